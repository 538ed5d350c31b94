import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { MB20 } from '../test-vectors/membership-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { debitDay } from './calendar';
import {
  DUNNING_STAGES,
  dunningDay,
  dunningStage,
  membershipStanding,
  membershipTries,
  type OpenBill,
  oldestFirst,
} from './dunning';

describe('a payment that failed', () => {
  test('MB20: a card by soft decline is tried on days 0, 1, 3, 5 and 7 from the debit, then no more', () => {
    expect(debitDay(MB20.dueOn)).toBe(MB20.debitOn);
    const tries = [MB20.debitOn];
    for (;;) {
      const on = tries.at(-1) ?? MB20.debitOn;
      const next = membershipTries({ debitOn: MB20.debitOn, kind: 'CARD', code: 'soft', attempt: tries.length, on });
      if (next.kind !== 'TRY_AGAIN') {
        expect(next).toEqual({ kind: 'GIVE_UP' });
        break;
      }
      tries.push(next.on);
    }
    expect(tries).toEqual(MB20.tries);
  });

  test('MB20: stages count from the day of the debit', () => {
    const stages = DUNNING_STAGES.map((stage) => dunningDay(MB20.debitOn, stage));
    expect(stages).toEqual([
      MB20.pastDueFrom,
      MB20.noticeOn,
      MB20.benefitsHeldFrom,
      MB20.practiceTaskOn,
      MB20.cancelProposalOn,
    ]);
    for (const [index, day] of stages.entries()) {
      expect(dunningStage(MB20.debitOn, day)).toBe(DUNNING_STAGES[index]);
      expect(dunningStage(MB20.debitOn, addDays(day, -1))).toBe(DUNNING_STAGES[index - 1] ?? null);
    }
    expect(dunningStage(null, MB20.cancelProposalOn)).toBeNull();
  });

  test('a membership is past due until its benefits are held, and in good standing once everything is paid', () => {
    expect([null, ...DUNNING_STAGES].map(membershipStanding)).toEqual([
      'GOOD',
      'PAST_DUE',
      'PAST_DUE',
      'BENEFITS_HELD',
      'BENEFITS_HELD',
      'BENEFITS_HELD',
    ]);
  });

  test.each(['R01', 'R09'])('a bank account that answers %s is debited twice in all', (code) => {
    const bank = { debitOn: civilDate('2027-03-01'), kind: 'BANK', code } as const;
    const on = civilDate('2027-03-03');
    expect(membershipTries({ ...bank, attempt: 1, on })).toEqual({ kind: 'TRY_AGAIN', on: '2027-03-08' });
    expect(membershipTries({ ...bank, attempt: 2, on })).toEqual({ kind: 'GIVE_UP' });
  });

  test.each([
    ['CARD', 'hard', false],
    ['CARD', 'R01', false],
    ['BANK', 'R02', false],
    ['BANK', 'R10', true],
    ['BANK', 'soft', false],
  ] as const)('a %s that answers %s is not used again', (kind, code, isDisputed) => {
    const of = { debitOn: MB20.debitOn, kind, code, attempt: 1 };
    expect(membershipTries(of)).toEqual({ kind: 'STOP', isDisputed });
  });

  test('a try below the first is refused', () => {
    expect(() => membershipTries({ debitOn: MB20.debitOn, kind: 'CARD', code: 'soft', attempt: 0 })).toThrow(
      expect.objectContaining({ field: 'attempt' }),
    );
  });
});

describe('money for open bills', () => {
  const bill = (id: string, dueOn: string, rest: Partial<OpenBill> = {}): OpenBill => ({
    id,
    dueOn: civilDate(dueOn),
    treatmentsCents: cents(55_015),
    membershipFeeCents: cents(499),
    ...rest,
  });
  const bills = [bill('march', '2027-03-31'), bill('february', '2027-02-28')];

  test('pays the oldest month first, in each the treatments before the fee', () => {
    expect(oldestFirst(bills, cents(55_020))).toEqual({
      parts: [{ billId: 'february', treatmentsCents: 55_015, membershipFeeCents: 5 }],
      leftCents: 0,
    });
    expect(oldestFirst(bills, cents(60_000)).parts).toEqual([
      { billId: 'february', treatmentsCents: 55_015, membershipFeeCents: 499 },
      { billId: 'march', treatmentsCents: 4_486, membershipFeeCents: 0 },
    ]);
    expect(oldestFirst(bills, cents(200_000)).leftCents).toBe(200_000 - 2 * 55_514);
    expect(oldestFirst([], cents(5))).toEqual({ parts: [], leftCents: 5 });
  });

  test('no cent is lost, and no bill gets more than it has open', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90_000 }), { maxLength: 6 }), fc.nat({ max: 400_000 }), (open, amount) => {
        const months = open.map((treatments, index) =>
          bill(`b${index}`, `2027-0${6 - index}-15`, { treatmentsCents: cents(treatments) }),
        );
        const { parts, leftCents } = oldestFirst(months, cents(amount));
        const spent = parts.reduce((sum, part) => sum + part.treatmentsCents + part.membershipFeeCents, 0);
        expect(spent + leftCents).toBe(amount);
        const all = months.reduce((sum, month) => sum + month.treatmentsCents + month.membershipFeeCents, 0);
        expect(spent).toBe(Math.min(amount, all));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test.each([
    ['amount', () => oldestFirst(bills, cents(-1))],
    ['bill', () => oldestFirst([bill('x', '2027-03-31', { treatmentsCents: cents(-1) })], cents(1))],
  ])('a negative %s is refused', (field, call) => {
    expect(call).toThrow(expect.objectContaining({ field }));
  });
});
