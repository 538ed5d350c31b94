import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { CureNoticeTable } from '../../../db/tables/servicing';

export const insertCureNotice = statement<CureNoticeTable>()((q, p) =>
  q
    .insertInto('cure_notice')
    .values(
      columns(p, [
        'id',
        'borrower_id',
        'transaction_id',
        'installment',
        'cure_by',
        'document_id',
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

/** What the letter company said of a letter; guarded by its version. */
export const settleCureNotice = statement<CureNoticeTable>()((q, p) =>
  q
    .updateTable('cure_notice')
    .set((eb) => ({
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

/** Queues the letter of a notice again. Changes nothing when the notice has another version by now. */
export const askCureNoticeAgain = statement<{ id: string; version: number; asked_at: string }>()((q, p) =>
  q
    .updateTable('cure_notice')
    .set((eb) => ({ asked_at: p.asked_at, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
