import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { decisionPurpose, type ReturningPerson, reapplyOf } from './reapply';

const TODAY = civilDate('2026-11-22');
const APPROVED = { status: 'APPROVED', decidedOn: civilDate('2026-09-01'), notBefore: null } as const;
const OPEN = { expiresOn: civilDate('2026-12-30') };
const person = (change: Partial<ReturningPerson>): ReturningPerson => ({
  latest: APPROVED,
  line: OPEN,
  isBlocked: false,
  isBehind: false,
  ...change,
});
const on = (status: 'APPROVED' | 'DENIED', day: string, ofAge?: string) => ({
  status,
  decidedOn: civilDate(day),
  notBefore: ofAge === undefined ? null : civilDate(ofAge),
});

describe('what a returning person may ask for', () => {
  test.each([
    ['an open limit may be raised', {}, { kind: 'INCREASE', isOpen: true }],
    [
      'not within thirty days of its decision',
      { latest: on('APPROVED', '2026-10-23') },
      { kind: 'INCREASE', isOpen: false, from: '2026-11-23' },
    ],
    ['on the day after them', { latest: on('APPROVED', '2026-10-22') }, { kind: 'INCREASE', isOpen: true }],
    [
      'a refused raise waits as well',
      { latest: on('DENIED', '2026-11-20') },
      { kind: 'INCREASE', isOpen: false, from: '2026-12-21' },
    ],
    [
      'a limit with thirty days left is refreshed',
      { line: { expiresOn: civilDate('2026-12-22') } },
      { kind: 'REFRESH', isOpen: true },
    ],
    [
      'a limit with thirty-one days left is not',
      { line: { expiresOn: civilDate('2026-12-23') } },
      { kind: 'INCREASE', isOpen: true },
    ],
    [
      'a limit that has ended is refreshed, however new its approval',
      { line: { expiresOn: civilDate('2026-11-21') }, latest: on('APPROVED', '2026-11-20') },
      { kind: 'REFRESH', isOpen: true },
    ],
    [
      'a refused refresh waits',
      { line: { expiresOn: civilDate('2026-11-21') }, latest: on('DENIED', '2026-11-20') },
      { kind: 'REFRESH', isOpen: false, from: '2026-12-21' },
    ],
    [
      'a denial stands for thirty days',
      { line: null, latest: on('DENIED', '2026-10-23') },
      { kind: 'REAPPLY', isOpen: false, from: '2026-11-23' },
    ],
    [
      'a denial for the age stands until the birthday',
      { line: null, latest: on('DENIED', '2026-10-22', '2027-03-01') },
      { kind: 'REAPPLY', isOpen: false, from: '2027-03-01' },
    ],
    [
      'and thirty days where the birthday comes sooner',
      { line: null, latest: on('DENIED', '2026-10-23', '2026-11-01') },
      { kind: 'REAPPLY', isOpen: false, from: '2026-11-23' },
    ],
    ['and then is tried again', { line: null, latest: on('DENIED', '2026-10-22') }, { kind: 'REAPPLY', isOpen: true }],
    [
      'what is in work goes on',
      { latest: { status: 'REVIEW', decidedOn: civilDate('2026-11-20'), notBefore: null } },
      { kind: null, isOpen: false, because: 'IN_WORK' },
    ],
    ['nothing while a loan is past due', { isBehind: true }, { kind: null, isOpen: false, because: 'BEHIND' }],
    ['a held account asks for nothing', { isBlocked: true }, { kind: null, isOpen: false, because: 'BLOCKED' }],
  ] as const)('%s', (_, change, answer) => {
    expect(reapplyOf(person(change), TODAY)).toEqual(answer);
  });
});

test('after a denial the engine decides as on a first application', () => {
  expect(['NEW', 'REAPPLY', 'REFRESH', 'INCREASE'].map((purpose) => decisionPurpose(purpose as 'NEW'))).toEqual([
    'NEW',
    'NEW',
    'REFRESH',
    'INCREASE',
  ]);
});
