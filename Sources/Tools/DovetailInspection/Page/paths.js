// What surrounds a point, and how the roots lead to it.
import { plural, state } from './model.js';

// The points within some requests of a point, with their distances: negative for those that require it.
export const neighborhood = (center, hops) => {
    const distances = new Map([[center, 0]]);
    for (const [sign, next] of [[1, (p) => p.needs.map((l) => l.to)], [-1, (p) => p.neededBy.map((l) => l.from)]]) {
        let edge = [center];
        for (let hop = 1; hop <= hops; hop++) {
            const further = [];
            for (const point of edge) {
                for (const other of next(point)) {
                    if (distances.has(other)) continue;
                    distances.set(other, sign * hop);
                    further.push(other);
                }
            }
            edge = further;
        }
    }
    return distances;
};

// The simple paths from the roots to a point, shortest first. The search goes backward and is guided by the exact distance to
// the nearest root, so that it finds a path with nearly every step; it ends after `limit` paths or a number of steps.
const findPaths = (target, limit = 200, steps = 20000) => {
    if (target.depth < 0) return { paths: [], isComplete: true };
    const buckets = [];
    const push = (node) => { (buckets[node.length + node.point.depth] ??= []).push(node); };
    push({ point: target, next: null, length: 0 });
    const paths = [];
    let cost = 0;
    for (let cheapest = 0; cheapest < buckets.length; cheapest++) {
        const bucket = buckets[cheapest] ?? [];
        while (bucket.length > 0) {
            const node = bucket.pop();
            if (node.point.depth === 0) {
                const path = [];
                for (let at = node; at !== null; at = at.next) path.push(at.point);
                paths.push(path);
                if (paths.length >= limit) return { paths, isComplete: false };
            }
            for (const { from } of node.point.neededBy) {
                if (from.depth < 0) continue;
                let isNew = true;
                for (let at = node; at !== null && isNew; at = at.next) { isNew = at.point !== from; cost++; }
                if (isNew) push({ point: from, next: node, length: node.length + 1 });
            }
            if (cost > steps * 10) return { paths, isComplete: false };
        }
    }
    return { paths, isComplete: true };
};

// The number of paths where requests have no cycle; null where they have one.
const countPaths = (target) => {
    const ancestors = new Map([[target, 0]]);
    const queue = [target];
    for (let at = 0; at < queue.length; at++) {
        for (const { from } of queue[at].neededBy) {
            if (from.depth < 0) continue;
            if (!ancestors.has(from)) queue.push(from);
            ancestors.set(from, (ancestors.get(from) ?? 0) + 1);
        }
    }
    if (ancestors.get(target) > 0) return null;
    const counts = new Map([[target, 1]]);
    const ready = [target];
    let total = 0;
    for (let at = 0; at < ready.length; at++) {
        const count = counts.get(ready[at]);
        if (ready[at].depth === 0) total += count;
        for (const { from } of ready[at].neededBy) {
            if (from.depth < 0) continue;
            counts.set(from, (counts.get(from) ?? 0) + count);
            ancestors.set(from, ancestors.get(from) - 1);
            if (ancestors.get(from) === 0) ready.push(from);
        }
    }
    return ready.length === ancestors.size ? total : null;
};

let known = { target: null };
export const pathsTo = (target) => {
    if (known.target !== target) {
        const { paths, isComplete } = findPaths(target);
        const count = isComplete ? paths.length : countPaths(target);
        known = { target, paths, count, isComplete };
    }
    return known;
};
// The path that is shown, as points from a root.
export const shownPath = () => {
    if (state.selected === null) return [];
    const { paths } = pathsTo(state.selected);
    return paths[Math.min(state.step, paths.length - 1)] ?? [];
};
// In words: how many paths there are.
export const pathCount = ({ paths, count, isComplete }) => {
    if (isComplete) return plural(paths.length, 'path');
    if (count === null) return `more than ${plural(paths.length, 'path')}`;
    return count < 1e6 ? plural(count, 'path') : `about ${count.toExponential(1).replace(/e\+?/, ' × 10^')} paths`;
};
