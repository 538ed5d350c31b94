import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { GRADES } from '@domain/enums';
import { LINE_LIMITS } from '@domain/underwriting/line-table-faults';
import type { SheetCells } from '../sheet-draft';
import { type Draft, keyOf, type Place } from '../table-kind';
import { dollarsText, readDollars } from './line-settings';

/** The row of the beginnings of the bands. */
export const INCOMES = 'incomes';
/** Under this place a draft keeps which bands there are, where they are others than those of the table. */
const BANDS = 'bands.';

/** The bands in their order: a band of the table is called by where it begins there, one that is added "+1". */
export const bandsOf = ({ incomes }: CreditLineContent, draft: Draft): string[] =>
  draft[BANDS]?.split(' ') ?? incomes.map(String);
export const isAdded = (band: string): boolean => band.startsWith('+');

/** The draft with these bands, and without what was typed on others. */
export function withBands({ incomes }: CreditLineContent, draft: Draft, bands: readonly string[]): Draft {
  const kept = Object.entries(draft).filter(([key]) => {
    const [row, column = ''] = key.split('.');
    return key !== BANDS && (row === '' || bands.includes(column));
  });
  const list = bands.join(' ');
  return { ...Object.fromEntries(kept), ...(list !== incomes.map(String).join(' ') && { [BANDS]: list }) };
}

/** What the table says there, in dollars; null for a band that is not saved. */
export function savedAt({ incomes, lines }: CreditLineContent, { row, column }: Place): number | null {
  const band = incomes.map(String).indexOf(column);
  if (row === INCOMES) return incomes[band] ?? null;
  return lines.find(({ grade }) => grade === row)?.values[band] ?? null;
}

export const limitsOf = (row: string) => (row === INCOMES ? LINE_LIMITS.income : LINE_LIMITS.line);

/** What stands there, typed or saved; undefined for what is no amount. */
export function amountAt(content: CreditLineContent, draft: Draft, place: Place): number | undefined {
  const text = draft[keyOf(place)];
  return text === undefined ? (savedAt(content, place) ?? undefined) : readDollars(text, limitsOf(place.row));
}

/** The cells of a table with its bands, as they are typed on. */
export function lineCells(content: CreditLineContent, draft: Draft): SheetCells {
  const bands = bandsOf(content, draft);
  return {
    rows: [INCOMES, ...GRADES],
    columns: bands,
    // The first band begins at 0 whatever is typed or pasted on it.
    says: (place, text) =>
      (place.row === INCOMES && place.column === bands[0]) ||
      (!isAdded(place.column) && readDollars(text, limitsOf(place.row)) === savedAt(content, place)),
  };
}

/** Why no band may begin there, or null. */
export function bandRefusal(content: CreditLineContent, draft: Draft, text: string): string | null {
  const bands = bandsOf(content, draft);
  const begins = readDollars(text, { ...LINE_LIMITS.income, min: 1 });
  if (bands.length >= LINE_LIMITS.bands) return `A table can have up to ${LINE_LIMITS.bands} bands.`;
  if (begins === undefined) return `Enter an amount up to $${dollarsText(LINE_LIMITS.income.max / 100)}.`;
  const isThere = bands.some((column) => amountAt(content, draft, { row: INCOMES, column }) === begins);
  return isThere ? 'A band already starts at this amount.' : null;
}

/** Splits the band that a new one begins in; both have its limits until others are typed. */
export function addBand(content: CreditLineContent, draft: Draft, begins: number): Draft {
  const bands = bandsOf(content, draft);
  const before = bands.findLastIndex((column) => (amountAt(content, draft, { row: INCOMES, column }) ?? 0) < begins);
  const split = bands[before] ?? '';
  const numbers = bands.filter(isAdded).map(Number);
  const band = `+${Math.max(0, ...numbers) + 1}`;
  const limits = GRADES.map((grade): [string, string] => {
    const place = { row: grade, column: split };
    const text = draft[keyOf(place)] ?? dollarsText(savedAt(content, place) ?? 0);
    return [keyOf({ row: grade, column: band }), text];
  });
  const typed = {
    ...draft,
    ...Object.fromEntries(limits),
    [keyOf({ row: INCOMES, column: band })]: `$${dollarsText(begins)}`,
  };
  return withBands(content, typed, bands.toSpliced(before + 1, 0, band));
}

export const removeBand = (content: CreditLineContent, draft: Draft, band: string): Draft =>
  withBands(
    content,
    draft,
    bandsOf(content, draft).filter((one) => one !== band),
  );

/** Bands of the table that were taken out. */
export const removedBands = (content: CreditLineContent, draft: Draft): string[] => {
  const bands = bandsOf(content, draft);
  return content.incomes.map(String).filter((band) => !bands.includes(band));
};

/** Puts a band of the table back behind the one that it stood behind. */
export function bringBack(content: CreditLineContent, draft: Draft, band: string): Draft {
  const bands = bandsOf(content, draft);
  const saved = content.incomes.map(String);
  const before = saved.slice(0, saved.indexOf(band)).findLast((one) => bands.includes(one));
  return withBands(content, draft, bands.toSpliced(before === undefined ? 0 : bands.indexOf(before) + 1, 0, band));
}
