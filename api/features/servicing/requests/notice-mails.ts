import type { CivilDate } from '@domain/calendar/civil-date';
import { type NoticeFacts, type NoticeWords, notice, type PauseOutcome } from '../../../mail/notice';

type Resumed = Pick<NoticeFacts, 'newDueCents' | 'newDueOn' | 'isTaken' | 'lateCents' | 'isPaused'> & {
  outcome: PauseOutcome;
  /** Where no payment goes on: nothing is owed anymore, or the loan was charged off. */
  reason?: 'ENDED' | 'CHARGED_OFF';
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
  STATE_ENDED: [
    'What we had on record that paused your payments has ended.',
    'Terminó lo que teníamos registrado y que puso en pausa sus pagos.',
  ],
};

/** What is said of a loan that has no monthly payments anymore. */
const withoutPayments: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  ENDED: ['You owe nothing on this loan.', 'No debe nada por este préstamo.'],
  CHARGED_OFF: [
    'Your loan was charged off, so it has no monthly payments. You can pay what you owe at any time.',
    'Su préstamo se declaró incobrable, así que no tiene pagos mensuales. Puede pagar lo que debe en cualquier momento.',
  ],
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
      subject: ({ newDue, newDueOn, paused, amount, on, reason }) => {
        if (paused) return 'Your loan payments stay paused';
        if (reason) return 'We finished our review of your loan';
        if (newDue) return `Your loan payments continue: ${newDue} due ${newDueOn}`;
        return amount ? `Your loan payments continue: ${amount} due ${on}` : 'Your loan payments continue';
      },
      says: (words) => {
        const [said] = outcomeOf(words.outcome);
        if (words.paused)
          return `${said} Your loan payments stay paused while another review of your account or purchase is open. Nothing is due right now.`;
        const [none] = withoutPayments[words.reason] ?? [];
        return `${said} ${none ?? `Your loan payments continue. ${dues(words)}`}`.trim();
      },
      button: 'See my payments',
    },
    spanish: {
      subject: ({ newDue, newDueOn, paused, amount, on, reason }) => {
        if (paused) return 'Los pagos de su préstamo siguen en pausa';
        if (reason) return 'Terminamos la revisión de su préstamo';
        if (newDue) return `Los pagos de su préstamo continúan: ${newDue} vence el ${newDueOn}`;
        return amount
          ? `Los pagos de su préstamo continúan: ${amount} vence el ${on}`
          : 'Los pagos de su préstamo continúan';
      },
      says: (words) => {
        const [, said] = outcomeOf(words.outcome);
        if (words.paused)
          return `${said} Los pagos de su préstamo siguen en pausa mientras haya otra revisión de su cuenta o su compra. No tiene que pagar nada ahora.`;
        const [, none] = withoutPayments[words.reason] ?? [];
        return `${said} ${none ?? `Los pagos de su préstamo continúan. ${spanishDues(words)}`}`.trim();
      },
      button: 'Ver mis pagos',
    },
  }),
};
