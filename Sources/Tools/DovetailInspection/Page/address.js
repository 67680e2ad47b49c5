// The address holds what is shown: `#full name?parameters`. A link to a selection alone is `#full name`.
import { components, difference, modules, points, state } from './model.js';
import { facets } from './filters.js';
import { between, closeAll, openAtFirst } from './scene.js';
import { byId } from './canvas.js';
import { select, showPanel } from './panel.js';
import { columns, sorting } from './lists.js';
import { query, refresh, showTab } from './search.js';

const firstTab = () => (difference !== null ? 'changes' : matchMedia('(max-width: 700px)').matches ? 'modules' : 'picture');
const moduleAddress = (module) => `${components[module.component]?.full ?? ''}/${module.full}`;

let isReading = false;
export const writeAddress = () => {
    if (isReading) return;
    const parameters = new URLSearchParams();
    const chosen = state.selected;
    if (chosen) {
        const alike = points.filter((point) => point.full === chosen.full);
        if (alike.length > 1 && alike[0] !== chosen) parameters.set('nth', String(alike.indexOf(chosen) + 1));
        if (state.hops !== 1) parameters.set('hops', String(state.hops));
        if (state.step > 0) parameters.set('path', String(state.step + 1));
    }
    if (state.filters.query.trim() !== '') parameters.set('find', state.filters.query.trim());
    for (const facet of facets) for (const value of state.filters.chosen[facet.name]) parameters.append(facet.name, value);
    if (state.tab !== firstTab()) parameters.set('tab', state.tab);
    if (sorting.column >= 0) parameters.set('sort', (sorting.direction < 0 ? '-' : '') + columns[sorting.column][0]);
    const first = openAtFirst();
    const differs = (a, b) => a.size !== b.size || [...a].some((id) => !b.has(id));
    if (differs(first.modules, state.openModules) || differs(first.components, state.openComponents)) {
        parameters.set('open', '');
        for (const id of state.openComponents) if (!first.components.has(id)) parameters.append('open', components[id].full);
        for (const id of state.openModules) parameters.append('open', moduleAddress(modules[id]));
    }
    const text = parameters.toString();
    history.replaceState(null, '', '#' + (chosen ? encodeURIComponent(chosen.full) : '') + (text ? '?' + text : ''));
};

export const readAddress = () => {
    const hash = location.hash.slice(1);
    const at = hash.indexOf('?');
    let wanted = '';
    try { wanted = decodeURIComponent(at < 0 ? hash : hash.slice(0, at)); } catch { wanted = ''; }
    const parameters = new URLSearchParams(at < 0 ? '' : hash.slice(at + 1));
    isReading = true;
    state.hops = between(1, Number(parameters.get('hops')) || 1, 3);
    state.filters.query = query.value = parameters.get('find') ?? '';
    for (const facet of facets) {
        const known = new Set(facet.all);
        state.filters.chosen[facet.name] = new Set(parameters.getAll(facet.name).filter((value) => known.has(value)));
    }
    const sort = parameters.get('sort') ?? '';
    sorting.column = columns.findIndex(([title]) => title === sort.replace(/^-/, ''));
    sorting.direction = sort.startsWith('-') ? -1 : 1;
    const open = parameters.getAll('open');
    closeAll();
    if (open.length > 0) {
        state.openModules = new Set(modules.filter((module) => open.includes(moduleAddress(module))).map((module) => module.id));
        for (const component of components) if (open.includes(component.full)) state.openComponents.add(component.id);
        for (const id of state.openModules) state.openComponents.add(modules[id].component);
        state.lastOpened = modules[[...state.openModules].pop()] ?? null;
    }
    const tab = byId(`${parameters.get('tab') ?? firstTab()}-tab`);
    const alike = wanted === '' ? [] : points.filter((point) => point.full === wanted);
    const point = alike[(Number(parameters.get('nth')) || 1) - 1] ?? alike[0] ?? null;
    refresh({ writes: false });
    showTab(tab?.getAttribute('role') === 'tab' ? tab : byId(`${firstTab()}-tab`), { writes: false });
    if (point !== state.selected) select(point);
    state.step = Math.max(0, (Number(parameters.get('path')) || 1) - 1);
    if (point && state.step > 0) showPanel(point);
    isReading = false;
};
window.addEventListener('hashchange', readAddress);
