// The elements of lists and panels. Strings are always set as text, never as HTML, because names can contain any character.
import { changeSigns, changeWords, data, markWords, number } from './model.js';
import { byId, changeColors, markColors, markShapes } from './canvas.js';

export const status = byId('status');

export const element = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name === 'onclick') node.addEventListener('click', value); else if (value !== null) node.setAttribute(name, value);
    }
    node.append(...children.filter((child) => child !== null && child !== ''));
    return node;
};

export const icon = (mark) => {
    const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    box.setAttribute('viewBox', '-1 -1 14 14');
    box.setAttribute('class', `icon ${markColors[mark]}`);
    box.setAttribute('role', 'img');
    box.setAttribute('aria-label', markWords[mark]);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', markShapes[mark]);
    box.append(path);
    return box;
};
export const changeSign = (change) => element('span', { class: `sign ${changeColors[change]}`, title: changeWords[change] }, changeSigns[change]);
const hiddenText = (text) => element('span', { class: 'hidden' }, text);

// A link to a point. The panel shows the point when the link is clicked.
export const link = (point) => element('button', { class: 'link', type: 'button', 'data-point': point.id },
    ...(point.change > 0 ? [changeSign(point.change), ' '] : []), ...(point.mark > 0 ? [icon(point.mark)] : []), point.name);

// A location: a link to the editor where the page knows one, and a button that copies it.
const address = (place) => {
    if (!data.editor || !place.path) return null;
    const path = encodeURI(place.path.replace(/\\/g, '/')).replace(/[?#&+]/g, encodeURIComponent);
    const values = { path: path.startsWith('/') ? path : '/' + path, line: place.line, column: place.column };
    return data.editor.replace(/\{(path|line|column)\}/g, (_, name) => values[name]);
};
const copy = async (text, button) => {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // A page from a disk may not be allowed to write to the clipboard by itself.
        const area = element('textarea', { class: 'hidden', 'aria-hidden': 'true' });
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
        button.focus();
    }
    button.textContent = 'Copied';
    status.textContent = `Copied ${text}`;
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
};
export const placeNode = (place, { canCopy = true } = {}) => {
    if (place === null) return '';
    const url = address(place);
    const text = element('code', {}, place.text);
    const node = element('span', { class: 'place' }, url === null ? text : element('a', { href: url, title: 'Open in the editor' }, text));
    if (!canCopy) return node;
    const button = element('button', { class: 'copy', type: 'button', 'aria-label': `Copy ${place.text}` }, 'Copy');
    button.addEventListener('click', () => copy(place.path ? `${place.path}:${place.line}:${place.column}` : place.text, button));
    node.append(' ', button);
    return node;
};

// Long lists come in pieces, so that a binding that 5 000 others need opens at once.
export const list = (tag, entries, render, piece = 100) => {
    const node = element(tag, { class: 'points' });
    const more = (from) => {
        for (const entry of entries.slice(from, from + piece)) node.append(render(entry));
        if (entries.length <= from + piece) return;
        const button = element('button', { class: 'link', type: 'button' }, `and ${number(entries.length - from - piece)} more`);
        const item = element('li', {}, button);
        button.addEventListener('click', () => { item.remove(); more(from + piece); });
        node.append(item);
    };
    more(0);
    return node;
};

export const definition = (rows) => {
    const node = element('dl');
    for (const [term, value] of rows) {
        if (value !== '' && value !== null) node.append(element('dt', {}, term), element('dd', {}, value));
    }
    return node;
};

export const explanation = (id) => data.explanations.find((one) => one.id === id) ?? null;
// Paragraphs of a text; lines inside of them were only broken to be short.
export const paragraphs = (text) => text.split('\n\n').map((part) => element('p', {}, part.replace(/\n/g, ' ')));

// A part that is filled when it is first opened.
export const folded = (title, fill, { isOpen = false, style = '' } = {}) => {
    const node = element('details', { class: style }, element('summary', {}, ...title));
    let isFilled = false;
    const open = () => {
        if (!node.open || isFilled) return;
        isFilled = true;
        node.append(...fill());
    };
    node.addEventListener('toggle', open);
    node.fill = open;
    if (isOpen) { node.open = true; open(); }
    return node;
};
export const counted = (count) => element('span', { class: 'count' }, number(count));

// The counts of marks, each with its shape and its word.
export const markCounts = (counts) => [[3, counts.errors], [1, counts.warnings], [2, counts.affected]]
    .filter(([, count]) => count > 0).map(([mark, count]) =>
        element('span', { class: `tally ${markColors[mark]}` }, icon(mark), ` ${number(count)}`));
export const changeCounts = (counts) => [1, 2, 3].filter((i) => counts.changes[i] > 0)
    .map((i) => element('span', { class: `tally ${changeColors[i]}` }, `${changeSigns[i]}${number(counts.changes[i])}`, hiddenText(` ${changeWords[i]}`)));
