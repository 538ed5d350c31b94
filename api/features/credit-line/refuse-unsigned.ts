import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import { unsignedLine } from './line.reads';

const PATIENT = 'Read and sign your spending limit agreement first.';
const STAFF = "The patient hasn't signed their spending limit agreement yet.";

/**
 * Refuses new credit on a limit whose agreement is not signed. Of a raise or a refresh the earlier signature goes on to count, and each
 * loan has an agreement of its own. @throws AppError STEP_ORDER
 * Source: borrower §1 (an approved borrower signs, then approves transactions).
 */
export async function refuseUnsigned(
  tx: Tx,
  { borrowerId, isStaff }: { borrowerId: string; isStaff: boolean },
): Promise<void> {
  if (await tx.first(unsignedLine, { borrowerId }))
    throw new AppError('STEP_ORDER', { userMessage: isStaff ? STAFF : PATIENT });
}
