import type { Decoded } from '@contract/endpoint';
import { sendPracticeContactCode, type verifyPracticeContactCode } from '@contract/practice-contact/calls';
import { type Context, carryOut, command } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { seesPractice } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { maskEmail, maskPhone } from '../../security/mask';
import { askedCode, type PracticeContact, practiceContact } from './practice-contact.reads';
import { keepAskedCode, verifyEmail, verifyPhone } from './practice-contact.writes';

const PURPOSE = 'practice-contact';
type Asked = Decoded<typeof verifyPracticeContactCode>['body'];
type Channel = Asked['channel'];

/** The address or number as the practice has it. @throws AppError NOT_REACHABLE without one, STEP_ORDER for one that is verified. */
function contactOf(practice: PracticeContact, channel: Channel): string {
  const [contact, verifiedAt] =
    channel === 'email' ? [practice.email, practice.email_verified_at] : [practice.phone, practice.phone_verified_at];
  if (!contact) throw new AppError('NOT_REACHABLE');
  if (verifiedAt !== null) throw new AppError('STEP_ORDER', { userMessage: 'This is verified already.' });
  return contact;
}

/** As codes are sent to it: in small letters, or with the country's number. */
const destinationOf = (contact: string, channel: Channel) =>
  channel === 'email' ? contact.toLowerCase() : `+1${contact.replace(/\D/g, '').slice(-10)}`;

/**
 * Sends a practice the code by which whoever asks verifies its address or number. Somebody of the platform has it read out by the
 * practice; the practice's own people enter what came to it.
 *
 * Effects: challenge, message, who asked, audit row.
 * @throws AppError NOT_FOUND; NOT_REACHABLE, STEP_ORDER, RATE_LIMITED. Source: provider-admin §7 Onboarding.
 */
export const sendCode = command(sendPracticeContactCode)(async ({ params, body: { channel } }, context) => {
  const { tx, deps, meta, actor, now, record } = context;
  const practice = await tx.first(practiceContact, { id: params.id });
  if (!practice) throw new AppError('NOT_FOUND');
  const contact = contactOf(practice, channel);
  const destination = destinationOf(contact, channel);
  const { challengeId, resendAfterSeconds, expiresAt } = await deps.codes.send(tx, {
    purpose: PURPOSE,
    channel: channel === 'email' ? 'email' : 'sms',
    destination,
    subjectId: actor.staffId,
    applicationId: null,
    practiceId: practice.id,
    brand: actor.brand === 'membership' ? 'membership' : 'financing',
    addressHash: meta.addressHash,
    device: meta.device,
    deliver: true,
    isReadOut: actor.role === 'Admin',
  });
  await tx.run(keepAskedCode, {
    staff_id: actor.staffId,
    channel,
    practice_id: practice.id,
    challenge_id: challengeId,
    sent_at: now,
  });
  await record('practice.contact_code_sent', { practiceId: practice.id, id: practice.id, detail: { channel } });
  return { sentTo: channel === 'email' ? maskEmail(contact) : maskPhone(destination), resendAfterSeconds, expiresAt };
});

/**
 * Enters the code that came to the practice. A wrong one is counted even though the call fails.
 *
 * Effects: the address or number is verified, audit row.
 * @throws AppError WRONG_CODE with the tries that are left, CODE_EXPIRED also for whoever asked for none, CODE_USED_UP, RATE_LIMITED;
 * STEP_ORDER for what is verified already. Source: provider-admin §7 Onboarding.
 */
export async function verifyCode(
  asked: Asked,
  { actor, meta }: { actor: StaffActor; meta: RequestMeta },
  deps: Deps,
): Promise<{ practiceId: string; channel: Channel; verifiedAt: string }> {
  const { result } = await carryOut({ actor, meta }, deps, (context) => takeCode(context, asked));
  if (!result.ok) throw result.error;
  return result.answer;
}

async function takeCode(context: Context<StaffActor>, { channel, otp }: Asked) {
  const { tx, deps, meta, actor, leaveNoRow } = context;
  const practice = await askedFor(context, channel);
  const verified = await deps.codes.verify(tx, {
    challengeId: practice.challengeId,
    purpose: PURPOSE,
    code: otp,
    addressHash: meta.addressHash,
    device: meta.device,
  });
  if (!verified.ok) {
    leaveNoRow('only the try is counted');
    return verified;
  }
  if (verified.challenge.subjectId !== actor.staffId) throw new AppError('CODE_EXPIRED');
  return {
    ok: true as const,
    answer: await verify(context, { ...practice, channel, to: verified.challenge.destination }),
  };
}

/** What the code was sent for. @throws AppError CODE_EXPIRED for whoever asked for none, or sees the practice no longer. */
async function askedFor({ tx, actor }: Context<StaffActor>, channel: Channel) {
  const asked = await tx.first(askedCode, { staffId: actor.staffId, channel });
  if (!asked) throw new AppError('CODE_EXPIRED');
  const { practice_id: practiceId, challenge_id: challengeId } = asked;
  if (!(await seesPractice(tx, actor.scope, { practiceId, alone: true }))) throw new AppError('CODE_EXPIRED');
  return { practiceId, challengeId };
}

type Proof = { practiceId: string; channel: Channel; to: string };

/** @throws AppError CODE_EXPIRED where the practice has another address or number since. */
async function verify({ tx, now, record }: Context<StaffActor>, { practiceId, channel, to }: Proof) {
  const practice = await tx.first(practiceContact, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const contact = contactOf(practice, channel);
  const write = channel === 'email' ? verifyEmail : verifyPhone;
  if (destinationOf(contact, channel) !== to || (await tx.run(write, { id: practiceId, contact, now })) !== 1)
    throw new AppError('CODE_EXPIRED');
  await record('practice.contact_verified', { practiceId, id: practiceId, detail: { channel } });
  return { practiceId, channel, verifiedAt: now };
}
