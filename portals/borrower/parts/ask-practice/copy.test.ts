import { expect, test } from 'vitest';
import { copy } from './copy.es';

/** As a Spanish page writes a day. */
const at = '5 de diciembre de 2027';

test.each([
  copy.askedRefund(at),
  copy.askedChange(at),
  copy.askedAmount(at, '$900'),
  copy.askedDispute(at, '26 de diciembre de 2027'),
  copy.askedNew(at),
])('a Spanish sentence tells the day, and ends in one full stop: %s', (sentence) => {
  expect(sentence).toContain(at);
  expect(sentence).not.toContain('..');
});
