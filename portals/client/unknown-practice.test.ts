import { expect, test } from 'vitest';
import { isUnknownPractice, unknownPracticeUrl } from './unknown-practice';

test.each([
  ['/v2/', 'https://pay.example/v2/'],
  ['https://www.brand.example/start?from=app', 'https://www.brand.example/start?from=app'],
])('a link without a practice leads to %s and says so behind it', (homeUrl, address) => {
  const href = unknownPracticeUrl(homeUrl, 'https://pay.example/v2/nobody/apply?x=1');
  expect(href).toBe(`${address}#unknown-practice`);
  expect(isUnknownPractice(new URL(href).hash)).toBe(true);
});

test('an ordinary visit of the main address is none', () => {
  expect(isUnknownPractice('')).toBe(false);
});
