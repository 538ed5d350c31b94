import { sendContactCode } from '@contract/borrower-file/ask-calls';
import { carryOut, command } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { maskEmail, maskPhone } from '../../security/mask';
import type { Brand } from '../../security/one-time-code';
import { byVerifiedEmail } from '../application/index';
import { answerFile, keepAct, rewritePerson, type StaffContext, takePerson } from './take-person';

const PURPOSE = 'staff-contact-proof';
type Channel = 'email' | 'phone';

/**
 * Where a code goes, and whether the address is proven already: its code then ends a pause of log-ins.
 * @throws AppError NOT_REACHABLE without an address, STEP_ORDER for one that is proven and whose log-ins go on.
 */
async function destinationOf({ tx, deps }: StaffContext, row: BorrowerTable, channel: Channel) {
  const [to, proven] = channel === 'email' ? [row.email, row.email_verified_at] : [row.phone, row.phone_verified_at];
  if (!to) throw new AppError('NOT_REACHABLE');
  const destination = channel === 'email' ? to : `+1${to}`;
  if (proven && !(await deps.codes.isPaused(tx, destination)))
    throw new AppError('STEP_ORDER', {
      userMessage: "This contact is already verified, and its log-ins aren't paused.",
    });
  return { destination, isProven: proven !== null };
}

/** Sends the code. Effects: challenge, message in the language of the person, audit row. @throws AppError RATE_LIMITED. */
export const sendCode = command(sendContactCode)(({ params, body: { channel } }, context) =>
  sendProof(context, { id: params.id, channel, brand: 'financing' }),
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
  const { destination } = await destinationOf(context, row, channel);
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
    const { destination, isProven } = await destinationOf(context, row, channel);
    const verified = await deps.codes.verify(context.tx, { purpose: PURPOSE, destination, ...proof });
    if (!verified.ok) {
      context.leaveNoRow('only the try is counted');
      return verified;
    }
    // The address may have been another person's when its code was sent.
    if (verified.challenge.subjectId !== row.id) throw new AppError('CODE_EXPIRED');
    if (isProven)
      await context.record('borrower.log_ins_resumed', { practiceId: null, id: row.id, detail: { channel } });
    else await prove(context, row, channel);
    return { ok: true as const, answer: await answer(context) };
  });
  if (!result.ok) throw result.error;
  return result.answer;
}

async function prove(context: StaffContext, row: BorrowerTable, channel: Channel): Promise<void> {
  const { tx, now } = context;
  if (channel === 'email' && (await tx.first(byVerifiedEmail, { email: row.email })))
    throw new AppError('DUPLICATED_DATA', { extra: { duplicated: true } });
  await rewritePerson(context, row, channel === 'email' ? { email_verified_at: now } : { phone_verified_at: now });
  const kind = channel === 'email' ? 'EMAIL_VERIFIED' : 'PHONE_VERIFIED';
  await keepAct(context, row.id, { kind, changes: [], version: row.version + 1 });
}
