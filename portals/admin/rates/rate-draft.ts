import { gradeRiskCellFaults, type RateFault } from '@contract/versioned-tables/rate-faults';
import { GRADES, type Grade } from '@domain/enums';
import { productWords } from '../words/product-words';

export type RateRow = { readonly product: string; readonly values: Readonly<Record<Grade, number | null>> };
/** What was typed, by the place of its cell; a cell that says what it said before is not in it. */
export type Draft = Readonly<Record<string, string>>;
export type Place = { product: string; grade: Grade };
/** What is typed or pasted, and into which cell. */
export type Typing = Place & { text: string };

export const keyOf = ({ product, grade }: Place): string => `${product}.${grade}`;

/** A rate as a cell shows it: two decimals, nothing where the grade does not get the product. */
export const rateText = (rate: number | null): string => (rate === null ? '' : rate.toFixed(2));

/** What a cell says: a rate, nothing for "not offered", or undefined for what is no rate. */
export function readRate(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s?%$/, '').replace(',', '.');
  if (text === '' || /^[-–—]$/.test(text)) return null;
  const rate = /^\d{1,3}(\.\d{0,2})?$/.test(text) ? Number(text) : undefined;
  return rate === undefined || rate > 100 ? undefined : rate;
}

const valueAt = (rows: readonly RateRow[], { product, grade }: Place) =>
  rows.find((row) => row.product === product)?.values[grade] ?? null;

/** The draft with one cell typed anew. */
export function typed(rows: readonly RateRow[], draft: Draft, { text, ...place }: Typing): Draft {
  const { [keyOf(place)]: _before, ...others } = draft;
  return readRate(text) === valueAt(rows, place) ? others : { ...others, [keyOf(place)]: text };
}

/** The draft with a block of a spreadsheet typed from one cell on; what does not fit on the table is left out. */
export function pasted(rows: readonly RateRow[], draft: Draft, { text, ...from }: Typing): Draft {
  const top = rows.findIndex(({ product }) => product === from.product);
  const left = GRADES.indexOf(from.grade);
  let next = draft;
  for (const [down, line] of text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .entries()) {
    for (const [right, cell] of line.split('\t').entries()) {
      const [row, grade] = [rows[top + down], GRADES[left + right]];
      if (row && grade) next = typed(rows, next, { product: row.product, grade, text: cell });
    }
  }
  return next;
}

/** The draft on other rows: what they say already is not typed any more. */
export function onRows(rows: readonly RateRow[], draft: Draft): Draft {
  return Object.fromEntries(
    rows.flatMap(({ product }) =>
      GRADES.flatMap((grade): [string, string][] => {
        const text = draft[keyOf({ product, grade })];
        if (text === undefined || readRate(text) === valueAt(rows, { product, grade })) return [];
        return [[keyOf({ product, grade }), text]];
      }),
    ),
  );
}

type Rules = { mustRiseWithRisk: boolean };

export type Reading = {
  rows: { product: string; values: Record<Grade, number | null> }[];
  /** Cells that cannot stay as they are. */
  faults: (Place & { message: string })[];
};

/** The rows as they would be saved, and what is wrong with them. */
export function reading(rows: readonly RateRow[], draft: Draft, { mustRiseWithRisk }: Rules): Reading {
  const unread: Reading['faults'] = [];
  const read = rows.map(({ product, values }) => {
    const next = { ...values };
    for (const grade of GRADES) {
      const text = draft[keyOf({ product, grade })];
      if (text === undefined) continue;
      const rate = readRate(text);
      if (rate !== undefined) next[grade] = rate;
      else unread.push({ product, grade, message: 'Type a percentage such as 17.99, or nothing.' });
    }
    return { product, values: next };
  });
  const atCells = ({ product, grade, message }: RateFault) =>
    grade === null ? [] : [{ product, grade, message: message.replace(product, productWords(product)) }];
  return {
    rows: read,
    faults: unread.length > 0 ? unread : gradeRiskCellFaults(read, mustRiseWithRisk).flatMap(atCells),
  };
}
