import { endsMethod } from '@domain/payment/retry';
import type { Db } from '../../db/database';
import { lastReturn } from './payment.reads';

/** Whether a way to pay is never debited again, by what the bank said when its last payment came back. */
export async function isMethodEnded(db: Db, methodId: string): Promise<boolean> {
  const last = await db.first(lastReturn, { methodId });
  return Boolean(last?.return_code && endsMethod(last.return_code));
}
