import { phoneWords } from '@domain/phone-words';
import { mail } from '../../../mail/mail';
import { content, en, es } from '../../../mail/mail-parts';

type Closed = {
  to: string;
  brand: 'membership';
  firstName: string | null;
  practiceName: string;
  practiceId: string;
  phone: string;
  path: string;
  choice: 'FINISH' | 'END';
  closedOn: string;
  /** The day on which the year that runs is over. */
  endsOn: string;
  /** The last payment of the year; null where none is left. */
  lastPaymentOn: string | null;
  /** Practices of the same group that offer memberships. */
  others: readonly string[];
};

function closedInEnglish(of: Closed): string[] {
  const { practiceName, choice, others, phone } = of;
  const groups = others.length > 0 ? [`You can start a membership at ${others.join(', ')}. Ask them for a plan.`] : [];
  if (choice === 'END')
    return [
      `${practiceName} closed on ${en.day(of.closedOn)}, and your membership there ends on that day. You pay only for the treatments you received. Another email says what we refund or what you still owe.`,
      ...groups,
    ];
  const payments =
    of.lastPaymentOn === null
      ? 'Your year is paid.'
      : `Your payments stay the same until the last one on ${en.day(of.lastPaymentOn)}.`;
  return [
    `${practiceName} no longer offers new plans, and your plan year there continues. ${payments}`,
    `Use your remaining treatments by ${en.day(of.endsOn)}. Your plan ends that day and doesn't renew.`,
    "If you'd rather stop now, you can cancel in your account. You pay only for the treatments you received, and we refund what you paid beyond that, with this month's membership fee.",
    ...groups,
    `Questions? Call ${practiceName} at ${phoneWords(phone)}.`,
  ];
}

function closedInSpanish(of: Closed): string[] {
  const { practiceName, choice, others, phone } = of;
  const groups = others.length > 0 ? [`Puede empezar una membresía en ${others.join(', ')}. Pídales un plan.`] : [];
  if (choice === 'END')
    return [
      `${practiceName} cerró el ${es.day(of.closedOn)} y su membresía termina ese día. Usted paga solo los tratamientos que recibió. Otro correo le dice qué le reembolsamos o qué debe todavía.`,
      ...groups,
    ];
  const payments =
    of.lastPaymentOn === null
      ? 'Su año está pagado.'
      : `Sus pagos siguen igual hasta el último, el ${es.day(of.lastPaymentOn)}.`;
  return [
    `${practiceName} ya no ofrece planes nuevos, y el año de su plan continúa. ${payments}`,
    `Use los tratamientos que le quedan a más tardar el ${es.day(of.endsOn)}. Su plan termina ese día y no se renueva.`,
    'Si prefiere terminar ahora, puede cancelar en su cuenta. Usted paga solo los tratamientos que recibió, y le reembolsamos lo que pagó de más, con la cuota de membresía de este mes.',
    ...groups,
    `¿Preguntas? Llame a ${practiceName} al ${phoneWords(phone)}.`,
  ];
}

/** What a member hears when their practice closes. */
export const closingMails = {
  'practice-closed': mail<Closed>()({
    english: (payload, { publicUrl }) =>
      content(
        payload.choice === 'END' ? 'Your membership ended' : 'Your plan continues to the end of its year',
        [en.hello(payload), ...closedInEnglish(payload)],
        en.goOn(payload, publicUrl, 'Open my membership'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        payload.choice === 'END' ? 'Su membresía terminó' : 'Su plan continúa hasta el fin de su año',
        [es.hello(payload), ...closedInSpanish(payload)],
        es.goOn(payload, publicUrl, 'Abrir mi membresía'),
      ),
  }),
};
