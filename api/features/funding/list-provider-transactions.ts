import {
  exportProviderTransactions,
  listProviderTransactions,
  providerTransactionList,
} from '@contract/lists/provider-transaction';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Route } from '../../http/serve';
import { keyOf, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { scopeOfSide } from '../../list/side-scope';
import { detailApplications } from '../credit-transaction/index';
import { type ListedFundingRow, providerTransactionRows, providerTransactionShape } from './provider-transaction.reads';

type Wire = z.input<typeof providerTransactionList.row>;

/** What practices are paid for each transaction. Source: provider-admin §7 `POST /api/practice/transactions`, decision 23. */
export const providerTransactions: ListSource<Wire> = {
  ...providerTransactionShape,
  scope: async ({ actor, body }) => scopeOfSide(actor.scope, body.practices),
  conditions: ({ body }) => (body.borrowerId ? [{ column: 'borrower_id', in: [String(body.borrowerId)] }] : []),
  async rows(db, keys) {
    const rows = await providerTransactionRows(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    const applicationOf = await detailApplications(db, rows);
    return new Map(rows.map((row) => [keyOf([row.id]), rowView(row, applicationOf(row))]));
  },
};

function rowView(row: ListedFundingRow, applicationId: string): Wire {
  return {
    _id: row.id,
    number: row.number,
    transactionId: row.transaction_id,
    borrowerId: row.borrower_id,
    applicationId,
    name: fullName(row.first_name, row.last_name),
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    status: row.status,
    gross: dollarsFromCents(row.gross_cents),
    fee: dollarsFromCents(row.fee_cents),
    net: dollarsFromCents(row.net_cents),
    pmtRef: row.ref,
    depositId: row.deposit_id,
    reprocessedFailed: (row.attempt ?? 1) > 1,
    // One that leaves on another day than it was made on has waited, unless it came back.
    reprocessedDeferred: row.attempt === 1 && row.submitted_on !== null && row.submitted_on !== row.made_on,
    createdAt: row.created_at,
  };
}

export const providerTransactionRoutes: readonly Route[] = listRoutes(
  providerTransactionList,
  { list: listProviderTransactions, csv: exportProviderTransactions },
  providerTransactions,
);
