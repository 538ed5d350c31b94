import type { CivilDate } from '@domain/calendar/civil-date';
import { notice } from '../../mail/notice';

/** Money that we owe, and money that is owed back. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const creditNotices = {
  CREDIT_SENT: notice<{ amountCents: number; account: string; lastFour: string }>()({
    opens: 'transaction',
    english: {
      subject: 'Money is on its way to you',
      says: ({ amount, account }) =>
        `We are sending ${amount} back to you, to ${account}. Banks take one to three business days.`,
      button: 'See my transaction',
    },
    spanish: {
      subject: 'Su dinero está en camino',
      says: ({ amount, account }) =>
        `Le estamos enviando ${amount} de vuelta, a ${account}. Los bancos tardan de uno a tres días hábiles.`,
      button: 'Ver mi transacción',
    },
  }),
  CREDIT_WAITS: notice<{ amountCents: number }>()({
    opens: 'methods',
    english: {
      subject: 'We owe you money',
      says: ({ amount }) =>
        `We owe you ${amount} and have no account or card to send it to. Add one, and it leaves on the next business day.`,
      button: 'Add a bank account or card',
    },
    spanish: {
      subject: 'Le debemos dinero',
      says: ({ amount }) =>
        `Le debemos ${amount} y no tenemos una cuenta o tarjeta a la que enviarlo. Agregue una y sale el siguiente día hábil.`,
      button: 'Agregar una cuenta o tarjeta',
    },
  }),
  CREDIT_RETURNED: notice<{ amountCents: number; account: string; lastFour: string }>()({
    opens: 'methods',
    english: {
      subject: 'Money that we sent you came back',
      says: ({ amount, account }) =>
        `We sent ${amount} to ${account}, and it came back. Where you have another account or card with us, it goes there. Otherwise add one.`,
      button: 'Add a bank account or card',
    },
    spanish: {
      subject: 'El dinero que le enviamos fue devuelto',
      says: ({ amount, account }) =>
        `Enviamos ${amount} a ${account} y fue devuelto. Si tiene otra cuenta o tarjeta con nosotros, va allí. Si no, agregue una.`,
      button: 'Agregar una cuenta o tarjeta',
    },
  }),
  CREDIT_OWED_BACK: notice<{ amountCents: number; paidCents: number }>()({
    english: {
      subject: 'You owe us money that we sent you',
      says: ({ amount, paid }) =>
        `Your payment of ${paid} came back from your bank, after we had sent you money that came from it. So you owe us ${amount}. No interest and no fee is added. Your spending limit is lower by it until you pay it back.`,
      button: 'Pay it back',
    },
    spanish: {
      subject: 'Usted nos debe dinero que le enviamos',
      says: ({ amount, paid }) =>
        `Su banco devolvió su pago de ${paid} después de que le enviamos dinero que venía de ese pago. Por eso usted nos debe ${amount}. No se agregan intereses ni cargos. Su límite de gasto es menor en esa cantidad hasta que la pague.`,
      button: 'Pagar lo que debo',
    },
  }),
  CREDIT_STILL_OWED_BACK: notice<{ amountCents: number; on: CivilDate }>()({
    english: {
      subject: 'You still owe us money that we sent you',
      says: ({ amount, on }) =>
        `You owe us ${amount} since ${on}: we sent you money, and then the payment that it came from was returned by your bank. No interest and no fee is added. Your spending limit is lower by it until you pay it back.`,
      button: 'Pay it back',
    },
    spanish: {
      subject: 'Usted todavía nos debe dinero que le enviamos',
      says: ({ amount, on }) =>
        `Usted nos debe ${amount} desde el ${on}: le enviamos dinero y después su banco devolvió el pago del que venía. No se agregan intereses ni cargos. Su límite de gasto es menor en esa cantidad hasta que la pague.`,
      button: 'Pagar lo que debo',
    },
  }),
};
