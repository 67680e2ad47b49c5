// Findings: grouped by kind or by module, with their explanations and help.
import { findings, modules, number, plural } from './model.js';
import { isFiltered } from './filters.js';
import { byId } from './canvas.js';
import { counted, element, explanation, folded, icon, link, list, paragraphs, placeNode } from './parts.js';
import { compare } from './lists.js';

const grouping = { by: 'kind', order: 'severity', severity: '' };
const isError = (one) => one.severity === 'error';

export const findingNode = (one, { isOpen = false, isAlone = false } = {}) => {
    const body = () => [
        one.path.length > 0 ? element('p', { class: 'trail' }, one.path.join(' → ')) : '',
        ...one.notes.map((note) => element('p', {}, 'note: ', note.text, note.place ? ' at ' : '', placeNode(note.place, { canCopy: false }))),
        ...one.help.map((help) => element('p', { class: 'help' }, element('b', {}, 'help: '), help)),
        one.points.length > 0 ? element('p', {}, 'Bindings: ') : '',
        one.points.length > 0 ? list('ul', one.points, (point) => element('li', {}, link(point)), 20) : '',
        ...(isAlone && explanation(one.kind) ? [folded([`Explain ${one.kind}`], () => paragraphs(explanation(one.kind).text))] : []),
    ];
    const mark = isError(one) ? 3 : 1;
    return element('article', { class: one.severity }, folded([icon(mark), element('span', { class: 'message' }, one.message), ' ',
        isAlone ? element('span', { class: 'id' }, one.kind) : ''], body, { isOpen }), one.place ? placeNode(one.place) : '');
};

export const findingsPart = () => {
    const some = findings.filter((one) => (grouping.severity === '' || one.severity === grouping.severity)
        && (!isFiltered() || one.points.some((point) => point.isShown)));
    const keyOf = grouping.by === 'kind' ? (one) => one.kind : (one) => one.module;
    const groups = new Map();
    for (const one of some) {
        if (!groups.has(keyOf(one))) groups.set(keyOf(one), []);
        groups.get(keyOf(one)).push(one);
    }
    const titleOf = (key) => (grouping.by === 'kind' ? key : modules[key]?.name ?? 'No module');
    const errors = (group) => group.filter(isError).length;
    const orders = {
        severity: (a, b) => Number(errors(b[1]) > 0) - Number(errors(a[1]) > 0) || b[1].length - a[1].length,
        count: (a, b) => b[1].length - a[1].length,
        name: (a, b) => compare(titleOf(a[0]), titleOf(b[0])),
    };
    const sorted = [...groups].sort((a, b) => orders[grouping.order](a, b) || compare(titleOf(a[0]), titleOf(b[0])));
    const inGroup = {
        severity: (a, b) => Number(isError(b)) - Number(isError(a)), count: (a, b) => b.points.length - a.points.length, name: (a, b) => compare(a.message, b.message),
    };
    const nodes = sorted.map(([key, group]) => {
        const bad = errors(group);
        const mark = bad > 0 ? 3 : 1;
        const about = grouping.by === 'kind' ? explanation(key)?.summary ?? '' : [...new Set(group.map((one) => one.kind))].slice(0, 4).join(', ');
        const title = [icon(mark), element('b', {}, titleOf(key)), counted(group.length),
            element('span', { class: 'about' }, about)];
        return folded(title, () => {
            const text = grouping.by !== 'kind' ? '' : (explanation(key)?.text ?? '').replace(about, '').trim();
            const ordered = [...group].sort((a, b) => inGroup[grouping.order](a, b) || a.id - b.id);
            // Inside of a kind by module, inside of a module by kind.
            const parts = new Map();
            for (const one of ordered) {
                const part = grouping.by === 'kind' ? titleOfModule(one.module) : one.kind;
                if (!parts.has(part)) parts.set(part, []);
                parts.get(part).push(one);
            }
            const listOf = (ones) => list('div', ones, (one) => findingNode(one, { isOpen: some.length === 1 }), 50);
            return [text === '' ? '' : element('div', { class: 'explanation' }, ...paragraphs(text)),
                ...(parts.size === 1 ? [listOf(ordered)] : [...parts].map(([part, ones]) => element('section', { class: 'part' }, element('h2', {}, part, ' ', counted(ones.length)), listOf(ones))))];
        }, { style: 'group', isOpen: sorted.length <= 2 && group.length <= 30 });
    });
    byId('findings-count').textContent = some.length === findings.length ? `${plural(findings.filter(isError).length, 'error')}, ${plural(findings.length - findings.filter(isError).length, 'warning')}`
        : `${number(some.length)} of ${plural(findings.length, 'finding')}`;
    byId('findings-list').replaceChildren(...nodes, ...(some.length > 0 ? [] : [element('p', {}, findings.length === 0 ? 'No findings.' : 'No finding passes the filters.')]));
};
const titleOfModule = (id) => modules[id]?.name ?? 'No module';

const choices = (name, label, values) => {
    const node = element('div', { class: 'segments', role: 'group', 'aria-label': label }, element('span', {}, label));
    for (const [value, text] of values) {
        const button = element('button', { type: 'button', 'aria-pressed': String(grouping[name] === value) }, text);
        button.addEventListener('click', () => {
            grouping[name] = value;
            for (const other of node.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
            findingsPart();
        });
        node.append(button);
    }
    return node;
};
byId('findings').append(
    element('div', { class: 'toolbar' }, element('span', { id: 'findings-count', class: 'lead' }),
        choices('by', 'Group by', [['kind', 'kind'], ['module', 'module']]),
        choices('order', 'Sort by', [['severity', 'severity'], ['count', 'count'], ['name', 'name']]),
        choices('severity', 'Show', [['', 'all'], ['error', 'errors'], ['warning', 'warnings']])),
    element('div', { id: 'findings-list' }));
byId('findings-tab').replaceChildren('Findings ', counted(findings.length));
