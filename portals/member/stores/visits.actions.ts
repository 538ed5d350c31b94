import { changeAgreement, getVisitFile } from '@contract/membership/visit-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { loadMemberships } from './member.actions';
import { type Agreement, member } from './member.store';

/** Puts an agreement as it stands now in the place of the earlier one. */
function take(now: Agreement): void {
  for (const { priviagreements } of member.memberships.data ?? []) {
    const at = priviagreements.findIndex(({ _id }) => _id === now._id);
    if (at >= 0) priviagreements[at] = now;
  }
}

/**
 * Asks the practice for another date of a visit (membership §4). A visit that changed meanwhile is read again, and thrown.
 * @throws ApiError
 */
export async function askForDate({ _id, version }: Pick<Agreement, '_id' | 'version'>, note: string): Promise<void> {
  const body = { appointmentStatus: 'CONTACT_REQUESTED' as const, version, ...(note !== '' && { note }) };
  try {
    take((await call(changeAgreement, { params: { id: _id }, body })).agreement);
  } catch (cause) {
    if (cause instanceof ApiError && (cause.code === 'STALE' || cause.code === 'STEP_ORDER')) await loadMemberships();
    throw cause;
  }
}

/** Saves a visit as a calendar file. Throws ApiError. */
export async function saveVisit({ _id }: Pick<Agreement, '_id'>): Promise<void> {
  await download(getVisitFile, { params: { id: _id } });
}
