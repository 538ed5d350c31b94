import type { CANCELLATION_CHANNELS } from '@contract/membership/cancellation-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { fundingDueOn } from '@domain/funding/deposit';
import { creditsReturned, membershipCancelled, membershipFeesReturned } from '@domain/ledger/membership-templates';
import { debitDay } from '@domain/membership/calendar';
import type { CancelMethod } from '@domain/membership/cancellation';
import { type Cents, cents } from '@domain/money/cents';
import { changeOne } from '../../../command/command';
import type { Db } from '../../../db/database';
import { languageOfAddress } from '../../borrower/index';
import { keepDocument } from '../../document/index';
import { changeMembership, type MembershipRow, type Told } from '../../member-record/index';
import { isUsableOn, methodById } from '../../payment-method/index';
import { fund } from '../billing/bill';
import { type Booking, postFor } from '../billing/books';
import { tellOfDebits } from '../billing/debits-ahead';
import { keepPointsOfNet } from '../billing/loyalty-points';
import { memberPaymentById, underWayOf } from '../billing/money.reads';
import { insertBill, insertRefund, insertUse, moveBill, moveLot, moveMemberPayment } from '../billing/money.writes';
import { nextLook } from '../billing/next-look';
import { openOn } from '../billing/open-bill';
import { bookPaid, cancelMemberPayment, countOnBills } from '../billing/pay';
import { tellOfCancellation, tellOfYearEnd } from '../billing/tell-member';
import { type RunningMembership, runningOf } from '../figures';
import { type BillRow, lotsOf, type MemberPaymentRow, partiesOf } from '../membership.reads';
import { moveVisit } from '../membership.writes';
import { endPlan } from '../plan/keep-plan';
import { requestNote } from '../request-note';
import { tellOfEndedVisits } from '../visit/tell-of-visits';
import { keepEndPaper } from './end-paper';
import { installmentPaper } from './installment-paper';
import { installmentsOf } from './installments';
import { openOfYear, practicesSide } from './practices-side';
import { backOf, type Quoted, quoteNow } from './quote';

/** What was confirmed, as the order of a cancellation keeps it. */
export type CancellationContent = {
  quoteId: string;
  method: CancelMethod;
  quoted: Quoted;
  on: CivilDate;
  /** The day by which it was quoted, where that is another: the member asked then, and staff carry it out. */
  asOf?: CivilDate;
  /** When what is owed is due, where its member does not pay it as they confirm. */
  owedOn?: CivilDate;
};

type Ending = {
  content: CancellationContent;
  payment: MemberPaymentRow | null;
  /** Nobody cancelled: its year is over. */
  isYearEnd?: boolean;
  /** Its practice closed on that day, and ended it with that. */
  closedOn?: CivilDate;
  /** The member asked for it, and staff carry it out. */
  request?: {
    channel: (typeof CANCELLATION_CHANNELS)[number];
    on: CivilDate;
    /** Who read the federal disclosure of installments out to the member, before they chose them, and when. */
    disclosureRead?: { by: string; at: string };
  };
};

/**
 * Ends a membership as it was quoted, in one transaction: the settlement with the practice, the bills of what is owed, refunds and
 * credits that go back, points of what stays paid, the visits that fall away, history and mails.
 */
export async function endMembership(
  context: Booking,
  row: MembershipRow,
  { content, payment, isYearEnd = false, request, closedOn }: Ending,
): Promise<MembershipRow> {
  const of = await runningOf(context.tx, row);
  if (!of) throw new Error(`Membership ${row.id} has no plan that runs`);
  const settled = await asItStands(context.tx, of, content);
  const { quoted, method, on, owedOn = on } = settled;
  for (const waiting of await context.tx.all(underWayOf, { membershipId: row.id }))
    if (waiting.status === 'SCHEDULED') await cancelMemberPayment(context, waiting);
  await settleWithPractice(context, of, settled);
  await voidOpenBills(context, of);
  const bills = await billOwed(context, of, settled);
  if (payment) {
    await countOnBills(context, { payment, bills: bills.slice(0, 1) });
    await bookPaid(context, row, payment);
  }
  await giveBack(context, row, settled);
  await endVisits(context, of);
  await endPlan(context, of.plan.id, 'ENDED');
  await endPlan(context, row.requested_plan_id, 'WITHDRAWN');
  await endPlan(context, row.saved_plan_id, 'WITHDRAWN');
  const later = bills.filter(({ due_on: due }) => due > on);
  const changed = await changeMembership(context, row, {
    set: {
      status: later.length > 0 ? 'CANCELLATION_INSTALLMENT' : 'CANCELLED',
      standing: 'GOOD',
      requested_plan_id: null,
      saved_plan_id: null,
      changed_by_member: 0,
      past_due_on: null,
      stage: null,
      cancelled_on: on,
      cancel_method: isYearEnd ? null : method,
      asked_pause_months: 0,
    },
    told: toldOfEnd({
      isYearEnd,
      method: closedOn ? 'practice closed' : method,
      request,
      owedCents: quoted.quote.totalUnpaidCents,
    }),
  });
  const ended = await changeMembership(context, changed, {
    set: { look_on: await nextLook(context, changed, on) },
    told: null,
  });
  const back = backOf(quoted);
  const earlierCents = openOn(
    of.bills.filter(({ plan_year: year }) => Number(year) < Number(row.plan_year)),
    on,
  );
  const open = bills.slice(payment ? 1 : 0);
  await keepEndPaper(context, of, { quoted, on, isYearEnd, open, earlierCents });
  const isTaken = await canBeTaken(context, row, owedOn);
  const given = { refundCents: back.moneyCents, creditsCents: back.creditsCents };
  if (isYearEnd)
    await tellOfYearEnd(context, ended, {
      isRenewed: false,
      openCents: quoted.quote.totalUnpaidCents + earlierCents,
      takenOn: bills.length > 0 && isTaken ? debitDay(owedOn) : null,
      ...given,
      hasTreatments: false,
    });
  else
    await tellOfCancellation(context, ended, {
      paidCents: payment ? Number(payment.amount_cents) : 0,
      returnedCents: settled.returnedCents,
      isCharged: isTaken,
      ...given,
      installments: later.length,
      installmentCents: Number(later[0]?.treatments_cents ?? 0),
      earlierCents,
      closedOn: closedOn ?? null,
      requestChannel: request?.channel ?? null,
      requestedOn: request?.on ?? null,
      nextOn: later[0]?.debit_on ?? null,
      documentId: await keepDisclosure(context, of, { ...settled, read: request?.disclosureRead }),
    });
  await tellOfDebits(context, ended, on);
  return ended;
}

/** The visits to come fall away, and whoever booked one hears of it. */
async function endVisits(context: Booking, { row, visits }: RunningMembership): Promise<void> {
  const falling = visits.filter((visit) => visit.done_at === null && visit.ended_at === null);
  for (const visit of falling) await changeOne(context.tx, moveVisit, { ...visit, ended_at: context.now });
  await tellOfEndedVisits(context, row, falling);
}

/** What the history keeps of the end: of one that staff made for a member, how and when it was asked for. */
function toldOfEnd({
  isYearEnd,
  method,
  request,
  owedCents: amountCents,
}: {
  request: Ending['request'] | undefined;
  isYearEnd: boolean;
  method: string;
  owedCents: number;
}): Told {
  if (isYearEnd) return { action: 'YEAR_ENDED', amountCents };
  if (!request) return { action: 'CANCELLED', amountCents, note: method };
  const detail = {
    channel: request.channel,
    requestedOn: request.on,
    method,
    ...(request.disclosureRead && { disclosureReadAt: request.disclosureRead.at }),
  };
  return { action: 'CANCELLED', amountCents, note: requestNote(request), detail };
}

/** Whether there is a card or account for what is owed: without one it is asked for on its day, and not announced. */
async function canBeTaken({ tx }: Booking, { method_id: id }: MembershipRow, on: CivilDate): Promise<boolean> {
  const method = id === null ? undefined : await tx.first(methodById, { id });
  return method !== undefined && isUsableOn(method, on);
}

/** The federal disclosure of more than four installments, kept and mailed (12 CFR 1026.17(a)(1)); null where none is due. */
async function keepDisclosure(
  { tx, deps }: Booking,
  { row }: RunningMembership,
  { quoted, method, quoteId, on, read }: Settled & { read: NonNullable<Ending['request']>['disclosureRead'] },
): Promise<string | null> {
  const parties = await tx.first(partiesOf, { membershipId: row.id });
  if (method !== 'installment' || !parties) return null;
  const [english, spanish] = (['en', 'es'] as const).map((language) =>
    installmentPaper(quoted.quote, { parties, on, config: deps.config, language }),
  );
  const content = (await languageOfAddress(tx, parties.email)) === 'es' ? spanish : english;
  if (!content || !english) return null;
  const evidence = { membershipId: row.id, quoteId, ...(read && { disclosureRead: read }) };
  return keepDocument({ borrowerId: row.borrower_id, evidence }, deps, { tx, content, english });
}

type Settled = CancellationContent & {
  /** Owed beside what was shown. */
  returnedCents: Cents;
};

/**
 * What was confirmed, with what is owed by now. A payment on its way counted as paid in the quote; where one came back while the
 * cancellation waited for its bank, what is then owed is a bill of its own beside what was shown (decision 55).
 */
async function asItStands(db: Db, of: RunningMembership, content: CancellationContent): Promise<Settled> {
  const { quoted } = content;
  const { quote } = await quoteNow(db, of, {
    today: content.asOf ?? content.on,
    firstOn: content.owedOn ?? content.on,
  });
  const returnedCents = cents(Math.max(0, quote.totalUnpaidCents - quoted.quote.totalUnpaidCents));
  if (returnedCents === 0) return { ...content, returnedCents };
  const { installment, lumpsum } = quoted.quote;
  return { ...content, quoted: { ...quoted, quote: { ...quote, installment, lumpsum } }, returnedCents };
}

/** The member owes what the quote says and nothing else; the practice keeps what was delivered, less its fee on that. */
async function settleWithPractice(
  context: Booking,
  of: RunningMembership,
  { quoteId, quoted, on }: Settled,
): Promise<void> {
  const { row } = of;
  const { amounts, grossCents, feeCents } = await practicesSide(context.tx, of, quoted.quote);
  const key = `cancelled:${quoteId}`;
  await postFor(context, row, {
    draft: membershipCancelled({ membershipId: row.id, userId: row.id, practiceId: row.practice_id, ...amounts }),
    on,
    naturalKey: key,
  });
  if (quoted.feesBackCents > 0)
    await postFor(context, row, {
      draft: membershipFeesReturned({ userId: row.id, amount: quoted.feesBackCents }),
      on,
      naturalKey: `${key}:fees`,
    });
  await fund(context, row, {
    kind: 'CANCELLATION',
    naturalKey: `fund:${key}`,
    grossCents,
    feeCents,
    dueOn: fundingDueOn(on),
  });
}

/** What was billed and not paid is replaced by the cancellation's own claim. */
async function voidOpenBills({ tx }: Booking, of: RunningMembership): Promise<void> {
  for (const bill of openOfYear(of))
    await changeOne(tx, moveBill, {
      ...bill,
      treatments_cents: Number(bill.paid_treatments_cents),
      fee_cents: Number(bill.paid_fee_cents),
      status: 'VOID',
    });
}

/** One bill of what was shown as owed, or one for each installment, today's and those on the days that were quoted; then what came back. */
async function billOwed(
  { tx, deps, now }: Booking,
  { row, plan }: RunningMembership,
  { quoteId, method, quoted, on, owedOn = on, returnedCents }: Settled,
): Promise<BillRow[]> {
  const { quote } = quoted;
  const shown =
    method === 'installment' && quote.installment
      ? installmentsOf(quote)
      : [{ amountCents: quote.lumpsum.paymentDueTodayCents, on: owedOn }];
  const owed = [...shown, { amountCents: returnedCents, on }];
  const bills: BillRow[] = [];
  for (const [index, { amountCents, on: dueOn }] of owed.entries()) {
    if (amountCents === 0) continue;
    const bill: BillRow = {
      id: deps.newId(),
      membership_id: row.id,
      practice_id: row.practice_id,
      plan_id: plan.id,
      natural_key: `cancelled:${quoteId}:${index + 1}`,
      kind: 'CANCELLATION',
      plan_year: Number(row.plan_year),
      number: index + 1,
      due_on: dueOn,
      // What is paid with the confirmation is; the rest waits for a day on which banks work, as every debit.
      debit_on: dueOn > on ? debitDay(dueOn) : dueOn,
      treatments_cents: amountCents,
      fee_cents: 0,
      paid_treatments_cents: 0,
      paid_fee_cents: 0,
      status: 'OPEN',
      created_at: now,
      version: 1,
    };
    await tx.run(insertBill, bill);
    bills.push(bill);
  }
  return bills;
}

/** Money goes back to what paid, once that has settled; credits to the lots they came from. */
async function giveBack(
  context: Booking,
  row: MembershipRow,
  { quoteId, quoted, on }: CancellationContent,
): Promise<void> {
  const { tx, deps, now } = context;
  for (const part of quoted.refunds) {
    const payment = await tx.first(memberPaymentById, { id: part.paymentId });
    if (!payment) throw new Error(`There is no payment ${part.paymentId}`);
    const refunded = Number(payment.refunded_cents) + part.amountCents;
    await changeOne(tx, moveMemberPayment, { ...payment, refunded_cents: refunded });
    await tx.run(insertRefund, {
      id: deps.newId(),
      payment_id: payment.id,
      membership_id: row.id,
      borrower_id: row.borrower_id,
      natural_key: `refund:${quoteId}:${payment.id}`,
      status: 'SCHEDULED',
      amount_cents: part.amountCents,
      method_id: payment.method_id,
      method_kind: payment.method_kind,
      method_name: payment.method_name,
      method_last_four: payment.method_last_four,
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
    if (payment.status === 'SETTLED')
      await keepPointsOfNet(context, row, {
        payment,
        netCents: Number(payment.amount_cents) - refunded,
        about: quoteId,
        on,
      });
  }
  await returnCreditsToLots(context, row, { quoteId, quoted, on });
}

async function returnCreditsToLots(
  context: Booking,
  row: MembershipRow,
  { quoteId, quoted, on }: Pick<CancellationContent, 'quoteId' | 'quoted' | 'on'>,
): Promise<void> {
  const { tx, deps, now } = context;
  if (quoted.creditsReturnedCents === 0) return;
  for (const { lotId, useId, amountCents } of quoted.creditsBack) {
    const lot = (await tx.all(lotsOf, { membershipId: row.id })).find(({ id }) => id === lotId);
    if (!lot) throw new Error(`There is no lot ${lotId}`);
    const remaining = Number(lot.remaining_cents) + amountCents;
    await changeOne(tx, moveLot, { id: lot.id, remaining_cents: remaining, version: lot.version });
    await tx.run(insertUse, {
      id: deps.newId(),
      lot_id: lotId,
      kind: 'RETURNED',
      natural_key: `returned:${useId}:${quoteId}`,
      amount_cents: amountCents,
      bill_id: null,
      used_on: on,
      created_at: now,
    });
  }
  await postFor(context, row, {
    draft: creditsReturned({ userId: row.id, amount: quoted.creditsReturnedCents }),
    on,
    naturalKey: `credits-returned:${quoteId}`,
  });
}
