import { nextBusinessDay } from '@domain/calendar/business-day';
import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { paymentSettled } from '@domain/ledger/loan-templates';
import { providerInvoicePaid, providerInvoiceReturned } from '@domain/ledger/membership-templates';
import { membershipTries } from '@domain/membership/dunning';
import { cents } from '@domain/money/cents';
import { endsMethod } from '@domain/payment/retry';
import { type Context, carryOut, changeOne, type Doer } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor, SystemActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { PaymentOutcome } from '../../vendors/payments/port';
import { VendorError } from '../../vendors/vendor-error';
import { accountById, endFeeAccount, type FeeAccountRow, type FeePayer, sourceOfAccount } from '../fee-account/index';
import { postEntry } from '../ledger/index';
import { mailboxesOfPractice } from '../practice/index';
import { askAfterSilence, askOn, businessDayOf, firstAskAt } from '../servicing/index';
import {
  type DebitRow,
  debitById,
  debitsToAsk,
  type InvoiceRow,
  invoicesToDebit,
  openInvoicesOf,
  takenInvoice,
} from './debit.reads';
import { debitOpenOn, insertDebit, moveDebit, moveInvoice } from './debit.writes';
import { accountFor, payableFrom, payerOf } from './payer';
import { isDue } from './why-unpaid';

const actor: SystemActor = { kind: 'system', name: 'Membership invoices' };
const BATCH = 100;

/** What somebody owes by open invoices is debited on the next business day, because they gave an account for it. */
export async function debitWhatIsOpen(
  { tx, deps }: Pick<Context<Doer>, 'tx' | 'deps'>,
  payer: FeePayer,
): Promise<void> {
  await tx.run(debitOpenOn, { ...payer, day: nextBusinessDay(addDays(businessDayOf(deps), 1)) });
}

/** What is open of somebody, and the day on which it would be debited if they gave an account now. */
export async function openOf(
  { db, deps }: { db: Parameters<typeof accountFor>[0]; deps: Pick<Deps, 'clock'> },
  payer: FeePayer,
) {
  const open = await db.first(openInvoicesOf, payer);
  return {
    count: Number(open?.count ?? 0),
    totalCents: cents(Number(open?.sum ?? 0)),
    debitOn: nextBusinessDay(addDays(businessDayOf(deps as Deps), 1)),
  };
}

/** Every day, invoices whose day has come are debited from the account of whoever pays them, each once. */
export async function debitInvoices(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(invoicesToDebit, { day, after, limit: BATCH });
    for (const { id } of found)
      await carryOut({ actor }, deps, async (context) => {
        const invoice = await context.tx.first(takenInvoice, { id });
        if (!invoice?.debit_on || invoice.debit_on > day) return context.leaveNoRow('Another process debited it.');
        await debit(context, invoice, day);
      });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

/**
 * Takes what an invoice comes to, once for each of its tries. Where there is no account it waits until one is given. The invoice was taken
 * before. Effects: the debit, the invoice, the ledger's entry, the order to the processor, audit row.
 */
export async function debit(context: Context<Doer>, invoice: InvoiceRow, day: CivilDate): Promise<void> {
  const { tx } = context;
  const account = await accountFor(tx, payerOf(invoice), day);
  if (!account) {
    await changeOne(tx, moveInvoice, { ...invoice, debit_on: null });
    return context.leaveNoRow('It waits for an account.');
  }
  await take(context, invoice, { account, day, paidBy: null });
}

/**
 * Pays an invoice by hand, once, from the account of whoever pays it; a debit that was planned is not made beside it. The invoice was taken
 * before. One that comes back is not tried again by itself: nobody agreed to that.
 * @throws AppError STEP_ORDER where it is paid, on its way or comes to nothing, and without an account.
 */
export async function payByHand(context: Context<StaffActor>, invoice: InvoiceRow, day: CivilDate): Promise<void> {
  const { tx, actor } = context;
  if (!isDue(invoice)) throw new AppError('STEP_ORDER', { userMessage: whyNotDue(invoice) });
  const account = await payableFrom(tx, payerOf(invoice), day);
  if (!account)
    throw new AppError('STEP_ORDER', { userMessage: 'Add a bank account or card to pay this invoice from.' });
  await take(context, invoice, { account, day, paidBy: actor.name });
}

const whyNotDue = ({ status }: InvoiceRow): string => {
  if (status === 'PAID') return 'This invoice is already paid.';
  return status === 'DEBITED' ? 'A payment for this invoice is already processing.' : 'Nothing is due on this invoice.';
};

type Taken = { account: FeeAccountRow; day: CivilDate; paidBy: string | null };

async function take(context: Context<Doer>, invoice: InvoiceRow, { account, day, paidBy }: Taken): Promise<void> {
  const { tx, deps, now, record, send } = context;
  const id = deps.newId();
  const attempt = Number(invoice.attempts) + 1;
  const amount = cents(Number(invoice.total_cents));
  await tx.run(insertDebit, {
    id,
    invoice_id: invoice.id,
    attempt,
    paid_by: paidBy,
    account_id: account.id,
    account_kind: account.kind,
    account_name: account.name,
    account_last_four: account.last_four,
    amount_cents: amount,
    status: 'SUBMITTED',
    submitted_on: day,
    settles_on: null,
    settled_on: null,
    returned_on: null,
    return_code: null,
    ask_at: firstAskAt(deps.clock),
    asks: 0,
    created_at: now,
    version: 1,
  });
  await changeOne(tx, moveInvoice, {
    ...invoice,
    status: 'DEBITED',
    debit_on: null,
    ...(paidBy === null && { first_debit_on: invoice.first_debit_on ?? day, tries: Number(invoice.tries) + 1 }),
    attempts: attempt,
  });
  await book(context, {
    id,
    on: day,
    what: 'paid',
    draft: providerInvoicePaid(moneyOf(invoice, account.kind, amount)),
  });
  await record(paidBy === null ? 'provider_invoice.debited' : 'provider_invoice.paid_by_hand', {
    practiceId: invoice.practice_id,
    id: invoice.id,
    detail: { ref: invoice.ref, attempt, amountCents: amount, kind: account.kind, lastFour: account.last_four },
  });
  await send('submit-invoice-debit', { debitId: id });
}

type Booked = { id: string; on: CivilDate; what: string; draft: ReturnType<typeof providerInvoicePaid> };

const book = ({ tx, deps }: Pick<Context<Doer>, 'tx' | 'deps'>, { id, on, what, draft }: Booked) =>
  postEntry(tx, {
    id: deps.newId(),
    draft,
    naturalKey: `invoice-debit:${id}:${what}`,
    refType: 'invoice_debit',
    refId: id,
    actor: `invoice_debit:${id}`,
    effectiveOn: on,
    bookedAt: deps.clock.now(),
  });

const channelOf = (kind: DebitRow['account_kind']) => (kind === 'CARD' ? ('card' as const) : ('ach_in' as const));
const moneyOf = (invoice: InvoiceRow, kind: DebitRow['account_kind'], amount: ReturnType<typeof cents>) => ({
  practiceId: payerOf(invoice).id,
  channel: channelOf(kind),
  amount,
});

/** Hands a debit to the processor. Its id is the processor's key, so however often this runs the money is taken once. */
async function submit(deps: Deps, of: DebitRow): Promise<PaymentOutcome> {
  const { read } = deps.database;
  const account = await read.first(accountById, { id: of.account_id });
  if (!account) throw new Error(`Debit ${of.id} has no account`);
  return deps.vendors.payments.submit({
    paymentId: of.id,
    direction: 'DEBIT',
    amountCents: cents(Number(of.amount_cents)),
    source: await sourceOfAccount({ db: read, vault: deps.vault }, account),
    submittedOn: of.submitted_on,
  });
}

/** What the outbox does for an invoice that is debited. */
export async function submitInvoiceDebit(deps: Deps, debitId: string): Promise<void> {
  const of = await deps.database.read.first(debitById, { id: debitId });
  if (of?.status !== 'SUBMITTED') return;
  await orUnknown(deps, of, () => submit(deps, of));
}

/** Asks the processor about every debit that it owes an answer on; one that it has never heard of is submitted. */
export async function askAboutInvoiceDebits(deps: Deps): Promise<void> {
  for (;;) {
    const found = await deps.database.read.all(debitsToAsk, { now: deps.clock.now(), limit: BATCH });
    for (const { id } of found) {
      const of = await deps.database.read.first(debitById, { id });
      if (of?.ask_at)
        await orUnknown(deps, of, async () => {
          const told = await deps.vendors.payments.find(of.id, businessDayOf(deps));
          return told ?? submit(deps, of);
        });
    }
    if (found.length < BATCH) return;
  }
}

/** A technical failure says nothing of the money: the debit is asked about again, later each time. */
async function orUnknown(deps: Deps, of: DebitRow, outcome: () => Promise<PaymentOutcome>): Promise<void> {
  const told = await outcome().catch((thrown: unknown) => {
    if (thrown instanceof VendorError) return undefined;
    throw thrown;
  });
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    const invoice = await tx.first(takenInvoice, { id: of.invoice_id });
    const now = await tx.first(debitById, { id: of.id });
    if (!invoice || !now || now.ask_at === null) return leaveNoRow('Known by now.');
    if (told) return apply(context, { invoice, of: now }, told);
    leaveNoRow('Nobody knows yet.');
    await changeOne(tx, moveDebit, {
      ...now,
      status: now.status === 'SUBMITTED' ? 'UNKNOWN' : now.status,
      ask_at: askAfterSilence(deps.clock, Number(now.asks)),
      asks: Number(now.asks) + 1,
    });
  });
}

type Known = { invoice: InvoiceRow; of: DebitRow };

/** Takes over what the processor says, with everything that follows. What is told twice changes nothing. */
async function apply(context: Context<Doer>, { invoice, of }: Known, told: PaymentOutcome): Promise<void> {
  const { tx, deps, record, leaveNoRow } = context;
  if (told.status === 'pending') {
    leaveNoRow('It is on its way.');
    const askAt = askOn(deps.clock, told.settlesOn);
    return changeOne(tx, moveDebit, { ...of, status: 'PENDING', settles_on: told.settlesOn, ask_at: askAt, asks: 0 });
  }
  if (told.status !== 'settled') return giveBack(context, { invoice, of }, told);
  if (of.status === 'SETTLED') {
    leaveNoRow('Told again.');
    return changeOne(tx, moveDebit, { ...of, ask_at: null });
  }
  await changeOne(tx, moveDebit, { ...of, status: 'SETTLED', settled_on: told.on, ask_at: null });
  await changeOne(tx, moveInvoice, { ...invoice, status: 'PAID', debit_on: null, paid_on: told.on });
  const { channel, amount } = moneyOf(invoice, of.account_kind, cents(Number(of.amount_cents)));
  await book(context, { id: of.id, on: told.on, what: 'settled', draft: paymentSettled({ channel, amount }) });
  await record('provider_invoice.paid', deedOf({ invoice, of }));
}

const deedOf = ({ invoice, of }: Known) => ({
  practiceId: invoice.practice_id,
  id: invoice.id,
  detail: { ref: invoice.ref, attempt: Number(of.attempt), amountCents: Number(of.amount_cents) },
});

type Back = Extract<PaymentOutcome, { status: 'returned' | 'declined' }>;

/** The day on which a debit that came back is tried again; null where it is not, and for one that was paid by hand. */
function againOn({ invoice, of }: Known, { code, on }: Back): CivilDate | null {
  if (of.paid_by !== null) return null;
  const next = membershipTries({
    debitOn: invoice.first_debit_on ?? of.submitted_on,
    kind: of.account_kind,
    code,
    attempt: Number(invoice.tries),
    on,
  });
  return next.kind === 'TRY_AGAIN' ? next.on : null;
}

/** The invoice is open again: it is tried as often as is allowed, and whoever pays it hears what comes of it. */
async function giveBack(context: Context<Doer>, { invoice, of }: Known, told: Back): Promise<void> {
  const { tx, now, record, send } = context;
  const { code, on } = told;
  const again = againOn({ invoice, of }, told);
  await changeOne(tx, moveDebit, { ...of, status: 'RETURNED', returned_on: on, return_code: code, ask_at: null });
  await changeOne(tx, moveInvoice, { ...invoice, status: 'FAILED', debit_on: again, paid_on: null });
  const money = moneyOf(invoice, of.account_kind, cents(Number(of.amount_cents)));
  const draft = providerInvoiceReturned({ ...money, wasSettled: of.settled_on !== null });
  await book(context, { id: of.id, on, what: 'returned', draft });
  const account = await tx.first(accountById, { id: of.account_id });
  if (account && endsMethod(code)) await endFeeAccount(tx, { account, code, at: now });
  await record('provider_invoice.returned', deedOf({ invoice, of }));
  for (const to of await mailboxesOfPractice(tx, invoice.practice_id))
    await send('provider-invoice-failed', {
      to,
      ref: invoice.ref,
      totalCents: Number(of.amount_cents),
      account: `${of.account_name} ending in ${of.account_last_four}`,
      again,
    });
}
