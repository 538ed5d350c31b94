import { describe, expect, test } from 'vitest';
import { stepAfterOtp } from './after-code';
import { LOGIN_STAGES, REGISTRATION_STEPS } from './registration-steps';
import { continuesApplication, firstStep } from './start';
import { isPagePath, PAGE_PATHS, STEP_ORDER } from './steps';
import {
  afterMismatchUpdate,
  keepVisited,
  outcomeOfFailedCall,
  stepAfterBankSaved,
  stepAfterCardSaved,
  submitsIdentityAtOnce,
} from './transitions';

describe('the steps', () => {
  test('numbers run from −3 to 17 without a gap and never fall along the list', () => {
    const numbers = PAGE_PATHS.map((pagePath) => STEP_ORDER[pagePath]);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect([...new Set(numbers)]).toEqual(Array.from({ length: 21 }, (_, index) => index - 3));
    expect(PAGE_PATHS).toHaveLength(27);
  });

  test('only listed steps are steps', () => {
    expect(isPagePath('verify-identity')).toBe(true);
    expect(isPagePath('toString')).toBe(false);
  });

  test('registration has eleven named steps, denied last', () => {
    expect(REGISTRATION_STEPS).toHaveLength(11);
    expect(REGISTRATION_STEPS[8]).toBe('identity-verification-step');
    expect(REGISTRATION_STEPS[10]).toBe('denied-step');
  });
});

test('a log-in has three stages, welcome back first', () => {
  expect([...LOGIN_STAGES.entries()]).toEqual([
    [0, 'welcome-back'],
    [1, 'verify-otp'],
    [2, 'logged'],
  ]);
});

describe('the start', () => {
  test.each([
    ['welcome-back', 'welcome-back'],
    ['personal-info', 'personal-info'],
    ['congratulations', 'verification-code'],
    ['', 'verification-code'],
    [null, 'verification-code'],
  ])('the server pagePath %s begins with %s', (given, expected) => {
    expect(firstStep(given)).toBe(expected);
  });

  test.each([
    [null, null, false, 'personal-info'],
    ['no-such-step', null, false, 'personal-info'],
    ['bank-info', null, true, 'bank-info'],
    ['agreement', null, false, 'agreement'],
    ['agreement', 'GENESIS', false, 'genesis-agreement'],
    ['mismatches', 'GENESIS', false, 'mismatches'],
  ] as const)('after the code, %s with %s and reapply %s leads to %s', (pagePath, qualifier, isReapply, expected) => {
    expect(stepAfterOtp({ pagePath, qualifier, isReapply })).toEqual({ pagePath: expected, activeReapply: isReapply });
  });

  test('only an unsettled application is continued', () => {
    const statuses = ['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'] as const;
    expect(statuses.map((status) => continuesApplication(status, 'personal-info'))).toEqual([true, true, false, false]);
  });

  test('a denial is continued while the partner lender or the person has to answer, and no longer', () => {
    const goesOn = PAGE_PATHS.filter((pagePath) => continuesApplication('DENIED', pagePath));
    expect(goesOn).toEqual([
      'genesis-loading',
      'genesis-offer-review',
      'genesis-application-review',
      'genesis-application-freeze',
      'genesis-post-agreement',
      'genesis-agreement',
    ]);
  });
});

describe('failures and other transitions', () => {
  test.each([
    [400, true],
    [404, true],
    [409, false],
    [422, false],
    [500, false],
    [503, false],
  ])('a call that answers %d denies: %s', (httpStatus, denies) => {
    expect(outcomeOfFailedCall(httpStatus)?.status === 'DENIED').toBe(denies);
  });

  test('a saved bank without a name leads to post-agreement', () => {
    expect([null, ' ', 'First Demo Bank'].map(stepAfterBankSaved)).toEqual([
      'post-agreement',
      'post-agreement',
      'congratulations',
    ]);
  });

  test('a saved card leads on in the application only', () => {
    expect([stepAfterCardSaved('application'), stepAfterCardSaved('borrower')]).toEqual(['congratulations', null]);
  });

  test.each([
    [200, false, true, true, 'run-finish'],
    [200, true, true, true, 'run-reapply'],
    [422, false, true, true, 'show-error'],
    [422, false, false, true, 'deny'],
    [422, false, false, false, 'show-error'],
  ] as const)(
    'a mismatch update: %d, reapply %s, retry %s, ssn %s → %s',
    (httpStatus, isReapply, mayRetry, hasSsnMismatch, next) => {
      expect(afterMismatchUpdate({ httpStatus, isReapply, mayRetry, hasSsnMismatch })).toBe(next);
    },
  );

  test('an inquiry done before is submitted at once', () => {
    expect([409, 200, 404].map(submitsIdentityAtOnce)).toEqual([true, false, false]);
  });

  test('visited mismatches stay visited after a refresh', () => {
    const before = [
      { field: 'ssn', visited: true },
      { field: 'address', visited: false },
    ];
    expect(keepVisited(before, ['ssn', 'name'])).toEqual([
      { field: 'ssn', visited: true },
      { field: 'name', visited: false },
    ]);
  });
});
