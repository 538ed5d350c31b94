import { listApplications } from '@contract/application-details/list';
import { FIRST_DAY } from '@domain/calendar/civil-date';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { decidesReviews } from '../place';
import { staff } from './staff.store';
import { waitingApplications, waitingProposals } from './waiting.store';

/** Counts what waits for a person, in the practice that is chosen or in all. Asks for no row: nobody reads one. */
export async function loadWaitingCount(): Promise<void> {
  const { person, practiceId } = staff;
  const counted = { limit: 0, ...(practiceId && { practices: [practiceId] }) };
  const inReview = { ...counted, filters: { status: ['REVIEW' as const] } };
  const proposed = { ...counted, filters: { awaitsSecond: true as const }, dateRange: { start: FIRST_DAY } };
  await Promise.all([
    load(waitingApplications, async (signal) => (await call(listApplications, { body: inReview }, { signal })).total),
    person &&
      decidesReviews(person) &&
      load(waitingProposals, async (signal) => (await call(listApplications, { body: proposed }, { signal })).total),
  ]);
}
