import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { type Draft, keyOf } from '../table-kind';
import { amountAt, bandsOf, INCOMES, isAdded, lineCells, withBands } from './line-bands';
import { LINE_CHOICES, LINE_SETTINGS } from './line-settings';

/**
 * What a band of one version is called on another: its own name, that of the one that begins where this was to begin, that of the one
 * that a colleague moved; null for one that is gone.
 */
function namesOn(draft: Draft, from: CreditLineContent, to: CreditLineContent): Map<string, string | null> {
  const [before, after] = [from.incomes.map(String), to.incomes.map(String)];
  return new Map(
    bandsOf(from, draft).map((column) => {
      if (after.includes(column)) return [column, column];
      const begins = String(amountAt(from, draft, { row: INCOMES, column }));
      if (after.includes(begins)) return [column, begins];
      if (isAdded(column)) return [column, column];
      const moved = before.length === after.length ? after[before.indexOf(column)] : undefined;
      return [column, moved !== undefined && !before.includes(moved) ? moved : null];
    }),
  );
}

/** The bands of the other version, without those that were taken out, and with those that were added behind the same one. */
function bandsOn(names: ReturnType<typeof namesOn>, from: CreditLineContent, to: CreditLineContent): string[] {
  const removed = from.incomes.map(String).filter((band) => !names.has(band));
  const bands = to.incomes.map(String).filter((band) => !removed.includes(band));
  let behind = -1;
  for (const name of names.values()) {
    if (name === null) continue;
    if (isAdded(name)) bands.splice(behind + 1, 0, name);
    behind = Math.max(behind, bands.indexOf(name));
  }
  return bands;
}

/** What a setting of a content says, as it is typed. */
function saysSetting(content: CreditLineContent, field: string, text: string): boolean {
  const choice = LINE_CHOICES.find((one) => one.field === field);
  if (choice) return choice.of(content) === text;
  const setting = LINE_SETTINGS.find((one) => one.field === field);
  return setting !== undefined && setting.unit.read(text, setting.limits) === content[setting.field];
}

/** The draft with one setting typed anew. */
export function typedSetting(content: CreditLineContent, draft: Draft, typing: { field: string; text: string }): Draft {
  const key = keyOf({ row: '', column: typing.field });
  const { [key]: _before, ...others } = draft;
  return saysSetting(content, typing.field, typing.text) ? others : { ...others, [key]: typing.text };
}

/** What was typed on one version, on another; what that one says already, and what stood in a band that is gone, is left out. */
export function ontoLines(draft: Draft, from: CreditLineContent, to: CreditLineContent): Draft {
  const names = namesOn(draft, from, to);
  const { says } = lineCells(to, {});
  const kept = Object.entries(draft).flatMap(([key, text]): [string, string][] => {
    const [row = '', column = ''] = key.split('.');
    if (row === '') return saysSetting(to, column, text) ? [] : [[key, text]];
    const name = names.get(column);
    if (name === null || name === undefined || says({ row, column: name }, text)) return [];
    return [[keyOf({ row, column: name }), text]];
  });
  return withBands(to, Object.fromEntries(kept), bandsOn(names, from, to));
}
