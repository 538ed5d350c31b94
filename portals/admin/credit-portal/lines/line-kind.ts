import { creditPaths } from '@contract/credit-portal/paths';
import { creditTableMessages as messages } from '@contract/messages/staff/credit-table';
import { type CreditLineContent, creditLine, creditLineCalls } from '@contract/versioned-tables/credit-line';
import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import type { TableCalls, TableKind } from '../table-kind';
import { INCOMES } from './line-bands';
import { readLines } from './line-draft';
import { ontoLines } from './line-onto';
import { dollarsText, LINE_CHOICES, LINE_SETTINGS } from './line-settings';

const amountWords = (value: CellChange['from']) => (typeof value === 'number' ? `$${dollarsText(value)}` : 'no band');

/** A setting or choice, by the name of its field. */
function saySetting({ column, from, to }: CellChange) {
  const setting = LINE_SETTINGS.find(({ field }) => field === column);
  const choice = LINE_CHOICES.find(({ field }) => field === column);
  const words = (value: CellChange['from']) => {
    if (setting && typeof value === 'number') return setting.unit.words(value);
    // The first option stands for null.
    const option = choice?.options.find((one) => one.value === value) ?? choice?.options[0];
    return option?.label ?? String(value);
  };
  return { place: setting?.label ?? choice?.label ?? column, from: words(from), to: words(to) };
}

/** "Grade C, income from $45,000", "$9,000" and "$9,500". */
function say(change: CellChange) {
  const { row, column, from, to } = change;
  if (row === '') return saySetting(change);
  const band = `ncome from $${dollarsText(Number(column))}`;
  if (row !== INCOMES) return { place: `Grade ${row}, i${band}`, from: amountWords(from), to: amountWords(to) };
  return { place: `I${band}`, from: from === null ? 'no band' : 'a band', to: to === null ? 'no band' : 'a band' };
}

export const lineKind: TableKind<CreditLineContent> = {
  declaration: creditLine,
  calls: creditLineCalls as unknown as TableCalls,
  paths: creditPaths.lines,
  messages: {
    created: messages.claCreated,
    updated: messages.claUpdated,
    archived: messages.claArchived,
    failed: {
      create: messages.claErrorCreate,
      update: messages.claErrorUpdate,
      archive: messages.claErrorArchive,
    },
  },
  words: {
    title: 'Credit line assignments',
    cells: 'Limits',
    tables: 'Credit line assignments',
    none: 'No credit line assignments',
    cell: 'Each cell is the maximum limit in dollars for a grade, by the annual income at the top of its column.',
    grid: 'Limits by grade and annual income, in dollars',
    unit: 'value',
    inForce: (profiles) =>
      `Takes effect immediately for applications under ${profiles}. Existing decisions and limits don’t change.`,
    unused: 'No risk profile uses this table yet.',
    clone: 'The clone starts at version 1 and isn’t in use yet.',
  },
  choices: LINE_CHOICES,
  contentOf: ({ specialty, fileType, incomes, lines, ...others }) => {
    const { maxPctIncome, maxDti, refRate, refTerm, roundTo, minLine, maxLine } = others;
    const settings = { maxPctIncome, maxDti, refRate, refTerm, roundTo, minLine, maxLine };
    return { specialty, fileType, incomes, lines, ...settings };
  },
  read: readLines,
  onto: ontoLines,
  say,
};
