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

const many = (count: number, one: string, more: string) => (count === 1 ? `One ${one}` : `${count} ${more}`);
const members = (view: string) => memberStaffPaths.members.href({}, { view });

/** What waits, and where it is done. */
export const needWords: Readonly<Record<Need['kind'], Words>> = {
  call_asked: {
    shape: 'review',
    what: (count) => `${many(count, 'member', 'members')} asked for a call`,
    first: ({ memberName }, since) => `${memberName} first, since ${since}.`,
    to: members('call'),
    act: 'See them',
  },
  date_asked: {
    shape: 'review',
    what: (count) => `${many(count, 'member', 'members')} asked for another date`,
    first: ({ memberName }) => `${memberName} first. Call them, set the date, then clear the request.`,
    to: memberStaffPaths.calendar.href(),
    act: 'Open calendar',
  },
  payment_failed: {
    shape: 'fraud',
    what: (count, amount) =>
      `Payments of ${many(count, 'member', 'members').toLowerCase()} failed${amount === null ? '' : `, ${usd(amount)}`}`,
    first: ({ memberName }, since) => `${memberName} is late since ${since}. We try again by ourselves.`,
    to: memberStaffPaths.members.href({}, { isLate: 1 }),
    act: 'See them',
  },
  pause_asked: {
    shape: 'pending',
    what: (count) => `${many(count, 'member', 'members')} asked for a pause`,
    first: ({ memberName }) => `${memberName} first. Payments go on until you confirm it.`,
    to: '',
    act: 'Open the first',
  },
  plan_changed_by_member: {
    shape: 'pending',
    what: (count) => `${many(count, 'member', 'members')} changed the plan you sent`,
    first: ({ memberName }) => `${memberName} first. The next word is yours.`,
    to: members('sent'),
    act: 'See them',
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
    what: (count) => `${many(count, 'treatment needs', 'treatments need')} a date`,
    first: (_, since) => `The oldest has been ready since ${since}.`,
    to: memberStaffPaths.calendar.href(),
    act: 'Open calendar',
  },
  plan_not_answered: {
    shape: 'pending',
    what: (count) => `${many(count, 'member has', 'members have')} not answered a plan`,
    first: ({ memberName }, since) => `${memberName} first, sent ${since}.`,
    to: members('sent'),
    act: 'See them',
  },
};
