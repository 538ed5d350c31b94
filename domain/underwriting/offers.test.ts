import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { militaryApr } from '../disclosure/mapr';
import { GRADES } from '../enums';
import { cents, ZERO_CENTS } from '../money/cents';
import { ratePercent } from '../money/rate';
import { quotePlan } from '../payment-plan/quote-plan';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { compileConfiguration } from './compile-configuration';
import type { UnderwritingConfiguration } from './configuration';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { INTAKE_CHANNELS, SLOT } from './fields';
import { normalise } from './normalise';
import { isLawful, type LawFacts, offersFor, offersForAmount } from './offers';
import { stateRuleFor } from './state-rules';
import { anApplicant } from './test-applicants';

const STATES = ['TX', 'CA', 'NY', 'WI'] as const;

/** The demo world under other laws: Texas caps rates at 15 % and bars deferred interest. */
const TEXAS = {
  ...stateRuleFor(DEMO_CONFIGURATION.stateRules, 'TX'),
  maxAprBps: 1_500,
  allowDeferredInterest: 'NO' as const,
};
const UNDER_LAW: UnderwritingConfiguration = {
  ...DEMO_CONFIGURATION,
  mlaMaxMaprBps: 2_000,
  stateRules: [...DEMO_CONFIGURATION.stateRules.filter((rule) => rule.stateCode !== 'TX'), TEXAS],
};

test('a transaction is given exactly the plans that a decision gives a line of its amount', () => {
  const compiled = compileConfiguration(UNDER_LAW);
  const facts = fc.record({
    grade: fc.constantFrom(...GRADES),
    stateCode: fc.constantFrom(...STATES),
    practiceStateCode: fc.constantFrom(...STATES),
    channel: fc.constantFrom(...INTAKE_CHANNELS),
    isMlaCovered: fc.boolean(),
    amountCents: fc.integer({ min: 100, max: 3_000_000 }),
  });
  fc.assert(
    fc.property(facts, ({ grade, stateCode, practiceStateCode, channel, isMlaCovered, amountCents }) => {
      const slots = new Float64Array(Object.keys(SLOT).length);
      const applicant = { stateCode, practiceStateCode, applicationChannel: channel, mlaCovered: isMlaCovered };
      normalise(anApplicant(applicant), compiled.gates, slots);
      const decided = offersFor(compiled.offers, grade, amountCents, slots).offers;
      const isOwnDevice = channel === 'PATIENT_DEVICE';
      const law: LawFacts = { stateCode, practiceStateCode, isOwnDevice, isMlaCovered };
      const quoted = offersForAmount(compiled.offers, { ...law, grade }, amountCents);
      const fitting = decided.filter((offer) => offer.maxAmountCents >= amountCents);
      expect(quoted.map((offer) => offer.product)).toEqual(fitting.map((offer) => offer.product));
      for (const { aprBps, promoTerm } of quoted) {
        expect(isLawful(compiled.offers, law, { aprBps, isDeferred: promoTerm !== null, maprPercent: () => 0 })).toBe(
          true,
        );
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

describe('the military limit', () => {
  const { offers } = compileConfiguration(DEMO_CONFIGURATION);
  // Its own law sets no rate.
  const law: LawFacts = { stateCode: 'WI', practiceStateCode: 'WI', isOwnDevice: true, isMlaCovered: true };
  const plan = (amount: number, rate: string) =>
    quotePlan({
      product: 'P',
      amountCents: cents(amount),
      rate: ratePercent(rate),
      termMonths: 24,
      fundedOn: civilDate('2026-01-15'),
    });
  const inLaw = (amount: number, rate: string) => ({
    aprBps: Number(rate) * 100,
    isDeferred: false,
    maprPercent: () => militaryApr(plan(amount, rate), ZERO_CENTS).percent,
  });

  test('is held cent by cent: a note of 36 % whose payments round up costs more than 36 %', () => {
    const above = [25_000, 25_100, 25_200, 25_300].filter(
      (amount) => militaryApr(plan(amount, '36'), ZERO_CENTS).percent > 36,
    );
    expect(above.length).toBeGreaterThan(0);
    for (const amount of above) {
      expect(isLawful(offers, law, inLaw(amount, '36'))).toBe(false);
      expect(isLawful(offers, { ...law, isMlaCovered: false }, inLaw(amount, '36'))).toBe(true);
    }
    expect(isLawful(offers, law, inLaw(500_000, '35.99'))).toBe(true);
  });
});
