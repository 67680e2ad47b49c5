"""The contrast of the colors that the picture is drawn with, in both schemes. axe-core looks at elements only, and a canvas is one.

WCAG 2.2 AA: text has a contrast of at least 4.5 with what is behind it, and lines, marks and stripes of at least 3.
"""
import colorsys
import os
import re

STYLE = os.path.join(os.path.dirname(__file__), '..', '..', '..', 'Sources', 'Tools', 'DovetailInspection', 'Page', 'page.css')
SURFACES = ['back', 'paper', 'frame', 'inner']
TEXTS = ['ink', 'soft']
STATES = ['error', 'affected', 'warning', 'added', 'removed', 'changed']
LINES = ['line', 'edge', 'parent', 'collection', 'time', 'accent'] + STATES
# canvas.js draws the stripe of a module with a hue of its own, and this saturation.
SATURATION = 0.55


def schemes(style):
    """The colors of the light and of the dark scheme, by name."""
    blocks = [dict(re.findall(r'--([a-z-]+): ([^;]+);', block)) for block in re.findall(r':root \{(.*?)\}', style, re.S)]
    light, dark = blocks[:2]
    return {'light': light, 'dark': {**light, **dark}}


def color(text):
    digits = text[1:] if len(text) == 7 else ''.join(2 * digit for digit in text[1:])
    return [int(digits[index:index + 2], 16) / 255 for index in (0, 2, 4)]


def luminance(color):
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def problems(style):
    found = []
    for scheme, values in schemes(style).items():
        def require(least, one, behind):
            ratio = contrast(color(values[one]), color(values[behind]))
            if ratio < least:
                found.append(f'{scheme}: {one} on {behind}: {ratio:.2f}, and {least} is required')

        for text in TEXTS:
            for behind in SURFACES + [f'{state}-soft' for state in STATES + ['accent']]:
                require(4.5, text, behind)
        for state in STATES:
            require(4.5, state, 'paper')
            require(4.5, state, f'{state}-soft')
        for line in LINES:
            for behind in SURFACES:
                require(3, line, behind)
        lightness = float(values['stripe-light'].rstrip('%')) / 100
        ratio, hue, behind = min(
            (contrast(colorsys.hls_to_rgb(hue / 360, lightness, SATURATION), color(values[behind])), hue, behind)
            for hue in range(360) for behind in SURFACES)
        if ratio < 3:
            found.append(f'{scheme}: a stripe of hue {hue} on {behind}: {ratio:.2f}, and 3 is required')
    return found


def check(expect, holds):
    print('colors')
    with open(STYLE) as file:
        style = file.read()
    holds(expect, problems(style), 'the colors of the picture contrast with what is behind them, in both schemes')
    faint = re.sub(r'--stripe-light: \d+%', '--stripe-light: 90%', style, count=1)
    expect(len(problems(faint)) == 1, 'a stripe that is too light is found')
