import { on, type Trigger } from '../migrations/row-triggers';
import { type AnyDeclaration, expressionOf } from './declaration';
import { rowsOf } from './rows-of';
import { aliasesIn, behind, from, readsOf, type Source, sourcesOf } from './sources';

/** Puts in the rows of all that the base table holds, or of some. */
export function insertRows(model: AnyDeclaration, which?: string): string {
  const expressions = Object.values(model.columns).map(expressionOf);
  const conditions = [model.where, which].filter((one) => one !== undefined).map((one) => `(${one})`);
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  return `insert into ${model.table} (id, ${Object.keys(model.columns).join(', ')})
    select ${model.of}.id, ${expressions.join(', ')} ${from(model, expressions)}${where}`;
}

/** The columns of the read model that read one of some aliases. */
const columnsThatRead = (model: AnyDeclaration, aliases: ReadonlySet<string>): string[] =>
  Object.entries(model.columns)
    .filter(([, column]) => [...aliasesIn(expressionOf(column))].some((alias) => aliases.has(alias)))
    .map(([name]) => name);

/** The columns of a source that some texts read. */
const readOf = (alias: string, texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(readsOf).flatMap(([name, column]) => (name === alias ? [column] : []))),
];

type Change = { source: Source; columns: readonly string[]; keys: string };

/** Brings columns of the rows that belong to a changed source up to date. */
function refresh(model: AnyDeclaration, { source, columns, keys }: Change): string {
  const expressions = columns.map((name) => expressionOf(model.columns[name] ?? ''));
  const { alias, table, key, join } = source;
  const isAlone =
    join?.kind === undefined && expressions.every((one) => [...aliasesIn(one)].every((other) => other === alias));
  // One row more than it needs would be looked up for each row of the list.
  const read = isAlone
    ? `from ${table} as ${alias} where ${alias}.${key} = new.${key}`
    : `${from(model, expressions)} where ${model.of}.id = ${model.table}.id`;
  return `update ${model.table} set (${columns.join(', ')}) = (select ${expressions.join(', ')} ${read})
    where ${rowsOf(model, source, keys).where}`;
}

/** The names of what a source is read for: what columns show of it, and what others are joined by. */
function partsOf(model: AnyDeclaration, alias: string) {
  const joins = Object.values(model.joins).map(({ by }) => by);
  return { shown: readOf(alias, Object.values(model.columns).map(expressionOf)), links: readOf(alias, joins) };
}

/** A row that is always there: it changes, or leads to other rows behind it. */
function ofSteady(model: AnyDeclaration, source: Source): Trigger[] {
  const { alias, table, key } = source;
  const { shown, links } = partsOf(model, alias);
  const name = `${model.table}_${alias}`;
  const own = columnsThatRead(model, new Set([alias]));
  const others = columnsThatRead(model, behind(model, alias));
  // Keys never change.
  const [values, leads] = [shown, links].map((names) => names.filter((one) => one !== key)) as [string[], string[]];
  const does = (columns: readonly string[]) => refresh(model, { source, columns, keys: `new.${key}` });
  return [
    ...(values.length > 0 ? [{ name: `${name}_changed`, ...on(table, values), does: does(own) }] : []),
    ...(leads.length > 0 && others.length > 0
      ? [{ name: `${name}_moved`, ...on(table, leads), does: does(others) }]
      : []),
  ];
}

/** A trigger, and which rows of the read model it counts anew, where another transaction may be counting them. */
export type KeptTrigger = Trigger & { takes?: string };

/** Rows that come, change and go. */
function ofPassing(model: AnyDeclaration, source: Source): KeptTrigger[] {
  const { alias, table, key } = source;
  const { shown, links } = partsOf(model, alias);
  const name = `${model.table}_${alias}`;
  const columns = columnsThatRead(model, new Set([alias, ...behind(model, alias)]));
  const does = (keys: string) => ({
    takes: rowsOf(model, source, keys).where,
    does: refresh(model, { source, columns, keys }),
  });
  return [
    { name: `${name}_added`, event: `insert on ${table}`, ...does(`new.${key}`) },
    {
      name: `${name}_changed`,
      ...on(table, [...new Set([...shown, ...links, key])]),
      ...does(`old.${key}, new.${key}`),
    },
    { name: `${name}_removed`, event: `delete on ${table}`, ...does(`old.${key}`) },
  ];
}

/** The base table makes the rows. */
function ofBase(model: AnyDeclaration): Trigger[] {
  const { table, of, where } = model;
  const add = insertRows(model, `${of}.id = new.id`);
  const remove = (id: string) => `delete from ${table} where id = ${id}`;
  const deciding = readOf(of, [where ?? '']);
  return [
    { name: `${table}_added`, event: `insert on ${of}`, does: add },
    { name: `${table}_removed`, event: `delete on ${of}`, does: remove('old.id') },
    ...(deciding.length > 0
      ? [{ name: `${table}_decided`, ...on(of, deciding), does: `${remove('new.id')}; ${add}` }]
      : []),
  ];
}

/** What keeps the rows of a read model in the transaction of every change. */
export function triggersOf(model: AnyDeclaration): KeptTrigger[] {
  const sources = [...sourcesOf(model).values()];
  return [
    ...ofBase(model),
    ...sources.flatMap((one) => (one.join?.kind === undefined ? ofSteady(model, one) : ofPassing(model, one))),
  ];
}
