import { membershipSettingsPaths as settings } from '@contract/membership-settings/paths';
import { portalBase } from '@contract/paths';
import { png } from '../../api/test/png';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page } from '../fixtures/world';
import { inOwnWorld } from '../life/own-world';
import { logIn, sellTreatments, sendPlan } from '../member/a-plan';
import { aPerson, ask, openSignup, signUp } from '../signup/member';

const test = inOwnWorld('custom-theme');

const BLUE = '#3D5A98';
const RGB = { own: 'rgb(46, 74, 63)', blue: 'rgb(61, 90, 152)' };
const theme = `${portalBase}${settings.customTheme.href()}`;
const picture = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(png(120, 40, [61, 90, 152, 255]).split(',')[1] ?? '', 'base64'),
};

const wears = (page: Page, name: string, color: string) =>
  expect(page.getByRole('button', { name, exact: true })).toHaveCSS('background-color', color);

async function type(page: Page, color: string): Promise<void> {
  await page.getByLabel('Color (optional)').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(color);
  await page.keyboard.press('Enter');
}

test('a look that a practice asks for is approved, and worn by its sign-up, its members’ portal and a mail', async ({
  page,
  browser,
  addresses,
  mailbox,
}, info) => {
  test.slow();
  await sellTreatments(addresses.app);
  const maya = aPerson('0001', info);
  const open = async () => (await browser.newContext({ baseURL: addresses.app })).newPage();
  const [desk, admin] = [await open(), await open()];

  await test.step('a color that nobody can read and a file that is no picture are refused', async () => {
    await openAs(desk, 'manager@bright-smile.test', theme);
    await expect(desk.getByRole('heading', { name: 'Branding', level: 1 })).toBeVisible();
    await type(desk, '#ffff00');
    await expect(desk.getByText(/is hard to read on white\. The closest readable color is/).first()).toBeVisible();
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await desk.getByLabel(/^Logo/).setInputFiles(notes);
    await expect(desk.getByLabel(/^Logo/)).toHaveAccessibleDescription(/Choose a PNG, JPEG, or WebP image/);
    const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await desk.getByLabel(/^Logo/).setInputFiles(large);
    await expect(desk.getByLabel(/^Logo/)).toHaveAccessibleDescription(/Choose an image of 10 MB or less/);
    await expectAccessible(desk);
  });

  await test.step('what can be worn is asked for, and waits in a box; nothing wears it', async () => {
    await desk.getByLabel(/^Logo/).setInputFiles(picture);
    await type(desk, '#2e6e64');
    await expect(desk.getByText(/^Pending approval\./)).toBeVisible();
    await expectAccessible(desk);
    await openSignup(page);
    await ask(page, /^Join .+’s membership program$/);
    await wears(page, 'Send me a code', RGB.own);
  });

  await test.step('an administrator who looks at it while it is replaced is told so, and approves what there is', async () => {
    await openAs(admin, 'admin@demo.test', `${portalBase}${settings.requestedThemes.href()}`);
    await admin.getByRole('button', { name: 'Approve Bright Smile Dental' }).press('Enter');
    await type(desk, BLUE);
    await expect(desk.getByText('replaced the request')).toBeVisible();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(dialog.getByText(/\w+ \w+ .+ on .+\. Review the current version, then try again\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(admin.getByText(BLUE).first()).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Approve Bright Smile Dental' }).press('Enter');
    await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(admin.getByText('No branding requests')).toBeVisible();
  });

  await test.step('the box is gone from the practice’s page, which has a mail', async () => {
    await desk.reload();
    await expect(desk.getByText(/approved the branding/)).toBeVisible();
    await expect(desk.getByText(/^Pending approval\./)).toHaveCount(0);
    expect((await mailbox.next('hello@bright-smile.test')).subject).toBe('Your branding was approved');
  });

  await test.step('the sign-up wears it', async () => {
    await openSignup(page);
    await ask(page, /^Join .+’s membership program$/);
    await wears(page, 'Send me a code', RGB.blue);
    const logo = page.getByRole('banner').locator('img');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
    await expectAccessible(page);
    await signUp(page, maya, mailbox);
    await ask(page, 'You’re registered, Maya');
  });

  await test.step('the mail about a plan and the portal of the member wear it', async () => {
    await sendPlan(addresses.app, maya);
    const isThere = async () => (await mailbox.list(maya.email)).find(({ html }) => html?.includes('/theme-pictures/'));
    await expect.poll(isThere).toBeDefined();
    const mail = await isThere();
    expect(mail?.html).toContain(`background:${BLUE};color:#FFFFFF`);
    expect(mail?.html).toMatch(/<img src="[^"]+\/theme-pictures\/[0-9a-f]{64}\.png" alt="Bright Smile Dental"/);
    await logIn(page, maya, mailbox);
    const look = page.getByRole('link', { name: 'Review plan' });
    await expect(look).toHaveCSS('background-color', RGB.blue);
    await expect(page.getByRole('banner').locator('img')).toHaveCount(1);
    await expectAccessible(page);
  });
});
