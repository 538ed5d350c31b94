import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { creditBalancePaid, creditBalanceReturned, creditBalanceSettled } from '@domain/ledger/refund-templates';
import { cents } from '@domain/money/cents';
import { mayBecome } from '@domain/payment/payment-status';
import { carryOut, changeOne } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { VendorError } from '../../../vendors/vendor-error';
import { type MembershipRow, takeMembership, tellHistory } from '../../member-record/index';
import { methodById, methodsOfBorrower, type PaymentMethodRow, submitToSource } from '../../payment-method/index';
import { askAfterSilence, askOn, businessDayOf, firstAskAt } from '../../servicing/index';
import { type Booking, postFor } from './books';
import {
  listRefundsCameBack,
  listRefundsToAsk,
  listRefundsToSend,
  memberPaymentById,
  type RefundRow,
  refundById,
  refundsOf,
} from './money.reads';
import { insertRefund, moveRefund } from './money.writes';
import { endMemberMethod } from './outcome';
import { tellOfWaitingRefund } from './tell-member';

const actor: SystemActor = { kind: 'system', name: 'Membership refunds' };
const BATCH = 200;

const channelOf = ({ method_kind: kind }: Pick<RefundRow, 'method_kind'>) => ({
  channel: kind === 'BANK' ? ('ach_out' as const) : ('card' as const),
});

/**
 * Sends what is owed back, to the card or account that paid it, once that payment has settled; what came back, and what that one does not
 * take anymore, to the newest that works.
 */
export async function sendRefunds(deps: Deps, day: CivilDate): Promise<void> {
  await replaceReturned(deps, day);
  for (let after = ''; ; ) {
    const found = await listRefundsToSend(deps.database.read, { day, after, limit: BATCH });
    for (const { id, membership_id: membershipId } of found)
      await carryOut({ actor }, deps, async (context) => {
        context.leaveNoRow('The history tells of it.');
        const row = await takeMembership(context.tx, membershipId);
        const refund = await context.tx.first(refundById, { id });
        if (refund?.status === 'SCHEDULED') await sendRefund(context, row, { refund, day });
      });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

/** In the place of each refund that came back another one waits. */
async function replaceReturned(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await listRefundsCameBack(deps.database.read, { after, limit: BATCH });
    for (const { id, membership_id: membershipId } of found)
      await carryOut({ actor }, deps, async ({ tx, now, leaveNoRow }) => {
        leaveNoRow('The refund says what takes its place.');
        await takeMembership(tx, membershipId);
        const refund = await tx.first(refundById, { id });
        if (refund?.status !== 'RETURNED' || refund.sent_again_as !== null) return;
        const next = deps.newId();
        await changeOne(tx, moveRefund, { ...refund, sent_again_as: next });
        await tx.run(insertRefund, {
          ...refund,
          id: next,
          natural_key: `again:${refund.id}`,
          status: 'SCHEDULED',
          leaves_on: day,
          submitted_on: null,
          settles_on: null,
          settled_on: null,
          returned_on: null,
          return_code: null,
          ask_at: null,
          asks: 0,
          created_at: now,
          version: 1,
        });
      });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

/**
 * Where a refund goes: to what paid, else to the newest card or account of the member that takes money. Never again to one that gave it
 * back. Undefined where there is none.
 */
async function wayOf({ tx }: Booking, refund: RefundRow): Promise<PaymentMethodRow | undefined> {
  const all = await tx.all(refundsOf, { membershipId: refund.membership_id });
  const refused = new Set<string>();
  for (let one = before(all, refund); one; one = before(all, one)) refused.add(one.method_id);
  const takes = ({ id, ended_at: endedAt }: PaymentMethodRow) => endedAt === null && !refused.has(id);
  const own = await tx.first(methodById, { id: refund.method_id });
  if (own && takes(own)) return own;
  return (await tx.all(methodsOfBorrower, { borrowerId: refund.borrower_id }))
    .filter(takes)
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))[0];
}

const before = (all: readonly RefundRow[], { id }: RefundRow) => all.find(({ sent_again_as: next }) => next === id);

async function sendRefund(
  context: Booking,
  row: MembershipRow,
  { refund, day }: { refund: RefundRow; day: CivilDate },
): Promise<void> {
  const { tx, deps, send } = context;
  const payment = refund.payment_id === null ? undefined : await tx.first(memberPaymentById, { id: refund.payment_id });
  const waits = payment !== undefined && payment.status !== 'SETTLED';
  const method = waits ? undefined : await wayOf(context, refund);
  if (!method) {
    await changeOne(tx, moveRefund, { ...refund, leaves_on: addDays(day, 1) });
    if (!waits) await tellOfWaitingRefund(context, row, refund);
    return;
  }
  const amount = cents(Number(refund.amount_cents));
  const to = {
    method_id: method.id,
    method_kind: method.kind,
    method_name: method.name,
    method_last_four: method.last_four,
  };
  await changeOne(tx, moveRefund, {
    ...refund,
    ...to,
    status: 'SUBMITTED',
    submitted_on: day,
    ask_at: firstAskAt(deps.clock),
  });
  await postFor(context, row, {
    draft: creditBalancePaid({ userId: row.id, amount, ...channelOf(to) }),
    on: day,
    naturalKey: `membership-refund:${refund.id}:sent`,
  });
  await tellHistory(context, row, { action: 'REFUND_SENT', amountCents: amount });
  await send('submit-membership-refund', { refundId: refund.id });
}

/** What the outbox does for a refund that was submitted. */
export async function submitRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.database.read.first(refundById, { id: refundId });
  if (refund?.status !== 'SUBMITTED') return;
  await orUnknown(deps, refund, () => order(deps, refund));
}

function order(deps: Deps, refund: RefundRow): Promise<PaymentOutcome> {
  return submitToSource(deps, {
    methodId: refund.method_id,
    on: businessDayOf(deps),
    order: {
      paymentId: refund.id,
      direction: 'CREDIT',
      amountCents: cents(Number(refund.amount_cents)),
      submittedOn: refund.submitted_on ?? businessDayOf(deps),
    },
  });
}

async function orUnknown(deps: Deps, refund: RefundRow, outcome: () => Promise<PaymentOutcome>): Promise<void> {
  const told = await outcome().catch((thrown: unknown) => {
    if (thrown instanceof VendorError) return undefined;
    throw thrown;
  });
  await carryOut({ actor }, deps, async (context) => {
    context.leaveNoRow('The refund says how it stands.');
    const row = await takeMembership(context.tx, refund.membership_id);
    const now = await context.tx.first(refundById, { id: refund.id });
    if (now) await takeOverRefund(context, row, { refund: now, outcome: told });
  });
}

async function takeOverRefund(
  context: Booking,
  row: MembershipRow,
  { refund, outcome }: { refund: RefundRow; outcome: PaymentOutcome | undefined },
): Promise<void> {
  const { tx, deps } = context;
  if (outcome === undefined) {
    if (refund.ask_at === null) return;
    const status = refund.status === 'SUBMITTED' ? 'UNKNOWN' : refund.status;
    const asks = Number(refund.asks);
    await changeOne(tx, moveRefund, { ...refund, status, ask_at: askAfterSilence(deps.clock, asks), asks: asks + 1 });
    return;
  }
  const to = ({ pending: 'PENDING', settled: 'SETTLED', returned: 'RETURNED', declined: 'RETURNED' } as const)[
    outcome.status
  ];
  if (!mayBecome(refund.status, to)) {
    const askAt = outcome.status === 'pending' ? askOn(deps.clock, outcome.settlesOn) : null;
    await changeOne(tx, moveRefund, { ...refund, ask_at: askAt, asks: Number(refund.asks) + 1 });
    return;
  }
  const amount = cents(Number(refund.amount_cents));
  if (outcome.status === 'pending') {
    await changeOne(tx, moveRefund, {
      ...refund,
      status: 'PENDING',
      settles_on: outcome.settlesOn,
      ask_at: `${outcome.settlesOn}T13:00:00.000Z`,
    });
    return;
  }
  const { on } = outcome;
  if (outcome.status === 'settled') {
    await changeOne(tx, moveRefund, { ...refund, status: 'SETTLED', settled_on: on, ask_at: null });
    await postFor(context, row, {
      draft: creditBalanceSettled({ amount, ...channelOf(refund) }),
      on,
      naturalKey: `membership-refund:${refund.id}:settled`,
    });
    return;
  }
  await changeOne(tx, moveRefund, {
    ...refund,
    status: 'RETURNED',
    returned_on: on,
    return_code: outcome.code,
    ask_at: null,
  });
  await postFor(context, row, {
    draft: creditBalanceReturned({
      userId: row.id,
      amount,
      wasSettled: refund.status === 'SETTLED',
      ...channelOf(refund),
    }),
    on,
    naturalKey: `membership-refund:${refund.id}:returned`,
  });
  await endMemberMethod(context, { method_id: refund.method_id, return_code: outcome.code });
}

/** Asks about every refund that the processor owes an answer on; `until` is how far ahead. */
export async function askAboutRefunds(deps: Deps, until: string = deps.clock.now()): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const found = (await listRefundsToAsk(deps.database.read, until, BATCH)).filter(({ id }) => !seen.has(id));
    for (const { id } of found) {
      seen.add(id);
      const refund = await deps.database.read.first(refundById, { id });
      if (!refund || refund.ask_at === null) continue;
      await orUnknown(
        deps,
        refund,
        async () => (await deps.vendors.payments.find(id, businessDayOf(deps))) ?? order(deps, refund),
      );
    }
    if (found.length === 0) return;
  }
}
