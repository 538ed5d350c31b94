import { mail } from '../../../mail/mail';
import { content, dollars, en, es } from '../../../mail/mail-parts';

type Refunded = { to: string; firstName: string | null; transactionId: string; amountCents: number; paidCents: number };

/** What a patient is told of a refund. */
export const refundMails = {
  'transaction-refunded': mail<Refunded>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `A ${brand.name} purchase was refunded`,
        [
          en.hello(payload),
          `Your practice refunded your purchase of ${dollars(payload.amountCents)}. Its loan has ended, and you owe nothing for it.`,
          ...(payload.paidCents > 0
            ? [
                `You had paid ${dollars(payload.paidCents)}. We send it back, to the account or card that you paid with or, if it was removed, to the one that you pay with now, once nothing of it is on its way anymore.`,
              ]
            : []),
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Una compra de ${brand.name} fue reembolsada`,
        [
          es.hello(payload),
          `Su consultorio reembolsó su compra de ${dollars(payload.amountCents)}. Su préstamo terminó y usted no debe nada por él.`,
          ...(payload.paidCents > 0
            ? [
                `Usted había pagado ${dollars(payload.paidCents)}. Se lo devolvemos a la cuenta o tarjeta con la que pagó o, si se eliminó, a la que usa ahora, en cuanto ya no haya ningún pago en camino.`,
              ]
            : []),
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
};
