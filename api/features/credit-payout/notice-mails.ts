import type { CivilDate } from '@domain/calendar/civil-date';
import { notice } from '../../mail/notice';

/** Money that we owe, and money that is owed back. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const creditNotices = {
  CREDIT_SENT: notice<{ amountCents: number; account: string; lastFour: string }>()({
    opens: 'transaction',
    english: {
      subject: ({ amount }) => `We're sending you ${amount}`,
      says: ({ amount, account }) => `We're sending ${amount} to ${account}. Banks take one to three business days.`,
      button: 'See my transaction',
    },
    spanish: {
      subject: ({ amount }) => `Le estamos enviando ${amount}`,
      says: ({ amount, account }) =>
        `Le estamos enviando ${amount} a ${account}. Los bancos tardan de uno a tres días hábiles.`,
      button: 'Ver mi transacción',
    },
  }),
  CREDIT_WAITS: notice<{ amountCents: number }>()({
    opens: 'methods',
    english: {
      subject: ({ amount }) => `We owe you ${amount}`,
      says: ({ amount }) =>
        `We owe you ${amount}, but we have no account or card to send it to. Add one, and we'll send it on the next business day.`,
      button: 'Add a bank account or card',
    },
    spanish: {
      subject: ({ amount }) => `Le debemos ${amount}`,
      says: ({ amount }) =>
        `Le debemos ${amount}, pero no tenemos una cuenta o tarjeta a la que enviarlo. Agregue una y se lo enviaremos el siguiente día hábil.`,
      button: 'Agregar una cuenta o tarjeta',
    },
  }),
  CREDIT_RETURNED: notice<{ amountCents: number; account: string; lastFour: string }>()({
    opens: 'methods',
    english: {
      subject: ({ amount }) => `The ${amount} we sent you was returned`,
      says: ({ amount, account }) =>
        `We sent ${amount} to ${account}, and it was returned. If you have another account or card on file, we'll send it there. If not, add one.`,
      button: 'Add a bank account or card',
    },
    spanish: {
      subject: ({ amount }) => `Los ${amount} que le enviamos fueron devueltos`,
      says: ({ amount, account }) =>
        `Enviamos ${amount} a ${account} y el pago fue devuelto. Si tiene otra cuenta o tarjeta registrada, lo enviaremos allí. Si no, agregue una.`,
      button: 'Agregar una cuenta o tarjeta',
    },
  }),
  CREDIT_OWED_BACK: notice<{ amountCents: number; paidCents: number }>()({
    english: {
      subject: ({ amount }) => `You owe us ${amount} for a returned payment`,
      says: ({ amount, paid }) =>
        `Your bank returned your ${paid} payment after we had already sent that money back to you, so you owe us ${amount}. There's no interest or fee. Until you pay it back, your spending limit is reduced by that amount.`,
      button: 'Pay it back',
    },
    spanish: {
      subject: ({ amount }) => `Nos debe ${amount} por un pago devuelto`,
      says: ({ amount, paid }) =>
        `Su banco devolvió su pago de ${paid} después de que ya le habíamos devuelto ese dinero, así que nos debe ${amount}. No hay intereses ni cargos. Hasta que lo pague, su límite de gasto se reduce en ese monto.`,
      button: 'Pagar lo que debo',
    },
  }),
  CREDIT_STILL_OWED_BACK: notice<{ amountCents: number; on: CivilDate }>()({
    english: {
      subject: ({ amount }) => `You still owe us ${amount} for a returned payment`,
      says: ({ amount, on }) =>
        `You've owed us ${amount} since ${on}. We sent money back to you, and then your bank returned the payment it came from. There's no interest or fee. Until you pay it back, your spending limit is reduced by that amount.`,
      button: 'Pay it back',
    },
    spanish: {
      subject: ({ amount }) => `Todavía nos debe ${amount} por un pago devuelto`,
      says: ({ amount, on }) =>
        `Usted nos debe ${amount} desde el ${on}. Le devolvimos dinero y después su banco devolvió el pago del que provenía. No hay intereses ni cargos. Hasta que lo pague, su límite de gasto se reduce en ese monto.`,
      button: 'Pagar lo que debo',
    },
  }),
};
