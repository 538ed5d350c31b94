import type { ResultOf } from '@contract/endpoint';
import { createPlan, getMembership } from '@contract/membership/plan-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { membershipMessages } from '@contract/messages/membership';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const PRACTICE = 'prac-harbor-medspa';
const STAFF = 'staff@harbor-medspa.test';
const address = (membership: string) => `${portalBase}${memberStaffPaths.rewards.href({}, { membership })}`;

/** Somebody who was sent a plan of Sculptra. */
async function aMember(app: string, contact: string): Promise<string> {
  const ask = await staffOf(app, STAFF);
  const path = listMembershipTreatments.path.replace('{practiceId}', PRACTICE);
  const sold: { priviproduct: string | null; _id: string }[] = (await ask('GET', path)).data.treatments;
  const sculptra = sold.find(({ priviproduct }) => priviproduct === 'sculptra');
  const { membership } = await ask('POST', createPlan.path, {
    practiceId: PRACTICE,
    firstName: 'Nadia',
    lastName: 'Brooks',
    isPhoneOrEmail: contact,
    treatments: [{ _id: sculptra?._id ?? '', units: 1, interval: 6 }],
  });
  return membership._id;
}
async function seen(app: string, id: string): Promise<ResultOf<typeof getMembership>['membership']> {
  const ask = await staffOf(app, STAFF);
  return (await ask('GET', getMembership.path.replace('{id}', id))).membership;
}
const find = async (page: Page, number: string) => {
  await page.getByLabel('Phone number used for rewards').fill(number);
  await page.getByRole('button', { name: 'Find member' }).click();
};
const numberOf = (project: string, retry: number, lastFour: string) =>
  `${project.includes('phone') ? 305 : 786}55${retry}${lastFour}`;

test('rewards with an OR group are used, and stand in the plan', async ({ page, addresses }, { project, retry }) => {
  const id = await aMember(addresses.app, `nadia.${project.name}.${retry}@example.test`);
  await openAs(page, STAFF, address(id));
  await find(page, numberOf(project.name, retry, '0133'));
  await expect(page.getByText('No rewards member has this phone number.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite Nadia' })).toBeVisible();
  await find(page, numberOf(project.name, retry, '0131'));
  await expect(page.getByText('Member since March 11, 2024')).toBeVisible();
  await page.getByText('Smooth and lift').click();
  await expect(page.getByText('Choose products').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redeem rewards' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Restylane Lyft' }).check();
  await expectAccessible(page);
  await page.getByLabel('$50 off Dysport').uncheck();
  await expect(page.getByText('The manufacturer pays you $160.00.')).toBeVisible();
  await expect(page.getByText('−$160.00')).toBeVisible();
  await page.getByRole('button', { name: 'Redeem rewards' }).click();
  await expect(page.getByText('Rewards redeemed. The coupons are in Nadia’s plan.')).toBeVisible();
  const { requestedPlan, galderma } = await seen(addresses.app, id);
  expect(requestedPlan?.manufacturerDiscounts.totalDiscounts).toBe(160);
  expect(requestedPlan?.treatments.map(({ priviproduct }) => priviproduct).sort()).toEqual([
    'dysport',
    'restylane-eyelight',
    'restylane-lyft',
    'sculptra',
  ]);
  expect(galderma?.uses).toMatchObject([{ status: 'USED', amount: 160 }]);
  await page.getByRole('link', { name: 'Open plan' }).click();
  await expect(page.getByRole('group', { name: 'Manufacturer Coupon for Dysport' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Manufacturer Coupon for Sculptra' })).toBeVisible();
});

test('a program that is down leaves the plan as it is, and is asked again; nothing is used twice', async ({
  page,
  addresses,
  problems,
}, { project, retry }) => {
  const id = await aMember(addresses.app, `kai.${project.name}.${retry}@example.test`);
  await openAs(page, STAFF, address(id));
  await find(page, numberOf(project.name, retry, '0138'));
  await expect(page.getByText('Found by')).toBeVisible();
  await page.getByRole('button', { name: 'Redeem rewards' }).click();
  await expect(page.getByText(membershipMessages.rewardsNotApplied.text)).toBeVisible();
  await expect(page.getByText('nothing is redeemed twice')).toBeVisible();
  expect((await seen(addresses.app, id)).requestedPlan?.manufacturerDiscounts.totalDiscounts).toBe(0);
  // The browser says of its own that a call was answered 503.
  problems.length = 0;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Rewards redeemed.')).toBeVisible();
  const { galderma, requestedPlan } = await seen(addresses.app, id);
  expect(galderma?.uses).toMatchObject([{ status: 'USED' }]);
  expect(requestedPlan?.manufacturerDiscounts.totalDiscounts).toBe(100);
});

test('a certificate that was used elsewhere says so, and the plan is unchanged', async ({ page, addresses }, {
  project,
  retry,
}) => {
  const id = await aMember(addresses.app, `theo.${project.name}.${retry}@example.test`);
  await openAs(page, STAFF, address(id));
  await find(page, numberOf(project.name, retry, '0137'));
  await page.getByRole('button', { name: 'Redeem rewards' }).click();
  await expect(page.getByText(membershipMessages.rewardsNotApplied.text)).toBeVisible();
  await expect(page.getByText('Already redeemed.')).toBeVisible();
  expect((await seen(addresses.app, id)).requestedPlan?.discounts).toEqual([]);
});
