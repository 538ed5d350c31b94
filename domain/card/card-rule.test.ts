import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { CARD_WORDS, cardFault, lastDayOfCard } from './card-rule';

const today = civilDate('2028-02-29');

test.each([
  ['debit', '2028-02', null],
  ['unknown', '2030-01', null],
  ['debit', '2028-01', CARD_WORDS.expired],
  ['credit', '2030-01', CARD_WORDS.credit],
  ['prepaid', '2020-01', CARD_WORDS.prepaid],
] as const)('a %s card until %s', (funding, expiresIn, fault) => {
  expect(cardFault({ funding, expiresIn }, today)).toBe(fault);
});

test('a card is good to the last day of its month', () => {
  expect(['2027-02', '2028-02', '2027-12'].map(lastDayOfCard)).toEqual(['2027-02-28', '2028-02-29', '2027-12-31']);
});
