import type { Tx } from '../../../db/database';
import type { ApplicationTable } from '../../../db/tables/application';
import { AppError } from '../../../http/app-error';
import { type ApplicationCase, applicationById, lockCase } from '../application.reads';

/** True for a submitted application that waits: for a person, or for what its applicant was asked for. */
export function isUndecided({ status, decision_id }: ApplicationTable): boolean {
  return decision_id !== null && (status === 'REVIEW' || status === 'INCOMPLETE');
}

/**
 * The case of an application that still waits, kept from others.
 * @throws AppError NOT_FOUND, STALE when it is decided.
 */
export async function lockUndecided(tx: Tx, id: string): Promise<ApplicationCase> {
  const known = await tx.first(applicationById, { id });
  if (!known) throw new AppError('NOT_FOUND');
  const of = await lockCase(tx, id, known.enrollment);
  if (!isUndecided(of.application))
    throw new AppError('STALE', {
      userMessage: 'This application has already been decided. Reload to see the decision.',
      extra: { version: of.application.version },
    });
  return of;
}
