import { setAutopay as setCall } from '@contract/servicing/autopay-calls';
import { command } from '../../../command/command';
import { keepAutopay, viewAutopay } from '../../payment-method/index';
import { takeLoan } from '../loan';
import { alignAutopayRateNow } from './align-autopay-rate';
import { correctAnnounced, nextDebit } from './correct-announced';

/**
 * Turns autopay on, changes it or turns it off, and gives the loan the rate that it asks for: every screen shows the new payment from this
 * moment on. A debit that was told already is told anew.
 */
export const setAutopay = command(setCall)(async (request, context) => {
  const { tx, deps } = context;
  const loan = await takeLoan(tx, request.params.txId);
  const before = loan ? await nextDebit(context, loan) : null;
  await keepAutopay(request, context);
  if (loan) await correctAnnounced(context, { before, after: await alignAutopayRateNow(context, loan) });
  return viewAutopay({ db: tx, clock: deps.clock }, request.params.txId);
});
