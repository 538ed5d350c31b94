import type { enrollmentState } from '@contract/provider-enrollment/entity';
import type * as z from 'zod/mini';
import type { Context } from '../../command/command';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer } from '../../http/serve';
import { printAgreement } from './agreement';
import { agreementOfEnrollment, enrollmentById, historyOfEnrollment } from './enrollment.reads';
import { viewEnrollment } from './enrollment.view';
import { insertHistory } from './enrollment.writes';
import type { EnrollmentAct } from './save-answers';

type Signed = { view: z.output<typeof enrollmentState>; agreementId: string | null };

/**
 * What a practice said when it enrolled itself, as whoever onboards reads it: numbers by four digits, no date of birth, no token; and the
 * id of the agreement that it signed. Undefined for an unknown one.
 */
export async function signedEnrollment(
  db: Db,
  deps: Pick<Deps, 'vault' | 'clock'>,
  id: string,
): Promise<Signed | undefined> {
  const row = await db.first(enrollmentById, { id });
  if (!row) return undefined;
  const agreement = await db.first(agreementOfEnrollment, { enrollmentId: id });
  return { view: viewEnrollment(row, deps), agreementId: agreement?.id ?? null };
}

/** The signed master agreement of an enrollment as PDF. @throws AppError NOT_FOUND before it is signed. */
export async function printedAgreement(id: string, deps: Deps): Promise<DownloadAnswer> {
  const row = await deps.database.read.first(enrollmentById, { id });
  if (!row?.finished_at) throw new AppError('NOT_FOUND');
  return printAgreement(row, deps);
}

/** Leaves in the history of an enrollment that onboarding took it up. */
export async function rememberTakenUp({ tx, now }: Pick<Context, 'tx' | 'now'>, id: string): Promise<void> {
  const position = 1 + (await tx.all(historyOfEnrollment, { enrollmentId: id })).length;
  const action: EnrollmentAct = 'TAKEN_UP';
  await tx.run(insertHistory, { enrollment_id: id, position, action, at: now });
}
