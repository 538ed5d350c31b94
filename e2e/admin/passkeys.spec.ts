import { paths, portalBase } from '@contract/paths';
import { addColleague } from '@contract/staff/colleague-calls';
import { createPassword, exchangePasswordLink } from '@contract/staff/password-calls';
import { createMailbox } from '../fixtures/mailbox';
import { proveIt } from '../fixtures/prove';
import { staffOf } from '../fixtures/staff';
import { startWorld } from '../fixtures/start-world';
import { test as base, expect, expectAccessible, type Page } from '../fixtures/world';

/** A world that is reached by a name: browsers make no passkey for a number. */
const test = base.extend<object, { named: Awaited<ReturnType<typeof startWorld>> }>({
  named: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const world = await startWorld({}, 'localhost');
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  addresses: async ({ named }, use) => use(named.addresses),
  mailbox: async ({ named }, use) => use(createMailbox(named.addresses.sandbox)),
  baseURL: async ({ named }, use) => use(named.addresses.app),
});

const PASSWORD = 'right-horse-battery';
const account = `${portalBase}${paths.admin.account.href()}`;

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${portalBase}${paths.admin.login.href()}?redirect=${encodeURIComponent(account)}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A device whose authenticator says yes to everything, as a person does with a finger. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added and named, answers at the next log-in, is asked of a device that has none, and is removed', async ({
  page,
  browser,
  mailbox,
  addresses: { app },
}, { retry }) => {
  const email = `passkey-${retry}@bright-smile.test`;
  const admin = await staffOf(app, 'admin@demo.test');
  const body = { name: 'Nova Lane', email, role: 'PracticeStaff', practices: ['prac-bright-smile'] };
  await admin('POST', addColleague.path, body);
  await expect.poll(async () => (await mailbox.list(email)).length).toBe(1);
  const token = /-password#([\w-]+)/.exec(JSON.stringify(await mailbox.list(email)))?.[1];
  const exchanged = await admin('POST', exchangePasswordLink.path, { token });
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  await admin('PUT', createPassword.path.replace('{token}', exchanged.token), passwords);

  await logIn(page, email);
  await giveAuthenticator(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: /passkey/ });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter a name');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await proveIt(page, PASSWORD);
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toContainText(['Laptop']);
  await expect.poll(async () => JSON.stringify(await mailbox.list(email))).toContain('A passkey was added');
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  await dialog.getByLabel('Name').fill('Desk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys).toContainText(['Desk']);
  await expectAccessible(page);

  await page.context().clearCookies();
  await logIn(page, email);
  await expect(passkeys).toContainText(['last used']);

  const context = await browser.newContext({ baseURL: app });
  const elsewhere = await context.newPage();
  await giveAuthenticator(elsewhere);
  await logIn(elsewhere, email);
  await expect(elsewhere.getByRole('alert')).toContainText('Use your passkey.');
  await expect(elsewhere.getByLabel('Code from your authenticator app')).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: 'Remove Desk' }).click();
  await proveIt(page, PASSWORD);
  await expect.poll(async () => JSON.stringify(await mailbox.list(email))).toContain('A passkey was removed');
  await expect(passkeys).toHaveCount(0);
  await page.context().clearCookies();
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
});
