import type { Endpoint } from '@contract/endpoint';
import type { ListDeclaration } from '@contract/lists/declare-list';
import type { Filter } from '@contract/lists/filters';
import type { CivilDate } from '@domain/calendar/civil-date';
import type { Frozen } from '@portals/state/frozen';
import type { MenuItem } from '@portals/ui/context-menu';
import type { Column, Sort } from '@portals/ui/table/column';
import type * as z from 'zod/mini';

export type FilterValue = string | number | true | readonly string[];
/** Values of filters by their names on the wire. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** A tab over the list: what it asks for, and the counts of the answer that are added up behind its name. */
export type View = {
  key: string;
  label: string;
  filters: FilterValues;
  counts?: readonly string[];
  /** Shows all days as a whole list does that is undated: for what has no day by which it would be looked for. */
  isUndated?: true;
};

/** What screens know of who reads and where. */
export type Place = {
  /** Whose views and columns are shown. */
  readerId: string;
  /** Null for all practices in scope. */
  practiceId: string | null;
  today: CivilDate;
  timeZone: string;
  /** False for a filter or an order by what the reader may not see. */
  mayAskBy: (name: string) => boolean;
  /** The clocks of a practice. */
  zoneOf: (practiceId: string | null) => string;
};

export type RowOf<D extends ListDeclaration> = Frozen<z.output<D['row']>>;

/** What a list shows that its declaration does not say: words, cells, and what a row leads to. */
export type ListView<D extends ListDeclaration = ListDeclaration> = {
  /** Of the region, and of what people keep of the list. */
  id: string;
  declaration: D;
  list: Endpoint;
  /** The call that sends all of it as a file. */
  csv?: Endpoint & { download: NonNullable<Endpoint['download']> };
  title: string;
  words: {
    /** "applications" */
    many: string;
    /** The field that can be searched: "Name, email, or number". */
    search: string;
    /** When rows come in, for a list that has none. */
    hint: string;
    /** What the dates are of, where it is not the heading of the usual order. */
    dates?: string;
    /** At the foot. */
    note?: string;
  };
  /** Shows all days where the address names none, else the last 30: for what is looked for whenever it came, as people are. */
  isUndated?: true;
  /** The first shows everything; a list in one piece has none. */
  views: readonly View[];
  /** Orders by name for cards, which have no heads. A list begins with the declaration's first sort, newest first. */
  orders: readonly (Sort & { label: string })[];
  /** What values of a filter are called, where they are not called what they are on the wire. */
  values?: Readonly<Record<string, (value: string) => string>>;
  /** Names in the address where they are other than on the wire. */
  params?: Readonly<Record<string, string>>;
  columns: (rows: readonly RowOf<D>[], place: Place) => readonly ListColumn<RowOf<D>>[];
  rowLink?: (row: RowOf<D>) => string;
  rowMenu?: (row: RowOf<D>, acts: RowActs) => readonly MenuItem[];
};

/** What a row's menu may do to the list. */
export type RowActs = { open: () => void; filter: (values: FilterValues) => void; refresh: () => void };

/** A column of the screen; its title is the one of the file and its order that of the same name, unless given. */
export type ListColumn<Row> = Omit<Column<Row>, 'title'> & { title?: string };

/** Whether a list, or the tab of it that is shown, begins with all days. */
export const isUndated = (view: Pick<ListView, 'isUndated' | 'views'>, shown: string): boolean =>
  view.isUndated ?? view.views.some(({ key, isUndated: isSo }) => key === shown && isSo);

/** The answer of any list. */
export type ListPage<Row = unknown> = {
  data: Row[];
  total: number;
  totalIsBound: boolean;
  next: string | null;
  counts: Record<string, number>;
  boundCounts: string[];
  /** What amounts come to, by field; null where there are too many rows, left out by a list that adds up none. */
  sums?: Readonly<Record<string, number>> | null | undefined;
  /** The same by tab, of tabs that have rows. */
  sumsByTab?: Readonly<Record<string, Readonly<Record<string, number>> | undefined>> | null | undefined;
};

/** Keeps the types of a declaration's rows. */
export const listView = <D extends ListDeclaration>(view: ListView<D>): ListView<D> => view;

/** One tab for each value of the declaration's tabs. `labels` begins with the one for all. */
export function viewsOfTabs(
  { tabs }: Pick<ListDeclaration, 'tabs'>,
  labels: Readonly<Record<string, string>>,
): readonly View[] {
  const all = { key: 'all', label: labels.all ?? 'All', filters: {}, counts: ['all'] };
  const filter = tabs.filter ?? '';
  // In the order of the words: it is the screen's.
  const values = Object.keys(labels).filter((value) => tabs.values.includes(value));
  const one = (value: string) => ({
    key: value.toLowerCase(),
    label: labels[value] ?? value,
    filters: { [filter]: [value] },
    counts: [value],
  });
  return [all, ...values.map(one)];
}

/** A filter of the list with its name: the heading of the field that it asks about. */
export type NamedFilter = { name: string; label: string; wireNames: readonly string[]; filter: Filter };

/** The filters that a reader may set one by one: those that are not behind tabs. */
export function chipFilters({ declaration, views }: ListView, mayAskBy: Place['mayAskBy']): readonly NamedFilter[] {
  const behindTabs = new Set(views.flatMap(({ filters }) => Object.keys(filters)));
  return Object.entries(declaration.filters).flatMap(([name, filter]) => {
    if (behindTabs.has(name) || !mayAskBy(name)) return [];
    const label = declaration.columns[filter.field ?? name] ?? wordsOf(name);
    const wireNames = filter.kind === 'dollars' ? [`${name}From`, `${name}To`] : [name];
    // Every entry is made by one of the kinds of `contract/lists/filters`.
    return [{ name, label, wireNames, filter: filter as Filter }];
  });
}

/** "User id" for `userId`. */
function wordsOf(name: string): string {
  const text = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the dates of a list are: the heading of its usual order. */
export function dateTitle({ words, declaration: { columns, sorts } }: ListView): string {
  return words.dates ?? columns[sorts[0]] ?? wordsOf(sorts[0]);
}

/** The columns of the screen with the titles and orders of the declaration. */
export function columnsOf(view: ListView, rows: readonly unknown[], place: Place): readonly Column<never>[] {
  const { columns, sorts } = view.declaration;
  return view.columns(rows as never, place).map((column) => ({
    ...column,
    title: column.title ?? columns[column.key] ?? wordsOf(column.key),
    ...(sorts.includes(column.key) && {
      sortKey: column.key,
      sortFirst: view.orders.find(({ key }) => key === column.key)?.direction ?? 'desc',
    }),
  }));
}
