// The drawing: only what is in view is drawn, and only as much of it as can be seen at this size.
const canvas = document.getElementById('canvas');
const pen = canvas.getContext('2d');
const view = { x: 0, y: 0, scale: 1 };
const boxHeight = data.boxHeight;
let isScheduled = false;
let palette = {};

const readPalette = () => {
    const style = getComputedStyle(document.documentElement);
    for (const name of ['back', 'paper', 'ink', 'soft', 'rule', 'frame', 'accent', 'accent-soft', 'line', 'parent', 'collection',
        'fault', 'fault-soft', 'spoiled', 'spoiled-soft', 'warning', 'warning-soft', 'stripe-light', 'time']) {
        palette[name] = style.getPropertyValue('--' + name).trim();
    }
};

const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => { isScheduled = false; draw(); });
};

// The part of the plane that can be seen.
const window_ = () => ({
    left: view.x, top: view.y,
    right: view.x + canvas.clientWidth / view.scale, bottom: view.y + canvas.clientHeight / view.scale,
});

const fit = () => {
    const [width, height] = data.size;
    const scale = Math.min((canvas.clientWidth - 32) / Math.max(width, 1), (canvas.clientHeight - 32) / Math.max(height, 1), 1.25);
    view.scale = Math.max(scale, 0.00001);
    view.x = (width - canvas.clientWidth / view.scale) / 2;
    view.y = (height - canvas.clientHeight / view.scale) / 2;
    schedule();
};

const zoom = (factor, atX = canvas.clientWidth / 2, atY = canvas.clientHeight / 2) => {
    const scale = Math.min(4, Math.max(0.00001, view.scale * factor));
    view.x += atX / view.scale - atX / scale;
    view.y += atY / view.scale - atY / scale;
    view.scale = scale;
    schedule();
};

const center = (point) => {
    view.scale = Math.max(view.scale, 0.8);
    view.x = point.x + point.width / 2 - canvas.clientWidth / view.scale / 2;
    // On narrow screens the panel lies over the drawing.
    const covered = getComputedStyle(panel).position === 'absolute' ? panel.offsetHeight : 0;
    view.y = point.y + boxHeight / 2 - (canvas.clientHeight - covered) / view.scale / 2;
    schedule();
};

const pointAt = (clientX, clientY) => {
    const bounds = canvas.getBoundingClientRect();
    const x = view.x + (clientX - bounds.left) / view.scale;
    const y = view.y + (clientY - bounds.top) / view.scale;
    const slack = 4 / view.scale;
    return points.find((p) => x >= p.x - slack && x <= p.x + p.width + slack && y >= p.y - slack && y <= p.y + boxHeight + slack);
};

// From the right edge of one box to the left edge of another; around the boxes where the way leads back.
const traceLine = ({ from, to }) => {
    const x1 = from.x + from.width, y1 = from.y + boxHeight / 2, x2 = to.x, y2 = to.y + boxHeight / 2;
    pen.moveTo(x1, y1);
    if (view.scale < 0.12) { pen.lineTo(x2, y2); return; }
    const bend = x2 > x1 ? Math.max(24, (x2 - x1) / 2) : 60 + Math.min(120, Math.abs(y2 - y1) / 3);
    pen.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2);
};

const traceArrow = ({ to }) => {
    const x = to.x, y = to.y + boxHeight / 2;
    pen.moveTo(x, y);
    pen.lineTo(x - 7, y - 3.5);
    pen.lineTo(x - 7, y + 3.5);
    pen.closePath();
};

const lineStyles = [
    { accepts: (l) => l.kind === 0 && !l.crosses, color: 'line', dash: [] },
    { accepts: (l) => l.kind === 0 && l.crosses, color: 'parent', dash: [] },
    { accepts: (l) => [1, 2].includes(l.kind) && !l.crosses, color: 'line', dash: [6, 5] },
    { accepts: (l) => l.kind === 5 || ([1, 2].includes(l.kind) && l.crosses), color: 'parent', dash: [6, 5] },
    { accepts: (l) => l.kind === 3, color: 'collection', dash: [2, 4] },
    { accepts: (l) => l.kind === 4, color: 'parent', dash: [2, 4] },
];
for (const style of lineStyles) style.lines = lines.filter(style.accepts);

const touches = (line, win) =>
    Math.max(line.from.x + line.from.width, line.to.x) >= win.left - 120 && Math.min(line.from.x, line.to.x) <= win.right + 120
    && Math.max(line.from.y, line.to.y) + boxHeight >= win.top && Math.min(line.from.y, line.to.y) <= win.bottom;

const strokeLines = (some, color, dash, width, alpha) => {
    if (some.length === 0) return;
    pen.globalAlpha = alpha;
    pen.strokeStyle = pen.fillStyle = color;
    pen.lineWidth = width;
    pen.setLineDash(dash);
    pen.beginPath();
    some.forEach(traceLine);
    pen.stroke();
    pen.setLineDash([]);
    if (view.scale < 0.3) return;
    pen.beginPath();
    some.forEach(traceArrow);
    pen.fill();
};

const drawLines = (win, related) => {
    const isQuiet = isFiltered() || related !== null;
    const visible = (some) => some.filter((line) => touches(line, win));
    for (const { lines: some, color, dash } of lineStyles) {
        const inView = visible(some);
        const width = Math.max(1, 0.7 / view.scale);
        if (!isQuiet) { strokeLines(inView, palette[color], dash, width, view.scale < 0.12 ? 0.35 : 0.8); continue; }
        strokeLines(inView.filter((l) => !isStrong(l, related)), palette[color], dash, width, 0.12);
        strokeLines(inView.filter((l) => isStrong(l, related)), palette[color], dash, width * 1.6, 1);
    }
    if (related === null) return;
    const isStep = (line) => related.path.has(line.from) && related.path.has(line.to) && line.to.via === line.from.id;
    const inPath = visible(lines.filter(isStep));
    strokeLines(inPath, palette.accent, [], Math.max(2, 1.4 / view.scale), 1);
};

const isStrong = (line, related) =>
    related !== null ? line.from === selected || line.to === selected : line.from.isShown && line.to.isShown;

// The selected point with its neighbors and its way from the root; null where nothing is selected.
const relatedPoints = () => {
    if (selected === null) return null;
    const path = new Set(pathTo(selected));
    const all = new Set([...path, ...selected.needs.map((l) => l.to), ...selected.neededBy.map((l) => l.from), selected]);
    return { path, all };
};

// As much of the text as fits, the cut marked in the middle, where names differ least.
const fitted = (text, width) => {
    if (pen.measureText(text).width <= width) return text;
    const letters = Array.from(text);
    let [low, high] = [1, letters.length];
    const end = (count) => letters.slice(letters.length - Math.floor(count / 2));
    const cut = (count) => [...letters.slice(0, Math.ceil(count / 2)), '…', ...end(count)].join('');
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (pen.measureText(cut(middle)).width <= width) low = middle; else high = middle - 1;
    }
    return cut(low);
};

const drawPoint = (p, related) => {
    const isDim = related !== null ? !related.all.has(p) : isFiltered() && !p.isShown;
    pen.globalAlpha = isDim ? 0.22 : 1;
    const tone = ['', 'warning', 'spoiled', 'fault'][p.mark];
    pen.fillStyle = tone === '' ? palette.paper : palette[tone + '-soft'];
    pen.strokeStyle = p === selected ? palette.accent : tone === '' ? palette.rule : palette[tone];
    pen.lineWidth = (p === selected ? 3 : p.isShared ? 2 : 1) * Math.max(1, 0.6 / view.scale);
    pen.setLineDash(p.isUnused || p.kind === 'missing' ? [4, 3] : []);
    pen.beginPath();
    pen.roundRect(p.x, p.y, p.width, boxHeight, p.kind === 'collection' ? 2 : 8);
    pen.fill();
    pen.stroke();
    pen.setLineDash([]);
    if (p.module >= 0) {
        pen.fillStyle = `hsl(${(p.module * 137.5) % 360} 55% ${palette['stripe-light']})`;
        pen.fillRect(p.x + 1, p.y + 7, 3, boxHeight - 14);
    }
    if (p.times) {
        pen.fillStyle = palette.time;
        pen.fillRect(p.x + 8, p.y + boxHeight - 4, Math.max(2, (p.width - 16) * p.times.own / longestOwn), 3);
    }
    if (view.scale < 0.3) return;
    pen.fillStyle = palette.ink;
    pen.font = '600 12px system-ui, sans-serif';
    pen.fillText(fitted(p.name, p.width - 18), p.x + 11, p.y + 15);
    if (view.scale < 0.5) return;
    pen.fillStyle = palette.soft;
    pen.font = '10px system-ui, sans-serif';
    const words = [p.times ? duration(p.times.own) : '', p.kind === 'factory' ? '' : p.kind, moduleName(p), p.isShared ? 'shared' : ''].filter(Boolean);
    // The time is what one looks for: the rest makes room for it.
    while (p.times && words.length > 1 && pen.measureText(words.join(' · ')).width > p.width - 18) words.pop();
    pen.fillText(fitted(words.join(' · '), p.width - 18), p.x + 11, p.y + 29);
};

const drawFrames = (win) => {
    for (const [component, x, y, width, height] of data.frames) {
        if (x > win.right || x + width < win.left || y > win.bottom || y + height < win.top) continue;
        pen.globalAlpha = 1;
        pen.fillStyle = palette.frame;
        pen.strokeStyle = palette.rule;
        pen.lineWidth = 1 / Math.min(1, view.scale);
        pen.beginPath();
        pen.roundRect(x, y, width, height, 14);
        pen.fill();
        pen.stroke();
        const size = Math.min(13 / Math.min(1, view.scale), 46);
        pen.fillStyle = palette.soft;
        pen.font = `600 ${size}px system-ui, sans-serif`;
        const { name, scope } = components[component];
        const title = name + (scope ? ` · ${scope}` : '');
        const room = width - 32;
        if (room > size * 3) pen.fillText(fitted(title, room), x + 18, y + Math.max(24, size * 1.1));
    }
};

const draw = () => {
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (width === 0 || height === 0) return;
    if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    pen.fillStyle = palette.back;
    pen.fillRect(0, 0, width, height);
    pen.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, -view.x * ratio * view.scale, -view.y * ratio * view.scale);
    const win = window_();
    const related = relatedPoints();
    drawFrames(win);
    drawLines(win, related);
    for (const p of points) {
        if (p.x <= win.right && p.x + p.width >= win.left && p.y <= win.bottom && p.y + boxHeight >= win.top) drawPoint(p, related);
    }
};
