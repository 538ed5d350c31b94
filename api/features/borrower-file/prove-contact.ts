import { sendContactCode } from '@contract/borrower-file/ask-calls';
import { type Context, carryOut, command } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { maskEmail, maskPhone } from '../../security/mask';
import type { Brand } from '../../security/one-time-code';
import { byVerifiedEmail } from '../application/index';
import { brandOfPerson } from './brand-of-person.reads';
import { contactChangesOf, dropContactChange } from './contact-change.writes';
import { lockOut } from './lock-out';
import { answerFile, keepActOf, rewritePerson, type StaffContext, takePerson } from './take-person';
import { type ToldChange, tellOfChange } from './tell-of-change';

const PURPOSE = 'staff-contact-proof';
type Channel = 'email' | 'phone';

type Place = { destination: string; is: 'new' | 'unproven' | 'proven'; value: string };

/**
 * Where a code goes: to what is to take the place of a proven contact, else to the contact itself; of a proven one a code ends a pause
 * of log-ins.
 * @throws AppError NOT_REACHABLE without an address, STEP_ORDER for one that is proven and whose log-ins go on.
 */
async function placeOf({ tx, deps }: StaffContext, row: BorrowerTable, channel: Channel): Promise<Place> {
  const at = (value: string) => (channel === 'email' ? value : `+1${value}`);
  const coming = (await tx.all(contactChangesOf, { borrowerId: row.id })).find((one) => one.channel === channel);
  if (coming) return { destination: at(coming.value), is: 'new', value: coming.value };
  const [value, proven] = channel === 'email' ? [row.email, row.email_verified_at] : [row.phone, row.phone_verified_at];
  if (!value) throw new AppError('NOT_REACHABLE');
  const destination = at(value);
  if (proven && !(await deps.codes.isPaused(tx, destination)))
    throw new AppError('STEP_ORDER', {
      userMessage: "This contact is already verified, and its log-ins aren't paused.",
    });
  return { destination, is: proven ? 'proven' : 'unproven', value };
}

/** Sends the code. Effects: challenge, message in the language of the person, audit row. @throws AppError RATE_LIMITED. */
export const sendCode = command(sendContactCode)(async ({ params: { id }, body: { channel } }, context) =>
  sendProof(context, { id, channel, brand: await brandOfPerson(context.tx, id) }),
);

/**
 * Sends a person the code that they read out to our staff or to a practice's.
 * Of a proven contact, too, while its log-ins are paused: a right code then ends the pause.
 * @throws AppError NOT_REACHABLE, STEP_ORDER for what is proven already, RATE_LIMITED.
 */
export async function sendProof(
  context: StaffContext,
  { id, channel, brand }: { id: string; channel: Channel; brand: Brand },
) {
  const { tx, deps, meta, record } = context;
  const row = await takePerson(context, { id, version: undefined });
  const { destination } = await placeOf(context, row, channel);
  const { resendAfterSeconds, expiresAt } = await deps.codes.send(tx, {
    purpose: PURPOSE,
    channel: channel === 'email' ? 'email' : 'sms',
    destination,
    subjectId: row.id,
    applicationId: null,
    practiceId: null,
    brand,
    addressHash: meta.addressHash,
    device: meta.device,
    language: row.language,
    deliver: true,
    isReadOut: true,
  });
  await record('borrower.contact_code_sent', { practiceId: null, id: row.id, detail: { channel } });
  const sentTo = channel === 'email' ? maskEmail(destination) : maskPhone(destination);
  return { sentTo, resendAfterSeconds, expiresAt };
}

/** Enters the code. A wrong one is counted even though the call fails. @throws AppError WRONG_CODE, CODE_EXPIRED, CODE_USED_UP. */
export async function verifyCode(
  { id, channel, otp }: { id: string; channel: Channel; otp: string },
  { actor, meta }: { actor: StaffActor; meta: RequestMeta },
  deps: Deps,
) {
  return enterProof({ of: { id, channel, otp }, actor, meta }, deps, (context) => answerFile(context, id));
}

/**
 * Takes the code that a person reads out, and answers with what `answer` makes in the same transaction. A wrong one is counted even
 * though the call fails.
 * @throws AppError WRONG_CODE, CODE_EXPIRED, CODE_USED_UP, DUPLICATED_DATA.
 */
export async function enterProof<T>(
  { of, actor, meta }: { of: { id: string; channel: Channel; otp: string }; actor: StaffActor; meta: RequestMeta },
  deps: Deps,
  answer: (context: StaffContext) => Promise<T>,
): Promise<T> {
  const { id, channel, otp } = of;
  const { result } = await carryOut({ actor, meta }, deps, async (context) => {
    const row = await takePerson(context, { id, version: undefined });
    const proof = { code: otp, addressHash: meta.addressHash, device: meta.device, isReadOut: true };
    const place = await placeOf(context, row, channel);
    const { destination } = place;
    const verified = await deps.codes.verify(context.tx, { purpose: PURPOSE, destination, ...proof });
    if (!verified.ok) {
      context.leaveNoRow('only the try is counted');
      return verified;
    }
    // The address may have been another person's when its code was sent.
    if (verified.challenge.subjectId !== row.id) throw new AppError('CODE_EXPIRED');
    if (place.is === 'proven')
      await context.record('borrower.log_ins_resumed', { practiceId: null, id: row.id, detail: { channel } });
    else await proveContact(context, row, { ...place, channel, by: { staffId: context.actor.staffId } });
    return { ok: true as const, answer: await answer(context) };
  });
  if (!result.ok) throw result.error;
  return result.answer;
}

/** Who of the staff began or entered it, and the session of whoever proved it themselves, which goes on. */
type Prover = { staffId: string; keptTokenHash?: string };

/** From here on the contact opens the account and gets its notices; one that it replaces opens nothing anymore, and both are told. */
export async function proveContact(
  context: Context,
  row: BorrowerTable,
  { is, value, channel, by }: Pick<Place, 'is' | 'value'> & { channel: Channel; by: Prover },
) {
  const { tx, now, send } = context;
  const owner = channel === 'email' ? await tx.first(byVerifiedEmail, { email: value }) : undefined;
  if (owner) throw new AppError('DUPLICATED_DATA', { extra: { duplicated: true } });
  const isEmail = channel === 'email';
  const proven = isEmail ? { email: value, email_verified_at: now } : { phone: value, phone_verified_at: now };
  await rewritePerson(context, row, proven);
  const field = isEmail ? 'email' : 'phoneNumber';
  const changes: ToldChange[] = is === 'new' ? [{ field, from: isEmail ? row.email : row.phone, to: value }] : [];
  const kind = isEmail ? 'EMAIL_VERIFIED' : 'PHONE_VERIFIED';
  await keepActOf(context, { id: row.id, staffId: by.staffId }, { kind, changes, version: row.version + 1 });
  if (is !== 'new') return;
  await tx.run(dropContactChange, { borrowerId: row.id, channel });
  await lockOut(context, row, { changes, keptTokenHash: by.keptTokenHash });
  await tellOfChange(context, row, changes);
  const brand = await brandOfPerson(tx, row.id);
  const told = { firstName: row.first_name, language: row.language, brand, fields: field, borrowerId: row.id };
  if (isEmail) await send('account-changed', { ...told, to: value });
  else await send('account-changed-sms', { ...told, to: `+1${value}`, stateCode: row.state_code });
}
