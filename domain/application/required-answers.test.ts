import { describe, expect, test } from 'vitest';
import { firstOpenSignUpStep, type GivenAnswers, missingAnswers } from './required-answers';

const COMPLETE: GivenAnswers = {
  firstName: 'Ana',
  lastName: 'Reyes',
  birthDate: '1988-08-21',
  ssnLastFourDigits: '0001',
  phoneNumber: '5125550100',
  street: '1 Elm Road',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  requestedAmount: 400_000,
  annualIncome: 0,
  isMarried: null,
  hasSpouseInfo: false,
  isPatient: null,
  hasPatientInfo: false,
  creditPullConsent: true,
};
const USUAL = { spouseNotice: false, requiresPatientInfo: false };

describe('answers that finish needs', () => {
  test('a complete application misses nothing, and an income of zero is an answer', () => {
    expect(missingAnswers(COMPLETE, USUAL)).toEqual([]);
  });

  test.each(['firstName', 'birthDate', 'ssnLastFourDigits', 'phoneNumber', 'zipCode', 'annualIncome'] as const)(
    '%s is named when it is missing',
    (name) => {
      expect(missingAnswers({ ...COMPLETE, [name]: null }, USUAL)).toEqual([name]);
    },
  );

  test('no decision without the consent to the credit check', () => {
    expect(missingAnswers({ ...COMPLETE, creditPullConsent: false }, USUAL)).toEqual(['creditPullConsent']);
  });

  test('the spouse is asked for only where the law requires the notice, and only of the married', () => {
    const rules = { ...USUAL, spouseNotice: true };
    expect(missingAnswers(COMPLETE, rules)).toEqual(['isMarried']);
    expect(missingAnswers({ ...COMPLETE, isMarried: false }, rules)).toEqual([]);
    expect(missingAnswers({ ...COMPLETE, isMarried: true }, rules)).toEqual(['spouseInfo']);
    expect(missingAnswers({ ...COMPLETE, isMarried: true, hasSpouseInfo: true }, rules)).toEqual([]);
    expect(missingAnswers({ ...COMPLETE, isMarried: true }, USUAL)).toEqual([]);
  });

  test('a practice that requires patient data gets it, unless the applicant is the patient', () => {
    const rules = { ...USUAL, requiresPatientInfo: true };
    expect(missingAnswers(COMPLETE, rules)).toEqual(['isPatient']);
    expect(missingAnswers({ ...COMPLETE, isPatient: true }, rules)).toEqual([]);
    expect(missingAnswers({ ...COMPLETE, isPatient: false }, rules)).toEqual(['patientInfo']);
  });
});

describe('the first open step of the sign-up', () => {
  test.each([
    ['name-step', { firstName: null, street: null }],
    ['address-step', { street: null, ssnLastFourDigits: null }],
    ['ssn-step', { ssnLastFourDigits: null }],
    ['agreement-step', {}],
  ] as const)('%s', (step, change) => {
    expect(firstOpenSignUpStep({ ...COMPLETE, ...change })).toBe(step);
  });
});
