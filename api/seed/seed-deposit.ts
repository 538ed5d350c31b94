import { civilDate } from '@domain/calendar/civil-date';
import { statement } from '../db/statement';
import type { DepositTable } from '../db/tables/funding';
import { insertDeposit } from '../features/funding/funding.writes';
import { refOf } from '../features/funding/make-deposits';
import type { Past } from './world';

const depositOfDay = statement<{ practiceId: string; day: string }>()((q, p) =>
  q.selectFrom('deposit').select('id').where('practice_id', '=', p.practiceId).where('made_on', '=', p.day),
);

const growDeposit = statement<{ id: string; amount: number }>()((q, p) =>
  q
    .updateTable('deposit')
    .set((eb) => ({
      purchases_cents: eb('purchases_cents', '+', p.amount),
      amount_cents: eb('amount_cents', '+', p.amount),
    }))
    .where('id', '=', p.id),
);

/** Puts a funding of the past into its practice's deposit of that day, which arrived. Returns the deposit's id. */
export async function addToDeposit(
  { tx, deps }: Past,
  funding: { practice_id: string; net_cents: number | bigint },
): Promise<string> {
  const now = deps.clock.now();
  const day = civilDate(now.slice(0, 10));
  const [practiceId, amount] = [funding.practice_id, Number(funding.net_cents)];
  const known = await tx.first(depositOfDay, { practiceId, day });
  if (known) {
    await tx.run(growDeposit, { id: known.id, amount });
    return known.id;
  }
  const id = deps.newId();
  const row: DepositTable = {
    id,
    ref: refOf(day, id),
    practice_id: practiceId,
    status: 'SETTLED',
    deferral: null,
    purchases_cents: amount,
    offset_cents: 0,
    amount_cents: amount,
    made_on: day,
    attempt: 1,
    bank_last_four: null,
    submitted_on: day,
    settles_on: day,
    settled_on: day,
    returned_on: null,
    return_code: null,
    ask_at: null,
    asks: 0,
    created_at: now,
    version: 1,
  };
  await tx.run(insertDeposit, row);
  return id;
}
