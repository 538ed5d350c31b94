import type { CivilDate } from '@domain/calendar/civil-date';
import { notice } from '../../../mail/notice';

/** Lower payments for a while. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const hardshipNotices = {
  HARDSHIP_PLAN: notice<{
    amountCents: number;
    on: CivilDate;
    again: CivilDate;
    interestCents: number;
    feesCents?: number;
    lateCents?: number;
    firstCents?: number;
  }>()({
    english: {
      subject: ({ again }) => `Your payments are lower until ${again}`,
      says: ({ amount, first, on, again, interest, fees, late }) =>
        `From ${on} to ${again}, each payment is ${amount}${first ? ` (the first is ${first})` : ''}. After that, you pay the agreed amount again. The plan adds ${interest} in interest in total and has no fee.${fees ? ` Autopay will pay your ${fees} late fee with the first lower payment.` : ''}${late ? ` You'll pay the ${late} that's past due with your last payments, with no interest on it.` : ''} You can find the confirmation in your documents.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ again }) => `Sus pagos son más bajos hasta el ${again}`,
      says: ({ amount, first, on, again, interest, fees, late }) =>
        `Desde el ${on} hasta el ${again}, cada pago es de ${amount}${first ? ` (el primero es de ${first})` : ''}. Después vuelve a pagar el monto acordado. En total, el plan agrega ${interest} de intereses y no tiene ningún cargo.${fees ? ` El pago automático cobrará con el primer pago más bajo su cargo por atraso de ${fees}.` : ''}${late ? ` Los ${late} atrasados se pagan con los últimos pagos del préstamo, sin intereses.` : ''} Encontrará la confirmación en sus documentos.`,
      button: 'Ver mis pagos',
    },
  }),
  HARDSHIP_ENDED: notice<{ amountCents: number; on: CivilDate }>()({
    english: {
      subject: ({ amount, on }) => `Your lower payments have ended: ${amount} starting ${on}`,
      says: ({ amount, on }) =>
        `A payment on your plan is more than ten days late, so the plan has ended. Starting ${on}, you pay the agreed amount again: ${amount}. Call us if you can't pay it.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount, on }) => `Sus pagos más bajos terminaron: ${amount} desde el ${on}`,
      says: ({ amount, on }) =>
        `Un pago de su plan lleva más de diez días de atraso, así que el plan terminó. Desde el ${on} paga otra vez el monto acordado, ${amount}. Llámenos si no puede pagarlo.`,
      button: 'Ver mis pagos',
    },
  }),
  HARDSHIP_OVER: notice<{ amountCents: number; on: CivilDate }>()({
    english: {
      subject: ({ amount, on }) => `Your ${on} payment is ${amount}`,
      says: ({ amount, on }) => `Your months of lower payments are over. Your ${on} payment is ${amount}.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount, on }) => `Su pago del ${on} es de ${amount}`,
      says: ({ amount, on }) => `Sus meses de pagos más bajos terminaron. Su pago del ${on} es de ${amount}.`,
      button: 'Ver mis pagos',
    },
  }),
};
