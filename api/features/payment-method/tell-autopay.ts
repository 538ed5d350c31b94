import { sendAutopaySuccess as sendCall } from '@contract/payment-method/autopay-calls';
import { cents } from '@domain/money/cents';
import { formatUsd, formatUsdExact } from '@domain/money/usd';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import type { AutopayTold } from './mails';
import { getPayable, purchaseOf, viewAutopay } from './payable';
import { autopayingTransactions, takePayer } from './payment-method.reads';

/**
 * E-mails to the person what autopay takes. @throws AppError STEP_ORDER while none is on, INVALID_FIELDS for another
 * address than the account's own. Source: borrower §7 `POST /apply/autopay-successfully`.
 */
export const sendAutopaySuccess = command(sendCall)(async ({ body }, { tx, deps, actor, record, send }) => {
  const payer = await tx.first(takePayer, { id: actor.borrowerId });
  if (!payer) throw new AppError('NOT_FOUND');
  if (payer.email !== body.email) {
    const message = 'Use the email address of your account.';
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'email', message }] });
  }
  const debits: AutopayTold[] = [];
  for (const { id } of await tx.all(autopayingTransactions, { borrowerId: payer.id })) {
    const seen = await viewAutopay({ db: tx, clock: deps.clock }, id);
    const { number, practiceName: practice, amount, next, startsOn, type, paymentMethod } = seen;
    if (type === 'NONE' || !paymentMethod) continue;
    const { name: method, lastFour } = paymentMethod;
    const taken = next?.lessBecause ? next.amount : amount;
    const amountText = formatUsd(cents(Math.round(taken * 100)));
    const purchase = formatUsdExact(purchaseOf(await getPayable(tx, id)));
    debits.push({
      number,
      purchase,
      practice,
      amount: amountText,
      on: startsOn ?? '',
      isFirstOnly: type === 'FIRST_ONLY',
      method,
      lastFour,
    });
  }
  if (debits.length === 0) throw new AppError('STEP_ORDER');
  await record('autopay.told', { practiceId: null, id: payer.id, type: 'borrower' });
  await send('autopay-on', { to: payer.email, firstName: payer.first_name, debits, borrowerId: payer.id });
  return { success: true as const };
});
