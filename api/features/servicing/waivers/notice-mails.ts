import { notice } from '../../../mail/notice';

type Left = {
  amountCents: number;
  /** What pays the loan off now; none where it is paid. */
  leftCents?: number;
  /** Due now; none where nothing is asked for. */
  dueCents?: number;
};

const owed = ({ left, due }: { left: string; due: string }): string =>
  left
    ? ` You now owe ${left} if you pay the loan off today.${due ? ` Of that, ${due} is due now.` : ''}`
    : ' You now owe nothing on it.';
const spanishOwed = ({ left, due }: { left: string; due: string }): string =>
  left
    ? ` Ahora debe ${left} si paga todo el préstamo hoy.${due ? ` De eso, debe pagar ${due} ahora.` : ''}`
    : ' Ahora no debe nada por él.';

/** What staff took off a loan. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const waiverNotices = {
  FEES_WAIVED: notice<Left & { backCents?: number }>()({
    english: {
      subject: ({ amount }) => `We removed ${amount} in late fees`,
      says: ({ amount, back, ...facts }) =>
        `We removed ${amount} in late fees from your loan.${back ? ` You had paid ${back} of that, so we'll send it back to you.` : ''}${owed(facts)}`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount }) => `Quitamos ${amount} de cargos por atraso`,
      says: ({ amount, back, ...facts }) =>
        `Quitamos ${amount} de cargos por atraso de su préstamo.${back ? ` Usted ya había pagado ${back} de eso, así que se lo devolveremos.` : ''}${spanishOwed(facts)}`,
      button: 'Ver mis pagos',
    },
  }),
  GOODWILL_GIVEN: notice<Left>()({
    english: {
      subject: ({ amount }) => `We credited ${amount} to your loan`,
      says: ({ amount, ...facts }) =>
        `We credited ${amount} to your loan at our expense. It counts like a payment.${owed(facts)}`,
      button: 'See my payments',
    },
    spanish: {
      subject: ({ amount }) => `Acreditamos ${amount} a su préstamo`,
      says: ({ amount, ...facts }) =>
        `Acreditamos ${amount} a su préstamo por nuestra cuenta. Cuenta como un pago.${spanishOwed(facts)}`,
      button: 'Ver mis pagos',
    },
  }),
};
