import { actOf } from '@contract/audit-log/actions';
import type { ActField, FILE_ACTS, fileAct } from '@contract/borrower-file/entity';
import type * as z from 'zod/mini';
import type { Context } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type BorrowerChange, getCase, nameApplication, updateApplication, updateBorrower } from '../application/index';
import { actsOf, allApplicationsOf, takenPerson } from './file.reads';
import { actView, viewFile } from './file.view';
import { insertAct } from './file.writes';
import { practicesInSight } from './find-person';

export type StaffContext = Context<StaffActor>;
export type Change = z.input<typeof fileAct>['changes'][number] & { field: ActField };
type Seen = { id: string; version: number | undefined };

/**
 * A person, kept until the transaction ends.
 * @throws AppError STALE with what colleagues changed since the version that was seen, and who.
 */
export async function takePerson({ tx }: StaffContext, { id, version }: Seen): Promise<BorrowerTable> {
  const row = await tx.first(takenPerson, { id });
  if (!row) throw new AppError('NOT_FOUND');
  if (version === undefined || version === row.version) return row;
  const missed = (await tx.all(actsOf, { borrowerId: id, after: version })).map(actView);
  const changes = missed.flatMap(({ userName, changes: made }) =>
    made.map(({ field, from, to }) => ({ row: userName, column: field, from, to })),
  );
  throw new AppError('STALE', { extra: { version: row.version, changes } });
}

type Act = { kind: (typeof FILE_ACTS)[number]; changes: readonly Change[]; version: number };

/** Keeps what somebody of the staff did to a file, with its audit row; the values stand in the file alone. */
export function keepAct(context: StaffContext, id: string, act: Act): Promise<void> {
  return keepActOf(context, { id, staffId: context.actor.staffId }, act);
}

/** The same of what the product does for somebody of the staff: in the file it is theirs, in the audit trail the product's. */
export async function keepActOf(
  { tx, deps, now, record }: Pick<Context, 'tx' | 'deps' | 'now' | 'record'>,
  { id, staffId }: { id: string; staffId: string },
  { kind, changes, version }: Act,
): Promise<void> {
  const kept = { kind, changes: JSON.stringify(changes), version };
  await tx.run(insertAct, { id: deps.newId(), borrower_id: id, staff_id: staffId, at: now, ...kept });
  const fields = changes.map(({ field }) => field).join(',');
  await record(`borrower.${actOf(kind)}`, { practiceId: null, type: 'borrower', id, detail: { fields } });
}

/** Changes columns of a person, and the name and words by which their applications are found. */
export async function rewritePerson(
  { tx }: Pick<Context, 'tx'>,
  row: BorrowerTable,
  change: BorrowerChange,
): Promise<void> {
  await updateBorrower(tx, row.id, change);
  for (const { id, enrollment } of await tx.all(allApplicationsOf, { borrowerId: row.id })) {
    const of = await getCase(tx, id, enrollment);
    await updateApplication(tx, id, await nameApplication(tx, { ...of, borrower: row }, { ...row, ...change }));
  }
}

/** The file as whoever changed it sees it. */
export async function answerFile({ tx, deps, actor }: StaffContext, id: string) {
  return { user: await viewFile({ db: tx, deps, actor }, id, await practicesInSight({ db: tx, actor }, id)) };
}
