// Names that are too long for their place.

// The name without the last argument of its last generic type: `Map<Key, Value>`, `Map<Key, …>`, `Map<…>`; null if none is left.
const withoutArgument = (text) => {
    const lists = [...text.matchAll(/<((?:[^<>]|<…>)*)>/g)].filter((list) => list[1] !== '…');
    if (lists.length === 0) return null;
    const { 0: all, 1: inside, index } = lists[lists.length - 1];
    const names = inside.split(', ');
    const rest = names.slice(0, names[names.length - 1] === '…' ? -2 : -1);
    return `${text.slice(0, index)}<${[...rest, '…'].join(', ')}>${text.slice(index + all.length)}`;
};

// The text, shortened until it fits: first the arguments of generic types, from the end, then the end itself. The beginning tells names
// apart, so it stays.
export const shortened = (text, fits) => {
    for (let short = text; short !== null; short = withoutArgument(short)) {
        if (fits(short)) return short;
        text = short;
    }
    const letters = Array.from(text.slice(0, 400));
    const cut = (count) => letters.slice(0, count).join('') + '…';
    let [low, high] = [1, letters.length];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(cut(middle))) low = middle; else high = middle - 1;
    }
    return cut(low);
};
