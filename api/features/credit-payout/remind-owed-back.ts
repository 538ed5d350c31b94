import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { owedBackReminder } from '@domain/loan/owed-back';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { isBlocked, isPaused, owedBackOn, sendNotice, takeAnyLoan } from '../servicing/index';
import { listOwedBack } from './credit-payout.reads';

const actor: SystemActor = { kind: 'system', name: 'Payments' };
const BATCH = 200;

/** Reminds of what is owed back, on the days that the domain names, in force or refunded alike. */
export async function remindOfOwedBack(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await listOwedBack(deps.database.read, after, BATCH);
    for (const { transaction_id: id, owed_back_on: since } of found)
      if (since !== null && owedBackReminder(civilDate(since), day) !== null)
        await remind(deps, id, { since: civilDate(since), day });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.transaction_id;
  }
}

/** As of a late payment, nobody is reminded while payments are paused, or who could not pay. */
async function remind(
  deps: Deps,
  transactionId: string,
  { since, day }: { since: CivilDate; day: CivilDate },
): Promise<void> {
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    leaveNoRow('The notice tells of it.');
    const loan = await takeAnyLoan(tx, transactionId);
    // Read under the loan's lock: it may be paid by then.
    const amountCents = loan ? await owedBackOn(tx, transactionId) : 0;
    if (!loan || amountCents === 0 || isPaused(loan) || isBlocked(loan)) return;
    const days = owedBackReminder(since, day);
    await sendNotice(context, loan.row, {
      kind: 'CREDIT_STILL_OWED_BACK',
      about: `${since}:${days}`,
      amountCents,
      on: since,
    });
  });
}
