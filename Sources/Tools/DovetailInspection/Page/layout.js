// Layered layout of boxes: dependencies lead to the right, or down. Close to linear: a fixed number of sweeps, each of which sorts.

// The layer of each box, by the longest path to it; edges that close a cycle do not count. Boxes without edges have none (−1).
const ranksOf = (count, next) => {
    const [mark, order] = [new Uint8Array(count), []];
    const forward = next.map(() => []);
    for (let start = 0; start < count; start++) {
        if (mark[start] > 0) continue;
        const stack = [[start, 0]];
        mark[start] = 1;
        while (stack.length > 0) {
            const top = stack[stack.length - 1];
            const [node, at] = top;
            if (at < next[node].length) {
                top[1]++;
                const target = next[node][at];
                if (mark[target] !== 1) forward[node].push(target);
                if (mark[target] === 0) { mark[target] = 1; stack.push([target, 0]); }
            } else { mark[node] = 2; order.push(node); stack.pop(); }
        }
    }
    const ranks = new Int32Array(count);
    const isTarget = new Uint8Array(count);
    for (let i = count - 1; i >= 0; i--) {
        for (const target of forward[order[i]]) {
            isTarget[target] = 1;
            ranks[target] = Math.max(ranks[target], ranks[order[i]] + 1);
        }
    }
    // What nothing leads to moves next to what it leads to.
    for (let node = 0; node < count; node++) {
        if (isTarget[node]) continue;
        ranks[node] = forward[node].length === 0 ? -1 : forward[node].reduce((least, t) => Math.min(least, ranks[t]), Infinity) - 1;
    }
    return ranks;
};

// The positions nearest to the `wanted` ones (least squares) at which boxes of these sizes do not overlap. `wanted` is sorted.
export const apart = (wanted, sizes, gap) => {
    const count = wanted.length;
    const [sums, counts, result] = [new Float64Array(count), new Int32Array(count), new Float64Array(count)];
    let [blocks, before] = [0, 0];
    for (let i = 0; i < count; i++) {
        let [sum, size] = [wanted[i] - sizes[i] / 2 - before, 1];
        before += sizes[i] + gap;
        for (; blocks > 0 && sums[blocks - 1] * size > sum * counts[blocks - 1]; blocks--) {
            sum += sums[blocks - 1];
            size += counts[blocks - 1];
        }
        sums[blocks] = sum;
        counts[blocks++] = size;
    }
    before = 0;
    for (let block = 0, i = 0; block < blocks; block++) {
        for (let rest = counts[block]; rest > 0; rest--, i++) {
            result[i] = sums[block] / counts[block] + before;
            before += sizes[i] + gap;
        }
    }
    return result;
};

// Arranges boxes `{ w, h }` with edges `[from, to]`. Layers taller than `limit` are split; layers beyond `length` begin a new band.
// With `routes`, an edge that passes layers gets room in each of them, and a way through it: `routes[edge]` are its points.
export const arrange = (boxes, edges, { isDown, limit, length = Infinity, gap = 14, layerGap = 56, ranks = null, routes = false }) => {
    let count = boxes.length;
    const across = boxes.map((box) => (isDown ? box.w : box.h));
    const along = boxes.map((box) => (isDown ? box.h : box.w));
    const [next, previous] = [boxes.map(() => []), boxes.map(() => [])];
    for (const [from, to] of edges) {
        if (from === to) continue;
        next[from].push(to);
        previous[to].push(from);
    }
    const rank = Array.from(ranks ?? ranksOf(count, next));
    const bends = new Map();
    if (routes) {
        const used = [...new Set(rank)].filter((one) => one !== -1 || ranks !== null).sort((a, b) => a - b);
        const place = new Map(used.map((one, i) => [one, i]));
        for (const [edge, [from, to]] of edges.entries()) {
            const [first, last] = [place.get(rank[from]), place.get(rank[to])];
            if (first === undefined || last === undefined || last - first < 2) continue;
            const points = [];
            let before = from;
            next[from].splice(next[from].indexOf(to), 1);
            previous[to].splice(previous[to].indexOf(from), 1);
            for (let layer = first + 1; layer < last; layer++) {
                rank.push(used[layer]);
                across.push(4);
                along.push(0);
                next.push([]);
                previous.push([before]);
                next[before].push(count);
                points.push(count);
                before = count++;
            }
            next[before].push(to);
            previous[to].push(before);
            bends.set(edge, points);
        }
    }
    const byRank = new Map();
    const alone = [];
    for (let i = 0; i < count; i++) {
        if (rank[i] === -1 && ranks === null) { alone.push(i); continue; }
        if (!byRank.has(rank[i])) byRank.set(rank[i], []);
        byRank.get(rank[i]).push(i);
    }
    let layers = [...byRank.keys()].sort((a, b) => a - b).map((key) => byRank.get(key));
    const at = new Float64Array(count);
    const spread = (layer) => {
        const positions = apart(layer.map((i) => at[i]), layer.map((i) => across[i]), gap);
        layer.forEach((i, index) => { at[i] = positions[index] + across[i] / 2; });
    };
    for (const layer of layers) spread(layer);
    const wanted = new Float64Array(count);
    const byWish = (a, b) => wanted[a] - wanted[b] || at[a] - at[b] || a - b;
    const sweep = (rounds) => {
        for (let round = 0; round < rounds; round++) {
            const isForward = round % 2 === 0;
            const sides = isForward ? previous : next;
            for (let turn = 0; turn < layers.length; turn++) {
                const layer = layers[isForward ? turn : layers.length - 1 - turn];
                for (const i of layer) {
                    let sum = 0;
                    for (const other of sides[i]) sum += at[other];
                    wanted[i] = sides[i].length === 0 ? at[i] : sum / sides[i].length;
                }
                layer.sort(byWish);
                for (const i of layer) at[i] = wanted[i];
                spread(layer);
            }
        }
    };
    sweep(4);
    layers = layers.flatMap((layer) => {
        const size = layer.reduce((sum, i) => sum + across[i] + gap, -gap);
        const parts = Math.min(layer.length, Math.max(1, Math.ceil(size / Math.max(limit, 1))));
        if (parts === 1) return [layer];
        const split = Array.from({ length: parts }, () => []);
        layer.forEach((i, index) => split[index % parts].push(i));
        return split;
    });
    for (const layer of layers) spread(layer);
    sweep(4);
    // Boxes without edges fill layers of their own, at the end.
    for (let start = 0; start < alone.length;) {
        const layer = [];
        let size = 0;
        while (start < alone.length && (layer.length === 0 || size + across[alone[start]] <= Math.max(limit, size))) {
            size += across[alone[start]] + gap;
            layer.push(alone[start++]);
            if (size > limit) break;
        }
        let position = 0;
        for (const i of layer) { at[i] = position + across[i] / 2; position += across[i] + gap; }
        layers.push(layer);
    }
    // Bands, one beside the other.
    const [mainOf, crossOf] = [new Float64Array(count), new Float64Array(count)];
    let [band, main, cross, mainSize, crossSize] = [[], 0, 0, 0, 0];
    const finish = () => {
        let [least, most] = [Infinity, -Infinity];
        for (const i of band) { least = Math.min(least, at[i] - across[i] / 2); most = Math.max(most, at[i] + across[i] / 2); }
        for (const i of band) crossOf[i] = cross + at[i] - across[i] / 2 - least;
        if (band.length > 0) crossSize = cross + most - least;
        cross = crossSize + gap * 2;
        [band, main] = [[], 0];
    };
    const sizeOf = new Float64Array(count);
    for (const layer of layers) {
        const size = layer.reduce((most, i) => Math.max(most, along[i]), 0);
        if (band.length > 0 && main + size > length) finish();
        for (const i of layer) { mainOf[i] = main; sizeOf[i] = size; band.push(i); }
        mainSize = Math.max(mainSize, main + size);
        main += size + layerGap;
    }
    finish();
    const [x, y] = isDown ? [crossOf, mainOf] : [mainOf, crossOf];
    const ways = new Map([...bends].map(([edge, points]) => [edge, points.map((i) => (isDown ? [crossOf[i] + 2, mainOf[i], sizeOf[i]] : [mainOf[i], crossOf[i] + 2, sizeOf[i]]))]));
    return { x, y, w: isDown ? crossSize : mainSize, h: isDown ? mainSize : crossSize, isDown, ways };
};

// The arrangement that is largest in a room of this shape: to the right or down, in layers, layers in bands, or rows that ignore the
// lines. With a `variant`, the arrangement that an earlier result had.
export const fitting = (boxes, edges, room, options = {}) => {
    let best = null;
    const area = boxes.reduce((sum, box) => sum + (box.w + 50) * (box.h + 30), 1);
    const side = Math.sqrt(area * room.h / room.w);
    const factors = boxes.length > 400 ? [1] : boxes.length > 120 ? [0.8, 1.3] : [0.65, 1, 1.5];
    const consider = (isDown, factor, mode, bonus) => {
        const limit = factor * (isDown ? area / side : side);
        const form = {
            layers: { limit }, ways: { limit: Infinity, routes: true }, rows: { limit }, bands: { limit, length: (isDown ? side : area / side) * 1.15 },
        }[mode];
        const result = arrange(boxes, mode === 'rows' ? [] : edges, { ...options, ...form, isDown });
        result.scale = Math.min(room.w / Math.max(result.w, 1), room.h / Math.max(result.h, 1));
        result.variant = { isDown, factor, mode };
        const worth = Math.min(result.scale, room.enough ?? Infinity) * bonus;
        if (best === null || worth > best.worth) best = { ...result, worth };
    };
    if (options.variant) {
        consider(options.variant.isDown, options.variant.factor, options.variant.mode, 1);
        return best;
    }
    for (const isDown of [false, true]) {
        if (options.mayRoute && edges.length <= 160) consider(isDown, 1, 'ways', 1.4);
        for (const factor of factors) {
            // Lines that follow the layers are shorter than those of bands and rows.
            consider(isDown, factor, 'layers', 1.25);
            if (options.mayPack) consider(isDown, factor, 'rows', 1); else consider(isDown, factor, 'bands', 0.85);
        }
    }
    return best;
};
