import type { TransactionStatus } from '@domain/credit-transaction/status';
import { statement } from '../../db/statement';

/** The person has proved who they are. */
export const setVerified = statement<{ id: string; at: string }>()((q, p) =>
  q
    .updateTable('borrower')
    .set((eb) => ({ identity_verified_at: p.at, version: eb('version', '+', 1) }))
    .where('id', '=', p.id),
);

/** Moves what waited for it; guarded by its version. */
export const setAfterIdentity = statement<{ id: string; version: number; status: TransactionStatus }>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({ status: p.status, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
