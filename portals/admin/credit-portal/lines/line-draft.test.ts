import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { GRADES } from '@domain/enums';
import { LINE_LIMITS } from '@domain/underwriting/line-table-faults';
import { describe, expect, test } from 'vitest';
import { pasted, typed } from '../sheet-draft';
import { addBand, bandRefusal, bringBack, lineCells, removeBand, removedBands } from './line-bands';
import { readLines } from './line-draft';
import { lineKind } from './line-kind';
import { ontoLines, typedSetting } from './line-onto';
import { dollarsText, readDollars } from './line-settings';

const lines = (values: readonly number[]) => GRADES.map((grade) => ({ grade, values: [...values] }));
const content: CreditLineContent = {
  specialty: null,
  fileType: 'THICK',
  incomes: [0, 45_000, 90_000],
  lines: lines([1_000, 2_000, 3_000]),
  maxPctIncome: 20,
  maxDti: 45,
  refRate: 17.99,
  refTerm: 36,
  roundTo: 100,
  minLine: 500,
  maxLine: 25_000,
};
const faultsOf = (draft: Record<string, string>) => readLines(content, draft).faults;

describe('typed dollars', () => {
  test.each([
    ['9500', 9_500],
    [' $9,500 ', 9_500],
    ['9,500.5', 9_500.5],
    ['0', 0],
    ['1000000', 1_000_000],
  ])('%j is %j', (text, dollars) => expect(readDollars(text, LINE_LIMITS.line)).toBe(dollars));

  test.each(['', '9,5', '95,00', '9.555', '-1', '1e3', 'abc', '1000000.01', '9500 €'])('%j is none', (text) =>
    expect(readDollars(text, LINE_LIMITS.line)).toBeUndefined(),
  );

  test('are shown with thousands, and with cents where there are some', () =>
    expect([9_500, 0, 1_250.5].map(dollarsText)).toEqual(['9,500', '0', '1,250.50']));
});

describe('a draft of lines', () => {
  test('holds what was typed, but not what the table says, nor anything on the beginning of the first band', () => {
    const cells = lineCells(content, {});
    expect(typed(cells, {}, { row: 'C', column: '45000', text: '$2,000' })).toEqual({});
    expect(typed(cells, {}, { row: 'incomes', column: '0', text: '10' })).toEqual({});
    const block = '5\t50000\t95000\r\n1500\t2500\t3500\t99\r\n';
    expect(pasted(cells, {}, { row: 'incomes', column: '0', text: block })).toEqual({
      'incomes.45000': '50000',
      'incomes.90000': '95000',
      'A.0': '1500',
      'A.45000': '2500',
      'A.90000': '3500',
    });
  });

  test('reads as the content to save', () => {
    const draft = { 'A.90000': '3,500', 'incomes.45000': '50,000', '.refTerm': '48', '.maxDti': '40 %' };
    expect(readLines(content, draft)).toEqual({
      content: {
        ...content,
        incomes: [0, 50_000, 90_000],
        lines: content.lines.map((line) => (line.grade === 'A' ? { ...line, values: [1_000, 2_000, 3_500] } : line)),
        refTerm: 48,
        maxDti: 40,
      },
      faults: [],
      unread: 0,
    });
  });

  test('names the place of whatever cannot stay', () => {
    expect(faultsOf({ 'C.45000': 'x', '.refTerm': '1.5' })).toEqual([
      { row: 'C', column: '45000', message: 'Grade C, income from $45,000: enter an amount from $0 to $1,000,000.' },
      { row: '', column: 'refTerm', message: 'Reference term: enter 1 to 120 whole months.' },
    ]);
    expect(faultsOf({ 'C.45000': '900' })).toMatchObject([
      { row: 'C', column: '45000' },
      { row: 'D', column: '45000' },
    ]);
    expect(faultsOf({ 'incomes.90000': '40000' })).toMatchObject([{ row: 'incomes', column: '90000' }]);
    expect(faultsOf({ '.minLine': '30000' })).toMatchObject([{ row: '', column: 'maxLine' }]);
  });

  test('forgets a setting that is typed back', () => {
    const once = typedSetting(content, {}, { field: 'minLine', text: '600' });
    expect(once).toEqual({ '.minLine': '600' });
    expect(typedSetting(content, once, { field: 'minLine', text: '$500' })).toEqual({});
    const thin = typedSetting(content, {}, { field: 'fileType', text: 'THIN' });
    expect(readLines(content, thin).content.fileType).toBe('THIN');
    expect(typedSetting(content, thin, { field: 'fileType', text: 'THICK' })).toEqual({});
  });
});

describe('a band', () => {
  test('that is added has the limits of the one that it splits, also those that are not saved', () => {
    const draft = addBand(content, { 'A.45000': '2,500' }, 60_000);
    const { content: next, faults } = readLines(content, draft);
    expect(next.incomes).toEqual([0, 45_000, 60_000, 90_000]);
    expect(next.lines.slice(0, 2).map(({ values }) => values)).toEqual([
      [1_000, 2_500, 2_500, 3_000],
      [1_000, 2_000, 2_000, 3_000],
    ]);
    expect(faults).toEqual([]);
    expect(removeBand(content, draft, '+1')).toEqual({ 'A.45000': '2,500' });
  });

  test('that is taken out takes along what was typed on it, and can be brought back', () => {
    const draft = removeBand(content, { 'A.45000': '2,500', '.minLine': '600' }, '45000');
    expect(removedBands(content, draft)).toEqual(['45000']);
    expect(readLines(content, draft).content).toEqual({
      ...content,
      incomes: [0, 90_000],
      lines: lines([1_000, 3_000]),
      minLine: 600,
    });
    expect(bringBack(content, draft, '45000')).toEqual({ '.minLine': '600' });
  });

  test.each([
    ['45,000', 'A band already starts at this amount.'],
    ['0', 'Enter an amount up to $10,000,000.'],
    ['soon', 'Enter an amount up to $10,000,000.'],
    ['60000', null],
  ])('from %j: %j', (text, refusal) => expect(bandRefusal(content, {}, text)).toBe(refusal));
});

describe('what was typed, on the version of a colleague', () => {
  test('stands in the same bands, also where another one was added before them', () => {
    const theirs = { ...content, incomes: [0, 30_000, 45_000, 90_000], lines: lines([1_000, 1_500, 2_000, 3_000]) };
    const draft = addBand(content, { 'A.45000': '2,500', 'C.90000': '3,000.00', '.minLine': '600' }, 60_000);
    const next = ontoLines(draft, content, theirs);
    expect(next['A.45000']).toBe('2,500');
    expect(next['C.90000']).toBeUndefined();
    expect(readLines(theirs, next).content.incomes).toEqual([0, 30_000, 45_000, 60_000, 90_000]);
    expect(readLines(theirs, next).content.minLine).toBe(600);
  });

  test('follows a band that they moved, and is left out of one that is gone', () => {
    const moved = { ...content, incomes: [0, 50_000, 90_000] };
    expect(ontoLines({ 'A.45000': '2,500' }, content, moved)).toEqual({ 'A.50000': '2,500' });
    const gone = { ...content, incomes: [0, 90_000], lines: lines([1_000, 3_000]) };
    expect(ontoLines({ 'A.45000': '2,500', 'A.90000': '3,500' }, content, gone)).toEqual({ 'A.90000': '3,500' });
  });

  test('keeps a band out that was taken out, and takes one that both added for one', () => {
    const theirs = { ...content, maxDti: 40 };
    const out = removeBand(content, {}, '45000');
    expect(readLines(theirs, ontoLines(out, content, theirs)).content).toMatchObject({
      incomes: [0, 90_000],
      maxDti: 40,
    });
    const both = { ...content, incomes: [0, 45_000, 60_000, 90_000], lines: lines([1_000, 2_000, 2_500, 3_000]) };
    const next = ontoLines({ ...addBand(content, {}, 60_000), 'A.+1': '2,600' }, content, both);
    expect(next['A.60000']).toBe('2,600');
    expect(readLines(both, next).content.incomes).toEqual(both.incomes);
  });
});

test.each([
  [{ row: 'C', column: '45000', from: 9_000, to: 9_500 }, ['Grade C, income from $45,000', '$9,000', '$9,500']],
  [{ row: 'C', column: '60000', from: null, to: 9_500 }, ['Grade C, income from $60,000', 'no band', '$9,500']],
  [{ row: 'incomes', column: '60000', from: null, to: 60_000 }, ['Income from $60,000', 'no band', 'a band']],
  [{ row: '', column: 'minLine', from: 500, to: 250.5 }, ['Minimum limit', '$500', '$250.50']],
  [{ row: '', column: 'refTerm', from: 36, to: 48 }, ['Reference term', '36 months', '48 months']],
  [{ row: '', column: 'specialty', from: null, to: 'Fertility' }, ['Specialty', 'All other specialties', 'Fertility']],
  [{ row: '', column: 'fileType', from: 'THICK', to: 'THIN' }, ['File type', 'Thick files', 'Thin files']],
] as const)('%j in words', (change, [place, from, to]) => expect(lineKind.say(change)).toEqual({ place, from, to }));
