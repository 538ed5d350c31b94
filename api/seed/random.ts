/** Seeded randomness: the same seed gives the same world. Never for secrets. */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Of a bell around 0 with a deviation of 1. */
  bell(): number;
  bytes(count: number): Uint8Array;
};

/** Mulberry32: 32 bits of state, fast, and good enough for made-up people. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  function pick<T>(list: readonly T[]): T {
    const index = between(0, list.length - 1);
    if (index >= list.length) throw new Error('Nothing to pick from');
    return list[index] as T; // The index was checked above.
  }
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    weighted(choices) {
      let left = next() * choices.reduce((total, [, weight]) => total + weight, 0);
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(choices)[0];
    },
    shuffled(list) {
      const rest = [...list];
      return list.flatMap(() => rest.splice(between(0, rest.length - 1), 1));
    },
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    bytes: (count) => Uint8Array.from({ length: count }, () => between(0, 255)),
  };
}
