// What the page shows: points with what they need, and which of them pass the filters.
const data = JSON.parse(document.getElementById('graph').textContent);
const lineWords = ['', 'deferred', 'weakly', 'element', 'of the parent', 'builds'];
const markWords = ['', 'warning', 'affected', 'fault'];
const markClasses = ['', 'warning', 'spoiled', 'fault'];

const components = data.components.map(([name, full, parent, scope]) => ({ name, full, parent, scope }));
const modules = data.modules.map(([name, full, component, includedBy, place]) => ({ name, full, component, includedBy, place }));
const points = data.points.map((row, id) => {
    const [key, kind, ownName, component, module, scope, isolation, flags, mark, place, via, depth, ...rest] = row;
    const [dominator, dominated, x, y, width] = rest;
    const [keyName, full] = data.keys[key];
    const name = ownName || keyName;
    return {
        id, name, full, kind, component, module, isolation, mark, place, via, depth, dominator, dominated, x, y, width,
        scope, isShared: (flags & 1) > 0, isUnused: (flags & 2) > 0, isReplacement: (flags & 4) > 0,
        needs: [], neededBy: [], isShown: true,
        text: (name + '\n' + full + '\n' + place).toLowerCase(),
    };
});
const lines = [];
for (let i = 0; i < data.lines.length; i += 3) {
    const line = { from: points[data.lines[i]], to: points[data.lines[i + 1]], kind: data.lines[i + 2] };
    line.crosses = line.to.component >= 0 && line.from.component !== line.to.component;
    line.from.needs.push(line);
    line.to.neededBy.push(line);
    lines.push(line);
}
// How often and how long the factories were called, where the page was given a trace of a run; times are in nanoseconds.
const run = data.run ?? null;
for (const [id, calls, unfinished, own, total, longest, threads] of run?.points ?? []) {
    points[id].times = { calls, unfinished, own, total, longest, threads };
}
const longestOwn = points.reduce((longest, point) => Math.max(longest, point.times?.own ?? 0), 1);
const duration = (time) =>
    time < 999950 ? (time / 1e3).toFixed(1) + ' µs'
    : time < 9995000 ? (time / 1e6).toFixed(2) + ' ms'
    : time < 999950000 ? (time / 1e6).toFixed(1) + ' ms'
    : (time / 1e9).toFixed(2) + ' s';

data.findings.forEach((finding) => {
    for (const id of finding.points) (points[id].findings ??= []).push(finding);
});

const plural = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
const componentName = (point) => (point.component < 0 ? '' : components[point.component].name);
const moduleName = (point) => (point.module < 0 ? '' : modules[point.module].name);

// From the outermost component or module down to the one at `index`.
const chain = (list, index, next) => {
    const names = [];
    for (let at = index; at >= 0 && names.length <= list.length; at = list[at][next]) names.unshift(list[at].name);
    return names;
};

// One shortest way from a root, as points.
const pathTo = (point) => {
    if (point.depth < 0) return [];
    const path = [point];
    while (path[0].via >= 0) path.unshift(points[path[0].via]);
    return path;
};

const filters = { query: '', component: '', module: '', scope: '', isolation: '', kind: '', unused: false, faulty: false, called: false };
const facets = {
    component: componentName, module: moduleName, scope: (point) => point.scope,
    isolation: (point) => point.isolation, kind: (point) => point.kind,
};

const passes = (point, words) =>
    words.every((word) => point.text.includes(word))
    && Object.keys(facets).every((name) => filters[name] === '' || facets[name](point) === filters[name])
    && (!filters.unused || point.isUnused)
    && (!filters.faulty || point.mark > 0)
    && (!filters.called || point.times);

// Marks what passes the filters, and says what does, best match first.
const applyFilters = () => {
    const query = filters.query.trim().toLowerCase();
    const words = query.split(/\s+/).filter(Boolean);
    const found = [];
    for (const point of points) {
        point.isShown = passes(point, words);
        if (point.isShown) found.push(point);
    }
    const rank = (point) => {
        const name = point.name.toLowerCase();
        return name === query ? 0 : name.startsWith(query) ? 1 : name.includes(query) ? 2 : 3;
    };
    return query === '' ? found : found.map((point) => [rank(point), point])
        .sort((a, b) => a[0] - b[0] || b[1].neededBy.length - a[1].neededBy.length || a[1].id - b[1].id)
        .map(([, point]) => point);
};
const isFiltered = () => Object.values(filters).some((value) => value !== '' && value !== false);

let selected = null;
