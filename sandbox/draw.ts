import { createHash } from 'node:crypto';

/** Numbers that depend on the seed text only, the same on every machine. */
export type Draw = {
  /** At least 0, below 1. */
  readonly unit: () => number;
  /** Whole number from `min` to `max`, both included. */
  readonly between: (min: number, max: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
};

/** Draws from the SHA-256 of the seed and a counter: no state of the process, no platform difference. */
export function createDraw(seed: string): Draw {
  let counter = 0;
  const unit = () => {
    const bytes = createHash('sha256').update(`${seed}\n${counter}`).digest();
    counter += 1;
    return bytes.readUInt32BE(0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(unit() * (max - min + 1));
  return {
    unit,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: unit() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
