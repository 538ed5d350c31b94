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
      subject: ({ rate }) => `Your rate is ${rate}% or less while you serve`,
      says: ({ amount, on, again, rate, interest, fees }) =>
        `From ${on} ${again ? `until ${again}` : 'for as long as you serve'}, your loan's rate is no more than ${rate}% a year under the Servicemembers Civil Relief Act. We forgive interest above that${interest ? `, including ${interest} charged so far` : ''}.${fees ? ` We removed ${fees} in late fees.` : ''}${amount ? ` Your payments are lower as a result: the next one is ${amount}.` : ''} We won't add late fees while you serve. Tell us when your service ends.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ rate }) => `Su tasa es del ${rate}% o menos mientras está en servicio activo`,
      says: ({ amount, on, again, rate, interest, fees }) =>
        `Su préstamo no lleva más del ${rate}% anual desde el ${on} ${again ? `hasta el ${again}` : 'mientras dure su servicio'}, como dice la Ley de Ayuda Civil a los Miembros del Servicio (Servicemembers Civil Relief Act). Los intereses por encima de esa tasa se perdonan${interest ? `: ${interest} de lo cobrado hasta ahora` : ''}.${fees ? ` Se retiran cargos por atraso de ${fees}.` : ''}${amount ? ` Por eso sus pagos bajan: el próximo es de ${amount}.` : ''} No se agrega ningún cargo por atraso mientras esté en servicio. Avísenos cuando termine su servicio.`,
      button: 'Ver mis pagos',
    },
  }),
  ACTIVE_DUTY_OVER: notice<{ amountCents: number; on: CivilDate; rate: number }>()({
    english: {
      subject: ({ on, rate }) => `Your rate is ${rate}% again starting ${on}`,
      says: ({ amount, on, rate }) =>
        `Based on what you told us, your active duty has ended. Starting with your ${on} payment, your rate is ${rate}% a year again, as you agreed. That payment is ${amount}. Interest we forgave stays forgiven. Still serving? Call us.`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ on, rate }) => `Su tasa vuelve a ser del ${rate}% desde el ${on}`,
      says: ({ amount, on, rate }) =>
        `Según lo que nos dijo, su servicio activo terminó, así que su tasa vuelve a ser del ${rate}% anual, como usted acordó, a partir de su pago del ${on}. Ese pago es de ${amount}. Los intereses perdonados siguen perdonados. ¿Sigue en servicio? Llámenos.`,
      button: 'Ver mis pagos',
    },
  }),
};
