import { SUMMED_ROWS_MAX } from '@contract/lists/declare-list';
import { usdExact } from '@portals/format/usd';
import type { ListPage, ListView } from './list-view';

/** What stands at the foot of a list: what its amounts come to for all that is found, not for the page alone, and its note. */
export function footNote({ declaration, words }: ListView, page: Pick<ListPage, 'sums'> | null): string | undefined {
  const totals = page?.sums === undefined ? [] : [totalsText(declaration, page.sums)];
  const parts = [...totals, ...(words.note ? [words.note] : [])];
  return parts.length === 0 ? undefined : parts.join('. ');
}

function totalsText({ sums: fields = [], columns }: ListView['declaration'], sums: ListPage['sums']): string {
  if (!sums) return `Narrow the list to ${SUMMED_ROWS_MAX.toLocaleString('en-US')} rows or fewer to see totals`;
  const parts = fields.map((field) => `${columns[field] ?? field} ${usdExact(sums[field] ?? 0)}`);
  return `Total for all pages: ${parts.join(', ')}`;
}
