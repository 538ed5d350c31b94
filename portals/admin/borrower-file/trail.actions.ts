import { listAuditTrail } from '@contract/audit-log/list';
import { FIRST_DAY } from '@domain/calendar/civil-date';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { trail } from './trail.store';

export const TRAIL_PAGE = 25;

/** Fetches a page of the audit trail of a person. Another one than the one on the screen starts from an empty page. */
export async function loadTrail(borrowerId: string, page: number): Promise<void> {
  if (trail.borrowerId !== borrowerId) resetResource(trail.page);
  trail.borrowerId = borrowerId;
  const body = { filters: { borrowerId }, page, limit: TRAIL_PAGE, dateRange: { start: FIRST_DAY } };
  await load(trail.page, (signal) => call(listAuditTrail, { body }, { signal }));
}
