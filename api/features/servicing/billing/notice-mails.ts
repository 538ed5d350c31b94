import type { CivilDate } from '@domain/calendar/civil-date';
import { inAll, notice, spanishInAll } from '../../../mail/notice';

/** What is due, and what autopay takes of it. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const billingNotices = {
  STATEMENT: notice<{ amountCents: number; on: CivilDate; lateCents?: number; isPaused?: true }>()({
    opens: 'documents',
    english: {
      subject: 'Your statement',
      says: ({ amount, on, late, paused }) =>
        paused
          ? 'Payments of your loan are paused, so nothing has to be paid now. Your statement is among your documents.'
          : `${amount} is due on ${on}.${late ? ` ${late} of it is overdue: pay that part now.` : ''} Your statement is among your documents.`,
      button: 'See my statement',
    },
    spanish: {
      subject: 'Su estado de cuenta',
      says: ({ amount, on, late, paused }) =>
        paused
          ? 'Los pagos de su préstamo están en pausa, así que no tiene que pagar nada ahora. Su estado de cuenta está entre sus documentos.'
          : `${amount} vence el ${on}.${late ? ` De ese monto, ${late} está atrasado: pague esa parte ahora.` : ''} Su estado de cuenta está entre sus documentos.`,
      button: 'Ver mi estado de cuenta',
    },
  }),
  STATEMENT_CORRECTED: notice<{ amountCents?: number; on: CivilDate }>()({
    opens: 'documents',
    english: {
      subject: 'Your statement was corrected',
      says: ({ amount, on }) =>
        `After the refund of your purchase, ${amount || 'nothing'} is due on ${on}. The corrected statement is among your documents.`,
      button: 'See my statement',
    },
    spanish: {
      subject: 'Su estado de cuenta fue corregido',
      says: ({ amount, on }) =>
        `Después del reembolso de su compra, ${amount ? `${amount} vence el ${on}` : `el ${on} no hay nada que pagar`}. El estado de cuenta corregido está entre sus documentos.`,
      button: 'Ver mi estado de cuenta',
    },
  }),
  AUTOPAY_AHEAD: notice<{ amountCents: number; on: CivilDate }>()({
    english: {
      subject: 'Autopay takes your payment in a few days',
      says: ({ amount, on }) => `Autopay takes ${amount} on ${on}. You can change that before the day comes.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'El pago automático toma su pago en unos días',
      says: ({ amount, on }) => `El pago automático toma ${amount} el ${on}. Puede cambiarlo antes de ese día.`,
      button: 'Ver mis pagos',
    },
  }),
  PAYMENT_AHEAD: notice<{ amountCents: number; on: CivilDate; lateCents?: number }>()({
    english: {
      subject: 'A payment is due in three days',
      says: ({ amount, on, late }) =>
        `${amount} is due on ${on}. Pay it in your account, or turn on autopay.${late ? ` ${late} of earlier payments and fees is overdue: pay that part now.` : ''}`,
      button: 'Pay now',
    },
    spanish: {
      subject: 'Un pago vence en tres días',
      says: ({ amount, on, late }) =>
        `${amount} vence el ${on}. Páguelo en su cuenta o active el pago automático.${late ? ` ${late} de pagos y cargos anteriores está atrasado: pague esa parte ahora.` : ''}`,
      button: 'Pagar ahora',
    },
  }),
  PAYMENT_DUE: notice<{ amountCents: number; on: CivilDate; dueCents?: number }>()({
    english: {
      subject: 'A payment is due today',
      says: ({ amount, due }) => `${amount} is due today.${inAll(due)}`,
      button: 'Pay now',
    },
    spanish: {
      subject: 'Un pago vence hoy',
      says: ({ amount, due }) => `${amount} vence hoy.${spanishInAll(due)}`,
      button: 'Pagar ahora',
    },
  }),
  AUTOPAY_STOPPED: notice<{ amountCents: number }>()({
    english: {
      subject: 'Autopay could not take your payment',
      says: ({ amount }) =>
        `${amount} is due, and there is no account or card that autopay can take it from. Add one and choose it for autopay, or pay now.`,
      button: 'Add a payment method',
    },
    spanish: {
      subject: 'El pago automático no pudo tomar su pago',
      says: ({ amount }) =>
        `Toca pagar ${amount} y no hay ninguna cuenta o tarjeta de la que el pago automático pueda tomarlo. Agregue una y elíjala para el pago automático, o pague ahora.`,
      button: 'Agregar una forma de pago',
    },
  }),
  DUE_DATE_MOVED: notice<{ amountCents: number; on: CivilDate; interestCents?: number; feesCents?: number }>()({
    english: {
      subject: 'Your due dates have moved',
      says: ({ amount, on, interest, fees }) =>
        `Your first payment after the change, of ${amount}, is due on ${on}, and each later one on the same day of its month.${interest ? ` ${interest} of it is interest for the days that are added.` : ''}${fees ? ` Autopay takes the late fee of ${fees} with it.` : ''} The confirmation is among your documents.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Sus fechas de pago cambiaron',
      says: ({ amount, on, interest, fees }) =>
        `Su primer pago después del cambio, de ${amount}, vence el ${on}, y cada pago siguiente, el mismo día de su mes.${interest ? ` De él, ${interest} son intereses de los días que se agregan.` : ''}${fees ? ` El pago automático toma con él el cargo por atraso de ${fees}.` : ''} La confirmación está entre sus documentos.`,
      button: 'Ver mis pagos',
    },
  }),
  LINE_ENDING: notice<{ on: CivilDate }>()({
    english: {
      subject: 'Your spending limit ends soon',
      says: ({ on }) => `Your spending limit can be used until ${on}. What you financed with it is not affected.`,
      button: 'Log in',
    },
    spanish: {
      subject: 'Su límite de gasto termina pronto',
      says: ({ on }) => `Su límite de gasto se puede usar hasta el ${on}. Lo que usted financió con él no cambia.`,
      button: 'Iniciar sesión',
    },
  }),
};
