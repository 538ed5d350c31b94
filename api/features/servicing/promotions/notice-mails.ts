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
      subject: ({ amount, on }) => `Pay ${amount} by ${on} to keep your plan interest-free`,
      says: ({ amount, on, interest, monthly, fees }) =>
        `At your current pace, you'll miss your promotion and owe ${interest} in interest. Pay ${amount} by ${on} to avoid it.${monthly ? ` Paying ${monthly} on each due date until then is enough.` : ''}${fees ? ` You also owe ${fees} in fees.` : ''}`,
      button: 'Keep it interest-free',
    },
    spanish: {
      subject: ({ amount, on }) => `Pague ${amount} a más tardar el ${on} para mantener su plan sin intereses`,
      says: ({ amount, on, interest, monthly, fees }) =>
        `A este ritmo perderá su promoción y deberá ${interest} de intereses. Pague ${amount} a más tardar el ${on} para evitarlo.${monthly ? ` Basta con pagar ${monthly} en cada fecha de pago hasta entonces.` : ''}${fees ? ` También debe ${fees} de cargos.` : ''}`,
      button: 'Mantenerlo sin intereses',
    },
  }),
  PROMO_KEPT: notice<{ interestCents: number }>()({
    english: {
      subject: ({ interest }) => `You met your promotion: ${interest} in interest canceled`,
      says: ({ interest }) => `You paid on time, so we canceled the ${interest} in interest from your promotion.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ interest }) => `Cumplió su promoción: ${interest} de intereses cancelados`,
      says: ({ interest }) => `Usted pagó a tiempo, así que cancelamos los ${interest} de intereses de su promoción.`,
      button: 'Ver mis pagos',
    },
  }),
  PROMO_LOST: notice<{ amountCents: number; interestCents: number }>()({
    english: {
      subject: ({ interest }) => `Your promotion has ended: you owe ${interest} in interest`,
      says: ({ amount, interest }) =>
        `The purchase wasn't paid in full by the deadline, so you owe the interest from its first day: ${interest}. Paying ${amount} today pays off the loan.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ interest }) => `Su promoción terminó: debe ${interest} de intereses`,
      says: ({ amount, interest }) =>
        `La compra no se pagó por completo a tiempo, así que debe los intereses desde el primer día: ${interest}. Si paga ${amount} hoy, liquida el préstamo.`,
      button: 'Ver mis pagos',
    },
  }),
  PROMO_MOVED: notice<{ on: CivilDate }>()({
    english: {
      subject: ({ on }) => `Your promotion now ends on ${on}`,
      says: ({ on }) =>
        `Because your payments were paused, your promotion now ends on ${on}, later by the length of the pause. Payments continue as agreed.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ on }) => `Su promoción ahora termina el ${on}`,
      says: ({ on }) =>
        `Como sus pagos estuvieron en pausa, su promoción ahora termina el ${on}, tantos días después como duró la pausa. Los pagos continúan como se acordó.`,
      button: 'Ver mis pagos',
    },
  }),
};
