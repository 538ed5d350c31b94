import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Signature, useSignature } from './signature';

function Sheet({ signedName, sent }: { signedName: string | null; sent: string[] }) {
  const form = useSignature('Ana Rivera', async (name) => void sent.push(name), signedName);
  return (
    <>
      <Signature form={form} legalName="Ana Rivera" disclosureHash="a">
        I agree
      </Signature>
      <button type="button" onClick={() => void form.send()}>
        Sign
      </button>
    </>
  );
}

test('a signature that was given before stands there, and is sent again without typing', async () => {
  const sent: string[] = [];
  await draw(<Sheet signedName="Ana Rivera" sent={sent} />);
  await expect.element(page.getByRole('textbox')).toHaveValue('Ana Rivera');
  await page.getByRole('button', { name: 'Sign' }).click();
  await expect.poll(() => sent).toEqual(['Ana Rivera']);
});

test('without one nothing is filled in', async () => {
  const sent: string[] = [];
  await draw(<Sheet signedName={null} sent={sent} />);
  await expect.element(page.getByRole('textbox')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign' }).click();
  await expect.element(page.getByText('Type your name', { exact: false }).first()).toBeVisible();
  expect(sent).toEqual([]);
});
