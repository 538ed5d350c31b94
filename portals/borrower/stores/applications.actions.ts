import { getApplicationHistory } from '@contract/calls/account';
import type { ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { load, type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { ensureBorrower } from './borrower.actions';

type Applications = ResultOf<typeof getApplicationHistory>['applicationHistory'];

/** The applications of the person who is logged in, newest first. Kept in memory only. */
export const applications = proxy({ list: resource<Applications>() as Resource<Applications> });

/** Reads the list again. What was read before is gone at once: it may be of somebody who has logged out since. */
export async function loadApplications(): Promise<void> {
  applications.list.data = null;
  await load(applications.list, async (signal) => {
    const { id } = await ensureBorrower();
    return (await call(getApplicationHistory, { query: { userId: id } }, { signal })).applicationHistory;
  });
}
