import { getApplicationHistory } from '@contract/account/calls';
import type { ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { forgetAlong } from '@portals/state/persist';
import { load, type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { ensureBorrower } from './borrower.actions';

type Applications = ResultOf<typeof getApplicationHistory>['applicationHistory'];

/** The applications of the person who is logged in, newest first. Kept in memory only. */
export const applications = proxy({ list: resource<Applications>() as Resource<Applications> });

// Whoever logs in next at this device sees nothing of it.
forgetAlong('applications', () => resetResource(applications.list));

/** Reads the list again. */
export async function loadApplications(): Promise<void> {
  await load(applications.list, async (signal) => {
    const { id } = await ensureBorrower();
    return (await call(getApplicationHistory, { query: { userId: id } }, { signal })).applicationHistory;
  });
}
