import { payProviderInvoice } from '@contract/membership-invoice/calls';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { businessDayOf } from '../servicing/index';
import { takenInvoice } from './debit.reads';
import { payByHand } from './debit-invoices';
import { invoiceById } from './invoice.view';

/**
 * Pays an unpaid invoice once, from the account of whoever pays it. Effects: a debit that says who paid, the ledger's entry, the order to
 * the processor, an audit row. Of many at once one pays.
 * @throws AppError NOT_FOUND; STEP_ORDER where it is paid or on its way, without an account, and for an invoice that the enterprise pays
 * from whoever is none of its administrators.
 */
export const payInvoice = command(payProviderInvoice)(async ({ body }, context) => {
  const { tx, deps, actor } = context;
  const invoice = await tx.first(takenInvoice, { id: body.invoiceId });
  if (!invoice) throw new AppError('NOT_FOUND');
  if (invoice.payer === 'ENTERPRISE' && actor.role === 'PracticeAdmin')
    throw new AppError('STEP_ORDER', { userMessage: 'The enterprise pays this invoice. Ask its administrator.' });
  await payByHand(context, invoice, businessDayOf(deps));
  return { invoice: await invoiceById({ db: tx, deps }, invoice.id) };
});
