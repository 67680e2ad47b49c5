"""What can be measured of a page in a browser. Each function returns the problems that it finds, as lines of text."""
import json

# The smallest text that anybody has to read, in pixels of the screen.
SMALLEST = 10
WIDTHS = [(1440, 900), (820, 1180), (390, 844)]

TEXTS = """
const texts = [];
{
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || element.closest('script, style, noscript, option')) continue;
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 2 || box.height < 2) continue;
            texts.push({ element, text: node.data.trim().slice(0, 40), size: parseFloat(getComputedStyle(element).fontSize),
                         left: box.left, right: box.right, top: box.top, bottom: box.bottom });
        }
    }
}
// Whether anybody sees the middle of it: it is on the screen, not clipped, and nothing lies above.
const isSeen = (one) => {
    const x = (one.left + one.right) / 2, y = (one.top + one.bottom) / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === one.element || one.element.contains(top) || top.contains(one.element));
};
"""


def quoted(text):
    """A text as JavaScript."""
    return json.dumps(text)


def size_problems(browser):
    """Text that is too small: of the page, and on the canvas."""
    return browser.run(f"""(() => {{ {TEXTS}
        const canvas = document.getElementById('canvas');
        const labels = canvas && canvas.checkVisibility() && window.dovetail?.labels ? dovetail.labels() : [];
        return [...texts, ...labels].filter((one) => one.size < {SMALLEST}).map((one) => `${{one.text}}: ${{one.size.toFixed(1)}} px`);
    }})()""")


def overlap_problems(browser):
    """Texts that cover each other, and labels of the picture below something else."""
    return browser.run(f"""(() => {{ {TEXTS}
        const canvas = document.getElementById('canvas');
        const labels = canvas && canvas.checkVisibility() && window.dovetail?.labels ? dovetail.labels() : [];
        const problems = [];
        const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
        const pairs = (all, isAllowed) => {{
            const sorted = [...all].sort((a, b) => a.left - b.left);
            for (let i = 0; i < sorted.length; i++)
                for (let j = i + 1; j < sorted.length && sorted[j].left < sorted[i].right; j++)
                    if (covers(sorted[i], sorted[j]) && !isAllowed(sorted[i], sorted[j]))
                        problems.push(`${{sorted[i].text}} × ${{sorted[j].text}}`);
        }};
        pairs(labels, () => false);
        // Parts of one line, and what scrolls below something that stays, do not count.
        pairs(texts.filter(isSeen), (a, b) => a.element === b.element);
        for (const one of labels) {{
            const x = (one.left + one.right) / 2, y = (one.top + one.bottom) / 2;
            const top = document.elementFromPoint(x, y);
            if (top && top !== canvas && !top.contains(canvas)) problems.push(`${{one.text}} × #${{top.id || top.className || top.tagName}}`);
        }}
        return problems; }})()""")


def width_problems(browser):
    """Whether the page has to be scrolled sideways, and because of what."""
    return browser.run("""(() => {
        const width = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return [];
        const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width + 1);
        return wide.slice(0, 3).map((one) => `${one.tagName}#${one.id}.${one.className} ends at ${one.getBoundingClientRect().right}`)
            .concat(`${document.documentElement.scrollWidth} of ${width} px`); })()""")


def first_view_problems(browser):
    return size_problems(browser) + overlap_problems(browser) + width_problems(browser)


def accessibility_problems(browser, axe):
    """What axe-core finds wrong, with the rules of WCAG 2.2 A and AA and its own good practices."""
    if not browser.run('typeof axe === "object"'):
        browser.run(axe + ';0')
    # Without a frame in between, the colors of a transition are those of its middle.
    browser.run("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0))).then(() => 0)")
    return browser.run("""axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa',
        'wcag22aa', 'best-practice'] }).then((found) => found.violations.flatMap((rule) => rule.nodes.slice(0, 3).map((node) =>
        `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary.split('\\n').slice(1).join(' ').trim()}`)))""")


MARK = """
window.isReachable = (one) => {
    // Of a group with one tab stop, the arrow keys reach the others.
    const group = one.closest('[role=tablist], [role=toolbar], [role=listbox], [role=grid], [role=tree], [role=menu], [role=radiogroup]');
    if (one.dataset.focused !== undefined) return true;
    if (one.type === 'radio') return [...document.getElementsByName(one.name)].some((other) => other.dataset.focused !== undefined);
    return group !== null && group.querySelector('[data-focused]') !== null && one.tabIndex < 0;
};
window.visibleControls = () => [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex], [role=tab]')]
    .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.disabled && one.getClientRects().length > 0
        && !(one.getAttribute('tabindex') === '-1' && !one.matches('a[href], button, input, select, textarea, summary, [role=tab]')));
"""


def keyboard_problems(browser, limit=1200):
    """Presses Tab through the page: what cannot be reached, what does not show that it has the focus, and what lets nobody out."""
    browser.run(MARK + "document.querySelectorAll('[data-focused]').forEach((one) => delete one.dataset.focused);"
                # Tab goes on from where the focus was: that is before everything now.
                " { const start = document.createElement('span'); start.tabIndex = -1; document.body.prepend(start); start.focus();"
                " start.remove(); } scrollTo(0, 0); 0")
    problems = []
    # More controls can appear where the focus is, such as the results of a search.
    presses = min(limit, 2 * browser.run('visibleControls().length') + 100)
    left = False
    for _ in range(presses):
        browser.tab()
        state = browser.run("""(() => {
            const one = document.activeElement;
            if (!one || one === document.body) return null;
            if (one.dataset.focused !== undefined) return 'again';
            one.dataset.focused = '';
            const style = getComputedStyle(one);
            const isMarked = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none';
            const name = `${one.tagName.toLowerCase()}#${one.id}.${one.className} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}`;
            return { isMarked, name }; })()""")
        if state is None or state == 'again':
            left = True
            break
        if not state['isMarked']:
            problems.append(f"no focus ring: {state['name']}")
    if not left:
        problems.append(f'after {presses} times Tab the focus has not left the page')
    problems += browser.run("""visibleControls().filter((one) => !isReachable(one)).slice(0, 8).map((one) =>
        `not reached by Tab: ${one.tagName.toLowerCase()}#${one.id}.${one.className} ${one.textContent.trim().slice(0, 30)}`)""")
    # What shows a hand reacts to a click: it has to be a control, or part of one.
    problems += browser.run("""[...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).cursor === 'pointer'
        && one.checkVisibility() && !one.closest('a[href], button, input, select, textarea, summary, label, [tabindex], [role=tab], option'))
        .slice(0, 8).map((one) => `only for the mouse: ${one.tagName.toLowerCase()}#${one.id}.${one.className} ${one.textContent.trim().slice(0, 30)}`)""")
    return problems


def processor_time(browser):
    """What the process of the page has used of the processor, in seconds."""
    metrics = {one['name']: one['value'] for one in browser.call('Performance.getMetrics')['metrics']}
    return metrics['ProcessTime']


def time_until_ready(browser, file):
    """The processor time from the start of loading until the page can be used, in seconds."""
    browser.call('Performance.enable')
    browser.call('Page.navigate', url='about:blank')
    before = processor_time(browser)
    browser.open(file)
    browser.run('new Promise((done) => { const look = () => window.dovetail?.ready ? done(0) : setTimeout(look, 5); look(); })')
    after = processor_time(browser)
    # Another site can get a process of its own.
    return after - before if after >= before else after


def mermaid_problems(browser, texts):
    """What Mermaid's own parser refuses."""
    problems = []
    for name, text in texts.items():
        answer = browser.run(f"mermaid.parse({json.dumps(text)}).then((found) => found.diagramType, (error) => 'error: ' + error.message)")
        if not answer.startswith('flowchart'):
            problems.append(f'{name}: {answer.splitlines()[:4]}')
    return problems
