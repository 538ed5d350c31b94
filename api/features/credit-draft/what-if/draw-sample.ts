/** FNV-1a of an id, 32 bits: spreads ids that begin alike. */
function spread(id: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < id.length; place += 1) {
    hash ^= id.charCodeAt(place);
    hash = Math.imul(hash, 0x01000193);
  }
  // The last characters stir only the low bits otherwise.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/**
 * A part of some ids as if drawn by chance, each as likely as any other, in the order in which they were given. The same ids give the
 * same part, so that a second what-if tries the same cases.
 */
export function drawnByChance(ids: readonly string[], count: number): string[] {
  if (ids.length <= count) return [...ids];
  const drawn = ids
    .map((id) => ({ id, at: spread(id) }))
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .slice(0, count);
  const chosen = new Set(drawn.map(({ id }) => id));
  return ids.filter((id) => chosen.has(id));
}
