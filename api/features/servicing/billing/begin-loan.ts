import { approveCreditTransaction } from '@contract/credit-transaction/calls';
import { command } from '../../../command/command';
import { approve, isStillSo, pageOf, viewTransaction } from '../../credit-transaction/index';
import { takeLoan } from '../loan';
import { alignAutopayRateNow } from '../payments/align-autopay-rate';

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
