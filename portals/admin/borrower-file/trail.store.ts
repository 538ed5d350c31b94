import type { listAuditTrail } from '@contract/audit-log/list';
import type { ResultOf } from '@contract/endpoint';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Trail = ResultOf<typeof listAuditTrail>;
export type TrailEntry = Frozen<Trail['data'][number]>;

/** A page of what the audit trail has of the person on the screen, and whose it is. */
export const trail: { page: Resource<Trail>; borrowerId: string | null } = proxy({
  page: resource<Trail>(),
  borrowerId: null,
});
