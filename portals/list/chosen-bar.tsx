import { FILE_ROWS_CHOSEN_MAX } from '@contract/lists/declare-list';
import { countText } from '@portals/ui/table/column';
import type { ReactNode } from 'react';
import { ChooseAll, type Choosing } from './choose-all';
import { ExportButton } from './export-button';
import { chosenBody } from './list-body';
import type { ListQuery } from './list-query';
import type { ListView, Place } from './list-view';

/** The chosen rows by their ids, and what is done after an act on them. */
export type ChosenRows = { ids: readonly string[]; refresh: () => void; clear: () => void };

export type Chosen = {
  ids: readonly string[];
  /** All that the query finds are chosen; `ids` may be those of the page alone. */
  isAll: boolean;
};

type ChosenBarProps = {
  view: ListView;
  query: ListQuery;
  place: Place;
  /** The body of the file of all rows. */
  file: object;
  found: { total: number; totalIsBound: boolean };
  chosen: Chosen;
  /** Whether there are more than those of a page that is chosen whole. */
  isMore: boolean;
  onAll: (ids: readonly string[]) => void;
  choosing: Choosing | undefined;
  children: ReactNode;
};

/** How many are chosen, where the chosen rows do not say it themselves. */
export function chosenText({ isAll }: Chosen, { total, totalIsBound }: ChosenBarProps['found'], choosing?: Choosing) {
  return isAll && !choosing ? countText(total, totalIsBound) : undefined;
}

/** What can be done with chosen rows: all of the query beside them, a file of them, and the screen's own acts on their ids. */
export function ChosenBar({ view, query, place, file, found, chosen, isMore, ...rest }: ChosenBarProps) {
  const { choosing, onAll, children } = rest;
  const { ids, isAll } = chosen;
  const all = chosenText(chosen, found, choosing);
  const label = `Export ${all ?? ids.length.toLocaleString('en-US')}`;
  const byIds = all === undefined && ids.length <= FILE_ROWS_CHOSEN_MAX;
  const whole = found.totalIsBound ? undefined : found.total;
  return (
    <>
      {isMore && <ChooseAll choosing={choosing} body={file} {...found} onChosen={onAll} />}
      {byIds && (
        <ExportButton view={view} label={label} body={chosenBody(view, query, { ...place, ids })} total={ids.length} />
      )}
      {!byIds && isAll && <ExportButton view={view} label={label} body={file} total={whole} />}
      {all === undefined && children}
    </>
  );
}
