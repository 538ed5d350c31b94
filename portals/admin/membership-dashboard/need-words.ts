import { memberStaffPaths } from '@contract/membership/staff-paths';
import type { StatusShape } from '@portals/ui/status-mark';
import { usd } from '../words/amounts';
import type { Need } from './day.store';

type Words = {
  shape: StatusShape;
  /** What waits, by how many. */
  what: (count: number, amount: number | null) => string;
  /** About the one that waited longest. */
  first: (need: Need, since: string) => string;
  /** The list or page that shows them all. */
  to: string;
  act: string;
};

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const members = (view: string) => memberStaffPaths.members.href({}, { view });

/** What waits, and where it is done. */
export const needWords: Readonly<Record<Need['kind'], Words>> = {
  call_asked: {
    shape: 'review',
    what: (count) => `${many(count, 'member', 'members')} requested a call`,
    first: ({ memberName }, since) => `Oldest: ${memberName}, since ${since}.`,
    to: '',
    act: 'Open first request',
  },
  date_asked: {
    shape: 'review',
    what: (count) => `${many(count, 'member', 'members')} asked to reschedule`,
    first: ({ memberName }) => `Start with ${memberName}. Call, book the new date, then clear the request.`,
    to: memberStaffPaths.calendar.href(),
    act: 'Open calendar',
  },
  payment_failed: {
    shape: 'fraud',
    what: (count, amount) =>
      `${many(count, 'member is', 'members are')} past due${amount === null ? '' : `, ${usd(amount)}`}`,
    first: ({ memberName }, since) =>
      `${memberName} has been past due since ${since}. Ask them to pay, and whether they need another payment method.`,
    to: memberStaffPaths.members.href({}, { isLate: 1 }),
    act: 'View members',
  },
  pause_asked: {
    shape: 'pending',
    what: (count) => `${many(count, 'member', 'members')} requested a pause`,
    first: ({ memberName }) => `Start with ${memberName}. Payments continue until you approve the pause.`,
    to: '',
    act: 'Open first request',
  },
  plan_changed_by_member: {
    shape: 'pending',
    what: (count) => `${many(count, 'member', 'members')} changed the plan you sent`,
    first: ({ memberName }) => `Start with ${memberName}. Review and reply.`,
    to: members('sent'),
    act: 'View members',
  },
  visit_not_marked: {
    shape: 'incomplete',
    what: (count) => `${many(count, 'treatment is', 'treatments are')} not marked as done`,
    first: ({ memberName }, since) => `${memberName}, ${since}.`,
    to: memberStaffPaths.calendar.href(),
    act: 'Open calendar',
  },
  date_needed: {
    shape: 'incomplete',
    what: (count) => `${many(count, 'treatment needs', 'treatments need')} scheduling`,
    first: (_, since) => `The oldest has been due since ${since}.`,
    to: memberStaffPaths.calendar.href(),
    act: 'Open calendar',
  },
  plan_not_answered: {
    shape: 'pending',
    what: (count) => `${many(count, 'plan is', 'plans are')} awaiting a reply`,
    first: ({ memberName }, since) => `Oldest: ${memberName}, sent ${since}.`,
    to: members('sent'),
    act: 'View members',
  },
};
