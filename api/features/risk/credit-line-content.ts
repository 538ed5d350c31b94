import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { lineGridOf } from '@contract/versioned-tables/line-faults';
import { GRADES } from '@domain/enums';
import { cents } from '@domain/money/cents';
import type { CreditLineAssignment } from '@domain/underwriting/configuration';

/** Dollars to cents, and percent to basis points. */
const inHundredths = (value: number) => Math.round(value * 100);
const fromHundredths = (value: number) => value / 100;

/** The table of a version as the rules take it. */
export function creditLineTable(
  { id, name, version }: { id: string; name: string; version: number },
  content: CreditLineContent,
): CreditLineAssignment {
  const { incomesCents, lines } = lineGridOf(content);
  return {
    id,
    name,
    version,
    archived: false,
    specialty: content.specialty,
    fileType: content.fileType,
    rows: lines.flatMap(({ grade, valuesCents }) =>
      incomesCents.map((income, band) => {
        const end = incomesCents[band + 1];
        return {
          grade,
          incomeMinCents: cents(income),
          incomeMaxCents: end === undefined ? null : cents(end),
          lineCents: cents(valuesCents[band] ?? 0),
        };
      }),
    ),
    maxPctIncomeBps: inHundredths(content.maxPctIncome),
    maxDtiBps: inHundredths(content.maxDti),
    refRateBps: inHundredths(content.refRate),
    refTerm: content.refTerm,
    roundToCents: cents(inHundredths(content.roundTo)),
    minLineCents: cents(inHundredths(content.minLine)),
    maxLineCents: cents(inHundredths(content.maxLine)),
  };
}

/**
 * The cells of a table as they stand in a version. Its grades may have bands of their own: every beginning of one becomes a band
 * of all, so that each grade and income keeps its line.
 */
export function contentOfLines(table: CreditLineAssignment): CreditLineContent {
  const incomesCents = [...new Set(table.rows.map((row) => Number(row.incomeMinCents)))].sort(
    (one, other) => one - other,
  );
  const lineAt = (grade: string, income: number) =>
    table.rows
      .filter((row) => row.grade === grade && row.incomeMinCents <= income)
      .toSorted((one, other) => one.incomeMinCents - other.incomeMinCents)
      .at(-1)?.lineCents ?? 0;
  return {
    specialty: table.specialty,
    fileType: table.fileType,
    incomes: incomesCents.map(fromHundredths),
    lines: GRADES.map((grade) => ({
      grade,
      values: incomesCents.map((income) => fromHundredths(lineAt(grade, income))),
    })),
    maxPctIncome: fromHundredths(table.maxPctIncomeBps),
    maxDti: fromHundredths(table.maxDtiBps),
    refRate: fromHundredths(table.refRateBps),
    refTerm: table.refTerm,
    roundTo: fromHundredths(table.roundToCents),
    minLine: fromHundredths(table.minLineCents),
    maxLine: fromHundredths(table.maxLineCents),
  };
}
