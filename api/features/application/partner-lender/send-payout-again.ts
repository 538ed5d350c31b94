import { sendPartnerPayoutAgain } from '@contract/application/partner-payout-calls';
import { mayAskAgain } from '@domain/funding/partner-payout';
import { changeOne, command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { partnerLoanOf } from './partner-loan.reads';
import { viewPayout } from './partner-loan.view';
import { payoutOf } from './partner-payout.reads';
import { movePayout } from './partner-payout.writes';

/**
 * Asks the partner lender to send again what came back, or to go on with what it keeps. The lender is asked after the commit, once for
 * each try. Effects: the payout waits again, an audit row, the message to the lender.
 * @throws AppError STALE for another state than was looked at, NOT_PENDING where there is nothing to ask for.
 */
export const sendPayoutAgain = command(sendPartnerPayoutAgain)(async ({ params, body }, context) => {
  const { tx, record, send } = context;
  const { applicationId } = params;
  const payout = await tx.first(payoutOf, { applicationId });
  const loan = await tx.first(partnerLoanOf, { applicationId });
  refuseStale(body.version, { version: payout?.version ?? 0 });
  if (!payout || !loan?.reference || !mayAskAgain(payout.status)) throw new AppError('NOT_PENDING');
  const attempt = payout.attempt + 1;
  const again = { ...payout, status: 'QUEUED' as const, attempt, return_code: null, ask_at: context.now, asks: 0 };
  await changeOne(tx, movePayout, again);
  await record('partner_payout.asked_again', {
    practiceId: payout.practice_id,
    id: applicationId,
    detail: { attempt },
  });
  await send('send-partner-payout', { applicationId, reference: loan.reference, attempt });
  return { payout: viewPayout({ ...again, version: payout.version + 1 }) };
});
