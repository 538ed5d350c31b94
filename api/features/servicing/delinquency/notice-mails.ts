import type { CivilDate } from '@domain/calendar/civil-date';
import { CURE_NOTICE_DAYS } from '@domain/loan/right-to-cure';
import { inAll, notice, spanishInAll } from '../../../mail/notice';

/** What is late, and what comes of it. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const lateNotices = {
  PAYMENT_MISSED: notice<{ amountCents: number; on: CivilDate; dueCents?: number }>()({
    english: {
      // What arrived may have paid older debt: it says what is missing, never that nothing came.
      subject: 'A payment is overdue',
      says: ({ amount, on, due }) =>
        `${amount} of the payment that was due on ${on} is still to be paid.${inAll(due)} If you have paid since, thank you.`,
      button: 'Pay now',
    },
    spanish: {
      subject: 'Un pago está atrasado',
      says: ({ amount, on, due }) =>
        `Todavía falta pagar ${amount} del pago que venció el ${on}.${spanishInAll(due)} Si ya pagó después de esa fecha, gracias.`,
      button: 'Pagar ahora',
    },
  }),
  LATE_FEE_AHEAD: notice<{ amountCents: number; on: CivilDate; dueCents?: number }>()({
    english: {
      subject: 'Pay today and there is no late fee',
      says: ({ amount, on, due }) =>
        `${amount} was due on ${on}. ${due ? `With what is unpaid of earlier payments and fees, ${due} is due now. Paid today, the payment of ${on} carries no late fee.` : 'Paid today, it carries no late fee.'}`,
      button: 'Pay now',
    },
    spanish: {
      subject: 'Pague hoy y no habrá cargo por pago atrasado',
      says: ({ amount, on, due }) =>
        `${amount} venció el ${on}. ${due ? `Con lo que falta de pagos y cargos anteriores, debe pagar ${due} ahora. Si se paga hoy, el pago del ${on} no lleva cargo por pago atrasado.` : 'Si se paga hoy, no lleva cargo por pago atrasado.'}`,
      button: 'Pagar ahora',
    },
  }),
  LATE_FEE: notice<{ amountCents: number }>()({
    english: {
      subject: 'A late fee was added',
      says: ({ amount }) =>
        `A payment is more than ten days late, so a late fee of ${amount} was added, as your agreement says.`,
      button: 'Pay now',
    },
    spanish: {
      subject: 'Se agregó un cargo por pago atrasado',
      says: ({ amount }) =>
        `Un pago tiene más de diez días de atraso, así que se agregó un cargo por pago atrasado de ${amount}, como dice su contrato.`,
      button: 'Pagar ahora',
    },
  }),
  RIGHT_TO_CURE: notice<{ amountCents: number; on: CivilDate; feesCents?: number }>()({
    english: {
      subject: 'Pay what is late, and your loan goes on as agreed',
      says: ({ amount, fees, on }) =>
        `Your loan is more than ${CURE_NOTICE_DAYS - 1} days late. Pay ${amount} by ${on}, and it goes on as if nothing had been late.${fees ? ` ${fees} of that are fees.` : ''} If you do not, we may give the loan up as lost and ask for the whole balance. The notice of your right to cure is among your documents, and we post it to you too. Call us if you cannot pay.`,
      button: 'Pay now',
    },
    spanish: {
      subject: 'Pague lo atrasado y su préstamo sigue como se acordó',
      says: ({ amount, fees, on }) =>
        `Su préstamo tiene más de ${CURE_NOTICE_DAYS - 1} días de atraso. Pague ${amount} a más tardar el ${on} y sigue como si nada se hubiera atrasado.${fees ? ` De ese monto, ${fees} son cargos.` : ''} Si no lo hace, podemos dar el préstamo por perdido y pedir todo el saldo. El aviso de su derecho a subsanar está entre sus documentos, y también se lo enviamos por correo postal. Llámenos si no puede pagar.`,
      button: 'Pagar ahora',
    },
  }),
  LOAN_GIVEN_UP: notice<{
    amountCents: number;
    on?: CivilDate;
    interestCents?: number;
    feesCents?: number;
    leftCents?: number;
    paidCents: number;
  }>()({
    english: {
      subject: 'Your loan is 120 days late',
      says: ({ amount, paid, left, on, interest, fees }) =>
        `A payment of your loan is 120 days late, so we gave the loan up as lost. You still owe ${amount}. You have paid ${paid} so far. No more interest and no more late fees are added, and autopay is off.${left ? ` You can still keep your promotion: pay ${left} by ${on}, and its interest of ${interest} is cancelled. ${fees ? `Only late fees of ${fees} are owed then.` : 'Nothing more is owed then.'}` : ''} You can pay all of it or a part at any time. Call us if you cannot.`,
      button: 'Pay what is owed',
    },
    spanish: {
      subject: 'Su préstamo tiene 120 días de atraso',
      says: ({ amount, paid, left, on, interest, fees }) =>
        `Un pago de su préstamo tiene 120 días de atraso, así que dimos el préstamo por perdido. Usted todavía debe ${amount}. Hasta ahora ha pagado ${paid}. Ya no se agregan intereses ni cargos por pago atrasado, y el pago automático está desactivado.${left ? ` Todavía puede mantener su promoción: pague ${left} a más tardar el ${on} y se cancelan sus intereses de ${interest}. ${fees ? `Después solo se deben cargos por pago atrasado de ${fees}.` : 'Después ya no se debe nada.'}` : ''} Puede pagar todo o una parte en cualquier momento. Llámenos si no puede.`,
      button: 'Pagar lo que se debe',
    },
  }),
};
