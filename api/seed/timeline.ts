/** Something that happens at a moment of the past. */
export type Happening = { atMs: number; run: () => Promise<void> };

/**
 * Happenings in order of time. What runs may add later ones; two at the same moment keep the order in which they were
 * added. Nothing after `untilMs` happens: it has not happened yet.
 */
export function createTimeline(untilMs: number) {
  const waiting: (Happening & { order: number })[] = [];
  let order = 0;
  return {
    /** The present. */
    untilMs,
    add(atMs: number, run: () => Promise<void>): void {
      if (atMs > untilMs) return;
      order += 1;
      waiting.push({ atMs, run, order });
    },
    /** Runs all, moving the clock to each. */
    async play(setClock: (milliseconds: number) => void): Promise<void> {
      for (let next = earliest(waiting); next; next = earliest(waiting)) {
        setClock(next.atMs);
        await next.run();
      }
    },
  };
}

export type Timeline = ReturnType<typeof createTimeline>;

function earliest<T extends { atMs: number; order: number }>(waiting: T[]): T | undefined {
  let best = 0;
  for (let index = 1; index < waiting.length; index += 1) {
    const [one, other] = [waiting[index], waiting[best]];
    if (!one || !other) continue;
    if (one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order)) best = index;
  }
  return waiting.splice(best, 1)[0];
}
