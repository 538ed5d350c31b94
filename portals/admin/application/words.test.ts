import { historyAction, historyNote, toldHistory } from '@domain/application/history-words';
import { codeWords } from '@domain/code-words';
import { transactionAction } from '@portals/format/status-words';
import { describe, expect, test } from 'vitest';
import { heldLimitWords, tableAmounts, usd } from '../words/amounts';
import { statusWords } from '../words/status-words';
import { mismatchWords } from './mismatch-words';
import { nextStep } from './next-step';

describe('amounts', () => {
  test('a table of whole dollars has no decimals, and one amount with cents gives them to all rows', () => {
    const whole = tableAmounts([9000, null, 3200]);
    expect([whole(9000), whole(null)]).toEqual(['9,000', null]);
    const exact = tableAmounts([9000, 8607.6]);
    expect([exact(9000), exact(8607.6)]).toEqual(['9,000.00', '8,607.60']);
  });

  test('sentences drop empty cents only', () =>
    expect([usd(4200), usd(8607.6), usd(null)]).toEqual(['$4,200', '$8,607.60', '–']));
});

test('a limit above the decision is explained, the decision’s own is not', () => {
  expect(heldLimitWords(14_300, 9000)).toBe(
    'This decision alone approves $9,000. The limit is $14,300 because a larger approval is still in effect.',
  );
  expect([heldLimitWords(9000, 9000), heldLimitWords(null, 9000), heldLimitWords(9000, null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a practice is promised no notice: a second account with one Social Security number is denied without', () => {
  const { title, lines } = nextStep({
    status: 'DENIED',
    agreementSignedAt: null,
    availableCredit: null,
    limitEndedOn: null,
    partnerLoan: null,
    signup: null,
  });
  expect(title).toBe('Application denied');
  expect(lines.join(' ')).not.toMatch(/notice|reasons/);
});

test('a limit that ended is told with its last day, one that is used up is not', () => {
  const used = {
    status: 'APPROVED',
    agreementSignedAt: '2026-03-16T15:00:00.000Z',
    availableCredit: 0,
    partnerLoan: null,
  } as const;
  expect(nextStep({ ...used, limitEndedOn: '2026-11-12', signup: null }).title).toBe(
    'The limit ended on November 12, 2026',
  );
  expect(nextStep({ ...used, limitEndedOn: null, signup: null }).title).toBe('No credit available');
});

describe('status', () => {
  test('a fraud flag stands before the status', () => {
    const row = { status: 'REVIEW', statusNote: null } as const;
    expect(statusWords({ ...row, flaggedAsFraud: false })).toEqual({
      shape: 'review',
      word: 'In review',
      note: undefined,
    });
    expect(statusWords({ ...row, flaggedAsFraud: true })).toEqual({
      shape: 'fraud',
      word: 'Fraud hold',
      note: 'In review',
    });
  });

  test('a code without words of its own is readable', () =>
    expect([codeWords('ANSWERS_SAVED'), codeWords('patientfi-plus')]).toEqual(['Answers saved', 'Patientfi plus']));
});

describe('history', () => {
  test('a Social Security number is told once, by its own entry', () => {
    const number = { action: 'SSN_ENTERED', note: null };
    const onlyNumber = { action: 'ANSWERS_SAVED', note: 'ssn_last_four, ssn_vault_id' };
    const more = { action: 'ANSWERS_SAVED', note: 'city, ssn_last_four, ssn_vault_id' };
    expect(toldHistory([onlyNumber, number, more])).toEqual([number, more]);
    expect(historyNote(more.action, more.note)).toBe('City');
  });

  test('a denial that can still be corrected is not called one', () => {
    expect(historyAction('CORRECTION_ASKED')).toBe('Correction requested');
    expect(historyAction('DENIED')).toBe('Denied');
  });
});

test('answers that differ are named as in a sentence', () => {
  expect(mismatchWords(['ssn', 'address', 'dateOfBirth'])).toBe('Social Security number, address, and date of birth');
});

test('an act on a transaction is told to its patient and to its practice, each in their words', () => {
  const told = (action: string) => [transactionAction(action, 'patient'), transactionAction(action, 'practice')];
  expect(told('FUNDS_SENT')).toEqual(['Practice paid', 'Deposit sent']);
  // A change of the plan, not of money.
  expect(told('FUNDS_PENDING')).toEqual(['Change requested', 'Change requested']);
  expect(told('WITHDRAWN')).toEqual(['Withdrawn by the practice', 'Withdrawn']);
  expect(told('NOT_KNOWN_YET')).toEqual(['Not known yet', 'Not known yet']);
});

test('what the partner lender answered is said to our own staff', () => {
  const answered = (note: string) => historyNote('PARTNER_LENDER_ANSWERED', note);
  expect([answered('DENIED'), answered('APPROVED')]).toEqual(['Declined', 'Offered a loan']);
});

test('a denied patient whom the partner lender made a loan is not told of as one without', () => {
  const partnerLoan = { lender: 'Genesis Lending', amount: 4000, signedAt: null, payout: null, spouseNotice: null };
  const facts = { status: 'DENIED', agreementSignedAt: null, availableCredit: null, limitEndedOn: null } as const;
  expect(nextStep({ ...facts, partnerLoan, signup: null })).toEqual({
    title: 'Genesis Lending loan: $4,000',
    lines: ['We didn’t approve a spending limit. Genesis Lending made the patient a loan and pays you directly.'],
  });
});

test('a sign-up promises no limit and no amounts', () => {
  const facts = { agreementSignedAt: null, availableCredit: null, limitEndedOn: null, partnerLoan: null };
  const told = (
    status: 'INCOMPLETE' | 'REVIEW' | 'DENIED' | 'APPROVED',
    membershipStatus: 'REGISTER' | 'ACTIVE' | null,
  ) => nextStep({ ...facts, status, signup: { membershipId: null, membershipStatus } });
  expect(told('APPROVED', 'REGISTER').title).toBe('Next: send a plan');
  expect(told('APPROVED', 'ACTIVE').title).toBe('Registered as a member');
  for (const status of ['INCOMPLETE', 'REVIEW', 'DENIED', 'APPROVED'] as const)
    expect(JSON.stringify(told(status, null))).not.toMatch(/limit|amount|spend/i);
});
