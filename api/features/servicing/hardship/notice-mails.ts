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
      subject: 'Your payments are lower for a while',
      says: ({ amount, first, on, again, interest, fees, late }) =>
        `From ${on} to ${again} each payment is ${amount}${first ? `, the first of them ${first}` : ''}. Then you pay the agreed amount again. In all it costs ${interest} more interest and no fee for the plan.${fees ? ` Autopay takes the open late fee of ${fees} with the first of them.` : ''}${late ? ` ${late} that is late is paid with the last payments of the loan, without interest on it.` : ''} The confirmation of your plan is among your documents.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Sus pagos son más bajos por un tiempo',
      says: ({ amount, first, on, again, interest, fees, late }) =>
        `Desde el ${on} hasta el ${again}, cada pago es de ${amount}${first ? `, el primero de ${first}` : ''}. Después paga otra vez el monto acordado. En total cuesta ${interest} más de intereses y ningún cargo por el plan.${fees ? ` El pago automático toma con el primero el cargo por atraso pendiente de ${fees}.` : ''}${late ? ` ${late} de atraso se paga con los últimos pagos del préstamo, sin intereses sobre ese monto.` : ''} La confirmación de su plan está entre sus documentos.`,
      button: 'Ver mis pagos',
    },
  }),
  HARDSHIP_ENDED: notice<{ amountCents: number; on: CivilDate }>()({
    english: {
      subject: 'Your lower payments have ended',
      says: ({ amount, on }) =>
        `A payment of your plan is more than ten days late, so the plan has ended. From ${on} you pay the agreed amount again, ${amount}. Call us if you cannot pay it.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Sus pagos más bajos terminaron',
      says: ({ amount, on }) =>
        `Un pago de su plan lleva más de diez días de atraso, así que el plan terminó. Desde el ${on} paga otra vez el monto acordado, ${amount}. Llámenos si no puede pagarlo.`,
      button: 'Ver mis pagos',
    },
  }),
  HARDSHIP_OVER: notice<{ amountCents: number; on: CivilDate }>()({
    english: {
      subject: 'Your payment is the agreed one again',
      says: ({ amount, on }) => `Your months of lower payments are over. Your payment of ${on} is ${amount}.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Su pago es otra vez el acordado',
      says: ({ amount, on }) => `Sus meses de pagos más bajos terminaron. Su pago del ${on} es de ${amount}.`,
      button: 'Ver mis pagos',
    },
  }),
};
