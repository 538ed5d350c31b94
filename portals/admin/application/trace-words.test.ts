import { historyAction, historyNote } from '@domain/application/history-words';
import { describe, expect, test } from 'vitest';
import { conditionWords, valueWords } from './trace-words';

describe('the trace of a decision in words', () => {
  test.each([
    ['isStateServed eq false', 'state served is no'],
    ['dti gt 0.55', 'debt-to-income ratio is above 0.55'],
    ['dti between 0.45, 0.55', 'debt-to-income ratio is between 0.45 and 0.55'],
    ['annualIncomeCents lt 1500000', 'annual income is below $15,000'],
    ['mismatches in ssn, dateOfBirth, name', 'mismatches include ssn, date of birth, name'],
    ['inquiries6m gte 10', 'inquiries in 6 months is at least 10'],
    ['identityCheck eq NEED_MORE_INFO', 'identity check is NEED_MORE_INFO'],
    [
      'fraudAlertLevel eq 1 and (identityVerified isNull true or identityVerified eq false)',
      'fraud alert level is 1 and (identity verified is missing or identity verified is no)',
    ],
  ])('%s', (threshold, words) => expect(conditionWords(threshold)).toBe(words));

  test.each([
    ['true', 'isStateServed eq false', 'yes'],
    ['3550000', 'annualIncomeCents lt 1500000', '$35,500'],
    ['0.21971830985915494', 'dti gt 0.55', '0.22'],
    ['missing', 'kbaPassed eq false', 'missing'],
    [
      'requestedAmountCents 233500, identityVerified not known',
      'requestedAmountCents gt 500000 and identityVerified isNull true',
      'requested amount $2,335, identity verified not known',
    ],
  ])('the value %s', (value, threshold, words) => expect(valueWords(value, threshold)).toBe(words));
});

describe('the history in words', () => {
  test('known and unknown acts are readable', () =>
    expect([historyAction('AGREEMENT_SIGNED'), historyAction('OFFER_DECLINED')]).toEqual([
      'Agreement signed',
      'Offer declined',
    ]));

  test('notes name answers and steps, and keep the sentences of people', () => {
    expect(historyNote('ANSWERS_SAVED', 'annual_income_cents, zip_code')).toBe('Annual income, zip code');
    expect(historyNote('REVIEW', 'verify-identity')).toBe('Identity check needed');
    expect(historyNote('APPROVED', 'congratulations')).toBeNull();
    expect(historyNote('REVIEW', 'Asked by the practice.')).toBe('Asked by the practice.');
  });
});
