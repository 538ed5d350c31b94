import { mail } from '../../../mail/mail';
import { content, dollars, en, es } from '../../../mail/mail-parts';

type Refunded = {
  to: string;
  firstName: string | null;
  transactionId: string;
  amountCents: number;
  /** What goes back because of it. */
  backCents: number;
  /** It answers a dispute. */
  endsDispute?: true;
};

/** What a patient is told of a refund. */
export const refundMails = {
  'transaction-refunded': mail<Refunded>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${dollars(payload.amountCents)} ${brand.name} purchase was refunded`,
        [
          en.hello(payload),
          `Your practice refunded your ${dollars(payload.amountCents)} purchase. The loan is closed, and you owe nothing for it.${payload.endsDispute ? ' This answers your dispute.' : ''}`,
          ...(payload.backCents > 0
            ? [
                `We'll send ${dollars(payload.backCents)} back to you once all of your payments have cleared. It goes to the account or card you paid with or, if you removed that one, to the one you use now.`,
              ]
            : []),
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su compra de ${brand.name} de ${dollars(payload.amountCents)} fue reembolsada`,
        [
          es.hello(payload),
          `Su consultorio reembolsó su compra de ${dollars(payload.amountCents)}. El préstamo está cerrado y usted no debe nada por él.${payload.endsDispute ? ' Con esto su disputa queda respondida.' : ''}`,
          ...(payload.backCents > 0
            ? [
                `Le devolveremos ${dollars(payload.backCents)} en cuanto se hayan completado todos sus pagos. Irá a la cuenta o tarjeta con la que pagó o, si la eliminó, a la que usa ahora.`,
              ]
            : []),
        ],
        es.seeTransactions(publicUrl),
      ),
  }),
};
