import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '../enums';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import {
  FINISH_OUTCOMES,
  type OutcomeFacts,
  PARTNER_LENDER_OUTCOMES,
  resolveOutcome,
  resolvePartnerLenderOutcome,
  resolvePartnerOffer,
} from './outcome';

const APPROVED: OutcomeFacts = {
  status: 'APPROVED',
  kbaRequired: false,
  hasKbaQuestions: false,
  freeze: false,
  needMoreInfo: false,
  personaRequired: false,
  ssnUsed: false,
  hasMismatches: false,
  patientfiPlusAvailable: false,
  hasCreditLine: true,
  isReapply: false,
  optionalDebitCard: false,
};
const DENIED: Partial<OutcomeFacts> = { status: 'DENIED', hasCreditLine: false };

describe('the outcome after finish', () => {
  const everyFlag = {
    kbaRequired: true,
    hasKbaQuestions: true,
    freeze: true,
    personaRequired: true,
    needMoreInfo: true,
    ssnUsed: true,
    patientfiPlusAvailable: true,
    hasMismatches: true,
    ...DENIED,
  };
  test.each([
    ['KBA comes before everything else', everyFlag, 'DENIED', 'verification-questions'],
    [
      'a freeze comes before the identity inquiry',
      { ...everyFlag, kbaRequired: false },
      'REVIEW',
      'post-personal-info-confirmation',
    ],
    [
      'KBA without questions is passed over',
      { ...everyFlag, hasKbaQuestions: false, freeze: false },
      'REVIEW',
      'verify-identity',
    ],
    [
      'needMoreInfo comes before a used SSN',
      { ...everyFlag, kbaRequired: false, freeze: false, personaRequired: false },
      'REVIEW',
      'post-personal-info-confirmation',
    ],
    ['a used SSN denies whatever status came back', { ssnUsed: true }, 'DENIED', 'duplicated-ssn'],
    [
      'patientfi-plus comes before mismatches',
      { ...DENIED, patientfiPlusAvailable: true, hasMismatches: true },
      'DENIED',
      'patientfi-plus',
    ],
    ['a denial with mismatches can be corrected', { ...DENIED, hasMismatches: true }, 'DENIED', 'mismatches'],
    ['a plain denial', DENIED, 'DENIED', 'application-denied'],
    ['an approval', {}, 'APPROVED', 'congratulations'],
    ['an approval at a debit-card practice', { optionalDebitCard: true }, 'APPROVED', 'debit-card'],
    ['a review waits', { status: 'REVIEW', hasCreditLine: false }, 'REVIEW', 'post-personal-info-confirmation'],
    [
      'missing data waits',
      { status: 'INCOMPLETE', hasCreditLine: false },
      'INCOMPLETE',
      'post-personal-info-confirmation',
    ],
    ['a re-apply in review is a denial', { status: 'REVIEW', isReapply: true }, 'DENIED', 'application-denied'],
    [
      'a re-apply approved without a line is a denial',
      { isReapply: true, hasCreditLine: false },
      'DENIED',
      'application-denied',
    ],
    [
      'a re-apply in review with mismatches keeps its status',
      { status: 'REVIEW', isReapply: true, hasMismatches: true },
      'REVIEW',
      'post-personal-info-confirmation',
    ],
    ['a re-apply with a line is approved', { isReapply: true }, 'APPROVED', 'congratulations'],
  ] as const)('%s', (_, change, status, pagePath) => {
    expect(resolveOutcome({ ...APPROVED, ...change })).toMatchObject({ status, pagePath });
  });

  test('every row can decide, and the first that holds does', () => {
    const reached = new Set<string>();
    const facts = fc.record({
      ...Object.fromEntries(Object.keys(APPROVED).map((name) => [name, fc.boolean()])),
      status: fc.constantFrom(...APPLICATION_STATUSES),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const whole = { ...APPROVED, ...given } as OutcomeFacts; // Same keys and types by construction.
        const outcome = resolveOutcome(whole);
        reached.add(outcome.rowId);
        const first = FINISH_OUTCOMES.find((row) => row.holds(whole));
        expect(outcome.rowId).toBe(first?.id);
      }),
      { numRuns: Math.max(PROPERTY_RUNS, 5_000), seed: 20260115 },
    );
    expect([...reached].sort()).toEqual(FINISH_OUTCOMES.map((row) => row.id).sort());
  });
});

describe('the partner lender result', () => {
  test.each([
    ['DENIED', false, true, 'DENIED', 'genesis-application-denied'],
    ['DENIED', true, true, 'DENIED', 'genesis-application-freeze'],
    ['REVIEW', false, true, 'REVIEW', 'genesis-application-review'],
    ['REVIEW', true, false, 'REVIEW', 'genesis-application-review'],
    ['APPROVED', false, true, 'APPROVED', 'genesis-offer-review'],
    ['APPROVED', false, false, 'APPROVED', 'congratulations'],
    ['INCOMPLETE', false, true, 'INCOMPLETE', 'congratulations'],
  ] as const)('%s, freeze %s, GENESIS %s', (status, freeze, isGenesis, shown, pagePath) => {
    expect(resolvePartnerLenderOutcome({ status, freeze, isGenesis })).toMatchObject({ status: shown, pagePath });
  });

  test('rows are named once', () => {
    const ids = [...FINISH_OUTCOMES, ...PARTNER_LENDER_OUTCOMES].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('accepting goes on, declining denies', () => {
    expect(resolvePartnerOffer('accept').pagePath).toBe('genesis-post-agreement');
    expect(resolvePartnerOffer('decline')).toEqual({ status: 'DENIED', pagePath: 'genesis-declined-agreement' });
  });
});
