import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { waitingContacts } from './contact.actions';
import { ContactCard } from './contact-card';

beforeEach(() => {
  startSession('token', 'borrower');
  waitingContacts.list.data = null;
});
afterEach(endSession);

const waiting = { data: [{ channel: 'email', sentTo: 'n•••@e•••.com' }] };
const sent = { sentTo: 'n•••@e•••.com', resendAfterSeconds: 30, expiresAt: '2026-08-20T16:10:00.000Z' };

test('a new address is confirmed by its code, and is said to be', async () => {
  const answers: Record<string, Answer> = {
    'GET /borrower/contact-change': { body: waiting },
    'POST /borrower/contact-change/code': { body: sent },
    'POST /borrower/contact-change/confirm': { body: { success: true } },
  };
  const calls = fakeApi(answers);
  await draw(<ContactCard />);
  await expect.element(page.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(page.getByLabelText('Code sent to n•••@e•••.com')).toBeVisible();
  answers['GET /borrower/contact-change'] = { body: { data: [] } };
  await page.getByLabelText('Code sent to n•••@e•••.com').fill('123456');
  await expect.element(page.getByText(/Use it to log in from now on/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Confirm your new email address' })).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body).filter(Boolean)).toEqual([
    { channel: 'email' },
    { channel: 'email', otp: '123456' },
  ]);
});

test.each([
  ['WRONG_CODE', { triesLeft: 3 }, 'That code isn’t right. You have 3 tries left'],
  ['CODE_EXPIRED', {}, 'That code has expired. Request a new one below'],
  ['CODE_USED_UP', {}, 'That code can’t be used anymore. Request a new one below'],
] as const)('%s is said at the code, and a new one can be sent', async (code, more, sentence) => {
  fakeApi({
    'GET /borrower/contact-change': { body: waiting },
    'POST /borrower/contact-change/code': { body: sent },
    'POST /borrower/contact-change/confirm': { code, ...more },
  });
  await draw(<ContactCard />);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabelText('Code sent to n•••@e•••.com').fill('000000');
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
});

test('what was taken back meanwhile waits no more', async () => {
  const answers: Record<string, Answer> = { 'GET /borrower/contact-change': { body: waiting } };
  fakeApi(answers);
  await draw(<ContactCard />);
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  answers['GET /borrower/contact-change'] = { body: { data: [] } };
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(page.getByText('Nothing is waiting to be confirmed anymore.')).toBeVisible();
});
