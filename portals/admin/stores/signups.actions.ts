import type { CallInput } from '@contract/endpoint';
import { listSignups } from '@contract/lists/signup';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { signups } from './signups.store';

export type SignupsBody = CallInput<typeof listSignups>['body'];

/** Fetches a page of sign-ups. */
export async function loadSignups(body: SignupsBody): Promise<void> {
  await load(signups.list, (signal) => call(listSignups, { body }, { signal }));
}
