import '../test-vectors/property-runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { addUpDeposit, DEPOSIT_STATUSES, depositMayBecome, fundingDueOn } from './deposit';

test.each([
  ['a Monday', '2026-03-16', '2026-03-17'],
  ['a Friday', '2026-03-20', '2026-03-23'],
  ['a Saturday', '2026-03-21', '2026-03-23'],
  ['the Wednesday before Thanksgiving', '2026-11-25', '2026-11-27'],
])('what is accepted on %s leaves on the next day of banks', (_, acceptedOn, dueOn) => {
  expect(fundingDueOn(civilDate(acceptedOn))).toBe(dueOn);
});

test('refunds are kept back, the oldest first, as far as the deposit goes', () => {
  const recoveries = [
    { id: 'first', leftCents: cents(120_000) },
    { id: 'second', leftCents: cents(60_000) },
  ];
  expect(addUpDeposit([cents(100_000), cents(50_000)], recoveries)).toEqual({
    purchasesCents: 150_000,
    offsets: [
      { id: 'first', amountCents: 120_000 },
      { id: 'second', amountCents: 30_000 },
    ],
    offsetCents: 150_000,
    amountCents: 0,
  });
  expect(addUpDeposit([cents(465_500)], [])).toMatchObject({ amountCents: 465_500, offsets: [], offsetCents: 0 });
});

test('whatever is bought and refunded: nothing is lost, nothing is taken twice, nothing is sent that is not there', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 2_500_000 }).map(cents), { maxLength: 12 });
  fc.assert(
    fc.property(amounts, amounts, (nets, owed) => {
      const recoveries = owed.map((leftCents, index) => ({ id: String(index), leftCents }));
      const { purchasesCents, offsets, offsetCents, amountCents } = addUpDeposit(nets, recoveries);
      expect(amountCents + offsetCents).toBe(purchasesCents);
      expect(offsets.reduce((sum, one) => sum + one.amountCents, 0)).toBe(offsetCents);
      for (const one of offsets) expect(one.amountCents).toBeLessThanOrEqual(owed[Number(one.id)] ?? 0);
      const left = owed.reduce((sum, one) => sum + one, 0) - offsetCents;
      expect(amountCents === 0 || left === 0).toBe(true);
    }),
  );
});

test('a settled deposit changes no more, and only a returned or deferred one is sent again', () => {
  for (const to of DEPOSIT_STATUSES) expect(depositMayBecome('SETTLED', to)).toBe(false);
  expect(DEPOSIT_STATUSES.filter((from) => depositMayBecome(from, 'SUBMITTED'))).toEqual(['DEFERRED', 'RETURNED']);
  for (const status of DEPOSIT_STATUSES) expect(depositMayBecome(status, status)).toBe(false);
});
