import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { SpouseNoticeTable } from '../../db/tables/application';

export const insertNotice = statement<SpouseNoticeTable>()((q, p) =>
  q
    .insertInto('spouse_notice')
    .values(
      columns(p, [
        'id',
        'borrower_id',
        'practice_id',
        'transaction_id',
        'application_id',
        'document_id',
        'recipient_vault_id',
        'attempt',
        'queued_at',
        'asked_at',
        'posted_at',
        'letter_id',
        'expected_on',
        'refused_at',
        'refused_reason',
        'version',
      ]),
    ),
);

/** Moves a letter on; guarded by its version. */
export const moveNotice = statement<SpouseNoticeTable>()((q, p) =>
  q
    .updateTable('spouse_notice')
    .set((eb) => ({
      recipient_vault_id: p.recipient_vault_id,
      attempt: p.attempt,
      asked_at: p.asked_at,
      posted_at: p.posted_at,
      letter_id: p.letter_id,
      expected_on: p.expected_on,
      refused_at: p.refused_at,
      refused_reason: p.refused_reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
