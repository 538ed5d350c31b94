import { exportPastDueLoans, listPastDueLoans, pastDueBuckets, pastDueList } from '@contract/servicing/past-due-list';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { bucketOf, pastDueRows as lateInstallments } from '@domain/loan/delinquency';
import { foldLoan } from '@domain/loan/fold-loan';
import { nextLateStep } from '@domain/loan/late-steps';
import { unpaidOf } from '@domain/loan/loan-state';
import { CURE_LEAST_DAYS } from '@domain/loan/right-to-cure';
import { loanStanding } from '@domain/loan/standing';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/database';
import type { Route } from '../../../http/serve';
import { keyOf, type ListSource } from '../../../list/list-source';
import { listRoutes } from '../../../list/serve-list';
import { scopeOfSide } from '../../../list/side-scope';
import { detailApplications } from '../../credit-transaction/index';
import { lateFeeRuleOf } from '../billing/late-fee-rule';
import { getLoan, type Loan, loanToday } from '../loan';
import { cureNoticeOfDefault } from './cure-notice.reads';
import { type PastDueRow, pastDueRows, pastDueShape } from './past-due.reads';

type Wire = z.input<typeof pastDueList.row>;

/** Late loans, each with the figures of its borrower's own screen on the day on which it is looked at. */
export const pastDueLoans: ListSource<Wire> = {
  ...pastDueShape,
  scope: async ({ actor, body }) => scopeOfSide(actor.scope, body.practices),
  conditions: ({ body }) => (body.borrowerId ? [{ column: 'borrower_id', in: [String(body.borrowerId)] }] : []),
  async rows(db, keys, { deps }) {
    const ids = keys.map(({ tie }) => String(tie[0]));
    const rows = await pastDueRows(db, ids);
    const applicationOf = await detailApplications(db, rows);
    const shown = new Map<string, Wire>();
    for (const row of rows)
      shown.set(keyOf([row.id]), { ...whoseOf(row, applicationOf(row)), ...(await figuresOf(db, row.id, deps.clock)) });
    return shown;
  },
};

const whoseOf = (row: PastDueRow, applicationId: string) => ({
  _id: row.id,
  number: row.number,
  borrowerId: row.borrower_id,
  applicationId,
  name: fullName(row.first_name, row.last_name),
  practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
});

async function figuresOf(db: Db, id: string, clock: Clock) {
  const loan = await getLoan(db, id);
  const today = loanToday(loan, clock);
  const { daysLate, pastDueCents, dueCents } = loanStanding(loan.events, today);
  const next = nextDue(loan, today);
  const step = nextLateStep(loan.events, today, {
    rule: lateFeeRuleOf(loan),
    chargeOffFrom: await chargeOffFrom(db, loan, today),
  });
  return {
    daysLate,
    bucket: pastDueBuckets.find((bucket) => bucket === bucketOf(daysLate)) ?? '1_29',
    pastDue: dollarsFromCents(pastDueCents),
    totalDue: dollarsFromCents(dueCents),
    nextDueOn: next?.dueOn ?? null,
    nextDue: next && dollarsFromCents(next.amountCents),
    nextStep: step?.step ?? null,
    nextStepOn: step?.on ?? null,
  };
}

/** The payment that falls due next, whatever is late. */
function nextDue({ events }: Loan, today: CivilDate) {
  const dueOn = foldLoan(events, { on: today }).terms?.dueOn.find((day) => day >= today);
  const row = dueOn && foldLoan(events, { on: dueOn }).billed.find((one) => one.dueOn === dueOn && unpaidOf(one) > 0);
  return row ? { dueOn: row.dueOn, amountCents: unpaidOf(row) } : null;
}

/** The first day on which the notice of the right to cure lets a loan be given up; null where none has gone out. */
async function chargeOffFrom(db: Db, { row, events }: Loan, today: CivilDate): Promise<CivilDate | null> {
  const [oldest] = lateInstallments(foldLoan(events, { on: today }), today);
  const notice = oldest && (await db.first(cureNoticeOfDefault, { transactionId: row.id, installment: oldest.number }));
  if (!notice) return null;
  const overOn = addDays(civilDate(notice.cure_by), 1);
  const leastOn = notice.posted_at && addDays(civilDate(notice.posted_at.slice(0, 10)), CURE_LEAST_DAYS + 1);
  return leastOn && leastOn > overOn ? leastOn : overOn;
}

export const pastDueListRoutes: readonly Route[] = listRoutes(
  pastDueList,
  { list: listPastDueLoans, csv: exportPastDueLoans },
  pastDueLoans,
);
