import type { CivilDate } from '@domain/calendar/civil-date';
import { notice } from '../../../mail/notice';

/** The rate while somebody serves. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const dutyNotices = {
  ACTIVE_DUTY: notice<{
    on: CivilDate;
    again?: CivilDate;
    rate: number;
    interestCents?: number;
    feesCents?: number;
    amountCents?: number;
  }>()({
    english: {
      subject: 'Your rate while you serve',
      says: ({ amount, on, again, rate, interest, fees }) =>
        `Your loan bears no more than ${rate}% a year from ${on} ${again ? `until ${again}` : 'for as long as you serve'}, as the Servicemembers Civil Relief Act says. Interest above it is forgiven${interest ? `: ${interest} of what was charged so far` : ''}.${fees ? ` Late fees of ${fees} are withdrawn.` : ''}${amount ? ` Your payments are lower by it: the next one is ${amount}.` : ''} No late fee is added while you serve. Tell us when your service ends.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Su tasa mientras está en servicio activo',
      says: ({ amount, on, again, rate, interest, fees }) =>
        `Su préstamo no lleva más del ${rate}% anual desde el ${on} ${again ? `hasta el ${again}` : 'mientras dure su servicio'}, como dice la Ley de Ayuda Civil a los Miembros del Servicio (Servicemembers Civil Relief Act). Los intereses por encima de esa tasa se perdonan${interest ? `: ${interest} de lo cobrado hasta ahora` : ''}.${fees ? ` Se retiran cargos por atraso de ${fees}.` : ''}${amount ? ` Sus pagos bajan en esa cantidad: el próximo es de ${amount}.` : ''} No se agrega ningún cargo por atraso mientras esté en servicio. Avísenos cuando termine su servicio.`,
      button: 'Ver mis pagos',
    },
  }),
  ACTIVE_DUTY_OVER: notice<{ amountCents: number; on: CivilDate; rate: number }>()({
    english: {
      subject: 'Your agreed rate is back',
      says: ({ amount, on, rate }) =>
        `Your active duty is over by what you told us, so your rate is ${rate}% a year again, as you agreed, from your payment of ${on}. That payment is ${amount}. Interest that was forgiven stays forgiven. Still serving? Call us.`,
      button: 'See my payments',
    },
    spanish: {
      subject: 'Su tasa acordada vuelve a aplicarse',
      says: ({ amount, on, rate }) =>
        `Según lo que nos dijo, su servicio activo terminó, así que su tasa vuelve a ser del ${rate}% anual, como usted acordó, a partir de su pago del ${on}. Ese pago es de ${amount}. Los intereses perdonados siguen perdonados. ¿Sigue en servicio? Llámenos.`,
      button: 'Ver mis pagos',
    },
  }),
};
