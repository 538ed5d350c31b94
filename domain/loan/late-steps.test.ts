import { expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { DEFAULT_LATE_FEE_RULE } from './late-fee';
import { nextLateStep } from './late-steps';
import { aLoan } from './testing/a-loan';

const DUE = civilDate('2026-02-15');
const stepAt = (days: number, chargeOffFrom: string | null = null, loan = aLoan()) =>
  nextLateStep(loan.events, addDays(DUE, days), {
    rule: DEFAULT_LATE_FEE_RULE,
    chargeOffFrom: chargeOffFrom === null ? null : civilDate(chargeOffFrom),
  });

test('a loan that is not late has no step, nor one whose payments are paused', () => {
  expect(stepAt(0)).toBeNull();
  expect(stepAt(20, null, aLoan().add('2026-02-16', { type: 'PAUSE' }))).toBeNull();
});

test('each step comes on the day of its own rule', () => {
  expect(stepAt(2)).toEqual({ step: 'REMINDER', on: addDays(DUE, 5) });
  expect(stepAt(6)).toEqual({ step: 'LATE_FEE', on: addDays(DUE, 11) });
  const charged = aLoan();
  for (const number of [1, 2, 3])
    charged.add(addDays(charged.due(number), 11), { type: 'FEE', fee: 'LATE', number, amountCents: 904 as never });
  expect(stepAt(80, null, charged)).toEqual({ step: 'CURE_NOTICE', on: addDays(DUE, 85) });
});

test('it is given up at 120 days, and not before the notice allows it', () => {
  const charged = aLoan();
  for (const number of [1, 2, 3, 4])
    charged.add(addDays(charged.due(number), 11), { type: 'FEE', fee: 'LATE', number, amountCents: 904 as never });
  expect(stepAt(104, '2026-06-01', charged)).toEqual({ step: 'CHARGE_OFF', on: addDays(DUE, 120) });
  expect(stepAt(104, '2026-07-01', charged)).toEqual({ step: 'CHARGE_OFF', on: '2026-07-01' });
});
