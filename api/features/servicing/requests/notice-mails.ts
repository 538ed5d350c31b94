import type { CivilDate } from '@domain/calendar/civil-date';
import { type NoticeFacts, type NoticeWords, notice, type PauseOutcome } from '../../../mail/notice';

type Resumed = Pick<NoticeFacts, 'newDueCents' | 'newDueOn' | 'isTaken' | 'lateCents' | 'isPaused'> & {
  outcome: PauseOutcome;
  amountCents?: number;
  on?: CivilDate;
};
type Words = NoticeWords<Resumed>;

const outcomes: Readonly<Record<PauseOutcome, readonly [english: string, spanish: string]>> = {
  DECLINED_BY_PRACTICE: [
    "Your practice declined your dispute. You can see their reason in the transaction's history.",
    'Su consultorio rechazó su disputa. Puede ver su motivo en el historial de la transacción.',
  ],
  DECLINED_BY_US: [
    "We reviewed your dispute and declined it. You can see our reason in the transaction's history.",
    'Revisamos su disputa y la rechazamos. Puede ver nuestro motivo en el historial de la transacción.',
  ],
  WITHDRAWN: ['You withdrew your dispute.', 'Usted retiró su disputa.'],
  REFUNDED: [
    'Your practice refunded part of your purchase, which answers your dispute.',
    'Su consultorio reembolsó una parte de su compra, y con eso su disputa queda respondida.',
  ],
  REVIEWED: ['Our review is finished.', 'Terminamos nuestra revisión.'],
  RELEASED: ['We removed the hold on your account.', 'Quitamos la retención de su cuenta.'],
};

const outcomeOf = (outcome: string) => outcomes[outcome as PauseOutcome] ?? ['', ''];

function dues({ newDue, newDueOn, taken, amount, on, late }: Words): string {
  return [
    ...(late ? [`${late} was past due before the pause. Pay that now.`] : []),
    ...(newDue
      ? [
          `${newDue} came due during the pause. Its new due date is ${newDueOn}, and until then it isn't late.`,
          taken ? 'Autopay will pay it that day.' : 'Pay it in your account by then.',
        ]
      : []),
    ...(amount ? [`Your next monthly payment is ${amount}, due on ${on}.`] : []),
  ].join(' ');
}

function spanishDues({ newDue, newDueOn, taken, amount, on, late }: Words): string {
  return [
    ...(late ? [`${late} estaba atrasado antes de la pausa. Páguelo ahora.`] : []),
    ...(newDue
      ? [
          `${newDue} venció durante la pausa. Su nueva fecha de vencimiento es el ${newDueOn} y hasta entonces no está atrasado.`,
          taken ? 'El pago automático lo pagará ese día.' : 'Páguelo en su cuenta a más tardar ese día.',
        ]
      : []),
    ...(amount ? [`Su próximo pago mensual es de ${amount} y vence el ${on}.`] : []),
  ].join(' ');
}

/** The end of what paused a loan. Subjects name neither practice nor treatment, because they are read on lock screens. */
export const pauseNotices = {
  PAYMENTS_RESUMED: notice<Resumed>()({
    english: {
      subject: ({ newDue, newDueOn, paused, amount, on }) =>
        paused
          ? 'Your loan payments stay paused'
          : newDue
            ? `Your loan payments continue: ${newDue} due ${newDueOn}`
            : amount
              ? `Your loan payments continue: ${amount} due ${on}`
              : 'Your loan payments continue',
      says: (words) =>
        words.paused
          ? `${outcomeOf(words.outcome)[0]} Your loan payments stay paused while we look into your account. Nothing is due right now.`
          : `${outcomeOf(words.outcome)[0]} Your loan payments continue. ${dues(words)}`.trim(),
      button: 'See my payments',
    },
    spanish: {
      subject: ({ newDue, newDueOn, paused, amount, on }) =>
        paused
          ? 'Los pagos de su préstamo siguen en pausa'
          : newDue
            ? `Los pagos de su préstamo continúan: ${newDue} vence el ${newDueOn}`
            : amount
              ? `Los pagos de su préstamo continúan: ${amount} vence el ${on}`
              : 'Los pagos de su préstamo continúan',
      says: (words) =>
        words.paused
          ? `${outcomeOf(words.outcome)[1]} Los pagos de su préstamo siguen en pausa mientras revisamos su cuenta. No tiene que pagar nada ahora.`
          : `${outcomeOf(words.outcome)[1]} Los pagos de su préstamo continúan. ${spanishDues(words)}`.trim(),
      button: 'Ver mis pagos',
    },
  }),
};
