import { notice } from '../../../mail/notice';

/** A part of the purchase that was refunded. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const refundNotices = {
  PURCHASE_REDUCED: notice<{ amountCents: number; leftCents: number }>()({
    opens: 'documents',
    english: {
      subject: 'Part of your purchase was refunded',
      says: ({ amount, left }) =>
        `Your practice refunded ${amount}, and your purchase is ${left} now. What is left to pay is among your documents.`,
      button: 'See my documents',
    },
    spanish: {
      subject: 'Se reembolsó una parte de su compra',
      says: ({ amount, left }) =>
        `Su consultorio reembolsó ${amount}, y ahora su compra es de ${left}. Lo que queda por pagar está entre sus documentos.`,
      button: 'Ver mis documentos',
    },
  }),
};
