import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';
export type Sort = { key: string; direction: SortDirection };

export type Column<Row> = {
  key: string;
  title: string;
  /** Numbers stand right and take table figures. */
  numeric?: boolean;
  /** The sort key of the list's call; without it the column cannot be sorted. */
  sortKey?: string;
  /** The order of its first press, downwards unless said: newest and largest first, but names from A. */
  sortFirst?: SortDirection;
  /** Hidden until it is chosen. */
  optional?: boolean;
  /**
   * Place on the card that a row is on a phone: a line of its own, or left or right in the last line. Columns without one are
   * left to the page behind the row; the first column heads every card.
   */
  card?: 'line' | 'start' | 'end';
  /** Width of the skeleton while loading. */
  width?: string;
  /**
   * What a cell shows; null, false and '' become an en dash. The first column is the row's link. A part with `data-card-only`
   * shows on cards alone, where no column head says what a number counts.
   */
  cell: (row: Row) => ReactNode;
};

/** What stands in a cell: an en dash where there is nothing. */
export const shownCell = (content: ReactNode): ReactNode =>
  content === null || content === undefined || content === false || content === '' ? '–' : content;

/** What a press on a column head does: another column starts by its first order, the same one turns round. */
export function nextSort(sort: Sort | undefined, key: string, first: SortDirection = 'desc'): Sort {
  if (sort?.key !== key) return { key, direction: first };
  return { key, direction: sort.direction === 'desc' ? 'asc' : 'desc' };
}

/** A number of rows: "143", and "5,000+" where counting stopped there. */
export function countText(rows: number, isBound = false): string {
  return `${rows.toLocaleString('en-US')}${isBound ? '+' : ''}`;
}

/** "1 to 25 of 143", "1 to 25 of 5,000+". `page` counts from 0. */
export function rangeText(
  page: number,
  limit: number,
  { total, isBound = false }: { total: number; isBound?: boolean | undefined },
): string {
  const first = page * limit + 1;
  if (isBound) {
    const last = first + limit - 1;
    return `${countText(first)} to ${countText(last)} of ${countText(Math.max(total, last), true)}`;
  }
  const last = Math.min(total, (page + 1) * limit);
  const word = countText;
  if (first > total) return `0 of ${word(total)}`;
  return `${word(first)} to ${word(last)} of ${word(total)}`;
}
