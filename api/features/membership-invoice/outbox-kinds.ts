import { outboxKind } from '../../jobs/outbox-kind';

/** Orders to take what an invoice comes to. */
export const invoiceKinds = {
  'submit-invoice-debit': outboxKind<{ debitId: string }>(),
};
