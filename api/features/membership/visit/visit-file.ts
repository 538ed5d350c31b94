import { visitFile } from '@domain/membership/visit-file';
import { AppError } from '../../../http/app-error';
import type { ReadingFor } from '../../../work';
import { partiesOf, visitById } from '../membership.reads';

/** A visit as a calendar file. @throws AppError NOT_FOUND; STEP_ORDER for one without a date. */
export async function fileOfVisit({ db, deps, language }: ReadingFor, id: string): Promise<string> {
  const visit = await db.first(visitById, { id });
  const parties = visit && (await db.first(partiesOf, { membershipId: visit.membership_id }));
  if (!visit || !parties) throw new AppError('NOT_FOUND');
  if (visit.scheduled_at === null || visit.ended_at !== null)
    throw new AppError('STEP_ORDER', { userMessage: 'This visit is no longer scheduled.' });
  return visitFile({
    id: visit.id,
    version: visit.version,
    at: visit.scheduled_at,
    practiceName: parties.practice_name,
    address: `${parties.practice_street}, ${parties.practice_city}, ${parties.practice_state} ${parties.practice_zip}`,
    madeAt: deps.clock.now(),
    language,
  });
}
