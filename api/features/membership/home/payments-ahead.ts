import type { paymentsAhead } from '@contract/membership/home-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { debitDay } from '@domain/membership/calendar';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { dueDatesFile } from '@domain/payment/due-dates-file';
import { twelveMonths } from '@domain/payment/twelve-months';
import type * as z from 'zod/mini';
import { civilToday } from '../../../civil-today';
import type { Db } from '../../../db/database';
import type { Reading, ReadingFor } from '../../../work';
import { borrowerById } from '../../borrower/index';
import { lineOfBorrower, lineView } from '../../credit-line/index';
import { type MembershipRow, membershipsOfPerson } from '../../member-record/index';
import { methodById } from '../../payment-method/index';
import { type LoanAhead, loansAheadOf } from '../../servicing/index';
import { activationFigures } from '../activation/activation-figures';
import { leftOf } from '../billing/open-bill';
import { monthsAheadOf, type RunningMembership, runningOf } from '../figures';
import { lotsOf, partiesOf, waitingRequests } from '../membership.reads';
import { nextYearPlan } from '../plan/next-year';
import { consentOf, nextYearOf } from '../renewal/consent';

type View = z.input<typeof paymentsAhead>;
type Payment = View['payments'][number] & { cents: Cents; day: CivilDate };

const usd = (amount: number | string | Cents) => dollarsFromCents(cents(Number(amount)));
const MONTHS = 12;

/** What a membership that runs, or that is being paid off, still asks for. */
async function ofMembership({ db }: Pick<Reading, 'db'>, row: MembershipRow, today: CivilDate): Promise<Payment[]> {
  const of = await runningOf(db, row);
  const parties = await db.first(partiesOf, { membershipId: row.id });
  if (!of || !parties) return [];
  const kept = row.method_id === null ? undefined : await db.first(methodById, { id: row.method_id });
  const same = {
    kind: 'MEMBERSHIP' as const,
    membershipId: row.id,
    transactionId: null,
    practiceName: parties.practice_name,
    treatments: [],
    of: MONTHS,
    method: kept ? { name: kept.name, lastFour: kept.last_four } : null,
  };
  const open = of.bills
    .filter(({ status }) => status === 'OPEN')
    .map((bill): Payment => {
      const left = leftOf(bill);
      const day = bill.debit_on;
      const number = Number(bill.number);
      const count =
        bill.kind === 'CANCELLATION' ? of.bills.filter(({ kind }) => kind === 'CANCELLATION').length : MONTHS;
      const own = { key: bill.id, on: day, day, isLate: day < today, amount: usd(left), cents: left, credits: 0 };
      return { ...same, ...own, number, of: count };
    });
  if (row.status !== 'ACTIVE') return open;
  const lots = await db.all(lotsOf, { membershipId: row.id });
  const months = monthsAheadOf(of, lots).map(
    ({ number, dueOn, chargeCents, creditsCents }): Payment => ({
      ...same,
      key: `${row.id}:${number}`,
      on: debitDay(dueOn),
      day: debitDay(dueOn),
      isLate: false,
      amount: usd(chargeCents),
      cents: chargeCents,
      credits: usd(creditsCents),
      number,
    }),
  );
  return [...open, ...months, ...(await ofAgreedYear(db, of, same))];
}

/** What the next year asks for once its member has agreed to it: as they signed it. */
async function ofAgreedYear(
  db: Db,
  of: RunningMembership,
  same: Omit<Payment, 'key' | 'on' | 'day' | 'isLate' | 'amount' | 'cents' | 'credits' | 'number'>,
): Promise<Payment[]> {
  const { row } = of;
  const consent = await consentOf(db, row);
  if (!consent) return [];
  const { plan } = await nextYearPlan(db, of, consent);
  const year = { on: consent.begins_on, year: nextYearOf(row) };
  const about = { membershipId: row.id, plan, ...year };
  const choice = { applyCredits: consent.applies_credits === 1, payAtOnce: consent.pays_at_once === 1 };
  const { payments, creditsAppliedCents } = await activationFigures(db, about, choice);
  return payments.map(({ on, amountCents }, index) => ({
    ...same,
    key: `${row.id}:${consent.plan_year}:${index + 1}`,
    on: debitDay(on),
    day: debitDay(on),
    isLate: false,
    amount: usd(amountCents),
    cents: amountCents,
    credits: usd(index === 0 ? creditsAppliedCents : 0),
    number: index + 1,
    of: payments.length,
  }));
}

const ofLoan = (loan: LoanAhead): Payment[] =>
  loan.payments.map(({ number, dueOn, amountCents }) => ({
    key: `${loan.transactionId}:${number}`,
    kind: 'FINANCING',
    membershipId: null,
    transactionId: loan.transactionId,
    practiceName: loan.practiceName,
    treatments: [...loan.treatments],
    on: dueOn,
    day: dueOn,
    isLate: loan.standing.overdueSince !== null && dueOn <= loan.standing.overdueSince,
    amount: usd(amountCents),
    cents: amountCents,
    credits: 0,
    number,
    of: loan.standing.payments.length,
    method: loan.method ? { name: loan.method.name, lastFour: loan.method.last_four } : null,
  }));

async function financingOf({ db, deps }: Reading, borrowerId: string, loans: readonly LoanAhead[]) {
  const line = await db.first(lineOfBorrower, { borrowerId });
  const waiting = (await db.all(waitingRequests, { borrowerId })).length;
  if (!line && loans.length === 0 && waiting === 0) return null;
  return {
    credit_profile: line ? lineView(line, deps.clock) : null,
    waiting,
    loans: loans.map((loan) => ({
      transactionId: loan.transactionId,
      practiceName: loan.practiceName,
      treatments: [...loan.treatments],
      amount: usd(loan.amountCents),
      payments: [...loan.standing.payments],
      daysLate: loan.standing.daysLate,
      pastDue: usd(loan.standing.pastDueCents),
      isPaused: loan.isPaused,
      paidOffOn: loan.paidOffOn,
    })),
  };
}

async function gather({ db, deps }: Reading, borrowerId: string) {
  const person = await db.first(borrowerById, { id: borrowerId });
  const memberships = await db.all(membershipsOfPerson, { borrowerId });
  const first = memberships[0] && (await db.first(partiesOf, { membershipId: memberships[0].id }));
  const today = civilToday(deps.clock, person?.state_code ?? first?.practice_state ?? '');
  const loans = await loansAheadOf({ db, deps }, borrowerId);
  const ofMemberships = (await Promise.all(memberships.map((row) => ofMembership({ db }, row, today)))).flat();
  const all = [...ofMemberships, ...loans.flatMap(ofLoan)].filter((one) => one.cents > 0 || one.credits > 0);
  all.sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
  return { today, loans, all };
}

/** Everything that a person pays from today on: their memberships, and their own financing. */
export async function viewPaymentsAhead(reading: Reading, borrowerId: string): Promise<View> {
  const { today, loans, all } = await gather(reading, borrowerId);
  const dated = all.map(({ kind, day, cents: amount }) => ({ kind, on: day, cents: amount }));
  const months = twelveMonths(dated, { today, kinds: ['MEMBERSHIP', 'FINANCING'] });
  return {
    today,
    payments: all.map(({ cents: _, day: __, ...payment }) => payment),
    months: months.map(({ month, byKind, total }) => ({
      month,
      membership: usd(byKind.MEMBERSHIP),
      financing: usd(byKind.FINANCING),
      total: usd(total),
    })),
    financing: await financingOf(reading, borrowerId, loans),
  };
}

/** The same as a calendar file. */
export async function paymentsFile({ language, ...reading }: ReadingFor, borrowerId: string): Promise<string> {
  const { all, today } = await gather(reading, borrowerId);
  return dueDatesFile(
    all
      .filter((one) => one.cents > 0)
      .map(({ number, day, cents: amountCents, membershipId, transactionId }) => ({
        number,
        dueOn: day < today ? today : day,
        amountCents,
        reference: membershipId ?? transactionId ?? '',
      })),
    { reference: borrowerId, madeAt: reading.deps.clock.now(), language },
  );
}
