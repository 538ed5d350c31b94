import type { CivilDate } from '@domain/calendar/civil-date';
import { CURE_NOTICE_DAYS } from '@domain/loan/right-to-cure';
import { inAll, notice, spanishInAll } from '../../../mail/notice';

/** What is late, and what comes of it. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const lateNotices = {
  PAYMENT_MISSED: notice<{ amountCents: number; on: CivilDate; dueCents?: number }>()({
    english: {
      // What arrived may have paid older debt: it says what is missing, never that nothing came.
      subject: ({ amount }) => `Your payment is past due: ${amount}`,
      says: ({ amount, on, due }) =>
        `You still owe ${amount} of the payment that was due on ${on}.${inAll(due)} If you've paid since then, thank you.`,
      button: 'Pay now',
    },
    spanish: {
      subject: ({ amount }) => `Su pago está atrasado: ${amount}`,
      says: ({ amount, on, due }) =>
        `Todavía debe ${amount} del pago que venció el ${on}.${spanishInAll(due)} Si ya pagó después de esa fecha, gracias.`,
      button: 'Pagar ahora',
    },
  }),
  LATE_FEE_AHEAD: notice<{ amountCents: number; on: CivilDate; dueCents?: number }>()({
    english: {
      subject: ({ amount, due }) => `Pay ${due || amount} today to avoid a late fee`,
      says: ({ amount, on, due }) =>
        `${amount} was due on ${on}. ${due ? `Including unpaid payments and fees, ${due} is due now. If you pay today, there's no late fee on the ${on} payment.` : "If you pay today, there's no late fee."}`,
      button: 'Pay now',
    },
    spanish: {
      subject: ({ amount, due }) => `Pague ${due || amount} hoy para evitar un cargo por atraso`,
      says: ({ amount, on, due }) =>
        `${amount} venció el ${on}. ${due ? `Con los pagos y cargos anteriores pendientes, debe pagar ${due} ahora. Si paga hoy, el pago del ${on} no lleva cargo por atraso.` : 'Si paga hoy, no lleva cargo por atraso.'}`,
      button: 'Pagar ahora',
    },
  }),
  LATE_FEE: notice<{ amountCents: number }>()({
    english: {
      subject: ({ amount }) => `We added a late fee of ${amount}`,
      says: ({ amount }) =>
        `Your payment is more than ten days late, so we added a late fee of ${amount}, as your agreement states.`,
      button: 'Pay now',
    },
    spanish: {
      subject: ({ amount }) => `Agregamos un cargo por atraso de ${amount}`,
      says: ({ amount }) =>
        `Su pago tiene más de diez días de atraso, así que agregamos un cargo por atraso de ${amount}, como lo establece su contrato.`,
      button: 'Pagar ahora',
    },
  }),
  RIGHT_TO_CURE: notice<{ amountCents: number; on: CivilDate; feesCents?: number }>()({
    english: {
      subject: ({ amount, on }) => `Pay ${amount} by ${on} to keep your loan`,
      says: ({ amount, fees, on }) =>
        `Your loan is more than ${CURE_NOTICE_DAYS - 1} days late. If you pay ${amount} by ${on}, you may go on with the loan as though you were not late.${fees ? ` That includes ${fees} in fees.` : ''} Payments that fall due until then are owed as agreed, and fees can be added to them. If you don't pay, we may charge off the loan, report it, and ask for the full balance. Your notice of right to cure is in your documents, and we're mailing you a copy. Call us if you can't pay.`,
      button: 'Pay now',
    },
    spanish: {
      subject: ({ amount, on }) => `Pague ${amount} a más tardar el ${on} para mantener su préstamo`,
      says: ({ amount, fees, on }) =>
        `Su préstamo tiene más de ${CURE_NOTICE_DAYS - 1} días de atraso. Si paga ${amount} a más tardar el ${on}, puede seguir con el préstamo como si no se hubiera atrasado.${fees ? ` De ese monto, ${fees} son cargos.` : ''} Los pagos que venzan hasta entonces se deben como se acordó y pueden llevar cargos. Si no paga, podemos declarar el préstamo incobrable, informarlo y pedir todo el saldo. El aviso de su derecho a subsanar está en sus documentos y también se lo enviaremos por correo postal. Llámenos si no puede pagar.`,
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
      subject: ({ amount }) => `Your loan is 120 days late: you owe ${amount}`,
      says: ({ amount, paid, left, on, interest, fees }) =>
        `A payment on your loan is 120 days late, so we charged off the loan. You still owe ${amount}. You've paid ${paid} so far. We won't add more interest or late fees, and autopay is off.${left ? ` You can still keep your promotion: pay ${left} by ${on}, and we'll cancel its ${interest} in interest. ${fees ? `You'd then owe only ${fees} in late fees.` : "You'd then owe nothing more."}` : ''} You can pay all or part of it at any time. Call us if you can't.`,
      button: 'Pay now',
    },
    spanish: {
      subject: ({ amount }) => `Su préstamo tiene 120 días de atraso: debe ${amount}`,
      says: ({ amount, paid, left, on, interest, fees }) =>
        `Un pago de su préstamo tiene 120 días de atraso, así que declaramos el préstamo incobrable. Usted todavía debe ${amount}. Hasta ahora ha pagado ${paid}. No agregaremos más intereses ni cargos por atraso, y el pago automático está desactivado.${left ? ` Todavía puede mantener su promoción: pague ${left} a más tardar el ${on} y cancelaremos sus ${interest} de intereses. ${fees ? `Después solo debería ${fees} de cargos por atraso.` : 'Después ya no debería nada.'}` : ''} Puede pagar todo o una parte en cualquier momento. Llámenos si no puede.`,
      button: 'Pagar ahora',
    },
  }),
};
