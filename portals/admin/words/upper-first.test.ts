import { expect, test } from 'vitest';
import { upperFirst } from './upper-first';

test('a clause begins as a sentence does, behind a parenthesis too, and what begins so stays', () => {
  expect(['debt is high', '(the file is thin or thick) and', '$500 transaction', 'TX', ''].map(upperFirst)).toEqual([
    'Debt is high',
    '(The file is thin or thick) and',
    '$500 transaction',
    'TX',
    '',
  ]);
});
