import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PrivacyScreen } from './privacy-screen';

afterEach(endSession);

const document = {
  documentKey: 'financial-privacy-policy',
  title: 'What we do with your information',
  version: '2',
  sections: [{ heading: 'Why', paragraphs: ['The law asks us to tell you.'] }],
  box: null,
  sha256: 'ab12',
  signedAt: null,
};

test('a member reads the policy and confirms the text that is shown', async () => {
  startSession('token', 'member');
  const sent = fakeApi({
    'GET /privi/member/privacy-consent': { body: { document, privacyConsentUpdate: null } },
    'POST /privi/member/privacy-consent-confirmation': {
      body: { user: { privacyConsentUpdate: '2026-08-20T16:00:00.000Z' } },
    },
  });
  await draw(<PrivacyScreen />);
  await expect.element(page.getByText('The law asks us to tell you.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'membership privacy policy' }))
    .toHaveAttribute('href', '/v2/membership-privacy-policy');
  await page.getByRole('button', { name: 'I have read this' }).click();

  await expect.element(page.getByText('You confirmed this text on August 20, 2026.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'I have read this' })).not.toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ sha256: 'ab12' });
});
