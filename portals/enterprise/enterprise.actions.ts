import { findEnterprise } from '@contract/account/calls';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { enterprise } from './enterprise.store';

/** Fetches an enterprise by its address part, as anybody. */
export async function loadEnterprise(urlSlug: string): Promise<void> {
  await load(
    enterprise.found,
    async (signal) => (await call(findEnterprise, { query: { urlSlug } }, { signal, withoutSession: true })).enterprise,
  );
}
