import type { getPracticeFigures } from '@contract/dashboard/calls';
import type { ResultOf } from '@contract/endpoint';
import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { arrivingNext } from '@domain/funding/arriving-next';
import { cents, sumCents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { acceptanceByPlan, acceptancePercent, averageCents } from '@domain/practice/acceptance';
import type { Permission } from '@domain/staff/permissions';
import { practiceToday } from '../../civil-today';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { rangeOfList } from '../../list/instant-range';
import {
  applicationsBegun,
  type FiguresPractice,
  nextFundings,
  openDeposits,
  plansChosen,
  practiceOfFigures,
  stillKeptBack,
  transactionsByPlan,
  transactionsWaiting,
} from './figures.reads';
import { planCosts, productNames } from './plan-costs';

const SALES_DAYS = 90;
const CHOSEN_DAYS = 30;
const SHOWN = 5;

type Figures = ResultOf<typeof getPracticeFigures>;
type Asked = { practiceId: string; permissions: readonly Permission[] };
type Counted = { rows: number; cents: number };

/**
 * How a practice stands, as far as somebody may see the lists behind it.
 * @throws AppError NOT_FOUND.
 */
export async function practiceFigures(db: Db, { practiceId, permissions }: Asked, clock: Clock): Promise<Figures> {
  const practice = await db.first(practiceOfFigures, { practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const today = practiceToday(clock, practice);
  const sees = (permission: Permission) => permissions.includes(permission);
  // In the days of the lists that they lead to, which are not the practice's own: a figure is what its list counts.
  const daysOf = (start: CivilDate) => rangeOfList({ start, end: today }, clock);
  const since = (days: number) => daysOf(addDays(today, -days)).from;
  const ofPractice = { db, practice };
  const [applications, waiting, payouts, sales, chosen] = await Promise.all([
    sees('application.view') ? begunIn(db, practiceId, daysOf(today)) : null,
    sees('transaction.view') ? waitingSince(db, practiceId, rangeOfList(undefined, clock).from) : null,
    sees('deposit.view') ? payoutsOf(db, practiceId) : null,
    sees('transaction.view') ? salesSince(ofPractice, since(SALES_DAYS)) : null,
    sees('transaction.view') ? chosenSince(ofPractice, since(CHOSEN_DAYS)) : null,
  ]);
  const costs = sales && (await planCosts(ofPractice, { averageTicketCents: sales.averageTicketCents, today }));
  return {
    practice: { _id: practice.id, PracticeName: practice.name },
    today,
    applications,
    waiting,
    payouts,
    sales: sales?.shown ?? null,
    chosen,
    costs,
  };
}

async function begunIn(db: Db, practiceId: string, { from, to }: { from: string; to: string }) {
  const rows = await db.all(applicationsBegun, { practiceKey: `APPLICATIONS:${practiceId}`, from, to });
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.rows ?? 0);
  return {
    begun: rows.reduce((sum, row) => sum + Number(row.rows), 0),
    approved: of('APPROVED'),
    review: of('REVIEW'),
    denied: of('DENIED'),
    incomplete: of('INCOMPLETE'),
  };
}

async function waitingSince(db: Db, practiceId: string, from: string) {
  const rows = await db.all(transactionsWaiting, { practiceId, from });
  const isReview = ({ status }: { status: string }) => status === 'REVIEW';
  return {
    unanswered: amountsOf(rows.filter((row) => !isReview(row))),
    review: amountsOf(rows.filter(isReview)),
  };
}

async function payoutsOf(db: Db, practiceId: string) {
  const [next, kept, made] = await Promise.all([
    db.all(nextFundings, { practiceId }),
    db.all(stillKeptBack, { practiceId }),
    db.all(openDeposits, { practiceId }),
  ]);
  return {
    arriving: dollarsFromCents(
      arrivingNext({
        sentCents: made.filter(({ status }) => status !== 'DEFERRED').map((row) => cents(row.amount_cents)),
        nextCents: next.map((row) => cents(Number(row.cents))),
        keptBackCents: sumCents(kept.map((row) => cents(Number(row.cents)))),
      }),
    ),
    // Never null in practice: every funding has a day. The column allows null because it was added after the table.
    next: next.slice(0, SHOWN).map((row) => ({ dueOn: row.due_on ?? '', ...amountsOf([row]) })),
    keptBack: amountsOf(kept),
    deposits: made.slice(0, SHOWN).map((row) => ({
      _id: row.id,
      pmtRef: row.ref,
      status: row.status,
      amount: dollarsFromCents(row.amount_cents),
      settlesOn: row.settles_on,
    })),
  };
}

type OfPractice = { db: Db; practice: FiguresPractice };

async function salesSince({ db, practice }: OfPractice, from: string) {
  const rows = await db.all(transactionsByPlan, { practiceId: practice.id, from });
  const counted = (status: string) => totalOf(rows.filter((row) => row.status === status));
  const [accepted, rejected] = [counted('ACCEPTED'), counted('REJECTED')];
  const names = await productNames({ db, practice });
  const shown = {
    asked: totalOf(rows).rows,
    accepted: accepted.rows,
    rejected: rejected.rows,
    acceptance: acceptancePercent({ accepted: accepted.rows, rejected: rejected.rows }),
    plans: rows
      .filter((row) => row.status === 'ACCEPTED' && row.selected_product !== null)
      .map((row) => {
        const product = row.selected_product ?? '';
        const ticket = dollarsFromCents(averageCents(Number(row.cents), Number(row.rows)) ?? 0);
        return { product, name: names.get(product) ?? product, ticket, ...amountsOf([row]) };
      })
      .sort((one, other) => other.amount - one.amount || one.product.localeCompare(other.product)),
  };
  return { shown, averageTicketCents: averageCents(accepted.cents, accepted.rows) };
}

async function chosenSince({ db, practice }: OfPractice, from: string) {
  const rows = await db.all(plansChosen, { practiceId: practice.id, from });
  const names = await productNames({ db, practice });
  return acceptanceByPlan(
    rows.map((row) => {
      const product = row.selected_product ?? '';
      const name = names.get(product) ?? product;
      return { product, name, chosen: Number(row.chosen), accepted: Number(row.accepted) };
    }),
  );
}

const totalOf = (rows: readonly { rows: number; cents: number }[]): Counted =>
  rows.reduce((sum, row) => ({ rows: sum.rows + Number(row.rows), cents: sum.cents + Number(row.cents) }), {
    rows: 0,
    cents: 0,
  });

function amountsOf(rows: readonly { rows: number; cents: number }[]): { count: number; amount: number } {
  const { rows: count, cents } = totalOf(rows);
  return { count, amount: dollarsFromCents(cents) };
}
