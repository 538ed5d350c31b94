import { markMessagesSeen } from '@contract/message-center/calls';
import { bannerKeys, type messageCenter } from '@contract/message-center/entity';
import type * as z from 'zod/mini';
import { command } from '../../command/command';
import type { Db } from '../../db/database';
import { seenMessages } from './message-center.reads';
import { markSeen } from './message-center.writes';

/** The messages of a staff member. Once any was seen, no banner is shown. Source: provider-admin §4. */
export async function viewMessages(db: Db, staffId: string): Promise<z.input<typeof messageCenter>> {
  const seen = new Map((await db.all(seenMessages, { staffId })).map(({ message, seen_at }) => [message, seen_at]));
  const isNew = bannerKeys.every((key) => !seen.has(key));
  return {
    messages: bannerKeys.map((key) => ({ key, seenAt: seen.get(key) ?? null })),
    showDiscountBanner: isNew,
    showCalculatorBanner: isNew,
  };
}

export const markSome = command(markMessagesSeen)(async ({ body }, { tx, actor: { staffId }, now, leaveNoRow }) => {
  for (const message of body.messages) await tx.run(markSeen, { staff_id: staffId, message, seen_at: now });
  leaveNoRow('what somebody has read is nobody else’s concern');
  return viewMessages(tx, staffId);
});
