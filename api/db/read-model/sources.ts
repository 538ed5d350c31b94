import { type AnyDeclaration, expressionOf, type Join } from './declaration';

export type Source = { alias: string; table: string; key: string; join?: Join };

/** Each column that an expression reads, as `[alias, column]`; what stands in quotes is none. */
export function readsOf(expression: string): [alias: string, column: string][] {
  const bare = expression.replace(/'[^']*'/g, `''`);
  return [...bare.matchAll(/\b([a-z_]\w*)\.([a-z_]\w*)/g)].map(([, alias = '', column = '']) => [alias, column]);
}

export const aliasesIn = (expression: string) => new Set(readsOf(expression).map(([alias]) => alias));

/** The base table and those beside it, by alias. */
export function sourcesOf({ of, joins }: AnyDeclaration): ReadonlyMap<string, Source> {
  const beside = Object.entries(joins).map(
    ([alias, join]): Source => ({ alias, table: join.table ?? alias, key: join.key ?? 'id', join }),
  );
  return new Map([{ alias: of, table: of, key: 'id' }, ...beside].map((source) => [source.alias, source]));
}

const PLACES_OF_NAMES = 63;

/** @throws where rows would be missing or would not follow a change. */
export function checkDeclaration(model: AnyDeclaration): void {
  const sources = sourcesOf(model);
  const known = new Set([model.of]);
  for (const [alias, { by, kind }] of Object.entries(model.joins)) {
    const [[parent = ''] = []] = readsOf(by);
    const above = model.joins[parent]?.kind;
    if (!known.has(parent))
      throw new Error(`${model.table}: ${alias} is by ${by}, and no table before it is ${parent}`);
    if (above === 'many' || (above === 'optional' && kind === undefined))
      throw new Error(`${model.table}: ${alias} cannot always be there, because ${parent} may have no row`);
    known.add(alias);
  }
  const expressions = Object.values(model.columns).map(expressionOf);
  const strange = expressions.flatMap((one) => [...aliasesIn(one)]).find((alias) => !sources.has(alias));
  if (strange !== undefined) throw new Error(`${model.table}: no table is ${strange}, so its changes would be missed`);
  const other = [...aliasesIn(model.where ?? '')].find((alias) => alias !== model.of);
  if (other !== undefined) throw new Error(`${model.table}: where reads ${other}, but only ${model.of} may decide`);
  const names = [...model.orders, ...(model.rare ?? []), model.at].flatMap((column) =>
    model.scopes.map((scope) => `${model.table}_${scope}_${column}`),
  );
  const long = names.find((name) => name.length > PLACES_OF_NAMES);
  if (long !== undefined) throw new Error(`${long} has more than ${PLACES_OF_NAMES} letters, which Postgres cuts off`);
}

/** The tables that some expressions need, each behind what it is joined by, as the end of a select. */
export function from(model: AnyDeclaration, expressions: readonly string[]): string {
  const needed = new Set([model.of, ...expressions.flatMap((one) => [...aliasesIn(one)])]);
  const joins = [...sourcesOf(model).values()].filter(({ join }) => join && join.kind !== 'many');
  // From the last to the first, because each is behind the one that it needs.
  for (const { alias, join } of [...joins].reverse()) {
    const [[parent = ''] = []] = readsOf(join?.by ?? '');
    if (needed.has(alias)) needed.add(parent);
  }
  const parts = joins
    .filter(({ alias }) => needed.has(alias))
    .map(({ alias, table, key, join }) => {
      const word = join?.kind === 'optional' ? 'left join' : 'join';
      return `${word} ${table} as ${alias} on ${alias}.${key} = ${join?.by}`;
    });
  return [`from ${model.of}`, ...parts].join(' ');
}

/** The aliases that are joined by a column of one, and by theirs. */
export function behind(model: AnyDeclaration, alias: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [other, { by }] of Object.entries(model.joins)) {
    const [[parent = ''] = []] = readsOf(by);
    if (parent === alias || found.has(parent)) found.add(other);
  }
  return found;
}
