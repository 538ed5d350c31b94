import { notice } from '../../../mail/notice';

/** A part of the purchase that was refunded. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const refundNotices = {
  PURCHASE_REDUCED: notice<{ amountCents: number; leftCents: number; backCents?: number }>()({
    opens: 'documents',
    english: {
      subject: ({ amount }) => `${amount} of your purchase was refunded`,
      says: ({ amount, left, back }) =>
        `Your practice refunded ${amount}, so your purchase is now ${left}.${back ? ` That's ${back} more than you owe, and we'll send it back once all of your payments have cleared.` : ''} You can find what's left to pay in your documents.`,
      button: 'See my documents',
    },
    spanish: {
      subject: ({ amount }) => `Se reembolsaron ${amount} de su compra`,
      says: ({ amount, left, back }) =>
        `Su consultorio reembolsó ${amount}, así que su compra ahora es de ${left}.${back ? ` Son ${back} más de lo que debe, y se los devolveremos en cuanto se hayan completado todos sus pagos.` : ''} Encontrará lo que queda por pagar en sus documentos.`,
      button: 'Ver mis documentos',
    },
  }),
};
