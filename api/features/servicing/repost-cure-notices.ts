import { instantAt } from '@domain/calendar/instant';
import { type Context, carryOut, changeOne } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { cureNoticeById, silentCureNotices } from './delinquency/cure-notice.reads';
import { askCureNoticeAgain } from './delinquency/cure-notice.writes';

const actor: SystemActor = { kind: 'system', name: 'Letters' };
const DAY_MS = 24 * 3600_000;
const BATCH = 200;

/** Hands over again what the outbox gave up: the loan waits for its notice, and a letter company that is down must not hold it for ever. */
export async function repostCureNotices(deps: Deps): Promise<void> {
  const askedBefore = instantAt(deps.clock.nowMs() - DAY_MS);
  for (;;) {
    const found = await deps.database.read.all(silentCureNotices, { askedBefore, limit: BATCH });
    for (const { id } of found) await carryOut({ actor }, deps, (context) => repost(context, id, askedBefore));
    if (found.length < BATCH) return;
  }
}

async function repost({ tx, now, record, send, leaveNoRow }: Context, id: string, askedBefore: string): Promise<void> {
  const row = await tx.first(cureNoticeById, { id });
  if (!row || row.posted_at !== null || row.refused_at !== null || (row.asked_at ?? '') > askedBefore)
    return leaveNoRow('heard of by now');
  await changeOne(tx, askCureNoticeAgain, { id, version: row.version, asked_at: now });
  await record('cure_notice.handed_over_again', { practiceId: null, id: row.transaction_id });
  await send('post-cure-notice', { noticeId: id });
}
