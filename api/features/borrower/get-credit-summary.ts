import { type KeptPlan, planAsKept } from '@domain/payment-plan/kept-plan';
import { civilToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { findBorrower, findLine, listAcceptedPlans } from './borrower.reads';
import { lineView } from './borrower.view';

/**
 * The spending limit with what is owed: the next instalment of all accepted plans and the principal left.
 * Source: borrower §3 Summary, §7 `GET /borrower/{id}/credit-profile`.
 */
export async function getCreditSummary(db: Db, borrowerId: string, deps: Deps) {
  const [borrower, line, plans] = await Promise.all([
    findBorrower(db, borrowerId),
    findLine(db, borrowerId),
    listAcceptedPlans(db, borrowerId),
  ]);
  const today = civilToday(deps.clock, borrower?.state_code ?? '');
  const due = plans.flatMap(({ id, selected_plan }) => {
    const { plan } = JSON.parse(selected_plan ?? '{}') as { plan: KeptPlan };
    const next = planAsKept(plan).schedule.find((row) => row.dueOn >= today);
    return next ? [{ transactionId: id, dueDate: next.dueOn, amount: next.paymentCents / 100 }] : [];
  });
  due.sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0));
  return {
    credit_profile: line ? lineView(line) : null,
    nextPayment: due[0] ?? null,
    totalRemainingPrincipal: (line?.balance_cents ?? 0) / 100,
  };
}
