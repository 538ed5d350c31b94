import { type ListQuery, readQuery, writeQuery } from './list-query';
import type { ListView, Place } from './list-view';
import type { KeptView, Look, Shows } from './views.store';

type Asker = Pick<Place, 'mayAskBy'>;
/** A view as snapshots have it. */
export type FrozenView = Readonly<Omit<KeptView, 'columns'>> & { readonly columns: readonly string[] };

/** What is on the screen, as a view keeps it: the page is no part of it. */
export function showsOf(view: ListView, query: ListQuery, { columns, dense }: Look): Shows {
  return { query: writeQuery(view, { ...query, page: 0 }).toString(), columns, dense };
}

/** The query of a kept view; what its list no longer has, or the reader may not ask by, is left out. */
export function queryOf(view: ListView, { query }: Pick<KeptView, 'query'>, { mayAskBy }: Asker): ListQuery {
  return { ...readQuery(view, new URLSearchParams(query), mayAskBy), page: 0 };
}

/** Whether the screen shows just what a view keeps. */
export function isShown(view: ListView, kept: FrozenView, { shows, place }: { shows: Shows; place: Asker }): boolean {
  const known = showsOf(view, queryOf(view, kept, place), kept);
  return known.query === shows.query && known.dense === shows.dense && known.columns.join() === shows.columns.join();
}

/** The view that is on the screen: the one that was chosen, changed or not, else one that shows the same. */
export function viewOnScreen(
  view: ListView,
  { views, chosenId }: { views: readonly FrozenView[]; chosenId: string | null },
  on: { shows: Shows; place: Asker },
): FrozenView | undefined {
  return views.find(({ _id }) => _id === chosenId) ?? views.find((kept) => isShown(view, kept, on));
}
