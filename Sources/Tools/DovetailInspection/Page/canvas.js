// The drawing of a scene: only what is in view, text never smaller than can be read.
import { changeSigns, countBindings, difference, isDeferred, longestOwn, moduleOf, number, plural, state } from './model.js';
import { isFiltered } from './filters.js';
import { neighborhood, shownPath } from './paths.js';
import { shortened } from './names.js';
import { between, cardDetails, detailsOf, filledModules, fontOf, rowHeight, titleHeight } from './scene.js';

export const byId = (id) => document.getElementById(id);
export const canvas = byId('canvas');
const pen = canvas.getContext('2d');
export const panel = byId('panel');
export const view = { x: 0, y: 0, scale: 1, isMoved: false };
const smallestText = 11;
let isScheduled = false;
export let palette = {};
export let labels = [];

export const readPalette = () => {
    const style = getComputedStyle(document.documentElement);
    for (const name of ['back', 'paper', 'ink', 'soft', 'rule', 'edge', 'frame', 'inner', 'accent', 'accent-soft', 'line', 'parent', 'collection',
        'error', 'error-soft', 'affected', 'affected-soft', 'warning', 'warning-soft', 'added', 'added-soft', 'removed', 'removed-soft',
        'changed', 'changed-soft', 'stripe-light', 'time']) {
        palette[name] = style.getPropertyValue('--' + name).trim();
    }
};
const stripe = (module) => `hsl(${(module.id * 137.5) % 360} 55% ${palette['stripe-light']})`;

export const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => { isScheduled = false; draw(); });
};

// The part of the canvas that nothing covers: on narrow screens the panel lies over the drawing.
export const room = () => {
    const covered = !panel.hidden && getComputedStyle(panel).position === 'absolute' ? panel.offsetHeight : 0;
    return { w: Math.max(canvas.clientWidth - 40, 80), h: Math.max(canvas.clientHeight - covered - 48, 80) };
};

export const show = (left, top, width, height, { least = 0.00001, most = 1.25 } = {}) => {
    const free = room();
    view.scale = Math.max(least, Math.min(free.w / Math.max(width, 1), free.h / Math.max(height, 1), most));
    const shift = (size, extent) => (size * view.scale <= extent + 1 ? (size - extent / view.scale) / 2 : 0);
    view.x = left + shift(width, free.w) - 20 / view.scale;
    view.y = top + shift(height, free.h) - 28 / view.scale;
    schedule();
};
export const showAll = () => { if (state.scene) show(0, 0, state.scene.w, state.scene.h); };
// A first view is readable: what does not fit is reached by panning.
export const showFirst = () => {
    if (!state.scene) return;
    view.isMoved = false;
    show(0, 0, state.scene.w, state.scene.h, { least: 0.86, most: 1.35 });
    const free = room();
    const box = state.scene.kind === 'focus' ? state.scene.boxOf.get(state.selected) : null;
    if (box) {
        if (state.scene.w > free.w) view.x = box.x + box.w / 2 - (free.w / 2 + 20) / view.scale;
        if (state.scene.h > free.h) view.y = box.y + box.h / 2 - (free.h / 2 + 28) / view.scale;
    }
};
export const showBoxes = (boxes) => {
    if (boxes.length === 0) return;
    const left = Math.min(...boxes.map((b) => b.x)), top = Math.min(...boxes.map((b) => b.y));
    const [w, h] = [Math.max(...boxes.map((b) => b.x + b.w)) - left, Math.max(...boxes.map((b) => b.y + b.h)) - top];
    show(left, top, w, h, { least: 0.86, most: 1.25 });
    const chosen = state.scene.boxOf.get(state.selected);
    const free = room();
    if (chosen && boxes.includes(chosen)) {
        if (w > free.w) view.x = chosen.x + chosen.w / 2 - (free.w / 2 + 20) / view.scale;
        if (h > free.h) view.y = chosen.y + chosen.h / 2 - (free.h / 2 + 28) / view.scale;
    }
};

export const zoom = (factor, atX = canvas.clientWidth / 2, atY = canvas.clientHeight / 2) => {
    const scale = Math.min(4, Math.max(0.02, view.scale * factor));
    view.x += atX / view.scale - atX / scale;
    view.y += atY / view.scale - atY / scale;
    view.scale = scale;
    view.isMoved = true;
    schedule();
};

const at = (clientX, clientY) => {
    const bounds = canvas.getBoundingClientRect();
    return [view.x + (clientX - bounds.left) / view.scale, view.y + (clientY - bounds.top) / view.scale];
};
const contains = (box, x, y, height = box.h) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + height;
// What is below the pointer: a box, a row of a box, or the title of a frame.
export const hit = (clientX, clientY) => {
    if (!state.scene) return null;
    const [x, y] = at(clientX, clientY);
    const box = state.scene.boxes.find((one) => contains(one, x, y));
    if (box) {
        const row = box.rows ? Math.floor((y - box.y - box.top) / rowHeight) : -1;
        const item = row >= 0 ? box.rows[row] : undefined;
        return { box, point: box.point ?? (box.module || box.settings ? item : undefined), module: box.component ? item : undefined };
    }
    const frame = [...state.scene.frames].reverse().find((one) => !one.isLane && contains(one, x, y, titleHeight + 6));
    return frame ? { frame } : null;
};

// The ends of a link: at the sides of the boxes that face each other.
const ends = ({ from, to, way }) => {
    if (way) {
        // A line that closes a cycle leads back.
        const isBack = from.group.isDown ? to.y < from.y : to.x < from.x;
        if (from.group.isDown) {
            return [from.x + from.w / 2, isBack ? from.y : from.y + from.h, to.x + to.w / 2, isBack ? to.y + to.h : to.y, 0, isBack ? -1 : 1];
        }
        return [isBack ? from.x : from.x + from.w, from.y + from.h / 2, isBack ? to.x + to.w : to.x, to.y + to.h / 2, isBack ? -1 : 1, 0];
    }
    const right = to.x - (from.x + from.w), left = from.x - (to.x + to.w);
    const below = to.y - (from.y + from.h), above = from.y - (to.y + to.h);
    const [middleX, middleY] = [from.x + from.w / 2, from.y + from.h / 2];
    const [toX, toY] = [to.x + to.w / 2, to.y + to.h / 2];
    const [across, down] = [Math.max(right, left), Math.max(below, above)];
    if (across < 0 && down < 0) return [middleX, middleY, toX, toY, 0, 0];
    // Boxes that were arranged together are connected along their layers.
    const isAcross = from.group && from.group === to.group ? (from.group.isDown ? down <= 0 : across > 0) : across >= down;
    if (isAcross && across > 0) {
        return right >= left ? [from.x + from.w, middleY, to.x, toY, 1, 0] : [from.x, middleY, to.x + to.w, toY, -1, 0];
    }
    return below >= above ? [middleX, from.y + from.h, toX, to.y, 0, 1] : [middleX, from.y, toX, to.y + to.h, 0, -1];
};
const curve = (link) => {
    const [x1, y1, x2, y2, dx, dy] = link.ends ??= ends(link);
    const bend = Math.max(18, (dx !== 0 ? Math.abs(x2 - x1) : Math.abs(y2 - y1)) / 2);
    return [x1, y1, x1 + dx * bend, y1 + dy * bend, x2 - dx * bend, y2 - dy * bend, x2, y2];
};
const traceLine = (link, to = pen) => {
    if (link.way) { traceWay(link, to); return; }
    const [x1, y1, ax, ay, bx, by, x2, y2] = curve(link);
    to.moveTo(x1, y1);
    to.bezierCurveTo(ax, ay, bx, by, x2, y2);
};
// Through the room that the layers in between have for it: straight through a layer, and curved from one to the next.
const traceWay = (link, to) => {
    const { isDown } = link.from.group;
    const [startX, startY, endX, endY] = link.ends ??= ends(link);
    let [x, y] = [startX, startY];
    to.moveTo(x, y);
    const reach = (x2, y2) => {
        const bend = (isDown ? y2 - y : x2 - x) / 2;
        if (isDown) to.bezierCurveTo(x, y + bend, x2, y2 - bend, x2, y2); else to.bezierCurveTo(x + bend, y, x2 - bend, y2, x2, y2);
        [x, y] = [x2, y2];
    };
    for (const [px, py, size] of link.way) {
        reach(px, py);
        if (isDown) y = py + size; else x = px + size;
        to.lineTo(x, y);
    }
    reach(endX, endY);
};
// A line as the points of a polygon, as fine as is needed to see what it crosses.
export const pointsOf = (link) => {
    const found = [];
    traceLine(link, {
        moveTo: (x, y) => { found.push([x, y]); },
        lineTo: (x, y) => { found.push([x, y]); },
        bezierCurveTo: (ax, ay, bx, by, x, y) => {
            const [px, py] = found[found.length - 1];
            for (let step = 1; step <= 12; step++) {
                const [t, u] = [step / 12, 1 - step / 12];
                found.push([u * u * u * px + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * x, u * u * u * py + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * y]);
            }
        },
    });
    return found;
};
const traceArrow = (link) => {
    const [x1, y1, x2, y2, dx, dy] = link.ends ??= ends(link);
    const size = between(5, 6 / view.scale, 9);
    const [ux, uy] = dx === 0 && dy === 0 ? [Math.sign(x2 - x1), 0] : [dx, dy];
    pen.moveTo(x2, y2);
    pen.lineTo(x2 - ux * size - uy * size / 2, y2 - uy * size - ux * size / 2);
    pen.lineTo(x2 - ux * size + uy * size / 2, y2 - uy * size + ux * size / 2);
    pen.closePath();
};
// A link from one component into another begins with a square.
const traceSquare = (link) => { pen.rect(link.ends[0] - 3, link.ends[1] - 3, 6, 6); };

// The styles of links: what they mean is in the dashes and the ends as well as in the color.
export const dashes = { eager: [], deferred: [7, 5], weak: [8, 3, 2, 3], contribution: [2, 3] };
const styleOf = (link) => {
    if (link.change === 1) return { color: 'added', dash: [], extra: 1.2 };
    if (link.change === 2) return { color: 'removed', dash: [3, 4], extra: 1 };
    if (link.isPath) return { color: 'accent', dash: [2, 4], extra: 1 };
    if (!link.line) {
        const extra = Math.log2(link.weight) * 0.55;
        if (link.changes[1] === link.weight) return { color: 'added', dash: [], extra };
        if (link.changes[2] === link.weight) return { color: 'removed', dash: [3, 4], extra };
        if (link.changes[1] + link.changes[2] > 0) return { color: 'changed', dash: [], extra };
        return { color: link.crosses ? 'parent' : 'line', dash: link.isDeferred ? dashes.deferred : [], extra };
    }
    const kind = link.line.kind;
    const dash = kind === 2 ? dashes.weak : kind === 3 || kind === 4 ? dashes.contribution : isDeferred(link.line) ? dashes.deferred : [];
    return { color: kind === 3 ? 'collection' : link.line.crosses || kind >= 4 ? 'parent' : 'line', dash, extra: 0 };
};

// What is emphasized: the neighborhood of the selection, else what is below the pointer, else what passes the filters.
const emphasis = () => {
    if (state.selected && state.scene.kind === 'focus') {
        const path = new Set(shownPath());
        return { path, isStrong: () => true, isNear: (link) => link.from.point === state.selected || link.to.point === state.selected };
    }
    if (state.selected) {
        const distances = neighborhood(state.selected, state.hops);
        const path = new Set(shownPath());
        const chosen = state.scene.boxOf.get(state.selected);
        const isIn = (box) => (box.point ? distances.has(box.point) || path.has(box.point) : [...distances.keys(), ...path].some((p) => state.scene.boxOf.get(p) === box));
        return { path, isStrong: isIn, isNear: (link) => link.from === chosen || link.to === chosen || (state.hops > 1 && isIn(link.from) && isIn(link.to)) };
    }
    const target = state.hovered ?? (document.activeElement === canvas ? state.cursor : null);
    if (target?.links?.length > 0) {
        const near = new Set([target, ...target.links.flatMap((link) => [link.from, link.to])]);
        return { path: null, isStrong: () => true, isNear: (link) => link.from === target || link.to === target, isQuiet: (link) => !(near.has(link.from) && near.has(link.to)) };
    }
    if (isFiltered()) {
        const isShown = (box) => (box.point ? box.point.isShown : box.settings ? box.rows.some((point) => point.isShown) : box.counts ? box.counts.shown > 0 : true);
        return { path: null, isStrong: isShown, isNear: null };
    }
    return null;
};

const strokeLinks = (some, emphasized, isEmphasized) => {
    const groups = new Map();
    for (const link of some) {
        const style = styleOf(link);
        const key = `${style.color} ${style.dash} ${style.extra.toFixed(1)}`;
        if (!groups.has(key)) groups.set(key, { style, links: [] });
        groups.get(key).links.push(link);
    }
    const thin = Math.max(1, 0.9 / view.scale);
    for (const { style, links: group } of groups.values()) {
        pen.globalAlpha = emphasized === null ? between(0.35, 0.9 - group.length / 500, 0.9) : isEmphasized ? 1 : 0.16;
        pen.strokeStyle = pen.fillStyle = palette[style.color];
        pen.lineWidth = thin * (1 + style.extra) * (isEmphasized ? 1.5 : 1);
        pen.setLineDash(style.dash);
        pen.beginPath();
        group.forEach((link) => traceLine(link));
        pen.stroke();
        pen.setLineDash([]);
        if (view.scale < 0.35) continue;
        pen.beginPath();
        group.forEach(traceArrow);
        for (const link of group) if (link.line?.crosses || link.crosses) traceSquare(link);
        pen.fill();
    }
};

const drawLinks = (win, strong) => {
    const visible = state.scene.links.filter(({ from, to }) =>
        Math.max(from.x + from.w, to.x + to.w) >= win.left && Math.min(from.x, to.x) <= win.right
        && Math.max(from.y + from.h, to.y + to.h) >= win.top && Math.min(from.y, to.y) <= win.bottom);
    if (strong === null) { strokeLinks(visible, null, false); return; }
    const isNear = strong.isNear ?? ((link) => strong.isStrong(link.from) && strong.isStrong(link.to));
    const near = visible.filter(isNear);
    const rest = visible.filter((link) => !isNear(link));
    const isFocus = state.scene.kind === 'focus';
    strokeLinks(rest, isFocus ? null : strong, false);
    strokeLinks(near, strong, true);
    if (!strong.path || strong.path.size === 0) return;
    const path = [...strong.path];
    const steps = new Set(path.slice(1).map((point, i) => `${path[i].id} ${point.id}`));
    const inPath = visible.filter((link) => link.line ? steps.has(`${link.line.from.id} ${link.line.to.id}`) : link.isPath);
    pen.globalAlpha = 1;
    pen.strokeStyle = pen.fillStyle = palette.accent;
    pen.lineWidth = Math.max(2.4, 2 / view.scale);
    for (const dash of [[], dashes.deferred]) {
        const group = inPath.filter((link) => (styleOf(link).dash.length > 0) === (dash.length > 0));
        pen.setLineDash(dash);
        pen.beginPath();
        group.forEach((link) => traceLine(link));
        pen.stroke();
        pen.setLineDash([]);
        pen.beginPath();
        group.forEach(traceArrow);
        pen.fill();
    }
};

const fitted = (text, width) => shortened(text, (one) => pen.measureText(one).width <= width);
// Writes text of this size in the plane, larger where it would be too small on screen, and remembers where it is.
const write = (kind, text, x, y, width, { size = 12, isBold = false, color = 'ink', isDim = false, align = 'left' } = {}) => {
    const real = Math.max(size, smallestText / view.scale);
    if (width * view.scale < 14 || text === '') return 0;
    pen.font = fontOf(real, isBold);
    const shown = fitted(text, width);
    const length = pen.measureText(shown).width;
    const left = align === 'right' ? x - length : align === 'center' ? x - length / 2 : x;
    pen.fillStyle = palette[color] ?? color;
    pen.fillText(shown, left, y);
    labels.push({ kind, text: shown, size: real * view.scale, left, top: y - real * 0.78, right: left + length, bottom: y + real * 0.22, isDim });
    return length;
};

// The shapes of marks, on a square of 12: an error is an octagon, a warning a triangle, an affected binding an open diamond.
export const markShapes = ['', 'M6 .5l6 11H0z', 'M6 0l6 6-6 6-6-6z', 'M3.5 0h5L12 3.5v5L8.500 12h-5L0 8.500v-5z'];
export const markPaths = markShapes.map((shape) => (shape ? new Path2D(shape) : null));
export const markColors = ['', 'warning', 'affected', 'error'];
const drawMark = (mark, x, y, size = 11) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(size / 12, size / 12);
    pen.fillStyle = pen.strokeStyle = palette[markColors[mark]];
    if (mark === 2) { pen.lineWidth = 2; pen.stroke(markPaths[2]); } else pen.fill(markPaths[mark]);
    pen.restore();
};
export const changeColors = ['', 'added', 'removed', 'changed'];
const drawChange = (change, x, y) => {
    pen.fillStyle = palette[changeColors[change]];
    pen.beginPath();
    pen.roundRect(x, y, 15, 15, 4);
    pen.fill();
    pen.fillStyle = palette.paper;
    pen.font = fontOf(13, true);
    pen.textAlign = 'center';
    pen.fillText(changeSigns[change], x + 7.5, y + 12);
    pen.textAlign = 'left';
};

const shape = (box, radius, fill, stroke, width, dash = []) => {
    pen.fillStyle = fill;
    pen.strokeStyle = stroke;
    pen.lineWidth = width * Math.max(1, 0.7 / view.scale);
    pen.setLineDash(dash);
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.w, box.h, radius);
    pen.fill();
    pen.stroke();
    pen.setLineDash([]);
};
const ring = (box) => {
    pen.strokeStyle = palette.accent;
    pen.lineWidth = 2 / view.scale;
    pen.beginPath();
    pen.roundRect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, 10);
    pen.stroke();
};

const drawBinding = (box, isDim) => {
    const p = box.point;
    const tone = p.change > 0 ? changeColors[p.change] : markColors[p.mark];
    const isChosen = p === state.selected;
    shape(box, p.kind === 'collection' ? 1 : 8, tone === '' ? palette.paper : palette[tone + '-soft'],
        isChosen ? palette.accent : tone === '' ? palette.edge : palette[tone], isChosen ? 3.5 : p.isShared ? 2.5 : 1,
        p.isUnused || p.kind === 'missing' || p.change === 2 ? [4, 3] : []);
    const module = moduleOf(p);
    if (module) {
        pen.fillStyle = stripe(module);
        pen.fillRect(box.x + 3, box.y + box.h * 0.18, 3, box.h * 0.64);
    }
    if (p.times) {
        pen.fillStyle = palette.time;
        pen.fillRect(box.x + 10, box.y + box.h - 4, Math.max(2, (box.w - 20) * p.times.own / longestOwn), 3);
    }
    if (view.scale * box.h < 16) return;
    let right = box.x + box.w - 7;
    if (p.mark > 0) { drawMark(p.mark, right - 11, box.y + 6); right -= 16; }
    if (p.change > 0) { drawChange(p.change, right - 15, box.y + 4); right -= 20; }
    const hasTwo = !box.isCompact && view.scale * box.h >= 30;
    write('name', p.title, box.x + 11, box.y + (hasTwo ? 16 : box.h / 2 + 4), right - box.x - 11, { size: box.isCompact ? 11 : 12, isBold: true, isDim });
    if (!hasTwo) return;
    const words = detailsOf(p, state.scene.kind === 'focus' || state.scene.isLayers);
    pen.font = fontOf(Math.max(11, smallestText / view.scale), false);
    while (words.length > 1 && pen.measureText(words.join(' · ')).width > box.w - 20) words.pop();
    write('detail', words.length > 0 ? words.join(' · ') : 'factory', box.x + 11, box.y + 30, box.w - 20, { size: 11, color: 'soft', isDim });
};

// The settings of a module, a row for each.
const drawSettings = (box, isDim) => {
    const isChosen = box.rows.includes(state.selected);
    shape(box, 8, palette.paper, isChosen ? palette.accent : palette.edge, isChosen ? 3.5 : 1);
    pen.fillStyle = stripe(box.settings);
    pen.fillRect(box.x + 3, box.y + 7, 3, box.h - 14);
    write('name', filledModules.length > 1 ? `Settings · ${box.settings.name}` : 'Settings', box.x + 11, box.y + 16, box.w - 16, { isBold: true, isDim });
    box.rows.forEach((point, i) => {
        const y = box.y + box.top + i * rowHeight + 12;
        const sign = point.change > 0 ? `${changeSigns[point.change]} ` : '';
        const mark = point.mark > 0 ? 14 : 0;
        if (point.mark > 0) drawMark(point.mark, box.x + 11, y - 9, 9);
        write('row', sign + point.title, box.x + 11 + mark, y, box.w - 18 - mark, { size: 11, color: point === state.selected ? 'accent' : 'ink', isBold: point === state.selected, isDim });
    });
};

const drawCard = (box, isDim) => {
    const item = box.module ?? box.component;
    const { counts } = box;
    const worst = counts.errors > 0 ? 3 : counts.warnings > 0 ? 1 : counts.affected > 0 ? 2 : 0;
    const differs = difference !== null && counts.changes[1] + counts.changes[2] + counts.changes[3] > 0;
    const tone = item.change > 0 ? changeColors[item.change] : '';
    shape(box, 8, palette.paper, tone ? palette[tone] : differs ? palette.changed : palette.edge, tone || differs ? 2 : 1.2, item.change === 2 ? [4, 3] : []);
    if (box.module) {
        pen.fillStyle = stripe(box.module);
        pen.fillRect(box.x + 4, box.y + 8, 4, 32);
    }
    if (view.scale * 40 < 16) return;
    const isLarge = box.kind === 'component';
    let right = box.x + box.w - 10;
    if (worst > 0) { drawMark(worst, right - 11, box.y + 9); right -= 16; }
    if (item.change > 0) { drawChange(item.change, right - 15, box.y + 7); right -= 20; }
    const left = box.x + (isLarge ? 14 : 15);
    write('name', item.name, left, box.y + (isLarge ? 25 : 19), right - left - 4, { size: isLarge ? 15 : 13, isBold: true, isDim });
    const bad = [counts.errors > 0 ? plural(counts.errors, 'error') : '', counts.warnings > 0 ? plural(counts.warnings, 'warning') : '',
        counts.affected > 0 ? `${number(counts.affected)} affected` : ''];
    const detail = { size: 11, color: 'soft', isDim };
    write('detail', cardDetails(item, counts).join(' · '), left, box.y + (isLarge ? 43 : 36), box.w - 28, detail);
    if (isLarge) write('detail', bad.filter(Boolean).join(' · ') || 'no findings', left, box.y + 60, box.w - 28, detail);
    if (!box.rows || box.rows.length === 0) return;
    pen.strokeStyle = palette.rule;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(box.x + 12, box.y + box.top - 2);
    pen.lineTo(box.x + box.w - 12, box.y + box.top - 2);
    pen.stroke();
    box.rows.forEach((row, i) => {
        const y = box.y + box.top + i * rowHeight + 13;
        const sign = row.change > 0 ? `${changeSigns[row.change]} ` : '';
        if (row.mark > 0) drawMark(row.mark, box.x + 14, y - 9, 9);
        if (isLarge) { pen.fillStyle = stripe(row); pen.fillRect(box.x + 14, y - 9, 3, 11); }
        const indent = row.mark > 0 ? 28 : isLarge ? 24 : 15;
        const taken = write('row', number(isLarge ? countBindings(row.points) : row.neededBy.length), box.x + box.w - 12, y, 44, { ...detail, align: 'right' });
        const isSoft = isFiltered() && !(isLarge ? row.points.some((point) => point.isShown) : row.isShown);
        write('row', sign + row.name, box.x + indent, y, box.w - indent - 20 - taken, { color: isSoft ? 'soft' : 'ink', isDim });
    });
    if (!box.more) return;
    const rest = (isLarge ? box.component.modules : box.module.points).length - box.rows.length;
    write('row', `and ${number(rest)} more`, box.x + (isLarge ? 24 : 15), box.y + box.top + box.rows.length * rowHeight + 13, box.w - 40, detail);
};

const drawFrames = (win) => {
    for (const frame of state.scene.frames) {
        if (frame.x > win.right || frame.x + frame.w < win.left || frame.y > win.bottom || frame.y + frame.h < win.top) continue;
        const isComponent = frame.component !== undefined;
        const item = frame.component ?? frame.module;
        pen.globalAlpha = 1;
        const tone = item.change > 0 ? changeColors[item.change] : '';
        shape(frame, 12, isComponent ? palette.frame : palette.inner, tone ? palette[tone] : palette.rule, tone ? 2 : 1, item.change === 2 ? [4, 3] : []);
    }
};
// The titles of frames, over the lines.
const drawTitles = (win) => {
    for (const frame of state.scene.frames) {
        if (frame.x > win.right || frame.x + frame.w < win.left || frame.y > win.bottom || frame.y + titleHeight < win.top) continue;
        if (frame.w * view.scale < 70) continue;
        const isComponent = frame.component !== undefined;
        const item = frame.component ?? frame.module;
        const scope = isComponent && item.scope ? ` · ${item.scope}` : '';
        const size = isComponent ? 13 : 12;
        const name = `${item.change > 0 ? changeSigns[item.change] + ' ' : ''}${item.name}`;
        const tail = `${number(countBindings(item.points))}${frame.isLane ? '' : '  ×'}`;
        const right = frame.x + frame.w - 12;
        const plate = (text, x, bold, real) => {
            pen.font = fontOf(Math.max(real, smallestText / view.scale), bold);
            pen.fillStyle = isComponent ? palette.frame : palette.inner;
            pen.fillRect(x, frame.y + 6, Math.min(pen.measureText(text).width + 6, frame.w - 40), 18);
        };
        pen.globalAlpha = 1;
        pen.font = fontOf(Math.max(11, smallestText / view.scale), false);
        plate(tail, right - pen.measureText(tail).width - 3, false, 11);
        const taken = write('frame', tail, right, frame.y + 20, 80, { size: 11, color: 'soft', align: 'right' });
        plate(name, frame.x + 15, true, size);
        if (!isComponent) {
            pen.fillStyle = stripe(frame.module);
            pen.fillRect(frame.x + 8, frame.y + 8, 4, 14);
        }
        const used = write('frame', name, frame.x + 18, frame.y + 20, frame.w - 42 - taken, { size, isBold: true });
        if (scope !== '') plate(scope, frame.x + 18 + used, false, 11);
        write('frame', scope, frame.x + 18 + used, frame.y + 20, frame.w - 46 - taken - used, { size: 11, color: 'soft' });
    }
};

// Points on a line, the best places for its weight first.
const weightPlaces = (link) => {
    if (link.way) {
        const points = pointsOf(link);
        return [0.5, 0.3, 0.7, 0.15, 0.85].map((part) => points[Math.round(part * (points.length - 1))]);
    }
    const [x1, y1, ax, ay, bx, by, x2, y2] = curve(link);
    return [0.5, 0.38, 0.62, 0.26, 0.74].map((t) => {
        const u = 1 - t;
        return [u * u * u * x1 + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * x2, u * u * u * y1 + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * y2];
    });
};
// The weights of links, where they overlap neither a box nor another text.
const drawWeights = (win, strong) => {
    const size = Math.max(11, smallestText / view.scale);
    const taken = labels.map((l) => [l.left, l.top, l.right, l.bottom]);
    for (const box of state.scene.boxes) taken.push([box.x, box.y, box.x + box.w, box.y + box.h]);
    const isNear = strong === null ? () => true : strong.isNear ?? ((link) => strong.isStrong(link.from) && strong.isStrong(link.to));
    const some = state.scene.links.filter((link) => !link.line && !link.isPath && link.weight + link.changes[1] + link.changes[2] > 1 && isNear(link)).sort((a, b) => b.weight - a.weight);
    for (const link of some.slice(0, 240)) {
        const changes = [1, 2].filter((i) => link.changes[i] > 0).map((i) => changeSigns[i] + link.changes[i]).join(' ');
        const text = changes === '' ? number(link.weight) : `${number(link.weight)} (${changes})`;
        pen.font = fontOf(size, false);
        const width = pen.measureText(text).width + 6;
        for (const [x, y] of weightPlaces(link)) {
            const [left, top, right, bottom] = [x - width / 2, y - size * 0.65, x + width / 2, y + size * 0.65];
            if (left < win.left || right > win.right || top < win.top || bottom > win.bottom) continue;
            if (taken.some((b) => left < b[2] + 2 && right > b[0] - 2 && top < b[3] + 1 && bottom > b[1] - 1)) continue;
            taken.push([left, top, right, bottom]);
            pen.globalAlpha = 1;
            pen.fillStyle = palette.back;
            pen.beginPath();
            pen.roundRect(left, top, right - left, bottom - top, 4);
            pen.fill();
            write('weight', text, x, y + size * 0.36, width + 20, { size: 11, color: 'soft', align: 'center' });
            break;
        }
    }
};

// A map of the scene in the corner, where not all of it can be seen.
const drawMap = (win, ratio) => {
    if (win.left <= 4 && win.top <= 4 && win.right >= state.scene.w - 4 && win.bottom >= state.scene.h - 4) return;
    if (canvas.clientWidth < 600) return;
    const scale = Math.min(150 / state.scene.w, 100 / state.scene.h);
    const [w, h] = [state.scene.w * scale, state.scene.h * scale];
    const [left, top] = [canvas.clientWidth - w - 66, canvas.clientHeight - h - 16];
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.globalAlpha = 0.92;
    pen.fillStyle = palette.paper;
    pen.strokeStyle = palette.edge;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.roundRect(left - 5, top - 5, w + 10, h + 10, 6);
    pen.fill();
    pen.stroke();
    pen.globalAlpha = 1;
    pen.fillStyle = palette.soft;
    for (const box of state.scene.boxes) pen.fillRect(left + box.x * scale, top + box.y * scale, Math.max(1, box.w * scale), Math.max(1, box.h * scale));
    pen.strokeStyle = palette.accent;
    pen.lineWidth = 2;
    const x = between(0, win.left * scale, w), y = between(0, win.top * scale, h);
    pen.strokeRect(left + x, top + y, between(0, win.right * scale, w) - x, between(0, win.bottom * scale, h) - y);
};

export let drawnBoxes = [];
export const draw = () => {
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    labels = [];
    drawnBoxes = [];
    if (width === 0 || height === 0 || state.scene === null) return;
    if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; }
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    pen.fillStyle = palette.back;
    pen.fillRect(0, 0, width, height);
    pen.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, -view.x * ratio * view.scale, -view.y * ratio * view.scale);
    const win = { left: view.x, top: view.y, right: view.x + canvas.clientWidth / view.scale, bottom: view.y + canvas.clientHeight / view.scale };
    const strong = emphasis();
    drawFrames(win);
    drawLinks(win, strong);
    drawTitles(win);
    for (const box of state.scene.boxes) {
        if (box.x > win.right || box.x + box.w < win.left || box.y > win.bottom || box.y + box.h < win.top) continue;
        const isDim = strong !== null && !strong.isStrong(box);
        drawnBoxes.push({ box, isDim });
        pen.globalAlpha = 1;
        // A dimmed box covers the lines below it as well.
        if (isDim) { pen.fillStyle = palette.back; pen.fillRect(box.x, box.y, box.w, box.h); pen.globalAlpha = 0.28; }
        if (box.kind === 'binding') drawBinding(box, isDim);
        else if (box.kind === 'settings') drawSettings(box, isDim);
        else if (box.kind === 'more') {
            shape(box, 8, palette.back, palette.edge, 1, [2, 3]);
            write('name', box.isPath ? `${box.count} steps` : `and ${number(box.count)} more`, box.x + box.w / 2, box.y + 23, box.w - 12, { color: 'soft', align: 'center' });
        } else drawCard(box, isDim);
        pen.globalAlpha = 1;
        if (box === state.cursor && document.activeElement === canvas) ring(box);
    }
    for (const heading of state.scene.headings ?? []) write('heading', heading.text, heading.x, heading.y, 220, { size: 11, color: 'soft', isBold: true });
    drawWeights(win, strong);
    drawMap(win, ratio);
};
