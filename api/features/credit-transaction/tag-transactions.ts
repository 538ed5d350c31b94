import { tagTransactions } from '@contract/credit-transaction/tag-calls';
import { TAGS_MAX } from '@contract/credit-transaction/tag-entity';
import { transactionMessages } from '@contract/messages/staff/transaction';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { taggedTransactions } from './transaction-tag.reads';
import { putTag, takeTagOff } from './transaction-tag.writes';

const refusal = (message: string) => new AppError('INVALID_FIELDS', { fields: [{ field: 'tags', message }] });

/** Puts tags on transactions and takes off those that are null. @throws AppError INVALID_FIELDS without any tag */
export const tagSome = command(tagTransactions)(async ({ body }, { tx, actor, now, record }) => {
  const tags = Object.entries(body.tags);
  if (tags.length === 0) throw refusal(transactionMessages.tagInvalid.text);
  if (tags.length > TAGS_MAX) throw refusal(`Enter up to ${TAGS_MAX} tags.`);
  const rows = await taggedTransactions(tx, body.creditTransactionRefs);
  for (const { id, practice_id: practiceId } of rows) {
    for (const [name, value] of tags) {
      if (value === null) await tx.run(takeTagOff, { transactionId: id, name });
      else await tx.run(putTag, { transaction_id: id, name, value, staff_id: actor.staffId, tagged_at: now });
    }
    await record('transaction.tagged', { practiceId, id, detail: body.tags });
  }
  return { tagged: rows.length };
});
