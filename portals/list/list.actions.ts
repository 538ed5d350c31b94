import type { CallInput, Endpoint } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { listState } from './list.store';
import type { listBody } from './list-body';
import type { ListPage, ListView } from './list-view';

/** Cursors of one query of a list by page: the one of a page is known once the page before was shown. */
const known = new Map<string, { query: string; cursors: Map<number, string> }>();

/**
 * Fetches a page. Where the page before was shown, its cursor goes along, so that rows which came in meanwhile move
 * nothing and the thousandth page costs as much as the first.
 */
export async function loadList(
  { id, list }: Pick<ListView, 'id' | 'list'>,
  { page, ...body }: ReturnType<typeof listBody>,
): Promise<void> {
  const query = JSON.stringify(body);
  const last = known.get(id);
  const cursors = last?.query === query ? last.cursors : new Map<number, string>();
  known.set(id, { query, cursors });
  const cursor = cursors.get(page);
  const input = { body: { ...body, page, ...(cursor !== undefined && { cursor }) } };
  const answer = await load(listState(id).page, async (signal) => {
    // The bodies of all lists have this shape; outside production the answer is checked against the contract.
    return (await call(list as Endpoint, input as CallInput<Endpoint>, { signal })) as unknown as ListPage;
  });
  if (answer?.next) cursors.set(page + 1, answer.next);
}

/** Remembers how a list was left. */
export function rememberSearch(id: string, search: string): void {
  listState(id).lastSearch = search;
}
