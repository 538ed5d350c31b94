import { expect, test } from 'vitest';
import { addMonths, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { twelveMonths } from './twelve-months';

const today = civilDate('2026-08-20');
const kinds = ['MEMBERSHIP', 'FINANCING'] as const;
const every = (kind: (typeof kinds)[number], from: string, { times, amount }: { times: number; amount: number }) =>
  Array.from({ length: times }, (_, index) => ({ kind, on: addMonths(civilDate(from), index), cents: cents(amount) }));

test('membership and financing add up to one sum a month, from the month of the next payment', () => {
  const months = twelveMonths(
    [
      ...every('MEMBERSHIP', '2026-09-02', { times: 7, amount: 55_514 }),
      ...every('FINANCING', '2026-09-14', { times: 21, amount: 11_185 }),
    ],
    { today, kinds },
  );
  expect(months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, index) => addMonths(civilDate('2026-09-01'), index).slice(0, 7)),
  );
  expect(months[0]).toEqual({ month: '2026-09', byKind: { MEMBERSHIP: 55_514, FINANCING: 11_185 }, total: 66_699 });
  expect(months[7]).toEqual({ month: '2027-04', byKind: { MEMBERSHIP: 0, FINANCING: 11_185 }, total: 11_185 });
});

test('what is late counts in the month of today, and without any payment it is twelve empty months', () => {
  const late = every('MEMBERSHIP', '2026-07-30', { times: 1, amount: 100 });
  expect(twelveMonths(late, { today, kinds })[0]).toMatchObject({ month: '2026-08', total: 100 });
  const none = twelveMonths([], { today, kinds });
  expect([none.length, none[0]?.month, none[0]?.total]).toEqual([12, '2026-08', 0]);
});
