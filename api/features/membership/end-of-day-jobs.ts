import type { EndOfDayJob } from '../business-day/index';
import { firstAskAt } from '../servicing/index';
import { askAboutMembers, handOverMemberDay } from './billing/ask-processor';
import { expireLots } from './billing/expire-credits';
import { askAboutRefunds, sendRefunds } from './billing/refunds';
import { serveMemberships, submitScheduledOfMembers } from './billing/serve-membership';
import { oweVisitsOfDay } from './visit/owe-visits';
import { remindOfVisits } from './visit/remind-of-visits';

/** What is done every day for memberships: first what the processor knows, then what is tried again, then each membership. */
export const membershipJobs: readonly EndOfDayJob[] = [
  { name: 'ask-about-members', run: (deps) => askAboutMembers(deps) },
  { name: 'ask-about-member-refunds', run: (deps) => askAboutRefunds(deps) },
  { name: 'member-credits', run: expireLots },
  { name: 'scheduled-of-members', run: submitScheduledOfMembers },
  { name: 'memberships', run: serveMemberships },
  { name: 'visit-reminders', run: remindOfVisits },
  { name: 'owed-visits', run: oweVisitsOfDay },
  { name: 'hand-over-members', run: (deps) => handOverMemberDay(deps) },
  { name: 'member-refunds', run: sendRefunds },
  { name: 'hand-over-member-refunds', run: (deps) => askAboutRefunds(deps, firstAskAt(deps.clock)) },
];
