import { listApplications } from '@contract/application-details/list';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { staff } from './staff.store';
import { waitingApplications } from './waiting.store';

/** Counts what waits for a person, in the practice that is chosen or in all. Asks for no row: nobody reads one. */
export async function loadWaitingCount(): Promise<void> {
  const { practiceId } = staff;
  const body = { limit: 0, filters: { status: ['REVIEW' as const] }, ...(practiceId && { practices: [practiceId] }) };
  await load(waitingApplications, async (signal) => (await call(listApplications, { body }, { signal })).total);
}
