import { mail, staffMail } from '../../../mail/mail';
import { content, dollars, en, es, exactDollars, staffLogIn } from '../../../mail/mail-parts';

type OwedBack = { to: string; transactionId: string; number: number; amountCents: number; paidCents: number };

type PhonePayment = {
  to: string;
  firstName: string | null;
  /** Who authorized it. */
  name: string;
  paymentId: string;
  number: number;
  practice: string;
  amountCents: number;
  /** The day of the call, and that of the payment. */
  calledOn: string;
  on: string;
  method: string;
  lastFour: string;
};

/** What is told of payments beside notices: to our own people, and in writing to who paid by phone. */
export const paymentMails = {
  // The written notice of a TEL entry: date, amount, name, account, and a phone number for questions.
  'phone-payment-taken': mail<PhonePayment>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `You authorized a ${exactDollars(payload.amountCents)} payment for ${en.day(payload.on)}`,
        [
          en.hello(payload),
          `On ${en.day(payload.calledOn)}, ${payload.name} authorized by phone one payment of ${exactDollars(payload.amountCents)} to ${brand.name} from ${payload.method} ending in ${payload.lastFour}, on or after ${en.day(payload.on)}.`,
          `It's for transaction ${payload.number}, your loan at ${payload.practice}. We'll email you again when the payment arrives.`,
          `Until its day, you can cancel a planned payment in your account. For questions, call us at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Usted autorizó un pago de ${exactDollars(payload.amountCents)} para el ${es.day(payload.on)}`,
        [
          es.hello(payload),
          `El ${es.day(payload.calledOn)}, ${payload.name} autorizó por teléfono un único pago de ${exactDollars(payload.amountCents)} a ${brand.name} desde ${payload.method}, terminada en ${payload.lastFour}, el ${es.day(payload.on)} o después.`,
          `Es para la transacción ${payload.number}, su préstamo en ${payload.practice}. Le escribiremos de nuevo cuando llegue el pago.`,
          `Hasta su día, puede cancelar un pago planeado en su cuenta. Si tiene preguntas, llámenos al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'credit-owed-back': staffMail<OwedBack>()(({ number, amountCents, paidCents }, { publicUrl }) =>
    content(
      `Transaction ${number}: the patient owes back a credit`,
      [
        'Hello,',
        `The bank returned a payment of ${dollars(paidCents)} on transaction ${number} after we had already paid that money back to the patient. The patient owes us ${dollars(amountCents)}. We notified them, and they can pay it online. Their limit is reduced by that amount.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
};
