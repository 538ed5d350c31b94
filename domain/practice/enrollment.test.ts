import { describe, expect, test } from 'vitest';
import {
  type AnsweredStep,
  ENROLLMENT_OPTIONS,
  ENROLLMENT_STEPS,
  enrollmentStepOf,
  mayAnswer,
  reachedAfter,
} from './enrollment';
import { isOwnerId, plainOwnerId } from './owner-id';
import { hasPublicHost, webAddress } from './web-address';

test('the steps are in order: start, owner information, banking information, card payment, finish', () => {
  expect(ENROLLMENT_STEPS).toEqual([
    'start',
    'owner-information',
    'banking-information',
    'card-payment',
    'finish',
    'done',
  ]);
});

describe.each(ENROLLMENT_STEPS)('once %s is reached', (reached) => {
  const at = ENROLLMENT_STEPS.indexOf(reached);
  test.each(ENROLLMENT_STEPS.slice(0, -1) as AnsweredStep[])('%s', (step) => {
    const asked = ENROLLMENT_STEPS.indexOf(step);
    expect(mayAnswer(step, reached)).toBe(reached !== 'done' && asked <= at);
    expect(reachedAfter(step, reached)).toBe(ENROLLMENT_STEPS[Math.max(asked + 1, at)]);
  });
});

test('by default a practice that enrolls pays monthly, by card, and stands at step 0', () => {
  expect(ENROLLMENT_OPTIONS).toEqual({ paymentPeriod: 'MONTHLY', paymentMethod: 'CARD', step: 0 });
  expect(enrollmentStepOf(ENROLLMENT_OPTIONS.step)).toBe('start');
  expect(enrollmentStepOf(17)).toBe('start');
});

test.each([
  ['SSN', '123-45-6789', true],
  ['SSN', '123456789', true],
  ['SSN', '900-70-1234', false],
  ['SSN', '000-12-3456', false],
  ['ITIN', '912-70-1234', true],
  ['ITIN', '999941234', true],
  ['ITIN', '912-49-1234', false],
  ['ITIN', '912-93-1234', false],
  ['ITIN', '812-70-1234', false],
  ['PASSPORT', 'c01X00T47', true],
  ['PASSPORT', '12345', false],
  ['PASSPORT', '1234 5678', false],
] as const)('as %s, %s is %s', (kind, text, is) => {
  expect(isOwnerId(kind, text)).toBe(is);
});

test('an owner’s number is kept without signs', () => {
  expect([plainOwnerId('123-45-6789'), plainOwnerId('c01x00t47')]).toEqual(['123456789', 'C01X00T47']);
});

test.each([
  ['www.cedarridge.test', true],
  ['https://cedarridge.example/contact', true],
  ['HTTP://Cedar.example', true],
  ['cedarridge', false],
  ['localhost', false],
  ['https://10.0.0.1', false],
  ['ftp://cedar.example', false],
  ['javascript:alert(1)', false],
  ['me@cedar.example', false],
  ['cedar ridge.example', false],
  ['//evil.example', false],
  ['/evil.example', false],
  ['https:////evil.example', false],
  ['https:evil.example', false],
  ['https://x/"><script>', false],
  ['https://cedar.example/"><script>alert(1)</script>', false],
  ["https://cedar.example/'onload='x", false],
  ['https://cedar.example\\@evil.example', false],
  ['https://cedar.example@evil.example', false],
  ['https://cedar.example/@cedar', true],
  ['data:text/html,x.example', false],
])('the website %s is one: %s', (text, is) => {
  expect(hasPublicHost(text)).toBe(is);
});

test.each([
  ['cedar.example', 'https://cedar.example'],
  ['http://cedar.example', 'http://cedar.example'],
  ['HTTPS://Cedar.Example:443/', 'https://cedar.example'],
  ['cedar.example/a/../b?c=d#e', 'https://cedar.example/b?c=d#e'],
  ['//evil.example', ''],
])('the website %s is kept as %s', (text, kept) => {
  expect(webAddress(text)).toBe(kept);
  expect(webAddress(kept)).toBe(kept);
});
