import { memberPaths } from '@contract/membership/paths';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import type { CivilDate } from '@domain/calendar/civil-date';
import { fullName } from '@domain/person-name';
import type { MembershipRow } from '../../member-record/index';
import { agreementWords } from '../activation/agreement-words';
import { differenceParagraphs } from '../activation/plan-agreement';
import type { MemberPaymentRow, Parties, PlanRow } from '../membership.reads';
import type { YearDifference } from '../plan/next-year';
import { getParties } from '../plan/tell-of-plan';
import type { Booking } from './books';
import type { RefundRow } from './money.reads';
import { insertNotice } from './money.writes';

const brand = 'membership' as const;
type Page = 'myMembership' | 'payments' | 'activation' | 'appointments' | 'agreementConfirmation';
/** A page of one membership: whoever has several finds the right one. */
const pageOf = (place: Page, { id }: Pick<MembershipRow, 'id'>) =>
  `${portalBase}${memberPaths[place].href({}, { membership: id })}`;
const greeting = ({ first_name: firstName, practice_name: practiceName, practice_id: practiceId }: Parties) => ({
  brand,
  firstName,
  practiceName,
  practiceId,
});

/** True the first time that a member is told of something. */
async function isNews(
  { tx, now }: Booking,
  row: MembershipRow,
  { kind, about }: { kind: string; about: string },
): Promise<boolean> {
  return (await tx.run(insertNotice, { membership_id: row.id, kind, about, sent_on: now.slice(0, 10) })) === 1;
}

export async function tellOfActivation(
  context: Booking,
  row: MembershipRow,
  { plan, paidCents, isInPractice }: { plan: PlanRow; paidCents: number; isInPractice: boolean },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (parties.email)
    await context.send('membership-activated', {
      ...greeting(parties),
      to: parties.email,
      path: pageOf('myMembership', row),
      paidCents,
      monthlyCents: row.pays_at_once === 1 ? null : Number(plan.monthly_cents) + Number(plan.member_fee_cents),
      documentId: plan.document_id,
      // Who signed on the screen of the practice gets what they signed; who signs on paper the text of it.
      isInPractice: isInPractice && plan.signed_name === null,
    });
  await context.send('member-joined', {
    brand,
    to: parties.practice_email,
    memberName: fullName(parties.first_name, parties.last_name),
    totalCents: Number(plan.total_cents),
    contract: plan.contract,
  });
}

/** The member agreed to another year, with what they signed, or took that back. */
export async function tellOfRenewal(
  context: Booking,
  row: MembershipRow,
  { beginsOn, documentId }: { beginsOn: CivilDate; documentId: string | null },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!parties.email) return;
  await context.send('membership-next-year', {
    ...greeting(parties),
    to: parties.email,
    path: pageOf('myMembership', row),
    phone: parties.practice_phone,
    beginsOn,
    documentId,
  });
}

/** How a member answered a change: the practice hears of it, and the member has what was signed. */
export async function tellOfAnswer(
  context: Booking,
  row: MembershipRow,
  { isAccepted, note, documentId }: { isAccepted: boolean; note: string | null; documentId: string | null },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (isAccepted && parties.email)
    await context.send('membership-change-accepted', {
      ...greeting(parties),
      to: parties.email,
      path: pageOf('myMembership', row),
      documentId,
    });
  await context.send('member-answered-change', {
    brand,
    to: parties.practice_email,
    path: `${portalBase}${memberStaffPaths.memberFile.href({}, { membership: row.id })}`,
    memberName: fullName(parties.first_name, parties.last_name),
    phone: parties.phone,
    note,
    isAccepted,
  });
}

/** Of a payment before its day: when it is due, and whether it is taken by itself then. */
export type EarlyPayment = { dueOn: CivilDate | null; isTakenThen: boolean };

/** A payment came back after it counted. */
export async function tellOfFailed(
  context: Booking,
  row: MembershipRow,
  { payment, ...of }: { payment: MemberPaymentRow; again: CivilDate | null } & EarlyPayment,
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!parties.email || !(await isNews(context, row, { kind: 'PAYMENT_FAILED', about: payment.id }))) return;
  await context.send('membership-payment-failed', {
    ...greeting(parties),
    to: parties.email,
    path: pageOf('payments', row),
    amountCents: Number(payment.amount_cents),
    account: payment.method_name,
    lastFour: payment.method_last_four,
    ...of,
  });
}

/** The payment of an activation or cancellation failed: nothing was charged and nothing was done. */
export async function tellOfDroppedOrder(
  context: Booking,
  row: MembershipRow,
  { kind, payment }: { kind: 'ACTIVATION' | 'CANCELLATION'; payment: MemberPaymentRow },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!parties.email) return;
  await context.send('membership-order-failed', {
    ...greeting(parties),
    to: parties.email,
    path: pageOf(kind === 'ACTIVATION' ? 'activation' : 'myMembership', row),
    amountCents: Number(payment.amount_cents),
    isCancellation: kind === 'CANCELLATION',
  });
}

/** Money that goes back to a member has nowhere to go: they and the practice are told once of each. */
export async function tellOfWaitingRefund(context: Booking, row: MembershipRow, refund: RefundRow): Promise<void> {
  if (!(await isNews(context, row, { kind: 'REFUND_WAITS', about: refund.id }))) return;
  const parties = await getParties(context, row.id);
  if (parties.email)
    await context.send('membership-refund-waits', {
      ...greeting(parties),
      to: parties.email,
      path: pageOf('payments', row),
      amountCents: Number(refund.amount_cents),
      account: refund.method_name,
      lastFour: refund.method_last_four,
    });
  await context.send('member-refund-waits', {
    brand,
    to: parties.practice_email,
    memberName: fullName(parties.first_name, parties.last_name),
  });
}

/** Credits were to be paid out, and the debit that they came from came back. */
export async function tellOfStoppedWithdrawal(
  context: Booking,
  row: MembershipRow,
  of: { amountCents: number; leftCents: number },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!parties.email) return;
  await context.send('membership-withdrawal-stopped', {
    ...greeting(parties),
    to: parties.email,
    path: pageOf('payments', row),
    ...of,
  });
}

/** Days before a debit, a late payment, or the end of a year: each once. */
export async function tellOfDay(
  context: Booking,
  row: MembershipRow,
  of:
    | {
        kind: 'DEBIT_AHEAD' | 'DEBIT_DROPPED' | 'RENEWAL_AHEAD' | 'BILL_DUE';
        about: string;
        amountCents: number;
        on: CivilDate;
        nextYear?: { monthBeforeCents: number; monthAfterCents: number };
      }
    | { kind: 'DEBIT_CHANGED'; about: string; amountCents: number; beforeCents: number; on: CivilDate }
    | { kind: 'LATE_NOTICE' | 'NO_METHOD'; about: string; amountCents: number }
    | { kind: 'BENEFITS_HELD' | 'CANCEL_PROPOSAL'; about: string; amountCents: number; longestCents: number },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!(await isNews(context, row, of)) || !parties.email) return;
  const page = of.kind === 'RENEWAL_AHEAD' ? 'agreementConfirmation' : 'payments';
  await context.send('membership-day', {
    ...greeting(parties),
    to: parties.email,
    path: pageOf(page, row),
    phone: parties.practice_phone,
    kind: of.kind,
    amountCents: of.amountCents,
    on: 'on' in of ? of.on : null,
    ...('nextYear' in of && of.nextYear),
    ...('beforeCents' in of && { beforeCents: of.beforeCents }),
    ...('longestCents' in of && { longestCents: of.longestCents }),
  });
}

/** The practice hears, once a year, what a member's next year is made of where it is another than this one. */
export async function tellPracticeOfNextYear(
  context: Booking,
  row: MembershipRow,
  { difference, on }: { difference: YearDifference; on: CivilDate },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!(await isNews(context, row, { kind: 'NEXT_YEAR_TASK', about: on }))) return;
  await context.send('member-next-year', {
    brand,
    to: parties.practice_email,
    path: `${portalBase}${memberStaffPaths.memberFile.href({}, { membership: row.id })}`,
    memberName: fullName(parties.first_name, parties.last_name),
    on,
    lines: differenceParagraphs(agreementWords, difference),
    beforeCents: difference.before.monthlyCents,
    afterCents: difference.after.monthlyCents,
  });
}

/** The practice's task: somebody has not paid for three weeks. */
export async function tellPracticeOfLate(context: Booking, row: MembershipRow, about: string): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!(await isNews(context, row, { kind: 'PRACTICE_TASK', about }))) return;
  const memberName = fullName(parties.first_name, parties.last_name);
  await context.send('member-late', { brand, to: parties.practice_email, memberName });
}

export async function tellOfCancellation(
  context: Booking,
  row: MembershipRow,
  of: {
    paidCents: number;
    /** Of a payment that came back meanwhile, and is owed beside what was shown. */
    returnedCents: number;
    isCharged: boolean;
    refundCents: number;
    creditsCents: number;
    installmentCents: number;
    installments: number;
    earlierCents: number;
    /** Where its practice closed, and ended it with that. */
    closedOn: CivilDate | null;
    requestChannel: string | null;
    requestedOn: CivilDate | null;
    nextOn: CivilDate | null;
    documentId: string | null;
  },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (parties.email)
    await context.send('membership-cancelled', {
      ...greeting(parties),
      to: parties.email,
      path: pageOf('payments', row),
      phone: parties.practice_phone,
      ...of,
    });
  if (of.closedOn !== null) return;
  await context.send('member-left', {
    brand,
    to: parties.practice_email,
    memberName: fullName(parties.first_name, parties.last_name),
  });
}

export async function tellOfYearEnd(
  context: Booking,
  row: MembershipRow,
  of: {
    isRenewed: boolean;
    openCents: number;
    takenOn: CivilDate | null;
    refundCents: number;
    creditsCents: number;
    hasTreatments: boolean;
  },
): Promise<void> {
  const parties = await getParties(context, row.id);
  if (!parties.email || !(await isNews(context, row, { kind: 'YEAR', about: String(row.plan_year) }))) return;
  await context.send('membership-year', {
    ...greeting(parties),
    to: parties.email,
    path: pageOf('myMembership', row),
    ...of,
  });
}

/** A visit is tomorrow: by mail, and by text message to a number that is proven. Once for each date of it. */
export async function tellOfVisit(
  context: Booking,
  row: MembershipRow,
  {
    visit,
    at,
    treatment,
    injector,
  }: { visit: { id: string; at: string }; at: string; treatment: string | null; injector: string | null },
): Promise<void> {
  const about = `${visit.id}:${visit.at}`;
  const parties = await getParties(context, row.id);
  if (parties.is_deleted || parties.deceased) return;
  if (!(await isNews(context, row, { kind: 'VISIT_AHEAD', about }))) return;
  // A reminder that waits for its hour does not leave once the visit is at another time.
  const still = { visitIds: [visit.id], visitAt: visit.at };
  const told = { practiceName: parties.practice_name, practicePhone: parties.practice_phone, at, ...still };
  if (parties.email)
    await context.send('visit-ahead', {
      ...greeting(parties),
      ...told,
      to: parties.email,
      path: pageOf('appointments', row),
      address: `${parties.practice_street}, ${parties.practice_city}`,
      treatment,
      injector,
    });
  if (parties.phone && parties.phone_verified_at !== null)
    await context.send('visit-ahead-text', {
      ...told,
      to: `+1${parties.phone}`,
      stateCode: parties.borrower_state,
      practiceId: parties.practice_id,
    });
}
