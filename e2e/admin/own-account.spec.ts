import { paths, portalBase } from '@contract/paths';
import { addColleague } from '@contract/staff/colleague-calls';
import { createPassword, exchangePasswordLink } from '@contract/staff/password-calls';
import { codeOfStep, stepAt } from '../../api/security/totp';
import { proveIt } from '../fixtures/prove';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const users = `${portalBase}${paths.admin.adminSettings.href()}`;
const PASSWORD = 'right-horse-battery';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The code that an app shows for a key. */
function codeOf(key: string): string {
  const bits = [...key.replaceAll(' ', '')].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeOfStep(bytes, stepAt(Date.now()));
}

async function logIn(page: Page, email: string): Promise<void> {
  const account = `${portalBase}${paths.admin.account.href()}`;
  await page.goto(`${portalBase}${paths.admin.login.href()}?redirect=${encodeURIComponent(account)}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('an authenticator app is set up, asked for at the next log-in, and another session is ended', async ({
  page,
  browser,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const email = `factor-${project.name}-${retry}@bright-smile.test`;
  const admin = await staffOf(app, 'admin@demo.test');
  const body = { name: 'Nova Lane', email, role: 'PracticeStaff', practices: ['prac-bright-smile'] };
  await admin('POST', addColleague.path, body);
  await expect.poll(async () => (await mailbox.list(email)).length).toBe(1);
  const token = /-password#([\w-]+)/.exec(JSON.stringify(await mailbox.list(email)))?.[1];
  const exchanged = await admin('POST', exchangePasswordLink.path, { token });
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  await admin('PUT', createPassword.path.replace('{token}', exchanged.token), passwords);

  await logIn(page, email);
  await page.getByRole('button', { name: 'Set up app' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password').fill('not the password');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof.getByRole('alert')).toContainText("That password isn't correct.");
  await expectAccessible(page);
  await proveIt(page, PASSWORD);
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await page.getByLabel('Key', { exact: true }).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Turn on app' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on app' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Applications' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without the recovery codes?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes).toHaveCount(0);

  const context = await browser.newContext({ baseURL: app });
  const elsewhere = await context.newPage();
  await logIn(elsewhere, email);
  await expect(elsewhere.getByRole('alert')).toContainText('Enter the code from your authenticator app.');
  await elsewhere.getByLabel('Code from your authenticator app').fill(recovery);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(elsewhere.getByText('Recovery codes left: 9.')).toBeVisible();

  await page.reload();
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await sessions.last().getByRole('button', { name: 'Log out' }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Password')).toBeVisible();

  // The phone is lost: an Admin takes the app off, and the password alone lets in.
  await elsewhere.goto(`${portalBase}${paths.admin.login.href()}?redirect=${encodeURIComponent(users)}`);
  await elsewhere.getByLabel('Email address').fill('admin@demo.test');
  await elsewhere.getByLabel('Password').fill('Demo-Password-1');
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  const row = elsewhere.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'More actions' }).click();
  await elsewhere.getByRole('menuitem', { name: 'Remove second factor' }).click();
  const dialog = elsewhere.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove second factor' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter how you confirmed their identity');
  await expectAccessible(elsewhere);
  await dialog.getByLabel('How did you confirm their identity?').fill('Called back at the number of their file.');
  await dialog.getByRole('button', { name: 'Remove second factor' }).click();
  await proveIt(elsewhere, 'Demo-Password-1');
  await expect(elsewhere.getByText('Second factor removed for Nova Lane')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible();
});

test('who logs out in one tab is logged out in the others, and nothing of the one before is shown to who comes next', async ({
  page,
  context,
}) => {
  const overview = `${portalBase}${paths.admin.applications.href()}`;
  const enter = async (tab: Page, email: string) => {
    await tab.getByLabel('Email address').fill(email);
    await tab.getByLabel('Password').fill('Demo-Password-1');
    await tab.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(tab.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  };
  await page.goto(overview);
  await enter(page, 'manager@bright-smile.test');
  const other = await context.newPage();
  await other.goto(overview);
  await other.getByRole('button', { name: 'Your account' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await other.goto(overview);
  await enter(other, 'staff@bright-smile.test');
  await page.goto(overview);
  await expect(page.getByText('Practice staff')).toBeVisible();
});
