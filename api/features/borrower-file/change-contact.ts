import { changePatientInfo } from '@contract/borrower-file/info-calls';
import { seesProtectedFields } from '@contract/person-readers';
import { command } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import { AppError } from '../../http/app-error';
import { type BorrowerChange, byVerifiedEmail } from '../application/index';
import { brandOfPerson } from './brand-of-person.reads';
import { changePatient } from './change-patient';
import { dropContactChange, keepContactChange } from './contact-change.writes';
import { lockOut } from './lock-out';
import { answerFile, type Change, keepAct, rewritePerson, type StaffContext, takePerson } from './take-person';
import { type ToldChange, tellOfChange } from './tell-of-change';

type Wanted = { email?: string | undefined; phoneNumber?: string | undefined };

/**
 * Changes how a person is reached, and who the treatment is for. What takes the place of a proven address or number waits until its code
 * was read back (`prove-contact.ts`): until then notices and log-ins stay with the proven one, and both are told, so that nobody is
 * locked out and a change which the person did not ask for is noticed. What nobody had proven is replaced at once.
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
  const waits = (change: ToldChange) => isProven(row, change);
  const now = contact.filter((change) => !waits(change));
  const later = contact.filter(waits);
  const isTakenBack = await takenBack(context, row, wanted);
  const changes = [...now, ...later.map(asAsked), ...(await changePatient(context, row.id, patient))];
  if (changes.length === 0 && !isTakenBack) context.leaveNoRow('it is so already');
  else {
    await refuseOthers(context, row, wanted);
    await rewritePerson(context, row, columnsOf(now));
    await keepAct(context, row.id, { kind: 'PATIENT_INFO', changes, version: row.version + 1 });
    if (now.length > 0) await tellOfChange(context, row, now);
    await lockOut(context, row, { changes: now });
    for (const change of later) await askForProof(context, row, change);
  }
  return answerFile(context, row.id);
});

const isProven = (row: BorrowerTable, { field }: ToldChange) =>
  (field === 'email' ? row.email_verified_at : row.phone_verified_at) !== null;
const channelOf = ({ field }: ToldChange) => (field === 'email' ? 'email' : 'phone');
/** In the file's history what is asked for is no change yet. */
const asAsked = ({ field, to }: ToldChange): Change => ({
  field: field === 'email' ? 'newEmail' : 'newPhoneNumber',
  from: null,
  to,
});

/** Keeps what a contact is to become, and tells the old one and the new one of it. */
async function askForProof(context: StaffContext, row: BorrowerTable, change: ToldChange): Promise<void> {
  const { tx, actor, now, send } = context;
  const channel = channelOf(change);
  const value = change.to ?? '';
  const asked = { borrower_id: row.id, channel, value, asked_by: actor.staffId, asked_at: now } as const;
  await tx.run(keepContactChange, asked);
  const brand = await brandOfPerson(tx, row.id);
  const of = { language: row.language, brand, borrowerId: row.id };
  const told = { ...of, firstName: row.first_name, fields: change.field };
  if (row.email && row.email_verified_at) await send('contact-change-asked', { ...told, to: row.email });
  if (row.phone && row.phone_verified_at)
    await send('contact-change-asked-sms', { ...told, to: `+1${row.phone}`, stateCode: row.state_code });
  if (channel === 'email') await send('contact-to-prove', { ...of, to: value });
  else await send('contact-to-prove-sms', { ...of, to: `+1${value}`, stateCode: row.state_code });
}

/** A wish for what holds already takes back what waits for its proof. */
async function takenBack({ tx }: StaffContext, row: BorrowerTable, { email, phoneNumber }: Wanted): Promise<boolean> {
  let isAny = false;
  if (email !== undefined && email === row.email)
    isAny = (await tx.run(dropContactChange, { borrowerId: row.id, channel: 'email' })) > 0;
  if (phoneNumber !== undefined && phoneNumber === row.phone)
    isAny = (await tx.run(dropContactChange, { borrowerId: row.id, channel: 'phone' })) > 0 || isAny;
  return isAny;
}

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

function columnsOf(changes: readonly ToldChange[]): BorrowerChange {
  return Object.assign(
    {},
    ...changes.map(({ field, to }) =>
      field === 'email' ? { email: to ?? '', email_verified_at: null } : { phone: to || null, phone_verified_at: null },
    ),
  ) as BorrowerChange;
}

async function refuseOthers({ tx }: StaffContext, row: BorrowerTable, { email }: Wanted): Promise<void> {
  const owner = email === undefined ? undefined : await tx.first(byVerifiedEmail, { email });
  if (!owner || owner.id === row.id) return;
  const userMessage = 'Another account has verified this email address.';
  throw new AppError('DUPLICATED_DATA', { userMessage, extra: { duplicated: true } });
}
