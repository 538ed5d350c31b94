import type { CivilDate } from '@domain/calendar/civil-date';
import { type NoticeFacts, type NoticeWords, notice } from '../../../mail/notice';

/** Of an earlier notice, what a returned payment takes back. */
/** When what came back is due now, and when a late fee is added: by the rule of the job that charges it. */
type DueAnew = Pick<NoticeFacts, 'newDueCents' | 'newDueOn' | 'isTaken' | 'feeOn' | 'isPaused'>;
type OpenedAgain = Pick<NoticeFacts, 'leftCents' | 'keepsCents' | 'on' | 'interestCents'>;
type Opened = NoticeWords<OpenedAgain>;

/** What a returned payment takes back of an earlier notice. */
function openAgain({ left, keeps, on, interest }: Opened): string {
  const loan = left ? ` We told you your loan was paid off. It's open again, and you owe ${left}.` : '';
  const kept = keeps
    ? ` We told you that you met your promotion. It's open again: pay ${keeps} by ${on}, and we'll cancel its interest.`
    : '';
  const lost = interest
    ? ` We told you that you met your promotion. That no longer applies because its last day has passed, so you owe its ${interest} in interest.`
    : '';
  return `${loan}${kept}${lost}`;
}

/** The same in Spanish. */
function spanishOpenAgain({ left, keeps, on, interest }: Opened): string {
  const loan = left
    ? ` Le dijimos que su préstamo estaba pagado por completo. Está abierto de nuevo y usted debe ${left}.`
    : '';
  const kept = keeps
    ? ` Le dijimos que había mantenido su promoción. Está abierta de nuevo: pague ${keeps} a más tardar el ${on} y cancelaremos sus intereses.`
    : '';
  const lost = interest
    ? ` Le dijimos que había mantenido su promoción. Ya no es así porque su último día pasó, y usted debe sus ${interest} de intereses.`
    : '';
  return `${loan}${kept}${lost}`;
}

/** Why a planned payment is not taken. */
const whyNot: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  PAUSED: [
    'Your loan payments are paused, so nothing is due right now.',
    'Los pagos de su préstamo están en pausa, así que no tiene que pagar nada ahora.',
  ],
  ENDED: ['You owe nothing more on this loan.', 'Ya no debe nada por este préstamo.'],
  PAID: ['What it was for is already paid.', 'Lo que iba a cubrir ya está pagado.'],
  RETURNED: [
    'Three autopay payments in a row were returned, so autopay is off.',
    'Se devolvieron tres pagos automáticos seguidos, así que el pago automático está desactivado.',
  ],
  OFF: [
    "Autopay is off, so we won't try it again. It's still due.",
    'El pago automático está desactivado, así que no lo intentaremos de nuevo. Aún debe pagarlo.',
  ],
};

/** When what came back has to be paid. */
function dueAnew({ newDue, newDueOn, taken, feeOn, paused }: NoticeWords<DueAnew>, again = ''): string {
  if (paused) return ` It doesn't count as paid. ${whyNot.PAUSED?.[0]}`;
  const due = newDue
    ? ` ${newDue} is now due on ${newDueOn}, and until then it isn't late.`
    : " It doesn't count as paid.";
  const autopay = newDue && taken && !again ? ` Autopay will pay it on ${newDueOn}.` : '';
  const fee = feeOn ? ` If it isn't paid before ${feeOn}, we add a late fee that day.` : '';
  return `${due}${autopay}${fee}`;
}

/** The same in Spanish. */
function spanishDueAnew({ newDue, newDueOn, taken, feeOn, paused }: NoticeWords<DueAnew>, again = ''): string {
  if (paused) return ` No cuenta como pagado. ${whyNot.PAUSED?.[1]}`;
  const due = newDue
    ? ` Ahora ${newDue} vence el ${newDueOn} y hasta entonces no está atrasado.`
    : ' No cuenta como pagado.';
  const autopay = newDue && taken && !again ? ` El pago automático lo pagará el ${newDueOn}.` : '';
  const fee = feeOn ? ` Si no se paga antes del ${feeOn}, ese día agregaremos un cargo por atraso.` : '';
  return `${due}${autopay}${fee}`;
}

/** Payments that arrived, came back, or cannot be taken, and what they change. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const paymentNotices = {
  PAYMENT_RECEIVED: notice<{ amountCents: number }>()({
    english: {
      subject: ({ amount }) => `We received your ${amount} payment`,
      says: ({ amount }) => `We received your ${amount} payment. You can find the receipt in your account.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount }) => `Recibimos su pago de ${amount}`,
      says: ({ amount }) => `Recibimos su pago de ${amount}. Encontrará el recibo en su cuenta.`,
      button: 'Ver mis pagos',
    },
  }),
  PAYMENT_RETURNED: notice<{ amountCents: number; again?: CivilDate } & OpenedAgain & DueAnew>()({
    english: {
      subject: ({ amount }) => `Your ${amount} payment didn't go through`,
      says: ({ amount, again, ...facts }) =>
        `Your ${amount} payment was returned.${openAgain(facts)} There's no fee for a returned payment.${dueAnew(facts, again)} ${again ? `We'll retry automatically on ${again}.` : "We won't retry the returned payment."}`,
      button: 'Pay another way',
    },
    spanish: {
      subject: ({ amount }) => `Su pago de ${amount} no se completó`,
      says: ({ amount, again, ...facts }) =>
        `Su pago de ${amount} fue devuelto.${spanishOpenAgain(facts)} No hay cargo por un pago devuelto.${spanishDueAnew(facts, again)} ${again ? `Lo intentaremos de nuevo automáticamente el ${again}.` : 'No volveremos a intentar el pago devuelto.'}`,
      button: 'Pagar de otra manera',
    },
  }),
  METHOD_ENDED: notice<{ amountCents: number } & OpenedAgain & DueAnew>()({
    english: {
      subject: ({ amount }) => `Add another card or account for your ${amount} payment`,
      says: ({ amount, ...facts }) =>
        `Your ${amount} payment was returned, and we can’t use that account or card again. There’s no fee for the return.${openAgain(facts)}${dueAnew(facts)} Add another account or card ${facts.paused ? 'for later payments' : 'to pay'}.`,
      button: 'Add a payment method',
    },
    spanish: {
      subject: ({ amount }) => `Agregue otra tarjeta o cuenta para su pago de ${amount}`,
      says: ({ amount, ...facts }) =>
        `Su pago de ${amount} fue devuelto y ya no podemos usar esa cuenta o tarjeta. No hay ningún cargo por la devolución.${spanishOpenAgain(facts)}${spanishDueAnew(facts)} Agregue otra cuenta o tarjeta ${facts.paused ? 'para los siguientes pagos' : 'para pagar'}.`,
      button: 'Agregar una forma de pago',
    },
  }),
  DEBIT_CANCELLED: notice<{ amountCents: number; on: CivilDate; account: string; lastFour: string }>()({
    english: {
      subject: ({ amount, on }) => `We canceled your ${amount} payment for ${on}`,
      says: ({ amount, on, account }) =>
        `We canceled your ${amount} payment scheduled for ${on} because we can't charge ${account} anymore. Pay another way.`,
      button: 'Pay another way',
    },
    spanish: {
      subject: ({ amount, on }) => `Cancelamos su pago de ${amount} del ${on}`,
      says: ({ amount, on, account }) =>
        `Cancelamos su pago de ${amount} programado para el ${on} porque ya no podemos cobrar a ${account}. Pague de otra manera.`,
      button: 'Pagar de otra manera',
    },
  }),
  PLANNED_CANCELED: notice<{
    amountCents: number;
    on: CivilDate;
    reason: 'PAUSED' | 'ENDED' | 'PAID' | 'RETURNED' | 'OFF';
  }>()({
    english: {
      subject: ({ amount, on }) => `We canceled your ${amount} payment planned for ${on}`,
      says: ({ amount, on, reason }) =>
        `We won't take the ${amount} payment planned for ${on}. ${whyNot[reason]?.[0] ?? ''}`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount, on }) => `Cancelamos su pago de ${amount} planeado para el ${on}`,
      says: ({ amount, on, reason }) =>
        `No cobraremos el pago de ${amount} planeado para el ${on}. ${whyNot[reason]?.[1] ?? ''}`,
      button: 'Ver mis pagos',
    },
  }),
  RETURNED_AFTER_END: notice<{ amountCents: number; paidCents?: number; backCents?: number }>()({
    opens: 'transaction',
    english: {
      subject: ({ amount }) => `Your ${amount} payment was returned, and you don't need to pay it again`,
      says: ({ amount, paid, back }) =>
        `Your ${amount} payment was returned. Your loan has ended and you owe nothing on it, so you don't need to do anything.${paid ? ` We told you we'd send ${paid} back. ${back ? `Now we'll send ${back}, because the returned payment is already with you.` : "There's nothing to send anymore, because the returned payment is already with you."}` : ''}`,
      button: 'See my transaction',
    },
    spanish: {
      subject: ({ amount }) => `Su pago de ${amount} fue devuelto y no tiene que pagarlo de nuevo`,
      says: ({ amount, paid, back }) =>
        `Su pago de ${amount} fue devuelto. Su préstamo terminó y no debe nada por él, así que no tiene que hacer nada.${paid ? ` Le dijimos que le devolveríamos ${paid}. ${back ? `Ahora le devolveremos ${back}, porque el pago devuelto ya está con usted.` : 'Ya no hay nada que devolver, porque el pago devuelto ya está con usted.'}` : ''}`,
      button: 'Ver mi transacción',
    },
  }),
  AUTOPAY_OFF: notice<{ amountCents: number }>()({
    opens: 'autopay',
    english: {
      subject: ({ amount }) => `Autopay is off because your ${amount} payment was returned`,
      says: ({ amount }) =>
        `Your ${amount} payment is the third autopay payment in a row that was returned, so autopay is off. We won't charge your account or card on our own anymore. Your payments are still due on the same days, and you make each one yourself. To turn autopay back on, choose an account or card that can cover it.`,
      button: 'Go to autopay',
    },
    spanish: {
      subject: ({ amount }) => `El pago automático está desactivado porque su pago de ${amount} fue devuelto`,
      says: ({ amount }) =>
        `Su pago de ${amount} es el tercer pago automático seguido que fue devuelto, así que el pago automático está desactivado. Ya no haremos cobros a su cuenta o tarjeta por nuestra parte. Sus pagos siguen venciendo los mismos días y usted hace cada uno. Para volver a activar el pago automático, elija una cuenta o tarjeta con fondos suficientes.`,
      button: 'Ir al pago automático',
    },
  }),
  AUTOPAY_RATE: notice<{ amountCents: number; on: CivilDate; rate: number }>()({
    english: {
      subject: ({ rate }) => `Autopay lowered your rate to ${rate}%`,
      says: ({ amount, on, rate }) =>
        `Your rate is now ${rate}% a year, 0.25 percentage points lower, for as long as autopay is on. Your ${on} payment is ${amount}.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ rate }) => `El pago automático bajó su tasa al ${rate}%`,
      says: ({ amount, on, rate }) =>
        `Ahora su tasa es del ${rate}% anual, 0.25 puntos porcentuales más baja, mientras el pago automático esté activado. Su pago del ${on} es de ${amount}.`,
      button: 'Ver mis pagos',
    },
  }),
  AGREED_RATE: notice<{ amountCents: number; on: CivilDate; rate: number }>()({
    opens: 'autopay',
    english: {
      subject: ({ rate }) => `Your rate is ${rate}% without autopay`,
      says: ({ amount, on, rate }) =>
        `Autopay no longer pays your loan, so your rate is ${rate}% a year again, as you agreed, starting with your ${on} payment of ${amount}. Turn autopay back on to lower your rate.`,
      button: 'Go to autopay',
    },
    spanish: {
      subject: ({ rate }) => `Su tasa es del ${rate}% sin pago automático`,
      says: ({ amount, on, rate }) =>
        `El pago automático ya no paga su préstamo, así que su tasa vuelve a ser del ${rate}% anual, como usted acordó, a partir de su pago de ${amount} del ${on}. Vuelva a activar el pago automático para bajar su tasa.`,
      button: 'Ir al pago automático',
    },
  }),
  LOAN_PAID: notice<{ amountCents: number }>()({
    english: {
      subject: ({ amount }) => `Your loan of ${amount} is paid off`,
      says: ({ amount }) =>
        `Your loan of ${amount} is paid off. You owe nothing more on it. Your paid-in-full letter is among your documents.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount }) => `Su préstamo de ${amount} está pagado`,
      says: ({ amount }) =>
        `Su préstamo de ${amount} está pagado. Ya no debe nada por él. Su carta de pago completo está entre sus documentos.`,
      button: 'Ver mis pagos',
    },
  }),
};
