// What the page shows: points (bindings, collections, missing keys) with their dependencies.
export const data = JSON.parse(document.getElementById('graph').textContent);
export const lineKinds = ['eager', 'deferred', 'weak', 'contribution', 'of the parent', 'builds'];
export const markWords = ['', 'warning', 'affected', 'error'];
export const changeWords = ['', 'added', 'removed', 'changed'];
export const changeSigns = ['', '+', '−', '~'];

// A location from three numbers of a row: file, line, column.
export const placeAt = (row, start = 0) => {
    if (row === undefined || row.length < start + 3 || row[start] < 0) return null;
    const [name, path = ''] = data.files[row[start]];
    const [line, column] = [row[start + 1], row[start + 2]];
    return { name, path, line, column, text: `${name}:${line}:${column}` };
};

export const components = data.components.map(([name, full, parent, scope], id) => ({ id, name, full, parent, scope, modules: [], points: [], change: 0 }));
export const modules = data.modules.map((row, id) => {
    const [name, full, component, includedBy] = row;
    return { id, name, full, component, includedBy, place: placeAt(row, 4), points: [], change: 0 };
});
for (const module of modules) components[module.component]?.modules.push(module);

export const points = data.points.map((row, id) => {
    const [key, kind, component, module, scope, isolation, flags, mark, , , , via, depth, dominator, dominated, ownName, detail = ''] = row;
    const [keyName, full] = data.keys[key];
    const place = placeAt(row, 8);
    const name = ownName || keyName;
    const word = data.words[kind];
    // What the row says last is the default of a setting, and the implementation of any other binding.
    const [implementation, fallback] = word === 'setting' ? ['', detail] : [detail, ''];
    return {
        id, name, full, kind: word, implementation, fallback, component, module, isolation: data.words[isolation], mark, place, via, depth,
        dominator, dominated, scope: data.words[scope],
        // What is created at launch is shared as well, and says so by its kind.
        isShared: (flags & 1) > 0 && !['launched', 'prepared', 'step', 'child launcher'].includes(word), isUnused: (flags & 2) > 0,
        isReplacement: (flags & 4) > 0, isDefault: (flags & 8) > 0, overridesDefault: (flags & 16) > 0,
        needs: [], neededBy: [], isShown: true, change: 0, findings: [],
        // In the picture: an element is told apart by its implementation, and the kind is in the second line.
        title: word === 'contribution' && implementation !== '' && name.startsWith('element ') ? implementation
            : word === 'contribution' && implementation !== '' ? name.replace(/^entry (.*) of \[.*\]$/, `$1: ${implementation}`)
            : word === 'contribution' ? name.replace(/^entry (.*) of \[.*\]$/, '$1')
            : word === 'component factory' || word === 'child launcher' ? name.replace(/^\w+<(.*)>$/, '$1')
            : word === 'setting' ? name.replace(/^setting /, '') : word === 'step' ? name.replace(/^step "(.*)"$/, '$1') : name,
        text: (name + '\n' + full + '\n' + detail + '\n' + (place?.text ?? '')).toLowerCase(),
    };
});

// Kinds of lines are numbers that index `lineKinds`.
export const lines = [];
for (let i = 0; i < data.lines.length; i += 3) {
    const line = { from: points[data.lines[i]], to: points[data.lines[i + 1]], kind: data.lines[i + 2], change: 0 };
    line.crosses = line.to.component >= 0 && line.from.component !== line.to.component;
    line.from.needs.push(line);
    line.to.neededBy.push(line);
    lines.push(line);
}
export const isDeferred = (line) => line.kind === 1 || line.kind === 5;

// What differs from an older graph, where the page was given one.
export const difference = data.difference ?? null;
if (difference !== null) {
    for (const [list, states] of [[points, difference.points], [components, difference.components], [modules, difference.modules]]) {
        for (let i = 0; i < states.length; i += 2) list[states[i]].change = states[i + 1];
    }
    for (const id of difference.addedLines) lines[id].change = 1;
    for (const id of difference.removedLines) lines[id].change = 2;
}

// The module in which a point is drawn: collections belong to the module of their component, missing keys to that of a requester.
const ownModule = (component) => components[component]?.modules[0]?.id ?? -1;
for (const point of points) {
    const requester = point.neededBy[0]?.from;
    if (point.module >= 0) point.home = point.module;
    else if (point.component >= 0) point.home = ownModule(point.component);
    else point.home = requester === undefined ? -1 : requester.module >= 0 ? requester.module : ownModule(requester.component);
    if (point.home < 0) point.home = ownModule(0);
    if (point.home < 0) continue;
    modules[point.home].points.push(point);
    components[modules[point.home].component]?.points.push(point);
}

// How often and how long the factories were called, where the page was given a trace of a run; times are in nanoseconds.
export const run = data.run ?? null;
for (const [id, calls, unfinished, own, total, longest, threads] of run?.points ?? []) {
    points[id].times = { calls, unfinished, own, total, longest, threads };
}
export const longestOwn = points.reduce((longest, point) => Math.max(longest, point.times?.own ?? 0), 1);
export const duration = (time) =>
    time < 999950 ? (time / 1e3).toFixed(1) + ' µs'
    : time < 9995000 ? (time / 1e6).toFixed(2) + ' ms'
    : time < 999950000 ? (time / 1e6).toFixed(1) + ' ms'
    : (time / 1e9).toFixed(2) + ' s';

export const findings = data.findings.map((row, id) => {
    const about = row.points.map((point) => points[point]);
    const finding = {
        id, kind: row.id, severity: row.severity, message: row.message, place: placeAt(row.place), path: row.path ?? [],
        notes: (row.notes ?? []).map((note) => ({ text: data.remarks[note[0]], place: placeAt(note, 1) })),
        help: (row.help ?? []).map((help) => data.remarks[help]), points: about,
        module: about.find((point) => point.home >= 0)?.home ?? -1,
    };
    for (const point of about) point.findings.push(finding);
    return finding;
});

export const number = (count) => (count < 1000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f'));
// One definition for all counts of this page: a binding is what a module or the library declares; collections and missing keys are none.
export const isBinding = (point) => point.module >= 0;
export const countBindings = (some) => some.reduce((count, point) => count + (isBinding(point) ? 1 : 0), 0);
// In words: `12 bindings, 1 collection, 2 missing keys`.
export const inWords = (some) => {
    const [collections, missing] = ['collection', 'missing'].map((kind) => some.filter((point) => point.kind === kind).length);
    const bindings = countBindings(some);
    return [bindings > 0 || collections + missing === 0 ? plural(bindings, 'binding') : '', collections > 0 ? plural(collections, 'collection') : '',
        missing > 0 ? plural(missing, 'missing key') : ''].filter(Boolean).join(', ');
};
export const plural = (count, noun) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
// The size of the graph; of a difference, that of the new one.
export const totals = Object.fromEntries(Object.entries({ bindings: points.filter(isBinding), modules, components }).map(([name, some]) => [name, some.filter((one) => one.change !== 2).length]));
// The kind where the name does not say it.
export const kindOf = (point) => (point.kind === 'factory' || point.name.startsWith(point.kind) ? '' : point.kind);
export const componentName = (point) => components[point.component]?.name ?? '';
export const moduleName = (point) => modules[point.module]?.name ?? '';
export const moduleOf = (point) => modules[point.home];

// From the outermost component or module down to the one at `index`.
export const chain = (list, index, next) => {
    const names = [];
    for (let at = index; at >= 0 && names.length <= list.length; at = list[at][next]) names.unshift(list[at].name);
    return names;
};

// What several files change. A link to this page restores the first part.
export const state = {
    selected: null,
    hops: 1,
    // Which of the paths from the root to the selected point is shown.
    step: 0,
    // Modules and components that have been opened or closed by hand, by id.
    openModules: new Set(),
    openComponents: new Set(),
    filters: { query: '', chosen: {} },
    tab: 'picture',

    // The points that the filters let pass.
    found: points,
    // The rows of the table that are shown.
    shownRows: 0,
    // The module that was opened last.
    lastOpened: null,
    // What is drawn, and its boxes under the pointer and at the keyboard.
    scene: null,
    hovered: null,
    cursor: null,
};
