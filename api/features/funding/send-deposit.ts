import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { addUpDeposit, type DepositSums, depositMayBecome } from '@domain/funding/deposit';
import { fundingSent } from '@domain/ledger/loan-templates';
import { type Cents, cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { type Context, changeOne } from '../../command/command';
import { AppError } from '../../http/app-error';
import { insertHistory } from '../credit-transaction/index';
import { postEntry } from '../ledger/index';
import { firstAskAt } from '../servicing/index';
import { fundPurchases } from './fund-purchases';
import {
  bankOfPractice,
  type DepositRow,
  type FundedPractice,
  fundingsOfDeposit,
  memberFundingsOfDeposit,
  memberOffsetsOfDeposit,
  offsetsOfDeposit,
  openRecoveries,
  owedOfMemberships,
} from './funding.reads';
import {
  insertMemberOffset,
  insertOffset,
  moveDeposit,
  moveFundings,
  takeOfMembership,
  takeRecovery,
} from './funding.writes';
import { MEMBERSHIP_LINES } from './membership-lines';

/** Memberships of which one deposit keeps money back; the rest waits for the next. */
const OWED_MAX = 500;

type Sending = { deposit: DepositRow; day: CivilDate };

/**
 * A deposit leaves for the first time: what the practice gives back for memberships and refunds is kept back, its purchases are sent, the ledger's entry, the promise that the processor
 * is asked, and the practice's statement, which adds up to it. Where refunds take all of it nothing is sent: it is settled, its purchases
 * are paid for by what the practice owed, and the practice is told of no deposit.
 */
export async function sendDeposit(
  context: Context,
  practice: FundedPractice,
  { deposit, day }: Sending,
): Promise<void> {
  const { tx, now, deps } = context;
  const purchases = await tx.all(fundingsOfDeposit, { depositId: deposit.id });
  const ofMembers = await tx.all(memberFundingsOfDeposit, { depositId: deposit.id });
  const kept = await keepBackForMemberships(context, { deposit, day, rows: [...purchases, ...ofMembers] });
  const recoveries = await tx.all(openRecoveries, { practiceId: practice.id });
  const sums = addUpDeposit(
    [kept.amountCents],
    recoveries.map((row) => ({ id: row.id, leftCents: cents(Number(row.left_cents)) })),
  );
  for (const { id, amountCents } of sums.offsets) {
    if ((await tx.run(takeRecovery, { id, amount: amountCents })) !== 1) throw new AppError('STALE');
    await tx.run(insertOffset, { deposit_id: deposit.id, recovery_id: id, amount_cents: amountCents });
  }
  const filled: DepositRow = {
    ...deposit,
    purchases_cents: kept.purchasesCents,
    offset_cents: kept.offsetCents + sums.offsetCents,
    memberships_cents: ofMembers.reduce((sum, row) => sum + Number(row.net_cents), 0) - kept.offsetCents,
    amount_cents: sums.amountCents,
  };
  await tx.run(moveFundings, { depositId: deposit.id, status: 'SENT' });
  for (const { transaction_id: transactionId } of purchases)
    await tx.run(insertHistory, {
      id: deps.newId(),
      transactionId,
      action: 'FUNDS_SENT',
      userName: 'Funding',
      actorKind: 'system',
      actorId: 'funding',
      note: null,
      at: now,
    });
  await leave(context, practice, { deposit: filled, day, recovered: sums.offsetCents });
  await tellStatement(context, practice, filled);
}

/**
 * What a practice gives back for memberships that were changed or cancelled, as far as the deposit reaches. It was booked against what we
 * owe the practice when it arose, so that the ledger's entry of the deposit is of the rest alone.
 */
async function keepBackForMemberships(
  { tx }: Context,
  { deposit, day, rows }: Sending & { rows: readonly { net_cents: number }[] },
): Promise<DepositSums> {
  const owed = await tx.all(owedOfMemberships, { practiceId: deposit.practice_id, day, limit: OWED_MAX });
  const leftOf = (row: (typeof owed)[number]) => cents(0 - Number(row.net_cents) - Number(row.taken_cents));
  const sums = addUpDeposit(
    rows.map((row) => cents(Number(row.net_cents))),
    owed.map((row) => ({ id: row.id, leftCents: leftOf(row) })),
  );
  const left = new Map(owed.map((row) => [row.id, leftOf(row)]));
  for (const { id, amountCents } of sums.offsets) {
    const depositId = left.get(id) === amountCents ? deposit.id : null;
    if ((await tx.run(takeOfMembership, { id, amount: amountCents, depositId })) !== 1) throw new AppError('STALE');
    await tx.run(insertMemberOffset, { deposit_id: deposit.id, funding_id: id, amount_cents: amountCents });
  }
  return sums;
}

/** A deposit that came back leaves again; what it kept back was kept back the first time. */
export async function sendDepositAgain(
  context: Context,
  practice: FundedPractice,
  { deposit, day }: Sending,
): Promise<void> {
  await context.tx.run(moveFundings, { depositId: deposit.id, status: 'SENT' });
  const again = { ...deposit, attempt: deposit.attempt + 1 };
  await leave(context, practice, { deposit: again, day, recovered: cents(0) });
}

async function leave(
  { tx, deps, record, send }: Context,
  practice: FundedPractice,
  { deposit, day, recovered }: Sending & { recovered: Cents },
): Promise<void> {
  const { id, ref, attempt, status } = deposit;
  const amount = cents(Number(deposit.amount_cents));
  const to = amount === 0 ? 'SETTLED' : 'SUBMITTED';
  if (!depositMayBecome(status, to)) throw new AppError('STALE');
  if (amount > 0 || recovered > 0)
    await postEntry(tx, {
      id: deps.newId(),
      draft: fundingSent({ practiceId: practice.id, amount, recovered }),
      naturalKey: `deposit:${id}:${attempt}:sent`,
      refType: 'deposit',
      refId: id,
      actor: `deposit:${id}`,
      effectiveOn: day,
      bookedAt: deps.clock.now(),
    });
  const bank = await tx.first(bankOfPractice, { practiceId: practice.id });
  if (to === 'SETTLED') {
    await tx.run(moveFundings, { depositId: id, status: 'SETTLED' });
    await fundPurchases({ tx, deps }, { depositId: id, on: day });
  }
  await changeOne(tx, moveDeposit, {
    ...deposit,
    status: to,
    deferral: null,
    bank_last_four: bank?.last_four ?? null,
    submitted_on: day,
    settles_on: null,
    settled_on: to === 'SETTLED' ? day : null,
    returned_on: null,
    return_code: null,
    ask_at: to === 'SETTLED' ? null : firstAskAt(deps.clock),
    asks: 0,
  });
  await record('deposit.sent', { practiceId: practice.id, id, detail: { ref, attempt, amountCents: amount } });
  if (to === 'SUBMITTED') await send('submit-deposit', { depositId: id });
}

/** Each deposit comes with its lines: what was bought, its fee, what was kept back. Source: provider master agreement, Funding and fees. */
async function tellStatement({ tx, send }: Context, practice: FundedPractice, deposit: DepositRow): Promise<void> {
  const usd = (amount: number | bigint) => formatUsdExact(cents(Number(amount)));
  const purchases = await tx.all(fundingsOfDeposit, { depositId: deposit.id });
  const offsets = await tx.all(offsetsOfDeposit, { depositId: deposit.id });
  const bank = await tx.first(bankOfPractice, { practiceId: practice.id });
  const ofMembers = await tx.all(memberFundingsOfDeposit, { depositId: deposit.id });
  const keptOfMembers = await tx.all(memberOffsetsOfDeposit, { depositId: deposit.id });
  const left = await tx.all(openRecoveries, { practiceId: practice.id });
  const stillOwed = left.reduce((sum, row) => sum + Number(row.left_cents), 0);
  const isSent = Number(deposit.amount_cents) > 0;
  await send(isSent ? 'deposit-sent' : 'deposit-kept-back', {
    to: practice.email,
    ref: deposit.ref,
    amount: usd(isSent ? deposit.amount_cents : deposit.purchases_cents),
    lastFour: bank?.last_four ?? null,
    lines: [
      ...purchases.map(
        (row) =>
          `Transaction ${row.number}: ${usd(row.gross_cents)} minus ${usd(row.fee_cents)} fee = ${usd(row.net_cents)}.`,
      ),
      ...ofMembers.map(
        (row) =>
          `Membership, ${MEMBERSHIP_LINES[row.kind]} ${formatLongDate(row.due_on as CivilDate)}: ${usd(row.gross_cents)} minus ${usd(row.fee_cents)} fee = ${usd(row.net_cents)}.`,
      ),
      ...keptOfMembers.map(
        (row) =>
          `Membership, ${MEMBERSHIP_LINES[row.kind]} ${formatLongDate(row.due_on as CivilDate)}: ${usd(row.amount_cents)} withheld.`,
      ),
      ...offsets.map((row) => `Refund of transaction ${row.number}: ${usd(row.amount_cents)} withheld.`),
      ...(stillOwed > 0 ? [`We'll withhold another ${usd(stillOwed)} from your next deposits for refunds.`] : []),
    ],
  });
}
