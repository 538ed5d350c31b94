import type { membership as membershipSchema } from '@contract/membership/entity';
import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { debitDay } from '@domain/membership/calendar';
import { spendableCredits } from '@domain/membership/global-credits';
import { pointsNumber } from '@domain/membership/loyalty';
import { monthWithFee } from '@domain/membership/membership-fee';
import { memberDisplayStatus } from '@domain/membership/membership-status';
import { savingsOf } from '@domain/membership/savings';
import { type Cents, cents, sumCents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import { DomainRefusal } from '@domain/refusal';
import type * as z from 'zod/mini';
import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { RowOf } from '../../db/statement';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { type MembershipRow, membershipById } from '../member-record/index';
import { methodById, type PaymentMethodRow } from '../payment-method/index';
import { wornTheme } from '../practice/index';
import { leftOf, openOn } from './billing/open-bill';
import { triesOf } from './billing/tries';
import { nextToPay } from './by-hand/next-to-pay';
import { autopayStoppedOn } from './by-hand/turn-off';
import {
  creditLots,
  givableByThread,
  givenByThread,
  monthsAheadOf,
  type RunningMembership,
  renewalOf,
  runningOf,
} from './figures';
import {
  type BillRow,
  injectorsOf,
  type LotRow,
  lotsOf,
  type MemberPaymentRow,
  type Parties,
  type PlanRow,
  type PlanTreatmentRow,
  partiesOf,
  paymentsOf,
  planById,
  plansOf,
  pointsOf,
  treatmentsByIds,
  treatmentsOfPlan,
  type VisitRow,
  visitsOf,
} from './membership.reads';
import { type NoteRow, notesOf } from './note/note.reads';
import { noticesOf } from './notice/notice.view';
import { pauseView } from './pause/pause.view';
import { type ChangeFigures, figuresOfWaiting } from './plan/change-figures';
import { coveredContract } from './plan/contract-of';
import { nextYearPlan } from './plan/next-year';
import { differenceView } from './plan/next-year.view';
import { injectorView, type Names, type PlanView, planView, receivesView } from './plan/plan.view';
import { type Given, yearByNow } from './plan/plan-content';
import { consentOf, renewalOpensOn } from './renewal/consent';
import { manufacturerView } from './rewards/rewards.view';
import { lapsesOn } from './visit/unused';

export type MembershipView = z.input<typeof membershipSchema>;
/** Who reads: what a practice keeps to itself is not the member's. */
export type ViewedBy = 'member' | 'practice';

const usd = (amount: number | string | Cents) => dollarsFromCents(cents(Number(amount)));

export function agreementView(
  row: MembershipRow,
  visit: VisitRow,
  { treatment, names }: { treatment: PlanTreatmentRow | undefined; names: Names },
) {
  const lapses = visit.done_at === null ? lapsesOn(row, visit) : null;
  return {
    _id: visit.id,
    threadId: visit.thread_id,
    treatment: treatment?.name ?? '',
    units: Number(treatment?.units ?? 0),
    unitType: treatment?.unit_type ?? '',
    area: treatment?.area ?? null,
    appointmentStatus: visit.status,
    dueOn: visit.due_on,
    scheduledDate: visit.scheduled_at,
    minutes: Number(visit.minutes),
    injector: injectorView(visit.injector_id, names),
    doneAt: visit.done_at,
    amount: usd(visit.price_cents),
    isAcknowledged: visit.is_acknowledged === 1,
    note: visit.requested_note,
    usableUntil: lapses && addDays(lapses, -1),
    version: visit.version,
  };
}

export const billView = (bill: BillRow) => ({
  _id: bill.id,
  kind: bill.kind,
  number: Number(bill.number),
  dueOn: bill.due_on,
  treatments: usd(bill.treatments_cents),
  fee: usd(bill.fee_cents),
  paid: usd(Number(bill.paid_treatments_cents) + Number(bill.paid_fee_cents)),
  status: bill.status,
});

const UNDER_WAY: readonly string[] = ['SUBMITTED', 'UNKNOWN', 'PENDING'];
const FAILED: readonly string[] = ['RETURNED', 'DECLINED'];
const NOT_TRIED: readonly string[] = ['SCHEDULED', 'CANCELLED'];

/**
 * A payment among all of its membership.
 * @param of.openCents what is due and neither paid nor on its way: where there is nothing, nothing is paid again.
 */
export function paymentView(
  payment: MemberPaymentRow,
  all: readonly MemberPaymentRow[],
  { openCents }: { openCents: number },
) {
  const later = all.filter(
    ({ series_id: series, attempt }) => series === payment.series_id && attempt > payment.attempt,
  );
  const isLastOfSeries = later.every(({ status }) => NOT_TRIED.includes(status));
  const hasFailed = FAILED.includes(payment.status);
  // Of several failures the last names the retry: there is one.
  const again = hasFailed && isLastOfSeries ? later.find(({ status }) => status === 'SCHEDULED') : undefined;
  const failures = all.filter(({ status }) => FAILED.includes(status));
  // What is open is paid again at once, so one of several stands for all: the last.
  const isLast = failures.every(({ created_at: at }) => at <= payment.created_at) && failures.includes(payment);
  const isUnderWay = all.some(({ status }) => UNDER_WAY.includes(status));
  return {
    _id: payment.id,
    status: payment.status,
    amount: usd(payment.amount_cents),
    refunded: usd(payment.refunded_cents),
    paidOn: payment.submitted_on ?? payment.scheduled_on,
    settledOn: payment.settled_on,
    method: {
      type: payment.method_kind === 'CARD' ? ('CARD' as const) : ('ACH' as const),
      name: payment.method_name,
      lastFour: payment.method_last_four,
    },
    kind: payment.kind,
    againOn: again?.scheduled_on ?? null,
    canReprocess: isLast && openCents > 0 && !isUnderWay && isLastOfSeries,
    // One that came back is no longer receipted: its money did not stay.
    receiptId: hasFailed ? null : payment.receipt_id,
  };
}

export const methodView = (method: PaymentMethodRow) => ({
  _id: method.id,
  type: method.kind === 'CARD' ? ('CARD' as const) : ('ACH' as const),
  name: method.name,
  lastFour: method.last_four,
  isEnded: method.status !== 'ACTIVE' || method.ended_at !== null,
});

/** How lists show a member. */
function displayOf(row: MembershipRow, visits: readonly VisitRow[]) {
  const open = visits.filter(
    (visit) =>
      visit.done_at === null &&
      visit.ended_at === null &&
      (Number(visit.is_owed) === 1 || visit.status !== 'APPOINTMENT_NEEDED'),
  );
  return memberDisplayStatus({
    status: row.status,
    hasSavedPlan: row.saved_plan_id !== null,
    isChangedByMember: row.changed_by_member === 1,
    appointments: open.map(({ status }) => status),
  });
}

export async function displayStatusOf(db: Db, membershipId: string) {
  const row = await db.first(membershipById, { id: membershipId });
  return row ? displayOf(row, await db.all(visitsOf, { membershipId })) : null;
}

/** Saved against list prices, of what was given. */
function savedOf(visits: readonly VisitRow[]) {
  const given = visits.filter(({ done_at: done }) => done !== null);
  const { treatments, priceCents, listCents, savedCents } = savingsOf(
    given.map((visit) => ({
      priceCents: cents(Number(visit.price_cents)),
      listCents: cents(Number(visit.list_cents)),
    })),
  );
  return { savedSoFar: usd(savedCents), saved: { treatments, price: usd(priceCents), listPrice: usd(listCents) } };
}

/** The next payment of a running plan: a month, of which credits are taken first, or what is left open of one. */
function nextPaymentOf(of: RunningMembership | undefined, lots: readonly LotRow[]) {
  if (of?.row.status !== 'ACTIVE') return null;
  const open = of.bills.find((bill) => bill.status === 'OPEN');
  if (open) {
    const paid = Number(open.paid_treatments_cents) + Number(open.paid_fee_cents);
    const [treatments, fee] = [Number(open.treatments_cents), Number(open.fee_cents)];
    return {
      kind: 'OPEN' as const,
      on: open.debit_on,
      treatments,
      fee,
      paid,
      credits: 0,
      charge: leftOf(open),
    };
  }
  const [next] = monthsAheadOf(of, lots);
  if (!next) return null;
  return {
    kind: 'MONTH' as const,
    on: debitDay(next.dueOn),
    treatments: next.treatmentsCents,
    fee: next.feeCents,
    paid: 0,
    credits: next.creditsCents,
    charge: next.chargeCents,
  };
}
type NextPayment = ReturnType<typeof nextPaymentOf>;

const nextPaymentView = (next: NextPayment) =>
  next && {
    kind: next.kind,
    on: next.on,
    treatments: usd(next.treatments),
    fee: usd(next.fee),
    paid: usd(next.paid),
    credits: usd(next.credits),
    charge: usd(next.charge),
  };

/** The first day of what is due and not paid. */
const dueSinceOf = (bills: readonly BillRow[], today: CivilDate): CivilDate | null =>
  bills
    .filter(({ status, debit_on: on }) => status === 'OPEN' && on <= today)
    .map(({ debit_on: on }) => on)
    .sort()[0] ?? null;

/** What of all bills is neither paid nor on its way, with the installments that are to come. */
const owedInAll = (bills: readonly BillRow[]): Cents =>
  sumCents(bills.filter(({ status }) => status === 'OPEN').map(leftOf));

/**
 * Since when something is past due, and whether a payment of that failed: of who pays by hand it may be that none was tried. What is paid by
 * hand is not past due on its day; a plan that has ended has no standing, and is late once its day has passed or a payment has failed.
 */
async function pastDueOf(
  db: Db,
  of: { row: MembershipRow; bills: readonly BillRow[]; payments: readonly MemberPaymentRow[]; today: CivilDate },
): Promise<{ pastDueSince: CivilDate | null; hasFailed: boolean }> {
  const due = of.bills
    .filter((bill) => bill.status === 'OPEN' && bill.debit_on <= of.today)
    .sort((one, other) => (one.debit_on < other.debit_on ? -1 : 1));
  let hasFailed = false;
  for (const bill of due)
    hasFailed ||= (await triesOf(db, bill, of.payments)).some(({ status }) => FAILED.includes(status));
  const [oldest] = due;
  if (!oldest) return { pastDueSince: null, hasFailed };
  const hasDay = !hasFailed || of.row.pays_by_hand === 1;
  const isLate = of.row.status === 'ACTIVE' ? of.row.standing !== 'GOOD' : oldest.debit_on < of.today || !hasDay;
  return { pastDueSince: isLate ? oldest.debit_on : null, hasFailed };
}

/** What can be paid before its day; nothing before what is due is paid. */
function payAheadView(
  of: RunningMembership | undefined,
  { lots, openCents, today }: { lots: readonly LotRow[]; openCents: number; today: CivilDate },
) {
  const next = of && openCents === 0 ? nextToPay(of, lots, today) : null;
  return next && { on: next.on, amount: usd(next.amountCents) };
}

/**
 * A membership as its member or the practice sees it.
 * @throws AppError NOT_FOUND
 */
export async function viewMembership(
  { db, deps }: { db: Db; deps: Pick<Deps, 'clock'> },
  id: string,
  by: ViewedBy,
): Promise<MembershipView> {
  const row = await db.first(membershipById, { id });
  const parties = row && (await db.first(partiesOf, { membershipId: id }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const today = practiceToday(deps.clock, parties);
  const of = await runningOf(db, row);
  const visits = of?.visits ?? (await db.all(visitsOf, { membershipId: id }));
  const names: Names = new Map(
    (await db.all(injectorsOf, { practiceId: row.practice_id })).map((one) => [one.id, one.name]),
  );
  const given = givenByThread({ row, visits });
  const givable = givableByThread({ row, visits });
  const { active, requested, saved, sent, earlier, change } = await plansOfView(
    db,
    { row, of, by },
    { names, given, givable },
  );
  const payments = await db.all(paymentsOf, { membershipId: id });
  const openCents = openOn(of?.bills ?? [], today);
  const lots = await db.all(lotsOf, { membershipId: id });
  const method = row.method_id === null ? undefined : await db.first(methodById, { id: row.method_id });
  const [next, received] = [nextPaymentOf(of, lots), (requested ?? saved ?? active)?.plan];
  return {
    _id: row.id,
    userId: row.borrower_id,
    practiceId: row.practice_id,
    ...partiesView(parties),
    status: row.status,
    memberStatus: displayOf(row, visits),
    standing: row.standing,
    planIsActive: row.status === 'ACTIVE',
    isChangedByMember: row.changed_by_member === 1,
    activePlan: active?.view ?? null,
    requestedPlan: requested?.view ?? null,
    savedPlan: saved?.view ?? null,
    sentPlan: sent?.view ?? null,
    earlierDraft: earlier?.view ?? null,
    requestedChange: change && { paymentsRemaining: change.paymentsRemaining, firstPaymentOn: change.firstPaymentOn },
    practiceReceives:
      by === 'practice' && received
        ? receivesView({ ...received, contract: contractOfView(row, received, active) })
        : null,
    monthlyPayment: active ? active.view.membershipPayment : 0,
    nextPaymentDate: next?.on ?? null,
    nextPaymentAmount: next && usd(next.charge),
    nextPayment: nextPaymentView(next),
    openNow: usd(openCents),
    dueSince: dueSinceOf(of?.bills ?? [], today),
    owedInAll: usd(owedInAll(of?.bills ?? [])),
    ...(await pastDueOf(db, { row, bills: of?.bills ?? [], payments, today })),
    payAhead: payAheadView(of, { lots, openCents, today }),
    paymentMethod: method ? methodView(method) : null,
    paysByHand: row.pays_by_hand === 1,
    autopayStoppedOn: autopayStoppedOn(row, parties),
    payments: payments.map((payment) => paymentView(payment, payments, { openCents })),
    bills: (of?.bills ?? []).map(billView),
    priviagreements: await agreementsOf(db, { row, visits, names }),
    ...pointsView(await db.all(pointsOf, { membershipId: id })),
    globalCredits: usd(spendableCredits(creditLots(lots), today)),
    ...savedOf(visits),
    contactRequestedAt: row.contact_requested_at,
    ...(await noticesOf({ db, deps }, row, { by, visits, zone: parties.time_zone })),
    activatedOn: row.activated_on,
    ...(await renewalView(db, row, today)),
    ...pauseView(of),
    cancellationDate: row.cancelled_on,
    hasYearEnded: row.cancelled_on !== null && row.cancel_method === null,
    ...(by === 'practice' ? await practicesOwn(db, id) : { providerNotes: [], galderma: null }),
    version: row.version,
  };
}

/** The practice and the person, as screens name them. */
const partiesView = (parties: Parties) => ({
  practiceName: parties.practice_name,
  practicePhone: parties.practice_phone,
  practiceAddress: addressOf(parties),
  practiceZone: parties.time_zone,
  practiceTheme: wornTheme(parties.practice_theme),
  firstName: parties.first_name,
  lastName: parties.last_name,
  email: parties.email || null,
  phoneNumber: parties.phone,
  isEmailVerified: parties.email_verified_at !== null,
  isPhoneVerified: parties.phone_verified_at !== null,
});

type Read = { row: MembershipRow; of: RunningMembership | undefined; by: ViewedBy };

/** The plans of a membership: the one that runs, waits, was saved, and was sent before the member asked for another; and what a change that waits does. */
async function plansOfView(
  db: Db,
  { row, of, by }: Read,
  { givable, ...whose }: { names: Names; given: Given; givable: ReadonlyMap<string, number> | undefined },
) {
  const seePlan = async (planId: string | null) => {
    const kept = planId === null ? undefined : await db.first(planById, { id: planId });
    if (!kept) return null;
    const treatments = await db.all(treatmentsOfPlan, { planId: kept.id });
    if (kept.id === row.active_plan_id)
      return { plan: kept, view: planView(kept, treatments, givable ? { ...whose, givable } : whose) };
    // What was given of a plan that has ended is no part of another one.
    const given: Given = row.status === 'ACTIVE' ? whose.given : new Map();
    const plan = yearByNow(kept, treatments, given);
    return { plan, view: planView(plan, treatments, { ...whose, given }) };
  };
  const [active, waiting, saved] = [
    await seePlan(row.active_plan_id),
    await seePlan(row.requested_plan_id),
    by === 'practice' ? await seePlan(row.saved_plan_id) : null,
  ];
  const sent = by === 'practice' && row.changed_by_member === 1 ? await seePlan(await sentBefore(db, row)) : null;
  const change = of && row.status === 'ACTIVE' && waiting ? await waitingChange(db, of, waiting.plan) : null;
  const requested = waiting && change ? changedMonths(waiting, change) : waiting;
  const earlier =
    by === 'practice' && saved && !requested ? await seePlan(await draftBefore(db, row, saved.plan)) : null;
  return { active, requested, saved, sent, earlier, change };
}

/** The draft that was sent, or stood beside what was sent, before that was taken back and became the draft. */
async function draftBefore(db: Db, { id }: MembershipRow, saved: PlanRow): Promise<string | null> {
  const plans = await db.all(plansOf, { membershipId: id });
  const isTakenBack = plans.some(
    ({ status, number }) => status === 'WITHDRAWN' && Number(number) === Number(saved.number) - 1,
  );
  if (!isTakenBack) return null;
  const isDraft = ({ status, sent_at: sentAt }: PlanRow) => status === 'REPLACED' && sentAt === null;
  return plans.find((plan) => isDraft(plan) && plan.made_by_kind === 'staff')?.id ?? null;
}

/** The figures of the change that waits; null where it can no longer be accepted as it is. */
async function waitingChange(db: Db, of: RunningMembership, plan: PlanRow): Promise<ChangeFigures | null> {
  try {
    return await figuresOfWaiting(db, of, { plan, treatments: await db.all(treatmentsOfPlan, { planId: plan.id }) });
  } catch (refusal) {
    if (refusal instanceof DomainRefusal || refusal instanceof AppError) return null;
    throw refusal;
  }
}

/** A change spreads what is left over the payments that are left: its year by twelve is paid in no month. */
const changedMonths = ({ plan, view }: { plan: PlanRow; view: PlanView }, { after }: ChangeFigures) => ({
  plan: { ...plan, monthly_cents: after.monthlyCents },
  view: {
    ...view,
    monthlyPayment: usd(after.monthlyCents),
    membershipPayment: usd(monthWithFee(after.monthlyCents, cents(Number(plan.member_fee_cents)))),
  },
});

/** A plan that runs has its contract, and a change of it keeps that; one that is to begin will have what covers it. */
function contractOfView(row: MembershipRow, plan: PlanRow, active: { plan: PlanRow } | null): PlanRow['contract'] {
  if (active && row.status === 'ACTIVE') return active.plan.contract;
  return plan.status === 'ACTIVE' || plan.status === 'ENDED' ? plan.contract : coveredContract(row, plan);
}

const addressOf = (at: Parties) =>
  `${at.practice_street}, ${at.practice_city}, ${at.practice_state} ${at.practice_zip}`;

/** What the practice keeps to itself. */
const practicesOwn = async (db: Db, membershipId: string) => ({
  providerNotes: (await db.all(notesOf, { membershipId })).map(noteView),
  galderma: await manufacturerView(db, membershipId),
});

const pointsView = (points: readonly RowOf<typeof pointsOf>[]) => ({
  loyaltyPoints: pointsNumber(points.reduce((total, { hundredths }) => total + Number(hundredths), 0)),
  loyaltyPointsHistory: points.map(({ kind, hundredths, earned_on: on }) => ({
    event: kind,
    points: pointsNumber(Number(hundredths)),
    on,
  })),
});

const noteView = (note: NoteRow) => ({
  _id: note.id,
  treatmentId: note.plan_treatment_id,
  treatment: note.treatment,
  title: note.title,
  note: note.note,
  userName: fullName(note.first_name, note.last_name),
  createdAt: note.created_at,
});

async function renewalView(db: Db, row: MembershipRow, today: string) {
  const [opensOn, beginsOn] = [renewalOpensOn(row), renewalOf(row)];
  if (opensOn === null || beginsOn === null) return { renewsOn: null, renewal: null };
  const consent = await consentOf(db, row);
  const of = today >= opensOn && today < beginsOn ? await runningOf(db, row) : undefined;
  const next = of && (await nextYearPlan(db, of, consent));
  const agreedAt = consent?.agreed_at ?? null;
  const isOpen = agreedAt === null && next !== undefined && next.treatments.length > 0;
  const difference = differenceView(next?.difference ?? null);
  return { renewsOn: beginsOn, renewal: { opensOn, isOpen, agreedAt, difference } };
}

/** The plan that the practice sent last; the member asked for the one that waits now. */
async function sentBefore(db: Db, { id }: MembershipRow): Promise<string | null> {
  const plans = await db.all(plansOf, { membershipId: id });
  return plans.find((plan) => plan.sent_at !== null && plan.made_by_kind === 'staff')?.id ?? null;
}

/** Visits that stand, the next ones first. */
async function agreementsOf(
  db: Db,
  { row, visits, names }: { row: MembershipRow; visits: readonly VisitRow[]; names: Names },
) {
  const plans = [...new Set(visits.map(({ plan_treatment_id: id }) => id))];
  const treatments = new Map<string, PlanTreatmentRow>();
  if (plans.length > 0) for (const one of await treatmentsByIds(db, plans)) treatments.set(one.id, one);
  return visits
    .filter((visit) => visit.ended_at === null || visit.done_at !== null)
    .filter((visit) => visit.membership_id === row.id)
    .map((visit) => agreementView(row, visit, { treatment: treatments.get(visit.plan_treatment_id), names }));
}
