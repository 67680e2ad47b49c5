// Names that are too long for their place.

// The text, shortened until it fits: first the arguments of generic types, from the end, then the end itself. The beginning tells names
// apart, so it stays.
const shortened = (text, fits) => {
    if (fits(text)) return text;
    // `Dictionary<Key, Array<Element>>`, `Dictionary<Key, …>`, `Dictionary<…>`.
    let end = text.lastIndexOf('>');
    for (let tries = 0; end > 0 && tries < 8; tries++) {
        let [depth, start] = [0, end];
        for (; start > 0; start--) {
            if (text[start] === '>') depth++;
            if (text[start] === '<' && --depth === 0) break;
        }
        if (start === 0) break;
        const inside = text.slice(start + 1, end);
        const comma = inside.lastIndexOf(', ');
        const kept = comma > 0 && !inside.endsWith('…') ? `${inside.slice(0, comma)}, …` : comma > 0 && inside.slice(0, comma).includes(', ') ? `${inside.slice(0, inside.lastIndexOf(', ', comma - 1))}, …` : '…';
        if (kept === inside) break;
        text = text.slice(0, start + 1) + kept + text.slice(end);
        if (fits(text)) return text;
        end = text.lastIndexOf('>');
    }
    const letters = Array.from(text.slice(0, 400));
    let [low, high] = [1, letters.length];
    const cut = (count) => letters.slice(0, count).join('') + '…';
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(cut(middle))) low = middle; else high = middle - 1;
    }
    return cut(low);
};
