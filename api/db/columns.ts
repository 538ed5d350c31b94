/**
 * The named parameters of a statement as the row of an insert. Stand-ins have no keys of their own, so a row is spelled
 * out once, here by its columns.
 */
export function columns<P, const K extends keyof P>(params: P, names: readonly K[]): Pick<P, K> {
  return Object.fromEntries(names.map((name) => [name, params[name]])) as Pick<P, K>;
}
