import { cents } from '@domain/money/cents';
import type { Deps } from '../../../deps';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { VendorError } from '../../../vendors/vendor-error';
import { submitToSource } from '../../payment-method/index';
import { businessDayOf, firstAskAt } from '../../servicing/index';
import type { MemberPaymentRow } from '../membership.reads';
import { listMemberPaymentsToAsk, memberPaymentById } from './money.reads';
import { applyMemberOutcome, markMemberUnknown } from './outcome';

const BATCH = 100;
const AT_ONCE = 8;

/** Hands a payment to the processor. Its id is the processor's key, so however often this runs the money is taken once. */
export function submitOrder(deps: Deps, payment: MemberPaymentRow): Promise<PaymentOutcome> {
  return submitToSource(deps, {
    methodId: payment.method_id,
    on: businessDayOf(deps),
    order: {
      paymentId: payment.id,
      direction: 'DEBIT',
      amountCents: cents(Number(payment.amount_cents)),
      submittedOn: payment.submitted_on ?? payment.scheduled_on,
    },
  });
}

/** What the outbox does for a payment that was submitted. */
export async function submitMemberToProcessor(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.database.read.first(memberPaymentById, { id: paymentId });
  if (payment?.status !== 'SUBMITTED') return;
  await orUnknown(deps, payment, () => submitOrder(deps, payment));
}

/** Asks how a payment stands; one that the processor has never heard of is submitted. */
async function ask(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.database.read.first(memberPaymentById, { id: paymentId });
  if (!payment || payment.ask_at === null) return;
  await orUnknown(deps, payment, async () => {
    const found = await deps.vendors.payments.find(payment.id, businessDayOf(deps));
    return found ?? submitOrder(deps, payment);
  });
}

/** A technical failure is no refusal: the payment stays as it counts, and is asked about again. */
async function orUnknown(deps: Deps, payment: MemberPaymentRow, outcome: () => Promise<PaymentOutcome>): Promise<void> {
  const told = await outcome().catch((thrown: unknown) => {
    if (thrown instanceof VendorError) return undefined;
    throw thrown;
  });
  if (told) await applyMemberOutcome(deps, payment.id, told);
  else await markMemberUnknown(deps, payment.id);
}

/** Hands over what the day has submitted, before the next day begins. */
export async function handOverMemberDay(deps: Deps): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const found = await listMemberPaymentsToAsk(deps.database.read, firstAskAt(deps.clock), BATCH);
    const fresh = found.filter(({ id }) => !seen.has(id));
    for (let from = 0; from < fresh.length; from += AT_ONCE)
      await Promise.all(fresh.slice(from, from + AT_ONCE).map(({ id }) => ask(deps, id)));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length === 0 || found.length < BATCH) return;
  }
}

/** Asks the processor about every payment of members that it owes an answer on. */
export async function askAboutMembers(deps: Deps): Promise<void> {
  for (;;) {
    const found = await listMemberPaymentsToAsk(deps.database.read, deps.clock.now(), BATCH);
    for (let from = 0; from < found.length; from += AT_ONCE)
      await Promise.all(found.slice(from, from + AT_ONCE).map(({ id }) => ask(deps, id)));
    if (found.length < BATCH) return;
  }
}
