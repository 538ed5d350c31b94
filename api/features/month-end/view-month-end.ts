import type { monthDeposit, monthEnd } from '@contract/month-end/calls';
import { addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { formatLongMonth } from '@domain/calendar/us-date';
import { startOfDay } from '@domain/calendar/zoned-day';
import { apartOf } from '@domain/membership/month-end';
import { firstDayOf, lastDayOf } from '@domain/membership/provider-invoice';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { standingOfDeposit, transactionsByIds } from '../membership/index';
import { findInvoice } from '../membership-invoice/index';
import {
  backInMonth,
  cameInMonth,
  type DepositLineRow,
  depositsArrived,
  depositsComing,
  firstKept,
  firstPaid,
  idsInMonth,
  keptBackAt,
  keptByDeposit,
  type MonthDepositRow,
  type MonthGroup,
  owedBackAt,
  paidByDeposit,
  practiceOfMonth,
  underWayAt,
  waitingAt,
} from './month-end.reads';

type Deposit = z.input<typeof monthDeposit>;

/** A page is for reading: of more the list and its file tell. */
const PAYOUTS_SHOWN = 200;
const LINES_SHOWN = 20;

const amountOf = (sum: number | string | bigint | null | undefined): Cents => cents(Number(sum ?? 0));
const usd = (sum: number | string | bigint | null | undefined) => dollarsFromCents(amountOf(sum));
const add = (groups: readonly MonthGroup[], of: 'gross' | 'fee' | 'net') =>
  cents(groups.reduce((sum, group) => sum + Number(group[of]), 0));

/** What was on its way to a practice at a moment, which is the beginning of a day there. */
async function onItsWay(db: Db, of: { practiceId: string; at: string; day: CivilDate }): Promise<Cents> {
  const waiting = await db.first(waitingAt, of);
  const underWay = await db.first(underWayAt, of);
  const owed = await db.first(owedBackAt, of);
  const kept = await db.first(keptBackAt, of);
  return cents(amountOf(waiting?.sum) + amountOf(underWay?.sum) + amountOf(owed?.sum) + amountOf(kept?.sum));
}

const lineView = (row: DepositLineRow, sign: 1 | -1) => ({
  _id: row.id,
  membershipId: row.membership_id,
  name: fullName(row.first_name, row.last_name) || 'No name yet',
  plan: row.plan_name,
  kind: row.kind,
  gross: usd(row.gross_cents),
  fee: usd(row.fee_cents),
  amount: usd(sign * Number(row.amount_cents)),
  owed: usd(Number(row.gross_cents) - Number(row.fee_cents)),
  isWhole: sign * Number(row.amount_cents) === Number(row.gross_cents) - Number(row.fee_cents),
});

const centsOf = (rows: readonly DepositLineRow[]) => rows.reduce((sum, row) => sum + Number(row.amount_cents), 0);

async function depositView(db: Db, row: MonthDepositRow, seesFinancing: boolean): Promise<Deposit> {
  const depositId = row.id;
  const [paid, kept] = [await db.first(paidByDeposit, { depositId }), await db.first(keptByDeposit, { depositId })];
  const limit = LINES_SHOWN;
  const [paidRows, keptRows] = [
    await db.all(firstPaid, { depositId, limit }),
    await db.all(firstKept, { depositId, limit }),
  ];
  const lines = [...paidRows.map((line) => lineView(line, 1)), ...keptRows.map((line) => lineView(line, -1))];
  const added = Number(paid?.sum ?? 0) - Number(kept?.sum ?? 0);
  const shown = centsOf(paidRows) - centsOf(keptRows);
  return {
    _id: depositId,
    pmtRef: row.ref,
    status: standingOfDeposit(row.status),
    amount: seesFinancing ? usd(row.amount_cents) : null,
    memberships: usd(row.memberships_cents),
    added: usd(added),
    madeOn: row.made_on,
    settlesOn: row.settles_on,
    settledOn: row.settled_on,
    lines,
    moreLines: Number(paid?.rows ?? 0) + Number(kept?.rows ?? 0) - lines.length,
    moreAmount: usd(added - shown),
  };
}

const groupView = ({ kind, rows, net }: MonthGroup) => ({ kind, count: Number(rows), net: usd(net) });

/**
 * A month of a practice's memberships by the practice's own clock. What is on its way is added up from what is due, what arrived from
 * the deposits: that both come to the same is found, not assumed.
 * @throws AppError NOT_FOUND, STEP_ORDER for a month that has not begun.
 */
export async function viewMonthEnd(
  { db, deps, seesFinancing }: { db: Db; deps: Pick<Deps, 'clock'>; seesFinancing: boolean },
  { providerId: practiceId, month: asked }: { providerId: string; month?: string | undefined },
): Promise<z.input<typeof monthEnd>> {
  const practice = await db.first(practiceOfMonth, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const today = practiceToday(deps.clock, practice);
  const thisMonth = today.slice(0, 7);
  const month = asked ?? addMonths(firstDayOf(thisMonth), -1).slice(0, 7);
  if (month > thisMonth)
    throw new AppError('STEP_ORDER', { userMessage: `${formatLongMonth(month)} hasn't started yet.` });
  const [first, last, next] = [firstDayOf(month), lastDayOf(month), addMonths(firstDayOf(month), 1)];
  const zone = practice.time_zone;
  const [from, until] = [startOfDay(first, zone), startOfDay(next, zone)];
  const openingCents = await onItsWay(db, { practiceId, at: from, day: first });
  const closingCents = await onItsWay(db, { practiceId, at: until, day: next });
  const came = await db.all(cameInMonth, { practiceId, from, until });
  const back = await db.all(backInMonth, { practiceId, from, until });
  const ids = await db.all(idsInMonth, { practiceId, from, until, limit: PAYOUTS_SHOWN });
  const arrived = await db.all(depositsArrived, { practiceId, first, last });
  const coming = await db.all(depositsComing, { practiceId, first, last });
  const [deposits, stillToCome]: [Deposit[], Deposit[]] = [[], []];
  for (const row of arrived) deposits.push(await depositView(db, row, seesFinancing));
  for (const row of coming) stillToCome.push(await depositView(db, row, seesFinancing));
  const [cameCents, backCents] = [add(came, 'net'), add(back, 'net')];
  const arrivedCents = cents(arrived.reduce((sum, row) => sum + Number(row.memberships_cents), 0));
  const both = [...came, ...back];
  const count = both.reduce((sum, { rows }) => sum + Number(rows), 0);
  return {
    month,
    isOver: month < thisMonth,
    practicemanagement: { _id: practice.id, PracticeName: practice.name },
    bankLastFour: practice.last_four,
    opening: usd(openingCents),
    closing: usd(closingCents),
    came: came.map(groupView),
    back: back.map(groupView),
    cameNet: usd(cameCents),
    backNet: usd(backCents),
    arrived: usd(arrivedCents),
    apart: usd(apartOf({ openingCents, cameCents, backCents, closingCents, arrivedCents })),
    gross: usd(add(both, 'gross')),
    fee: usd(add(both, 'fee')),
    net: usd(add(both, 'net')),
    payouts: await transactionsByIds(
      db,
      ids.map(({ id }) => id),
    ),
    morePayouts: count - ids.length,
    deposits,
    coming: stillToCome,
    invoice: await findInvoice({ db, deps }, { practiceId, month, payer: 'PRACTICE', kind: 'MONTH' }),
  };
}
