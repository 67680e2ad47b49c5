"""Audits of the pages in a browser: first views, the keyboard, accessibility, size and time; and Mermaid's own parser.

`expect` records whether something holds, with a line of text. `measures` has what is measured.
"""
import os

import measures

SCHEMES = [('light', False), ('dark', True)]
# The limits of a page of so many bindings: its size in bytes, and the processor time until it can be used, in seconds.
LIMITS = {1000: (400_000, 1), 5000: (None, 3)}


def holds(expect, problems, what):
    expect(not problems, what + ''.join(f'\n            {problem}' for problem in problems[:10])
           + (f'\n            and {len(problems) - 10} more' if len(problems) > 10 else ''))


def check_first_views(browser, pages, expect):
    """What is there before anything is pressed, of graphs of each size."""
    print('first views')
    for count, file in pages.items():
        for width, height in measures.WIDTHS:
            for name, dark in SCHEMES:
                browser.open(file, width, height, dark)
                holds(expect, measures.first_view_problems(browser),
                      f'{count} bindings, {width} pixels, {name}: no texts that overlap or are below {measures.SMALLEST} pixels, no scrolling sideways')


def check_limits(browser, pages, expect):
    print('size and time')
    for count, (size, seconds) in LIMITS.items():
        bytes = os.path.getsize(pages[count])
        expect(size is None or bytes <= size, f'{count} bindings: {bytes // 1000} KB')
        # Other programs disturb a measurement upwards only.
        took = min(measures.time_until_ready(browser, pages[count]) for _ in range(3))
        expect(took <= seconds, f'{count} bindings: {took:.2f} s of processor time until the page can be used')


def views(browser):
    """Goes through what a page shows: each tab, the results of a search, and the panel of a binding."""
    yield 'at first'
    for tab in browser.run("[...document.querySelectorAll('[role=tab]')].filter((one) => one.checkVisibility()).map((one) => one.id)"):
        browser.run(f"document.getElementById('{tab}').click()")
        browser.frame()
        yield f'#{tab}'
    if browser.run("document.getElementById('query') === null"):
        return
    browser.run("(() => { const query = document.getElementById('query'); query.focus(); query.value = 'e';"
                " query.dispatchEvent(new Event('input', { bubbles: true })); })()")
    browser.frame()
    yield 'a search'
    if browser.run("document.querySelector('#results button') !== null"):
        browser.run("document.querySelector('#results button').click()")
        browser.frame()
        yield 'a panel'


def check_accessibility(browser, pages, axe, expect):
    """Each view of each page, wide and in a light scheme, and on a phone in a dark one."""
    for name, file in pages.items():
        print(f'accessibility of {name}')
        for (width, height), (scheme, dark) in [(measures.WIDTHS[0], SCHEMES[0]), (measures.WIDTHS[-1], SCHEMES[1])]:
            browser.open(file, width, height, dark)
            for view in views(browser):
                problems = measures.width_problems(browser) + measures.size_problems(browser)
                if axe:
                    problems += measures.accessibility_problems(browser, axe)
                holds(expect, problems, f'{width} pixels, {scheme}, {view}')


def check_keyboard(browser, pages, expect):
    for name, file in pages.items():
        print(f'{name} without a mouse')
        for width, height in [measures.WIDTHS[0], measures.WIDTHS[-1]]:
            browser.open(file, width, height)
            for view in views(browser):
                if view != 'a search':
                    holds(expect, measures.keyboard_problems(browser), f'{width} pixels, {view}: Tab reaches every control and shows it')


def check_mermaid(browser, texts, mermaid, expect):
    print("Mermaid's own parser")
    browser.call('Page.navigate', url='about:blank')
    browser.run(mermaid + ';0')
    for name, text in texts.items():
        holds(expect, measures.mermaid_problems(browser, {name: text}), f'takes {name}')
    expect(measures.mermaid_problems(browser, {'a broken drawing': 'flowchart LR\n  n0["a] b'}) != [], 'refuses a broken drawing')


# A fault in a page, and the measure that must find it.
FAULTS = [
    ('a small text', "<p style='position: relative; font-size: 7px'>A small text</p>", measures.size_problems),
    ('two texts at one place', "<b style='position: fixed; left: 90px; top: 90px; z-index: 99'>One text<i style='position: absolute; left: 4px'>"
     "Another text</i></b>", measures.overlap_problems),
    ('something wide', "<div style='width: 3000px; height: 9px'></div>", measures.width_problems),
    ('a control for the mouse', "<div style='cursor: pointer'>Press here</div>", measures.keyboard_problems),
    ('a control without a focus ring', "<button style='outline: none !important'>Press here</button>", measures.keyboard_problems),
    ('a control that Tab leaves out', "<button tabindex='-1'>Press here</button>", measures.keyboard_problems),
]


def check_measures(browser, file, axe, expect):
    """Breaks a page, to see that each measure finds its fault."""
    print('pages that are broken')
    faults = FAULTS + ([('a picture without a name', "<img src='data:,'>", lambda one: measures.accessibility_problems(one, axe))] if axe else [])
    for name, element, measure in faults:
        browser.open(file)
        before = set(measure(browser))
        browser.run(f'document.body.style.overflow = "visible"; document.body.insertAdjacentHTML("afterbegin", {measures.quoted(element)}); 0')
        found = [problem for problem in measure(browser) if problem not in before]
        expect(found != [], f'{name} is found: {found[:1]}')
