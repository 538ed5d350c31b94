import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RulesSection } from './rules-section';
import { type Offer, settings } from './settings.store';

const rules = (_id: string, name: string, change: object) => ({
  _id,
  name,
  isInForce: false,
  riskprofile: null,
  refusal: null,
  ...change,
});
const offer = {
  practiceId: 'p1',
  version: 3,
  underwritingrules: [
    rules('careful', 'Careful', { riskprofile: { _id: 'thin', name: 'Thin files' } }),
    rules('lonely', 'Lonely', { refusal: 'No risk profile works with these rules.' }),
    rules('standard', 'Standard', { isInForce: true, riskprofile: { _id: 'risk', name: 'Standard profile' } }),
  ],
} as unknown as Offer;

test('a practice is given other underwriting rules, with the profile that comes with them said first', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') sent.push([String(url).replace(/^.*(?=\/practice\/)/, ''), JSON.parse(String(body))]);
    return Response.json(offer);
  });
  settings.offer.data = offer;
  draw(<RulesSection offer={offer} />);
  await expect.element(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await expect.element(page.getByText('With Thin files')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Lonely/ })).toBeDisabled();
  await expect.element(page.getByText('No risk profile works with these rules.')).toBeVisible();
  await page.getByRole('radio', { name: /Careful/ }).click();
  await page.getByRole('button', { name: 'Save underwriting rules' }).click();
  await vi.waitFor(() =>
    expect(sent).toEqual([['/practice/p1/underwriting-rules', { underwritingrules: 'careful', version: 3 }]]),
  );
  vi.unstubAllGlobals();
});
