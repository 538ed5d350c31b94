import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { MAIL_CLASSES, PERSON_STATES, statesOf, statesText, whatStops } from './person-state';

describe('what stops', () => {
  test('nothing for whom nothing is recorded, and for whom somebody may speak', () => {
    expect(whatStops(['POWER_OF_ATTORNEY'])).toEqual(whatStops([]));
    expect(whatStops([])).toMatchObject({ debits: false, clocks: false, credit: false, payments: false });
  });

  test('a death stops everything, and only a representative reads of it', () => {
    const { mail, ...rest } = whatStops(['DECEASED']);
    expect(Object.values(rest)).toEqual([true, true, true, true, true]);
    expect(Object.values(mail)).not.toContain('PERSON');
  });

  test('in bankruptcy nobody asks for payment, also not an attorney, and the person may still pay', () => {
    const { mail, debits, clocks, payments } = whatStops(['REPRESENTED', 'BANKRUPTCY']);
    expect([mail.DEMAND, mail.COLLECTION, mail.REQUIRED]).toEqual(['NOBODY', 'NOBODY', 'PERSON']);
    expect([debits, clocks, payments]).toEqual([true, true, false]);
  });

  test('who wants no contact gets what a law asks for, and autopay goes on', () => {
    const { mail, debits, clocks } = whatStops(['CEASE_CONTACT']);
    expect(mail).toEqual({ REQUIRED: 'PERSON', DEMAND: 'PERSON', COLLECTION: 'NOBODY', OTHER: 'NOBODY' });
    expect([debits, clocks]).toEqual([false, false]);
  });

  test('an attorney alone reads what asks for payment', () => {
    expect(whatStops(['REPRESENTED']).mail).toEqual({
      REQUIRED: 'PERSON',
      DEMAND: 'REPRESENTATIVE',
      COLLECTION: 'REPRESENTATIVE',
      OTHER: 'PERSON',
    });
  });

  test('one state more never lets anything through that was stopped', () => {
    const order = ['PERSON', 'REPRESENTATIVE', 'NOBODY'];
    fc.assert(
      fc.property(fc.subarray([...PERSON_STATES]), fc.constantFrom(...PERSON_STATES), (states, more) => {
        const [before, after] = [whatStops(states), whatStops([...states, more])];
        for (const key of ['debits', 'clocks', 'credit', 'payments', 'asking'] as const)
          expect(after[key] || !before[key]).toBe(true);
        for (const kind of MAIL_CLASSES)
          expect(order.indexOf(after.mail[kind])).toBeGreaterThanOrEqual(order.indexOf(before.mail[kind]));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

test('states are read back as they were kept', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...PERSON_STATES]), (states) => {
      expect(new Set(statesOf(statesText(states)))).toEqual(new Set(states));
    }),
    { numRuns: PROPERTY_RUNS },
  );
  expect(statesOf('')).toEqual([]);
});
