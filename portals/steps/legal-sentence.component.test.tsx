import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { legal } from './legal-mark';
import { LegalSentence } from './legal-sentence';

test('a sentence reads on through its links, and each leads to its text in a new tab', async () => {
  const read = `Read the ${legal('consentAndAuthorization', 'consent')}, and the ${legal('termsAndConditions', 'terms')}.`;
  draw(
    <p>
      <LegalSentence text={read} />
    </p>,
  );
  await expect.element(page.getByText('Read the consent, and the terms.')).toBeVisible();
  for (const [name, address] of [
    ['consent', /consent-and-authorization$/],
    ['terms', /terms-and-conditions$/],
  ] as const) {
    const link = page.getByRole('link', { name }).element();
    expect(link.getAttribute('href')).toMatch(address);
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

test('brackets that name no legal text stay words', async () => {
  draw(
    <p>
      <LegalSentence text="Read [this](elsewhere)." />
    </p>,
  );
  await expect.element(page.getByText('Read [this](elsewhere).')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
