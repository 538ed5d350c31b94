import { listApplications } from '@contract/lists/application';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { waitingApplications } from './applications.store';

/** Counts what waits for a person, in one practice or in all. */
export async function loadWaitingCount(practiceId: string | null): Promise<void> {
  const body = { limit: 1, filters: { status: ['REVIEW' as const] }, ...(practiceId && { practices: [practiceId] }) };
  await load(waitingApplications, async (signal) => (await call(listApplications, { body }, { signal })).total);
}
