import type { CivilDate } from '@domain/calendar/civil-date';
import { notice } from '../../../mail/notice';

/** How a promotion stands. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const promotionNotices = {
  PROMO_SHORT: notice<{
    amountCents: number;
    on: CivilDate;
    interestCents: number;
    feesCents?: number;
    monthlyCents?: number;
  }>()({
    // Money is lost where the mail is read too late.
    isTexted: true,
    english: {
      subject: 'Keep your plan free of interest',
      says: ({ amount, on, interest, monthly, fees }) =>
        `At the present pace your promotion is missed, which costs ${interest} of interest. Pay ${amount} by ${on}, and it is cancelled.${monthly ? ` ${monthly} on each due date until then is enough.` : ''}${fees ? ` Fees of ${fees} are owed apart from that.` : ''}`,
      button: 'Keep it free',
    },
    spanish: {
      subject: 'Mantenga su plan sin intereses',
      says: ({ amount, on, interest, monthly, fees }) =>
        `Al ritmo actual se pierde su promoción, lo que cuesta ${interest} de intereses. Pague ${amount} a más tardar el ${on} y se cancelan.${monthly ? ` Basta con ${monthly} en cada fecha de pago hasta entonces.` : ''}${fees ? ` Aparte de eso se deben cargos de ${fees}.` : ''}`,
      button: 'Mantenerlo sin intereses',
    },
  }),
  PROMO_KEPT: notice<{ interestCents: number }>()({
    english: {
      subject: 'Your promotion is kept',
      says: ({ interest }) => `You paid in time. The interest of your promotion is cancelled: ${interest}.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Su promoción se mantiene',
      says: ({ interest }) => `Usted pagó a tiempo. Los intereses de su promoción se cancelan: ${interest}.`,
      button: 'Ver mis pagos',
    },
  }),
  PROMO_LOST: notice<{ amountCents: number; interestCents: number }>()({
    english: {
      subject: 'Your promotion has ended',
      says: ({ amount }) =>
        `The amount was not paid in full in time, so interest is owed. ${amount} pays the loan off today.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Su promoción terminó',
      says: ({ amount }) =>
        `El monto no se pagó por completo a tiempo, así que se deben intereses. Con ${amount} se liquida hoy el préstamo.`,
      button: 'Ver mis pagos',
    },
  }),
  PROMO_MOVED: notice<{ on: CivilDate }>()({
    english: {
      subject: 'Your promotion ends later',
      says: ({ on }) =>
        `Your payments were paused, and your promotion ends later by the days of the pause, on ${on}. Payments go on as agreed.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Su promoción termina más tarde',
      says: ({ on }) =>
        `Sus pagos estuvieron en pausa y su promoción termina más tarde por los días de la pausa, el ${on}. Los pagos siguen como se acordó.`,
      button: 'Ver mis pagos',
    },
  }),
};
