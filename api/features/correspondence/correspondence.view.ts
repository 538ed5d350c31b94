import type { listSentMessages, readSentMessage } from '@contract/correspondence/calls';
import type { Decoded, ResultOf } from '@contract/endpoint';
import type { Brand } from '@domain/enums';
import type { Context } from '../../command/command';
import type { PersonMessageTable } from '../../db/tables/correspondence';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { brandMessagesAfter, messageById, messagesAfter } from './correspondence.reads';
import type { Said } from './keep-message';

const PAGE = 25;
/** Behind every moment. */
const NEWEST = '9999';

/** Only the brand's own for whoever works for the membership brand (decision 53). */
const brandFor = (actor: StaffActor, asked: Brand | undefined): Brand | undefined =>
  actor.brand === 'membership' ? 'membership' : asked;

/** A page of what was sent to a person. Reads as many rows as it shows, however many there are. */
export async function listMessages(
  { params, query }: Decoded<typeof listSentMessages>,
  actor: StaffActor,
  deps: Deps,
): Promise<ResultOf<typeof listSentMessages>> {
  const { read } = deps.database;
  const [at = NEWEST, id = ''] = (query.after ?? NEWEST).split('~');
  const page = { borrowerId: params.id, at, id, limit: PAGE + 1 };
  const brand = brandFor(actor, query.brand);
  const found = brand ? await read.all(brandMessagesAfter, { ...page, brand }) : await read.all(messagesAfter, page);
  const shown = found.slice(0, PAGE);
  const sealed = await deps.vault.openAll(
    read,
    shown.map(({ vault_id }) => vault_id),
  );
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => viewOf(row, saidOf(sealed.get(row.vault_id) ?? ''))),
    next: last ? `${last.at}~${last.id}` : null,
  };
}

/** Sealed by `keepMessage` only. */
const saidOf = (text: string) => JSON.parse(text) as Said;

const viewOf = ({ id, channel, sent_to, status, at }: PersonMessageTable, { subject }: Said) => ({
  _id: id,
  channel,
  subject,
  sentTo: sent_to,
  status,
  at,
});

/** Opens what a message said. Effects: audit row in the trail of the person. @throws AppError NOT_FOUND for another person's. */
export async function readMessage(
  { id, messageId }: Decoded<typeof readSentMessage>['params'],
  { tx, deps, actor, record }: Context<StaffActor>,
): Promise<ResultOf<typeof readSentMessage>> {
  const row = await tx.first(messageById, { id: messageId });
  const brand = brandFor(actor, undefined);
  if (row?.borrower_id !== id || (brand && row.brand !== brand)) throw new AppError('NOT_FOUND');
  const { subject, text, attachments } = saidOf(await deps.vault.open(tx, row.vault_id));
  await record('borrower.message_read', { practiceId: null, id, detail: { channel: row.channel, messageId } });
  return { _id: messageId, subject, text, attachments: [...attachments] };
}
