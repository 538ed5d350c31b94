import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { certificateRefusal, heldCertificates, withCertificates } from './reward-certificate';

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

const coupon = (product: string, amount: number) => ({
  issuer: 'Manufacturer Coupon' as const,
  amountCents: cents(amount),
  product,
});
const worth = (product: string, amount: number) => ({ product, amountCents: cents(amount) });

test('certificates of a product add up to one coupon, on top of one that the plan has', () => {
  const provider = { issuer: 'Provider Discount' as const, amountCents: cents(1_000) };
  const some = [worth('dysport', 6_000), worth('sculptra', 10_000), worth('dysport', 5_000)];
  expect(withCertificates([provider], some)).toEqual([provider, coupon('dysport', 11_000), coupon('sculptra', 10_000)]);
  expect(withCertificates([coupon('dysport', 500)], some)).toEqual([
    coupon('dysport', 11_500),
    coupon('sculptra', 10_000),
  ]);
  expect(withCertificates([provider], [])).toEqual([provider]);
});

test('a plan holds as many certificates of a product as its coupon is worth', () => {
  const some = [
    { id: 'a', ...worth('dysport', 6_000) },
    { id: 'b', ...worth('dysport', 5_000) },
    { id: 'c', ...worth('sculptra', 10_000) },
  ];
  const held = (...plans: ReturnType<typeof coupon>[][]) => [...heldCertificates(some, plans)];
  expect(held([coupon('dysport', 11_000), coupon('sculptra', 10_000)])).toEqual(['a', 'b', 'c']);
  // Whichever plan: the one that waits may become the one that runs.
  expect(held([coupon('dysport', 6_000)], [coupon('dysport', 11_000)])).toEqual(['a', 'b']);
  expect(held([coupon('dysport', 5_500)])).toEqual(['b']);
  expect(held([])).toEqual([]);
});
