import type { ProviderPlanStep } from '@domain/membership/provider-plan-flow';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import type { Frozen } from '@portals/state/frozen';
import { usd } from '../words/amounts';
import { memberStanding } from '../words/member-status';
import type { Sheet } from '../words/what-changed';
import type { FoundMember } from './plan.store';
import { rowWords, type ShownMembership, type ShownPlan } from './plan-draft';

type Named = { readonly firstName: string | null; readonly lastName: string | null };

export const nameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name';

/** What somebody is called in a sentence. */
export const firstNameOf = (of: Named): string => of.firstName || 'the member';

/** A name that opens a sentence: "The member" where none is known. */
export const opening = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const contactOf = ({ email, phoneNumber }: Frozen<Pick<FoundMember, 'email' | 'phoneNumber'>>): string =>
  email ?? (phoneNumber ? phone(phoneNumber) : '');

/** "Every 3 months" for a choice. */
export const intervalWords = (months: number): string => (months === 1 ? 'Monthly' : `Every ${months} months`);

/** "2 plans, 3 visits" */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const planLines = (plan: ShownPlan | null): Sheet =>
  Object.fromEntries(
    (plan?.treatments ?? []).map((one) => [one.name, rowWords({ ...one, totalDollars: one.totalAmount })]),
  );

/** A membership by what the page shows of it: for what a colleague changed. */
export function planSheet(of: ShownMembership): Sheet {
  const plan = of.requestedPlan ?? of.savedPlan ?? of.activePlan;
  return {
    Status: memberStanding(of.memberStatus).word,
    ...planLines(plan),
    ...(plan && { 'Annual cost': usd(plan.totalTreatmentsCost) }),
  };
}

/** What each confirmation says: the act, and what happens next. */
export const confirmations: Readonly<
  Record<Exclude<ProviderPlanStep, 'SCHEDULE'>, (name: string) => { title: string; text: string }>
> = {
  SENT: (name) => ({
    title: `Plan sent to ${name}`,
    text: `We sent ${name} a link to review and activate the plan. Until then, you can change or withdraw it.`,
  }),
  UPDATE_SENT: (name) => ({
    title: `Update sent to ${name}`,
    text: `We notified ${name}. Nothing changes until ${name} accepts.`,
  }),
  SAVE_FOR_LATER_SENT: (name) => ({
    title: 'Plan saved for later',
    text: `Only your practice can see it. ${name} wasn’t notified.`,
  }),
  WITHDRAW_SENT: (name) => ({
    title: 'Plan withdrawn',
    text: `${opening(name)} can no longer accept it. We sent a message to say so.`,
  }),
};

export const dayText = (date: string | null): string => civilDate(date, 'table');

/** "7 payments left", "1 payment left" */
export const paymentsLeft = (count: number): string => `${count} ${count === 1 ? 'payment' : 'payments'} left`;
