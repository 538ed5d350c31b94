import { expect, test } from 'vitest';
import { copy } from './copy.es';

/** As a Spanish page writes a moment: its last letter is a full stop. */
const at = '5 dic, 7:41 a.m.';

test.each([
  copy.askedRefund(at),
  copy.askedChange(at),
  copy.askedAmount(at, '$900'),
  copy.askedDispute(at, '26 de diciembre de 2027'),
  copy.askedNew(at),
])('a Spanish sentence does not end in two full stops where it tells a moment: %s', (sentence) => {
  expect(sentence).toContain(at);
  expect(sentence).not.toContain('..');
});
