import type { Endpoint } from '@contract/endpoint';
import type { Deps } from '../deps';
import type { Actor } from './actor';

/**
 * Leaves an audit row that somebody of the platform got an answer with protected fields of persons: which call, and whose.
 * Written before the answer leaves, so that none leaves without it.
 */
export async function recordProtectedView(
  actor: Actor,
  endpoint: Endpoint,
  ids: readonly string[],
  requestId: string,
  deps: Pick<Deps, 'database' | 'audit'>,
): Promise<void> {
  if (actor.kind !== 'staff') return;
  await deps.database.transaction((tx) =>
    deps.audit.append(tx, {
      shard: 'platform',
      actorKind: 'staff',
      actorId: actor.staffId,
      action: 'person.protected_fields_viewed',
      objectType: 'person',
      objectId: ids.length === 1 ? (ids[0] ?? '') : `${ids.length} persons`,
      requestId,
      detail: { call: endpoint.id, ids: ids.join(',') },
    }),
  );
}
