import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { anyApplicant } from './any-applicant';
import { compileConfiguration } from './compile-configuration';
import { decideCompiled, verdictOf } from './decide';
import { recordOf, replay } from './decision-record';
import { DEMO_CONFIGURATION } from './demo-configuration';
import type { DecisionInputs } from './inputs';
import { REASONS } from './reasons';
import { anApplicant } from './test-applicants';
import { isUntrue } from './testing/untrue-reasons';

const compiled = compileConfiguration(DEMO_CONFIGURATION);
const today = civilDate('2026-03-16');
const CLEAN = { delinquenciesEver: 0, inquiries6m: 0, revolvingUtilization: 10 } as const;
const decide = (change: DecisionInputs) => verdictOf(anApplicant(change), compiled);

describe('a stated reason', () => {
  test('never contradicts the file, whatever the bureau names', () => {
    const factors = fc.array(fc.constantFrom(...Object.keys(REASONS), 'NOT_A_CODE'), { maxLength: 5 });
    const property = fc.property(anyApplicant, factors, (applicant, scoreFactors) => {
      const inputs = { ...applicant, scoreFactors };
      const { reasons, status } = verdictOf(inputs, compiled);
      // What only a rule or a limit may say is no factor of a bureau.
      expect(reasons.filter((code) => isUntrue(code, inputs))).toEqual([]);
      if (status === 'DENIED') expect(reasons).not.toEqual([]);
    });
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });

  test('for less than was asked for: slight marks of a clean file, else the amount', () => {
    const asked = { ...CLEAN, annualIncomeCents: 20_000_000, requestedAmountCents: 2_000_000 };
    expect(decide({ ...asked, oldestTradelineMonths: 100 }).reasons).toEqual(['ACCOUNT_AGE']);
    expect(decide({ ...asked, score: 665, oldestTradelineMonths: 150 }).reasons).toEqual(['AMOUNT_ABOVE_FILE']);
    expect(decide({ ...asked, oldestTradelineMonths: 100 })).toMatchObject({
      status: 'APPROVED',
      isCounterOffer: true,
    });
  });

  test('the bureau alone can say that installment loans are lacking', () => {
    const file = { ...CLEAN, score: 530, oldestTradelineMonths: 150, scoreFactors: ['INSTALLMENT_HISTORY'] };
    expect(decide(file)).toMatchObject({ status: 'DENIED', reasons: ['INSTALLMENT_HISTORY'] });
  });
});

test('what engine 2 decided replays by engine 2, with the reasons of its time', () => {
  const inputs = anApplicant({ score: 539, inquiries6m: 0, scoreFactors: ['UTILIZATION_HIGH', 'INQUIRIES'] });
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const of = { applicationId: 'a', inputs, configuration: DEMO_CONFIGURATION, hash };
  const then = recordOf({ ...of, decision: decideCompiled(inputs, compiled, today, 'underwriting-2') });
  const now = recordOf({ ...of, decision: decideCompiled(inputs, compiled, today) });
  expect(then.decision.reasons).toEqual(['UTILIZATION_HIGH', 'INQUIRIES']);
  expect(now.decision.reasons).toEqual(['UTILIZATION_HIGH']);
  expect(replay(then, DEMO_CONFIGURATION, { hash })).toBe('OK');
  expect(replay(now, DEMO_CONFIGURATION, { hash })).toBe('OK');
  expect(replay({ ...then, engineVersion: now.engineVersion }, DEMO_CONFIGURATION, { hash })).toBe('DECISION_DIFFERS');
});
