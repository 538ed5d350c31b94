import { expect, test } from 'vitest';
import { isPersonName } from './person-name';
import { isPrintable, printable } from './printable';

test.each(['María', 'Žižek', 'Nguyễn Đặng', 'Łukasz', 'Ħuġo', 'Nu\u0303no', 'x\u0303', 'Kaʻiulani', 'Straße 3'])(
  '%s is printed without a hole',
  (text) => expect([isPrintable(text), printable(text).includes('?')]).toEqual([true, false]),
);

test.each(['李小龙', 'Ελένη', 'Анна', 'محمد'])('%s is not, and is refused as a name', (text) =>
  expect([isPrintable(text), isPersonName(text), printable(text)]).toEqual([false, false, '?'.repeat(text.length)]),
);

test('what may be a name has no hole on paper', () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const holes = letters.filter((letter) => isPersonName(`A${letter}`) && printable(`A${letter}`).includes('?'));
  expect(holes).toEqual([]);
});
