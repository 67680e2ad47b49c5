// The panel of one binding, and the pieces that lists are made of. Text is only ever set as text: names may be anything.
const panel = document.getElementById('panel');
const status = document.getElementById('status');

const element = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name === 'onclick') node.addEventListener('click', value); else node.setAttribute(name, value);
    }
    node.append(...children.filter((child) => child !== null && child !== ''));
    return node;
};

const link = (point) =>
    element('button', { class: 'link', type: 'button', 'data-point': point.id, onclick: () => select(point) }, point.name);

// Long lists come in pieces, so that a binding that 5 000 others need opens at once.
const list = (tag, entries, render) => {
    const node = element(tag, { class: 'points' });
    const more = (from) => {
        for (const entry of entries.slice(from, from + 100)) node.append(render(entry));
        if (entries.length <= from + 100) return;
        const button = element('button', { class: 'link', type: 'button' }, `and ${entries.length - from - 100} more`);
        const item = element('li', {}, button);
        button.addEventListener('click', () => { item.remove(); more(from + 100); });
        node.append(item);
    };
    more(0);
    return node;
};

const neighbors = (some, end) => list('ul', some, (line) => {
    const elsewhere = line.crosses && componentName(line[end]) ? `in ${componentName(line[end])}` : '';
    const words = [lineWords[line.kind], elsewhere].filter(Boolean).join(', ');
    return element('li', {}, link(line[end]), element('small', {}, words));
});

const definition = (rows) => {
    const node = element('dl');
    for (const [term, value] of rows) {
        if (value !== '' && value !== null) node.append(element('dt', {}, term), element('dd', {}, value));
    }
    return node;
};

const badges = (point) => {
    const words = [[point.kind, ''], [point.isShared ? `shared in ${point.scope || 'scope'}` : '', ''],
        [point.isolation === 'nonisolated' ? '' : point.isolation, ''], [point.isReplacement ? 'replacement' : '', ''],
        [point.isUnused ? 'unused' : '', ''], [point.kind === 'missing' ? '' : markWords[point.mark], markClasses[point.mark]]];
    return element('div', { class: 'badges' }, ...words.filter(([word]) => word !== '')
        .map(([word, style]) => element('span', { class: `badge ${style}` }, word)));
};

const explanation = (id) => {
    const entry = data.explanations.find((one) => one.id === id);
    if (!entry) return '';
    return element('details', {}, element('summary', {}, `Explain ${id}`),
        ...entry.text.split('\n\n').map((text) => element('p', {}, text)));
};

const finding = (one) => element('article', { class: one.severity },
    element('h3', {}, `${one.severity}: ${one.message} [${one.id}]`),
    one.place ? element('p', {}, element('code', {}, one.place)) : '',
    one.path.length ? element('p', {}, one.path.join(' → ')) : '',
    ...one.notes.map((note) => element('p', {}, 'note: ' + note)),
    ...one.help.map((help) => element('p', {}, element('b', {}, 'help: '), help)),
    one.points.length ? list('ul', one.points.map((id) => points[id]), (point) => element('li', {}, link(point))) : '',
    explanation(one.id));

// What a run has to do with a binding; nothing where the page knows of no run.
const times = ({ times }) => {
    if (run === null) return [];
    if (!times) return [['Called', 'not in this run']];
    const { calls, unfinished, own, total, longest, threads } = times;
    const often = plural(calls, 'time') + (threads > 1 ? ` on ${threads} threads` : '') + (unfinished ? `, ${unfinished} not finished` : '');
    return [['Called', often], ['Own time', duration(own)], ['Total time', duration(total)],
        ['Longest call', calls > 1 ? duration(longest) : '']];
};

const showPanel = (point) => {
    const path = pathTo(point);
    panel.replaceChildren(
        element('button', { class: 'close', type: 'button', 'aria-label': 'Close', onclick: () => select(null) }, '×'),
        element('h2', {}, point.name),
        point.full === point.name ? '' : element('code', {}, point.full),
        badges(point),
        definition([
            ['Bound at', point.place ? element('code', {}, point.place) : ''],
            ['Component', point.component < 0 ? '' : chain(components, point.component, 'parent').join(' → ')],
            ['Installed by', point.module < 0 ? '' : chain(modules, point.module, 'includedBy').join(' → ')],
            ['Isolation', point.isolation],
            ['Needs', String(point.needs.length)],
            ['Required by', String(point.neededBy.length)],
            ['Depth', point.depth < 0 ? 'unreachable' : String(point.depth)],
            ['Only through', point.dominator < 0 ? '' : link(points[point.dominator])],
            ...times(point),
            ['Dominates', point.dominated > 0 ? `${point.dominated} other${point.dominated > 1 ? 's' : ''}` : ''],
        ]),
        ...(point.findings ?? []).map(finding),
        element('h3', {}, 'Path from the root'),
        path.length ? list('ol', path, (step) => element('li', {}, link(step))) : element('p', {}, 'Not reachable from any root.'),
        element('h3', {}, `Dependencies (${point.needs.length})`), neighbors(point.needs, 'to'),
        element('h3', {}, `Required by (${point.neededBy.length})`), neighbors(point.neededBy, 'from'),
    );
    panel.hidden = false;
    panel.scrollTop = 0;
};

const select = (point, { move = true } = {}) => {
    selected = point;
    if (point === null) {
        panel.hidden = true;
        canvas.focus();
    } else {
        showPanel(point);
        status.textContent = `${point.name}: depends on ${point.needs.length}, required by ${point.neededBy.length}`;
        if (move) requestAnimationFrame(() => center(point));
    }
    history.replaceState(null, '', point === null ? '#' : '#' + encodeURIComponent(point.full));
    schedule();
};
