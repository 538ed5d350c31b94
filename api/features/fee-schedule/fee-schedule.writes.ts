import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { FeeSchedulePaperTable, FeeScheduleTable } from '../../db/tables/onboarding';

export const insertFeeSchedule = statement<FeeScheduleTable>()((q, p) =>
  q
    .insertInto('fee_schedule')
    .values(
      columns(p, [
        'id',
        'practice_id',
        'number',
        'status',
        'content',
        'sha256',
        'sent_at',
        'sent_by',
        'sent_by_name',
        'signed_by',
        'signed_name',
        'signer_title',
        'signed_at',
        'from_on',
        'version',
      ]),
    ),
);

/** A schedule that a later one stands in the place of. */
export const replaceSchedule = statement<{ id: string; version: number }>()((q, p) =>
  q
    .updateTable('fee_schedule')
    .set((eb) => ({ status: 'REPLACED' as const, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

type Signature = { id: string; version: number; by: string; name: string; title: string; at: string; from: string };

export const signSchedule = statement<Signature>()((q, p) =>
  q
    .updateTable('fee_schedule')
    .set((eb) => ({
      status: 'SIGNED' as const,
      signed_by: p.by,
      signed_name: p.name,
      signer_title: p.title,
      signed_at: p.at,
      from_on: p.from,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version)
    .where('status', '=', 'PENDING'),
);

/** Keeps the paper of a signed schedule unless it has one: the first one stays. */
export const keepPaper = statement<FeeSchedulePaperTable>()((q, p) =>
  q
    .insertInto('fee_schedule_paper')
    .values(columns(p, ['fee_schedule_id', 'pdf', 'pdf_sha256', 'made_at']))
    .onConflict((conflict) => conflict.column('fee_schedule_id').doNothing()),
);
