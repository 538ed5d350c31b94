import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { WhatIfTable } from '../../../db/tables/versioned-table';

export const insertWhatIf = statement<WhatIfTable>()((q, p) =>
  q
    .insertInto('what_if')
    .values(
      columns(p, [
        'id',
        'draft_id',
        'seq',
        'profile_id',
        'content_hash',
        'content',
        'from_day',
        'to_day',
        'practices',
        'sample',
        'status',
        'total',
        'done',
        'claim',
        'heartbeat_at',
        'fault',
        'report',
        'asked_by_id',
        'asked_by',
        'asked_at',
        'started_at',
        'ended_at',
      ]),
    ),
);

/** Takes what waits, or what somebody began who has not been heard of since `deadBefore`. */
export const claimWhatIf = statement<{ id: string; claim: string; now: string; deadBefore: string }>()((q, p) =>
  q
    .updateTable('what_if')
    .set({ status: 'RUNNING', claim: p.claim, heartbeat_at: p.now, started_at: p.now, done: 0, total: null })
    .where('id', '=', p.id)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'WAITING'), and([eb('status', '=', 'RUNNING'), eb('heartbeat_at', '<', p.deadBefore)])]),
    ),
);

type Mine = { id: string; claim: string };

/** Says how far it is. No row: somebody stopped it, or another worker took it over. */
export const noteProgress = statement<Mine & { now: string; total: number; done: number }>()((q, p) =>
  q
    .updateTable('what_if')
    .set({ heartbeat_at: p.now, total: p.total, done: p.done })
    .where('id', '=', p.id)
    .where('claim', '=', p.claim)
    .where('status', '=', 'RUNNING'),
);

export const endWhatIf = statement<
  Mine & { status: string; now: string; report: string | null; fault: string | null; done: number }
>()((q, p) =>
  q
    .updateTable('what_if')
    .set({ status: p.status, ended_at: p.now, report: p.report, fault: p.fault, done: p.done, claim: null })
    .where('id', '=', p.id)
    .where('claim', '=', p.claim)
    .where('status', '=', 'RUNNING'),
);

/** Whoever works on it begins anew, or another does: it waits again. */
export const giveBackWhatIf = statement<Mine>()((q, p) =>
  q
    .updateTable('what_if')
    .set({ status: 'WAITING', claim: null, heartbeat_at: null, done: 0, total: null })
    .where('id', '=', p.id)
    .where('claim', '=', p.claim)
    .where('status', '=', 'RUNNING'),
);

/** Of a draft, or one of them. */
export const stopWhatIfs = statement<{ draftId: string; now: string }>()((q, p) =>
  q
    .updateTable('what_if')
    .set({ status: 'STOPPED', ended_at: p.now, claim: null })
    .where('draft_id', '=', p.draftId)
    .where('status', 'in', ['WAITING', 'RUNNING']),
);
