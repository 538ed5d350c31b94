import { sendSignupReminder } from '@contract/signup/staff-calls';
import { type Context, command } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { aDay } from '../../security/rate-limit';
import { type ApplicationCase, addHistory, lockCase, refuseMany, updateApplication } from '../application/index';
import { viewSignupRow } from '../application-details/index';
import { businessDayOf } from '../credit-transaction/index';

/** A busy desk, and no more. */
const FROM_ONE_PERSON = aDay(100);
const NO_NOTE = { field: 'note', message: "Text messages can't include a note. Send it by email" };
const UNPROVEN = {
  email: "This person hasn't verified an email address.",
  phone: "This person hasn't verified a mobile number.",
} as const;
const TODAY_ALREADY = 'This person already got a reminder today.';
const FINISHED = "This sign-up is finished, so there's nothing to remind them of.";

/** The proven address of a channel. @throws AppError NOT_REACHABLE, in the same words where nobody may be written to. */
function addressOf({ borrower }: ApplicationCase, channel: 'email' | 'phone'): string {
  const { email, email_verified_at, phone, phone_verified_at } = borrower;
  const isOpen = !(borrower.flagged_fraud || borrower.deceased || borrower.is_deleted);
  if (isOpen && channel === 'email' && email && email_verified_at) return email;
  if (isOpen && channel === 'phone' && phone && phone_verified_at) return `+1${phone}`;
  throw new AppError('NOT_REACHABLE', { userMessage: UNPROVEN[channel] });
}

/**
 * Reminds whoever began a sign-up at a practice and did not end it, once a day. The note is the practice's own and goes by email alone:
 * text messages are read on lock screens.
 *
 * Effects: history, audit row, email or text message.
 * @throws AppError NOT_FOUND for what is no sign-up, STEP_ORDER for one that is finished or in review, NOT_REACHABLE, INVALID_FIELDS
 * for a note by text message, RATE_LIMITED. Source: membership §7 Provider membership operations.
 */
export const remindSignup = command(sendSignupReminder)(async ({ body }, context) => {
  const { tx, deps, actor, record } = context;
  const { channel, note } = body;
  const of = await lockCase(tx, body.signupId, 'MEMBERSHIPS');
  const { application, practice } = of;
  if (application.status !== 'INCOMPLETE') throw new AppError('STEP_ORDER', { userMessage: FINISHED });
  if (channel === 'phone' && note) throw new AppError('INVALID_FIELDS', { fields: [NO_NOTE] });
  const to = addressOf(of, channel);
  const day = businessDayOf(deps);
  if (application.reminded_on === day) throw new AppError('NOT_REACHABLE', { userMessage: TODAY_ALREADY });
  await refuseMany(context, {
    from: actor.staffId,
    limit: FROM_ONE_PERSON,
    contact: to,
    practiceId: practice.id,
  });
  await updateApplication(tx, application.id, { reminded_on: day });
  await addHistory(context, application.id, { action: 'REMINDED', by: actor });
  await record('signup.reminded', {
    practiceId: practice.id,
    type: 'application',
    id: application.id,
    detail: { channel },
  });
  await tell(context, of, { channel, to, note });
  return { signup: await viewSignupRow({ db: tx, deps }, application.id) };
});

type Message = { channel: 'email' | 'phone'; to: string; note: string | undefined };

function tell({ send }: Context<StaffActor>, { practice, borrower }: ApplicationCase, { channel, to, note }: Message) {
  const told = { to, brand: 'membership' as const, path: `/v2/privi/${practice.slug}/signup`, practiceId: practice.id };
  if (channel === 'phone') return send('signup-reminder-sms', told);
  return send('signup-reminder', {
    ...told,
    firstName: borrower.first_name,
    practiceName: practice.name,
    ...(note && { note }),
  });
}
