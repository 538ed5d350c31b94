import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

const STAFF = 'staff@harbor-medspa.test';
const address = `${portalBase}${memberStaffPaths.calendar.href()}`;

test('a week in the calendar by keyboard: a treatment gets its date, is moved where it is free, and is marked as done', async ({
  page,
}) => {
  await openAs(page, STAFF, address);
  const waiting = page.getByRole('region', { name: /^Needs scheduling/ });
  const book = waiting.getByRole('button', { name: /^Book .+ for / }).first();
  await expect(book).toBeVisible();
  await expectAccessible(page);
  const name = ((await book.getAttribute('aria-label')) ?? '').replace(/^Book .+ for /, '');

  await test.step('the next free time is offered, and booked', async () => {
    await book.press('Enter');
    const dialog = page.getByRole('dialog');
    const time = dialog.getByRole('button', { name: /^\w{3} \d+, \d+:\d\d [ap]m$/ }).nth(2);
    await time.press('Enter');
    await expectAccessible(page);
    const day = (await dialog.getByLabel('Date and time').inputValue()).slice(0, 10);
    await dialog.getByRole('button', { name: 'Book visit' }).press('Enter');
    await expect(page.getByText('Agreement scheduled successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto(`${address}?view=week&date=${day}`);
  });

  const visit = page.getByRole('button', { name: new RegExp(`^${name}, .+upcoming$`) }).first();
  await test.step('it is picked up, carried to a quarter of an hour later, and put down', async () => {
    const before = await visit.getAttribute('aria-label');
    await visit.focus();
    await page.keyboard.press('m');
    await expect(
      page.getByText(`${name} selected. Use arrow keys to move, Enter to save, Escape to cancel.`),
    ).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/, free$/)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`${name} not moved`)).toBeAttached();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name}’s visit rescheduled`)).toBeVisible();
    await expect(visit).not.toHaveAttribute('aria-label', before ?? '');
  });

  await test.step('it is marked as done, and the day counts it', async () => {
    await visit.focus();
    await page.keyboard.press('d');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).press('Enter');
    await expect(page.getByText(/ marked as done$/)).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${name}, .+, done$`) }).first()).toBeVisible();
  });

  await test.step('the day has a column for each injector, and the month its counts', async () => {
    await page.getByRole('button', { name: 'Day', exact: true }).press('Enter');
    await expect(page.getByRole('group', { name: /^Lena Cho, / })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Month', exact: true }).press('Enter');
    await page
      .getByRole('button', { name: /, \d+ (?:done|upcoming)/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
});
