import { sendSpouseNoticeAgain } from '@contract/household/spouse-notice-calls';
import type { SpouseRecipient } from '@domain/application/spouse-notice';
import { changeOne, command, refuseStale } from '../../command/command';
import type { SpouseNoticeTable } from '../../db/tables/application';
import { AppError } from '../../http/app-error';
import type { Work } from '../../work';
import { homeOf, sealRecipient, subjectOf } from './notice-spouse';
import { noticeById } from './spouse-notice.reads';
import { viewSpouseNotice } from './spouse-notice.view';
import { moveNotice } from './spouse-notice.writes';

/**
 * Sends a notice that the letter company refused to an address that somebody of the platform has found out. The letter leaves after the
 * commit. Effects: the sealed recipient, the next try, an audit row without the address.
 * @throws AppError STALE for another state than was looked at, NOT_PENDING for one that was not refused, NOT_FOUND.
 */
export const sendNoticeAgain = command(sendSpouseNoticeAgain)(async ({ params, body }, context) => {
  const { tx, now, record, send } = context;
  const found = await tx.first(noticeById, { id: params.noticeId });
  // Of somebody else it is told no more than of one that is not there.
  const row = found?.borrower_id === params.id ? found : undefined;
  refuseStale(body.version, { version: row?.version ?? 0 });
  if (!row) throw new AppError('NOT_FOUND');
  if (row.refused_at === null) throw new AppError('NOT_PENDING');
  const attempt = row.attempt + 1;
  const { unit = null, ...address } = body.address;
  const recipient = { name: await nameOf(context, row), ...homeOf({ ...address, unit }) };
  const again: SpouseNoticeTable = {
    ...row,
    attempt,
    recipient_vault_id: await sealRecipient(context, row.id, recipient),
    asked_at: now,
    refused_at: null,
    refused_reason: null,
  };
  await changeOne(tx, moveNotice, again);
  await record('spouse_notice.sent_again', { practiceId: row.practice_id, ...subjectOf(row), detail: { attempt } });
  await send('post-spouse-notice', { noticeId: row.id, attempt });
  return { spouseNotice: viewSpouseNotice({ ...again, version: row.version + 1 }) };
});

async function nameOf({ tx, deps }: Work, row: SpouseNoticeTable): Promise<string> {
  // Written by `sealRecipient` only.
  return (JSON.parse(await deps.vault.open(tx, row.recipient_vault_id)) as SpouseRecipient).name;
}
