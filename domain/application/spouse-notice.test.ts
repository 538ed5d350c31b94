import { describe, expect, test } from 'vitest';
import { type SpouseFacts, spouseNoticeTo } from './spouse-notice';

const home = { street: '7 Elm Road', unit: '2', city: 'Madison', stateCode: 'WI', zipCode: '53703' };
const apart = { street: '9 Birch Lane', unit: null, city: 'Chicago', stateCode: 'IL', zipCode: '60601' };
const together = { firstName: 'Sky', lastName: 'Sample', livesWithBorrower: true, address: null };
const facts = (change: Partial<SpouseFacts> = {}): SpouseFacts => ({
  rule: { spouseNotice: true },
  isMarried: true,
  spouse: together,
  home,
  ...change,
});

describe('the notice to the spouse', () => {
  test.each<[string, Partial<SpouseFacts>, object | null]>([
    ['goes to the borrower’s home where they live together', {}, { name: 'Sky Sample', ...home }],
    [
      'goes to the spouse’s own address where they live apart',
      { spouse: { ...together, livesWithBorrower: false, address: apart } },
      { name: 'Sky Sample', ...apart },
    ],
    [
      'goes to the shared home, whatever other address was given before',
      { spouse: { ...together, address: apart } },
      { name: 'Sky Sample', ...home },
    ],
    ['is due in no state whose law asks for none', { rule: { spouseNotice: false } }, null],
    ['is due to nobody who is not married', { isMarried: false }, null],
    ['is due to nobody who was not asked', { isMarried: null }, null],
    ['needs a spouse who is named', { spouse: null }, null],
    ['needs a home to go to', { home: null }, null],
    ['needs an address where they live apart', { spouse: { ...together, livesWithBorrower: false } }, null],
  ])('%s', (_, change, to) => {
    expect(spouseNoticeTo(facts(change))).toEqual(to);
  });
});
