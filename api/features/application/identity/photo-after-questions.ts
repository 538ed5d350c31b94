import { mayProveByPhoto } from '@domain/application/photo-check';
import { civilDate } from '@domain/calendar/civil-date';
import type { Decision } from '@domain/underwriting/decision';
import { practiceToday } from '../../../civil-today';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/database';
import { type ApplicationCase, countHistory, decisionById } from '../application.reads';

export const PHOTO_FAILED = 'IDENTITY_NOT_CONFIRMED';

/** Whether this denial for failed identity questions may be answered by a photo identity check. */
export async function offersPhotoCheck(
  db: Db,
  { application, practice }: ApplicationCase,
  { clock }: { clock: Clock },
): Promise<boolean> {
  const { id, enrollment, status, kba_passed, identity_verified, decision_id, submitted_at } = application;
  // Most are none, and cost no read.
  if (enrollment !== 'APPLICATIONS' || status !== 'DENIED' || kba_passed !== 0 || decision_id === null) return false;
  const stored = await db.first(decisionById, { id: decision_id });
  const facts = {
    status,
    kbaPassed: false,
    isIdentityVerified: identity_verified === 1,
    hasFailedPhoto: (await countHistory(db, id, PHOTO_FAILED)) > 0,
    reasons: stored ? (JSON.parse(stored.record) as Decision).reasons : [],
    decidedOn: submitted_at === null ? null : civilDate(submitted_at.slice(0, 10)),
  };
  return mayProveByPhoto(facts, practiceToday(clock, practice));
}
