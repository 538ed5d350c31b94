import type { CivilDate } from '@domain/calendar/civil-date';
import { type NoticeFacts, type NoticeWords, notice } from '../../../mail/notice';

/** Of an earlier notice, what a returned payment takes back. */
type OpenedAgain = Pick<NoticeFacts, 'leftCents' | 'keepsCents' | 'on' | 'interestCents'>;
type Opened = NoticeWords<OpenedAgain>;

/** What a returned payment takes back of an earlier notice. */
function openAgain({ left, keeps, on, interest }: Opened): string {
  const loan = left ? ` We wrote that your loan is paid off: it is open again, and ${left} is owed.` : '';
  const kept = keeps
    ? ` We wrote that your promotion is kept: it is open again. Pay ${keeps} by ${on}, and its interest is cancelled.`
    : '';
  const lost = interest
    ? ` We wrote that your promotion is kept: it is not anymore, because its last day has passed, and its interest of ${interest} is owed.`
    : '';
  return `${loan}${kept}${lost}`;
}

/** The same in Spanish. */
function spanishOpenAgain({ left, keeps, on, interest }: Opened): string {
  const loan = left
    ? ` Le escribimos que su préstamo está pagado por completo: está abierto otra vez y se deben ${left}.`
    : '';
  const kept = keeps
    ? ` Le escribimos que su promoción se mantiene: está abierta otra vez. Pague ${keeps} a más tardar el ${on} y sus intereses se cancelan.`
    : '';
  const lost = interest
    ? ` Le escribimos que su promoción se mantiene: ya no, porque su último día pasó, y se deben sus intereses de ${interest}.`
    : '';
  return `${loan}${kept}${lost}`;
}

/** Payments that arrived, came back or cannot be taken, and what they change. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const paymentNotices = {
  PAYMENT_RECEIVED: notice<{ amountCents: number }>()({
    english: {
      subject: 'We received your payment',
      says: ({ amount }) => `Your payment of ${amount} has arrived. Its receipt is in your account.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Recibimos su pago',
      says: ({ amount }) => `Su pago de ${amount} llegó. Su recibo está en su cuenta.`,
      button: 'Ver mis pagos',
    },
  }),
  PAYMENT_RETURNED: notice<{ amountCents: number; again?: CivilDate } & OpenedAgain>()({
    english: {
      subject: 'Your payment did not go through',
      says: ({ amount, again, ...facts }) =>
        `Your payment of ${amount} came back.${openAgain(facts)} ${again ? `We try it again on ${again}.` : 'It is not tried again by itself.'} A payment that comes back carries no fee of its own, but it does not count, and more than ten days after its due date there can be a late fee. Pay another way to avoid it.`,
      button: 'Pay another way',
    },
    spanish: {
      subject: 'Su pago no se completó',
      says: ({ amount, again, ...facts }) =>
        `Su pago de ${amount} fue devuelto.${spanishOpenAgain(facts)} ${again ? `Lo intentamos otra vez el ${again}.` : 'No se intenta otra vez automáticamente.'} Un pago devuelto no lleva ningún cargo propio, pero no cuenta, y más de diez días después del vencimiento puede haber un cargo por pago atrasado. Pague de otra manera para evitarlo.`,
      button: 'Pagar de otra manera',
    },
  }),
  METHOD_ENDED: notice<{ amountCents: number } & OpenedAgain>()({
    english: {
      subject: 'We need another payment method',
      says: ({ amount, ...facts }) =>
        `Your payment of ${amount} came back, and the account or card that it was taken from can’t be used again. There is no fee for it.${openAgain(facts)} Add another one to pay.`,
      button: 'Add a payment method',
    },
    spanish: {
      subject: 'Necesitamos otra forma de pago',
      says: ({ amount, ...facts }) =>
        `Su pago de ${amount} fue devuelto, y la cuenta o tarjeta de la que se tomó ya no se puede usar. No hay ningún cargo por eso.${spanishOpenAgain(facts)} Agregue otra para pagar.`,
      button: 'Agregar una forma de pago',
    },
  }),
  DEBIT_CANCELLED: notice<{ amountCents: number; on: CivilDate; account: string; lastFour: string }>()({
    english: {
      subject: 'A payment that you set up is cancelled',
      says: ({ amount, on, account }) =>
        `Your payment of ${amount} that was set for ${on} is cancelled: nothing can be taken from ${account} anymore. Pay another way.`,
      button: 'Pay another way',
    },
    spanish: {
      subject: 'Se canceló un pago que usted programó',
      says: ({ amount, on, account }) =>
        `Se canceló su pago de ${amount} programado para el ${on}: ya no se puede tomar nada de ${account}. Pague de otra manera.`,
      button: 'Pagar de otra manera',
    },
  }),
  AUTOPAY_RATE: notice<{ amountCents: number; on: CivilDate; rate: number }>()({
    english: {
      subject: 'Autopay has lowered your rate',
      says: ({ amount, on, rate }) =>
        `Your rate is ${rate}% a year now, 0.25 points lower, and stays so while autopay is on. Your payment of ${on} is ${amount}.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'El pago automático bajó su tasa',
      says: ({ amount, on, rate }) =>
        `Ahora su tasa es del ${rate}% anual, 0.25 puntos más baja, y sigue así mientras el pago automático esté activado. Su pago del ${on} es de ${amount}.`,
      button: 'Ver mis pagos',
    },
  }),
  AGREED_RATE: notice<{ amountCents: number; on: CivilDate; rate: number }>()({
    opens: 'autopay',
    english: {
      subject: 'Your rate without autopay',
      says: ({ amount, on, rate }) =>
        `Autopay does not pay your loan anymore, so your rate is ${rate}% a year again, as you agreed, beginning with your payment of ${on}. It is ${amount}. Turn autopay on, and the rate is lower again.`,
      button: 'See autopay',
    },
    spanish: {
      subject: 'Su tasa sin pago automático',
      says: ({ amount, on, rate }) =>
        `El pago automático ya no paga su préstamo, así que su tasa vuelve a ser del ${rate}% anual, como usted acordó, a partir de su pago del ${on}. Ese pago es de ${amount}. Active el pago automático y la tasa vuelve a bajar.`,
      button: 'Ver el pago automático',
    },
  }),
  LOAN_PAID: notice()({
    english: {
      subject: 'Your loan is paid off',
      says: () => 'Your loan is paid off. Nothing more is owed on it.',
      button: 'See my payments',
    },
    spanish: {
      subject: 'Su préstamo está pagado',
      says: () => 'Su préstamo está pagado. Ya no se debe nada por él.',
      button: 'Ver mis pagos',
    },
  }),
};
