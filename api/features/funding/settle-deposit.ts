import type { AuditAction } from '@contract/audit-log/actions';
import { depositMayBecome } from '@domain/funding/deposit';
import { fundingReturned, fundingSettled } from '@domain/ledger/loan-templates';
import { cents } from '@domain/money/cents';
import { type Context, carryOut, changeOne } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import type { PaymentOutcome } from '../../vendors/payments/port';
import { VendorError } from '../../vendors/vendor-error';
import { postEntry } from '../ledger/index';
import { askAfterSilence, askOn, businessDayOf } from '../servicing/index';
import { fundPurchases } from './fund-purchases';
import { bankOfPractice, type DepositRow, depositById, depositsToAsk, takenPractice } from './funding.reads';
import { moveDeposit, moveFundings } from './funding.writes';
import { openPracticeBank } from './practice-bank';

const actor: SystemActor = { kind: 'system', name: 'Funding' };
const BATCH = 100;

/** Each try of a deposit is a payment of its own to the processor. */
const keyOf = ({ id, attempt }: DepositRow): string => `deposit-${id}-${attempt}`;

async function submit(deps: Deps, deposit: DepositRow): Promise<PaymentOutcome> {
  const { read } = deps.database;
  const bank = await read.first(bankOfPractice, { practiceId: deposit.practice_id });
  if (!bank) throw new Error(`Deposit ${deposit.id} has no bank`);
  const account = await openPracticeBank(read, deps.vault, bank.vault_id);
  return deps.vendors.payments.submit({
    paymentId: keyOf(deposit),
    direction: 'CREDIT',
    amountCents: cents(Number(deposit.amount_cents)),
    source: { kind: 'BANK', ...account },
    submittedOn: (deposit.submitted_on ?? deposit.made_on) as never,
  });
}

/** What the outbox does for a deposit that leaves. */
export async function submitToBank(deps: Deps, depositId: string): Promise<void> {
  const deposit = await deps.database.read.first(depositById, { id: depositId });
  if (deposit?.status !== 'SUBMITTED') return;
  await orUnknown(deps, deposit, () => submit(deps, deposit));
}

/** Asks the processor about every deposit that it owes an answer on; one that it has never heard of is submitted. */
export async function askAboutDeposits(deps: Deps): Promise<void> {
  for (;;) {
    const found = await deps.database.read.all(depositsToAsk, { now: deps.clock.now(), limit: BATCH });
    for (const { id } of found) {
      const deposit = await deps.database.read.first(depositById, { id });
      if (deposit?.ask_at)
        await orUnknown(deps, deposit, async () => {
          const told = await deps.vendors.payments.find(keyOf(deposit), businessDayOf(deps));
          return told ?? submit(deps, deposit);
        });
    }
    if (found.length < BATCH) return;
  }
}

/** A technical failure says nothing of the money: the deposit is asked about again, later each time. */
async function orUnknown(deps: Deps, deposit: DepositRow, outcome: () => Promise<PaymentOutcome>): Promise<void> {
  const told = await outcome().catch((thrown: unknown) => {
    if (thrown instanceof VendorError) return undefined;
    throw thrown;
  });
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    await tx.first(takenPractice, { id: deposit.practice_id });
    const now = await tx.first(depositById, { id: deposit.id });
    // An answer to an earlier try says nothing of this one.
    if (!now || now.attempt !== deposit.attempt || now.ask_at === null) return leaveNoRow('Known by now.');
    if (!told) return markUnknown(context, now);
    await applyToDeposit(context, now, told);
  });
}

async function markUnknown({ tx, deps, record }: Context, deposit: DepositRow): Promise<void> {
  await changeOne(tx, moveDeposit, {
    ...deposit,
    status: deposit.status === 'SUBMITTED' ? 'UNKNOWN' : deposit.status,
    ask_at: askAfterSilence(deps.clock, deposit.asks),
    asks: deposit.asks + 1,
  });
  await note({ record }, 'deposit.unanswered', deposit);
}

const STATUS_OF = { pending: 'PENDING', settled: 'SETTLED', returned: 'RETURNED', declined: 'RETURNED' } as const;

/** Takes over what the processor says, with everything that follows. What is told twice changes nothing. */
async function applyToDeposit(context: Context, deposit: DepositRow, outcome: PaymentOutcome): Promise<void> {
  const { tx, deps } = context;
  const to = STATUS_OF[outcome.status];
  const askAt = outcome.status === 'pending' ? askOn(deps.clock, outcome.settlesOn) : null;
  if (!depositMayBecome(deposit.status, to)) {
    context.leaveNoRow('Told again.');
    return changeOne(tx, moveDeposit, { ...deposit, ask_at: askAt });
  }
  const moved = { ...deposit, status: to, ask_at: askAt, asks: 0 };
  if (outcome.status === 'pending') {
    await changeOne(tx, moveDeposit, { ...moved, settles_on: outcome.settlesOn });
    return note(context, 'deposit.pending', deposit);
  }
  const amount = cents(Number(deposit.amount_cents));
  const isSettled = outcome.status === 'settled';
  await postEntry(tx, {
    id: deps.newId(),
    draft: isSettled ? fundingSettled({ amount }) : fundingReturned({ practiceId: deposit.practice_id, amount }),
    naturalKey: `deposit:${deposit.id}:${deposit.attempt}:${outcome.status}`,
    refType: 'deposit',
    refId: deposit.id,
    actor: `deposit:${deposit.id}`,
    effectiveOn: outcome.on,
    bookedAt: deps.clock.now(),
  });
  await tx.run(moveFundings, { depositId: deposit.id, status: to === 'SETTLED' ? 'SETTLED' : 'RETURNED' });
  if (isSettled) await settle(context, { ...moved, settled_on: outcome.on });
  else await giveBack(context, { ...moved, returned_on: outcome.on, return_code: outcome.code });
}

/** The practice has its money: from now on its purchases can be refunded. */
async function settle(context: Context, deposit: DepositRow): Promise<void> {
  await changeOne(context.tx, moveDeposit, deposit);
  await fundPurchases(context, { depositId: deposit.id, on: (deposit.settled_on ?? deposit.made_on) as never });
  await note(context, 'deposit.settled', deposit);
}

async function giveBack(context: Context, deposit: DepositRow): Promise<void> {
  const { tx, send } = context;
  await changeOne(tx, moveDeposit, deposit);
  await note(context, 'deposit.returned', deposit);
  const practice = await tx.first(takenPractice, { id: deposit.practice_id });
  if (practice)
    await send('deposit-returned', {
      to: practice.email,
      ref: deposit.ref,
      amountCents: Number(deposit.amount_cents),
      lastFour: deposit.bank_last_four,
    });
}

const note = (
  { record }: Pick<Context, 'record'>,
  action: Extract<AuditAction, `deposit.${string}`>,
  deposit: DepositRow,
): Promise<void> =>
  record(action, {
    practiceId: deposit.practice_id,
    id: deposit.id,
    detail: { ref: deposit.ref, attempt: deposit.attempt, amountCents: Number(deposit.amount_cents) },
  });
