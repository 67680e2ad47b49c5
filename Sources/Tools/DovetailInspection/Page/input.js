// Pointer and keyboard on the picture; opening and closing of modules.
// Builds the scene again, and moves the view: to a module that was opened, to the neighborhood of the selection, or to the whole.
// A selection in a small graph leaves the boxes where they are.
import { changeWords, components, inWords, markWords, moduleOf, state } from './model.js';
import { neighborhood, shownPath } from './paths.js';
import { closeAll, filledComponents, filledModules, focus, isSmall, manyModules, openAtFirst, overview } from './scene.js';
import { byId, canvas, hit, panel, room, schedule, show, showAll, showBoxes, showFirst, view, zoom } from './canvas.js';
import { element, status } from './parts.js';
import { select } from './panel.js';
import { query, results, showTab } from './search.js';
import { writeAddress } from './address.js';

export const rebuild = ({ keepsView = false, keepsBoxes = false, around = null } = {}) => {
    if (canvas.clientWidth === 0) { state.scene = null; return; }
    const isFocus = state.selected !== null && !isSmall;
    const before = state.scene?.kind;
    if (!keepsBoxes || before !== 'overview' || isFocus) {
        state.scene = isFocus ? focus(room()) : overview(room());
        state.hovered = null;
        const item = (box) => box.point ?? box.module ?? box.component;
        if (state.cursor) state.cursor = state.scene.boxes.find((box) => item(box) === item(state.cursor)) ?? null;
    }
    crumbsPart();
    schedule();
    const free = room();
    if (around && (state.scene.w * 0.86 > free.w || state.scene.h * 0.86 > free.h)) {
        const target = [...state.scene.frames, ...state.scene.boxes].find((one) => one.module === around || one.component === around);
        if (target) show(target.x, target.y, target.w, target.h, { least: 0.86, most: 1.15 });
        else if (state.scene.isLayers) showBoxes(state.scene.boxes.filter((box) => (box.settings ?? box.module ?? moduleOf(box.point)) === around));
        view.isMoved = true;
    } else if (around || isFocus || before === undefined || (before === 'focus' && !keepsView)) {
        showFirst();
    } else if (state.selected !== null && !keepsView) {
        const near = neighborhood(state.selected, state.hops);
        const path = shownPath();
        showBoxes(state.scene.boxes.filter((box) => box.point && (near.has(box.point) || path.includes(box.point))));
    }
};
export const openModule = (module) => {
    state.openModules.add(module.id);
    state.openComponents.add(module.component);
    state.lastOpened = module;
    if (state.selected) { panel.hidden = true; state.selected = null; }
    if (state.tab !== 'picture') showTab(byId('picture-tab'));
    canvas.focus();
    requestAnimationFrame(() => rebuild({ around: module }));
    status.textContent = `${module.name} is open: ${inWords(module.points)}`;
    writeAddress();
};
const toggleFrame = (item, isModule) => {
    const open = isModule ? state.openModules : state.openComponents;
    if (open.has(item.id)) {
        open.delete(item.id);
        if (!isModule) for (const module of item.modules) state.openModules.delete(module.id);
    } else open.add(item.id);
    state.lastOpened = isModule && open.has(item.id) ? item : null;
    rebuild({ around: item });
    writeAddress();
    status.textContent = `${item.name} is ${open.has(item.id) ? 'open' : 'closed'}`;
};

// Where one is: graph, component, module, binding. Each leads back.
const crumbsPart = () => {
    const start = openAtFirst();
    const isStart = state.selected === null && [...state.openModules].every((id) => start.modules.has(id)) && [...state.openComponents].every((id) => start.components.has(id))
        && state.openModules.size === start.modules.size && state.openComponents.size === start.components.size;
    const crumb = (text, act) => element('li', {}, act ? element('button', { type: 'button', class: 'link', onclick: act }, text) : element('span', { 'aria-current': 'page' }, text));
    const whole = isSmall ? 'All bindings' : filledModules.length > manyModules && filledComponents.length > 1 ? 'All components' : 'All modules';
    const reset = () => {
        closeAll();
        state.lastOpened = null;
        view.isMoved = false;
        if (state.selected) select(null); else { rebuild(); showFirst(); }
        writeAddress();
    };
    const items = [crumb(whole, isStart ? null : reset)];
    const chosen = state.selected;
    const module = chosen ? moduleOf(chosen) : state.lastOpened;
    if (module) {
        const component = components[module.component];
        if (filledComponents.length > 1 && component) {
            items.push(crumb(component.name, () => { closeAll(); state.openComponents.add(component.id); if (chosen) { panel.hidden = true; state.selected = null; } state.lastOpened = null; requestAnimationFrame(() => rebuild({ around: component })); writeAddress(); }));
        }
        if (!(component && component.modules.length === 1)) items.push(crumb(module.name, chosen ? () => openModule(module) : null));
    }
    if (chosen) items.push(crumb(chosen.name, null));
    byId('crumbs').replaceChildren(...items);
};

// What a click or the enter key does to a box.
const activate = (target) => {
    if (!target) { if (state.selected) select(null); return; }
    if (target.frame) { toggleFrame(target.frame.module ?? target.frame.component, target.frame.module !== undefined); return; }
    const { box, point, module } = target;
    if (module) { openModule(module); return; }
    if (point) select(point, { move: state.scene.kind === 'focus' || box.kind !== 'binding' || isSmall });
    else if (box.module) { state.lastOpened = box.module; toggleFrame(box.module, true); }
    else if (box.component) toggleFrame(box.component, false);
    else if (box.settings) select(box.rows[0]);
    else if (box.kind === 'more') panel.focus();
};

const pointers = new Map();
let travelled = 0;
canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    if (pointers.size === 1) travelled = 0;
});
canvas.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) {
        const target = hit(event.clientX, event.clientY);
        canvas.style.cursor = target ? 'pointer' : 'grab';
        canvas.title = target?.point?.full ?? target?.box?.module?.full ?? target?.box?.component?.full ?? '';
        if ((target?.box ?? null) !== state.hovered) { state.hovered = target?.box ?? null; schedule(); }
        return;
    }
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
        view.isMoved = true;
    }
    travelled += Math.abs(event.clientX - last.clientX) + Math.abs(event.clientY - last.clientY);
    pointers.set(event.pointerId, event);
    schedule();
});
const release = (event) => {
    if (!pointers.delete(event.pointerId) || event.type !== 'pointerup' || travelled > 6) return;
    activate(hit(event.clientX, event.clientY));
};
canvas.addEventListener('pointerup', release);
canvas.addEventListener('pointercancel', release);
canvas.addEventListener('pointerleave', () => { if (state.hovered) { state.hovered = null; schedule(); } });
canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const bounds = canvas.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX - bounds.left, event.clientY - bounds.top);
}, { passive: false });

// The keyboard moves a cursor from box to box.
const nameOf = (box) => {
    if (box.point) return `${box.point.name}, ${[box.point.kind, markWords[box.point.mark], changeWords[box.point.change]].filter(Boolean).join(', ')}, depends on ${box.point.needs.length}, required by ${box.point.neededBy.length}`;
    if (box.settings) return `settings of ${box.settings.name}: ${box.rows.map((point) => point.title).join(', ')}`;
    if (box.module) return `module ${box.module.name}, ${inWords(box.module.points)}, closed`;
    if (box.component) return `component ${box.component.name}, ${inWords(box.component.points)}, closed`;
    return `${box.count} more, listed in the panel`;
};
const moveCursor = (dx, dy) => {
    if (!state.scene || state.scene.boxes.length === 0) return;
    const center = (box) => [box.x + box.w / 2, box.y + box.h / 2];
    let best = null;
    if (!state.cursor) best = { box: state.scene.boxOf.get(state.selected) ?? state.scene.boxes[0] };
    else {
        const [x, y] = center(state.cursor);
        for (const box of state.scene.boxes) {
            if (box === state.cursor) continue;
            const [ox, oy] = center(box);
            const [forward, aside] = dx !== 0 ? [(ox - x) * dx, Math.abs(oy - y)] : [(oy - y) * dy, Math.abs(ox - x)];
            if (forward <= 4) continue;
            const cost = forward + aside * 2.5;
            if (best === null || cost < best.cost) best = { box, cost };
        }
    }
    if (!best) return;
    state.cursor = best.box;
    const free = room();
    const [left, top, right, bottom] = [(state.cursor.x - view.x) * view.scale, (state.cursor.y - view.y) * view.scale, (state.cursor.x + state.cursor.w - view.x) * view.scale, (state.cursor.y + state.cursor.h - view.y) * view.scale];
    if (left < 8) view.x -= (8 - left) / view.scale;
    if (right > free.w + 32) view.x += (right - free.w - 32) / view.scale;
    if (top < 8) view.y -= (8 - top) / view.scale;
    if (bottom > free.h + 40) view.y += (bottom - free.h - 40) / view.scale;
    status.textContent = nameOf(state.cursor);
    schedule();
};
canvas.addEventListener('keydown', (event) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (move && event.shiftKey) {
        view.x += move[0] * 80 / view.scale;
        view.y += move[1] * 80 / view.scale;
        view.isMoved = true;
        schedule();
    } else if (move) moveCursor(...move);
    else if (event.key === 'Enter' || event.key === ' ') {
        if (!state.cursor) moveCursor(1, 0);
        else if (state.cursor.point || state.cursor.module || state.cursor.component) {
            const isLarge = state.scene.kind === 'overview';
            activate({ box: state.cursor, point: state.cursor.point });
            if (isLarge && !state.cursor?.point && state.cursor) status.textContent = nameOf(state.cursor);
        } else activate({ box: state.cursor });
    } else if (event.key === 'Backspace' || event.key === 'c') {
        // Closes the module that the cursor is in.
        const module = state.cursor?.point ? moduleOf(state.cursor.point) : null;
        if (state.scene.kind !== 'overview' || !module || !state.openModules.has(module.id)) return;
        toggleFrame(module, true);
        state.cursor = state.scene.boxes.find((box) => box.module === module) ?? null;
    } else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
});
canvas.addEventListener('focus', schedule);
canvas.addEventListener('blur', schedule);
byId('zoom-in').addEventListener('click', () => zoom(1.4));
byId('zoom-out').addEventListener('click', () => zoom(1 / 1.4));
byId('zoom-fit').addEventListener('click', showAll);

document.addEventListener('keydown', (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== 'checkbox';
    if (event.key === '/' && !isTyping) { query.focus(); event.preventDefault(); }
    if (event.key === 'Escape') {
        if (!results.hidden) { results.hidden = true; query.focus(); }
        else if (byId('filters').open) { byId('filters').open = false; byId('filters').querySelector('summary').focus(); }
        else if (byId('legend').open) { byId('legend').open = false; byId('legend').querySelector('summary').focus(); }
        else if (state.selected) select(null);
    }
    const step = { '[': 'Previous path', ']': 'Next path' }[event.key];
    if (step && !isTyping && state.selected) panel.querySelector(`[aria-label="${step}"]`)?.click();
});
