import type { Language } from '@contract/language';
import type { TransactionFacts } from '@domain/credit-transaction/status';
import { type LoanStanding, loanStanding } from '@domain/loan/standing';
import type { Cents } from '@domain/money/cents';
import { practiceToday, zoneOfPerson } from '../../civil-today';
import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { Reading, RequestedWork } from '../../work';
import { type BorrowerInLaw, borrowerInLaw } from '../risk/index';
import { creditOfTransaction, payoutsOfTransaction } from './credit.reads';
import { loanDay } from './loan-day';
import { eventsOfTransaction } from './loan-event.reads';
import { loanEventsOf } from './loan-of-transaction';
import { type QuotedPlan, quoteTransactionPlans } from './quote-transaction-plans';
import {
  fundingOf,
  historyOf,
  type TransactionDetail,
  type TransactionListRow,
  transactionById,
} from './transaction.reads';
import { creditView, detailView, isChargedOff, treatmentsOf } from './transaction.view';

/** Statuses in which plans can still be chosen. */
const OPEN = new Set<string>(['PENDING', 'REQUESTED']);

/** @throws AppError NOT_FOUND */
export async function getTransaction(db: Db, id: string): Promise<TransactionDetail> {
  const row = await db.first(transactionById, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

type Answered = { transaction: { _id: string; version: number } };

/** True while nobody has changed a transaction since it was answered. */
export async function isStillSo(tx: Tx, { transaction: { _id, version } }: Answered): Promise<boolean> {
  return (await tx.first(transactionById, { id: _id }))?.version === version;
}

/** What the status machine must know of a stored transaction. */
export async function factsOf(db: Db, row: TransactionDetail): Promise<TransactionFacts> {
  const funding = row.accepted_at === null ? undefined : await db.first(fundingOf, { transactionId: row.id });
  return {
    status: row.status,
    hasPlan: row.selected_plan !== null,
    loanInForce: row.accepted_at !== null && row.status !== 'REFUNDED',
    isSettled: funding?.status === 'SETTLED',
  };
}

type InLaw = Pick<TransactionDetail, 'grade' | 'mla_covered' | 'borrower_state' | 'practice_state' | 'time_zone'>;
type Offered = InLaw &
  Pick<TransactionDetail, 'risk_profile_id' | 'product_group_id' | 'amount_cents' | 'practice_id' | 'products'> & {
    status: string;
  };

/** Plans on offer for a transaction as of today; none once it is decided. */
export function plansOnOffer(db: Db, row: Offered, deps: Deps): Promise<QuotedPlan[]> {
  if (!OPEN.has(row.status)) return Promise.resolve([]);
  return quoteTransactionPlans(db, {
    riskProfileId: row.risk_profile_id,
    productGroupId: row.product_group_id,
    borrower: borrowerInLawOf(row),
    charged: { practiceId: row.practice_id, treatments: treatmentsOf(row.products) },
    amountCents: row.amount_cents,
    creditor: deps.config.brandFinancing.name,
    fundedOn: practiceToday(deps.clock, row),
  });
}

/** What the rules of plans ask about the borrower of a transaction. */
export function borrowerInLawOf(row: InLaw): BorrowerInLaw {
  return borrowerInLaw({
    grade: row.grade,
    mlaCovered: row.mla_covered,
    borrowerState: row.borrower_state,
    practiceState: row.practice_state,
  });
}

/** A reading for a page: its sentences are in the page's language, whatever its owner's mails are in. */
export type PageReading = Reading & { language: Language };

/** The same for what a command answers. */
export const pageOf = ({ tx: db, deps, meta: { language } }: RequestedWork): PageReading => ({ db, deps, language });

/** The transaction as the wire shows it, read again so that an answer never describes a state that is not stored. */
export async function viewTransaction(of: PageReading, id: string) {
  return viewOfRow(of, await getTransaction(of.db, id));
}

/** Where the borrower stands with the loan; null without one in force, which asks for nothing. */
async function loanOf(db: Db, row: TransactionDetail, deps: Deps): Promise<LoanStanding | null> {
  if (row.status !== 'ACCEPTED' || row.selected_plan === null) return null;
  const events = loanEventsOf(row.selected_plan, await db.all(eventsOfTransaction, { transactionId: row.id }));
  const timeZone = zoneOfPerson(row.borrower_state, row);
  return loanStanding(events, loanDay({ timeZone, events, clock: deps.clock }));
}

/** What is still owed of each loan of some rows that was charged off and is not paid, by transaction: usually none is read. */
export async function chargedOffOwedOf(
  db: Db,
  rows: readonly TransactionListRow[],
  deps: Deps,
): Promise<ReadonlyMap<string, Cents>> {
  const owed = new Map<string, Cents>();
  for (const { id } of rows.filter((row) => isChargedOff(row) && row.paid_off_on === null)) {
    const chargedOff = (await loanOf(db, await getTransaction(db, id), deps))?.chargedOff;
    if (chargedOff) owed.set(id, chargedOff.owedCents);
  }
  return owed;
}

/** Nothing is owed before a loan was made. */
async function creditOf(db: Db, row: TransactionDetail) {
  if (row.accepted_at === null) return null;
  const owed = await db.first(creditOfTransaction, { transactionId: row.id });
  return owed
    ? creditView(Number(owed.owed_cents), await db.all(payoutsOfTransaction, { transactionId: row.id }))
    : null;
}

/** The same of a row that the caller has read, or just written, in this transaction. */
export async function viewOfRow({ db, deps, language }: PageReading, row: TransactionDetail) {
  const plans = await plansOnOffer(db, row, deps);
  const history = await db.all(historyOf, { transactionId: row.id });
  const [loan, credit] = [await loanOf(db, row, deps), await creditOf(db, row)];
  return detailView(row, { plans, history, loan, credit, language });
}
