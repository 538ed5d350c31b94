import { listSignupProviders } from '@contract/signup/calls';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { practices } from './practices.store';

/** Fetches the practices with memberships whose name or city holds the text, as anybody. */
export async function loadPractices(search: string): Promise<void> {
  practices.found.data = null;
  const query = search === '' ? {} : { search };
  await load(
    practices.found,
    async (signal) => (await call(listSignupProviders, { query }, { signal, withoutSession: true })).providers,
  );
}
