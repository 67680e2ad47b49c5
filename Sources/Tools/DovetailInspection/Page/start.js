// The legend, printing, and the start.
import { fillTab, fillers, showTab, stale, tabs } from './search.js';
import { changeSigns, difference, plural, points, run, state, totals } from './model.js';
import { fontOf } from './scene.js';
import {
    byId, canvas, changeColors, dashes, draw, drawnBoxes, labels, markColors, markPaths, palette, pointsOf, readPalette, schedule,
    showAll, showFirst, view,
} from './canvas.js';
import { element } from './parts.js';
import { returnTo } from './panel.js';
import { pageSize } from './lists.js';
import { readAddress } from './address.js';
import { rebuild } from './input.js';

const sample = (draws) => {
    const node = element('canvas', { class: 'sample', width: 68, height: 36, 'aria-hidden': 'true' });
    node.draws = draws;
    return node;
};
const lineSample = (color, dash, { square = false, width = 1.5 } = {}) => sample((ctx) => {
    ctx.strokeStyle = ctx.fillStyle = palette[color];
    ctx.lineWidth = width;
    ctx.setLineDash(dash);
    ctx.beginPath();
    ctx.moveTo(2, 9);
    ctx.lineTo(25, 9);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(32, 9);
    ctx.lineTo(25, 5.5);
    ctx.lineTo(25, 12.5);
    if (square) ctx.rect(1, 6, 6, 6);
    ctx.fill();
});
const boxSample = (fill, stroke, { width = 1, dash = [], radius = 5, mark = 0, change = 0, bar = false, time = false } = {}) => sample((ctx) => {
    ctx.fillStyle = palette[fill];
    ctx.strokeStyle = palette[stroke];
    ctx.lineWidth = width;
    ctx.setLineDash(dash);
    ctx.beginPath();
    ctx.roundRect(2, 2, 30, 14, radius);
    ctx.fill();
    ctx.stroke();
    ctx.setLineDash([]);
    if (bar) { ctx.fillStyle = `hsl(200 55% ${palette['stripe-light']})`; ctx.fillRect(5, 5, 3, 8); }
    if (time) { ctx.fillStyle = palette.time; ctx.fillRect(5, 12, 16, 3); }
    if (mark > 0) {
        ctx.save();
        ctx.translate(20, 4.5);
        ctx.scale(0.75, 0.75);
        ctx.fillStyle = ctx.strokeStyle = palette[markColors[mark]];
        if (mark === 2) { ctx.lineWidth = 2; ctx.stroke(markPaths[2]); } else ctx.fill(markPaths[mark]);
        ctx.restore();
    }
    if (change > 0) {
        ctx.fillStyle = palette[changeColors[change]];
        ctx.font = fontOf(13, true);
        ctx.fillText(changeSigns[change], 20, 13.5);
    }
});
const legendPart = () => {
    const rows = [
        ['Dependencies', null],
        ['eager', lineSample('line', [])], ['deferred: a provider, a lazy, a closure', lineSample('line', [6, 4])],
        ['weak', lineSample('line', dashes.weak)], ['contribution to a collection', lineSample('collection', dashes.contribution)],
        ['from another component (square)', lineSample('parent', [], { square: true })],
        ['on the path from the root', lineSample('accent', [], { width: 3 })],
        ['all dependencies between two modules: the number counts them, more are thicker', lineSample('line', [], { width: 4 })],
        ...(difference === null ? [] : [['added', lineSample('added', [], { width: 3 })], ['removed', lineSample('removed', [3, 4], { width: 2.5 })]]),
        ['Bindings', null],
        ['not shared', boxSample('paper', 'edge')], ['shared (thick border)', boxSample('paper', 'edge', { width: 2.5 })],
        ['collection (square corners)', boxSample('paper', 'edge', { radius: 0 })], ['unused or missing (dashed)', boxSample('paper', 'edge', { dash: [4, 3] })],
        ['selected', boxSample('paper', 'accent', { width: 3.5 })], ['color bar: one color for each module', boxSample('paper', 'edge', { bar: true })],
        ...(run === null ? [] : [['time in its own factory', boxSample('paper', 'edge', { time: true })]]),
        ...(difference === null ? [] : [['added', boxSample('added-soft', 'added', { change: 1 })], ['removed', boxSample('removed-soft', 'removed', { change: 2, dash: [4, 3] })], ['changed', boxSample('changed-soft', 'changed', { change: 3 })]]),
        ['Findings', null],
        ['error', boxSample('error-soft', 'error', { mark: 3 })], ['affected: depends on an error', boxSample('affected-soft', 'affected', { mark: 2 })],
        ['warning', boxSample('warning-soft', 'warning', { mark: 1 })],
        ['Frames', null], ['component', boxSample('frame', 'rule')], ['open module; × closes it', boxSample('inner', 'rule', { bar: true })],
    ];
    byId('legend-rows').replaceChildren(...rows.map(([text, node]) => node === null ? element('li', { class: 'head' }, text) : element('li', {}, node, text)));
};
const drawSamples = () => {
    for (const node of document.querySelectorAll('canvas.sample')) {
        const ctx = node.getContext('2d');
        ctx.setTransform(2, 0, 0, 2, 0, 0);
        ctx.clearRect(0, 0, 34, 18);
        node.draws(ctx);
    }
};
byId('legend').addEventListener('toggle', () => { if (byId('legend').open) { legendPart(); drawSamples(); } });

// On paper everything is shown: the whole drawing, all rows, light colors.
window.addEventListener('beforeprint', () => {
    state.shownRows = points.length;
    for (const tab of tabs) { fillers[tab.id](); stale.add(tab.id); }
    for (const node of document.querySelectorAll('#findings details, #modules details, #changes details')) { node.open = true; node.fill?.(); }
    readPalette();
    showAll();
    draw();
});
window.addEventListener('afterprint', () => { state.shownRows = pageSize; fillTab(); readPalette(); schedule(); });
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { readPalette(); drawSamples(); schedule(); });
document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    showTab(byId('table-tab'));
    byId('table-tab').focus();
});

// What audits and scripts read; nothing here can be changed from outside.
const onScreen = ({ left, top, right, bottom }) => {
    const bounds = canvas.getBoundingClientRect();
    return { left: (left - view.x) * view.scale + bounds.left, right: (right - view.x) * view.scale + bounds.left,
        top: (top - view.y) * view.scale + bounds.top, bottom: (bottom - view.y) * view.scale + bounds.top };
};
let readyAt = 0;
window.dovetail = Object.freeze({
    get level() { return state.scene?.level ?? ''; },
    get view() { return { x: view.x, y: view.y, scale: view.scale }; },
    get selected() { return state.selected?.full ?? null; },
    get ready() { return readyAt; },
    get size() { return state.scene ? { w: state.scene.w, h: state.scene.h } : null; },
    labels: () => labels.map(({ kind, text, size, isDim, ...rect }) => ({ kind, text, size, isDim, ...onScreen(rect) })),
    links: () => (state.scene?.links ?? []).map((link) => ({ from: link.from.index, to: link.to.index, points: pointsOf(link).map(([x, y]) => { const { left, top } = onScreen({ left: x, top: y, right: x, bottom: y }); return [left, top]; }) })),
    boxes: () => drawnBoxes.map(({ box, isDim }) => ({
        kind: box.kind, change: box.point?.change ?? 0, name: (box.point ?? box.settings ?? box.module ?? box.component)?.name ?? '', index: box.index, isDim,
        ...onScreen({ left: box.x, top: box.y, right: box.x + box.w, bottom: box.y + box.h }),
    })),
});

byId('totals').textContent = [plural(totals.bindings, 'binding'), plural(totals.modules, 'module'), plural(totals.components, 'component')].join(' · ');
readPalette();
readAddress();
let lastSize = '';
new ResizeObserver(() => {
    const size = `${canvas.clientWidth} ${canvas.clientHeight}`;
    if (size === lastSize || canvas.clientWidth === 0) return;
    lastSize = size;
    if (state.scene === null) rebuild();
    else if (state.selected !== null) rebuild({ keepsBoxes: true });
    else if (!view.isMoved && returnTo === null) { rebuild(); showFirst(); }
    draw();
    if (readyAt === 0) readyAt = performance.now();
}).observe(canvas);
if (canvas.clientWidth === 0) requestAnimationFrame(() => { readyAt = performance.now(); });
