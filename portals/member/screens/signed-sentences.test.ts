import { describe, expect, test } from 'vitest';
import { copy as activation } from './activation/copy';
import { copy as activationEs } from './activation/copy.es';
import { copy as renewal } from './agreement-confirmation/copy';
import { copy as renewalEs } from './agreement-confirmation/copy.es';
import { copy as change } from './plan-change/copy';
import { copy as changeEs } from './plan-change/copy.es';

const practice = 'Harbor Med Spa';
const way = 'Visa •••• 4242';
const months = { amount: '$194.14', from: 'September 19, 2026', until: 'July 19, 2027' };
const meses = { ...months, from: '19 de septiembre de 2026', until: '19 de julio de 2027' };
const day = 'July 19, 2027';
const once = { amount: '$194.14', from: day, until: day };

describe('what is ticked before a signature is a whole sentence', () => {
  test.each([
    [
      { practice, way, today: '$494.14', later: months },
      'I have read the terms. Harbor Med Spa may charge Visa •••• 4242 *$494.14 today* and *$194.14* monthly starting September 19, 2026 until July 19, 2027.',
    ],
    [
      { practice, way, today: '$494.14', later: once },
      'I have read the terms. Harbor Med Spa may charge Visa •••• 4242 *$494.14 today* and *$194.14* on July 19, 2027.',
    ],
    [
      { practice, way, today: '$2,569.80', later: null },
      'I have read the terms. Harbor Med Spa may charge Visa •••• 4242 *$2,569.80 today*.',
    ],
    [
      { practice, way, today: null, later: months },
      'I have read the terms. Harbor Med Spa may charge Visa •••• 4242 *$194.14* monthly starting September 19, 2026 until July 19, 2027.',
    ],
    [{ practice, way, today: null, later: null }, 'I have read the terms.'],
    [
      { practice, way: null, today: '$494.14', later: null },
      'I have read the terms. Harbor Med Spa may charge my payment method *$494.14 today*.',
    ],
  ])('of a plan: %j', (of, sentence) => {
    expect(activation.agree(of)).toBe(sentence);
  });

  test('of a plan, in Spanish', () => {
    expect(activationEs.agree({ practice, way, today: '$494.14', later: meses })).toBe(
      'He leído los términos. Harbor Med Spa puede cobrar a Visa •••• 4242 *$494.14 hoy* y *$194.14* cada mes desde el 19 de septiembre de 2026 hasta el 19 de julio de 2027.',
    );
  });

  const year = { practice, day, way, amount: '$494.14', later: months, hasCredit: false, isByHand: false };
  const agreed =
    'I have read the terms and agree that my plan at Harbor Med Spa continues for another year starting July 19, 2027. Harbor Med Spa may charge Visa •••• 4242 $494.14 on that day';
  test.each([
    [{}, ' and $194.14 monthly starting September 19, 2026 until July 19, 2027.'],
    [{ later: once }, ' and $194.14 on July 19, 2027.'],
    [{ later: null }, '.'],
    [{ later: null, hasCredit: true }, '. Credit I have on those days lowers what is charged.'],
  ])('of another year: %j', (given, end) => {
    expect(renewal.agreed({ ...year, ...given })).toBe(`${agreed}${end}`);
  });

  test('of another year, in Spanish', () => {
    expect(renewalEs.agreed({ ...year, day: '19 de julio de 2027', later: meses, hasCredit: true })).toBe(
      'He leído los términos y acepto que mi plan en Harbor Med Spa continúe otro año desde el 19 de julio de 2027. Harbor Med Spa puede cobrar a Visa •••• 4242 $494.14 ese día y $194.14 al mes desde el 19 de septiembre de 2026 hasta el 19 de julio de 2027. El crédito que tenga esos días reduce lo que se cobra.',
    );
  });

  const accepted = 'I have read the terms and accept the change to my plan at Harbor Med Spa.';
  test.each([
    [{ charge: null }, ''],
    [{ charge: null, hasCredit: true }, ''],
    [{ charge: once }, ' Harbor Med Spa may charge Visa •••• 4242 $194.14 on July 19, 2027.'],
    [
      { charge: months, hasCredit: true },
      ' Harbor Med Spa may charge Visa •••• 4242 $194.14 monthly starting September 19, 2026 until July 19, 2027. Credit I have on those days lowers what is charged.',
    ],
  ])('of a change: %j', (given, end) => {
    expect(change.agreed({ practice, way, hasCredit: false, isByHand: false, ...given })).toBe(`${accepted}${end}`);
  });

  test('where automatic payment is off: nobody may charge anything', () => {
    const byHand = { practice, way: null, hasCredit: true, isByHand: true };
    expect(change.agreed({ ...byHand, charge: months })).toBe(
      `${accepted} I will pay $194.14 monthly starting September 19, 2026 until July 19, 2027 myself.`,
    );
    expect(changeEs.agreed({ ...byHand, charge: meses })).not.toContain('cobrar');
    expect(renewal.agreed({ ...year, ...byHand, later: null })).toBe(
      'I have read the terms and agree that my plan at Harbor Med Spa continues for another year starting July 19, 2027. I will pay $494.14 on that day myself.',
    );
    expect(renewalEs.agreed({ ...year, ...byHand })).not.toContain('cobrar');
  });

  test('of a change, in Spanish', () => {
    expect(changeEs.agreed({ practice, way, charge: meses, hasCredit: false, isByHand: false })).toBe(
      'He leído los términos y acepto el cambio de mi plan en Harbor Med Spa. Harbor Med Spa puede cobrar a Visa •••• 4242 $194.14 al mes desde el 19 de septiembre de 2026 hasta el 19 de julio de 2027.',
    );
  });
});
