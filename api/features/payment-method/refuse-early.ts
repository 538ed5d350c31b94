import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { getCase } from '../application/index';
import type { Payer } from './authorize-debits';

/** Nobody is asked for money before the approval. @throws AppError STEP_ORDER */
export async function refuseEarly(db: Db, actor: Payer): Promise<void> {
  if (actor.kind !== 'applicant') return;
  const { application } = await getCase(db, actor.applicationId, 'APPLICATIONS');
  if (application.status !== 'APPROVED') throw new AppError('STEP_ORDER');
}
