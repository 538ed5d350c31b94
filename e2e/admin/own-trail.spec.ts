import { finishApplication } from '@contract/application/decision-calls';
import { logPaths } from '@contract/audit-log/paths';
import { paths, portalBase } from '@contract/paths';
import { addColleague } from '@contract/staff/colleague-calls';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { checkTrailAndForgery } from '../fixtures/trail';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const addressOf = (path: { href: () => string }) => `${portalBase}${path.href()}`;
const trail = addressOf(logPaths.auditTrail);
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Audit trail' }).locator('tbody').getByRole('row');
/** What was done, without the values below it. */
const deedsOf = async (page: Page) => {
  const cells = await rowsOf(page).locator('td[data-title="Action"]').allInnerTexts();
  return cells.map((text) => text.split('\n')[0] ?? '');
};

/** The trail of one object, newest first. */
async function trailOf(page: Page, id: string): Promise<void> {
  await page.goto(trail);
  await page.getByRole('searchbox', { name: 'Object ID' }).fill(id);
  // The newest row of the whole trail may be about it, too.
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === id);
}

async function act(page: Page, name: string, item: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function allow(page: Page, name: string, tick: (box: ReturnType<Page['getByLabel']>) => Promise<void>) {
  await act(page, name, 'Permissions');
  const dialog = page.getByRole('dialog');
  const asRole = dialog.getByLabel('Same as every “Practice staff”');
  if (await asRole.isChecked()) await asRole.uncheck();
  await tick(dialog.getByLabel('Send estimates'));
  const answer = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('/permissions'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await answer).status()).toBe(200);
  await expect(dialog).toBeHidden();
}

test('an Admin adds somebody, takes and gives a permission, decides a review, and finds each of it in the trail, which tells a forgery', async ({
  page,
  mailbox,
  addresses: { app },
}, { retry }) => {
  test.slow();
  const name = `Iris Trail${'x'.repeat(retry)}`;
  await openAs(page, 'operations@demo.test', addressOf(paths.admin.adminSettings));

  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Iris');
  await dialog.getByLabel('Last name').fill(name.slice(5));
  await dialog.getByLabel('Email address').fill(`iris.trail.${retry}@harbor-medspa.test`);
  await dialog.getByLabel('Role').selectOption('PracticeStaff');
  await dialog.getByLabel('Harbor Med Spa').check();
  const added = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith(addColleague.path),
  );
  await dialog.getByRole('button', { name: 'Add user' }).click();
  const { data: person } = (await (await added).json()) as { data: { _id: string } };
  await expect(page.getByText(`${name} added`)).toBeVisible();
  await allow(page, name, (box) => box.uncheck());
  await allow(page, name, (box) => box.check());

  const email = `iris.patient.${retry}@example.test`;
  const { token, applicationId } = await applyByCalls({ app, mailbox }, { email, lastFour: '0005', lastName: 'Trail' });
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await page.goto(`${portalBase}${paths.admin.application.href({ applicationId })}`);
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await dialog.getByLabel('Unable to verify income').check();
  await dialog.getByRole('button', { name: 'Deny and send notice' }).click();
  await expect(page.getByText(/is denied/)).toBeVisible();

  await trailOf(page, person._id);
  await expect
    .poll(() => deedsOf(page))
    .toEqual([
      'Owen Hale changed a user’s permissions',
      'Owen Hale changed a user’s permissions',
      'Owen Hale added a user',
    ]);
  await expect(rowsOf(page).first()).toContainText('Owen Hale');
  await expect(rowsOf(page).first()).toContainText('Harbor Med Spa');
  await expectAccessible(page);
  await rowsOf(page).last().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Only this action' }).click();
  await expect.poll(() => deedsOf(page)).toEqual(['Owen Hale added a user']);
  await trailOf(page, applicationId);
  const reviewed = 'Owen Hale decided a review, “denied”';
  await expect.poll(async () => (await deedsOf(page)).join()).toContain(reviewed);
  await rowsOf(page).filter({ hasText: reviewed }).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Only this actor' }).click();
  await expect.poll(async () => (await deedsOf(page)).join()).toContain(reviewed);
  await expect(rowsOf(page).first()).toContainText('Owen Hale');

  const { before, forged, after } = await checkTrailAndForgery({ action: 'staff.added', objectId: person._id });
  expect(before).toMatchObject({ isWhole: true });
  expect([forged, after.isWhole]).toEqual([1, false]);
  expect(after.said).toContain('prac-harbor-medspa');
});
