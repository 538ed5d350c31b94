import { expect, test } from 'vitest';
import { keepsAnswers } from './kept-answers';

test.each([
  ['/v2/bright-smile/apply', true],
  ['/v2/bright-smile/apply/personal-info', true],
  ['/v2/privi/bright-smile/signup', true],
  ['/v2/admin/login', false],
  ['/v2/borrower/login', false],
  ['/v2/admin/practice/website', false],
  ['/v2/bright-smile/applying', false],
])('%s keeps answers: %s', (pathname, keeps) => {
  expect(keepsAnswers(pathname)).toBe(keeps);
});
