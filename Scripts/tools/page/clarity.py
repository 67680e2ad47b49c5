"""How clear a picture of a graph is, in numbers: of the page, and of what Graphviz makes of the same graph.

* crossings: the places at which two lines cross that have no end in common
* through boxes: the pairs of a line and a box that the line passes through, and neither begins nor ends at
* cut: the names that are not shown in full
* used: the part of the picture that boxes cover
"""
import json, re, subprocess

# The same measure for both pictures. Lines are polygons; boxes are `{ index, left, top, right, bottom }`.
MEASURE = """((lines, boxes) => {
    const cross = (a, b, c, d) => {
        const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
        const size = rx * sy - ry * sx;
        if (Math.abs(size) < 1e-9) return null;
        const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / size, u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / size;
        return t > 0 && t < 1 && u > 0 && u < 1 ? [a[0] + t * rx, a[1] + t * ry] : null;
    };
    const bounds = lines.map(({ points }) => points.reduce(([l, t, r, b], [x, y]) => [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)], [1e9, 1e9, -1e9, -1e9]));
    const places = [];
    let through = 0;
    for (let i = 0; i < lines.length; i++) {
        for (let j = 0; j < i; j++) {
            if (lines[i].from === lines[j].from || lines[i].to === lines[j].to || lines[i].from === lines[j].to || lines[i].to === lines[j].from) continue;
            if (bounds[i][0] > bounds[j][2] || bounds[j][0] > bounds[i][2] || bounds[i][1] > bounds[j][3] || bounds[j][1] > bounds[i][3]) continue;
            for (let a = 1; a < lines[i].points.length; a++) for (let b = 1; b < lines[j].points.length; b++) {
                const place = cross(lines[i].points[a - 1], lines[i].points[a], lines[j].points[b - 1], lines[j].points[b]);
                // Lines that share a way cross another one at one place.
                if (place && !places.some(([x, y]) => Math.abs(x - place[0]) < 3 && Math.abs(y - place[1]) < 3)) places.push(place);
            }
        }
        for (const box of boxes) {
            if (box.index === lines[i].from || box.index === lines[i].to) continue;
            const [l, t, r, b] = [box.left + 2, box.top + 2, box.right - 2, box.bottom - 2];
            if (lines[i].points.some(([x, y]) => x > l && x < r && y > t && y < b)
                || lines[i].points.some((point, k) => k > 0 && [[[l, t], [r, t]], [[r, t], [r, b]], [[r, b], [l, b]], [[l, b], [l, t]]].some(([c, d]) => cross(lines[i].points[k - 1], point, c, d)))) through++;
        }
    }
    return [places.length, through];
})"""


def measured(browser, lines, boxes, width, height):
    crossings, through = browser.run(f'{MEASURE}({json.dumps(lines)}, {json.dumps(boxes)})')
    used = sum((box['right'] - box['left']) * (box['bottom'] - box['top']) for box in boxes) / (width * height)
    return {'crossings': crossings, 'through boxes': through, 'used': used}


def of_page(browser):
    """The first view of the page that is open."""
    lines, boxes, labels = (browser.run(f'dovetail.{what}()') for what in ['links', 'boxes', 'labels'])
    names = [label for label in labels if label['kind'] in ('name', 'row')]
    canvas = browser.run("(({ left, top, right, bottom }) => [left, top, right, bottom])(document.getElementById('canvas').getBoundingClientRect())")
    outside = [box for box in boxes if box['left'] < canvas[0] - 1 or box['top'] < canvas[1] - 1 or box['right'] > canvas[2] + 1 or box['bottom'] > canvas[3] + 1]
    found = measured(browser, lines, boxes, canvas[2] - canvas[0], canvas[3] - canvas[1])
    count = browser.run("document.getElementById('totals').textContent")
    return found | {'cut': sum('…' in label['text'] for label in names), 'outside': len(outside), 'boxes': len(boxes), 'lines': len(lines), 'size': count,
                    'smallest': min((label['size'] for label in labels), default=0), 'level': browser.run('dovetail.level'),
                    'alike': len(names) - len({(label['text'], label['left'], label['top']) for label in names})}


def check(browser, pages, drawings, expect):
    """The first views of programs, beside what Graphviz makes of the same graphs.

    A page may not be worse than `dot`, and what fits on it must be legible: no line behind a box, no name cut, nothing outside.
    """
    print('clarity of the first view at 1440 × 900, and of the drawing of dot')
    print(f"          {'program':16} {'boxes':>5} {'lines':>5} │ {'crossings':>9} {'through':>7} {'cut':>4} {'used':>5} {'text':>7} │ {'crossings':>9} {'through':>7} {'used':>5} {'text':>7}")
    for name, file in pages.items():
        browser.open(file, 1440, 900)
        browser.frame()
        page = of_page(browser)
        other = of_dot(browser, drawings[name]) if name in drawings else None
        row = (f"{name:16} {page['boxes']:5} {page['lines']:5} │ {page['crossings']:9} {page['through boxes']:7} {page['cut']:4} {page['used']:5.0%} {page['smallest']:4.1f} px │")
        if other:
            row += f" {other['crossings']:9} {other['through boxes']:7} {other['used']:5.0%} {11 * other['scale']:4.1f} px"
        is_clear = page['through boxes'] == 0 and page['cut'] == 0 and page['outside'] == 0 and page['smallest'] >= 11 and page['alike'] == 0
        # The view of modules has fewer lines than a drawing of all bindings.
        is_clearer = other is None or page['level'] != 'bindings' or page['crossings'] <= other['crossings']
        expect(is_clear and is_clearer, row)


def of_dot(browser, text):
    """What `dot` makes of a drawing; its picture as large as fits into the page's."""
    layout = json.loads(subprocess.run(['dot', '-Tjson'], input=text, capture_output=True, text=True, check=True).stdout)
    width, height = (float(value) for value in layout['bb'].split(',')[2:])
    nodes = {node['_gvid']: node for node in layout['objects'] if 'pos' in node}
    boxes = []
    for number, node in nodes.items():
        x, y = (float(value) for value in node['pos'].split(','))
        w, h = float(node['width']) * 36, float(node['height']) * 36
        boxes.append({'index': number, 'left': x - w, 'right': x + w, 'top': y - h, 'bottom': y + h})
    lines = []
    for edge in layout.get('edges', []):
        points = [tuple(map(float, point.split(','))) for point in re.sub(r'[es],[-\d.e+]+,[-\d.e+]+ ?', '', edge['pos']).split()]
        curve = [points[0]]
        for at in range(1, len(points) - 2, 3):
            (ax, ay), (bx, by), (x, y), (px, py) = points[at], points[at + 1], points[at + 2], curve[-1]
            for step in range(1, 13):
                t, u = step / 12, 1 - step / 12
                curve.append((u**3 * px + 3 * u * u * t * ax + 3 * u * t * t * bx + t**3 * x, u**3 * py + 3 * u * u * t * ay + 3 * u * t * t * by + t**3 * y))
        lines.append({'from': edge['tail'], 'to': edge['head'], 'points': curve})
    return measured(browser, lines, boxes, width, height) | {'scale': min(1400 / width, 740 / height)}
