import { expect, test } from 'vitest';
import { isPersonName } from './person-name';
import { isPracticeName } from './practice/practice-name';
import { isPrintable, printable } from './printable';

const HOLE = '\ufffd';

test.each([
  ...[
    'María',
    'Žižek',
    'Nguyễn Đặng',
    'Łukasz',
    'Ħuġo',
    'Nu\u0303no',
    'x\u0303',
    'Kaʻiulani',
    'Straße 3',
    'Núñez-Ōkubo',
  ],
  ...['Ελένη', 'Анна', 'Пломба', '“Smile” – 50\u202f€', 'Caf\u00e9\u00a0№ 5'],
])('%s is printed as it is', (text) =>
  expect([isPrintable(text), printable(text)]).toEqual([true, text.normalize('NFC')]),
);

test.each(['李小龙', 'محمد', '🦷', 'Smile \u{1f600}', 'ক'])('%s is not, and is refused as a name', (text) => {
  expect([isPrintable(text), isPersonName(text), isPracticeName(text)]).toEqual([false, false, false]);
  expect(printable(text)).toContain(HOLE);
});

test.each(['Ελένη', 'Анна'])('%s is no name of a person, whom cards and credit files write in Latin letters', (name) =>
  expect(isPersonName(name)).toBe(false),
);

test('what may be a name has no hole on paper', () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const holes = letters.filter((letter) => isPersonName(`A${letter}`) && printable(`A${letter}`).includes(HOLE));
  expect(holes).toEqual([]);
});
