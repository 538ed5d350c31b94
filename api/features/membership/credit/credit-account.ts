import { applyGlobalCredits, withdrawGlobalCredits } from '@contract/membership/credit-calls';
import { creditsOwedBack } from '@domain/ledger/membership-templates';
import { maxWithdrawal, spendableCredits, withdrawCredits } from '@domain/membership/global-credits';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { practiceToday } from '../../../civil-today';
import type { Clock } from '../../../clock';
import { type Context, changeOne, command } from '../../../command/command';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import { membershipById, takeMembership, tellHistory } from '../../member-record/index';
import { usableMethod } from '../activation/activate';
import { postFor } from '../billing/books';
import { applyCredits } from '../billing/credits';
import { tellOfDebits } from '../billing/debits-ahead';
import { openBillsOf, underWayOf, usesOf } from '../billing/money.reads';
import { insertRefund, insertUse, moveLot } from '../billing/money.writes';
import { leftOf } from '../billing/open-bill';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { catchUp } from '../billing/standing';
import { creditLots } from '../figures';
import { type BillRow, lotsOf, partiesOf } from '../membership.reads';
import { getParties } from '../plan/tell-of-plan';
import { withdrawnKey } from './stop-withdrawal';

const usd = (amount: number) => dollarsFromCents(cents(amount));
const openTotal = (bills: readonly BillRow[]) => bills.reduce((sum, bill) => sum + leftOf(bill), 0);

/** The credits of a membership. @throws AppError NOT_FOUND */
export async function viewCredits({ db, clock }: { db: Db; clock: Clock }, membershipId: string) {
  const row = await db.first(membershipById, { id: membershipId });
  const parties = row && (await db.first(partiesOf, { membershipId }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const rows = await db.all(lotsOf, { membershipId });
  const uses = await db.all(usesOf, { membershipId });
  const lots = creditLots(rows);
  const bills = await db.all(openBillsOf, { membershipId });
  const spendable = spendableCredits(lots, practiceToday(clock, parties));
  const sourceOf = new Map(rows.map(({ id, source }) => [id, source]));
  const history = [
    ...rows.map((lot) => ({
      at: lot.created_at,
      on: lot.received_on as string,
      kind: lot.kind,
      amount: usd(Number(lot.amount_cents)),
      source: lot.source,
    })),
    ...uses.map((use) => ({
      at: use.created_at,
      on: use.used_on as string,
      kind: use.kind,
      amount: usd(Number(use.amount_cents)),
      source: sourceOf.get(use.lot_id) ?? '',
    })),
  ];
  return {
    membershipId,
    globalCredits: usd(spendable),
    maxWithdrawal: usd(maxWithdrawal(lots)),
    maxApply: usd(Math.min(spendable, openTotal(bills))),
    lots: rows.map((lot) => ({
      _id: lot.id,
      kind: lot.kind,
      source: lot.source,
      amount: usd(Number(lot.amount_cents)),
      remaining: usd(Number(lot.remaining_cents)),
      receivedOn: lot.received_on,
      expiresOn: lot.expires_on,
    })),
    globalCreditsHistory: history
      .sort((one, other) => (one.at < other.at ? 1 : -1))
      .map(({ on, kind, amount, source }) => ({ on, kind, amount, source })),
    openBills: bills.map((bill) => ({
      _id: bill.id,
      dueOn: bill.due_on,
      left: usd(leftOf(bill)),
    })),
  };
}

const view = ({ tx, deps }: Context, id: string) => viewCredits({ db: tx, clock: deps.clock }, id);

function refuseAbove(amount: number, limit: number, message: string): void {
  if (amount > limit) throw new AppError('INVALID_FIELDS', { fields: [{ field: 'amount', message }] });
}

/**
 * Pays bought credits out, to the card or account of the membership; granted ones stay.
 * @throws AppError NOT_FOUND, INVALID_FIELDS for more than was bought, STEP_ORDER without a card or account, or while a payment that
 * credits may have come from is on its way, STALE.
 */
export const withdrawCreditsOf = command(withdrawGlobalCredits)(async ({ body }, context) => {
  const { tx, deps, now } = context;
  const row = await takeMembership(tx, body.membershipId);
  await refuseUnderWay(tx, row.id);
  const onItsWay = (await tx.all(underWayOf, { membershipId: row.id })).some(({ status }) => status !== 'SCHEDULED');
  if (onItsWay)
    throw new AppError('STEP_ORDER', {
      userMessage: 'A payment is processing. You can cash out credits once it clears.',
    });
  const parties = await getParties(context, row.id);
  const on = practiceToday(deps.clock, parties);
  const rows = await tx.all(lotsOf, { membershipId: row.id });
  const lots = creditLots(rows);
  refuseAbove(body.amount, maxWithdrawal(lots), 'You can only cash out credits you bought.');
  const method = await usableMethod(context, row, { id: undefined, isNeeded: true });
  if (!method) throw new AppError('STEP_ORDER');
  const id = deps.newId();
  for (const { lotId, amountCents } of withdrawCredits(lots, body.amount).uses)
    await takeFromLot(context, { lot: rows.find(({ id: lot }) => lot === lotId), amountCents, refundId: id, on });
  await tx.run(insertRefund, {
    id,
    payment_id: null,
    membership_id: row.id,
    borrower_id: row.borrower_id,
    natural_key: `withdrawal:${id}`,
    status: 'SCHEDULED',
    amount_cents: body.amount,
    method_id: method.id,
    method_kind: method.kind,
    method_name: method.name,
    method_last_four: method.last_four,
    leaves_on: on,
    submitted_on: null,
    settles_on: null,
    settled_on: null,
    returned_on: null,
    return_code: null,
    ask_at: null,
    asks: 0,
    sent_again_as: null,
    created_at: now,
    version: 1,
  });
  await postFor(context, row, {
    draft: creditsOwedBack({ userId: row.id, amount: body.amount }),
    on,
    naturalKey: `withdrawal:${id}`,
  });
  await tellHistory(context, row, { action: 'CREDITS_WITHDRAWN', amountCents: body.amount });
  await tellOfDebits(context, row, on);
  return view(context, row.id);
});

async function takeFromLot(
  { tx, deps, now }: Context,
  {
    lot,
    amountCents,
    refundId,
    on,
  }: {
    lot: { id: string; remaining_cents: number; version: number } | undefined;
    amountCents: number;
    refundId: string;
    on: string;
  },
): Promise<void> {
  if (!lot) throw new Error('There is no such lot');
  await changeOne(tx, moveLot, {
    id: lot.id,
    remaining_cents: Number(lot.remaining_cents) - amountCents,
    version: lot.version,
  });
  await tx.run(insertUse, {
    id: deps.newId(),
    lot_id: lot.id,
    kind: 'WITHDRAWN',
    natural_key: withdrawnKey({ refundId, lotId: lot.id }),
    amount_cents: amountCents,
    bill_id: null,
    used_on: on as never,
    created_at: now,
  });
}

/**
 * Pays bills that are open with credits, the oldest first.
 * @throws AppError NOT_FOUND, STEP_ORDER where no bill is open, INVALID_FIELDS for more than there is or than is open.
 */
export const applyCreditsOf = command(applyGlobalCredits)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  await refuseUnderWay(tx, row.id);
  const on = practiceToday(deps.clock, await getParties(context, row.id));
  const lots = creditLots(await tx.all(lotsOf, { membershipId: row.id }));
  refuseAbove(body.amount, spendableCredits(lots, on), "You don't have that many credits.");
  const open = await tx.all(openBillsOf, { membershipId: row.id });
  if (open.length === 0) throw new AppError('STEP_ORDER', { userMessage: 'You have no payment due.' });
  refuseAbove(body.amount, openTotal(open), "That's more than you owe.");
  const { usedCents } = await applyCredits(context, row, { bills: open, on, mostCents: cents(body.amount) });
  await tellHistory(context, row, { action: 'CREDITS_APPLIED', amountCents: usedCents });
  await catchUp(context, row, on);
  await tellOfDebits(context, row, on);
  return view(context, row.id);
});
