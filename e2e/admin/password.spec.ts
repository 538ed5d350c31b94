import { paths, portalBase } from '@contract/paths';
import { addColleague } from '@contract/staff/colleague-calls';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

const at = (path: string) => `${portalBase}${path}`;

test(
  'a new colleague makes a password by the mail, changes it, and sets a forgotten one anew',
  { tag: '@both' },
  async ({ page, mailbox, addresses: { app } }, { project, retry }) => {
    const email = `lane-${project.name}-${retry}@bright-smile.test`;
    const admin = await staffOf(app, 'admin@demo.test');
    const body = { name: 'Nova Lane', email, role: 'PracticeStaff', practices: ['prac-bright-smile'] };
    await admin('POST', addColleague.path, body);
    const linkOf = async (subject: string) => {
      const found = async () => (await mailbox.list(email)).filter((mail) => mail.subject === subject).at(-1);
      await expect.poll(async () => (await found()) !== undefined).toBe(true);
      return /https?:\/\/\S+-password#[\w-]+/.exec(JSON.stringify(await found()))?.[0] ?? '';
    };
    const logIn = async (password: string) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    const first = new URL(await linkOf('Your PatientFi account'));
    await page.goto(`${first.pathname}${first.hash}`);
    await expect(page.getByText(`For ${email}.`)).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('Password1234');
    await page.getByLabel('Confirm new password').fill('Password1234');
    await page.getByRole('button', { name: 'Create your password' }).click();
    await expect(page.getByRole('alert')).toContainText('too easy to guess');
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill('right-horse-battery');
    await page.getByLabel('Confirm new password').fill('right-horse-battery');
    await page.getByRole('button', { name: 'Create your password' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn('right-horse-battery');
    await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();

    await page.goto(at(paths.admin.account.href()));
    await page.getByLabel('Current password').fill('right-horse-battery');
    await page.getByLabel('New password', { exact: true }).fill('wrong-staple-lantern');
    await page.getByLabel('Confirm new password').fill('wrong-staple-lantern');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();

    await page.context().clearCookies();
    await page.goto(at(paths.admin.login.href()));
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email address').fill('nobody@bright-smile.test');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('alert')).toContainText('Email not recognized.');
    await expectAccessible(page);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page).toHaveURL(new RegExp(`${at(paths.admin.linkSent.href())}$`));
    await expectAccessible(page);
    const again = new URL(await linkOf('Set a new PatientFi password'));
    await page.goto(`${again.pathname}${again.hash}`);
    await page.getByLabel('New password', { exact: true }).fill('three-quiet-otters');
    await page.getByLabel('Confirm new password').fill('three-quiet-otters');
    await page.getByRole('button', { name: 'Set a new password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await page.goto(`${again.pathname}${again.hash}`);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Send me another link' })).toBeVisible();
  },
);

test('the membership brand asks under its own address', async ({ page }) => {
  await page.goto(at(paths.membershipAdmin.login.href()));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email address').fill('privi-admin@demo.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveURL(new RegExp(`${at(paths.membershipAdmin.linkSent.href())}$`));
});
