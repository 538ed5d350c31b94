import { exportLoans, listLoans, loanList } from '@contract/credit-transaction/loan-list';
import { owedBackOf } from '@domain/loan/owed-back';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Route } from '../../http/serve';
import { keyOf, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { scopeOfSide } from '../../list/side-scope';
import { type ListedLoanRow, loanRows, loanShape } from './loan-list.reads';
import { askedPaymentOf, monthlyPaymentOf } from './transaction.view';
import { detailApplications } from './transaction-list.reads';

type Wire = z.input<typeof loanList.row>;

/** Loans. Source: provider-admin §7 `POST /practice/borrower/getBorrowerLoansCsv`, decision 23. */
export const loans: ListSource<Wire> = {
  ...loanShape,
  scope: async ({ actor, body }) => scopeOfSide(actor.scope, body.practices),
  conditions: ({ body }) => [
    { column: 'status', in: ['ACCEPTED', 'PARTLY_REFUNDED', 'REFUNDED'] },
    ...(body.selectedUser ? [{ column: 'borrower_id', in: [String(body.selectedUser)] }] : []),
  ],
  async rows(db, keys) {
    const rows = await loanRows(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    const applicationOf = await detailApplications(db, rows);
    return new Map(rows.map((row) => [keyOf([row.id]), rowView(row, applicationOf(row))]));
  },
};

function rowView(row: ListedLoanRow, applicationId: string): Wire {
  return {
    _id: row.id,
    number: row.number,
    borrowerId: row.borrower_id,
    applicationId,
    name: fullName(row.first_name, row.last_name),
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    status: statusOf(row),
    txAmount: dollarsFromCents(row.amount_cents),
    selectedProduct: row.selected_product,
    monthlyPayment: monthlyPaymentOf(row),
    askedPayment: row.paid_off_on === null ? askedPaymentOf(row) : null,
    acceptedAt: row.accepted_at,
    paidOffOn: row.paid_off_on,
    owedBack: dollarsFromCents(owedBackOf(Number(row.owed_cents ?? 0))),
    owedBackSince: row.owed_back_on,
    createdAt: row.created_at,
  };
}

function statusOf({ status, paid_off_on: paidOffOn }: ListedLoanRow): Wire['status'] {
  if (status === 'REFUNDED') return 'REFUNDED';
  return paidOffOn === null ? 'CURRENT' : 'PAID_OFF';
}

export const loanListRoutes: readonly Route[] = listRoutes(loanList, { list: listLoans, csv: exportLoans }, loans);
