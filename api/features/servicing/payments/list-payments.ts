import { exportPayments, listPayments, paymentList } from '@contract/servicing/payment-list';
import type * as z from 'zod/mini';
import type { Route } from '../../../http/serve';
import type { ListSource } from '../../../list/list-source';
import { listRoutes } from '../../../list/serve-list';
import { repayments } from './list-repayments';

const { tab: _, ...source } = repayments;

/** Payments that were made. Source: provider-admin §7 `POST /practice/borrower/getTransactionPaymentsCsv`, decision 23. */
export const payments: ListSource<z.input<typeof paymentList.row>> = {
  ...source,
  conditions: ({ body }) => [
    { column: 'status', in: ['SETTLED', 'RETURNED'] },
    ...(body.selectedUser ? [{ column: 'borrower_id', in: [String(body.selectedUser)] }] : []),
  ],
};

export const paymentListRoutes: readonly Route[] = listRoutes(
  paymentList,
  { list: listPayments, csv: exportPayments },
  payments,
);
