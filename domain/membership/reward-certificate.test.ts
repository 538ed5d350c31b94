import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { certificateRefusal } from './reward-certificate';

const today = civilDate('2026-09-30');
test.each([
  ['on its last day', 'dysport', '2026-09-30', null],
  ['a day later', 'dysport', '2026-09-29', 'expired'],
  ['of a product that the plan has not', 'sculptra', '2026-12-31', 'no_product'],
  ['both: what cannot be mended first', 'sculptra', '2026-09-29', 'expired'],
])('a certificate %s', (_, product, expiresOn, refusal) => {
  expect(certificateRefusal({ product, expiresOn: civilDate(expiresOn) }, { products: ['dysport'], today })).toBe(
    refusal,
  );
});
