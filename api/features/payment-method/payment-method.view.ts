import type { paymentMethod } from '@contract/payment-method/calls';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { autopayingTransactions, isUsable, methodsOfBorrower, type PaymentMethodRow } from './payment-method.reads';

export type PaymentMethodView = z.input<typeof paymentMethod>;

/** Numbers of the transactions whose autopay takes from a payment method: named for them, or as the default. */
export function autopayOfMethod(
  row: PaymentMethodRow,
  paying: readonly { number: number; autopay_method_id: string | null }[],
): number[] {
  return paying
    .filter(({ autopay_method_id: id }) => (id === null ? row.is_default === 1 : id === row.id))
    .map(({ number }) => Number(number));
}

export function methodView(row: PaymentMethodRow, autopayOf: number[]): PaymentMethodView {
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    lastFour: row.last_four,
    accountType: row.account_type,
    cardholderName: row.holder_name,
    expiresOn: row.expires_on,
    isDefault: row.is_default === 1,
    isAuthorized: isUsable(row),
    isEnded: row.ended_at !== null,
    autopayOf,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** A borrower's payment methods, the default first. */
export async function viewMethods(db: Db, borrowerId: string): Promise<PaymentMethodView[]> {
  const paying = await db.all(autopayingTransactions, { borrowerId });
  const rows = await db.all(methodsOfBorrower, { borrowerId });
  return rows.map((row) => methodView(row, autopayOfMethod(row, paying)));
}
