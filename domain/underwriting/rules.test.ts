import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { compileConfiguration } from './compile-configuration';
import { decideCompiled } from './decide';
import { DEMO_CONFIGURATION } from './demo-configuration';
import type { DecisionInputs } from './inputs';
import { anApplicant } from './test-applicants';

const compiled = compileConfiguration(DEMO_CONFIGURATION);
const decideDemo = (change: DecisionInputs) => decideCompiled(anApplicant(change), compiled, civilDate('2026-03-16'));
const answerOf = (change: DecisionInputs, ruleId: string) => {
  const entry = decideDemo(change).trace.find((line) => line.ruleId === ruleId);
  return !entry?.applies ? 'out of scope' : entry.missing ? 'missing' : entry.hit ? 'hit' : 'miss';
};

/** Per rule: facts that hit it, facts just outside, and facts that leave it unknown (null where it cannot be). */
const CASES: readonly [ruleId: string, hit: DecisionInputs, miss: DecisionInputs, missing: DecisionInputs | null][] = [
  ['state-served', { stateCode: 'NH' }, { stateCode: 'TX' }, { stateCode: null }],
  ['minimum-age', { age: 18, stateCode: 'AL' }, { age: 19, stateCode: 'AL' }, { age: null }],
  ['ofac', { ofacHit: true }, { ofacHit: false }, { ofacHit: null }],
  ['deceased', { ssnDeceased: true }, { ssnDeceased: false }, { ssnDeceased: null }],
  ['freeze', { frozen: true }, { frozen: false }, { frozen: null }],
  ['ssn-used', { ssnAlreadyUsed: true }, { ssnAlreadyUsed: false }, { ssnAlreadyUsed: null }],
  ['fraud-alert', { fraudAlertLevel: 1 }, { fraudAlertLevel: 1, identityVerified: true }, { fraudAlertLevel: null }],
  ['fraud-alert-extended', { fraudAlertLevel: 2 }, { fraudAlertLevel: 1 }, { fraudAlertLevel: null }],
  ['mismatch-identity', { mismatches: ['address', 'ssn'] }, { mismatches: ['address'] }, null],
  ['mismatch-address', { mismatches: ['address'] }, { mismatches: null }, null],
  ['knowledge-questions', { identityCheck: 'KBA' }, { identityCheck: 'KBA', kbaPassed: true }, { noHit: null }],
  ['knowledge-failed', { kbaPassed: false }, { kbaPassed: true }, { kbaPassed: null }],
  ['identity-inquiry', { identityCheck: 'PERSONA' }, { identityCheck: 'PASS' }, { identityCheck: null }],
  ['more-information', { identityCheck: 'NEED_MORE_INFO' }, { identityCheck: 'PASS' }, { identityCheck: null }],
  [
    'thin-large-request',
    { tradelines: 2, requestedAmountCents: 500_001 },
    { tradelines: 2, requestedAmountCents: 500_000 },
    { tradelines: 2, requestedAmountCents: null },
  ],
  ['no-file', { noHit: true, kbaPassed: true, score: null }, { noHit: true, kbaPassed: true }, null],
  ['minimum-income', { annualIncomeCents: 1_499_999 }, { annualIncomeCents: 1_500_000 }, { annualIncomeCents: null }],
  [
    'debt-to-income',
    { annualIncomeCents: 6_000_000, monthlyDebtCents: 275_001 },
    { annualIncomeCents: 6_000_000, monthlyDebtCents: 275_000 },
    { monthlyDebtCents: null },
  ],
  [
    'debt-to-income-review',
    { annualIncomeCents: 6_000_000, monthlyDebtCents: 225_000 },
    { annualIncomeCents: 6_000_000, monthlyDebtCents: 224_999 },
    { monthlyDebtCents: null },
  ],
  ['late-90-in-12-months', { monthsSinceDelinq90: 12 }, { monthsSinceDelinq90: 13 }, { delinq90_24m: null }],
  ['charge-offs', { chargeOffs24m: 2 }, { chargeOffs24m: 1 }, { chargeOffs24m: null }],
  [
    'bankruptcy',
    { publicRecordBankruptcyMonths: 23 },
    { publicRecordBankruptcyMonths: 24 },
    { publicRecordBankruptcyMonths: null },
  ],
  ['past-due-now-with-us', { internalDpdNow: 1 }, { internalDpdNow: 0 }, { internalDpdNow: null }],
  ['disputed-with-us', { internalDisputed: true }, { internalDisputed: false }, { internalDisputed: null }],
  ['past-due-with-us', { internalDpdMax: 30 }, { internalDpdMax: 29 }, { internalDpdMax: null }],
  ['charge-off-with-us', { priorChargeOff: true }, { priorChargeOff: false }, { priorChargeOff: null }],
  ['many-inquiries', { inquiries6m: 10 }, { inquiries6m: 9 }, { inquiries6m: null }],
  ['out-of-state', { stateCode: 'FL' }, { stateCode: 'TX' }, { practiceStateCode: null }],
];

describe('the demo rules', () => {
  test('every rule has its cases', () => {
    expect(CASES.map(([id]) => id).sort()).toEqual(compiled.rules.map((rule) => rule.id).sort());
  });

  test.each(CASES)('%s hits, misses and knows when facts are missing', (ruleId, hit, miss, missing) => {
    expect(answerOf(hit, ruleId)).toBe('hit');
    expect(answerOf(miss, ruleId)).toBe('miss');
    if (missing) expect(answerOf(missing, ruleId)).toBe('missing');
  });

  test('a rule for thin files leaves a thick file alone', () => {
    expect(answerOf({ requestedAmountCents: 900_000 }, 'thin-large-request')).toBe('out of scope');
  });

  test('no rule stops the run: a denial still has the whole trace', () => {
    const denied = decideDemo({ stateCode: 'NH', chargeOffs24m: 3 });
    expect(denied.trace).toHaveLength(compiled.rules.length);
    expect(denied.trace.filter((line) => line.hit).map((line) => line.ruleId)).toEqual([
      'state-served',
      'charge-offs',
      'out-of-state',
    ]);
    expect(denied.reasons).toEqual(['STATE_NOT_SERVED', 'DELINQUENT_OTHERS']);
  });
});

describe('the outcome of the rules follows the order of the client', () => {
  const all: DecisionInputs = {
    identityCheck: 'KBA',
    frozen: true,
    fraudAlertLevel: 1,
    ssnAlreadyUsed: true,
    chargeOffs24m: 2,
    inquiries6m: 10,
  };
  test.each([
    ['KBA', all, 'INCOMPLETE'],
    ['FREEZE', { ...all, identityCheck: 'PERSONA' }, 'REVIEW'],
    ['PERSONA', { ...all, identityCheck: 'PERSONA', frozen: false }, 'REVIEW'],
    ['NEED_MORE_INFO', { ...all, identityCheck: 'NEED_MORE_INFO', frozen: false, identityVerified: true }, 'REVIEW'],
    ['SSN_USED', { ...all, identityCheck: 'PASS', frozen: false, fraudAlertLevel: 0 }, 'DENIED'],
    ['DENY', { chargeOffs24m: 2, inquiries6m: 10 }, 'DENIED'],
    ['REVIEW', { inquiries6m: 10 }, 'REVIEW'],
    ['REVIEW', { fraudAlertLevel: 2 }, 'REVIEW'],
    ['REVIEW', { stateCode: 'FL' }, 'REVIEW'],
    ['CONTINUE', {}, 'APPROVED'],
  ] as const)('%s decides', (verdict, change, status) => {
    expect(decideDemo(change)).toMatchObject({ verdict, status });
  });

  test('flags tell the client what was hit', () => {
    expect(decideDemo(all).flags).toEqual({
      kbaRequired: true,
      freeze: true,
      needMoreInfo: false,
      personaRequired: true,
      ssnUsed: true,
      pendOutOfState: false,
      fraudAlerts: true,
      mismatches: [],
    });
    expect(decideDemo({ stateCode: 'FL' }).flags.pendOutOfState).toBe(true);
  });

  test('missing applicant data is incomplete, not denied', () => {
    expect(decideDemo({ annualIncomeCents: null })).toMatchObject({ status: 'INCOMPLETE', reasons: ['INCOMPLETE'] });
  });

  test('a mismatch can be corrected, unless the applicant could not be served anyway', () => {
    const correctable = decideDemo({ mismatches: ['address'] });
    expect(correctable).toMatchObject({ status: 'DENIED', isCorrectable: true, reasons: ['RESIDENCE_UNVERIFIED'] });
    expect(correctable.flags.mismatches).toEqual(['address']);
    const notServed = decideDemo({ mismatches: ['address'], stateCode: 'NH' });
    expect(notServed).toMatchObject({ isCorrectable: false, flags: { mismatches: [] } });
  });

  test('unknown debt is looked at by a person', () => {
    expect(decideDemo({ monthlyDebtCents: null }).status).toBe('REVIEW');
  });
});
