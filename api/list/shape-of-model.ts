import { type AnyDeclaration, typeOf } from '../db/read-model/declaration';
import type { ListShape, SortColumn } from './list-source';

/** What a list says beside its read model: the columns of its orders and filters by their names on the wire. */
export type ListOfModel<C extends string> = {
  sorts: Readonly<Record<string, C>>;
  filters: Readonly<Record<string, C>>;
  sums?: Readonly<Record<string, C | readonly [C, C]>>;
  /** The column of numbers, where people are found by the words of an application. */
  number?: C;
};

/** How a list reads its read model: the indexes follow from the declaration that made them. */
export function shapeOfModel<C extends string>(
  declaration: AnyDeclaration & { columns: Readonly<Record<C, unknown>> },
  { sorts, filters, sums, number }: ListOfModel<C>,
): ListShape {
  const { table, columns, at, orders, rare = [], tab, words, alone = [] } = declaration as AnyDeclaration;
  const filtered = new Set<string>([...Object.values<string>(filters), ...(number === undefined ? [] : [number])]);
  const sortColumn = (column: string): SortColumn => {
    const type = typeOf(columns[column] ?? '');
    return {
      column,
      ...(/integer|bigint/.test(type) && { isNumber: true }),
      ...(type.endsWith(' null') && { isNullable: true }),
    };
  };
  // A column with an order has no second index, unless one of its values is a tab.
  const pairs = [
    ...(tab === undefined ? [] : [[`${tab} ${at}`, 'tab']]),
    ...rare.filter((column) => !orders.includes(column)).map((column) => [`${column} ${at}`, column]),
  ];
  return {
    table,
    tie: [{ column: 'id' }],
    at,
    sorts: Object.fromEntries(Object.entries<string>(sorts).map(([key, column]) => [key, sortColumn(column)])),
    filters,
    gathers: [at, ...[...new Set([...orders, ...rare])].filter((column) => column !== at && filtered.has(column))],
    gathersAlone: Object.fromEntries(alone.map((column) => [column, `${table}_${column}`])),
    pairs: Object.fromEntries(pairs),
    ...(tab !== undefined && { tab: { column: tab, index: 'tab' } }),
    ...(words !== undefined && { words: { application: words, ...(number !== undefined && { number }) } }),
    ...(sums && { sums }),
  };
}
