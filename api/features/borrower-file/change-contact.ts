import { changePatientInfo } from '@contract/calls/borrower-info';
import { command } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import { AppError } from '../../http/app-error';
import { type BorrowerChange, byVerifiedEmail } from '../application/index';
import { answerFile, type Change, keepAct, rewritePerson, type StaffContext, takePerson } from './take-person';
import { tellOfChange } from './tell-of-change';

type Wanted = { email?: string | undefined; phoneNumber?: string | undefined };

/**
 * Changes how a person is reached. A new address or number is nobody's until its code is read back, so it opens no account; the old
 * ones, where they were proven, are told, so that a change which the person did not ask for is noticed, and they open nothing
 * anymore.
 * @NOTE choice: codes and links that are out to them end, and so do the sessions of the account.
 * @throws AppError STALE, DUPLICATED_DATA for an address that another account has proven.
 */
export const changeContact = command(changePatientInfo)(async ({ params, body }, context) => {
  const { version, ...wanted } = body;
  const row = await takePerson(context, { id: params.id, version });
  const changes = changesOf(row, wanted);
  if (changes.length === 0) context.leaveNoRow('it is so already');
  else {
    await refuseOthers(context, row, wanted);
    await rewritePerson(context, row, columnsOf(row, wanted));
    await keepAct(context, row.id, { kind: 'PATIENT_INFO', changes, version: row.version + 1 });
    await tellOfChange(context, row, changes);
    await lockOut(context, row, changes);
  }
  return answerFile(context, row.id);
});

/** Whoever reads the old mailbox or has the old phone gets in no more, nor stays in. */
async function lockOut({ tx, deps }: StaffContext, { id, email, phone }: BorrowerTable, changes: readonly Change[]) {
  const isChanged = (name: string) => changes.some(({ field }) => field === name);
  if (email && isChanged('email')) await deps.codes.endThoseTo(tx, email);
  if (phone && isChanged('phoneNumber')) await deps.codes.endThoseTo(tx, `+1${phone}`);
  for (const kind of ['borrower', 'member', 'applicant'] as const)
    await deps.sessions.revokeAllOf(tx, kind, { subjectId: id });
}

function changesOf(row: BorrowerTable, { email, phoneNumber }: Wanted): Change[] {
  return [
    ...(email === undefined || email === row.email ? [] : [{ field: 'email', from: row.email || null, to: email }]),
    ...(phoneNumber === undefined || phoneNumber === row.phone
      ? []
      : [{ field: 'phoneNumber', from: row.phone, to: phoneNumber }]),
  ];
}

function columnsOf(row: BorrowerTable, { email = row.email, phoneNumber = row.phone ?? '' }: Wanted): BorrowerChange {
  return {
    email,
    phone: phoneNumber || null,
    email_verified_at: email === row.email ? row.email_verified_at : null,
    phone_verified_at: phoneNumber === (row.phone ?? '') ? row.phone_verified_at : null,
  };
}

async function refuseOthers({ tx }: StaffContext, row: BorrowerTable, { email }: Wanted): Promise<void> {
  const owner = email === undefined ? undefined : await tx.first(byVerifiedEmail, { email });
  if (!owner || owner.id === row.id) return;
  const userMessage = 'Another account has proven this email address.';
  throw new AppError('DUPLICATED_DATA', { userMessage, extra: { duplicated: true } });
}
