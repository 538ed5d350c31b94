import { SIGN_UP_STEPS } from '@domain/membership/sign-up-steps';
import { describe, expect, test } from 'vitest';
import { type Shown, shownStep, stepOf } from './signup-flow';

const facts = { serverStep: null, hasCode: false, isPending: false };

describe('the step that an address shows', () => {
  test.each(SIGN_UP_STEPS)('without a session %s leads to the start', (wanted) => {
    expect(shownStep(wanted, facts)).toBe('start');
  });

  test('a code that was sent can be entered', () => {
    expect(shownStep('verification-code', { ...facts, hasCode: true })).toBe('verification-code');
  });

  test.each<[string | null, string, Shown]>([
    [null, 'ssn-step', 'ssn-step'],
    ['name-step', 'ssn-step', 'name-step'],
    ['address-step', 'agreement-step', 'address-step'],
    ['agreement-step', 'ssn-step', 'ssn-step'],
    ['completed-registration', 'name-step', 'name-step'],
    ['verification-code', 'name-step', 'name-step'],
    ['name-step', 'denied', 'denied'],
    ['agreement-step', 'waiting-confirmation', 'waiting-confirmation'],
    ['name-step', 'completed-registration', 'completed-registration'],
  ])('%s with the server at %s shows %s', (wanted, server, shown) => {
    const asked = wanted === null ? null : stepOf({ pagePath: wanted });
    expect(shownStep(asked, { ...facts, serverStep: stepOf({ pagePath: server }) })).toBe(shown);
  });

  test.each(SIGN_UP_STEPS)('while a decision is made %s is covered by waiting-confirmation', (wanted) => {
    expect(shownStep(wanted, { ...facts, serverStep: 'agreement-step', isPending: true })).toBe('waiting-confirmation');
  });
});

test('a step the client does not know begins with the answers', () => {
  expect(stepOf({ pagePath: 'something-newer' })).toBe('name-step');
});
