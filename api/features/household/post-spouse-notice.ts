import { partsOfAddressLine } from '@domain/address/address-line';
import type { SpouseRecipient } from '@domain/application/spouse-notice';
import { instantAt } from '@domain/calendar/instant';
import { type Context, carryOut, changeOne } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { isLateLetter } from '../../vendors/delivery/late-letter';
import type { LetterResult, PostalAddress } from '../../vendors/delivery/port';
import type { EndOfDayJob } from '../business-day/index';
import { ensureDocumentPdf } from '../document/index';
import { subjectOf } from './notice-spouse';
import { noticeById, silentNotices } from './spouse-notice.reads';
import { moveNotice } from './spouse-notice.writes';

const actor: SystemActor = { kind: 'system', name: 'Letters' };
const BATCH = 200;
const DAY_MS = 24 * 3600_000;

type Posting = { noticeId: string; attempt: number };

/**
 * Has the letter of a notice printed and posted, and keeps what the letter company said. The same try is the same letter to it, so a
 * repeat after a lost answer posts nothing twice, also days later.
 * @throws VendorError where the company says nothing; the outbox tries again.
 */
export async function postSpouseNotice({ noticeId, attempt }: Posting, deps: Deps): Promise<void> {
  const { read } = deps.database;
  const notice = await read.first(noticeById, { id: noticeId });
  if (!notice || notice.attempt !== attempt || notice.posted_at !== null || notice.refused_at !== null) return;
  const pdf = await ensureDocumentPdf(notice.document_id, deps);
  // Written by `sealRecipient` only.
  const to = JSON.parse(await deps.vault.open(read, notice.recipient_vault_id)) as SpouseRecipient;
  const result = await deps.vendors.letters.send({
    to,
    from: senderOf(deps),
    pdf,
    description: 'Spouse notice',
    operationId: `spouse-notice:${noticeId}:${attempt}`,
    isLate: isLateLetter(notice.queued_at, deps.clock.nowMs()),
  });
  await carryOut({ actor }, deps, (context) => keepResult(context, { noticeId, attempt }, result));
}

function senderOf({ config }: Deps): PostalAddress {
  const { name, postalAddress } = config.brandFinancing;
  const parts = partsOfAddressLine(postalAddress);
  if (!parts) throw new Error('The postal address of the brand has no parts');
  return { name, ...parts };
}

async function keepResult(context: Context, { noticeId, attempt }: Posting, result: LetterResult): Promise<void> {
  const { tx, now, record, leaveNoRow } = context;
  const row = await tx.first(noticeById, { id: noticeId });
  if (!row || row.attempt !== attempt || row.posted_at !== null || row.refused_at !== null)
    return leaveNoRow('kept before');
  const about = { practiceId: row.practice_id, ...subjectOf(row) };
  if (result.status === 'accepted') {
    const { letterId, expectedOn } = result;
    await changeOne(tx, moveNotice, { ...row, posted_at: now, letter_id: letterId, expected_on: expectedOn });
    return record('spouse_notice.posted', { ...about, detail: { letterId } });
  }
  await changeOne(tx, moveNotice, { ...row, refused_at: now, refused_reason: result.reason });
  return record('spouse_notice.refused', { ...about, detail: { reason: result.reason } });
}

/** Hands over again what the outbox gave up: a letter company that is down for hours must not cost the notice. */
async function repostSilent(deps: Deps): Promise<void> {
  const askedBefore = instantAt(deps.clock.nowMs() - DAY_MS);
  for (;;) {
    const found = await deps.database.read.all(silentNotices, { askedBefore, limit: BATCH });
    for (const { id } of found) await carryOut({ actor }, deps, (context) => repost(context, id, askedBefore));
    if (found.length < BATCH) return;
  }
}

async function repost({ tx, now, record, send, leaveNoRow }: Context, id: string, askedBefore: string): Promise<void> {
  const row = await tx.first(noticeById, { id });
  if (!row || row.posted_at !== null || row.refused_at !== null || row.asked_at > askedBefore)
    return leaveNoRow('heard of by now');
  await changeOne(tx, moveNotice, { ...row, asked_at: now });
  await record('spouse_notice.handed_over_again', { practiceId: row.practice_id, ...subjectOf(row) });
  await send('post-spouse-notice', { noticeId: id, attempt: row.attempt });
}

/** What is done every day for letters to spouses. */
export const householdJobs: readonly EndOfDayJob[] = [{ name: 'spouse-notices', run: repostSilent }];
