import type { Tx } from '../../db/database';
import { insertFeeSchedule } from './fee-schedule.writes';

/** Keeps that a practice agreed on its fees before schedules were signed here. */
export const keepAgreedBefore = (tx: Tx, { practiceId, at }: { practiceId: string; at: string }): Promise<unknown> =>
  tx.run(insertFeeSchedule, {
    id: `fees-${practiceId}`,
    practice_id: practiceId,
    number: 1,
    status: 'BEFORE',
    content: null,
    sha256: null,
    sent_at: at,
    sent_by: null,
    sent_by_name: '',
    signed_by: null,
    signed_name: null,
    signer_title: null,
    signed_at: null,
    from_on: '0001-01-01',
    version: 1,
  });
