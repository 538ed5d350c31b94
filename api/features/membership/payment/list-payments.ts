import {
  exportMemberPayments,
  listMemberPayments,
  type memberPaymentDetails,
  memberPaymentList,
} from '@contract/membership/payment-list';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type { PaymentStatus } from '@domain/payment/payment-status';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import type { Route } from '../../../http/serve';
import { keyOf, type ListSource } from '../../../list/list-source';
import { listRoutes } from '../../../list/serve-list';
import { returnReasonOf } from '../../servicing/index';
import { billsOfPayment, refundsOf } from '../billing/money.reads';
import { membersNamed } from '../member-list.reads';
import { scopeOfMembers } from '../scope-of-members';
import {
  type ListedMemberPaymentRow,
  memberPaymentRows,
  memberPaymentShape,
  triesOfSeries,
} from './member-payment.reads';

type Wire = z.input<typeof memberPaymentList.row>;

const usd = (amount: number | bigint) => dollarsFromCents(cents(Number(amount)));

/** How a card or an account is named. */
const methodWords = ({
  method_name: name,
  method_last_four: lastFour,
}: Pick<ListedMemberPaymentRow, 'method_name' | 'method_last_four'>) => `${name}, ending in ${lastFour}`;

/** What is under way with the processor is one thing to whoever reads it. */
function shownStatus(status: PaymentStatus): Wire['status'] {
  return status === 'SUBMITTED' || status === 'UNKNOWN' || status === 'PENDING' ? 'ON_ITS_WAY' : status;
}

function paymentRow(row: ListedMemberPaymentRow): Wire {
  return {
    _id: row.id,
    membershipId: row.membership_id,
    borrowerId: row.borrower_id,
    name: fullName(row.first_name, row.last_name) || 'No name yet',
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    status: row.status,
    kind: row.kind,
    amount: usd(row.amount_cents),
    refunded: usd(row.refunded_cents),
    method: methodWords(row),
    attempt: Number(row.attempt),
    payOn: row.submitted_on ?? row.scheduled_on,
    settledOn: row.settled_on,
    returnedOn: row.returned_on,
    returnReason: returnReasonOf(row, 'en'),
  };
}

/** Payments of the members of the practices in scope. Its search is for the beginning of a name, an address or a number. */
export const memberPayments: ListSource<Wire> = {
  ...memberPaymentShape,
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
    const rows = await memberPaymentRows(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    return new Map(rows.map((row) => [keyOf([row.id]), paymentRow(row)]));
  },
};

/** A payment with what it pays, its tries, and what went back. @throws AppError NOT_FOUND */
export async function viewPayment(db: Db, id: string): Promise<z.input<typeof memberPaymentDetails>> {
  const [row] = await memberPaymentRows(db, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  const bills = await db.all(billsOfPayment, { paymentId: id });
  const tries = await db.all(triesOfSeries, { membershipId: row.membership_id, seriesId: row.series_id });
  const refunds = await db.all(refundsOf, { membershipId: row.membership_id });
  return {
    ...paymentRow(row),
    bills: bills.map((bill) => ({
      kind: bill.kind,
      number: Number(bill.number),
      dueOn: bill.due_on,
      treatments: usd(bill.treatments_cents),
      fee: usd(bill.fee_cents),
    })),
    tries: tries.map((one) => ({
      _id: one.id,
      attempt: Number(one.attempt),
      on: one.submitted_on ?? one.scheduled_on,
      status: one.status,
      method: methodWords(one),
      amount: usd(one.amount_cents),
      returnReason: returnReasonOf(one, 'en'),
    })),
    refunds: refunds
      .filter((one) => one.payment_id === id)
      .map((one) => ({
        on: one.submitted_on ?? one.leaves_on,
        amount: usd(one.amount_cents),
        status: shownStatus(one.status),
        method: methodWords(one),
      })),
  };
}

export const memberPaymentRoutes: readonly Route[] = listRoutes(
  memberPaymentList,
  { list: listMemberPayments, csv: exportMemberPayments },
  memberPayments,
);
