import { createPlan, getMembership, updatePlan } from '@contract/membership/plan-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const PRACTICE = 'prac-harbor-medspa';
const STAFF = 'staff@harbor-medspa.test';
const address = `${portalBase}${memberStaffPaths.planBuilder.href()}`;

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent;
      return label?.replace(/\s+/g, ' ').trim() ?? '';
    });
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await focused()).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}`);
}

async function typeIn(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function pressOn(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a plan is built, saved for later, sent, updated and withdrawn by keyboard alone', async ({ page, mailbox }, {
  project,
  retry,
}) => {
  const email = `maya.${project.name}.${retry}@example.test`;
  await openAs(page, STAFF, address);
  await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('nobody is called so');
  await expect(page.getByText('Select “New patient” to send a plan to someone new.')).toBeVisible();
  await pressOn(page, 'New patient');

  // An address that a member has leads to that member.
  await typeIn(page, 'First name', 'Maya');
  await typeIn(page, 'Last name', 'Ellison');
  await typeIn(page, 'Phone or email', 'morgan@patient.test');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Phone Number or Email already in use.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open member' })).toBeVisible();
  await page.getByLabel('Phone or email').focus();
  await typeIn(page, 'Phone or email', email);

  await pressOn(page, 'Use a template');
  await pressOn(page, 'Signature');
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(row('Botox').getByLabel('Units')).toHaveValue('40');
  await expect(page.getByText('$6,601.80').first()).toBeVisible();
  await expect(page.getByText('$6,404.41')).toBeVisible();

  // What is wrong is said at its field, and nothing is lost.
  await row('Botox').getByLabel('Units').focus();
  await typeIn(page, 'Units', '0');
  await pressOn(page, 'Send plan');
  await expect(row('Botox').getByText('Enter 1 to 10,000 units of Botox.')).toBeVisible();
  await expectAccessible(page);
  await row('Botox').getByLabel('Units').focus();
  await typeIn(page, 'Units', '40');

  // Rows are moved, taken out and put back.
  const rows = page.getByRole('region', { name: 'Treatments' }).locator('li > [role=group]');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.first()).toHaveAccessibleName('HydraFacial');
  await expect(row('Botox').getByRole('button', { name: 'Move Botox down' })).toBeFocused();
  await pressOn(page, 'Remove Botox');
  await expect(page.getByText('Botox removed.')).toBeVisible();
  await pressOn(page, 'Undo');
  await expect(rows).toHaveCount(3);
  await pressOn(page, 'Provider Discount');
  await page.keyboard.type('50');
  await expect(page.getByText('$6,551.80').first()).toBeVisible();

  await pressOn(page, 'Save for later');
  await expect(heading(page, 'Plan saved for later')).toBeFocused();
  await expectAccessible(page);
  await pressOn(page, 'Back to plan');
  await expect(heading(page, 'Plan for Maya Ellison')).toBeVisible();
  await expect(page.getByText('Saved for later').first()).toBeVisible();
  await expect(row('Botox').getByLabel('Units')).toHaveValue('40');

  await pressOn(page, 'Send plan');
  await expect(heading(page, 'Plan sent to Maya')).toBeFocused();
  expect((await mailbox.next(email)).subject).toContain('ready to review');
  await pressOn(page, 'Back to plan');
  await expect(page.getByText('Plan sent').first()).toBeVisible();

  await row('Botox').getByLabel('Units').focus();
  await typeIn(page, 'Units', '30');
  await pressOn(page, 'Send update');
  await expect(heading(page, 'Update sent to Maya')).toBeFocused();
  await pressOn(page, 'Back to plan');
  await expect(row('Botox').getByLabel('Units')).toHaveValue('30');

  await pressOn(page, 'Withdraw');
  const dialog = page.getByRole('dialog', { name: 'Withdraw the plan for Maya?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'Keep plan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Plan withdrawn')).toBeFocused();
  await pressOn(page, 'Open member');
  await expect(heading(page, 'Maya Ellison')).toBeVisible();
  // What was withdrawn stays as the draft that it was.
  await expect(heading(page, 'Pending plan')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('whoever is overtaken by a colleague is told, keeps what was typed, and sends it on top', async ({
  page,
  addresses,
}, { project, retry }) => {
  const colleague = await staffOf(addresses.app, 'manager@harbor-medspa.test');
  const { data } = await colleague('GET', listMembershipTreatments.path.replace('{practiceId}', PRACTICE));
  const facial = data.treatments.find(({ name }: { name: string }) => name === 'HydraFacial')._id;
  const treatments = [{ _id: facial, units: 1, interval: 1, discountPercent: 15 }];
  const { membership } = await colleague('POST', createPlan.path, {
    practiceId: PRACTICE,
    firstName: 'Rosa',
    lastName: 'Quick',
    isPhoneOrEmail: `rosa.${project.name}.${retry}@example.test`,
    treatments,
  });
  await openAs(page, STAFF, `${portalBase}${memberStaffPaths.planBuilder.href({}, { membership: membership._id })}`);
  const units = page.getByRole('group', { name: 'HydraFacial', exact: true }).getByLabel('Units');
  await units.fill('2');
  await colleague('POST', updatePlan.path, {
    practiceId: PRACTICE,
    membershipId: membership._id,
    treatments: treatments.map((one) => ({ ...one, interval: 2 })),
  });
  await page.getByRole('button', { name: 'Send update' }).click();
  await expect(page.getByText(/\w+ \w+ .*plan.* on .+\. HydraFacial: 1 session every month/)).toBeVisible();
  await expect(units).toHaveValue('2');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Send update' }).click();
  await expect(heading(page, 'Update sent to Rosa')).toBeVisible();
  const now = await colleague('GET', getMembership.path.replace('{id}', membership._id));
  expect(now.membership.requestedPlan.treatments[0]).toMatchObject({ units: 2, interval: 1 });
});
