import { setAutopay as setCall } from '@contract/servicing/autopay-calls';
import { type Context, command } from '../../../command/command';
import { keepAutopay, viewAutopay } from '../../payment-method/index';
import { type Loan, takeLoan } from '../loan';
import { alignAutopayRateNow } from './align-autopay-rate';
import { cancelPlannedPayment } from './cancel-planned';
import { correctAnnounced, nextDebit } from './correct-announced';
import { paymentsOfLoan } from './payment.reads';

/**
 * Turns autopay on, changes it or turns it off, and gives the loan the rate that it asks for: every screen shows the new payment from this
 * moment on. A debit that was told already is told anew.
 */
export const setAutopay = command(setCall)(async (request, context) => {
  const { tx, deps } = context;
  const loan = await takeLoan(tx, request.params.txId);
  const keep = () => keepAutopay(request, context);
  if (loan && request.body.type === 'NONE') await followAutopayOff(context, loan, keep);
  else {
    const before = loan ? await nextDebit(context, loan) : null;
    await keep();
    if (loan) await correctAnnounced(context, { before, after: await alignAutopayRateNow(context, loan) });
  }
  return viewAutopay({ db: tx, clock: deps.clock }, request.params.txId);
});

/**
 * What follows where autopay is turned off, by whomever: what came back and waits to be tried again is not (12 CFR 1005.10(c)), the rate
 * is the agreed one again, and a debit that was told is taken back in words.
 */
export async function followAutopayOff(context: Context, loan: Loan, turnOff: () => Promise<void>): Promise<void> {
  const before = await nextDebit(context, loan);
  await turnOff();
  for (const payment of await context.tx.all(paymentsOfLoan, { transactionId: loan.row.id }))
    if (payment.status === 'SCHEDULED' && payment.kind === 'AUTOPAY')
      await cancelPlannedPayment(context, loan, { payment, reason: 'OFF' });
  await correctAnnounced(context, { before, after: await alignAutopayRateNow(context, loan) });
}
