import {
  exportMemberTransactions,
  listMemberTransactions,
  type memberTransactionDetails,
  memberTransactionList,
} from '@contract/membership/transaction-list';
import type { DepositStatus } from '@domain/funding/deposit';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import type { Route } from '../../../http/serve';
import { keyOf, type ListSource } from '../../../list/list-source';
import { listRoutes } from '../../../list/serve-list';
import { membersNamed } from '../member-list.reads';
import { scopeOfMembers } from '../scope-of-members';
import {
  depositsThatKeep,
  depositsThatPay,
  type ListedMemberFundingRow,
  memberTransactionRows,
  memberTransactionShape,
  type PayingDeposit,
} from './member-transaction.reads';

type Wire = z.input<typeof memberTransactionList.row>;

const usd = (amount: number | bigint) => dollarsFromCents(cents(Number(amount)));

/** What the processor has not finished is on its way, whatever is known of it. */
export function standingOfDeposit(status: DepositStatus): Wire['status'] {
  if (status === 'DEFERRED') return 'QUEUED';
  return status === 'SETTLED' || status === 'RETURNED' ? status : 'SENT';
}

function transactionRow(row: ListedMemberFundingRow, deposit: PayingDeposit | undefined): Wire {
  const net = Number(row.net_cents);
  return {
    _id: row.id,
    membershipId: row.membership_id,
    borrowerId: row.borrower_id,
    name: fullName(row.first_name, row.last_name) || 'No name yet',
    plan: row.plan_name,
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    kind: row.kind,
    status: row.status,
    gross: usd(row.gross_cents),
    fee: usd(row.fee_cents),
    net: usd(net),
    stillKeptBack: net < 0 ? usd(0 - net - Number(row.taken_cents)) : 0,
    pmtRef: deposit?.ref ?? null,
    depositId: deposit?.deposit_id ?? null,
    dueOn: row.due_on,
    createdAt: row.created_at,
  };
}

/** The deposits of each: one that pays it, or those that kept it back, the last one last. */
async function depositsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PayingDeposit[]>> {
  const pay = await depositsThatPay(db, ids);
  const keep = await depositsThatKeep(db, ids);
  const kept = keep.map((one) => ({ ...one, amount_cents: 0 - Number(one.amount_cents) }));
  const found = new Map<string, PayingDeposit[]>();
  for (const one of [...pay, ...kept]) found.set(one.funding_id, [...(found.get(one.funding_id) ?? []), one]);
  return found;
}

/** Some transactions, in the order of their ids. */
export async function transactionsByIds(db: Db, ids: readonly string[]): Promise<Wire[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await memberTransactionRows(db, ids)).map((row) => [row.id, row]));
  const deposits = await depositsOf(db, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [transactionRow(row, deposits.get(id)?.at(-1))] : [];
  });
}

/** What practices are paid for memberships, and give back. Its search is for the beginning of a name, an address or a number. */
export const memberTransactions: ListSource<Wire> = {
  ...memberTransactionShape,
  scope: scopeOfMembers,
  async conditions(ask, db) {
    const { membershipId, search } = ask.body;
    const text = search?.trim();
    return [
      ...(membershipId ? [{ column: 'membership_id', in: [String(membershipId)] }] : []),
      ...(text ? [{ column: 'membership_id', in: await membersNamed(db, await scopeOfMembers(ask, db), text) }] : []),
    ];
  },
  async rows(db, keys) {
    const ids = keys.map(({ tie }) => String(tie[0]));
    return new Map((await transactionsByIds(db, ids)).map((row) => [keyOf([row._id]), row]));
  },
};

/** A transaction with the deposits that pay it or keep it back. @throws AppError NOT_FOUND */
export async function viewTransaction(db: Db, id: string): Promise<z.input<typeof memberTransactionDetails>> {
  const [row] = await memberTransactionRows(db, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  const deposits = (await depositsOf(db, [id])).get(id) ?? [];
  return {
    ...transactionRow(row, deposits.at(-1)),
    deposits: deposits.map((one) => ({
      depositId: one.deposit_id,
      pmtRef: one.ref,
      status: standingOfDeposit(one.status),
      amount: usd(one.amount_cents),
      madeOn: one.made_on,
      settlesOn: one.settles_on,
      settledOn: one.settled_on,
    })),
  };
}

export const memberTransactionRoutes: readonly Route[] = listRoutes(
  memberTransactionList,
  { list: listMemberTransactions, csv: exportMemberTransactions },
  memberTransactions,
);
