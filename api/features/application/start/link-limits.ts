import type { Context } from '../../../command/command';
import { aDay, type RateLimit, takeEach } from '../../../security/rate-limit';

const TO_ONE_CONTACT = aDay(2);
/** Of what is one's own: lost mails and other devices are reasons to ask again, and the address may be a stranger's. */
const OWN_TO_ONE_CONTACT = aDay(5);
const OF_ONE_APPLICATION = aDay(10);

type Sending = { from: string; limit: RateLimit; contact: string; practiceId: string };

/** What stands after a plus sign reaches the same mailbox. */
const mailboxOf = (contact: string, { deps }: Pick<Context, 'deps'>) =>
  deps.vault.blindIndex('shared-link', contact.replace(/\+[^@]*(?=@)/, ''));

/**
 * Counts a link to an application or a sign-up that somebody sends, by sender and by contact: nobody is pestered through us, whoever
 * asks.
 * @throws AppError RATE_LIMITED
 */
export async function refuseMany({ tx, deps }: Context, { from, limit, contact, practiceId }: Sending): Promise<void> {
  const mailbox = mailboxOf(contact, { deps });
  const takes = [[`shared-link-from:${from}`, limit] as const, [`shared-link-to:${mailbox}`, TO_ONE_CONTACT] as const];
  await takeEach(tx, takes, deps);
  if (!contact.includes('@')) await deps.paidSends.take(tx, practiceId);
}

/**
 * Counts a link that an applicant has sent to the address of their own application, which a sign-up that began by telephone has proven
 * nothing of: it is whatever they typed.
 * @throws AppError RATE_LIMITED
 */
export async function refuseManyOfOwn(
  { tx, deps }: Context,
  { applicationId, email }: { applicationId: string; email: string },
): Promise<void> {
  const mailbox = mailboxOf(email, { deps });
  const takes = [
    [`own-link-of:${applicationId}`, OF_ONE_APPLICATION] as const,
    [`own-link-to:${mailbox}`, OWN_TO_ONE_CONTACT] as const,
  ];
  await takeEach(tx, takes, deps);
}
