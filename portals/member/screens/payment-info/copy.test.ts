import { expect, test } from 'vitest';
import { copy as english } from './copy';
import { copy as spanish } from './copy.es';

test('turning automatic payment off stops no payment that is processing, and promises of none that it arrives', () => {
  const [one, other] = [english, spanish].map(({ turnOffText }) => turnOffText('Harbor'));
  expect(one).toContain('This doesn’t stop a payment that is already processing.');
  expect(other).toContain('Esto no detiene un pago que ya se está procesando.');
  expect(`${one} ${other}`).not.toMatch(/goes through|se cobra/);
});
