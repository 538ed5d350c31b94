import { request } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/world';
import { logIn } from './a-promotion';

const DAY_MS = 86_400_000;
const HARBOR = 'prac-harbor-medspa';

/**
 * The e-mail of somebody of the demo world who was approved that many days ago, asked for nothing since and is behind with no loan, as
 * staff of the platform see it: others are not offered another look at their limit.
 */
async function approvedAgo(app: string, [from, to]: readonly [number, number]): Promise<string> {
  const staff = await request.newContext({ baseURL: app, extraHTTPHeaders: { origin: app } });
  await staff.post('/v2/admin/login', { data: { email: 'admin@demo.test', password: 'Demo-Password-1' } });
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const list = await staff.post('/practice/applications', {
    data: { practices: [HARBOR], filters: { status: ['APPROVED'] }, dateRange: { start: ago(to), end: ago(from) } },
  });
  const { data } = await list.json();
  for (const { _id } of data) {
    const { email, borrowerId } = await (await staff.get(`/practice/applications/${_id}`)).json();
    const loans = await (await staff.get(`/practice/borrower/${borrowerId}/loans`)).json();
    if (loans.data.some((loan: { pastDue: number; chargedOff: unknown }) => loan.pastDue > 0 || loan.chargedOff))
      continue;
    const own = { borrowerId, dateRange: { start: ago(400), end: ago(0) } };
    const { total } = await (await staff.post('/practice/applications', { data: own })).json();
    if (total > 1) continue;
    const { user: file } = await (await staff.get(`/api/practice/borrower?user_id=${borrowerId}`)).json();
    if (file.credit_profile.expiresOn >= ago(0).slice(0, 10)) continue;
    if (file.acts.some(({ at }: { at: string }) => at > ago(31))) continue;
    await staff.dispose();
    return email;
  }
  throw new Error('Everybody is behind.');
}

test('a limit that has ended is refreshed from home, without anything asked twice', async ({
  page,
  mailbox,
  addresses,
}) => {
  await logIn(page, await approvedAgo(addresses.app, [125, 300]), mailbox);
  // Where something waits for the person, the log-in leads there first.
  await expect(page).not.toHaveURL(/borrower\/login/);
  const other = await page.context().newPage();
  for (const tab of [other, page]) {
    await tab.goto('/v2/borrower/welcome');
    await tab.getByRole('button', { name: 'Refresh my limit' }).click();
  }
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refresh my limit' }).click();
  await expect(dialog.getByText('Check the box to allow the credit check').first()).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Refresh my limit' }).click();
  // Which of the people it is depends on the day, and so does what their file says now.
  await expect(page).toHaveURL(/\/apply\?pagePath=(?!welcome-back|personal-info)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await test.step('asked for in a second tab too, it is the same application', async () => {
    await other.getByRole('dialog').getByRole('checkbox').check();
    await other.getByRole('dialog').getByRole('button', { name: 'Refresh my limit' }).click();
    await expect(other).toHaveURL(/\/apply\?pagePath=(?!welcome-back|personal-info)/);
  });

  await test.step('in both tabs they are still logged in at home', async () => {
    for (const tab of [page, other]) {
      await tab.goto('/v2/borrower/welcome');
      await expect(tab.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    }
  });
});
