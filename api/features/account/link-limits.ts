import type { Context } from '../../command/command';
import { aDay, type RateLimit, takeEach } from '../../security/rate-limit';

const TO_ONE_CONTACT = aDay(2);

type Sending = { from: string; limit: RateLimit; contact: string; practiceId: string };

/**
 * Counts a link to the application that somebody sends, by sender and by contact: nobody is pestered through us, whoever asks.
 * @throws AppError RATE_LIMITED
 */
export async function refuseMany({ tx, deps }: Context, { from, limit, contact, practiceId }: Sending): Promise<void> {
  // What stands after a plus sign reaches the same mailbox.
  const mailbox = deps.vault.blindIndex('shared-link', contact.replace(/\+[^@]*(?=@)/, ''));
  const takes = [[`shared-link-from:${from}`, limit] as const, [`shared-link-to:${mailbox}`, TO_ONE_CONTACT] as const];
  await takeEach(tx, takes, deps);
  if (!contact.includes('@')) await deps.paidSends.take(tx, practiceId);
}
