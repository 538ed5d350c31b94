import { describe, expect, test } from 'vitest';
import { type Shown, type StepFacts, shownStep, stepOf } from './application-flow';

const fresh: StepFacts = { serverStep: null, hasCode: false, isAgreementSigned: false };

describe('without a session', () => {
  test.each<[Parameters<typeof shownStep>[0], Partial<StepFacts>, Shown]>([
    [null, {}, 'start'],
    ['verification-code', { hasCode: true }, 'verification-code'],
    ['verification-code-otp', { hasCode: true }, 'verification-code-otp'],
    ['verification-code', {}, 'start'],
    ['welcome-back', {}, 'welcome-back'],
    ['welcome-back-otp', {}, 'welcome-back'],
    ['welcome-back-otp', { hasCode: true }, 'welcome-back-otp'],
    ['personal-info', {}, 'welcome-back'],
    ['agreement', { hasCode: true }, 'welcome-back'],
    ['congratulations', {}, 'welcome-back'],
  ])('%s with %j shows %s', (wanted, facts, shown) => {
    expect(shownStep(wanted, { ...fresh, ...facts })).toBe(shown);
  });
});

describe('with a session the server decides', () => {
  test.each<[Parameters<typeof shownStep>[0], Partial<StepFacts>, Shown]>([
    [null, { serverStep: 'personal-info' }, 'personal-info'],
    ['verification-code', { serverStep: 'personal-info', hasCode: true }, 'personal-info'],
    ['congratulations', { serverStep: 'personal-info' }, 'personal-info'],
    ['agreement', { serverStep: 'application-denied' }, 'application-denied'],
    ['personal-info', { serverStep: 'verification-questions' }, 'verification-questions'],
    ['agreement', { serverStep: 'congratulations' }, 'agreement'],
    ['post-agreement', { serverStep: 'congratulations' }, 'congratulations'],
    ['post-agreement', { serverStep: 'congratulations', isAgreementSigned: true }, 'post-agreement'],
    ['agreement', { serverStep: 'congratulations', isAgreementSigned: true }, 'post-agreement'],
    // A bank without a name leads there before the signature.
    [null, { serverStep: 'post-agreement' }, 'congratulations'],
    ['bank-info', { serverStep: 'congratulations' }, 'bank-info'],
    ['application-denied', { serverStep: 'mismatches' }, 'application-denied'],
    ['mismatches', { serverStep: 'application-denied' }, 'mismatches'],
    ['application-denied', { serverStep: 'genesis-application-freeze' }, 'application-denied'],
    ['welcome-back', { serverStep: 'personal-info' }, 'welcome-back'],
  ])('%s with %j shows %s', (wanted, facts, shown) => {
    expect(shownStep(wanted, { ...fresh, ...facts })).toBe(shown);
  });
});

test('a step that this client does not know begins with the answers', () => {
  expect(stepOf({ pagePath: 'something-new' })).toBe('personal-info');
});
