import { phoneWords } from '@domain/phone-words';
import { mail, staffMail } from '../../../mail/mail';
import { content, en, es, exactDollars } from '../../../mail/mail-parts';
import { type AboutMember, REQUEST_CHANNELS, type ToMemberWithPage } from '../mail-facts';

type CancellationAsked = ToMemberWithPage & {
  phone: string;
  on: string;
  deliveredCents: number;
  paidCents: number;
  owedCents: number;
  backCents: number;
  /** What goes back to the credits that paid. */
  creditsCents: number;
  installments: number;
  installmentCents: number;
};

type Cancelled = ToMemberWithPage & {
  phone: string;
  paidCents: number;
  /** Owed beside what was shown, because a payment came back meanwhile. */
  returnedCents: number;
  refundCents: number;
  installmentCents: number;
  installments: number;
  creditsCents: number;
  /** Whether what is owed is taken from a card or account. */
  isCharged: boolean;
  /** What is still open of an earlier year. */
  earlierCents: number;
  /** Where its practice closed, and ended it with that; rows of before say nothing of it. */
  closedOn?: string | null;
  /** How and when they asked for it, where staff carried it out. */
  requestChannel: string | null;
  requestedOn: string | null;
  /** The day on which the next payment is due; null where there is none. */
  nextOn: string | null;
  /** The federal disclosure of the installments. */
  documentId: string | null;
};

type YearEnd = ToMemberWithPage & {
  isRenewed: boolean;
  /** Of this year, and of those before it. */
  openCents: number;
  takenOn: string | null;
  refundCents: number;
  creditsCents: number;
  /** Some are left that can be used for a while. */
  hasTreatments: boolean;
};

/** What would be owed comes first: a fee or credit that comes back beside it never hides it. */
function comesToInEnglish(of: CancellationAsked): string {
  const { owedCents, backCents, creditsCents, installments, installmentCents } = of;
  const owed =
    owedCents === 0
      ? []
      : installments > 1
        ? [
            `You'd owe ${exactDollars(owedCents)}, in one payment or in ${installments} payments (the first is ${exactDollars(installmentCents)}). There's no interest and no fee either way.`,
          ]
        : [`You'd owe ${exactDollars(owedCents)}. There's no fee.`];
  const back = backCents > 0 ? [`You'd get ${exactDollars(backCents)} back.`] : [];
  const credits = creditsCents > 0 ? [`${exactDollars(creditsCents)} would return to your credit.`] : [];
  const all = [...owed, ...back, ...credits];
  return all.length > 0 ? all.join(' Also: ') : "You'd owe nothing.";
}

function comesToInSpanish(of: CancellationAsked): string {
  const { owedCents, backCents, creditsCents, installments, installmentCents } = of;
  const owed =
    owedCents === 0
      ? []
      : installments > 1
        ? [
            `Tendría que pagar ${exactDollars(owedCents)}, en un solo pago o en ${installments} pagos (el primero de ${exactDollars(installmentCents)}). Sin intereses ni cargos en ambos casos.`,
          ]
        : [`Tendría que pagar ${exactDollars(owedCents)}. Sin cargos.`];
  const back = backCents > 0 ? [`Se le devolverían ${exactDollars(backCents)}.`] : [];
  const credits = creditsCents > 0 ? [`${exactDollars(creditsCents)} volverían a su crédito.`] : [];
  const all = [...owed, ...back, ...credits];
  return all.length > 0 ? all.join(' Además: ') : 'No tendría que pagar nada.';
}

/** That it is canceled, and by whose word. */
function whyInEnglish({ practiceName, closedOn, requestChannel, requestedOn }: Cancelled): string {
  if (closedOn) return `${practiceName} closed on ${en.day(closedOn)}, so your membership there is canceled.`;
  return requestChannel
    ? `As you requested ${REQUEST_CHANNELS[requestChannel]?.en ?? ''} on ${en.day(requestedOn ?? '')}, your membership at ${practiceName} is canceled.`
    : `Your membership at ${practiceName} is canceled.`;
}

function cancelledInEnglish(of: Cancelled): string[] {
  const { paidCents, returnedCents, refundCents, creditsCents, earlierCents } = of;
  const { installments } = of;
  const first = whyInEnglish(of);
  const returned =
    returnedCents > 0
      ? [
          `While we were processing this, your bank returned an earlier payment, so you owe ${exactDollars(returnedCents)} on top of the amount you saw. ${of.isCharged ? "We'll charge it to your current card or account, or you can pay it yourself." : 'You can pay it under Payments.'}`,
        ]
      : [];
  const earlier = earlierCents > 0 ? [`${exactDollars(earlierCents)} from an earlier plan year is still due.`] : [];
  const credits = creditsCents > 0 ? [`${exactDollars(creditsCents)} returned to your credit.`] : [];
  const back =
    refundCents > 0 ? [`We'll refund ${exactDollars(refundCents)} to the card or account you paid with.`] : [];
  const paid = paidCents > 0 ? [`You paid ${exactDollars(paidCents)} today.`] : [];
  if (installments > 0)
    return [
      first,
      `${paid.map((words) => `${words} `).join('')}${laterInEnglish(of)}`,
      ...back,
      ...credits,
      ...returned,
      ...earlier,
    ];
  const isDone = returnedCents === 0 && refundCents === 0 && earlierCents === 0;
  return [first, ...paid, ...back, ...credits, ...returned, ...earlier, ...(isDone ? ['You owe nothing more.'] : [])];
}

/** What is still to be paid, when, and by whom. */
function laterInEnglish({ paidCents, installments, installmentCents, nextOn, isCharged }: Cancelled): string {
  const [amount, day] = [exactDollars(installmentCents), nextOn === null ? '' : en.day(nextOn)];
  const what =
    paidCents > 0
      ? `You have ${installments} more ${installments === 1 ? 'payment' : 'payments'}. The next one is ${amount}.`
      : installments === 1
        ? `You owe ${amount}.`
        : `You owe what is left in ${installments} payments. The first is ${amount}.`;
  if (day === '') return what;
  return isCharged
    ? `${what} We'll charge it on ${day}.`
    : `${what} It's due on ${day}. Pay it yourself under Payments; we'll email you that day.`;
}

function whyInSpanish({ practiceName, closedOn, requestChannel, requestedOn }: Cancelled): string {
  if (closedOn) return `${practiceName} cerró el ${es.day(closedOn)}, así que su membresía allí está cancelada.`;
  return requestChannel
    ? `Como lo pidió ${REQUEST_CHANNELS[requestChannel]?.es ?? ''} el ${es.day(requestedOn ?? '')}, su membresía en ${practiceName} está cancelada.`
    : `Su membresía en ${practiceName} está cancelada.`;
}

function cancelledInSpanish(of: Cancelled): string[] {
  const { paidCents, returnedCents, refundCents, creditsCents, earlierCents } = of;
  const { installments } = of;
  const first = whyInSpanish(of);
  const returned =
    returnedCents > 0
      ? [
          `Mientras procesábamos esto, su banco devolvió un pago anterior, así que debe ${exactDollars(returnedCents)} además de lo que vio. ${of.isCharged ? 'Lo cobraremos a su tarjeta o cuenta actual, o puede pagarlo usted.' : 'Puede pagarlo en Pagos.'}`,
        ]
      : [];
  const earlier = earlierCents > 0 ? [`Aún debe ${exactDollars(earlierCents)} de un año anterior del plan.`] : [];
  const credits = creditsCents > 0 ? [`${exactDollars(creditsCents)} volvieron a su crédito.`] : [];
  const back =
    refundCents > 0 ? [`Le reembolsaremos ${exactDollars(refundCents)} a la tarjeta o cuenta con la que pagó.`] : [];
  const paid = paidCents > 0 ? [`Hoy pagó ${exactDollars(paidCents)}.`] : [];
  if (installments > 0)
    return [
      first,
      `${paid.map((words) => `${words} `).join('')}${laterInSpanish(of)}`,
      ...back,
      ...credits,
      ...returned,
      ...earlier,
    ];
  const isDone = returnedCents === 0 && refundCents === 0 && earlierCents === 0;
  return [first, ...paid, ...back, ...credits, ...returned, ...earlier, ...(isDone ? ['No debe nada más.'] : [])];
}

function laterInSpanish({ paidCents, installments, installmentCents, nextOn, isCharged }: Cancelled): string {
  const [amount, day] = [exactDollars(installmentCents), nextOn === null ? '' : es.day(nextOn)];
  const what =
    paidCents > 0
      ? `${installments === 1 ? 'Queda un pago más' : `Quedan ${installments} pagos más`}. El próximo es de ${amount}.`
      : installments === 1
        ? `Debe ${amount}.`
        : `Debe el resto en ${installments} pagos. El primero es de ${amount}.`;
  if (day === '') return what;
  return isCharged
    ? `${what} Lo cobraremos el ${day}.`
    : `${what} Vence el ${day}. Páguelo usted en Pagos; ese día le enviaremos un correo electrónico.`;
}

function yearEndInEnglish(of: YearEnd): string[] {
  const { isRenewed, openCents, takenOn, refundCents, creditsCents, hasTreatments, practiceName } = of;
  const open = openCents > 0 ? exactDollars(openCents) : null;
  const left = hasTreatments
    ? [
        'You can use treatments left from the plan year that just ended for 90 days, as long as all your payments are made.',
      ]
    : [];
  if (isRenewed)
    return [
      `Your plan at ${practiceName} continues for another year, as you agreed.`,
      ...(open ? [`${open} from the year that just ended is still due.`] : []),
      ...left,
    ];
  const owed = open
    ? takenOn
      ? `You owe ${open} for treatments you received and haven't paid for. We'll charge it on ${en.day(takenOn)}. You owe nothing for treatments you didn't receive.`
      : `You still owe ${open}.`
    : 'You owe nothing more.';
  return [
    `Your plan at ${practiceName} has ended. ${owed}`,
    ...(refundCents > 0 ? [`We'll refund ${exactDollars(refundCents)} to the card or account you paid with.`] : []),
    ...(creditsCents > 0 ? [`${exactDollars(creditsCents)} returned to your credit.`] : []),
    ...left,
  ];
}

function yearEndInSpanish(of: YearEnd): string[] {
  const { isRenewed, openCents, takenOn, refundCents, creditsCents, hasTreatments, practiceName } = of;
  const open = openCents > 0 ? exactDollars(openCents) : null;
  const left = hasTreatments
    ? [
        'Puede usar durante 90 días los tratamientos que le quedaron del año del plan que acaba de terminar, siempre que todos sus pagos estén hechos.',
      ]
    : [];
  if (isRenewed)
    return [
      `Su plan en ${practiceName} continúa otro año, como usted aceptó.`,
      ...(open ? [`Aún debe ${open} del año que acaba de terminar.`] : []),
      ...left,
    ];
  const owed = open
    ? takenOn
      ? `Debe ${open} por tratamientos que recibió y no ha pagado. Lo cobraremos el ${es.day(takenOn)}. No debe nada por tratamientos que no recibió.`
      : `Todavía debe ${open}.`
    : 'No debe nada más.';
  return [
    `Su plan en ${practiceName} terminó. ${owed}`,
    ...(refundCents > 0
      ? [`Le reembolsaremos ${exactDollars(refundCents)} a la tarjeta o cuenta con la que pagó.`]
      : []),
    ...(creditsCents > 0 ? [`${exactDollars(creditsCents)} volvieron a su crédito.`] : []),
    ...left,
  ];
}

/** Mails about the end of a membership, and of a plan year. */
export const cancellationMails = {
  'membership-cancellation-asked': mail<CancellationAsked>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `What it would cost to cancel your ${brand.name} membership`,
        [
          en.hello(payload),
          "This email doesn't cancel anything.",
          `Here's how it works out if you cancel your membership at ${payload.practiceName} on ${en.day(payload.on)}: you've received ${exactDollars(payload.deliveredCents)} in treatments and paid ${exactDollars(payload.paidCents)} toward them. ${comesToInEnglish(payload)}`,
          `The amount can differ on another day. Before you confirm, you'll see a quote that's good for 30 minutes. Questions? Call ${payload.practiceName} at ${phoneWords(payload.phone)}.`,
        ],
        en.goOn(payload, publicUrl, "See today's amount"),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Cuánto costaría cancelar su membresía de ${brand.name}`,
        [
          es.hello(payload),
          'Este correo no cancela nada.',
          `Este es el cálculo si cancela su membresía en ${payload.practiceName} el ${es.day(payload.on)}: recibió tratamientos por ${exactDollars(payload.deliveredCents)} y pagó ${exactDollars(payload.paidCents)} por ellos. ${comesToInSpanish(payload)}`,
          `El monto puede variar otro día. Antes de confirmar, verá una cotización válida por 30 minutos. ¿Preguntas? Llame a ${payload.practiceName} al ${phoneWords(payload.phone)}.`,
        ],
        es.goOn(payload, publicUrl, 'Ver el monto de hoy'),
      ),
  }),
  'membership-cancelled': mail<Cancelled>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your ${brand.name} membership is canceled`,
        [
          en.hello(payload),
          ...cancelledInEnglish(payload),
          ...(payload.documentId ? [en.whereIs('The federal disclosure of your payments', isAttached)] : []),
        ],
        en.goOn(payload, publicUrl, 'See my payments'),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su membresía de ${brand.name} está cancelada`,
        [
          es.hello(payload),
          ...cancelledInSpanish(payload),
          ...(payload.documentId ? [es.whereIs('La declaración federal de sus pagos', isAttached)] : []),
        ],
        es.goOn(payload, publicUrl, 'Ver mis pagos'),
      ),
  }),
  'membership-year': mail<YearEnd>()({
    english: (payload, { publicUrl }) =>
      content(
        payload.isRenewed ? 'Your membership continues for another year' : 'Your membership year has ended',
        [en.hello(payload), ...yearEndInEnglish(payload)],
        en.goOn(payload, publicUrl, 'Open my membership'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        payload.isRenewed ? 'Su membresía continúa otro año' : 'El año de su membresía terminó',
        [es.hello(payload), ...yearEndInSpanish(payload)],
        es.goOn(payload, publicUrl, 'Abrir mi membresía'),
      ),
  }),
  'member-left': staffMail<AboutMember>()(({ memberName }) =>
    content('A member canceled', [
      'Hello,',
      `${memberName} canceled their membership. We removed the visits scheduled for it.`,
    ]),
  ),
};
