import { isBusinessDay } from '@domain/calendar/business-day';
import type { CivilDate } from '@domain/calendar/civil-date';
import { addUpDeposit, type Deferral } from '@domain/funding/deposit';
import { cents } from '@domain/money/cents';
import { type Context, carryOut, changeOne } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { mailboxesOfPractice } from '../practice/index';
import {
  bankOfPractice,
  type DepositRow,
  deferredDeposits,
  deferredOf,
  depositById,
  dueFundings,
  dueMemberFundings,
  type FundedPractice,
  paidSeparately,
  practicesToFund,
  separateDeferred,
  takenPractice,
} from './funding.reads';
import { insertDeposit, joinDeposit, joinMemberDeposit, moveDeposit } from './funding.writes';
import { sendDeposit } from './send-deposit';

const actor: SystemActor = { kind: 'system', name: 'Funding' };
const BATCH = 200;
/** Purchases of one deposit, and as many memberships; the rest is in the next one of the same day. */
const LINES_MAX = 500;

/** Why a practice cannot be paid now; null when it can. */
export async function deferralOf({ tx }: Pick<Context, 'tx'>, practice: FundedPractice): Promise<Deferral | null> {
  if (practice.suspend_funds !== 0) return 'SUSPENDED';
  return (await tx.first(bankOfPractice, { practiceId: practice.id })) ? null : 'NO_BANK';
}

/**
 * What every practice has earned becomes a deposit on the day on which it is due; where it asks for its transactions one by one
 * (`isSeparatedTransactions`), each purchase becomes one of its own. A practice whose funds are suspended, or whose bank
 * nobody knows, gets a deposit that waits; one that waited for a reason that ended is sent.
 */
export async function makeDeposits(deps: Deps, day: CivilDate): Promise<void> {
  if (!isBusinessDay(day)) return;
  await sendDeferred(deps, day);
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(practicesToFund, { day, after, limit: BATCH });
    for (const { practice_id: id } of found) while (await makeDeposit(deps, id, day));
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.practice_id;
  }
}

/** One deposit of one practice in one transaction. Returns whether more than it holds is due. */
async function makeDeposit(deps: Deps, practiceId: string, day: CivilDate): Promise<boolean> {
  const { result } = await carryOut({ actor }, deps, async (context) => {
    const { tx } = context;
    const practice = await tx.first(takenPractice, { id: practiceId });
    const isOneByOne = (await tx.first(paidSeparately, { practiceId })) !== undefined;
    const due = await tx.all(dueFundings, { practiceId, day, limit: isOneByOne ? 1 : LINES_MAX });
    // One purchase is a transfer of its own; what is due of memberships is one sum, after the purchases.
    const isSeparate = isOneByOne && due.length > 0;
    const ofMembers = isSeparate ? [] : await tx.all(dueMemberFundings, { practiceId, day, limit: LINES_MAX });
    if (!practice || due.length + ofMembers.length === 0) {
      context.leaveNoRow('Another process made it.');
      return false;
    }
    const deferral = await deferralOf(context, practice);
    const othersWait = isSeparate && (await tx.first(separateDeferred, { practiceId })) !== undefined;
    const waiting = isSeparate ? undefined : await tx.first(deferredOf, { practiceId });
    const opened = { day, deferral: deferral ?? 'SUSPENDED', isSeparate } as const;
    const deposit = waiting ?? (await openDeposit(context, practiceId, opened));
    for (const { id } of due) await tx.run(joinDeposit, { id, depositId: deposit.id });
    for (const { id } of ofMembers) await tx.run(joinMemberDeposit, { id, depositId: deposit.id });
    const netOf = (rows: readonly { net_cents: number }[]): number =>
      addUpDeposit(
        rows.map((row) => cents(Number(row.net_cents))),
        [],
      ).purchasesCents;
    const sum = Number(deposit.purchases_cents) + netOf(due) + netOf(ofMembers);
    const filled = {
      ...deposit,
      purchases_cents: sum,
      memberships_cents: Number(deposit.memberships_cents) + netOf(ofMembers),
      amount_cents: sum - Number(deposit.offset_cents),
      deferral,
    };
    if (deferral === null) await sendDeposit(context, practice, { deposit: filled, day });
    else await defer(context, practice, { deposit: { ...filled, deferral }, isNew: !waiting && !othersWait });
    return isSeparate || due.length === LINES_MAX || ofMembers.length === LINES_MAX;
  });
  return result;
}

async function openDeposit(
  { tx, deps, now }: Context,
  practiceId: string,
  { day, deferral, isSeparate }: { day: CivilDate; deferral: Deferral; isSeparate: boolean },
): Promise<DepositRow> {
  const id = deps.newId();
  const row: DepositRow = {
    id,
    ref: refOf(day, id),
    practice_id: practiceId,
    status: 'DEFERRED',
    deferral,
    is_separate: isSeparate ? 1 : 0,
    purchases_cents: 0,
    offset_cents: 0,
    memberships_cents: 0,
    amount_cents: 0,
    made_on: day,
    attempt: 1,
    bank_last_four: null,
    submitted_on: null,
    settles_on: null,
    settled_on: null,
    returned_on: null,
    return_code: null,
    ask_at: null,
    asks: 0,
    created_at: now,
    version: 1,
  };
  await tx.run(insertDeposit, row);
  return row;
}

/** Day and the last signs of the id, which are drawn; short, because bank statements print it. */
export const refOf = (day: CivilDate, id: string): string => `D${day.slice(2).replaceAll('-', '')}-${id.slice(-8)}`;

/** The practice hears at once that its money waits, and why; of what joins it later the deposit itself tells. */
async function defer(
  { tx, record, send }: Context,
  practice: FundedPractice,
  { deposit, isNew }: { deposit: DepositRow & { deferral: Deferral }; isNew: boolean },
): Promise<void> {
  const { id, ref, deferral, amount_cents: amountCents } = deposit;
  await changeOne(tx, moveDeposit, deposit);
  await record('deposit.deferred', {
    practiceId: practice.id,
    id,
    detail: { ref, deferral, amountCents: Number(amountCents) },
  });
  if (isNew)
    for (const to of await mailboxesOfPractice(tx, practice.id))
      await send('deposit-deferred', { to, ref, deferral, isSeparate: deposit.is_separate === 1 });
}

/** Sends what waited for a reason that has ended. */
async function sendDeferred(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(deferredDeposits, { after, limit: BATCH });
    for (const { id, practice_id: practiceId } of found)
      await carryOut({ actor }, deps, async (context) => {
        const { tx } = context;
        const practice = await tx.first(takenPractice, { id: practiceId });
        const deposit = await tx.first(depositById, { id });
        if (!practice || deposit?.status !== 'DEFERRED' || (await deferralOf(context, practice)) !== null)
          return context.leaveNoRow('It still waits, or was sent by another process.');
        await sendDeposit(context, practice, { deposit, day });
      });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}
