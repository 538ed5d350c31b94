import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { listState } from './list.store';
import type { ListQuery } from './list-query';
import type { ListView, Place } from './list-view';
import { type FrozenView, isShown, queryOf, showsOf, viewOnScreen } from './shown-view';
import { changeLook, chooseView, loadViews, noteOpened } from './views.actions';
import { viewsState } from './views.store';

type Shown = { query: ListQuery; change: (part: Partial<ListQuery>, options?: { replace?: boolean }) => void };
type Asked = { view: ListView; place: Place; isBare: boolean };

/** What the reader keeps of a list: views, columns and density. A list that opens without a query opens with their default. */
export function useViews({ view, place, isBare }: Asked, { query, change }: Shown) {
  const { readerId } = place;
  const list = view.declaration.call.id;
  const of = useMemo(() => ({ readerId, list }), [readerId, list]);
  const state = viewsState(readerId, list);
  const { kept, look, chosenId } = useSnapshot(state);
  const views: readonly FrozenView[] = kept.data?.data ?? [];
  const shows = showsOf(view, query, look);
  const current = viewOnScreen(view, { views, chosenId }, { shows, place });
  useEffect(() => void loadViews(of), [of]);

  function choose(one: FrozenView, options?: { replace: boolean }) {
    chooseView(state, one._id);
    change(queryOf(view, one, place), options);
    const { columns, dense } = one;
    if (columns.join() !== look.columns.join() || dense !== look.dense) void changeLook(of, { columns, dense });
  }

  // Who took the filters away, opened a row and came back is not given them again; who comes anew is.
  const [isReturn] = useState(() => state.isOpened && listState(view.id).lastSearch === '');
  const isKnown = kept.data !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views arrive.
  useEffect(() => {
    if (!isKnown) return;
    noteOpened(state);
    const usual = views.find(({ isDefault }) => isDefault);
    if (isBare && !isReturn && usual) choose(usual, { replace: true });
    else if (!isReturn) chooseView(state, null);
  }, [isKnown]);

  return {
    of,
    views,
    isKnown,
    look,
    shows,
    current,
    isChanged: current !== undefined && !isShown(view, current, { shows, place }),
    choose,
    changeLook: (part: Partial<typeof look>) => void changeLook(of, { ...look, ...part }),
  };
}

export type Views = ReturnType<typeof useViews>;
