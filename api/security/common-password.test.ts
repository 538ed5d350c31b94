import { expect, test } from 'vitest';
import { isGuessed } from './common-password';

test.each([
  '123456789012',
  'zaq12wsxcde3',
  'trustno1trustno1',
  'P@ssw0rd2026!',
  'abcd12345678',
  'michael123456',
  'qwertyuiop123',
  'iloveyou1234',
  'letmein-letmein',
])('“%s” is found by the lists that attackers have', (password) => {
  expect(isGuessed(password)).toBe(true);
});

test.each(['right-horse-battery', 'three-quiet-otters', 'wrong staple lantern', 'vG7-kd92-Lqpx'])(
  '“%s” is not',
  (password) => {
    expect(isGuessed(password)).toBe(false);
  },
);
