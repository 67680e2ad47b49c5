// Search, filters, tabs, the table, findings and metrics.
const byId = (id) => document.getElementById(id);
const query = byId('query');
const results = byId('results');
let found = points;

const refresh = () => {
    found = applyFilters();
    const active = ['component', 'module', 'scope', 'isolation', 'kind', 'unused', 'faulty', 'called'].filter((name) => filters[name]).length;
    byId('filter-count').textContent = active ? `(${active})` : '';
    results.hidden = filters.query.trim() === '';
    results.replaceChildren(...found.slice(0, 50).map((point) => element('li', {},
        element('button', { type: 'button', 'data-point': point.id, onclick: () => choose(point) }, point.name,
            element('small', {}, [point.kind, moduleName(point), componentName(point)].filter(Boolean).join(' · '))))));
    if (found.length === 0) results.append(element('li', {}, 'Nothing found'));
    status.textContent = `${found.length} found`;
    fillTable();
    schedule();
};

const choose = (point) => {
    results.hidden = true;
    select(point);
};

query.addEventListener('input', () => { filters.query = query.value; refresh(); });
query.addEventListener('focus', () => { results.hidden = query.value.trim() === ''; });
query.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && found.length && query.value.trim() !== '') choose(found[0]);
    if (event.key === 'ArrowDown') { results.querySelector('button')?.focus(); event.preventDefault(); }
});
results.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
    if (!step) return;
    (event.target.closest('li')[step]?.querySelector('button') ?? query).focus();
    event.preventDefault();
});
document.addEventListener('click', (event) => {
    if (!event.target.closest('.search')) results.hidden = true;
    if (!event.target.closest('#filters')) byId('filters').open = false;
});
document.addEventListener('keydown', (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === '/' && !isTyping) { query.focus(); event.preventDefault(); }
    if (event.key === 'Escape') {
        if (!results.hidden) { results.hidden = true; query.focus(); } else if (byId('filters').open) byId('filters').open = false;
        else if (selected) select(null);
    }
});

const form = byId('filter-form');
for (const [name, value] of Object.entries(facets)) {
    const values = [...new Set(points.map(value))].filter((text) => text !== '').sort();
    form.elements[name].append(element('option', { value: '' }, 'all'), ...values.map((text) => element('option', { value: text }, text)));
}
form.addEventListener('input', () => {
    for (const name of Object.keys(facets)) filters[name] = form.elements[name].value;
    filters.unused = form.elements.unused.checked;
    filters.faulty = form.elements.faulty.checked;
    filters.called = form.elements.called?.checked ?? false;
    refresh();
});
form.addEventListener('reset', () => setTimeout(() => form.dispatchEvent(new Event('input'))));
form.addEventListener('submit', (event) => event.preventDefault());

const tabs = [...document.querySelectorAll('[role=tab]')];
const showTab = (tab) => {
    for (const one of tabs) {
        one.setAttribute('aria-selected', String(one === tab));
        one.tabIndex = one === tab ? 0 : -1;
        byId(one.getAttribute('aria-controls')).hidden = one !== tab;
    }
    schedule();
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

const columns = [
    ['Key', (p) => p.name], ['Kind', (p) => p.kind], ['Component', componentName], ['Module', moduleName], ['Scope', (p) => p.scope],
    ['Isolation', (p) => p.isolation], ['Dependencies', (p) => p.needs.length], ['Required by', (p) => p.neededBy.length],
    ['Depth', (p) => (p.depth < 0 ? '' : p.depth)], ['Dominates', (p) => p.dominated],
    ...(run === null ? [] : [['Calls', (p) => p.times?.calls ?? 0], ['Own time', (p) => p.times?.own ?? 0, duration]]),
    ['State', (p) => [markWords[p.mark], p.isUnused ? 'unused' : ''].filter(Boolean).join(', ')], ['Bound at', (p) => p.place],
];
const sorting = { column: -1, direction: 1 };
const pageSize = 200;
let shownRows = pageSize;

const row = (point) => element('tr', { 'data-point': point.id }, ...columns.map(([title, value, shown = String], index) => {
    if (index === 0) return element('th', { scope: 'row' }, link(point));
    const content = shown(value(point));
    return element('td', { class: typeof value(point) === 'number' ? 'number' : title === 'Bound at' ? 'place' : '' }, content);
}));

const fillTable = () => {
    const rows = [...found];
    if (sorting.column >= 0) {
        const value = columns[sorting.column][1];
        const compare = (a, b) => {
            if (typeof a === 'number' && typeof b === 'number') return a - b;
            return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
        };
        rows.sort((a, b) => sorting.direction * compare(value(a), value(b)) || a.id - b.id);
    }
    byId('table-caption').textContent = plural(found.length, 'row') + (found.length === points.length ? '' : ` of ${points.length}`);
    byId('table-body').replaceChildren(...rows.slice(0, shownRows).map(row));
    byId('more').hidden = rows.length <= shownRows;
    byId('more').textContent = `Show ${Math.min(pageSize, rows.length - shownRows)} more of ${rows.length}`;
};
byId('more').addEventListener('click', () => { shownRows += pageSize; fillTable(); });
byId('table-head').append(...columns.map(([title], index) => {
    const head = element('th', { scope: 'col', 'aria-sort': 'none' }, element('button', { type: 'button' }, title));
    head.addEventListener('click', () => {
        sorting.direction = sorting.column === index ? -sorting.direction : 1;
        sorting.column = index;
        for (const [other, cell] of [...byId('table-head').children].entries()) {
            cell.setAttribute('aria-sort', other !== index ? 'none' : sorting.direction > 0 ? 'ascending' : 'descending');
        }
        fillTable();
    });
    return head;
}));

const fillFindings = () => {
    const errors = data.findings.filter((one) => one.severity === 'error').length;
    byId('findings-tab').textContent = `Findings (${data.findings.length})`;
    byId('findings').replaceChildren(
        element('p', {}, data.findings.length === 0 ? 'No findings.'
            : `${plural(errors, 'error')}, ${plural(data.findings.length - errors, 'warning')}`),
        ...data.findings.map(finding));
};

const fillMetrics = () => {
    const bindings = points.filter((p) => p.module >= 0);
    const figures = [['bindings', bindings.length], ['components', components.length], ['modules', modules.length],
        ['requests', data.requests], ['deferred', lines.filter((l) => [1, 2, 5].includes(l.kind)).length],
        ['unused', points.filter((p) => p.isUnused).length], ['missing', points.filter((p) => p.kind === 'missing').length],
        ['longest chain', data.longestChain.length],
        ...(run === null ? [] : [['calls in the run', run.calls], ['threads', run.threads], ['duration of the run', duration(run.length)]])];
    const top = (title, value, shown = String) => {
        const best = points.filter((p) => value(p) > 1).sort((a, b) => value(b) - value(a) || a.id - b.id).slice(0, 10);
        return element('div', {}, element('h3', {}, title),
            list('ol', best, (p) => element('li', {}, element('small', {}, shown(value(p))), link(p))));
    };
    byId('metrics').replaceChildren(
        element('div', { class: 'figures' }, ...figures.map(([name, value]) =>
            element('div', {}, element('b', {}, value.toLocaleString('en')), name))),
        element('div', { class: 'columns' }, ...(run === null ? [] : [top('Longest own time', (p) => p.times?.own ?? 0, duration)]),
            top('Most required (fan-in)', (p) => p.neededBy.length),
            top('Most dependencies (fan-out)', (p) => p.needs.length), top('Largest dominators', (p) => p.dominated),
            element('div', {}, element('h3', {}, `Longest chain (${data.longestChain.length})`),
                list('ol', data.longestChain.map((id) => points[id]), (p) => element('li', {}, link(p))))));
    byId('totals').textContent = [plural(bindings.length, 'binding'), plural(modules.length, 'module'),
        plural(components.length, 'component')].join(' · ');
};
