import { addMonths } from '@domain/calendar/civil-date';
import { describe, expect, test } from 'vitest';
import type { Seen } from './current';
import { monthOf, monthsOfYear, nextVisit, paymentCells, treatmentYears } from './year';

type Agreement = Seen['priviagreements'][number];
type Bill = Seen['bills'][number];

const visit = (of: Partial<Agreement>): Agreement => ({
  _id: 'v',
  threadId: 'botox',
  treatment: 'Botox',
  units: 40,
  unitType: 'units',
  area: null,
  appointmentStatus: 'APPOINTMENT_NEEDED',
  dueOn: '2026-04-02',
  scheduledDate: null,
  minutes: 45,
  injector: null,
  doneAt: null,
  amount: 468,
  isAcknowledged: true,
  note: null,
  usableUntil: null,
  version: 1,
  ...of,
});
const bill = (number: number, of: Partial<Bill> = {}): Bill => ({
  _id: `b${number}`,
  kind: 'MONTH',
  number,
  dueOn: `2026-${String(number + 3).padStart(2, '0')}-02`,
  treatments: 550.15,
  fee: 4.99,
  paid: 555.14,
  status: 'PAID',
  ...of,
});

/** Twelve payment days from a first one; the months of a pause after the fourth are left out. */
const yearOf = (first: string, pause = 0): string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(first as never, index + (index < 4 ? 0 : pause)));

test('months are counted by the payment days, whatever their day of the month is', () => {
  const year = yearOf('2026-04-30');
  expect([monthOf(year, '2026-04-01'), monthOf(year, '2027-03-31')]).toEqual([0, 11]);
  expect([monthOf(year, '2027-04-30'), monthOf(year, '2026-03-31'), monthOf([], '2026-04-30')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(monthsOfYear(yearOf('2026-11-30')).slice(0, 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
});

test('the months of a pause count to the payment before it, and the year is so much longer', () => {
  const year = yearOf('2026-04-30', 2);
  expect(['2026-07-01', '2026-08-15', '2026-09-30', '2026-10-01'].map((day) => monthOf(year, day))).toEqual([
    3, 3, 3, 4,
  ]);
  expect([monthOf(year, '2027-05-31'), monthOf(year, '2027-06-01')]).toEqual([11, null]);
});

describe('treatments through the year', () => {
  const activePlan = { treatments: [{ threadId: 'botox', name: 'Botox', units: 40, unitType: 'units' }] } as never;
  const priviagreements = [
    visit({ _id: 'v0', dueOn: '2026-04-02', doneAt: '2026-04-05T15:00:00.000Z' }),
    visit({ _id: 'v3', dueOn: '2026-07-02', scheduledDate: '2026-08-01T15:00:00.000Z' }),
    visit({ _id: 'v6', dueOn: '2026-10-02', scheduledDate: '2026-07-20T15:00:00.000Z' }),
    visit({ _id: 'v9', dueOn: '2027-01-02' }),
    visit({ _id: 'other', threadId: 'filler' }),
  ];

  test('stand in the month from which they are owed, filled where they were given', () => {
    const [botox] = treatmentYears({ activePlan, priviagreements }, yearOf('2026-04-02'));
    expect(botox?.cells).toEqual([
      'done',
      null,
      null,
      'to-come',
      null,
      null,
      'to-come',
      null,
      null,
      'to-come',
      null,
      null,
    ]);
    expect([botox?.done, botox?.left, botox?.next?._id]).toEqual([1, 3, 'v6']);
  });

  test('of another year are left out', () => {
    const earlier = visit({ dueOn: '2025-04-02', doneAt: '2025-04-05T15:00:00.000Z' });
    const [botox] = treatmentYears({ activePlan, priviagreements: [earlier] }, yearOf('2026-04-02'));
    expect([botox?.done, botox?.left, botox?.next]).toEqual([0, 0, undefined]);
  });

  test('with a date come next by the date, and those without do not', () => {
    expect(nextVisit({ priviagreements }, Date.parse('2026-04-02T12:00:00.000Z'))?._id).toBe('v6');
    expect(nextVisit({ priviagreements }, Date.parse('2027-04-02T12:00:00.000Z'))).toBeUndefined();
    expect(nextVisit({ priviagreements: [visit({})] }, 0)).toBeUndefined();
  });
});

describe('payments through the year', () => {
  const of = { year: yearOf('2026-04-02'), today: '2026-07-10' };

  test('are made, then one is next, the rest is to come', () => {
    const { cells, made } = paymentCells({ bills: [1, 2, 3, 4].map((number) => bill(number)) }, of);
    expect(cells).toEqual(['paid', 'paid', 'paid', 'paid', 'next', ...Array(7).fill('to-come')]);
    expect(made).toBe(4);
  });

  test('that are late are shown as missed, and the next one after them', () => {
    const { cells, made } = paymentCells({ bills: [bill(1), bill(2, { status: 'OPEN', paid: 0 })] }, of);
    expect(cells.slice(0, 4)).toEqual(['paid', 'missed', 'next', 'to-come']);
    expect(made).toBe(1);
  });

  test('in one sum are all made', () => {
    const { cells, made } = paymentCells({ bills: [bill(1, { kind: 'YEAR' })] }, of);
    expect([cells, made]).toEqual([Array(12).fill('paid'), 12]);
  });

  test('of an earlier year are not counted', () => {
    expect(paymentCells({ bills: [bill(1, { dueOn: '2025-04-02' })] }, of).made).toBe(0);
  });
});
