import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { compileConfiguration } from './compile-configuration';
import { decideCompiled } from './decide';
import { recordOf, replay } from './decision-record';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { grantedLimit } from './granted-limit';
import type { DecisionInputs } from './inputs';
import { anApplicant } from './test-applicants';

const compiled = compileConfiguration(DEMO_CONFIGURATION);
const on = civilDate('2026-03-16');
/** Grade B at $82,000: a limit of $12,000. */
const raise = (change: DecisionInputs) =>
  anApplicant({ purpose: 'INCREASE', currentLineCents: 800_000, existingBalanceCents: 300_000, ...change });

describe('a raise is compared with the limit, not with what of it is free', () => {
  test('to as much as was asked for is no counter-offer, and has no reason', () => {
    const decision = decideCompiled(raise({ requestedAmountCents: 1_200_000 }), compiled, on);
    expect(decision).toMatchObject({ status: 'APPROVED', isCounterOffer: false, reasons: [], lineChange: 'RAISED' });
    const granted = grantedLimit(decision, { requestedCents: 1_200_000, openLimitCents: 800_000 });
    expect(granted).toEqual({ limitCents: 1_200_000, usableCents: 900_000, isLess: false });
  });

  test('to less is one, for what fixed the limit and not for the balance', () => {
    const decision = decideCompiled(raise({ requestedAmountCents: 2_500_000 }), compiled, on);
    expect(decision).toMatchObject({ status: 'APPROVED', isCounterOffer: true });
    expect(decision.reasons).not.toContain('BALANCE_OUTSTANDING');
    expect(decision.reasons.length).toBeGreaterThan(0);
  });

  test('decided by the engine of before it replays as it was', () => {
    const inputs = raise({ requestedAmountCents: 1_200_000 });
    const decision = decideCompiled(inputs, compiled, on, 'underwriting-3');
    expect(decision).toMatchObject({ isCounterOffer: true, reasons: ['BALANCE_OUTSTANDING'] });
    const hash = (text: string) => `${text.length}`;
    const record = recordOf({ applicationId: 'a', inputs, configuration: DEMO_CONFIGURATION, decision, hash });
    expect(replay(record, DEMO_CONFIGURATION, { hash, compiled })).toBe('OK');
  });
});

test('whoever applies asks for an amount to spend; an open limit is kept, whatever is decided', () => {
  const first = decideCompiled(
    anApplicant({ requestedAmountCents: 1_000_000, existingBalanceCents: 300_000 }),
    compiled,
    on,
  );
  expect(grantedLimit(first, { requestedCents: 1_000_000, openLimitCents: null })).toEqual({
    limitCents: 1_200_000,
    usableCents: 900_000,
    isLess: true,
  });
  const kept = { requestedCents: 1_300_000, openLimitCents: 1_500_000 };
  const refresh = decideCompiled(raise({ purpose: 'REFRESH', requestedAmountCents: 1_300_000 }), compiled, on);
  expect(grantedLimit(refresh, kept)).toMatchObject({ limitCents: 1_500_000, isLess: false });
});
