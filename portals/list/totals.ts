import { SUMMED_ROWS_MAX } from '@contract/lists/declare-list';
import { sumCents } from '@domain/money/cents';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import type { ListPage, ListView } from './list-view';

type Sums = NonNullable<ListPage['sums']>;

/** What stands at the foot of a list: what its amounts come to for all that is found, not for the page alone, and its note. */
export function footNote(view: ListView, page: Pick<ListPage, 'sums' | 'sumsByTab'> | null): string | undefined {
  const { words } = view;
  const totals = page?.sums === undefined ? [] : [totalsText(view, page)];
  const parts = [...totals, ...(words.note ? [words.note] : [])];
  return parts.length === 0 ? undefined : parts.join('. ');
}

/** "Totals for all pages: Paid $10,038.23, Returned $567.30"; of several amounts "Paid: Amount $19,165.00, Fee $480.00; Refunded: …". */
function totalsText(view: Parts, { sums, sumsByTab }: Pick<ListPage, 'sums' | 'sumsByTab'>): string {
  if (!sums) return `Narrow the list to ${SUMMED_ROWS_MAX.toLocaleString('en-US')} rows or fewer to see totals`;
  const { sums: fields = [], columns, tabs } = view.declaration;
  const isAlone = fields.length === 1;
  const named = (of: readonly Sums[]) =>
    fields.map((field) => (isAlone ? total(of, field) : `${columns[field] ?? field} ${total(of, field)}`)).join(', ');
  const byWord = new Map<string, Sums[]>();
  for (const tab of tabs.values) {
    const of = sumsByTab?.[tab];
    if (of) byWord.set(wordOf(view, tab), [...(byWord.get(wordOf(view, tab)) ?? []), of]);
  }
  const parts = [...byWord].map(([word, of]) => `${word}${isAlone ? '' : ':'} ${named(of)}`);
  return `Totals for all pages: ${parts.join(isAlone ? ', ' : '; ') || named([sums])}`;
}

type Parts = Pick<ListView, 'declaration' | 'views' | 'values'>;

const total = (of: readonly Sums[], field: string) =>
  formatUsdExact(sumCents(of.map((one) => centsFromDollars(one[field] ?? 0))));

/** What a tab is called: steps that stand under one tab of the screen are one figure. */
function wordOf({ declaration, views, values }: Parts, tab: string): string {
  const filter = declaration.tabs.filter ?? '';
  const holds = (of: unknown) => Array.isArray(of) && of.includes(tab);
  return views.find(({ filters }) => holds(filters[filter]))?.label ?? values?.[filter]?.(tab) ?? tab;
}
