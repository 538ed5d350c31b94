import { changePatientInfo } from '@contract/borrower-file/info-calls';
import { seesProtectedFields } from '@contract/person-readers';
import { command } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import { AppError } from '../../http/app-error';
import { type BorrowerChange, byVerifiedEmail } from '../application/index';
import { changePatient } from './change-patient';
import { answerFile, type Change, keepAct, rewritePerson, type StaffContext, takePerson } from './take-person';
import { type ToldChange, tellOfChange } from './tell-of-change';

type Wanted = { email?: string | undefined; phoneNumber?: string | undefined };

/**
 * Changes how a person is reached, and who the treatment is for. A new address or number is nobody's until its code is read back, so
 * it opens no account; the old ones, where they were proven, are told, so that a change which the person did not ask for is noticed,
 * and they open nothing anymore.
 * @NOTE choice: codes and links that are out to them end, and so do the sessions of the account; a number that nobody had proven
 * opened none.
 * @throws AppError STALE, DUPLICATED_DATA for an address that another account has proven, INVALID_FIELDS for what a practice's
 * people leave to the platform.
 */
export const changeContact = command(changePatientInfo)(async ({ params, body }, context) => {
  const { version, email, phoneNumber, ...patient } = body;
  const wanted = { email, phoneNumber };
  const row = await takePerson(context, { id: params.id, version });
  const { role, permissions } = context.actor;
  if (!seesProtectedFields(role) || !permissions.includes('borrower.edit')) refuseKeys(row, wanted);
  const contact = changesOf(row, wanted);
  const changes = [...contact, ...(await changePatient(context, row.id, patient))];
  if (changes.length === 0) context.leaveNoRow('it is so already');
  else {
    await refuseOthers(context, row, wanted);
    await rewritePerson(context, row, columnsOf(row, wanted));
    await keepAct(context, row.id, { kind: 'PATIENT_INFO', changes, version: row.version + 1 });
    if (contact.length > 0) await tellOfChange(context, row, contact);
    await lockOut(context, row, contact);
  }
  return answerFile(context, row.id);
});

/**
 * What opens the account is not a practice's to change: whoever can say where codes go can take it over (decision 40). A number that
 * nobody has proven opens it where there is no email address.
 */
function refuseKeys(row: BorrowerTable, { email, phoneNumber }: Wanted): void {
  const fields = [
    ...(email !== undefined && email !== row.email ? [{ field: 'email', message: OF_PATIENT.email }] : []),
    ...(phoneNumber !== undefined && phoneNumber !== row.phone && (row.phone_verified_at !== null || row.email === '')
      ? [{ field: 'phoneNumber', message: OF_PATIENT.phone }]
      : []),
  ];
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

const OF_PATIENT = {
  email:
    "The email address is the patient's log-in, so only PatientFi support can change it, together with the patient.",
  phone: 'The patient verified this number, so only PatientFi support can change it, together with the patient.',
} as const;

/** Whoever reads the old mailbox or has the old phone gets in no more, nor stays in. */
async function lockOut({ tx, deps }: StaffContext, row: BorrowerTable, changes: readonly Change[]) {
  const { id, email, phone, phone_verified_at: provenAt } = row;
  const isChanged = (name: string) => changes.some(({ field }) => field === name);
  if (email && isChanged('email')) await deps.codes.endThoseTo(tx, email);
  if (phone && isChanged('phoneNumber')) await deps.codes.endThoseTo(tx, `+1${phone}`);
  const isKey = isChanged('email') || (isChanged('phoneNumber') && provenAt !== null);
  if (!isKey) return;
  for (const kind of ['borrower', 'member', 'applicant'] as const)
    await deps.sessions.revokeAllOf(tx, kind, { subjectId: id });
}

function changesOf(row: BorrowerTable, { email, phoneNumber }: Wanted): ToldChange[] {
  return [
    ...(email === undefined || email === row.email
      ? []
      : [{ field: 'email' as const, from: row.email || null, to: email }]),
    ...(phoneNumber === undefined || phoneNumber === row.phone
      ? []
      : [{ field: 'phoneNumber' as const, from: row.phone, to: phoneNumber }]),
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
  const userMessage = 'Another account has verified this email address.';
  throw new AppError('DUPLICATED_DATA', { userMessage, extra: { duplicated: true } });
}
