import { getBusinessClock } from '@contract/business-day/calls';
import type { ResultOf } from '@contract/endpoint';
import { createPlan, type findMemberInfo, type getMembership, updatePlan } from '@contract/membership/plan-calls';
import { markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { addMembershipTreatment, type listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { staffOf } from '../fixtures/staff';
import { expect, type Page } from '../fixtures/world';
import { ask, type Person } from '../signup/member';

export const PRACTICE = 'prac-bright-smile';
/** Its bank refuses whatever is charged. */
export const REFUSED_CARD = '4000000000000002';

/** A world without people has a practice that sells nothing yet. */
export async function sellTreatments(app: string): Promise<void> {
  const manager = await staffOf(app, 'manager@bright-smile.test');
  const nothing = { area: null, interval: null, discountAmount: null, discountPercent: null, priviproduct: null };
  const own = { unitType: 'session', practicemanagement: PRACTICE };
  for (const [name, pricePerUnit] of [
    ['Hygiene visit', 129],
    ['Clear aligner check', 85],
  ] as const)
    await manager('POST', addMembershipTreatment.path, { ...nothing, ...own, name, pricePerUnit });
}

/** The practice sends a plan of two of its treatments to a member of its own, as its staff would. */
export async function sendPlan(
  app: string,
  { email }: Person,
  { upfrontCost }: { upfrontCost: number } = { upfrontCost: 60 },
): Promise<string> {
  const manager = await staffOf(app, 'manager@bright-smile.test');
  const search = new URLSearchParams({ memberEmail: email, providerId: PRACTICE });
  const { found }: ResultOf<typeof findMemberInfo> = await manager(
    'GET',
    `/privi/provider/member/info-search?${search}`,
  );
  const { data }: ResultOf<typeof listMembershipTreatments> = await manager(
    'GET',
    `/privi/provider/settings/treatments/${PRACTICE}`,
  );
  const sold = (name: string) => data.treatments.find((treatment) => treatment.name === name)?._id;
  const { membership }: ResultOf<typeof createPlan> = await manager('POST', createPlan.path, {
    practiceId: PRACTICE,
    membershipId: found?.membershipId,
    name: 'Bright',
    treatments: [
      { _id: sold('Hygiene visit'), units: 1, interval: 6, upfrontCost },
      { _id: sold('Clear aligner check'), units: 1, interval: 3 },
    ],
  });
  return membership._id;
}

/** Enters a card on the vault's page, inside our own. */
export async function enterCard(page: Page, number: string): Promise<void> {
  const vault = page.frameLocator('iframe[title="Your debit card"]');
  await vault.getByLabel('Card number').fill(number);
  await vault.getByLabel('Expires, MM / YY').fill('04 / 29');
  await vault.getByLabel('Security code').fill('123');
  await vault.getByLabel('Name on the card').fill('Maya Reyes');
  await vault.getByRole('button', { name: 'Save card' }).click();
}

export async function logIn(page: Page, { email }: Person, mailbox: { nextCode: (to: string) => Promise<string> }) {
  await page.goto('/v2/privi/member/login');
  await page.getByLabel('Email or mobile phone').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(email));
}

/** From the home page to the last page of the plan that waits, with a card that is good. */
export async function openReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review plan' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByRole('radio', { name: /•••• 4242/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function signPlan(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page.getByLabel(/I have read the terms/).check();
  await page.getByLabel('Type your name to sign').fill(`${firstName} ${lastName}`);
  await page.getByRole('button', { name: /^Sign and pay / }).click();
}

/** Signs and pays for the plan that waits, from the home page. */
export async function activatePlan(page: Page, person: Person): Promise<void> {
  await openReview(page);
  await signPlan(page, person);
  await ask(page, `Welcome, ${person.firstName}`);
}

/** The practice proposes other intervals of what the plan has; a treatment without one is taken out. */
export async function proposeChange(
  app: string,
  membershipId: string,
  { intervals, reason }: { intervals: Readonly<Record<string, number>>; reason: string },
): Promise<void> {
  const manager = await staffOf(app, 'manager@bright-smile.test');
  const { membership }: ResultOf<typeof getMembership> = await manager(
    'GET',
    `/privi/member/membership/${membershipId}`,
  );
  const treatments = (membership.activePlan?.treatments ?? []).flatMap(({ name, treatmentId, threadId, units }) => {
    const interval = intervals[name];
    return interval === undefined ? [] : [{ _id: treatmentId, threadId, units, interval }];
  });
  await manager('POST', updatePlan.path, { practiceId: PRACTICE, membershipId, treatments, reason });
}

/** The membership as the practice sees it. */
export async function seenByPractice(
  app: string,
  membershipId: string,
): Promise<ResultOf<typeof getMembership>['membership']> {
  const manager = await staffOf(app, 'manager@bright-smile.test');
  return (await manager('GET', `/privi/member/membership/${membershipId}`)).membership;
}

/** The practice gives the next visits of a treatment, as many as are named. */
export async function giveVisits(
  app: string,
  membershipId: string,
  { treatment, count }: { treatment: string; count: number },
): Promise<void> {
  const manager = await staffOf(app, 'manager@bright-smile.test');
  const { priviagreements } = await seenByPractice(app, membershipId);
  const next = priviagreements.filter((visit) => visit.treatment === treatment && visit.doneAt === null);
  const admin = await staffOf(app, 'admin@demo.test');
  const { now }: ResultOf<typeof getBusinessClock> = await admin('GET', getBusinessClock.path);
  const scheduledDate = new Date(Date.parse(now) + 600_000).toISOString();
  for (const { _id: agreementId } of next.slice(0, count)) {
    await manager('POST', scheduleAgreements.path, { membershipId, agreements: [{ agreementId, scheduledDate }] });
    await manager('PATCH', markAgreementDone.path, { membershipId, agreementId });
  }
}
