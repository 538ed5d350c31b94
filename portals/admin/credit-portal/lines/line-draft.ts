import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { creditLineFieldFaults, type LineCellFault } from '@contract/versioned-tables/line-faults';
import { type Draft, type Fault, keyOf, type Place, type Reading } from '../table-kind';
import { amountAt, bandsOf, INCOMES, limitsOf, savedAt } from './line-bands';
import { dollarsText, LINE_CHOICES, LINE_SETTINGS, type SettingField } from './line-settings';

/** The settings as they would be saved. */
function readSettings(content: CreditLineContent, draft: Draft, unread: Fault[]) {
  const values: Partial<Record<SettingField, number>> = {};
  for (const { field, label, unit, limits } of LINE_SETTINGS) {
    const place = { row: '', column: field };
    const text = draft[keyOf(place)];
    if (text === undefined) continue;
    const value = unit.read(text, limits);
    if (value !== undefined) values[field] = value;
    else unread.push({ ...place, message: `${label}: enter ${unit.range(limits)}.` });
  }
  const chosen = LINE_CHOICES.flatMap(({ field, read }) => {
    const option = draft[keyOf({ row: '', column: field })];
    return option === undefined ? [] : [[field, read(option)]];
  });
  return { ...content, ...values, ...Object.fromEntries(chosen) } satisfies CreditLineContent;
}

/** A table as it would be saved, and what is wrong with it, the same as on the server. */
export function readLines(content: CreditLineContent, draft: Draft): Reading<CreditLineContent> {
  const bands = bandsOf(content, draft);
  const unread: Fault[] = [];
  function amount(place: Place, name: string): number {
    const value = amountAt(content, draft, place);
    if (value !== undefined) return value;
    const { min, max } = limitsOf(place.row);
    const range = `$${dollarsText(min / 100)} to $${dollarsText(max / 100)}`;
    unread.push({ ...place, message: `${name}: enter an amount from ${range}.` });
    return savedAt(content, place) ?? 0;
  }
  const incomes = bands.map((column, band) => amount({ row: INCOMES, column }, `Income band ${band + 1}`));
  const words = incomes.map((begins) => `income from $${dollarsText(begins)}`);
  const lines = content.lines.map(({ grade }) => ({
    grade,
    values: bands.map((column, band) => amount({ row: grade, column }, `Grade ${grade}, ${words[band]}`)),
  }));
  const next = { ...readSettings(content, draft, unread), incomes, lines };
  const atCell = ({ grade, band, field, message }: LineCellFault): Fault => {
    if (grade === null && band === null) return { row: '', column: field, message };
    return { row: grade ?? INCOMES, column: bands[band ?? 0] ?? '', message };
  };
  return {
    content: next,
    faults: unread.length > 0 ? unread : creditLineFieldFaults(next).map(atCell),
    unread: unread.length,
  };
}
