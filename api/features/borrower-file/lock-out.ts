import type { Context } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import type { Change } from './take-person';

/**
 * Whoever reads the old mailbox or has the old phone gets in no more, nor stays in.
 * `keptTokenHash` is of the session in which they proved the new one themselves.
 * @NOTE choice: a number that nobody had proven opened no session.
 */
export async function lockOut(
  { tx, deps }: Pick<Context, 'tx' | 'deps'>,
  row: BorrowerTable,
  { changes, keptTokenHash }: { changes: readonly Change[]; keptTokenHash?: string | undefined },
) {
  const { id, email, phone, phone_verified_at: provenAt } = row;
  const isChanged = (name: string) => changes.some(({ field }) => field === name);
  if (email && isChanged('email')) await deps.codes.endThoseTo(tx, email);
  if (phone && isChanged('phoneNumber')) await deps.codes.endThoseTo(tx, `+1${phone}`);
  const isKey = isChanged('email') || (isChanged('phoneNumber') && provenAt !== null);
  if (!isKey) return;
  for (const kind of ['borrower', 'member', 'applicant'] as const)
    await deps.sessions.revokeAllOf(tx, kind, { subjectId: id, ...(keptTokenHash && { keptTokenHash }) });
}
