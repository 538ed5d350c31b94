import { type AnyDeclaration, expressionOf } from './declaration';
import { readsOf, type Source, sourcesOf } from './sources';

/** A condition over the read model, and the indexes by which it finds its rows. */
export type Found = { where: string; indexes: readonly string[] };

/** The column of the read model that holds what a table is joined by. */
function columnWith(model: AnyDeclaration, { alias, key, join }: Source): string | undefined {
  if (!join || join.by === `${model.of}.id`) return 'id';
  const sames = join.kind === undefined ? [join.by, `${alias}.${key}`] : [join.by];
  return Object.entries(model.columns).find(([, column]) => sames.includes(expressionOf(column)))?.[0];
}

/** The index of one column, of its name, except that lists look for that of an application's words under another. */
export const indexAlone = ({ table, words }: AnyDeclaration, column: string) =>
  `create index ${table}_${column === words ? 'application' : column} on ${table} (${column})`;

/**
 * Which rows of the read model belong to rows of a source with some keys: by a column of the model that holds the key, else by the
 * rows of the source that is in between, which then gets an index.
 */
export function rowsOf(model: AnyDeclaration, source: Source, keys: string): Found {
  const column = columnWith(model, source);
  if (column !== undefined) {
    const hasIndex = column === 'id' || model.scopes.includes(column);
    return { where: `${column} in (${keys})`, indexes: hasIndex ? [] : [indexAlone(model, column)] };
  }
  const [[name = '', by = ''] = []] = readsOf(source.join?.by ?? '');
  const parent = sourcesOf(model).get(name);
  if (!parent) throw new Error(`${model.table}: ${source.alias} is behind nothing`);
  const between = `select ${name}.${parent.key} from ${parent.table} as ${name} where ${name}.${by} in (${keys})`;
  const found = rowsOf(model, parent, between);
  const index = `create index ${model.table}_by_${source.alias} on ${parent.table} (${by})`;
  return { where: found.where, indexes: by === parent.key ? found.indexes : [...found.indexes, index] };
}
