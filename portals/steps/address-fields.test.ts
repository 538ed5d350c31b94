import { describe, expect, test } from 'vitest';
import { addressRules } from './address-fields';

const rules = addressRules({ street: 'Enter your street', city: 'Enter your city' });
const full = { street: '12 Oak Street', unit: '', city: 'Austin', state: 'TX', zipCode: '78701' };
const faults = (change: Partial<typeof full>) => {
  const result = rules.safeParse({ ...full, ...change });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('an address', () => {
  test('of which anything is missing says what, and never throws', () => {
    const needed = ['street', 'city', 'state', 'zipCode'] as const;
    for (let missing = 0; missing < 2 ** needed.length; missing += 1) {
      const empty = needed.filter((_, place) => (missing >> place) % 2 === 1);
      const fields = faults(Object.fromEntries(empty.map((field) => [field, ''])));
      expect(fields.map(([field]) => field)).toEqual(empty);
    }
    expect(faults({ state: '' })).toEqual([['state', 'Choose a state']]);
    expect(faults({ state: 'Narnia', zipCode: '7870' }).map(([field]) => field)).toEqual(['state', 'zipCode']);
  });

  test('whose ZIP code lies in another state says in which', () => {
    expect(faults({ zipCode: '10001' })).toEqual([
      ['zipCode', 'ZIP code 10001 is in New York, not in Texas. Check the state and the ZIP code.'],
    ]);
  });
});
