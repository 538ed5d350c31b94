import type { Db, Tx } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { statement } from '../../db/statement';
import { AppError } from '../../http/app-error';

const enrollmentsOf = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select('enrollments').where('id', '=', p.id),
);
const takenEnrollments = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('practice').select('enrollments').where('id', '=', p.id), dialect),
);

const offersMemberships = (row: { enrollments: string } | undefined) =>
  row !== undefined && (JSON.parse(row.enrollments) as string[]).includes('MEMBERSHIPS');

/** @throws AppError NOT_FOUND for a practice without memberships: it has no settings of them. */
export async function readMembershipPractice(db: Db, id: string): Promise<void> {
  if (!offersMemberships(await db.first(enrollmentsOf, { id }))) throw new AppError('NOT_FOUND');
}

/**
 * Takes a practice with memberships until the transaction ends, so that what is then counted of its settings still holds.
 * @throws AppError NOT_FOUND for one without.
 */
export async function takeMembershipPractice(tx: Tx, id: string): Promise<void> {
  if (!offersMemberships(await tx.first(takenEnrollments, { id }))) throw new AppError('NOT_FOUND');
}

/** Takes the practice of a row that is there already. */
export async function takePractice(tx: Tx, id: string): Promise<void> {
  await tx.first(takenEnrollments, { id });
}
