import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { anyApplicant } from './any-applicant';
import { compileConfiguration } from './compile-configuration';
import type { Condition, Rule } from './configuration';
import { decideCompiled, verdictOf } from './decide';
import type { Verdict } from './decision';
import { recordOf, replay } from './decision-record';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { MAX_REASONS } from './reasons';
import { OUTCOME_BIT, resolveVerdict } from './resolve-outcome';

const today = civilDate('2026-03-16');
const compiled = compileConfiguration(DEMO_CONFIGURATION);
const runs = { numRuns: PROPERTY_RUNS };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const rateOf = (verdict: Verdict, product: string) => verdict.offers.find((offer) => offer.product === product)?.aprBps;

/** Neither the line falls nor the rate of a plan offered on both sides rises. */
function expectNoWorse(better: Verdict, worse: Verdict): void {
  expect(better.approvedCreditLineCents).toBeGreaterThanOrEqual(worse.approvedCreditLineCents);
  for (const offer of worse.offers) {
    const rate = rateOf(better, offer.product);
    if (better.status === 'APPROVED') expect(rate ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(offer.aprBps);
  }
}

describe('a decision is monotonic', () => {
  test('a higher score never lowers the line or raises a rate', () => {
    const property = fc.property(anyApplicant, fc.integer({ min: 0, max: 370 }), (applicant, more) => {
      if (applicant.score == null) return;
      const higher = { ...applicant, score: Math.min(900, applicant.score + more) };
      expectNoWorse(verdictOf(higher, compiled), verdictOf(applicant, compiled));
    });
    fc.assert(property, runs);
  });

  test('a higher income never lowers the line', () => {
    const property = fc.property(anyApplicant, fc.nat(20_000_000), (applicant, more) => {
      if (applicant.annualIncomeCents == null) return;
      const higher = { ...applicant, annualIncomeCents: applicant.annualIncomeCents + more };
      expectNoWorse(verdictOf(higher, compiled), verdictOf(applicant, compiled));
    });
    fc.assert(property, runs);
  });

  test('more debt never raises the line', () => {
    const property = fc.property(anyApplicant, fc.nat(500_000), (applicant, more) => {
      if (applicant.monthlyDebtCents == null) return;
      const heavier = { ...applicant, monthlyDebtCents: applicant.monthlyDebtCents + more };
      expectNoWorse(verdictOf(applicant, compiled), verdictOf(heavier, compiled));
    });
    fc.assert(property, runs);
  });

  test('an age of 62 or more never changes a decision', () => {
    const property = fc.property(anyApplicant, fc.integer({ min: 62, max: 110 }), (applicant, age) => {
      const younger = verdictOf({ ...applicant, age: 40 }, compiled);
      expect(verdictOf({ ...applicant, age }, compiled)).toEqual(younger);
    });
    fc.assert(property, runs);
  });
});

describe('the rules', () => {
  test('the array order plays no part, only `order` does', () => {
    const shuffled = fc.shuffledSubarray([...DEMO_CONFIGURATION.ruleset.rules], {
      minLength: DEMO_CONFIGURATION.ruleset.rules.length,
    });
    const property = fc.property(shuffled, anyApplicant, (rules, applicant) => {
      const other = compileConfiguration({ ...DEMO_CONFIGURATION, ruleset: { ...DEMO_CONFIGURATION.ruleset, rules } });
      expect(decideCompiled(applicant, other, today)).toEqual(decideCompiled(applicant, compiled, today));
    });
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });

  test('adding a DENY rule never adds an approval', () => {
    const leaf: fc.Arbitrary<Condition> = fc.oneof(
      fc.record({
        field: fc.constantFrom('score' as const),
        op: fc.constantFrom('lt' as const, 'gte' as const, 'neq' as const),
        value: fc.integer({ min: 400, max: 800 }),
      }),
      fc.record({
        field: fc.constantFrom('inquiries6m' as const, 'tradelines' as const),
        op: fc.constantFrom('lt' as const, 'gt' as const, 'eq' as const),
        value: fc.integer({ min: 1, max: 9 }),
      }),
    );
    const condition = fc.oneof(
      leaf,
      fc.record({ any: fc.array(leaf, { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: leaf }),
    );
    const property = fc.property(
      condition,
      fc.constantFrom('REVIEW' as const, 'HIT' as const, 'PASS' as const),
      anyApplicant,
      (when, onMissing, applicant) => {
        const added: Rule = {
          id: 'added',
          order: 1,
          name: 'Added',
          stage: 'CREDIT',
          when,
          onMissing,
          outcome: 'DENY',
          reasonCode: 'COLLECTION',
          archived: false,
        };
        const rules = [...DEMO_CONFIGURATION.ruleset.rules, added];
        const stricter = compileConfiguration({
          ...DEMO_CONFIGURATION,
          ruleset: { ...DEMO_CONFIGURATION.ruleset, rules },
        });
        const after = verdictOf(applicant, stricter);
        if (after.status === 'APPROVED') expect(verdictOf(applicant, compiled).status).toBe('APPROVED');
      },
    );
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });

  test('the trace explains the outcome', () => {
    const property = fc.property(anyApplicant, (applicant) => {
      const decision = decideCompiled(applicant, compiled, today);
      let bits = 0;
      for (const entry of decision.trace) {
        const rule = DEMO_CONFIGURATION.ruleset.rules.find((candidate) => candidate.id === entry.ruleId);
        if (!rule) throw new Error(`The trace names ${entry.ruleId}, which is no rule.`);
        if (entry.hit) bits |= OUTCOME_BIT[rule.outcome];
        if (entry.missing && rule.onMissing === 'REVIEW') bits |= OUTCOME_BIT.REVIEW;
      }
      if (decision.verdict === 'INCOMPLETE') return;
      const byRules = resolveVerdict(bits);
      if (byRules) expect(decision).toMatchObject({ verdict: byRules.verdict, status: byRules.status });
      else expect(decision.decidedBy).not.toBe('RULES');
    });
    fc.assert(property, runs);
  });
});

describe('reasons', () => {
  test('none on a full approval, one to four on a denial, a counter-offer or a lowered line', () => {
    const property = fc.property(anyApplicant, (applicant) => {
      const decision = verdictOf(applicant, compiled);
      const { length } = decision.reasons;
      const isLess = decision.status === 'DENIED' || decision.isCounterOffer || decision.lineChange === 'LOWERED';
      if (isLess) expect(length).toBeGreaterThan(0);
      if (decision.status === 'APPROVED' && !isLess) expect(length).toBe(0);
      expect(length).toBeLessThanOrEqual(MAX_REASONS);
      expect(new Set(decision.reasons).size).toBe(length);
    });
    fc.assert(property, runs);
  });

  test('only an approval carries a line or plans, and never above what was computed', () => {
    const property = fc.property(anyApplicant, (applicant) => {
      const decision = verdictOf(applicant, compiled);
      if (decision.status === 'APPROVED') {
        expect(decision.approvedCreditLineCents).toBeGreaterThanOrEqual(50_000);
        expect(decision.approvedCreditLineCents % 10_000).toBe(0);
        expect(decision.offers.length).toBeGreaterThan(0);
        for (const offer of decision.offers)
          expect(offer.maxAmountCents).toBeLessThanOrEqual(decision.approvedCreditLineCents);
      } else {
        expect(decision.approvedCreditLineCents).toBe(0);
        expect(decision.offers).toEqual([]);
      }
    });
    fc.assert(property, runs);
  });
});

describe('replay', () => {
  test('a stored decision replays to the same decision, through JSON', () => {
    const property = fc.property(anyApplicant, (inputs) => {
      const decision = decideCompiled(inputs, compiled, today);
      const record = recordOf({
        applicationId: 'a',
        inputs,
        configuration: DEMO_CONFIGURATION,
        decision,
        hash: sha256,
      });
      const stored = JSON.parse(JSON.stringify(record)) as typeof record; // Same shape by construction.
      expect(replay(stored, DEMO_CONFIGURATION, { hash: sha256, compiled })).toBe('OK');
    });
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });
});
