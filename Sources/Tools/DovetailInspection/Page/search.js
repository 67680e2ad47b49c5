// Search, filters and tabs.
import { componentName, difference, inWords, moduleName, number, state } from './model.js';
import { applyFilters, facets } from './filters.js';
import { summary } from './scene.js';
import { byId, schedule } from './canvas.js';
import { element, status } from './parts.js';
import { select, showPanel } from './panel.js';
import { changesPart, metricsPart, modulesPart, tablePart } from './lists.js';
import { findingsPart } from './findings.js';
import { writeAddress } from './address.js';

export const query = byId('query');
export const results = byId('results');

export const refresh = ({ writes = true } = {}) => {
    state.found = applyFilters();
    results.hidden = state.filters.query.trim() === '' || document.activeElement !== query;
    fillResults();
    fillForm();
    chipsPart();
    status.textContent = `${inWords(state.found)} found`;
    stale.clear();
    for (const tab of tabs) stale.add(tab.id);
    fillTab();
    // The boxes stay where they are: only what they count changes.
    for (const box of state.scene?.boxes ?? []) if (box.counts) box.counts = summary((box.module ?? box.component).points);
    schedule();
    if (writes) writeAddress();
};
const fillResults = () => {
    if (state.filters.query.trim() === '') { results.replaceChildren(); return; }
    results.replaceChildren(...state.found.slice(0, 50).map((point) => element('li', {},
        element('button', { type: 'button', 'data-point': point.id, onclick: () => choose(point) }, point.name,
            element('small', {}, [point.kind, moduleName(point), componentName(point)].filter(Boolean).join(' · '))))));
    if (state.found.length === 0) results.append(element('li', {}, 'Nothing found'));
};
const choose = (point) => {
    results.hidden = true;
    select(point);
};
query.addEventListener('input', () => { state.filters.query = query.value; refresh(); results.hidden = query.value.trim() === ''; });
query.addEventListener('focus', () => { results.hidden = query.value.trim() === ''; });
query.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && state.found.length && query.value.trim() !== '') choose(state.found[0]);
    if (event.key === 'ArrowDown') { results.hidden = false; results.querySelector('button')?.focus(); event.preventDefault(); }
});
results.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
    if (!step) return;
    (event.target.closest('li')[step]?.querySelector('button') ?? query).focus();
    event.preventDefault();
});
document.addEventListener('click', (event) => {
    if (!event.target.closest('.search')) results.hidden = true;
    if (event.target.isConnected && !event.target.closest('#filters')) byId('filters').open = false;
});

// One box for each value, with the number of bindings that it leaves beside the other filters.
const form = byId('filter-form');
const boxes = [];
const buildForm = () => {
    if (boxes.length > 0) return;
    const fields = facets.filter((facet) => facet.all.length > 1 || state.filters.chosen[facet.name].size > 0).map((facet) => element('fieldset', { 'data-facet': facet.name },
        element('legend', {}, facet.title),
        element('div', { class: 'values' }, ...facet.all.map((value) => {
            const input = element('input', { type: 'checkbox', name: facet.name, value });
            const count = element('span', { class: 'count' });
            const label = element('label', {}, input, element('span', {}, value), count);
            boxes.push({ facet, value, input, count, label });
            return label;
        }))));
    form.prepend(...fields);
};
const fillForm = () => {
    for (const { facet, value, input, count, label } of boxes) {
        const left = facet.counts.get(value) ?? 0;
        input.checked = state.filters.chosen[facet.name].has(value);
        count.textContent = number(left);
        label.className = left === 0 && !input.checked ? 'none' : '';
    }
    const active = facets.reduce((sum, facet) => sum + state.filters.chosen[facet.name].size, 0);
    byId('filter-count').textContent = active ? `(${active})` : '';
};
byId('filters').addEventListener('toggle', () => { if (byId('filters').open) { buildForm(); fillForm(); } });
form.addEventListener('change', (event) => {
    const { name, value, checked } = event.target;
    const chosen = state.filters.chosen[name];
    if (checked) chosen.add(value); else chosen.delete(value);
    refresh();
});
const clearFilters = () => {
    for (const facet of facets) state.filters.chosen[facet.name].clear();
    state.filters.query = query.value = '';
    refresh();
};
form.addEventListener('reset', (event) => { event.preventDefault(); clearFilters(); });
form.addEventListener('submit', (event) => event.preventDefault());

// What is chosen stays in sight, and goes with a click.
const chipsPart = () => {
    const chips = facets.flatMap((facet) => [...state.filters.chosen[facet.name]].map((value) => {
        const chip = element('button', { type: 'button', class: 'chip', 'aria-label': `Remove the filter ${facet.title}: ${value}` }, `${facet.title}: ${value}`, element('span', { 'aria-hidden': 'true' }, ' ×'));
        chip.addEventListener('click', () => { state.filters.chosen[facet.name].delete(value); refresh(); (byId('chips').querySelector('button') ?? query).focus(); });
        return chip;
    }));
    byId('chips').hidden = chips.length === 0;
    byId('chips').replaceChildren(element('b', { id: 'found-count' }, inWords(state.found)), ...chips,
        element('button', { type: 'button', class: 'chip plain', onclick: clearFilters }, 'Clear all'));
};

// Tabs are filled when they are shown.
export const fillers = { 'picture-tab': () => {}, 'modules-tab': modulesPart, 'table-tab': tablePart, 'findings-tab': findingsPart, 'metrics-tab': metricsPart, 'changes-tab': changesPart };
if (difference === null) { byId('changes-tab').remove(); byId('changes').remove(); }
export const tabs = [...document.querySelectorAll('[role=tab]')];
export const stale = new Set(tabs.map((tab) => tab.id));
const currentTab = () => byId(`${state.tab}-tab`);
export const fillTab = () => {
    const { id } = currentTab();
    if (!stale.delete(id)) return;
    fillers[id]();
};
export const showTab = (tab, { writes = true } = {}) => {
    state.tab = tab.getAttribute('aria-controls');
    for (const one of tabs) {
        one.setAttribute('aria-selected', String(one === tab));
        one.tabIndex = one === tab ? 0 : -1;
        byId(one.getAttribute('aria-controls')).hidden = one !== tab;
    }
    fillTab();
    if (state.selected) showPanel(state.selected);
    schedule();
    if (writes) writeAddress();
};
for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => showTab(tab));
    tab.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = tabs[(index + step + tabs.length) % tabs.length];
        next.focus();
        showTab(next);
    });
}
