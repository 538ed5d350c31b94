import { notice } from '../../../mail/notice';

/** A part of the purchase that was refunded. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const refundNotices = {
  PURCHASE_REDUCED: notice<{ amountCents: number; leftCents: number }>()({
    opens: 'documents',
    english: {
      subject: ({ amount }) => `${amount} of your purchase was refunded`,
      says: ({ amount, left }) =>
        `Your practice refunded ${amount}, so your purchase is now ${left}. You can find what's left to pay in your documents.`,
      button: 'See my documents',
    },
    spanish: {
      subject: ({ amount }) => `Se reembolsaron ${amount} de su compra`,
      says: ({ amount, left }) =>
        `Su consultorio reembolsó ${amount}, así que su compra ahora es de ${left}. Encontrará lo que queda por pagar en sus documentos.`,
      button: 'Ver mis documentos',
    },
  }),
};
