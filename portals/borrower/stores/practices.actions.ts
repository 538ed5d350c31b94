import { shareAppLink } from '@contract/account/calls';
import { listMyPractices } from '@contract/borrower/my-practices-calls';
import type { CallInput } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { ensureBorrower } from './borrower.actions';
import { practices } from './practices.store';

/** Reads how the borrower's practices are reached. */
export async function loadPractices(): Promise<void> {
  const { id } = await ensureBorrower();
  await load(practices.list, async (signal) => (await call(listMyPractices, { params: { id } }, { signal })).data);
}

/** Sends somebody the link of a practice. Throws ApiError RATE_LIMITED. */
export async function shareLink(body: CallInput<typeof shareAppLink>['body']): Promise<void> {
  await call(shareAppLink, { body });
}
