import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { loadList, rememberSearch } from './list.actions';
import { listState } from './list.store';
import { listBody } from './list-body';
import { type ListQuery, readQuery, writeQuery } from './list-query';
import type { ListView, Place } from './list-view';

/** The query of the address and the rows that it finds. */
export function useList(view: ListView, place: Place) {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readQuery(view, search, place.mayAskBy), [view, search, place]);
  const { data, loading, error } = useSnapshot(listState(view.id)).page;
  const refresh = useCallback(() => void loadList(view, listBody(view, query, place)), [view, query, place]);
  useEffect(refresh, [refresh]);
  useEffect(() => rememberSearch(view.id, search.toString()), [view, search]);

  /** Everything but a step to another page begins again at the first. */
  function change(part: Partial<ListQuery>, { replace = false } = {}) {
    setSearch(writeQuery(view, { ...query, page: 0, ...part }), { replace });
  }
  return { query, isBare: search.size === 0, change, refresh, page: data, loading, error };
}
