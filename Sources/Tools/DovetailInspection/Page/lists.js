// The lists beside the picture: modules, table, metrics, changes.
import {
    changeWords, componentName, components, countBindings, data, difference, duration, inWords, isBinding, isDeferred, kindOf, lines,
    markWords, moduleName, modules, number, placeAt, plural, points, run, state, totals,
} from './model.js';
import { isFiltered } from './filters.js';
import { isSmall, outside, summary } from './scene.js';
import { byId } from './canvas.js';
import { changeCounts, changeSign, counted, element, folded, link, list, markCounts, placeNode } from './parts.js';
import { differencesTable } from './panel.js';
import { writeAddress } from './address.js';
import { openModule } from './input.js';

const addFrame = (node, ...children) => { node.replaceChildren(...children); };

// Modules, by component: what a phone shows first.
export const modulesPart = () => {
    const ofModule = (module) => {
        const shown = module.points.filter((point) => point.isShown);
        const counts = summary(module.points);
        const title = [element('b', {}, module.name), counted(countBindings(shown)), ...(difference === null ? markCounts(counts) : changeCounts(counts))];
        return folded(title, () => {
            const sorted = [...shown].sort((a, b) => outside(b) - outside(a) || b.neededBy.length - a.neededBy.length || a.id - b.id);
            return [element('div', { class: 'module-tools' }, placeNode(module.place),
                element('button', { type: 'button', class: 'plain', onclick: () => openModule(module) }, 'Show in picture')),
                list('ul', sorted, (point) => element('li', {}, link(point),
                    element('small', {}, [point.name.includes(point.implementation) ? '' : point.implementation, kindOf(point), point.isShared ? 'shared' : '', point.neededBy.length > 0 ? `required by ${point.neededBy.length}` : ''].filter(Boolean).join(' · '))), 60)];
        }, { style: 'module', isOpen: isSmall || (isFiltered() && shown.length <= 20 && state.found.length <= 60) });
    };
    const parts = [];
    for (const component of components) {
        const some = isFiltered() ? component.modules.filter((module) => module.points.some((point) => point.isShown)) : component.modules;
        if (some.length === 0) continue;
        const scope = component.scope ? ` · ${component.scope}` : '';
        const count = (some.length === component.modules.length ? '' : `${number(some.length)} of `) + plural(component.modules.length, 'module');
        parts.push(element('h2', {}, component.name, element('small', {}, `${scope} · ${count}`)),
            element('div', { class: 'modules' }, ...some.map(ofModule)));
    }
    addFrame(byId('modules'), ...(parts.length > 0 ? parts : [element('p', {}, points.length === 0 ? 'The graph has no bindings.' : 'No binding passes the filters.')]));
};

// Without the columns that would be empty or have the same word in every row.
const differs = (value) => points.some((point) => value(point) !== value(points[0]));
export const columns = [
    ['Key', (p) => p.name],
    ...(difference === null ? [] : [['Change', (p) => changeWords[p.change]]]),
    ...(points.some((p) => p.implementation !== '') ? [['Implementation', (p) => p.implementation]] : []),
    ['Kind', (p) => p.kind], ...(components.length > 1 ? [['Component', componentName]] : []), ['Module', moduleName],
    ...(differs((p) => p.scope) ? [['Scope', (p) => p.scope]] : []),
    ...(points.some((p) => !['', 'nonisolated'].includes(p.isolation)) ? [['Isolation', (p) => p.isolation]] : []), ['Needs', (p) => p.needs.length], ['Required by', (p) => p.neededBy.length],
    ['Depth', (p) => (p.depth < 0 ? '' : p.depth)], ['Dominates', (p) => p.dominated],
    ...(run === null ? [] : [['Calls', (p) => p.times?.calls ?? 0], ['Own time', (p) => p.times?.own ?? 0, duration]]),
    ...(points.some((p) => p.mark > 0 || p.isUnused) ? [['State', (p) => [markWords[p.mark], p.isUnused ? 'unused' : ''].filter(Boolean).join(', ')]] : []),
    ['Bound at', (p) => p.place?.text ?? '', (_, p) => placeNode(p.place, { canCopy: false })],
];
export const sorting = { column: -1, direction: 1 };
export const pageSize = 200;
state.shownRows = pageSize;

const row = (point) => element('tr', { 'data-point': point.id, 'aria-current': point === state.selected ? 'true' : null }, ...columns.map(([title, value, shown = String], index) => {
    if (index === 0) return element('th', { scope: 'row' }, link(point));
    const content = shown(value(point), point);
    const isEmpty = content === '';
    return element('td', { class: [typeof value(point) === 'number' ? 'number' : '', typeof content === 'string' && content.length <= 22 ? 'short' : '', isEmpty ? 'empty' : ''].join(' ').trim(), 'data-title': title }, content);
}));
export const compare = (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
};
export const tablePart = () => {
    const rows = [...state.found];
    if (sorting.column >= 0) {
        const value = columns[sorting.column][1];
        rows.sort((a, b) => sorting.direction * compare(value(a), value(b)) || a.id - b.id);
    }
    for (const [index, cell] of [...byId('table-head').children].entries()) {
        cell.setAttribute('aria-sort', sorting.column !== index ? 'none' : sorting.direction > 0 ? 'ascending' : 'descending');
    }
    byId('table-sort').value = String(sorting.column);
    byId('table-caption').textContent = inWords(state.found) + (state.found.length === points.length ? '' : ` (of ${inWords(points)})`);
    byId('table-body').replaceChildren(...rows.slice(0, state.shownRows).map(row));
    byId('more').hidden = rows.length <= state.shownRows;
    byId('more').textContent = `Show ${Math.min(pageSize, rows.length - state.shownRows)} more of ${rows.length}`;
};
const sortBy = (index, direction = sorting.column === index ? -sorting.direction : 1) => {
    Object.assign(sorting, { column: index, direction });
    tablePart();
    writeAddress();
};
byId('more').addEventListener('click', () => { state.shownRows += pageSize; tablePart(); });
byId('table-head').append(...columns.map(([title], index) =>
    element('th', { scope: 'col', 'aria-sort': 'none' }, element('button', { type: 'button', onclick: () => sortBy(index) }, title))));
byId('table-sort').append(element('option', { value: '-1' }, 'as declared'), ...columns.map(([title], index) => element('option', { value: String(index) }, title)));
byId('table-sort').addEventListener('input', () => sortBy(Number(byId('table-sort').value), 1));
byId('table-turn').addEventListener('click', () => sortBy(sorting.column, -sorting.direction));

export const metricsPart = () => {
    const figures = [['bindings', totals.bindings], ['modules', totals.modules], ['components', totals.components],
        ['requests', data.requests], ['deferred', lines.filter((l) => isDeferred(l) || l.kind === 2).length],
        ['unused', points.filter((p) => p.isUnused).length], ['missing', points.filter((p) => p.kind === 'missing').length],
        ['longest chain', data.longestChain.length],
        ...(run === null ? [] : [['calls in the run', run.calls], ['threads', run.threads], ['duration of the run', duration(run.length)]])];
    const top = (title, value, shown = String) => {
        const best = points.filter((p) => value(p) > 1).sort((a, b) => value(b) - value(a) || a.id - b.id).slice(0, 10);
        return element('div', {}, element('h2', {}, title),
            list('ol', best, (p) => element('li', {}, element('small', {}, shown(value(p))), link(p))));
    };
    addFrame(byId('metrics'),
        element('div', { class: 'figures' }, ...figures.map(([name, value]) =>
            element('div', {}, element('b', {}, typeof value === 'number' ? number(value) : value), name))),
        element('div', { class: 'columns' }, ...(run === null ? [] : [top('Longest own time', (p) => p.times?.own ?? 0, duration)]),
            top('Most required (fan-in)', (p) => p.neededBy.length),
            top('Most dependencies (fan-out)', (p) => p.needs.length), top('Largest dominators', (p) => p.dominated),
            element('div', {}, element('h2', {}, `Longest chain (${data.longestChain.length})`),
                list('ol', data.longestChain.map((id) => points[id]), (p) => element('li', {}, link(p))))));
};

if (difference !== null) byId('changes-tab').replaceChildren('Changes ', counted(difference.changes.length));
// What differs from the older graph, a reviewer's list: by subject, then by what happened.
export const changesPart = () => {
    if (difference === null) return;
    const subjects = [['component', 'Components'], ['module', 'Modules'], ['binding', 'Bindings'], ['edge', 'Dependencies']];
    const parts = [];
    const total = {};
    for (const [subject, title] of subjects) {
        const some = difference.changes.filter((change) => change.subject === subject);
        if (some.length === 0) continue;
        const groups = [];
        for (const kind of ['added', 'removed', 'changed', 'moved']) {
            const own = some.filter((change) => change.kind === kind);
            // What moved to another module is marked as changed in the picture.
            const sign = kind === 'moved' ? 3 : changeWords.indexOf(kind);
            total[kind] = (total[kind] ?? 0) + own.length;
            if (own.length === 0) continue;
            groups.push(folded([changeSign(sign), ` ${kind} `, counted(own.length)], () => [list('ul', own, (change) => {
                const point = points[change.point];
                const name = point ? element('button', { type: 'button', class: 'link', 'data-point': point.id }, change.name) : element('b', {}, change.name);
                const where = change.component.length > 0 ? `in ${change.component.join(' → ')}` : '';
                return element('li', { class: 'change' }, changeSign(sign), element('div', {}, name, ' ', element('small', {}, where), ' ',
                    placeNode(placeAt(change.place), { canCopy: false }), change.differences.length > 0 ? differencesTable(change.differences) : ''));
            })], { isOpen: own.length <= 40, style: 'group' }));
        }
        parts.push(element('h2', {}, title, ' ', counted(some.length)), ...groups);
    }
    const words = ['added', 'removed', 'changed', 'moved'].map((kind) => [kind, total[kind] ?? 0]).filter(([, count]) => count > 0).map(([kind, count]) => `${number(count)} ${kind}`).join(', ');
    const sizes = [['binding', points.filter(isBinding)], ['module', modules], ['component', components]].map(([noun, some]) => {
        const [before, now] = [1, 2].map((change) => some.filter((one) => one.change !== change).length);
        return plural(now, noun) + (before === now ? '' : ` (before: ${number(before)})`);
    });
    addFrame(byId('changes'), element('p', { class: 'lead' }, words === '' ? 'The graphs are equal.' : words),
        element('p', {}, `The graph has ${sizes.join(', ')}.`), ...parts);
};
