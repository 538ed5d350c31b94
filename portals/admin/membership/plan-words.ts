import type { ProviderPlanStep } from '@domain/membership/provider-plan-flow';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import type { Frozen } from '@portals/state/frozen';
import type { StatusShape } from '@portals/ui/status-mark';
import { usd } from '../words/amounts';
import type { Sheet } from '../words/what-changed';
import type { FoundMember } from './plan.store';
import { rowWords, type ShownMembership, type ShownPlan } from './plan-draft';

type Status = { shape: StatusShape; word: string };

/** How lists and pages show a member. */
const memberStatuses: Readonly<Record<NonNullable<ShownMembership['memberStatus']>, Status>> = {
  active: { shape: 'approved', word: 'Active' },
  cancelled: { shape: 'denied', word: 'Cancelled' },
  confirmation_requested: { shape: 'review', word: 'Changed by the member' },
  confirmation_needed: { shape: 'pending', word: 'Plan sent' },
  appointment_needed: { shape: 'review', word: 'Needs a date' },
  contact_requested: { shape: 'review', word: 'Asked for a call' },
  plan_saved: { shape: 'incomplete', word: 'Plan saved' },
};
const NO_PLAN: Status = { shape: 'incomplete', word: 'No plan yet' };

export const memberStatus = (status: string | null): Status =>
  status === null ? NO_PLAN : (memberStatuses[status as keyof typeof memberStatuses] ?? NO_PLAN);

type Named = { readonly firstName: string | null; readonly lastName: string | null };

export const nameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'Somebody without a name';

/** What somebody is called in a sentence. */
export const firstNameOf = (of: Named): string => of.firstName || 'the member';

export const contactOf = ({ email, phoneNumber }: Frozen<Pick<FoundMember, 'email' | 'phoneNumber'>>): string =>
  email ?? (phoneNumber ? phone(phoneNumber) : '');

/** "Every 3 months" for a choice. */
export const intervalWords = (months: number): string => (months === 1 ? 'Monthly' : `${months} months`);

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
    Status: memberStatus(of.memberStatus).word,
    ...planLines(plan),
    ...(plan && { 'A year': usd(plan.totalTreatmentsCost) }),
  };
}

/** What each confirmation says: the act, and what happens next. */
export const confirmations: Readonly<
  Record<Exclude<ProviderPlanStep, 'SCHEDULE'>, (name: string) => { title: string; text: string }>
> = {
  SENT: (name) => ({
    title: `The plan was sent to ${name}`,
    text: `${name} gets a message with a link, looks at the plan and activates it. Until then it can be changed or taken back.`,
  }),
  UPDATE_SENT: (name) => ({
    title: `The update was sent to ${name}`,
    text: `${name} gets a message, sees what changed and answers. Nothing changes before that.`,
  }),
  SAVE_FOR_LATER_SENT: (name) => ({
    title: 'The plan is saved for later',
    text: `Only your practice sees it. ${name} was told nothing.`,
  }),
  WITHDRAW_SENT: (name) => ({
    title: 'The plan was taken back',
    text: `${name} can no longer accept it and gets a message that says so.`,
  }),
};

export const dayText = (date: string | null): string => civilDate(date, 'table');
