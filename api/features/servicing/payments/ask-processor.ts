import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import type { Deps } from '../../../deps';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { VendorError } from '../../../vendors/vendor-error';
import { businessDayOf } from '../../credit-transaction/index';
import { submitToSource } from '../../payment-method/index';
import { firstAskAt } from './ask-times';
import { listToAsk, type PaymentRow, paymentById } from './payment.reads';
import { applyOutcome, markUnknown } from './settle-payment';

const BATCH = 100;
const AT_ONCE = 8;

/** Hands a payment to the processor. Its id is the processor's key, so however often this runs the money is taken once. */
async function submit(deps: Deps, payment: PaymentRow): Promise<PaymentOutcome> {
  const order = {
    paymentId: payment.id,
    direction: 'DEBIT' as const,
    amountCents: cents(Number(payment.amount_cents)),
    submittedOn: civilDate(payment.submitted_on ?? payment.scheduled_on),
  };
  return submitToSource(deps, { methodId: payment.method_id, on: businessDayOf(deps), order });
}

/** What the outbox does for a payment that was submitted. */
export async function submitToProcessor(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.database.read.first(paymentById, { id: paymentId });
  if (payment?.status !== 'SUBMITTED') return;
  await orUnknown(deps, payment, () => submit(deps, payment));
}

/** Asks how a payment stands; one that the processor has never heard of is submitted. */
async function ask(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.database.read.first(paymentById, { id: paymentId });
  if (!payment || payment.ask_at === null) return;
  await orUnknown(deps, payment, async () => {
    const found = await deps.vendors.payments.find(payment.id, businessDayOf(deps));
    return found ?? submit(deps, payment);
  });
}

/** A technical failure is no refusal: the payment stays as it counts, and is asked about again. */
async function orUnknown(deps: Deps, payment: PaymentRow, outcome: () => Promise<PaymentOutcome>): Promise<void> {
  const told = await outcome().catch((thrown: unknown) => {
    if (thrown instanceof VendorError) return undefined;
    throw thrown;
  });
  if (told) await applyOutcome(deps, payment.id, told);
  else await markUnknown(deps, payment.id);
}

/**
 * Hands what the day has submitted to the processor, before the next day begins: however many days pass at once, a card says no on the
 * day on which it was asked. The outbox does the same, a moment later where days pass by themselves; the money is taken once.
 */
export async function handOverDay(deps: Deps): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const found = await listToAsk(deps.database.read, firstAskAt(deps.clock), BATCH);
    const fresh = found.filter(({ id }) => !seen.has(id));
    for (let from = 0; from < fresh.length; from += AT_ONCE)
      await Promise.all(fresh.slice(from, from + AT_ONCE).map(({ id }) => ask(deps, id)));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length === 0 || found.length < BATCH) return;
  }
}

/**
 * Asks the processor about every payment that it owes an answer on. So a webhook may come late, twice or never: it only makes this
 * happen sooner.
 */
export async function askProcessor(deps: Deps): Promise<void> {
  for (;;) {
    const found = await listToAsk(deps.database.read, deps.clock.now(), BATCH);
    for (let from = 0; from < found.length; from += AT_ONCE)
      await Promise.all(found.slice(from, from + AT_ONCE).map(({ id }) => ask(deps, id)));
    if (found.length < BATCH) return;
  }
}
