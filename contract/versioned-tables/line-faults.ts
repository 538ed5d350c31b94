import type { Grade } from '@domain/enums';
import { type LineGrid, lineTableFaults } from '@domain/underwriting/line-table-faults';
import type { FieldFault } from '../error';
import type { CreditLineContent } from './credit-line';

/** A refused place of a line table: a cell, the beginning of a band (no grade), a row (no band), or a setting (neither). */
export type LineCellFault = FieldFault & { grade: Grade | null; band: number | null };

const inCents = (dollars: number) => Math.round(dollars * 100);
/** The grid of a version, in cents. */
export function lineGridOf({ incomes, lines }: Pick<CreditLineContent, 'incomes' | 'lines'>): LineGrid {
  return {
    incomesCents: incomes.map(inCents),
    lines: lines.map(({ grade, values }) => ({ grade, valuesCents: values.map(inCents) })),
  };
}

const words = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

/** What is wrong with limits by grade and income, the same on the screen and on the server. */
export function creditLineFieldFaults(content: CreditLineContent): LineCellFault[] {
  const { incomes, lines } = content;
  const faults = lineTableFaults(lineGridOf(content)).map(({ grade, band, message, limit }): LineCellFault => {
    const row = lines.findLastIndex((line) => line.grade === grade);
    const at = row < 0 ? 'lines' : `lines[${row}]`;
    const field = grade === null ? `incomes[${band}]` : band === null ? at : `${at}.values[${band}]`;
    const place = grade === null ? `Income band ${(band ?? 0) + 1}` : `Grade ${grade}`;
    const within = grade !== null && band !== null ? `, income from ${words(inCents(incomes[band] ?? 0))}` : '';
    const limited = limit === undefined ? '' : ` The limit is ${words(limit)}.`;
    return { grade, band, field, message: `${place}${within}: ${message}${limited}` };
  });
  if (content.minLine <= content.maxLine) return faults;
  const message = `The maximum limit is below the minimum of ${words(inCents(content.minLine))}.`;
  return [...faults, { grade: null, band: null, field: 'maxLine', message }];
}
