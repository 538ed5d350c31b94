import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import { gradeRiskCellFaults, type RateFault } from '@contract/versioned-tables/rate-faults';
import { GRADES, type Grade } from '@domain/enums';
import { productWords } from '../../words/product-words';
import { addedIn, addingTo } from '../added-plans';
import type { SheetCells } from '../sheet-draft';
import { type Draft, type Fault, keyOf, type Place, type Reading } from '../table-kind';

export type RateRow = GradeRiskContent['products'][number];

/** A rate as a cell shows it: two decimals, nothing where the grade does not get the product. */
export const rateText = (rate: number | null): string => (rate === null ? '' : rate.toFixed(2));

/** What a cell says: a rate, nothing for "not offered", or undefined for what is no rate. */
export function readRate(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s?%$/, '').replace(',', '.');
  if (text === '' || /^[-–—]$/.test(text)) return null;
  const rate = /^\d{1,3}(\.\d{0,2})?$/.test(text) ? Number(text) : undefined;
  return rate === undefined || rate > 100 ? undefined : rate;
}

const gradeOf = (column: string): Grade | undefined => GRADES.find((grade) => grade === column);

export function rateAt(rows: readonly RateRow[], { row, column }: Place): number | null {
  const grade = gradeOf(column);
  return (grade && rows.find(({ product }) => product === row)?.values[grade]) ?? null;
}

const NO_RATES = Object.fromEntries(GRADES.map((grade) => [grade, null])) as RateRow['values'];

/** The rows with those of plans that a draft adds, which no grade gets yet. */
export const withAddedRows = (products: readonly RateRow[], draft: Draft): RateRow[] => [
  ...products,
  ...addedIn({ products }, draft).map((product) => ({ product, values: NO_RATES })),
];

/** The cells of rows, as they are typed on. */
export const rateCells = (rows: readonly RateRow[]): SheetCells => ({
  rows: rows.map(({ product }) => product),
  columns: GRADES,
  says: (place, text) => readRate(text) === rateAt(rows, place),
});

/** The draft on other rows: what they say already is not typed any more. */
export function onRows(rows: readonly RateRow[], draft: Draft): Draft {
  const all = withAddedRows(rows, draft);
  const { says } = rateCells(all);
  const typed = Object.fromEntries(
    all.flatMap(({ product }) =>
      GRADES.flatMap((column): [string, string][] => {
        const place = { row: product, column };
        const text = draft[keyOf(place)];
        return text === undefined || says(place, text) ? [] : [[keyOf(place), text]];
      }),
    ),
  );
  return { ...typed, ...addingTo({ products: rows }, draft) };
}

type Rules = { mustRiseWithRisk: boolean };

/** The rows as they would be saved, and what is wrong with them. */
export function reading(
  { enabled, products }: GradeRiskContent,
  draft: Draft,
  { mustRiseWithRisk }: Rules,
): Reading<GradeRiskContent> {
  const unread: Fault[] = [];
  const read = withAddedRows(products, draft).map(({ product, values }) => {
    const next = { ...values };
    for (const grade of GRADES) {
      const place = { row: product, column: grade };
      const text = draft[keyOf(place)];
      if (text === undefined) continue;
      const rate = readRate(text);
      if (rate !== undefined) next[grade] = rate;
      else unread.push({ ...place, message: 'Enter a percentage like 17.99, or leave it blank.' });
    }
    return { product, values: next };
  });
  const atCells = ({ product, grade, message }: RateFault): Fault[] =>
    grade === null ? [] : [{ row: product, column: grade, message: message.replace(product, productWords(product)) }];
  return {
    content: { enabled, products: read },
    faults: unread.length > 0 ? unread : gradeRiskCellFaults(read, mustRiseWithRisk).flatMap(atCells),
    unread: unread.length,
  };
}
