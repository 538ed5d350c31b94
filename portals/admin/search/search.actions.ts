import { searchEverything } from '@contract/search/calls';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { searched } from './search.store';

const ROWS = 20;

export type Search = { text: string; page: number; isMembersOnly: boolean; practiceId: string | null };

/** Looks for everything that a text means; without one there is nothing to find. */
export async function search({ text, page, isMembersOnly, practiceId }: Search): Promise<void> {
  if (text === '') return resetResource(searched);
  const query = {
    textSearch: text,
    page: String(page),
    limit: String(ROWS),
    ...(isMembersOnly && { priviOnly: 'true' as const }),
    ...(practiceId !== null && { selectedPractice: practiceId }),
  };
  await load(searched, async (signal) => ({ text, ...(await call(searchEverything, { query }, { signal })) }));
}
