// The scene: which boxes, frames and links are drawn, and where. A small graph is drawn in layers; a large one as modules that open in
// place, and a selection has a scene of its own, its neighborhood.
import {
    changeSigns, components, countBindings, difference, duration, inWords, isBinding, isDeferred, lines, moduleOf, modules, number,
    plural, points, state,
} from './model.js';
import { isFiltered } from './filters.js';
import { neighborhood, shownPath } from './paths.js';
import { arrange, fitting } from './layout.js';
import { layered } from './layers.js';
import { shortened } from './names.js';

const smallGraph = 72;
export const manyModules = 72;
const bindingHeight = 38;
export const rowHeight = 17;
export const titleHeight = 26;
const padding = 12;

const ruler = document.createElement('canvas').getContext('2d');
const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
export const fontOf = (size, isBold) => `${isBold ? '600 ' : ''}${size}px ${fontFamily}`;
const widths = new Map();
const textWidth = (text, size = 12, isBold = false) => {
    const key = `${size}${isBold}${text}`;
    if (!widths.has(key)) {
        ruler.font = fontOf(size, isBold);
        widths.set(key, ruler.measureText(text).width);
    }
    return widths.get(key);
};
export const between = (least, value, most) => Math.min(most, Math.max(least, value));

export const filledModules = modules.filter((module) => module.points.length > 0);
export const filledComponents = components.filter((component) => component.points.length > 0);
// The settings of a module are one box, with a row for each.
const settingsOf = new Map(modules.map((module) => [module.id, module.points.filter((point) => point.kind === 'setting')]).filter(([, some]) => some.length > 1));
const foldedSettings = [...settingsOf.values()].reduce((sum, some) => sum + some.length - 1, 0);
export const isSmall = points.length - foldedSettings <= smallGraph;

// How the page opens: everything in a small graph; modules; in a large graph only components.
export const openAtFirst = () => {
    const openComponents = filledModules.length <= manyModules || filledComponents.length === 1 ? filledComponents : [];
    return { modules: new Set(isSmall ? filledModules.map((m) => m.id) : []), components: new Set(openComponents.map((c) => c.id)) };
};
export const closeAll = () => ({ modules: state.openModules, components: state.openComponents } = openAtFirst());
closeAll();

const inner = (list, of) => {
    const pairs = new Map();
    for (const line of lines) {
        const [from, to] = [of(line.from), of(line.to)];
        if (from === to || from < 0 || to < 0) continue;
        const key = from * list.length + to;
        const pair = pairs.get(key);
        if (pair) pair.weight++; else pairs.set(key, { from, to, weight: 1 });
    }
    return [...pairs.values()];
};
const moduleLinks = inner(modules, (p) => p.home);
const componentLinks = inner(components, (p) => modules[p.home]?.component ?? -1);
const within = (links, of) => {
    const result = new Map();
    for (const link of links) {
        const key = of(link.from);
        if (key !== of(link.to)) continue;
        if (!result.has(key)) result.set(key, []);
        result.get(key).push(link);
    }
    return result;
};
const linksInComponent = within(moduleLinks, (id) => modules[id].component);
const linesInModule = (() => {
    const result = new Map();
    for (const line of lines) {
        if (line.from.home !== line.to.home) continue;
        if (!result.has(line.from.home)) result.set(line.from.home, []);
        result.get(line.from.home).push(line);
    }
    return result;
})();

export const summary = (some) => {
    const counts = { all: countBindings(some), errors: 0, warnings: 0, affected: 0, shown: 0, changes: [0, 0, 0, 0] };
    for (const point of some) {
        if (point.mark === 3) counts.errors++;
        if (point.mark === 1) counts.warnings++;
        if (point.mark === 2) counts.affected++;
        if (point.isShown && isBinding(point)) counts.shown++;
        counts.changes[point.change]++;
    }
    return counts;
};
export const outside = (point) => point.neededBy.reduce((sum, line) => sum + (line.from.home === point.home ? 0 : 1), 0);

// What the second line of a binding's box says, the most important first. In a small graph it names the module, which has no frame there.
export const detailsOf = (point, namesModule) => [point.times ? duration(point.times.own) : '', point.implementation !== point.title ? point.implementation : '', point.fallback,
    point.kind === 'factory' ? '' : point.kind, namesModule && filledModules.length > 1 ? moduleOf(point)?.name ?? '' : '', point.isShared ? 'shared' : '',
    point.isolation && point.isolation !== 'nonisolated' ? point.isolation : '', point.isUnused ? 'unused' : ''].filter(Boolean);
// Texts are as large as can be read in a picture that is a little smaller than its natural size.
const legible = 1.09;
const compactHeight = 24;
const bindingBox = (point, { most = 230, namesModule = false, isCompact = false } = {}) => {
    const marks = point.mark > 0 || point.change > 0 ? 44 : 26;
    if (isCompact) {
        const width = textWidth(shortened(point.title, (text) => textWidth(text, 11, true) <= most - marks), 11, true) * legible + marks - 5;
        return { kind: 'binding', point, isCompact, w: Math.ceil(between(60, width, most)), h: compactHeight };
    }
    const title = textWidth(shortened(point.title, (text) => textWidth(text, 12, true) <= most - marks), 12, true) * (namesModule ? legible : 1) + marks;
    const detail = namesModule ? textWidth(detailsOf(point, true)[0] ?? 'factory', 11) * legible + 24 : 0;
    return { kind: 'binding', point, w: Math.ceil(between(namesModule ? 84 : 104, Math.max(title, Math.min(detail, 190)), most + 20)), h: bindingHeight };
};
const settingsBox = (module, some) => {
    const width = Math.max(textWidth(`Settings · ${module.name}`, 12, true), ...some.map((point) => textWidth(point.title, 11) + 8)) * legible + 26;
    return { kind: 'settings', isLast: true, settings: module, rows: some, top: 24, w: Math.ceil(between(110, width, 250)), h: 24 + some.length * rowHeight + 7 };
};
const changeText = (counts) => [1, 2, 3].filter((i) => counts.changes[i] > 0).map((i) => changeSigns[i] + counts.changes[i]).join(' ');
// What the second line of a closed box says.
export const cardDetails = (item, counts) => {
    const all = isFiltered() ? `${number(counts.shown)} of ${plural(counts.all, 'binding')}` : inWords(item.points);
    if (difference !== null && counts.changes[1] + counts.changes[2] + counts.changes[3] > 0) return [all, changeText(counts)];
    if (item.modules) return [all, plural(item.modules.length, 'module')];
    return [all, counts.errors > 0 ? plural(counts.errors, 'error') : '', counts.warnings > 0 ? plural(counts.warnings, 'warning') : ''].filter(Boolean);
};
// A closed module: its counts and, where there is room, the bindings that others require most.
const moduleBox = (module, rows, most = 250) => {
    const counts = summary(module.points);
    let shown = [];
    if (rows > 0) {
        const isChosen = isFiltered();
        const ranked = module.points.map((p) => [(p.change > 0 || (isChosen && p.isShown) ? 1e6 : 0) + outside(p) * 1000 + p.neededBy.length, p]);
        shown = ranked.sort((a, b) => b[0] - a[0] || a[1].id - b[1].id).slice(0, rows).map(([, p]) => p);
    }
    const width = Math.max(textWidth(module.name, 13, true) + (counts.errors + counts.warnings + counts.affected > 0 ? 48 : 32) + (module.change > 0 ? 20 : 0), 140, ...shown.map((p) => textWidth(p.name, 12) + 46));
    const more = module.points.length > shown.length && shown.length > 0 ? 1 : 0;
    const detail = textWidth(cardDetails(module, counts).join(' · '), 13) + 26;
    return { kind: 'module', module, counts, rows: shown, more, top: 48, w: Math.ceil(between(140, Math.max(width, detail) * (most > 250 ? legible : 1), most)), h: 48 + (shown.length > 0 ? (shown.length + more) * rowHeight + 8 : 0) };
};
// A closed component: its counts and, where there is room, its largest modules.
const componentBox = (component, rows) => {
    const own = component.modules.filter((module) => module.points.length > 0);
    const shown = rows > 0 ? [...own].sort((a, b) => b.points.length - a.points.length || a.id - b.id).slice(0, rows).sort((a, b) => a.id - b.id) : [];
    const more = own.length > shown.length && shown.length > 0 ? 1 : 0;
    const top = 72;
    return {
        kind: 'component', component, counts: summary(component.points), rows: shown, more, top,
        w: Math.ceil(between(220, textWidth(component.name, 15, true) + 60, 300)), h: top + (shown.length > 0 ? (shown.length + more) * rowHeight + 8 : 2),
    };
};

// The arrangement of the first view, in which modules open and close: what else is there stays where it is, as far as there is room.
let plan = { key: '' };
export const overview = (room) => {
    const key = `${Math.round(room.w)} ${Math.round(room.h)}`;
    const first = openAtFirst();
    const hasLayers = isSmall || (filledModules.length <= fewModules && first.components.size === filledComponents.length);
    if (plan.key !== key) plan = { key, ...(hasLayers ? {} : search(room, first)) };
    const same = (a, b) => a.size === b.size && [...a].every((id) => b.has(id));
    const isUnchanged = same(first.modules, state.openModules) && same(first.components, state.openComponents);
    if (hasLayers && isUnchanged) return plan.layers ??= isSmall ? layersScene(room) : moduleLayersScene(room);
    const isFirst = isUnchanged && !isFiltered();
    const best = isFirst ? plan.best : build(room, { modules: state.openModules, components: state.openComponents }, { form: 1.3, hasWays: true, componentForm: plan.componentForm ?? 1.5, rows: plan.rows ?? 4 }, { variants: plan.variants ?? new Map(), outer: plan.outer });
    return flat(best);
};

// Tries how much closed boxes can show, and shapes of modules and components, until all fit at full size.
const search = (room, open) => {
    const shape = room.w / room.h;
    const closed = filledModules.filter((m) => open.components.has(m.component) && !open.modules.has(m.id));
    const hasOpen = open.modules.size > 0;
    const hasClosed = filledComponents.some((component) => !open.components.has(component.id));
    const sizes = [...closed.map((module) => [module.points.length, 48]), ...filledComponents.filter((c) => !open.components.has(c.id)).map((c) => [c.modules.length, 72])];
    let best = null;
    for (const rows of (closed.length === 0 && !hasClosed) || closed.length > 90 ? [0] : [24, 16, 10, 6, 4, 2, 0]) {
        // Not worth a try where the boxes alone are larger than the room.
        if (rows > 0 && sizes.reduce((sum, [count, top]) => sum + 190 * (top + 20 + rowHeight * Math.min(rows, count)), 0) > room.w * room.h) continue;
        const caches = { contents: new Map(), cards: new Map() };
        for (const hasWays of hasOpen ? [true, false] : [false]) {
            for (const form of hasOpen ? [shape, 0.6, 1, 1.5, 2.4] : [1]) {
                for (const componentForm of filledComponents.length === 1 ? [shape] : [0.7, 1.5, 3]) {
                    const options = { form, hasWays, componentForm, rows };
                    const result = build(room, open, options, { variants: new Map() }, caches);
                    const worth = Math.min(result.all.scale, 1.1) * (hasWays ? 1.08 : 1);
                    if (best === null || worth > best.worth) best = { best: result, worth, ...options };
                }
            }
        }
        if (best.best.all.scale >= 1) break;
        if (rows > 0) best = null;
    }
    best.variants = best.best.variants;
    best.outer = best.best.all.variant;
    return best;
};

const build = (room, open, { form, hasWays, componentForm, rows }, { variants: known, outer }, caches = { contents: new Map(), cards: new Map() }) => {
    const isNarrow = room.w < 600;
    const variants = new Map(known);
    // The modules of a component that is opened by hand are many: they show only their counts.
    const startsOpen = openAtFirst().components;
    const remembered = (cache, key, make) => {
        if (!cache.has(key)) cache.set(key, make());
        return cache.get(key);
    };
    const contentOf = (module) => remembered(caches.contents, `${module.id} ${form} ${hasWays}`, () => {
        const boxes = module.points.map(bindingBox);
        const index = new Map(module.points.map((point, i) => [point, i]));
        const own = linesInModule.get(module.id) ?? [];
        const edges = own.map((l) => [index.get(l.from), index.get(l.to)]);
        return { boxes, lines: own, ...fitting(boxes, edges, { w: form, h: 1 }, { gap: 12, layerGap: isNarrow ? 30 : 36, mayRoute: hasWays, mayPack: boxes.length > 60 }) };
    });
    const blockOf = (module, isOnly) => {
        if (!open.modules.has(module.id)) return remembered(caches.cards, module, () => moduleBox(module, startsOpen.has(module.component) ? rows : 0));
        const content = contentOf(module);
        if (isOnly) return { kind: 'content', module, content, w: content.w, h: content.h };
        const title = textWidth(module.name, 12, true) + 90;
        return { kind: 'frame', module, content, w: Math.max(content.w, Math.min(title, 260)) + padding * 2, h: content.h + titleHeight + padding * 2 };
    };
    const layerGap = isNarrow ? 30 : difference === null ? 46 : 84;
    const frames = filledComponents.map((component) => {
        if (!open.components.has(component.id)) return remembered(caches.cards, component, () => componentBox(component, rows));
        const own = component.modules.filter((m) => m.points.length > 0);
        const blocks = own.map((m) => blockOf(m, own.length === 1));
        const index = new Map(own.map((m, i) => [m.id, i]));
        const edges = (linksInComponent.get(component.id) ?? []).map((l) => [index.get(l.from), index.get(l.to)]);
        const target = filledComponents.length === 1 ? { w: room.w, h: room.h } : { w: componentForm, h: 1 };
        const content = fitting(blocks, edges, target, { gap: 16, layerGap, mayPack: true, variant: variants.get(component.id) });
        variants.set(component.id, content.variant);
        const title = textWidth(component.name, 13, true) + 110;
        return { kind: 'frame', component, blocks, content, w: Math.max(content.w, Math.min(title, 280)) + padding * 2 + 4, h: content.h + titleHeight + padding * 2 + 4 };
    });
    const index = new Map(filledComponents.map((c, i) => [c.id, i]));
    const edges = componentLinks.map((l) => [index.get(l.from), index.get(l.to)]);
    const all = frames.length === 0 ? { x: [], y: [], w: 0, h: 0, scale: 1 }
        : fitting(frames, edges, { ...room, enough: 1 }, { gap: 24, layerGap: isNarrow ? 30 : 46, mayPack: true, variant: outer });
    return { frames, all, variants };
};

// From nested to flat.
const flat = (best) => {
    const scene = { kind: 'overview', boxes: [], frames: [], ways: new Map(), w: best.all.w, h: best.all.h };
    const place = (block, x, y) => {
        if (block.kind === 'frame') scene.frames.push({ ...block, x, y });
        if (block.kind === 'binding' || block.kind === 'module' || block.kind === 'component') { scene.boxes.push(Object.assign(block, { x, y })); return; }
        const [left, top] = block.kind === 'content' ? [x, y] : [x + padding + (block.component ? 2 : 0), y + titleHeight + padding];
        for (const [edge, points] of block.content.lines ? block.content.ways : []) {
            scene.ways.set(block.content.lines[edge], points.map(([a, b, size]) => [a + left, b + top, size]));
        }
        const parts = block.blocks ?? block.content.boxes;
        parts.forEach((part, i) => place(Object.assign(part, { group: block.content }), left + block.content.x[i], top + block.content.y[i]));
    };
    best.frames.forEach((frame, i) => place(frame, best.all.x[i], best.all.y[i]));
    scene.level = state.openModules.size > 0 ? 'bindings' : state.openComponents.size > 0 ? 'modules' : 'components';
    return connected(scene);
};

// A small graph: every box in a layer, in the arrangement that is clearest and largest.
// The scale at which the texts of boxes are as large as they must be at least.
const readable = 0.92;
const layersScene = (room) => {
    const full = layersOfBoxes(room, layerBoxes(false));
    // Boxes of one line where those of two are too many to be read at once.
    if (full.scale >= readable || room.w < 600) return sceneOfLayers(full);
    const compact = layersOfBoxes(room, layerBoxes(true));
    return sceneOfLayers(compact.scale > full.scale ? compact : full);
};
// A graph of a few modules: each is a box in a layer, with as many of its bindings as there is room for.
const fewModules = 24;
const moduleLayersScene = (room) => {
    let best = null;
    for (const rows of [8, 5, 3, 0]) {
        const found = layersOfBoxes(room, filledModules.map((module) => Object.assign(moduleBox(module, rows, 330), { lane: module.component })));
        if (best === null || found.scale > best.scale) best = found;
        if (best.scale >= readable) break;
    }
    return sceneOfLayers(best);
};
const layerBoxes = (isCompact) => {
    const folded = new Set([...settingsOf.values()].flat());
    const boxes = [];
    const names = new Map();
    // Where there are few boxes, they can be wide.
    const most = between(230, 9600 / (points.length + 1), 420);
    for (const module of modules) {
        const own = module.points.filter((point) => !folded.has(point));
        for (const point of own) {
            const box = bindingBox(point, { most, namesModule: true, isCompact });
            // Two names that would be cut to the same text are not cut.
            const short = shortened(point.title, (text) => textWidth(text, isCompact ? 11 : 12, true) <= 204);
            if (names.has(short) && names.get(short) !== point.title) Object.assign(box, bindingBox(point, { namesModule: true, isCompact, most: 600 }));
            names.set(short, point.title);
            boxes.push(Object.assign(box, { lane: module.component }));
        }
        if (settingsOf.has(module.id)) boxes.push(Object.assign(settingsBox(module, settingsOf.get(module.id)), { lane: module.component }));
    }
    return boxes;
};
const pointsIn = (box) => (box.point ? [box.point] : box.module ? box.module.points : box.rows);
const layersOfBoxes = (room, boxes) => {
    const isNarrow = room.w < 600;
    const isCompact = boxes.some((box) => box.isCompact);
    const index = new Map(boxes.flatMap((box, i) => pointsIn(box).map((point) => [point, i])));
    const pairs = new Map();
    for (const line of lines) {
        const [from, to] = [index.get(line.from), index.get(line.to)];
        if (from === undefined || to === undefined || from === to) continue;
        if (!pairs.has(`${from} ${to}`)) pairs.set(`${from} ${to}`, { edge: [from, to], lines: [] });
        pairs.get(`${from} ${to}`).lines.push(line);
    }
    const edges = [...pairs.values()].map((pair) => pair.edge);
    const isFree = [...pairs.values()].map((pair) => pair.lines.every((line) => line.kind === 5));
    const hasFrames = filledComponents.length > 1;
    let best = null;
    for (const isDown of boxes.length === 0 ? [] : isNarrow ? [true] : [false, true]) {
        for (const most of [...new Set([Infinity, 16, 13, 11, 9, 8, 7, 6, 5, 4].map((one) => Math.min(one, boxes.length)))]) {
            const found = layered(boxes, edges, { isFree, isDown, most, gap: isDown ? 14 : 10, layerGap: isDown ? (isCompact ? 18 : 24) : 34, laneGap: hasFrames ? (isDown ? 0 : titleHeight) + padding * 2 + 12 : 0 });
            const [w, h] = [found.w + (hasFrames ? padding * 2 : 0), found.h + (hasFrames ? titleHeight + padding * 2 : 0)];
            const scale = Math.min(room.w / w, room.h / h);
            // What can be read without zooming is large enough; then fewer crossings count.
            const worth = (Math.min(scale, readable) + Math.max(0, Math.min(scale, 1.2) - readable) / 5) * (1 - Math.min(0.3, found.crossings / (edges.length + 8) / 5));
            if (best === null || worth > best.worth) best = { ...found, worth, scale };
        }
    }
    return { boxes, best, pairs, hasFrames, scale: best?.scale ?? 1 };
};
const sceneOfLayers = ({ boxes, best, pairs, hasFrames }) => {
    if (boxes.length === 0) return connected({ kind: 'overview', level: 'bindings', boxes, frames: [], ways: new Map(), w: 0, h: 0 });
    const shift = hasFrames ? [padding, padding + titleHeight] : [0, 0];
    const group = { isDown: best.isDown };
    boxes.forEach((box, i) => Object.assign(box, { x: best.x[i] + shift[0], y: best.y[i] + shift[1], group }));
    const frames = !hasFrames ? [] : filledComponents.map((component) => {
        const own = boxes.filter((box) => box.lane === component.id);
        if (own.length === 0) return null;
        const [left, top] = [Math.min(...own.map((box) => box.x)), Math.min(...own.map((box) => box.y))];
        const [right, bottom] = [Math.max(...own.map((box) => box.x + box.w)), Math.max(...own.map((box) => box.y + box.h))];
        return { kind: 'frame', component, isLane: true, x: left - padding, y: top - titleHeight - padding, w: Math.max(right - left, 150) + padding * 2, h: bottom - top + titleHeight + padding * 2 };
    }).filter(Boolean);
    const ways = new Map();
    [...pairs.values()].forEach((pair, edge) => {
        const way = best.ways[edge]?.map(([x, y, size]) => [x + shift[0], y + shift[1], size]);
        if (way) for (const line of pair.lines) ways.set(line, way);
    });
    const right = Math.max(...boxes.map((box) => box.x + box.w), ...frames.map((frame) => frame.x + frame.w));
    const bottom = Math.max(...boxes.map((box) => box.y + box.h), ...frames.map((frame) => frame.y + frame.h));
    return connected({ kind: 'overview', isLayers: true, level: boxes.some((box) => box.module) ? 'modules' : 'bindings', boxes, frames, ways, w: right, h: bottom });
};

// The boxes of points, and the links between boxes: lines where both ends are bindings, and sums of lines elsewhere.
const connected = (scene) => {
    scene.boxOf = new Map();
    for (const box of scene.boxes) {
        if (box.kind === 'binding') scene.boxOf.set(box.point, box);
        for (const point of box.kind === 'module' ? box.module.points : box.kind === 'component' ? box.component.points : box.kind === 'settings' ? box.rows : []) scene.boxOf.set(point, box);
        box.links = [];
    }
    const sums = new Map();
    scene.links = [];
    scene.boxes.forEach((box, index) => { box.index = index; });
    const some = scene.kind === 'focus' ? new Set(scene.boxes.flatMap((box) => (box.point ? box.point.needs : []))) : lines;
    for (const line of some) {
        const [from, to] = [scene.boxOf.get(line.from), scene.boxOf.get(line.to)];
        if (!from || !to || from === to) continue;
        if (from.kind === 'binding' && to.kind === 'binding') { scene.links.push({ from, to, line, weight: 1, change: line.change, way: scene.ways.get(line) }); continue; }
        const key = from.index * scene.boxes.length + to.index;
        let sum = sums.get(key);
        if (!sum) {
            sum = { from, to, weight: 0, changes: [0, 0, 0, 0], isDeferred: true, crosses: line.crosses, way: scene.ways.get(line) };
            sums.set(key, sum);
            scene.links.push(sum);
        }
        sum.weight++;
        sum.changes[line.change]++;
        if (!isDeferred(line) && line.kind !== 2) sum.isDeferred = false;
    }
    for (const link of scene.links) { link.from.links.push(link); link.to.links.push(link); }
    scene.heaviest = scene.links.reduce((most, link) => Math.max(most, link.weight), 1);
    return scene;
};

// The neighborhood of the selected point, and the path from a root.
export const focus = (room) => {
    const center = state.selected;
    const distances = neighborhood(center, state.hops);
    const path = shownPath();
    const onPath = new Set(path);
    const ranks = [], boxes = [];
    const add = (box, rank) => { boxes.push(box); ranks.push(rank); };
    const columns = new Map();
    for (const [point, distance] of distances) {
        if (!columns.has(distance)) columns.set(distance, []);
        columns.get(distance).push(point);
    }
    const isDown = room.w < room.h * 0.9;
    const perColumn = Math.max(12, Math.floor((isDown ? room.w / 170 : room.h / 54) * (isDown ? 6 : 2)));
    const weight = (p) => (onPath.has(p) ? 1e9 : 0) + p.change * 1e7 + p.mark * 1e6 + p.neededBy.length + p.needs.length;
    for (const [distance, some] of columns) {
        const shown = some.length <= perColumn ? some : [...some].sort((a, b) => weight(b) - weight(a) || a.id - b.id).slice(0, perColumn - 1);
        for (const point of shown) add(bindingBox(point), distance);
        if (shown.length < some.length) add({ kind: 'more', count: some.length - shown.length, w: 120, h: bindingHeight }, distance);
    }
    // What of the path is beyond the neighborhood is to the left of it, without its middle where it is long.
    const before = path.filter((point) => !distances.has(point));
    const shownBefore = before.length <= 3 ? before : [before[0], null, before[before.length - 1]];
    shownBefore.forEach((point, i) => {
        const rank = -state.hops - shownBefore.length + i;
        add(point === null ? { kind: 'more', isPath: true, count: before.length - 2, w: 96, h: bindingHeight } : bindingBox(point), rank);
    });
    const index = new Map(boxes.map((box, i) => [box.point, i]));
    const [edges, edgeLines] = [[], []];
    boxes.forEach((box, i) => {
        for (const line of box.point?.needs ?? []) {
            const to = index.get(line.to);
            if (to !== undefined && ranks[to] > ranks[i]) { edges.push([i, to]); edgeLines.push(line); }
        }
        // A box that represents several others is placed near the box that it is connected to.
        if (box.kind === 'more') edges.push(ranks[i] < 0 ? [i, index.get(center)] : [index.get(center), i]);
    });
    const limits = isDown ? [Infinity, room.w - 20] : [Infinity, room.h - 40, room.h * 0.6];
    const all = limits.map((limit) => arrange(boxes, edges, { isDown, limit, gap: 14, layerGap: isDown ? 44 : 62, ranks, routes: edges.length <= 160 && limit === Infinity }))
        .map((one) => ({ ...one, scale: Math.min(room.w / one.w, room.h / one.h) })).sort((a, b) => Math.min(b.scale, 1.1) - Math.min(a.scale, 1.1))[0];
    boxes.forEach((box, i) => Object.assign(box, { x: all.x[i], y: all.y[i], distance: ranks[i], group: all }));
    const ways = new Map([...all.ways].map(([edge, points]) => [edgeLines[edge], points]));
    const scene = connected({ kind: 'focus', level: 'focus', boxes, frames: [], ways, w: all.w, h: all.h, isDown });
    const pathStep = boxes.find((box) => box.isPath);
    if (pathStep) {
        const [first, last] = [scene.boxOf.get(before[0]), scene.boxOf.get(before[before.length - 1])];
        for (const [from, to] of [[first, pathStep], [pathStep, last]]) {
            const link = { from, to, weight: 1, isPath: true };
            scene.links.push(link);
            from.links.push(link);
            to.links.push(link);
        }
        scene.links = scene.links.filter((link) => !(link.from === first && link.to === last) || link.line);
    }
    // One heading above each side.
    scene.headings = [];
    for (const [sign, title, count] of [[-1, 'required by', center.neededBy.length], [1, 'depends on', center.needs.length]]) {
        const near = boxes.filter((box) => box.distance === sign);
        if (near.length === 0) continue;
        const [x, y] = [Math.min(...near.map((b) => b.x)), Math.min(...near.map((b) => b.y))];
        scene.headings.push({ text: `${title} ${number(count)}`, x, y: y - 8 });
    }
    return scene;
};
