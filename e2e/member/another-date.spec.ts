import type { ResultOf } from '@contract/endpoint';
import type { getMembership } from '@contract/membership/plan-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { scheduleAgreements } from '@contract/membership/visit-calls';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { activatePlan, logIn, sendPlan } from './a-plan';

const DAY = 86_400_000;

test('@both a member keeps a date in view, asks for another one, and sees it cleared, by keyboard and in Spanish', async ({
  page,
  addresses,
  mailbox,
}, info) => {
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  const membershipId = await sendPlan(addresses.app, maya);
  await logIn(page, maya, mailbox);
  await activatePlan(page, maya);
  const manager = await staffOf(addresses.app, 'manager@bright-smile.test');
  const visitNow = async () => {
    const { membership }: ResultOf<typeof getMembership> = await manager(
      'GET',
      `/privi/member/membership/${membershipId}`,
    );
    const visit = membership.priviagreements.find(({ treatment }) => treatment === 'Hygiene visit');
    if (!visit) throw new Error('The plan has no hygiene visit.');
    return visit;
  };
  const { _id: agreementId } = await visitNow();
  const scheduledDate = new Date(Date.now() + 2 * DAY).toISOString();
  await manager('POST', scheduleAgreements.path, { membershipId, agreements: [{ agreementId, scheduledDate }] });

  await test.step('home tells of the date, and leads to asking for another one', async () => {
    await page.goto('/v2/privi/member/welcome');
    await page.getByRole('button', { name: 'See what’s new' }).press('Enter');
    const news = page.getByRole('dialog', { name: 'Updates on your treatments' });
    await expect(news.getByText('Coming up soon')).toBeVisible();
    await news.getByRole('link', { name: 'Request a new date' }).press('Enter');
    await ask(page, 'Visits');
  });

  await test.step('what is asked for stays with the practice’s phone until it is cleared', async () => {
    const asking = page.getByRole('dialog', { name: 'Request a new date' });
    await expect(asking.getByText(/^Bright Smile Dental will call you to set a new date/)).toBeVisible();
    await expect(asking.getByRole('link', { name: /^Call / })).toBeVisible();
    await asking.getByLabel('Days and times that work for you').fill('Rather a Friday');
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Request a new date' }).press('Enter');
    await expect(asking).toBeHidden();
    await expect(page.getByText('You requested a new date. Bright Smile Dental will call you.')).toBeVisible();
    await expect(page.getByText('You wrote: Rather a Friday')).toBeVisible();
    await expectAccessible(page);
    expect(await visitNow()).toMatchObject({ appointmentStatus: 'CONTACT_REQUESTED', isAcknowledged: false });
  });

  await test.step('the month shows it too, in Spanish', async () => {
    await page.getByRole('tab', { name: 'Calendar' }).press('Enter');
    await page.goto('/v2/privi/member/more');
    await page.getByRole('button', { name: 'Español' }).press('Enter');
    await ask(page, 'Más');
    await page.goto('/v2/privi/member/my-appointments?view=calendar');
    await ask(page, 'Citas');
    const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(Date.parse(scheduledDate));
    await page.goto(`/v2/privi/member/my-appointments?view=calendar&month=${month.slice(0, 7)}`);
    await expect(page.getByText(/Usted solicitó otra fecha/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the practice clears it on its own screen', async () => {
    const staff = await page.context().newPage();
    const member = `${portalBase}${memberStaffPaths.memberFile.href({}, { membership: membershipId })}`;
    await openAs(staff, 'manager@bright-smile.test', addresses.app + member);
    const visits = staff.getByRole('region', { name: 'Visits' });
    await expect(visits.getByRole('row', { name: /Reschedule requested.*Rather a Friday/ })).toBeVisible();
    await expectAccessible(staff);
    await visits.getByRole('button', { name: 'Mark as called' }).press('Enter');
    const asking = staff.getByRole('dialog', { name: 'Clear Maya’s request?' });
    await expectAccessible(staff);
    await asking.getByRole('button', { name: 'Clear request' }).press('Enter');
    await expect(asking).toBeHidden();
    await expect(staff.getByText('Contact Requested status has been cleared successfully.')).toBeVisible();
    await expect(visits.getByRole('button', { name: 'Mark as called' })).toBeHidden();
    await staff.close();
    expect(await visitNow()).toMatchObject({ isAcknowledged: true, scheduledDate });
  });

  await test.step('she sees the date stand as before', async () => {
    await page.goto('/v2/privi/member/my-appointments');
    await expect(page.getByText(/Usted solicitó otra fecha/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Solicitar otra fecha' })).toBeVisible();
    await expectAccessible(page);
  });
});
