import type { CallInput } from '@contract/endpoint';
import { listApplications } from '@contract/lists/application';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { applications } from './applications.store';

export type ListBody = Omit<CallInput<typeof listApplications>['body'], 'cursor'>;

/** Cursors of one query by page: the one of a page is known once the page before was shown. */
const known: { query: string; cursors: Map<number, string> } = { query: '', cursors: new Map() };

/**
 * Fetches a page. Where the page before was shown, its cursor goes along, so that rows which came in meanwhile move
 * nothing and the thousandth page costs as much as the first.
 */
export async function loadApplications({ page = 0, ...body }: ListBody): Promise<void> {
  const query = JSON.stringify(body);
  if (known.query !== query) Object.assign(known, { query, cursors: new Map() });
  const { cursors } = known;
  const cursor = cursors.get(page);
  const answer = await load(applications.list, (signal) =>
    call(listApplications, { body: { ...body, page, ...(cursor !== undefined && { cursor }) } }, { signal }),
  );
  if (answer?.next) cursors.set(page + 1, answer.next);
}

/** Counts what waits for a person, in one practice or in all. */
export async function loadWaitingCount(practiceId: string | null): Promise<void> {
  const body = { limit: 1, filters: { status: ['REVIEW' as const] }, ...(practiceId && { practices: [practiceId] }) };
  await load(applications.waiting, async (signal) => (await call(listApplications, { body }, { signal })).total);
}

/** Remembers how the list was left. */
export function rememberSearch(search: string): void {
  applications.lastSearch = search;
}
