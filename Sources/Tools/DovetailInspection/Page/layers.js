// The layout of a small graph: every box in a layer, dependencies lead to the next layers, and lines pass between the boxes.
//
// The four steps are those of Sugiyama: layers, an order in each layer with few crossings, positions, and lines. Lines to one box that
// pass several layers share one way, so that twenty bindings that require a log are one line with twenty ends. The boxes of a lane (a
// component) are neighbors in every layer, so that a frame fits around them.
import { apart } from './layout.js';

// The edges without cycles: those that close one are turned around. Returns for each edge whether it was.
const turnedEdges = (count, edges) => {
    const next = Array.from({ length: count }, () => []);
    const hasSource = new Uint8Array(count);
    edges.forEach(([from, to], edge) => { next[from].push([to, edge]); hasSource[to] = 1; });
    const [state, isTurned] = [new Uint8Array(count), edges.map(() => false)];
    const visit = (start) => {
        const stack = [[start, 0]];
        state[start] = 1;
        while (stack.length > 0) {
            const top = stack[stack.length - 1];
            if (top[1] === next[top[0]].length) { state[top[0]] = 2; stack.pop(); continue; }
            const [to, edge] = next[top[0]][top[1]++];
            if (state[to] === 1) isTurned[edge] = true;
            if (state[to] === 0) { state[to] = 1; stack.push([to, 0]); }
        }
    };
    for (let node = 0; node < count; node++) if (state[node] === 0 && !hasSource[node]) visit(node);
    for (let node = 0; node < count; node++) if (state[node] === 0) visit(node);
    return isTurned;
};

// The layer of each box: as few layers as there must be with at most `most` boxes of the largest lane in each, and short lines.
const layersOf = (boxes, edges, most) => {
    const count = boxes.length;
    const [next, previous] = [0, 1].map(() => Array.from({ length: count }, () => []));
    for (const [from, to] of edges) { next[from].push(to); previous[to].push(from); }
    const rank = new Int32Array(count);
    const waiting = previous.map((some) => some.length);
    const ready = waiting.flatMap((left, node) => (left === 0 ? [node] : []));
    for (let at = 0; at < ready.length; at++) {
        for (const to of next[ready[at]]) {
            rank[to] = Math.max(rank[to], rank[ready[at]] + 1);
            if (--waiting[to] === 0) ready.push(to);
        }
    }
    let depth = Math.max(0, ...rank);
    // A small lane has less room in a layer than a large one.
    const laneSizes = new Map();
    for (const { lane } of boxes) laneSizes.set(lane, (laneSizes.get(lane) ?? 0) + 1);
    const largest = Math.max(...laneSizes.values());
    const room = new Map([...laneSizes].map(([lane, size]) => [lane, Math.max(2, Math.ceil(size / (depth + 1)) + 1, Math.round(most * size / largest))]));
    room.set([...laneSizes].find(([, size]) => size === largest)[0], most);
    const sizes = new Map();
    const sizeOf = (node, layer) => sizes.get(`${boxes[node].lane} ${layer}`) ?? 0;
    const change = (node, layer, by) => { sizes.set(`${boxes[node].lane} ${layer}`, sizeOf(node, layer) + by); };
    const move = (node, layer) => { change(node, rank[node], -1); rank[node] = layer; change(node, layer, 1); };
    const isFull = (node, layer) => sizeOf(node, layer) >= room.get(boxes[node].lane);
    const first = (node) => previous[node].reduce((most, other) => Math.max(most, rank[other] + 1), 0);
    const last = (node) => next[node].reduce((most, other) => Math.min(most, rank[other] - 1), depth);
    const isAlone = (node) => next[node].length + previous[node].length === 0;
    for (let node = 0; node < count; node++) if (!isAlone(node)) change(node, rank[node], 1);
    const tighten = () => {
        for (let round = 0; round < 8; round++) {
            for (let node = 0; node < count; node++) {
                if (isAlone(node)) continue;
                const [low, high] = [first(node), last(node)];
                // All lines to one box are one line: only the first of them counts.
                const isDrawnOn = next[node].length > Math.min(1, previous[node].length);
                const choices = Array.from({ length: high - low + 1 }, (_, at) => (isDrawnOn ? high - at : low + at));
                const wanted = choices.find((layer) => layer === rank[node] || !isFull(node, layer));
                if (wanted !== undefined && wanted !== rank[node]) move(node, wanted);
            }
        }
    };
    tighten();
    for (let layer = 0; layer <= depth && depth < 200; layer++) {
        for (const [lane, limit] of room) {
            const own = [...rank.keys()].filter((node) => rank[node] === layer && boxes[node].lane === lane && !isAlone(node));
            if (own.length <= limit) continue;
            // What leads nowhere moves on first.
            own.sort((a, b) => last(b) - last(a) || next[a].length - next[b].length || a - b);
            const movers = own.slice(0, own.length - limit);
            if (movers.some((node) => last(node) <= layer)) {
                for (let node = 0; node < count; node++) if (rank[node] > layer && !isAlone(node)) move(node, rank[node] + 1);
                depth++;
            }
            for (const node of movers) move(node, layer + 1);
            // A box that moved pushes those that it leads to.
            for (const node of ready) if (rank[node] < first(node)) move(node, first(node));
            depth = Math.max(depth, ...rank);
        }
    }
    tighten();
    // Boxes without lines fill the layers that have room.
    for (let node = 0; node < count; node++) {
        if (!isAlone(node)) continue;
        let best = 0;
        for (let layer = 1; layer <= depth; layer++) if (sizeOf(node, layer) < sizeOf(node, best)) best = layer;
        rank[node] = best;
        change(node, best, 1);
    }
    return rank;
};

// The crossings between two layers: of every two lines whose ends are in opposite order.
const crossingsBetween = (pairs) => {
    let count = 0;
    for (let i = 0; i < pairs.length; i++) {
        for (let j = 0; j < i; j++) if ((pairs[i][0] - pairs[j][0]) * (pairs[i][1] - pairs[j][1]) < 0) count++;
    }
    return count;
};

// Boxes `{ w, h, lane }` in layers. `ways[edge]` are the points `[x, y, size]` that an edge passes: a line of this size along the layers.
//
// A `free` edge does not say in which layer a box is: a component that another one builds begins where its own dependencies say.
export const layered = (boxes, edges, { isFree, isDown, most, gap = 12, layerGap = 44, laneGap = 0 }) => {
    const turned = turnedEdges(boxes.length, edges.filter((_, edge) => !isFree[edge]));
    const binding = edges.filter((_, edge) => !isFree[edge]).map(([from, to], at) => (turned[at] ? [to, from] : [from, to]));
    const rank = Array.from(layersOf(boxes, binding, most));
    // What is tall is in the last layer, so that only that one is.
    if (isDown) boxes.forEach((box, node) => { if (box.isLast) rank[node] = Math.max(...rank); });
    const isTurned = edges.map(([from, to]) => rank[from] > rank[to]);
    const straight = edges.map(([from, to], edge) => (isTurned[edge] ? [to, from] : [from, to]));
    // Half of the gap belongs to the boxes, so that ways are nearer to each other than boxes are.
    const across = boxes.map((box) => (isDown ? box.w : box.h) + gap / 2);
    const along = boxes.map((box) => (isDown ? box.h : box.w));
    const lane = boxes.map((box) => box.lane);
    const trunks = new Map();
    const passes = straight.map(([from, to]) => {
        const points = [];
        for (let layer = rank[from] + 1; layer < rank[to]; layer++) {
            const key = `${to} ${layer}`;
            if (!trunks.has(key)) {
                trunks.set(key, rank.length);
                rank.push(layer);
                across.push(2);
                along.push(0);
                lane.push(lane[to]);
            }
            points.push(trunks.get(key));
        }
        return points;
    });
    const count = rank.length;
    const [next, previous] = [0, 1].map(() => Array.from({ length: count }, () => []));
    const known = new Set();
    straight.forEach(([from, to], edge) => {
        if (rank[from] === rank[to]) return;
        let before = from;
        for (const node of [...passes[edge], to]) {
            const key = before * count + node;
            if (!known.has(key)) { known.add(key); next[before].push(node); previous[node].push(before); }
            before = node;
        }
    });
    const depth = Math.max(...rank) + 1;
    const order = bestOrder(count, depth, rank, lane, next, previous);
    const place = positions(order, across, lane, next, previous, boxes.length, gap / 2, laneGap);

    // Along the layers.
    const starts = [], sizes = [];
    let at = 0;
    order.layers.forEach((layer, index) => {
        starts.push(at);
        sizes.push(Math.max(0, ...layer.map((node) => along[node])));
        const lines = layer.reduce((sum, node) => sum + next[node].length, 0);
        at += sizes[index] + (index + 1 < depth ? layerGap + Math.min(20, lines * 0.6) : 0);
    });
    const crossOf = (node) => place[node] - (isDown ? boxes[node].w : boxes[node].h) / 2;
    // In the middle of their layer, so that lines have equal room on both sides.
    const mainOf = (node) => starts[rank[node]] + (isDown ? (sizes[rank[node]] - along[node]) / 2 : 0);
    const x = boxes.map((_, node) => (isDown ? crossOf(node) : mainOf(node)));
    const y = boxes.map((_, node) => (isDown ? mainOf(node) : crossOf(node)));
    const ways = edges.map((_, edge) => {
        const [first, last] = straight[edge];
        if (rank[first] === rank[last]) return null;
        // Out of the layer of the box, through those in between, into that of the last one.
        const through = [first, ...passes[edge], last].map((node) => {
            const isEnd = node === first || node === last;
            const [low, high] = node === first ? [mainOf(node) + along[node], starts[rank[node]] + sizes[rank[node]]]
                : node === last ? [starts[rank[node]], mainOf(node)] : [starts[rank[node]], starts[rank[node]] + sizes[rank[node]]];
            return { cross: place[node], low, high, isEnd };
        });
        const points = isTurned[edge] ? through.reverse().map(({ cross, low, high }) => [cross, high, low - high]) : through.map(({ cross, low, high }) => [cross, low, high - low]);
        return points.map(([cross, main, size]) => (isDown ? [cross, main, size] : [main, cross, size]));
    });
    const h = Math.max(0, ...place.map((one, node) => one + across[node] / 2));
    return { x, y, w: isDown ? h : at, h: isDown ? at : h, isDown, ways, crossings: order.crossings, depth };
};

// An order of the nodes in each layer with few crossings; the nodes of a lane stay together.
const bestOrder = (count, depth, rank, lane, next, previous) => {
    const natural = Array.from({ length: depth }, () => []);
    for (let node = 0; node < count; node++) natural[rank[node]].push(node);
    for (const layer of natural) layer.sort((a, b) => lane[a] - lane[b] || a - b);
    const at = new Float64Array(count);
    const number = (layers) => { for (const layer of layers) layer.forEach((node, index) => { at[node] = index; }); };
    const crossings = (layers) => {
        number(layers);
        let sum = 0;
        for (const layer of layers) sum += crossingsBetween(layer.flatMap((node) => next[node].map((to) => [at[node], at[to]])));
        return sum;
    };
    // What two neighbors would cost in this order and in the other.
    const cost = (a, b) => {
        let sum = 0;
        for (const side of [next, previous]) for (const one of side[a]) for (const other of side[b]) if (at[one] > at[other]) sum++;
        return sum;
    };
    const swapNeighbors = (layers) => {
        for (let round = 0; round < 6; round++) {
            let hasChanged = false;
            for (const layer of layers) {
                for (let i = 0; i + 1 < layer.length; i++) {
                    const [a, b] = [layer[i], layer[i + 1]];
                    if (lane[a] !== lane[b] || cost(a, b) <= cost(b, a)) continue;
                    [layer[i], layer[i + 1]] = [b, a];
                    [at[a], at[b]] = [i + 1, i];
                    hasChanged = true;
                }
            }
            if (!hasChanged) return;
        }
    };
    let best = { layers: natural, crossings: crossings(natural) };
    // Fixed numbers instead of random ones: the same graph has the same picture.
    let seed = 1;
    const dice = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
    for (let attempt = 0; attempt < 6 && best.crossings > 0; attempt++) {
        const layers = natural.map((layer) => {
            const wish = new Map(layer.map((node, index) => [node, attempt === 0 ? index : attempt === 1 ? -index : dice()]));
            return [...layer].sort((a, b) => lane[a] - lane[b] || wish.get(a) - wish.get(b));
        });
        number(layers);
        for (let sweep = 0; sweep < 14; sweep++) {
            const isForward = sweep % 2 === 0;
            for (let turn = 0; turn < depth; turn++) {
                const layer = layers[isForward ? turn : depth - 1 - turn];
                const wish = new Map(layer.map((node) => {
                    const side = (isForward ? previous : next)[node];
                    const others = side.length > 0 ? side : (isForward ? next : previous)[node];
                    return [node, others.length === 0 ? at[node] : others.reduce((sum, other) => sum + at[other], 0) / others.length];
                }));
                layer.sort((a, b) => lane[a] - lane[b] || wish.get(a) - wish.get(b) || at[a] - at[b]);
                layer.forEach((node, index) => { at[node] = index; });
            }
            swapNeighbors(layers);
            const found = crossings(layers);
            if (found < best.crossings) best = { layers: layers.map((layer) => [...layer]), crossings: found };
        }
    }
    number(best.layers);
    return best;
};

// Positions across the layers, near the middle of what a node is connected to; ways are as straight as possible.
const positions = ({ layers }, across, lane, next, previous, boxCount, gap, laneGap) => {
    const at = new Float64Array(across.length);
    const spread = (layer, wanted) => {
        const found = apart(wanted, layer.map((node) => across[node]), gap);
        layer.forEach((node, index) => { at[node] = found[index] + across[node] / 2; });
    };
    for (const layer of layers) spread(layer, layer.map(() => 0));
    for (let round = 0; round < 24; round++) {
        for (let turn = 0; turn < layers.length; turn++) {
            const layer = layers[round % 2 === 0 ? turn : layers.length - 1 - turn];
            spread(layer, layer.map((node) => {
                let [sum, weight] = [0, 0];
                for (const other of [...next[node], ...previous[node]]) {
                    const own = (node >= boxCount ? 2 : 1) * (other >= boxCount ? 3 : 1);
                    sum += own * at[other];
                    weight += own;
                }
                return weight === 0 ? at[node] : sum / weight;
            }));
        }
    }
    // Lanes, one after the other, each hardly wider than its widest layer.
    const lanes = [...new Set(lane)].sort((a, b) => a - b);
    let from = 0;
    for (const one of lanes) {
        const rows = layers.map((layer) => layer.filter((node) => lane[node] === one)).filter((row) => row.length > 0);
        const widest = Math.max(...rows.map((row) => row.reduce((sum, node) => sum + across[node] + gap, -gap)));
        const middles = rows.flat().map((node) => at[node]).sort((a, b) => a - b);
        const low = middles[middles.length >> 1] - widest * 0.55;
        const high = low + widest * 1.1;
        for (const row of rows) {
            let edge = low;
            for (const node of row) { at[node] = Math.max(at[node], edge + across[node] / 2); edge = at[node] + across[node] / 2 + gap; }
            edge = high;
            for (const node of [...row].reverse()) { at[node] = Math.min(at[node], edge - across[node] / 2); edge = at[node] - across[node] / 2 - gap; }
        }
        const least = Math.min(...rows.flat().map((node) => at[node] - across[node] / 2));
        for (const node of rows.flat()) at[node] += from - least;
        from = Math.max(...rows.flat().map((node) => at[node] + across[node] / 2)) + laneGap;
    }
    return at;
};
