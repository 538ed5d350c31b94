import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { decide } from './decide';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { type DecisionInputs, parseInputs } from './inputs';
import { anApplicant } from './test-applicants';

const today = civilDate('2026-03-16');
const decided = (change: DecisionInputs) => decide(anApplicant(change), DEMO_CONFIGURATION, today);
const waits: DecisionInputs = { inquiries6m: 12 };

describe('what a person decided about an application in review', () => {
  test('cleared: grade, line and plans are those of the rules without what it waited for', () => {
    expect(decided(waits).status).toBe('REVIEW');
    const cleared = decided({ ...waits, personReview: { outcome: 'CLEARED' } });
    const plain = decided({ inquiries6m: 9 });
    expect(cleared).toMatchObject({
      status: 'APPROVED',
      grade: plain.grade,
      approvedCreditLineCents: plain.approvedCreditLineCents,
    });
    // The rule that hit stays in the trace.
    expect(cleared.trace.some(({ ruleId, hit }) => ruleId === 'many-inquiries' && hit)).toBe(true);
  });

  test.each([[{ priorChargeOff: true }], [{ annualIncomeCents: 1_000_000 }], [{ ssnAlreadyUsed: true }]] as const)(
    'cleared cannot undo a denial of the rules: %j',
    (change) => {
      expect(decided({ ...change, personReview: { outcome: 'CLEARED' } }).status).toBe('DENIED');
    },
  );

  test.each([
    [{ identityCheck: 'KBA' }],
    [{ identityCheck: 'PERSONA' }],
    [{ identityCheck: 'NEED_MORE_INFO' }],
    [{ identityCheck: 'KBA', kbaPassed: false }],
  ] as const)('identity cleared: the rules go on as if nobody had asked who it is: %j', (change) => {
    expect(decided(change).status).not.toBe('APPROVED');
    const cleared = decided({ ...change, personReview: { outcome: 'IDENTITY_CLEARED' } });
    expect(cleared).toMatchObject({ status: 'APPROVED', grade: decided({}).grade });
  });

  test.each([
    [{ frozen: true }, 'REVIEW'],
    [waits, 'REVIEW'],
    [{ fraudAlertLevel: 2 }, 'REVIEW'],
    [{ annualIncomeCents: 1_000_000 }, 'DENIED'],
    [{ ssnAlreadyUsed: true }, 'DENIED'],
    [{ noHit: true, score: null }, 'DENIED'],
  ] as const)('identity cleared takes nothing else away: %j', (change, status) => {
    const given = { ...change, identityCheck: 'PERSONA', personReview: { outcome: 'IDENTITY_CLEARED' } } as const;
    expect(decided(given).status).toBe(status);
  });

  test('denied: with the reasons that were given, whatever else was hit', () => {
    const denied = decided({
      ...waits,
      frozen: true,
      personReview: { outcome: 'DENIED', reasons: ['INQUIRIES', 'OBLIGATIONS_HIGH'] },
    });
    expect(denied).toMatchObject({
      status: 'DENIED',
      reasons: ['INQUIRIES', 'OBLIGATIONS_HIGH'],
      approvedCreditLineCents: 0,
    });
    expect(denied.flags).toMatchObject({ freeze: false, personaRequired: false });
  });

  test.each([
    [{ outcome: 'DENIED' }],
    [{ outcome: 'DENIED', reasons: [] }],
    [{ outcome: 'APPROVED' }],
    [{}],
    ['CLEARED'],
  ])('anything else is refused: %j', (personReview) => {
    expect(() => parseInputs({ personReview })).toThrow('personReview');
  });
});
