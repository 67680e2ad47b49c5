// The panel of one binding.
import {
    chain, changeSigns, changeWords, componentName, components, difference, duration, lineKinds, markWords, moduleOf, modules, number,
    plural, points, run, state,
} from './model.js';
import { pathCount, pathsTo } from './paths.js';
import { between, filledModules, isSmall } from './scene.js';
import { byId, canvas, changeColors, markColors, panel, schedule, showFirst, view } from './canvas.js';
import { definition, element, link, list, placeNode, status } from './parts.js';
import { findingNode } from './findings.js';
import { showTab } from './search.js';
import { writeAddress } from './address.js';
import { openModule, rebuild } from './input.js';

const badges = (point) => {
    const words = [[point.change > 0 ? `${changeSigns[point.change]} ${changeWords[point.change]}` : '', changeColors[point.change]],
        [point.kind, ''], [point.isShared ? `shared in ${point.scope || 'its component'}` : '', ''],
        [point.isolation === 'nonisolated' ? '' : point.isolation, ''], [point.isReplacement ? 'replacement' : '', ''],
        [point.isDefault ? 'default' : '', ''], [point.overridesDefault ? 'overrides a default' : '', ''],
        [point.isUnused ? 'unused' : '', ''], [point.kind === 'missing' ? '' : markWords[point.mark], markColors[point.mark]]];
    return element('div', { class: 'badges' }, ...words.filter(([word]) => word !== '')
        .map(([word, style]) => element('span', { class: `badge ${style}` }, word)));
};

const neighbors = (some, end) => list('ul', some, (line) => {
    const elsewhere = line.crosses && componentName(line[end]) ? `in ${componentName(line[end])}` : '';
    const kind = line.kind === 0 ? '' : lineKinds[line.kind];
    const words = [line.change > 0 ? `${changeWords[line.change]} dependency` : '', kind, elsewhere].filter(Boolean).join(', ');
    return element('li', {}, link(line[end]), element('small', {}, words));
});

// The times of a binding in a run; empty if the page contains no run.
const timesOf = ({ times }) => {
    if (run === null) return [];
    if (!times) return [['Called', 'not in this run']];
    const { calls, unfinished, own, total, longest, threads } = times;
    const often = plural(calls, 'time') + (threads > 1 ? ` on ${threads} threads` : '') + (unfinished ? `, ${unfinished} not finished` : '');
    return [['Called', often], ['Own time', duration(own)], ['Total time', duration(total)],
        ['Longest call', calls > 1 ? duration(longest) : '']];
};

// The path from a root, and the way to the next one.
const pathPart = () => {
    const node = element('div', { id: 'path' });
    const fill = () => {
        const info = pathsTo(state.selected);
        state.step = between(0, state.step, Math.max(0, info.paths.length - 1));
        const path = info.paths[state.step] ?? [];
        if (path.length === 0) { node.replaceChildren(element('p', {}, state.selected.change === 2 ? 'Removed.' : 'Not reachable from any root.')); return; }
        const step = (by, name, text) => {
            const button = element('button', { type: 'button', 'aria-label': name, class: 'step' }, text);
            button.disabled = state.step + by < 0 || state.step + by >= info.paths.length;
            button.addEventListener('click', () => {
                state.step += by;
                fill();
                node.querySelector(`[aria-label="${name}"]:not(:disabled)`)?.focus();
                rebuild({ keepsBoxes: true });
                writeAddress();
                status.textContent = `Path ${state.step + 1}: ${(info.paths[state.step] ?? []).map((p) => p.name).join(', ')}`;
            });
            return button;
        };
        const rest = info.isComplete ? '' : ` The ${number(info.paths.length)} shortest can be shown.`;
        node.replaceChildren(
            element('div', { class: 'stepper' }, step(-1, 'Previous path', '‹'),
                element('span', {}, `${state.step + 1} of ${pathCount(info)}, ${plural(path.length - 1, 'request')}`), step(1, 'Next path', '›')),
            rest === '' ? '' : element('p', { class: 'quiet' }, rest.trim()),
            list('ol', path, (point) => element('li', {}, link(point))));
    };
    fill();
    return node;
};

const hopsPart = () => {
    const node = element('div', { class: 'segments', role: 'group', 'aria-label': 'Hops shown in the picture', id: 'hops' }, element('span', {}, 'Neighborhood'));
    for (const hops of [1, 2, 3]) {
        const button = element('button', { type: 'button', 'aria-pressed': String(state.hops === hops) }, `${hops} ${hops === 1 ? 'hop' : 'hops'}`);
        button.addEventListener('click', () => {
            state.hops = hops;
            for (const other of node.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
            rebuild({ keepsBoxes: true });
            writeAddress();
        });
        node.append(button);
    }
    return node;
};

const changesOf = (point) => {
    if (difference === null) return [];
    const own = difference.changes.filter((change) => change.subject === 'binding' && change.point === point.id && change.differences.length > 0);
    return own.length === 0 ? [] : [element('h3', {}, 'Changed'), differencesTable(own.flatMap((change) => change.differences))];
};
export const differencesTable = (rows) => element('dl', { class: 'differences' }, ...rows.flatMap(([property, old, now]) => [
    element('dt', {}, property), element('dd', {}, element('del', {}, old), ' → ', element('ins', {}, now))]));

export const showPanel = (point) => {
    const module = moduleOf(point);
    panel.replaceChildren(
        element('button', { class: 'close', type: 'button', 'aria-label': 'Close', onclick: () => select(null) }, '×'),
        element('h2', {}, point.name),
        point.full === point.name ? '' : element('code', {}, point.full),
        badges(point),
        element('div', { class: 'tools' }, hopsPart(), state.tab === 'picture' ? '' :
            element('button', { type: 'button', class: 'plain', onclick: () => { showTab(byId('picture-tab')); } }, 'Show in picture')),
        definition([
            ['Implementation', point.implementation],
            ['Default', point.fallback.replace(/^default /, '')],
            ['Bound at', placeNode(point.place)],
            ['Component', point.component < 0 ? '' : chain(components, point.component, 'parent').join(' → ')],
            ['Installed by', point.module < 0 ? '' : chain(modules, point.module, 'includedBy').join(' → ')],
            ['Isolation', point.isolation],
            ['Depth', point.depth < 0 ? 'unreachable' : String(point.depth)],
            ['Only through', point.dominator < 0 ? '' : link(points[point.dominator])],
            ...timesOf(point),
            ['Dominates', point.dominated > 0 ? `${point.dominated} other${point.dominated > 1 ? 's' : ''}` : ''],
        ]),
        ...changesOf(point),
        ...(point.findings.length === 0 ? [] : [element('h3', {}, `Findings (${point.findings.length})`),
            ...point.findings.slice(0, 20).map((one) => findingNode(one, { isOpen: point.findings.length === 1, isAlone: true }))]),
        element('h3', {}, 'Path from the root'), pathPart(),
        element('h3', {}, `Dependencies (${number(point.needs.length)})`), neighbors(point.needs, 'to'),
        element('h3', {}, `Required by (${number(point.neededBy.length)})`), neighbors(point.neededBy, 'from'),
        ...(module && filledModules.length > 1 ? [element('h3', {}, `Module ${module.name}`), element('button', { type: 'button', class: 'plain', onclick: () => openModule(module) }, 'Open it in the picture')] : []),
    );
    panel.hidden = false;
    panel.scrollTop = 0;
};

export let returnTo = null;
export const select = (point, { move = true } = {}) => {
    if (point !== state.selected) state.step = 0;
    if (state.selected === null && point !== null) returnTo = { view: { ...view }, scene: state.scene, focus: document.activeElement };
    state.selected = point;
    state.hovered = null;
    const isSheet = () => getComputedStyle(panel).position === 'absolute';
    if (point === null) {
        const hadFocus = panel.contains(document.activeElement);
        panel.hidden = true;
        if (hadFocus) (returnTo?.focus?.isConnected && returnTo.focus !== document.body ? returnTo.focus : state.tab === 'picture' ? canvas : byId(`${state.tab}-tab`)).focus();
    } else {
        showPanel(point);
        status.textContent = `${point.name}: depends on ${point.needs.length}, required by ${point.neededBy.length}`;
        if (isSheet() && panel.contains(document.activeElement)) panel.focus();
    }
    for (const row of document.querySelectorAll('[aria-current="true"]')) row.removeAttribute('aria-current');
    if (point !== null) for (const row of document.querySelectorAll(`tr[data-point="${point.id}"]`)) row.setAttribute('aria-current', 'true');
    writeAddress();
    // The panel changes the room of the picture.
    requestAnimationFrame(() => {
        rebuild({ keepsView: point === null || !move, keepsBoxes: true });
        if (point !== null) return;
        if (returnTo?.scene === state.scene || !isSmall) Object.assign(view, returnTo?.view ?? {}); else showFirst();
        returnTo = null;
        schedule();
    });
};

document.addEventListener('click', ({ target }) => {
    const clicked = target.closest('button.link[data-point]');
    if (clicked) select(points[clicked.dataset.point]);
});
