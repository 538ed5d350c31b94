import type { CivilDate } from '@domain/calendar/civil-date';
import { creditBalancePaid } from '@domain/ledger/refund-templates';
import { type Cents, cents } from '@domain/money/cents';
import { type Context, carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { creditOfTransaction } from '../credit-transaction/index';
import { firstAskAt, isHeld, type Loan, owe, post, sendNotice, takeAnyLoan } from '../servicing/index';
import { listOwed, type PayoutRow, underWayOnLoan, type WayBack, waysBack } from './credit-payout.reads';
import { insertPayout } from './credit-payout.writes';

const actor: SystemActor = { kind: 'system', name: 'Payments' };
const BATCH = 200;

/**
 * Sends back what borrowers are owed: after a refund, a fee that was forgiven or a payment above the rest. By itself and in full, once
 * nothing of the loan is on its way anymore, to what the loan was paid with last.
 * Source: 12 CFR 1026.21, which asks for it on request and after six months; nobody has to ask here.
 */
export async function payCredits(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await listOwed(deps.database.read, after, BATCH);
    for (const { transaction_id: id } of found) await payCredit(deps, id, day);
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.transaction_id;
  }
}

async function payCredit(deps: Deps, transactionId: string, day: CivilDate): Promise<void> {
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    const loan = await takeAnyLoan(tx, transactionId);
    // Read under the loan's lock: another process may have sent it.
    const owed = cents(Number((await tx.first(creditOfTransaction, { transactionId }))?.owed_cents ?? 0));
    if (!loan || owed <= 0 || isHeld(loan)) return leaveNoRow('Nothing is sent.');
    if (await tx.first(underWayOnLoan, { transactionId })) return leaveNoRow('Waits for what is on its way.');
    const way = bestOf(await tx.all(waysBack, { borrowerId: loan.row.borrower_id, transactionId }));
    if (way) return sendBack(context, loan, { way, amount: owed, day });
    leaveNoRow('The notice tells of it.');
    await sendNotice(context, loan.row, { kind: 'CREDIT_WAITS', about: `credit:${owed}`, amountCents: owed });
  });
}

/** What the loan was paid with last, else the first. */
function bestOf(found: readonly WayBack[]): WayBack | undefined {
  const paid = found.filter((one) => one.paid_on !== null);
  return paid.sort((one, other) => ((one.paid_on ?? '') < (other.paid_on ?? '') ? 1 : -1))[0] ?? found[0];
}

/** In one transaction: the order, the ledger's entry, what is owed, the promise that the processor is asked, and the mail. */
async function sendBack(
  context: Context,
  loan: Loan,
  { way, amount, day }: { way: WayBack; amount: Cents; day: CivilDate },
): Promise<void> {
  const { tx, deps, now, record, send } = context;
  const { row } = loan;
  const payout: PayoutRow = {
    id: deps.newId(),
    transaction_id: row.id,
    borrower_id: row.borrower_id,
    status: 'SUBMITTED',
    amount_cents: amount,
    method_id: way.id,
    method_kind: way.kind,
    method_name: way.name,
    method_last_four: way.last_four,
    submitted_on: day,
    settles_on: null,
    settled_on: null,
    returned_on: null,
    return_code: null,
    ask_at: firstAskAt(deps.clock),
    asks: 0,
    created_at: now,
    version: 1,
  };
  await tx.run(insertPayout, payout);
  await post(context, loan, {
    draft: creditBalancePaid({ userId: row.borrower_id, amount }),
    on: day,
    naturalKey: `credit-payout:${payout.id}:sent`,
    actor: `credit-payout:${payout.id}`,
  });
  await owe(context, loan, cents(-amount));
  const detail = { transactionId: row.id, amountCents: amount };
  await record('credit_payout.sent', { practiceId: null, id: payout.id, detail });
  await send('submit-credit-payout', { payoutId: payout.id });
  await sendNotice(context, row, {
    kind: 'CREDIT_SENT',
    about: payout.id,
    amountCents: amount,
    account: way.name,
    lastFour: way.last_four,
  });
}
