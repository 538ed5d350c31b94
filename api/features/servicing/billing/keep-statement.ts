import type { Language } from '@contract/language';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { dutyInForce, forgivenInterest } from '@domain/loan/active-duty';
import { foldLoan } from '@domain/loan/fold-loan';
import { type Cents, cents } from '@domain/money/cents';
import { autopayDebit } from '@domain/payment/autopay-debit';
import {
  type CorrectedStatement,
  correctedStatement,
  type EarlierStatement,
  type LoanStatement,
  loanStatement,
} from '@domain/payment/loan-statement';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import { documentOfTransaction, keepDocument } from '../../document/index';
import { autopayOf } from '../../payment-method/index';
import { isPaused, type Loan, loanToday } from '../loan';
import { guardPromo, interestAtMinimum } from '../promotions/guard-promo';
import { sendNotice } from './notices';
import { statementContent } from './statement-content';

/** What is kept beside a statement, for the next one to carry on from. */
type Evidence = { number: number; on: CivilDate; balanceCents: number };

async function earlierOf(db: Db, transactionId: string): Promise<(EarlierStatement & { number: number }) | null> {
  const row = await db.first(documentOfTransaction, { transactionId, documentKey: 'account-statement' });
  if (!row) return null;
  // Written below only.
  const { number, on, balanceCents } = JSON.parse(row.evidence) as Evidence;
  return { number, on: civilDate(on), balanceCents: cents(balanceCents) };
}

/** The statement of an installment, carried on from the one that was kept last; null where nothing is to be paid. */
export const statementFor = async (db: Db, { row, events }: Loan, number: number): Promise<LoanStatement | null> =>
  loanStatement(events, { number, earlier: await earlierOf(db, row.id) });

/** Keeps a statement among the borrower's documents, as it stands on its day. */
export async function keepStatement(
  { tx, deps }: Context,
  loan: Loan,
  { statement, corrected = null }: { statement: LoanStatement; corrected?: CorrectedStatement['corrected'] | null },
): Promise<void> {
  const { number, on, dueOn, balanceCents } = statement;
  const { row, events } = loan;
  const { type, cents: wished, method } = await autopayOf(tx, row.id);
  const debit =
    method && !statement.isClosed ? autopayDebit(events, { type, cents: wished }, { number, dueOn, asOf: on }) : null;
  const promo = (await guardPromo(tx, loan, on))?.guardian ?? null;
  const atMinimumCents = interestAtMinimum(loan, on);
  const duty = dutyInForce(foldLoan(events, { on }));
  const served = duty && { ...duty, forgivenCents: forgivenInterest(events, on) };
  const write = (language: Language) =>
    statementContent(
      {
        statement,
        corrected,
        row: { ...row, language },
        promo,
        atMinimumCents,
        debit,
        duty: served,
        isPaused: isPaused(loan),
      },
      deps.config,
    );
  const [content, english] = [write(row.language), write('en')];
  const evidence: Evidence = { number, on, balanceCents: balanceCents as Cents };
  await keepDocument({ borrowerId: row.borrower_id, transactionId: row.id, evidence }, deps, { tx, content, english });
}

/**
 * Replaces the last statement after a refund, because it asks for too much: a new one with the refund and the amount that is due now
 * is stored and mailed. No new one is made when that payment was due already and the loan goes on; then the next statement tells it.
 * @param loan.before the loan without the refund.
 */
export async function correctStatement(
  context: Context,
  { before, after, about }: { before: Loan; after: Loan; about: string },
): Promise<void> {
  const sent = await earlierOf(context.tx, after.row.id);
  if (!sent) return;
  const events = { before: before.events, after: after.events };
  const made = correctedStatement(events, { sent, on: loanToday(after, context.deps.clock) });
  if (!made) return;
  const { minimumDueCents, dueOn } = made.statement;
  await keepStatement(context, after, made);
  const asked = minimumDueCents > 0 ? { amountCents: minimumDueCents } : {};
  await sendNotice(context, after.row, { kind: 'STATEMENT_CORRECTED', about, on: dueOn, ...asked });
}
