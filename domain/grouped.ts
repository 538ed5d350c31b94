/** Rows that are alike, each group in the order of its first one. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known) known.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}
