import {
  exportProviderTransactions,
  listProviderTransactions,
  providerTransactionList,
} from '@contract/funding/provider-transaction-list';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Route } from '../../http/serve';
import { keyOf, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { scopeOfSide } from '../../list/side-scope';
import { detailApplications } from '../credit-transaction/index';
import {
  depositsOfRefunds,
  type ListedFundingRow,
  type ListedRefundRow,
  providerTransactionRows,
  providerTransactionShape,
  refundRows,
} from './provider-transaction.reads';

type Wire = z.input<typeof providerTransactionList.row>;

/** What practices are paid for each transaction, and what comes back for refunds. Source: provider-admin §7 `POST /api/practice/transactions`, decision 23. */
export const providerTransactions: ListSource<Wire> = {
  ...providerTransactionShape,
  scope: async ({ actor, body }) => scopeOfSide(actor.scope, body.practices),
  conditions: ({ body }) => (body.borrowerId ? [{ column: 'borrower_id', in: [String(body.borrowerId)] }] : []),
  async rows(db, keys) {
    const ids = keys.map(({ tie }) => String(tie[0]));
    const [purchases, refunds, kept] = await Promise.all([
      providerTransactionRows(db, ids),
      refundRows(db, ids),
      depositsOfRefunds(db, ids),
    ]);
    const applicationOf = await detailApplications(db, [...purchases, ...refunds]);
    // The last of several that kept it back.
    const depositOf = new Map(kept.map((one) => [one.recovery_id, one]));
    return new Map([
      ...purchases.map((row) => [keyOf([row.id]), rowView(row, applicationOf(row))] as const),
      ...refunds.map((row) => [keyOf([row.id]), refundView(row, applicationOf(row), depositOf.get(row.id))] as const),
    ]);
  },
};

const baseOf = (row: ListedFundingRow | ListedRefundRow, applicationId: string) => ({
  _id: row.id,
  number: row.number,
  transactionId: row.transaction_id,
  borrowerId: row.borrower_id,
  applicationId,
  name: fullName(row.first_name, row.last_name),
  practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
  createdAt: row.created_at,
});

function rowView(row: ListedFundingRow, applicationId: string): Wire {
  return {
    ...baseOf(row, applicationId),
    kind: 'PURCHASE',
    status: row.status,
    gross: dollarsFromCents(row.gross_cents),
    fee: dollarsFromCents(row.fee_cents),
    net: dollarsFromCents(row.net_cents),
    stillKeptBack: 0,
    pmtRef: row.ref,
    depositId: row.deposit_id,
    reprocessedFailed: (row.attempt ?? 1) > 1,
    // One that leaves on another day than it was made on has waited, unless it came back.
    reprocessedDeferred: row.attempt === 1 && row.submitted_on !== null && row.submitted_on !== row.made_on,
  };
}

/** What comes back for a refund: the purchase, less the fee that is given back with it. */
function refundView(
  row: ListedRefundRow,
  applicationId: string,
  deposit: { id: string; ref: string } | undefined,
): Wire {
  const below = (amount: number | bigint) => dollarsFromCents(0 - Number(amount));
  const left = Number(row.left_cents);
  return {
    ...baseOf(row, applicationId),
    kind: 'REFUND',
    status: left > 0 ? 'QUEUED' : 'WITHHELD',
    gross: below(row.gross_cents),
    fee: below(row.fee_cents),
    net: below(row.net_cents),
    stillKeptBack: dollarsFromCents(left),
    pmtRef: deposit?.ref ?? null,
    depositId: deposit?.id ?? null,
    reprocessedFailed: false,
    reprocessedDeferred: false,
  };
}

export const providerTransactionRoutes: readonly Route[] = listRoutes(
  providerTransactionList,
  { list: listProviderTransactions, csv: exportProviderTransactions },
  providerTransactions,
);
