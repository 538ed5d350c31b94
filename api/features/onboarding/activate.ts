import { activateProvider, deactivateProvider } from '@contract/onboarding/calls';
import { type OnboardingStep, type ProviderUser, stepsMissing } from '@domain/practice/onboarding';
import type { Promotion } from '@domain/practice/plus-promotion';
import { changeOne, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { feesOwed, prepareSchedule } from '../fee-schedule/index';
import { tellOffer } from '../plus-promotion/index';
import { endClosingOf, keepClosing } from '../practice-closing/index';
import { addProviderPeople, type ProviderPerson } from '../staff/index';
import { keepOnboarding, onboardedAt, type StaffContext } from './keep-onboarding';
import type { PracticeRow } from './onboarding.reads';
import { doneOf, onboardingView, usersOf } from './onboarding.view';
import { setPractice } from './onboarding.writes';

/** What a step still asks for, in words. */
const MISSING: Readonly<Record<OnboardingStep, string>> = {
  lead: 'Look up the lead.',
  'provider-information': "Enter the practice's name and address.",
  'provider-public': 'Choose the page address.',
  users: "Add the practice's users.",
  funding: 'Choose a funding type.',
  products: 'Choose its products.',
  'risk-terms': 'Choose rates and fees.',
  bank: 'Enter its bank account.',
  rewards: 'Enter its rewards program.',
  promotion: 'Choose whether it gets the promotion.',
};

function personOf(user: ProviderUser): ProviderPerson {
  const words = user.contactName.trim().split(/\s+/);
  const digits = user.phoneNumber.replace(/\D/g, '').slice(-10);
  return {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    email: user.email,
    phone: digits || null,
    // Its validity was looked at with the row.
    role: user.role as ProviderPerson['role'],
    isContact: user.isPoc,
  };
}

/**
 * Opens a practice: patients find it, its snippet works, its people get accounts with a mail each. One that was open before opens
 * again with the people that it had.
 * @throws AppError STEP_ORDER naming the steps that are missing; DUPLICATED_DATA for somebody who got an account meanwhile; NOT_FOUND, STALE.
 * Source: provider-admin §4, §7 Onboarding, decision 65.
 */
export const activate = command(activateProvider)(async ({ body }, context) => {
  const { tx, record, leaveNoRow } = context;
  const { practiceId } = body;
  const { row, practice, profile } = await onboardedAt(tx, practiceId, body.version);
  const missing = stepsMissing({ done: doneOf(row), enrollment: row.enrollment });
  if (missing.length > 0) {
    const fields = missing.map((step) => ({ field: `steps.${step}`, message: MISSING[step] }));
    throw new AppError('STEP_ORDER', { userMessage: fields.map(({ message }) => message).join(' '), fields });
  }
  if (practice.is_active === 1) {
    leaveNoRow('it is open already');
    return { onboarding: await onboardingView(tx, row) };
  }
  await changeOne(tx, setPractice, { ...practice, is_active: 1 });
  await endClosingOf(context, practiceId);
  const users = usersOf(row);
  if (row.status === 'IN_PROGRESS') await addProviderPeople(context, practiceId, users.map(personOf));
  const change = { status: 'ACTIVE', users: '[]' } as const;
  const onboarding = await keepOnboarding(context, row, { change });
  // Written by the feature of promotions only.
  await tellOffer(context, practice, JSON.parse(profile.promo) as Promotion);
  await tellLinks(context, practice, users);
  // Opened again, it has what it agreed on.
  if ((await feesOwed(tx, practiceId)) === null) await prepareSchedule(context, practiceId);
  await record('practice.activated', { practiceId, id: practiceId, detail: { people: users.length } });
  return { onboarding };
});

/** Mails whom we call about the practice, else the practice itself, where its patients begin. */
async function tellLinks({ send }: StaffContext, practice: PracticeRow, users: readonly ProviderUser[]): Promise<void> {
  await send('practice-activated', {
    to: users.find(({ isPoc }) => isPoc)?.email ?? practice.email,
    practiceName: practice.name,
    slug: practice.slug,
    takesApplications: practice.enrollments.includes('APPLICATIONS'),
    offersMemberships: practice.enrollments.includes('MEMBERSHIPS'),
  });
}

/**
 * Closes a practice: its links and its snippet lead nowhere, it sells and renews nothing, and its members finish their year or end on
 * this day, as is chosen. Loans go on, what it earned is paid out, and its people can log in (decision 97).
 * @throws AppError STEP_ORDER for a practice that was never open; NOT_FOUND, STALE.
 * Source: provider-admin §4, §7 Onboarding.
 */
export const deactivate = command(deactivateProvider)(async ({ body }, context) => {
  const { tx, record, leaveNoRow } = context;
  const { practiceId, reason, members } = body;
  const { row, practice } = await onboardedAt(tx, practiceId, body.version);
  if (row.status === 'IN_PROGRESS')
    throw new AppError('STEP_ORDER', { userMessage: "This practice isn't active yet." });
  if (practice.is_active === 0) {
    leaveNoRow('it is closed already');
    return { onboarding: await onboardingView(tx, row) };
  }
  await changeOne(tx, setPractice, { ...practice, is_active: 0 });
  await keepClosing(context, practice, { members, reason });
  const onboarding = await keepOnboarding(context, row, { change: { status: 'DEACTIVATED' } });
  await record('practice.deactivated', { practiceId, id: practiceId, detail: { reason, members } });
  return { onboarding };
});
