import { finishApplication } from '@contract/application/decision-calls';
import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { logIn } from '../borrower/a-promotion';
import { applyByCalls, borrowByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const listPath = `${portalBase}${paths.admin.applications.href()}`;

const list = (page: Page) => page.getByRole('region', { name: 'Applications' });
/** So wide that the demo’s people of long ago are in it on any day. */
const widely = 'from=2020-01-01&to=2035-01-01';

/** Casey's application, who has a line with money left. */
async function openCasey(page: Page): Promise<void> {
  await openAs(page, 'staff@bright-smile.test', `${listPath}?q=casey`);
  await page.getByRole('button', { name: 'Last 12 months' }).click();
  await list(page).getByRole('link', { name: /Casey/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Casey/ })).toBeVisible();
}

test('staff of a practice see that somebody was denied and what to do, and nothing of why', async ({ page }) => {
  await openAs(page, 'staff@bright-smile.test', `${listPath}?view=denied`);
  await expect(list(page).getByRole('columnheader', { name: 'Grade' })).toHaveCount(0);
  await list(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Application denied' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Decision' })).toHaveCount(0);
  for (const word of ['SSN', 'Annual income', 'credit file']) await expect(page.getByText(word)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('Notice of action taken')).toHaveCount(0);
  await page.goto(`${listPath}?grade=F`);
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('a request is asked for with Enter, stands in the panel at once, is changed and is withdrawn', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  // The phone and the desk ask the same patient at the same time.
  const [first, second] = isMobile ? ['319', '338.50'] : ['321', '340.50'];
  await openCasey(page);
  await page.getByRole('button', { name: 'New transaction' }).click();
  await page.getByRole('combobox', { name: 'Treatment 1' }).fill('Night guard');
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await page.keyboard.type('Whitening');
  await page.getByLabel('Amount').fill(first);
  // Pressed twice, as people do: the second meets the next dialog.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: `approve $${first}?` });
  await expect(confirm).toBeVisible();
  await expect(confirm.getByText('Whitening')).toBeVisible();
  await confirm.getByRole('button', { name: `Request $${first}` }).click();

  const row = page
    .getByRole('list', { name: 'Transactions' })
    .getByRole('listitem')
    .filter({ hasText: `$${first}` })
    .first();
  await expect(row).toContainText('Awaiting patient');
  await expectAccessible(page);
  await row.getByRole('button', { name: `Remind about $${first}` }).click();
  await page.getByRole('dialog').getByLabel('Email').check();
  await page.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText('Reminder sent to Casey Morgan').first()).toBeVisible();
  await row.getByText('Show history').click();
  await expect(row.getByRole('list')).toContainText(/remind/i);
  await row.getByText('Show history').click();

  // Changed: nothing new is told at the field, Back keeps what was typed, and only then is the patient asked.
  await row.getByRole('button', { name: `Change $${first}` }).click();
  const change = page.getByRole('dialog', { name: 'Change Casey Morgan’s request' });
  await expect(change.getByLabel('Amount')).toHaveValue(first);
  await change.getByRole('button', { name: 'Continue' }).click();
  await expect(change.getByText('You haven’t changed anything.').first()).toBeVisible();
  await change.getByLabel('Amount').fill(second);
  await change.getByRole('button', { name: 'Continue' }).click();
  const instead = page.getByRole('dialog', { name: `approve $${second} instead of $${first}?` });
  await instead.getByRole('button', { name: 'Back' }).click();
  await expect(change.getByLabel('Amount')).toHaveValue(String(Number(second)));
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Remove treatment 2' }).click();
  await change.getByRole('button', { name: 'Continue' }).click();
  await expect(instead.getByText('Whitening')).toHaveCount(0);
  await expectAccessible(page);
  await instead.getByRole('button', { name: `Request $${second}` }).click();
  await expect(page.getByText(`We asked Casey Morgan to approve $${second}`)).toBeVisible();
  const changed = page
    .getByRole('list', { name: 'Transactions' })
    .getByRole('listitem')
    .filter({ hasText: `$${second}` })
    .first();
  await expect(changed.getByText('Night guard')).toBeVisible();
  await changed.getByText('Show history').click();
  await expect(changed.getByText(`$${first}.00 → $${second}`)).toBeVisible();

  await changed.getByRole('button', { name: `Withdraw $${second}` }).click();
  await page
    .getByRole('dialog', { name: `Withdraw $${second} request?` })
    .getByRole('button', { name: 'Withdraw request' })
    .click();
  await expect(page.getByText(`$${second} request withdrawn`)).toBeVisible();
  await expect(changed).toContainText('Withdrawn');
  await expect(changed.getByRole('button', { name: `Change $${second}` })).toHaveCount(0);
});

test('a changed form asks before it is closed, however often Escape is pressed, and a clean one never', async ({
  page,
}) => {
  await openCasey(page);
  const opener = page.getByRole('button', { name: 'New transaction' });
  const dialog = page.getByRole('dialog', { name: /New transaction/ });
  await opener.click();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.getByLabel('Amount').fill('45');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('45');
  await expect(dialog.getByRole('alert')).toHaveText('Your answers haven’t been sent.');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Amount').fill('46');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
});

test('a page beyond the last leads back', async ({ page }) => {
  await openAs(page, 'admin@demo.test', `${listPath}?${widely}&page=99`);
  await expect(page.getByRole('heading', { name: 'Page 99 doesn’t exist' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to page 1', exact: true }).click();
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await page.goto(`${listPath}?${widely}&page=9999`);
  await page.getByRole('button', { name: 'Go to page 1', exact: true }).click();
  await expect(list(page).getByRole('link').first()).toBeVisible();
});

test('arrow keys walk through the patients found', async ({ page }) => {
  await openAs(page, 'staff@bright-smile.test', `${portalBase}${paths.admin.calculator.href()}`);
  await page.getByRole('button', { name: 'Find patient' }).click();
  const field = page.getByRole('searchbox', { name: 'Name or account number' });
  await field.fill('a');
  const found = page.getByRole('list', { name: 'Search results' }).getByRole('button');
  await expect(found.nth(1)).toBeVisible();
  await field.press('ArrowDown');
  await expect(found.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove patient' })).toBeFocused();
});

test('no staff screen is longer than what stands on it', { tag: '@both' }, async ({ page }) => {
  await openAs(page, 'manager@bright-smile.test', `${portalBase}${paths.admin.website.href()}`);
  const screens = [
    paths.admin.website,
    paths.admin.calculator,
    paths.admin.applications,
    paths.membershipAdmin.signups,
  ];
  for (const screen of screens) {
    await page.goto(`${portalBase}${screen.href()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beyond = await page.evaluate(() => {
      const main = document.querySelector('main');
      const page = document.scrollingElement;
      if (!main || !page) return -1;
      return Math.max(
        0,
        page.scrollHeight - Math.max(window.innerHeight, main.getBoundingClientRect().bottom + page.scrollTop),
      );
    });
    expect(beyond, screen.pattern).toBeLessThanOrEqual(1);
  }
});

test("the membership brand's admin comes to the members of today, finds the sign-ups and no financing", async ({
  page,
}) => {
  await openAs(page, 'privi-admin@demo.test', listPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Members today' })).toBeVisible();
  await expect(page.getByText('Members with a plan')).toBeVisible();
  await expect(page.getByRole('region', { name: 'To do today' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign-ups', exact: true }).click();
  // The last 30 days, which it begins with, are not empty.
  await expect(page.getByRole('region', { name: 'Sign-ups' }).getByRole('link').first()).toBeVisible();
  await page.goto(`${portalBase}${paths.membershipAdmin.signups.href()}?from=2020-01-01&to=2035-01-01&q=Morgan`);
  await expect(page.getByRole('region', { name: 'Sign-ups' }).getByText('Morgan Ellis')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Sign-ups' }).getByText('Active', { exact: true }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  // Whoever has a membership opens as a member; who has none yet as a sign-up, without a limit.
  await page.getByRole('region', { name: 'Sign-ups' }).getByRole('link', { name: 'Morgan Ellis' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Morgan Ellis' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visits' })).toBeVisible();
  await page.goto(`${portalBase}${paths.membershipAdmin.signups.href()}?view=denied&from=2020-01-01&to=2035-01-01`);
  await page.getByRole('region', { name: 'Sign-ups' }).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Sign-up' })).toBeVisible();
  await expect(page.getByText('Limit', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Transactions' })).toHaveCount(0);
  await page.goto(listPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Members today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0);
});

test('somebody of the platform denies an application that waits, with reasons', { tag: '@both' }, async ({ page }) => {
  await openAs(page, 'admin@demo.test', `${listPath}?view=review&${widely}`);
  await list(page).getByRole('link').last().click();
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Deny .+’s application\?$/ });
  await dialog.getByRole('button', { name: 'Deny and send notice' }).click();
  await expect(dialog.getByText('Choose 1 to 4 reasons.')).toBeVisible();
  await dialog.getByLabel('Unable to verify income').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Deny and send notice' }).click();
  await expect(page.getByText(/is denied/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Decide this application' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('Notice of action taken and statement of reasons')).toBeVisible();
});

test('the sidebar counts what waits anew once it is decided, and keeps the person at its foot in sight', async ({
  page,
  mailbox,
  addresses: { app },
}, { retry }) => {
  // Nobody else applies at this practice.
  const ana = { ...anApplicant('0012', `sidebar-${retry}`), practice: 'prairie-hair' };
  const { token, applicationId } = await applyByCalls({ app, mailbox }, ana);
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await openAs(page, 'admin@demo.test', listPath);
  await page.getByRole('button', { name: 'All practices' }).click();
  await page.getByRole('button', { name: 'Prairie Hair Restoration' }).click();
  await page.goto(`${portalBase}${paths.admin.application.href({ applicationId })}`);
  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  const waiting = sidebar.getByRole('link', { name: /^Applications/ });
  await expect(waiting).toHaveText(/^Applications\d+$/);
  const before = Number((await waiting.innerText()).replace(/\D/g, ''));
  await expect(sidebar.getByRole('button').last()).toBeInViewport();
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Deny .+’s application\?$/ });
  await dialog.getByLabel('Unable to verify income').check();
  await dialog.getByRole('button', { name: 'Deny and send notice' }).click();
  await expect(waiting).toHaveText(before === 1 ? 'Applications' : `Applications${before - 1}`);
});

test('somebody who is a patient in the same browser works as staff, and is the patient still on their own pages', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `two-sessions-${project.name}-${retry}`);
  await borrowByCalls({ app, mailbox }, ana);
  await logIn(page, ana.email, mailbox);
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  const home = page.url();
  await openAs(page, 'staff@bright-smile.test', listPath);
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
});
