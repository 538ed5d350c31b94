import type { Endpoint } from '@contract/endpoint';
import { carryOut } from '../command/command';
import type { Deps } from '../deps';
import type { Actor } from './actor';
import type { RequestMeta } from './serve';

/**
 * Leaves an audit row that somebody of the platform got an answer with protected fields of persons: which call, and whose.
 * Written before the answer leaves, so that none leaves without it.
 */
export async function recordProtectedView(
  { actor, meta }: { actor: Actor; meta: RequestMeta },
  endpoint: Endpoint,
  { ids, deps }: { ids: readonly string[]; deps: Deps },
): Promise<void> {
  if (actor.kind !== 'staff') return;
  const id = ids.length === 1 ? (ids[0] ?? '') : `${ids.length} persons`;
  const detail = { call: endpoint.id, ids: ids.join(',') };
  const by = { actor, meta: { ...meta, idempotency: undefined } };
  await carryOut(by, deps, ({ record }) => record('person.protected_fields_viewed', { practiceId: null, id, detail }));
}
