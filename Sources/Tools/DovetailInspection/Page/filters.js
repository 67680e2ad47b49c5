// Filters: values of one facet are alternatives, facets are combined.
import { changeWords, componentName, difference, isBinding, isDeferred, moduleName, points, state } from './model.js';

const ownership = (point) => {
    const values = [];
    if (point.kind === 'launched' || point.kind === 'prepared') values.push('created at launch');
    else if (point.kind === 'step' || point.kind === 'setting' || point.kind === 'child launcher') return values;
    else if (point.isShared) values.push(`shared in ${point.scope || 'its component'}`);
    else if (point.kind === 'factory' || point.kind === 'contribution') values.push('created each time');
    else if (point.kind === 'value' || point.kind === 'seed') values.push(point.kind === 'value' ? 'evaluated once' : 'passed in');
    if (point.neededBy.some(isDeferred)) values.push('requested deferred');
    if (point.neededBy.some((line) => line.kind === 2)) values.push('requested weakly');
    return values;
};
const severity = (point) => {
    const values = new Set(point.findings.map((finding) => finding.severity));
    if (point.kind === 'missing') values.add('error');
    if (point.mark === 2) values.add('affected');
    return values.size > 0 ? [...values] : ['none'];
};
const states = (point) => [
    ...(point.isUnused ? ['unused'] : []), ...(point.kind === 'missing' ? ['missing'] : []), ...(point.isReplacement ? ['replacement'] : []),
    ...(point.isDefault ? ['default'] : []), ...(point.overridesDefault ? ['overrides a default'] : []),
    ...(point.times ? ['called in the run'] : []),
];

export const facets = [
    ...(difference === null ? [] : [{ name: 'change', title: 'Change', values: (p) => [p.change > 0 ? changeWords[p.change] : 'unchanged'] }]),
    { name: 'severity', title: 'Severity', values: severity },
    { name: 'ownership', title: 'Ownership', values: ownership },
    { name: 'kind', title: 'Kind', values: (p) => [p.kind] },
    { name: 'isolation', title: 'Isolation', values: (p) => (p.isolation ? [p.isolation] : []) },
    { name: 'state', title: 'State', values: states },
    { name: 'component', title: 'Component', values: (p) => (componentName(p) ? [componentName(p)] : []) },
    { name: 'module', title: 'Module', values: (p) => (moduleName(p) ? [moduleName(p)] : []) },
];
for (const facet of facets) {
    state.filters.chosen[facet.name] = new Set();
    facet.of = points.map(facet.values);
    facet.all = [...new Set(facet.of.flat())].sort();
    facet.ofBindings = new Set(facet.of.filter((_, id) => isBinding(points[id])).flat());
}

// Marks what passes the filters, counts what each value would leave, and returns what passes, best match first.
export const applyFilters = () => {
    const query = state.filters.query.trim().toLowerCase();
    const words = query.split(/\s+/).filter(Boolean);
    const active = facets.filter((facet) => state.filters.chosen[facet.name].size > 0);
    for (const facet of facets) facet.counts = new Map();
    // Bindings are counted; collections and missing keys only for the values that they alone have.
    const count = (facet, id) => {
        for (const value of facet.of[id]) {
            if (isBinding(points[id]) || !facet.ofBindings.has(value)) facet.counts.set(value, (facet.counts.get(value) ?? 0) + 1);
        }
    };
    const found = [];
    for (const point of points) {
        point.isShown = false;
        if (!words.every((word) => point.text.includes(word))) continue;
        const missed = active.filter((facet) => !facet.of[point.id].some((value) => state.filters.chosen[facet.name].has(value)));
        if (missed.length === 1) count(missed[0], point.id);
        if (missed.length > 0) continue;
        for (const facet of facets) count(facet, point.id);
        point.isShown = true;
        found.push(point);
    }
    const rank = (point) => {
        const name = point.name.toLowerCase();
        return name === query ? 0 : name.startsWith(query) ? 1 : name.includes(query) ? 2 : 3;
    };
    return query === '' ? found : found.map((point) => [rank(point), point])
        .sort((a, b) => a[0] - b[0] || b[1].neededBy.length - a[1].neededBy.length || a[1].id - b[1].id)
        .map(([, point]) => point);
};
export const isFiltered = () => state.filters.query.trim() !== '' || facets.some((facet) => state.filters.chosen[facet.name].size > 0);
