import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { describe, expect, test } from 'vitest';
import { type Charges, consentSection } from './consent';

const on = civilDate('2026-08-20');
const months = (first: number, later: number, last = later) =>
  ['2026-08-20', '2026-09-20', '2026-10-20', '2026-11-20'].map((day, index) => ({
    on: civilDate(day),
    amountCents: cents(index === 0 ? first : index === 3 ? last : later),
  }));
const charges = (of: Partial<Charges> = {}): Charges => ({
  practice: 'Harbor Med Spa',
  way: { name: 'Visa', last_four: '4242' },
  isByHand: false,
  payments: months(49_414, 19_414),
  on,
  hasCredit: false,
  ...of,
});
const said = (...[agreed, of = charges(), language = 'en']: Partial<Parameters<typeof consentSection>>) =>
  consentSection(agreed ?? 'PLAN', of, language).paragraphs.join(' ');

describe('what is ticked before a signature is a whole sentence', () => {
  const today = '$494.14 today, August 20, 2026';
  const may = 'I have read the terms. Harbor Med Spa may charge Visa •••• 4242';
  test.each([
    [{}, `${may} ${today}, and $194.14 monthly starting September 20, 2026 until November 20, 2026.`],
    [
      { payments: months(49_414, 19_414, 19_410) },
      `${may} ${today}, and $194.14 monthly starting September 20, 2026 until November 20, 2026 ($194.10 the last time).`,
    ],
    [{ payments: months(49_414, 19_414).slice(0, 2) }, `${may} ${today}, and $194.14 on September 20, 2026.`],
    [{ payments: months(49_414, 19_414).slice(0, 1) }, `${may} ${today}.`],
    [{ payments: months(0, 19_414) }, `${may} $194.14 monthly starting September 20, 2026 until November 20, 2026.`],
    [{ payments: [] }, 'I have read the terms.'],
    [
      { way: undefined, payments: months(49_414, 0) },
      `${may.replace('Visa •••• 4242', 'my payment method')} ${today}.`,
    ],
  ])('of a plan: %j', (of, sentence) => {
    expect(said('PLAN', charges(of))).toBe(sentence);
  });

  test('of a plan, in Spanish', () => {
    expect(said('PLAN', charges(), 'es')).toBe(
      'He leído los términos. Harbor Med Spa puede cobrar a Visa •••• 4242 $494.14 hoy, 20 de agosto de 2026, y $194.14 al mes desde el 20 de septiembre de 2026 hasta el 20 de noviembre de 2026.',
    );
  });

  test('of another year: the first payment on its day, and credits that there are then', () => {
    const renewsOn = civilDate('2026-08-20');
    const of = charges({ on: civilDate('2026-07-10'), hasCredit: true });
    expect(said({ renewsOn }, of)).toBe(
      'I have read the terms and agree that my plan at Harbor Med Spa continues for another year starting August 20, 2026. Harbor Med Spa may charge Visa •••• 4242 $494.14 on August 20, 2026, and $194.14 monthly starting September 20, 2026 until November 20, 2026. Credit I have on those days lowers what is charged.',
    );
    expect(said({ renewsOn }, { ...of, payments: months(19_414, 19_414) })).toContain(
      ' $194.14 monthly starting August 20, 2026 until November 20, 2026.',
    );
  });

  test('of a change, and where nothing is left to pay', () => {
    const of = charges({ on: civilDate('2026-08-10'), payments: months(19_414, 19_414) });
    const accepted = 'I have read the terms and accept the change to my plan at Harbor Med Spa.';
    expect(said('CHANGE', of)).toBe(
      `${accepted} Harbor Med Spa may charge Visa •••• 4242 $194.14 monthly starting August 20, 2026 until November 20, 2026.`,
    );
    expect(said('CHANGE', { ...of, payments: [], hasCredit: true })).toBe(accepted);
  });

  test('where automatic payment is off: nobody may charge anything', () => {
    const of = charges({ isByHand: true, way: undefined, hasCredit: true });
    expect(said('CHANGE', of)).toMatch(/ I will pay \$494\.14 today, .* myself\.$/);
    expect(said('CHANGE', of, 'es')).not.toMatch(/cobrar|cobra/);
  });
});
