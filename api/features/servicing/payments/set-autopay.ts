import { setAutopay as setCall } from '@contract/servicing/autopay-calls';
import { command } from '../../../command/command';
import { keepAutopay, viewAutopay } from '../../payment-method/index';
import { takeLoan } from '../loan';
import { alignAutopayRateNow } from './align-autopay-rate';

/**
 * Turns autopay on, changes it or turns it off, and gives the loan the rate that it asks for: every screen shows the new payment from this
 * moment on.
 */
export const setAutopay = command(setCall)(async (request, context) => {
  const { tx, deps } = context;
  await keepAutopay(request, context);
  const loan = await takeLoan(tx, request.params.txId);
  if (loan) await alignAutopayRateNow(context, loan);
  return viewAutopay({ db: tx, clock: deps.clock }, request.params.txId);
});
