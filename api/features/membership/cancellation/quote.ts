import type { Language } from '@contract/language';
import { addBusinessDays } from '@domain/calendar/business-day';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import { debitDay } from '@domain/membership/calendar';
import {
  type CancellationQuote,
  quoteCancellation,
  type RefundableCharge,
  refundParts,
} from '@domain/membership/cancellation';
import { feesOfMonthsToCome } from '@domain/membership/membership-fee';
import { type Cents, cents, sumCents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { practiceToday } from '../../../civil-today';
import type { Context } from '../../../command/command';
import { nextNumber } from '../../../db/counter';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import { boxView } from '../../document/index';
import { type MembershipRow, takeMembership } from '../../member-record/index';
import { openOrClosed } from '../../practice/index';
import { usesLeft } from '../billing/credits';
import { usesOf } from '../billing/money.reads';
import {
  billsOfYear,
  datesOf,
  deliveredOf,
  feesPaidOf,
  givenByThread,
  monthsBilledOf,
  paidOf,
  type RunningMembership,
  runningOf,
} from '../figures';
import { type MemberPaymentRow, type Parties, partiesOf, paymentsOf } from '../membership.reads';
import { viewMembership } from '../membership.view';
import { cancellationBox, installmentsOf } from './installments';
import { quoteById } from './quote.reads';
import { insertQuote } from './quote.writes';

const HOLDS_MS = 30 * 60_000;
/** Days after the signature in which somebody who was given nothing gets back all they paid, fees too. */
const FREE_LOOK_BUSINESS_DAYS = 3;

export type Quoted = {
  quote: CancellationQuote;
  /** Fees that come back too: all within three business days and nothing given, else those of months that have not begun. */
  feesBackCents: Cents;
  refunds: readonly {
    paymentId: string;
    name: string;
    kind: 'BANK' | 'CARD';
    lastFour: string;
    amountCents: Cents;
    waits: boolean;
  }[];
  creditsBack: readonly { useId: string; lotId: string; amountCents: Cents }[];
  creditsReturnedCents: Cents;
  endedVisits: number;
};

const usd = (amount: number) => dollarsFromCents(cents(amount));

/** Money and credits that paid for a membership this year, the newest first, with what each can still give back. */
async function chargesOf(
  db: Db,
  of: RunningMembership,
): Promise<(RefundableCharge & { payment?: MemberPaymentRow })[]> {
  const payments = await db.all(paymentsOf, { membershipId: of.row.id });
  const uses = await db.all(usesOf, { membershipId: of.row.id });
  const bills = new Set(billsOfYear(of).map(({ id }) => id));
  const money = payments
    .filter(
      ({ status }) => status === 'SETTLED' || status === 'PENDING' || status === 'SUBMITTED' || status === 'UNKNOWN',
    )
    .filter(({ kind }) => kind !== 'CREDITS' && kind !== 'CANCELLATION')
    .map((payment) => ({
      at: payment.created_at,
      charge: {
        id: payment.id,
        kind: payment.method_kind,
        refundableCents: cents(Number(payment.amount_cents) - Number(payment.refunded_cents)),
        isSettled: payment.status === 'SETTLED',
        payment,
      },
    }));
  const credits = usesLeft(uses)
    .filter((use) => use.bill_id !== null && bills.has(use.bill_id))
    .map((use) => ({
      at: use.created_at,
      charge: {
        id: use.id,
        kind: use.lot_kind === 'PURCHASED' ? ('BOUGHT_CREDITS' as const) : ('GRANTED_CREDITS' as const),
        refundableCents: use.leftCents,
        isSettled: true,
      },
    }));
  return [...money, ...credits]
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .map(({ charge }) => charge);
}

/**
 * What cancelling costs or returns by a day.
 * @param firstOn when installments begin, where that is later: nobody pays on the day on which staff cancel for them.
 */
export async function quoteNow(
  db: Db,
  of: RunningMembership,
  { today, firstOn = today }: { today: CivilDate; firstOn?: CivilDate },
): Promise<Quoted> {
  const { row, plan } = of;
  const delivered = deliveredOf(of);
  const fees = feesPaidOf(of);
  const isFree =
    delivered.deliveredCents === 0 &&
    row.activated_on !== null &&
    today <= addBusinessDays(row.activated_on, FREE_LOOK_BUSINESS_DAYS);
  // Of a practice that closed nobody loses a fee for a month that they could not use to its end (decision 97).
  const { isOpen } = await openOrClosed(db, row.practice_id);
  const monthsBegun = datesOf(row).filter((date) => date <= today).length;
  const feesToCome = feesOfMonthsToCome({
    paidCents: fees,
    monthlyCents: cents(Number(plan.member_fee_cents)),
    monthsBegun: isOpen ? monthsBegun : Math.max(0, monthsBegun - 1),
  });
  const feesBackCents = isFree ? fees : feesToCome;
  const quote = quoteCancellation({
    deliveredCents: delivered.deliveredCents,
    paid: {
      settledCents: paidOf(of),
      pendingCents: cents(0),
      creditsCents: cents(0),
      upfrontCents: cents(0),
      membershipFeesCents: cents(fees - feesBackCents),
    },
    planTotalCents: cents(Number(plan.total_cents)),
    paymentsRemaining: 12 - monthsBilledOf(of),
    installmentsMax: Number(plan.installments_max),
    today: firstOn,
    anchor: row.activated_on ?? today,
  });
  const charges = await chargesOf(db, of);
  const { parts } = refundParts(charges, cents(quote.totalRefundCents + feesBackCents));
  const uses = await db.all(usesOf, { membershipId: row.id });
  const refunds = parts.flatMap(({ chargeId, amountCents, to, waits }) => {
    const payment = charges.find(({ id }) => id === chargeId)?.payment;
    if (to !== 'METHOD' || !payment) return [];
    const { method_name: name, method_kind: kind, method_last_four: lastFour } = payment;
    return [{ paymentId: payment.id, name, kind, lastFour, amountCents, waits }];
  });
  const creditsBack = parts.flatMap(({ chargeId, amountCents, to }) => {
    const use = uses.find(({ id }) => id === chargeId);
    return to === 'LOT' && use ? [{ useId: use.id, lotId: use.lot_id, amountCents }] : [];
  });
  return {
    quote,
    feesBackCents,
    refunds,
    creditsBack,
    creditsReturnedCents: cents(creditsBack.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    endedVisits: of.visits.filter((visit) => visit.done_at === null && visit.ended_at === null).length,
  };
}

/** What comes back: money to what paid, and credits to the lots that they came from. Every screen, mail and refund says these parts. */
export const backOf = ({ refunds, creditsReturnedCents }: Pick<Quoted, 'refunds' | 'creditsReturnedCents'>) => ({
  moneyCents: cents(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  creditsCents: creditsReturnedCents,
});

/** What runs, or why nothing can be cancelled. @throws AppError NOT_FOUND, STEP_ORDER. */
export async function runningToCancel(
  db: Db,
  row: MembershipRow,
): Promise<{ of: RunningMembership; parties: Parties }> {
  const of = await runningOf(db, row);
  const parties = await db.first(partiesOf, { membershipId: row.id });
  if (!parties) throw new AppError('NOT_FOUND');
  if (!of || row.status !== 'ACTIVE')
    throw new AppError('STEP_ORDER', { userMessage: "There's no active membership to cancel." });
  return { of, parties };
}

/** Days until what is owed is taken where its member did not pay it as they confirmed: enough to announce it. */
const DAYS_UNTIL_OWED = 10;
export const owedFrom = (on: CivilDate): CivilDate => debitDay(addDays(on, DAYS_UNTIL_OWED));

/** How far back the day of a request may lie: letters take a while. */
const REQUEST_DAYS = 30;

/**
 * The day on which a member asked for the end of their membership, by which it is settled (decision 68).
 * @throws AppError INVALID_FIELDS for a day to come, one too long ago, or before the plan began.
 */
export function requestDay(row: MembershipRow, asked: string, today: CivilDate): CivilDate {
  const day = civilDate(asked);
  const refuse = (message: string) => new AppError('INVALID_FIELDS', { fields: [{ field: 'requestedOn', message }] });
  if (day > today) throw refuse("The request can't be dated after today.");
  if (day < addDays(today, -REQUEST_DAYS) || (row.activated_on !== null && day < row.activated_on))
    throw refuse(`Enter a day within the last ${REQUEST_DAYS} days, after the plan started.`);
  return day;
}

/** Makes a quote that holds for half an hour, and shows it. @throws AppError NOT_FOUND, STEP_ORDER. */
export async function giveQuote(
  context: Context,
  { membershipId, requestedOn }: { membershipId: string; requestedOn?: string | undefined },
) {
  const { tx, deps, now } = context;
  context.leaveNoRow('A quote changes nothing.');
  const row = await takeMembership(tx, membershipId);
  const { of, parties } = await runningToCancel(tx, row);
  const today = practiceToday(deps.clock, parties);
  const isStaff = context.actor.kind === 'staff';
  const day = isStaff && requestedOn !== undefined ? requestDay(row, requestedOn, today) : today;
  const quoted = await quoteNow(tx, of, { today: day, firstOn: isStaff ? owedFrom(today) : day });
  const id = deps.newId();
  const number = await nextNumber(tx, 'cancellation_quote');
  const expiresAt = instantAt(deps.clock.nowMs() + HOLDS_MS);
  await tx.run(insertQuote, {
    id,
    membership_id: row.id,
    number,
    content: JSON.stringify(quoted),
    expires_at: expiresAt,
    used_at: null,
    created_at: now,
  });
  return {
    membershipInformation: await viewMembership({ db: tx, deps }, row.id, isStaff ? 'practice' : 'member'),
    cancellationInformation: viewQuote({
      ...{ id, number, expiresAt, quoted, of },
      practice: parties.practice_name,
      language: context.meta.language,
    }),
  };
}

function viewQuote({
  id,
  number,
  expiresAt,
  quoted,
  of,
  practice,
  language,
}: {
  id: string;
  number: number;
  expiresAt: string;
  quoted: Quoted;
  of: RunningMembership;
  practice: string;
  language: Language;
}) {
  const { quote, feesBackCents } = quoted;
  const given = givenByThread(of);
  const isList = of.plan.basis === 'LIST';
  const rows = new Map([...given].map(([thread, all]) => [thread, isList ? all.preDiscountCents : all.totalCents]));
  const rowsCents = sumCents(rows.values());
  const { installment } = quote;
  const back = backOf(quoted);
  const payments = installmentsOf(quote);
  const box = cancellationBox(quote, practice, language);
  return {
    quoteId: id,
    quoteNumber: `Q${String(number).padStart(6, '0')}`,
    expiresAt,
    delivered: of.treatments.flatMap((kept) => {
      const count = given.get(kept.thread_id)?.times ?? 0;
      return count > 0 ? [{ treatment: kept.name, count, amount: usd(rows.get(kept.thread_id) ?? 0) }] : [];
    }),
    deliveredDiscounts: usd(rowsCents - quote.deliveredCents),
    abovePlan: usd(quote.deliveredCents - quote.chargedCents),
    totalDelivered: usd(quote.chargedCents),
    totalPaid: usd(quote.paidCents),
    feesKept: usd(quote.membershipFeesKeptCents),
    feesReturned: usd(feesBackCents),
    totalUnpaid: usd(quote.totalUnpaidCents),
    totalRefund: usd(back.moneyCents + back.creditsCents),
    moneyBack: usd(back.moneyCents),
    refunds: byAccount(quoted.refunds).map(({ name, lastFour, amountCents }) => ({
      to: name,
      lastFour,
      amount: usd(amountCents),
    })),
    creditsReturned: usd(back.creditsCents),
    lumpsum: { paymentDueToday: usd(quote.lumpsum.paymentDueTodayCents) },
    installment: installment && {
      cancellationInstallment: usd(installment.cancellationInstallmentCents),
      paymentDueToday: usd(installment.paymentDueTodayCents),
      laterTotal: usd(installment.totalOfPaymentsCents - installment.paymentDueTodayCents),
      payments: payments.map(({ on, amountCents }) => ({ on, amount: usd(amountCents) })),
      federalBox: box && boxView(box, language),
    },
    cancelMethod: 'lumpsum' as const,
    endedVisits: quoted.endedVisits,
  };
}

type Refund = Pick<Quoted['refunds'][number], 'name' | 'kind' | 'lastFour' | 'amountCents'>;

/** What comes back to each account or card, in one sum; in the order of the refunds. */
function byAccount(refunds: readonly Refund[]): Refund[] {
  const sums = new Map<string, Refund>();
  for (const { name, kind, lastFour, amountCents } of refunds) {
    const key = [kind, name, lastFour].join();
    sums.set(key, { name, kind, lastFour, amountCents: cents((sums.get(key)?.amountCents ?? 0) + amountCents) });
  }
  return [...sums.values()];
}

/** The figures of a quote that somebody was shown. Written by `giveQuote` only. */
export async function shownQuote(db: Db, id: string) {
  const row = await db.first(quoteById, { id });
  return row && { row, quoted: JSON.parse(row.content) as Quoted };
}
