import { exportRepayments, listRepayments, repaymentList } from '@contract/servicing/repayment-list';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Route } from '../../../http/serve';
import { keyOf, type ListSource } from '../../../list/list-source';
import { listRoutes } from '../../../list/serve-list';
import { scopeOfSide } from '../../../list/side-scope';
import { detailApplications } from '../../credit-transaction/index';
import { returnReasonOf } from './payment.view';
import { type ListedRepaymentRow, repaymentRows, repaymentShape } from './repayment-list.reads';

type Wire = z.input<typeof repaymentList.row>;

/** Payments of loans. Source: provider-admin §7 `POST /practice/borrower-repayments`, decision 23. */
export const repayments: ListSource<Wire> = {
  ...repaymentShape,
  scope: async ({ actor, body }) => scopeOfSide(actor.scope, body.practices),
  conditions: ({ body }) => (body.borrowerId ? [{ column: 'borrower_id', in: [String(body.borrowerId)] }] : []),
  async rows(db, keys) {
    const ids = keys.map(({ tie }) => String(tie[0]));
    const rows = await repaymentRows(db, ids);
    const applicationOf = await detailApplications(db, rows);
    return new Map(rows.map((row) => [keyOf([row.id]), rowView(row, applicationOf(row))]));
  },
};

function rowView(row: ListedRepaymentRow, applicationId: string): Wire {
  return {
    _id: row.id,
    number: row.number,
    transactionId: row.transaction_id,
    borrowerId: row.borrower_id,
    applicationId,
    name: fullName(row.first_name, row.last_name),
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    status: row.status,
    kind: row.kind,
    amount: dollarsFromCents(row.amount_cents),
    method: `${row.method_name}, ending in ${row.method_last_four}`,
    attempt: row.attempt,
    payOn: row.scheduled_on,
    settledOn: row.settled_on,
    returnedOn: row.returned_on,
    returnReason: returnReasonOf(row, 'en'),
  };
}

export const repaymentListRoutes: readonly Route[] = listRoutes(
  repaymentList,
  { list: listRepayments, csv: exportRepayments },
  repayments,
);
