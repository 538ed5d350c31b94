import type { CivilDate } from '@domain/calendar/civil-date';
import { inAll, notice, spanishInAll } from '../../../mail/notice';

/** What is due, and what autopay takes of it. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const billingNotices = {
  STATEMENT: notice<{ amountCents: number; on: CivilDate; lateCents?: number; isPaused?: true }>()({
    opens: 'documents',
    english: {
      subject: ({ amount, on, paused }) => (paused ? 'Your statement is ready' : `Your statement: ${amount} due ${on}`),
      says: ({ amount, on, late, paused }) =>
        paused
          ? 'Your loan payments are paused, so nothing is due right now. You can find your statement in your documents.'
          : `${amount} is due on ${on}.${late ? ` That includes ${late} past due. Pay that part now.` : ''} You can find your statement in your documents.`,
      button: 'See my statement',
    },
    spanish: {
      subject: ({ amount, on, paused }) =>
        paused ? 'Su estado de cuenta está listo' : `Su estado de cuenta: ${amount} vence el ${on}`,
      says: ({ amount, on, late, paused }) =>
        paused
          ? 'Los pagos de su préstamo están en pausa, así que no tiene que pagar nada ahora. Encontrará su estado de cuenta en sus documentos.'
          : `${amount} vence el ${on}.${late ? ` De ese monto, ${late} está atrasado. Pague esa parte ahora.` : ''} Encontrará su estado de cuenta en sus documentos.`,
      button: 'Ver mi estado de cuenta',
    },
  }),
  STATEMENT_CORRECTED: notice<{ amountCents?: number; on: CivilDate }>()({
    opens: 'documents',
    english: {
      subject: ({ amount, on }) =>
        amount ? `Your corrected statement: ${amount} due ${on}` : 'We corrected your statement',
      says: ({ amount, on }) =>
        `After your refund, ${amount || 'nothing'} is due on ${on}. You can find the corrected statement in your documents.`,
      button: 'See my statement',
    },
    spanish: {
      subject: ({ amount, on }) =>
        amount ? `Su estado de cuenta corregido: ${amount} vence el ${on}` : 'Corregimos su estado de cuenta',
      says: ({ amount, on }) =>
        `Después de su reembolso, ${amount ? `${amount} vence el ${on}` : `el ${on} no tiene que pagar nada`}. Encontrará el estado de cuenta corregido en sus documentos.`,
      button: 'Ver mi estado de cuenta',
    },
  }),
  AUTOPAY_AHEAD: notice<{ amountCents: number; on: CivilDate; again?: CivilDate; lateCents?: number }>()({
    english: {
      subject: ({ amount, on }) => `${amount} autopay payment on ${on}`,
      says: ({ amount, on, again, late }) =>
        `Autopay will pay ${amount} on ${on}.${again ? ` You can change it in your account through ${again}.` : ''}${late ? ` You also have ${late} in past-due payments and fees that autopay doesn't pay. Pay that now.` : ''}`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount, on }) => `Pago automático de ${amount} el ${on}`,
      says: ({ amount, on, again, late }) =>
        `El pago automático cobrará ${amount} el ${on}.${again ? ` Puede cambiarlo en su cuenta hasta el ${again}.` : ''}${late ? ` También tiene ${late} en pagos y cargos atrasados que el pago automático no paga. Páguelos ahora.` : ''}`,
      button: 'Ver mis pagos',
    },
  }),
  AUTOPAY_CHANGED: notice<{ amountCents: number; on: CivilDate; dueCents?: number; leftCents?: number }>()({
    english: {
      subject: ({ on, due }) => (due ? `Changed: ${due} autopay payment on ${on}` : `No autopay payment on ${on}`),
      says: ({ amount, on, due, left }) =>
        `We told you autopay would pay ${amount} on ${on}. ${due ? `It will pay ${due} that day instead.` : 'It won’t pay anything that day.'}${left ? ` ${left} is still due then. Pay it in your account.` : ''}`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ on, due }) => (due ? `Cambio: pago automático de ${due} el ${on}` : `Sin pago automático el ${on}`),
      says: ({ amount, on, due, left }) =>
        `Le dijimos que el pago automático cobraría ${amount} el ${on}. ${due ? `Ese día cobrará ${due}.` : 'Ese día no cobrará nada.'}${left ? ` ${left} siguen venciendo ese día. Páguelos en su cuenta.` : ''}`,
      button: 'Ver mis pagos',
    },
  }),
  PAYMENT_AHEAD: notice<{ amountCents: number; on: CivilDate; lateCents?: number }>()({
    english: {
      subject: ({ amount, on }) => `Your ${amount} payment is due on ${on}`,
      says: ({ amount, on, late }) =>
        `${amount} is due on ${on}. Pay in your account, or turn on autopay.${late ? ` You also have ${late} in past-due payments and fees. Pay that now.` : ''}`,
      button: 'Pay now',
    },
    spanish: {
      subject: ({ amount, on }) => `Su pago de ${amount} vence el ${on}`,
      says: ({ amount, on, late }) =>
        `${amount} vence el ${on}. Pague en su cuenta o active el pago automático.${late ? ` También tiene ${late} en pagos y cargos atrasados. Páguelos ahora.` : ''}`,
      button: 'Pagar ahora',
    },
  }),
  PAYMENT_DUE: notice<{ amountCents: number; on: CivilDate; dueCents?: number }>()({
    english: {
      subject: ({ amount }) => `Your ${amount} payment is due today`,
      says: ({ amount, due }) => `${amount} is due today.${inAll(due)}`,
      button: 'Pay now',
    },
    spanish: {
      subject: ({ amount }) => `Su pago de ${amount} vence hoy`,
      says: ({ amount, due }) => `${amount} vence hoy.${spanishInAll(due)}`,
      button: 'Pagar ahora',
    },
  }),
  AUTOPAY_STOPPED: notice<{ amountCents: number }>()({
    english: {
      subject: ({ amount }) => `Autopay couldn't make your ${amount} payment`,
      says: ({ amount }) =>
        `${amount} is due, but autopay has no account or card to use. Add one and choose it for autopay, or pay now.`,
      button: 'Add a payment method',
    },
    spanish: {
      subject: ({ amount }) => `El pago automático no pudo hacer su pago de ${amount}`,
      says: ({ amount }) =>
        `Debe pagar ${amount}, pero el pago automático no tiene una cuenta o tarjeta que usar. Agregue una y elíjala para el pago automático, o pague ahora.`,
      button: 'Agregar una forma de pago',
    },
  }),
  DUE_DATE_MOVED: notice<{ amountCents: number; on: CivilDate; interestCents?: number; feesCents?: number }>()({
    english: {
      subject: ({ on }) => `Your due date has moved to ${on}`,
      says: ({ amount, on, interest, fees }) =>
        `Your first payment after the change is ${amount}, due on ${on}. Later payments are due on the same day of each month.${interest ? ` That first payment includes ${interest} in interest for the added days.` : ''}${fees ? ` Autopay will also pay your ${fees} late fee with that payment.` : ''} You can find the confirmation in your documents.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ on }) => `Su fecha de pago cambió al ${on}`,
      says: ({ amount, on, interest, fees }) =>
        `Su primer pago después del cambio es de ${amount} y vence el ${on}. Los siguientes vencen el mismo día de cada mes.${interest ? ` Ese primer pago incluye ${interest} de intereses por los días agregados.` : ''}${fees ? ` El pago automático también cobrará con ese pago su cargo por atraso de ${fees}.` : ''} Encontrará la confirmación en sus documentos.`,
      button: 'Ver mis pagos',
    },
  }),
  LINE_ENDING: notice<{ on: CivilDate }>()({
    english: {
      subject: ({ on }) => `Your spending limit expires on ${on}`,
      says: ({ on }) => `You can use your spending limit until ${on}. Anything you've already financed isn't affected.`,
      button: 'Log in',
    },
    spanish: {
      subject: ({ on }) => `Su límite de gasto vence el ${on}`,
      says: ({ on }) => `Puede usar su límite de gasto hasta el ${on}. Lo que ya financió con él no cambia.`,
      button: 'Iniciar sesión',
    },
  }),
};
