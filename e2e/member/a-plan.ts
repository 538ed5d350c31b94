import type { ResultOf } from '@contract/endpoint';
import { createPlan, type findMemberInfo } from '@contract/membership/plan-calls';
import type { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { staffOf } from '../fixtures/staff';
import type { Page } from '../fixtures/world';
import type { Person } from '../signup/member';

export const PRACTICE = 'prac-bright-smile';
/** Its bank refuses whatever is charged. */
export const REFUSED_CARD = '4000000000000002';

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
