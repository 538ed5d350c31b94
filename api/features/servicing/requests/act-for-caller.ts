import { disputeForCaller as disputeCall, endLoanAutopay as endCall } from '@contract/servicing/caller-calls';
import { command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { getTransaction, viewStaffTransaction } from '../../credit-transaction/index';
import { endAutopayOf } from '../../payment-method/index';
import { getTakenLoan, loanToday } from '../loan';
import { keepLoanAct, requestOfCaller } from '../loan-of-caller';
import { followAutopayOff } from '../payments/set-autopay';
import { openDispute } from './ask-practice';

/**
 * Ends autopay of a loan for its borrower who called or wrote, from this moment on: what was to be tried again is not, what was announced
 * is taken back, and they have it in writing. A payment that is processing goes on. Nothing happens where it was off.
 * @throws AppError NOT_FOUND for another person's loan, STEP_ORDER where none is in force, INVALID_FIELDS for a day that is not recent.
 */
export const endLoanAutopay = command(endCall)(async ({ params, body }, context) => {
  const loan = await getTakenLoan(context.tx, params.txId);
  if (loan.row.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  const request = requestOfCaller(loan, body, loanToday(loan, context.deps.clock));
  let wasOn = false;
  await followAutopayOff(context, loan, async () => {
    wasOn = await endAutopayOf(context, { borrowerId: params.id, transactionId: params.txId, request });
  });
  if (!wasOn) {
    context.leaveNoRow('it was off before');
    return { wasOn };
  }
  const told = { channel: request.channel, requestedOn: request.on };
  await keepLoanAct(context, loan, { kind: 'AUTOPAY_ENDED', told });
  return { wasOn };
});

/**
 * Opens a dispute for a borrower who called or wrote: the same as their own, from this moment on, with how and when they asked.
 * @throws AppError NOT_FOUND for another person's loan, STEP_ORDER where none is in force, NOT_PENDING, STALE, RATE_LIMITED,
 * INVALID_FIELDS for a day that is not recent.
 */
export const disputeForCaller = command(disputeCall)(async ({ params, body }, context) => {
  const { tx, actor } = context;
  const seen = await getTransaction(tx, params.txId);
  if (seen.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  refuseStale(body.version, seen);
  const loan = await getTakenLoan(tx, params.txId);
  const request = requestOfCaller(loan, body, loanToday(loan, context.deps.clock));
  const { version, reason } = body;
  await openDispute(context, { txId: params.txId, version, reason, request });
  const told = { channel: request.channel, requestedOn: request.on, reason };
  await keepLoanAct(context, loan, { kind: 'DISPUTE_OPENED', told });
  const { id, borrower_id: borrowerId, practice_id: practiceId } = await getTransaction(tx, params.txId);
  return { transaction: await viewStaffTransaction(tx, { id, borrowerId, practiceId, scope: actor.scope }) };
});
