import { describe, expect, test } from 'vitest';
import { csvHead, csvLine } from './csv';

const columns = [
  ['name', 'Practice name'],
  ['at.city', 'City'],
] as const;
const cells = (name: unknown, city: unknown = 'Austin') => csvLine(columns, { name, at: { city } });

describe('a line of a file', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+15125550100', "'+15125550100"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [';=1+1', "';=1+1"],
    ['|=1+1', "'|=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
  ])('makes no formula of the text %j', (text, cell) => expect(cells(text)).toBe(`${cell},Austin\r\n`));

  test.each([
    ['a comma', 'Reyes, Ana', '"Reyes, Ana"'],
    ['quotes', 'Ana "Annie"', '"Ana ""Annie"""'],
    ['a line break', 'Ana\nReyes', '"Ana\nReyes"'],
    ['a formula with a comma', '=A1,A2', '"\'=A1,A2"'],
  ])('keeps %s in one cell', (_, text, cell) => expect(cells(text)).toBe(`${cell},Austin\r\n`));

  test('writes numbers as they are, answers as words and nothing as nothing', () => {
    expect([cells(-12.5), cells(true), cells(null), csvLine(columns, { name: 'A', at: null })]).toEqual([
      '-12.5,Austin\r\n',
      'yes,Austin\r\n',
      ',Austin\r\n',
      'A,\r\n',
    ]);
  });

  test('the head says that the file is UTF-8', () => expect(csvHead(columns)).toBe('\uFEFFPractice name,City\r\n'));
});
