// Pointer and keyboard on the drawing, and the start.
const pointers = new Map();
let travelled = 0;

canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) travelled = 0;
});
canvas.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) { canvas.style.cursor = pointAt(event.clientX, event.clientY) ? 'pointer' : 'grab'; return; }
    const others = [...pointers.values()].filter((other) => other.pointerId !== event.pointerId);
    if (others.length === 1) {
        const [other] = others;
        const before = Math.hypot(last.clientX - other.clientX, last.clientY - other.clientY);
        const after = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
        const bounds = canvas.getBoundingClientRect();
        const middle = [(event.clientX + other.clientX) / 2 - bounds.left, (event.clientY + other.clientY) / 2 - bounds.top];
        if (before > 0) zoom(after / before, ...middle);
    } else {
        view.x -= (event.clientX - last.clientX) / view.scale;
        view.y -= (event.clientY - last.clientY) / view.scale;
    }
    travelled += Math.abs(event.clientX - last.clientX) + Math.abs(event.clientY - last.clientY);
    pointers.set(event.pointerId, event);
    schedule();
});
const release = (event) => {
    if (!pointers.delete(event.pointerId) || event.type !== 'pointerup' || travelled > 6) return;
    const point = pointAt(event.clientX, event.clientY);
    if (point) select(point, { move: false }); else if (selected) select(null);
};
canvas.addEventListener('pointerup', release);
canvas.addEventListener('pointercancel', release);
canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const bounds = canvas.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX - bounds.left, event.clientY - bounds.top);
}, { passive: false });
canvas.addEventListener('keydown', (event) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (move) {
        view.x += move[0] * 80 / view.scale;
        view.y += move[1] * 80 / view.scale;
        schedule();
    } else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
});
byId('zoom-in').addEventListener('click', () => zoom(1.4));
byId('zoom-out').addEventListener('click', () => zoom(1 / 1.4));
byId('zoom-fit').addEventListener('click', fit);

// On paper everything is shown: the whole drawing, all rows, light colors.
window.addEventListener('beforeprint', () => {
    shownRows = points.length;
    fillTable();
    readPalette();
    fit();
    draw();
});
window.addEventListener('afterprint', () => { shownRows = pageSize; fillTable(); readPalette(); schedule(); });
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { readPalette(); schedule(); });

const selectFromAddress = () => {
    let wanted = '';
    try { wanted = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    const point = wanted && points.find((p) => p.full === wanted);
    if (point && point !== selected) select(point);
};
window.addEventListener('hashchange', selectFromAddress);
document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    showTab(byId('table-tab'));
    byId('table-tab').focus();
});

if (run === null) for (const node of document.querySelectorAll('.of-run')) node.remove();
readPalette();
fillFindings();
fillMetrics();
refresh();
let isFitted = false;
new ResizeObserver(() => {
    if (!isFitted && canvas.clientWidth > 0) { isFitted = true; fit(); }
    draw();
}).observe(canvas);
selectFromAddress();
