import { approveCreditTransaction } from '@contract/calls/credit-transaction';
import { command } from '../../command/command';
import { approve, isStillSo, pageOf, viewTransaction } from '../credit-transaction/index';
import { alignAutopayRateNow } from './align-autopay-rate';
import { takeLoan } from './loan';

/** The borrower approves. A loan whose autopay was turned on before begins at the rate that autopay gives it. */
export const approveTransaction = command(
  approveCreditTransaction,
  isStillSo,
)(async (request, context) => {
  const { result, paysItself } = await approve(request, context);
  const loan = paysItself ? await takeLoan(context.tx, request.params.txId) : undefined;
  if (!loan || (await alignAutopayRateNow(context, loan)) === loan) return result;
  return { ...result, transaction: await viewTransaction(pageOf(context), request.params.txId) };
});
