import { phoneWords } from '@domain/phone-words';
import { mail, staffMail, textMessage } from '../../mail/mail';
import { content, en, es, exactDollars } from '../../mail/mail-parts';

type Of = { to: string; brand: 'membership'; firstName: string | null; practiceName: string; practiceId: string };
type OfPlan = Of & { path: string };
type Sent = OfPlan & { monthlyCents: number; firstCents: number };
type Changed = OfPlan & { isChange: boolean };
type Withdrawn = Of & { phone: string; isChange: boolean };
type Saved = { to: string; brand: 'membership'; path: string; memberName: string };

/** Mails about a plan on its way to the member. Subjects name neither treatment nor practice: they are read on lock screens. */
export const planMails = {
  'plan-sent': mail<Sent>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} plan is ready to review`,
        [
          en.hello(payload),
          `${payload.practiceName} put together a treatment plan for you at ${exactDollars(payload.monthlyCents)} a month${payload.firstCents === payload.monthlyCents ? '' : `, with ${exactDollars(payload.firstCents)} due on the first day`}. Review it, choose how to pay, and sign if it works for you. You won't be charged until you sign.`,
        ],
        en.goOn(payload, publicUrl, 'Review my plan'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su plan de ${brand.name} está listo para revisarlo`,
        [
          es.hello(payload),
          `${payload.practiceName} preparó un plan de tratamientos para usted por ${exactDollars(payload.monthlyCents)} al mes${payload.firstCents === payload.monthlyCents ? '' : `, con ${exactDollars(payload.firstCents)} el primer día`}. Revíselo, elija cómo pagar y fírmelo si le conviene. No le cobraremos nada hasta que lo firme.`,
        ],
        es.goOn(payload, publicUrl, 'Revisar mi plan'),
      ),
  }),
  'plan-updated': mail<Changed>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        payload.isChange ? `Review a change to your ${brand.name} plan` : `Your ${brand.name} plan was updated`,
        [
          en.hello(payload),
          payload.isChange
            ? `${payload.practiceName} proposed a change to your plan. Compare your current plan with the new one before you decide. Nothing changes until you accept.`
            : `${payload.practiceName} updated the plan they sent you. You won't be charged until you sign it.`,
        ],
        en.goOn(payload, publicUrl, 'Review my plan'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        payload.isChange ? `Revise un cambio en su plan de ${brand.name}` : `Su plan de ${brand.name} cambió`,
        [
          es.hello(payload),
          payload.isChange
            ? `${payload.practiceName} propuso un cambio en su plan. Compare su plan actual con el nuevo antes de decidir. Nada cambia hasta que usted acepte.`
            : `${payload.practiceName} actualizó el plan que le envió. No le cobraremos nada hasta que lo firme.`,
        ],
        es.goOn(payload, publicUrl, 'Revisar mi plan'),
      ),
  }),
  'plan-withdrawn': mail<Withdrawn>()({
    english: (payload, { brand }) =>
      content(payload.isChange ? `Your ${brand.name} plan isn't changing` : `Your ${brand.name} plan was withdrawn`, [
        en.hello(payload),
        payload.isChange
          ? `${payload.practiceName} withdrew the change they proposed. Your plan stays the same.`
          : `${payload.practiceName} withdrew the plan they sent you. You weren't charged.`,
        `Questions? Call ${payload.practiceName} at ${phoneWords(payload.phone)}.`,
      ]),
    spanish: (payload, { brand }) =>
      content(payload.isChange ? `Su plan de ${brand.name} no cambia` : `Su plan de ${brand.name} fue retirado`, [
        es.hello(payload),
        payload.isChange
          ? `${payload.practiceName} retiró el cambio que había propuesto. Su plan sigue igual.`
          : `${payload.practiceName} retiró el plan que le había enviado. No le cobramos nada.`,
        `¿Preguntas? Llame a ${payload.practiceName} al ${phoneWords(payload.phone)}.`,
      ]),
  }),
  'plan-saved': staffMail<Saved>()((payload, { publicUrl }) =>
    content(
      'Plan saved and not sent yet',
      [
        'Hello,',
        `The plan for ${payload.memberName} is saved. We haven't notified the patient. Send it when it's ready.`,
      ],
      en.goOn(payload, publicUrl, 'Open plan'),
    ),
  ),
  'plan-changed-by-member': staffMail<Saved>()((payload, { publicUrl }) =>
    content(
      'A member requested plan changes',
      ['Hello,', `${payload.memberName} changed the plan you sent. Review it, and send it back if you agree.`],
      en.goOn(payload, publicUrl, 'Open plan'),
    ),
  ),
};

type SentText = { to: string; stateCode?: string | null; practiceId?: string; practiceName: string; path: string };

export const planTexts = {
  'plan-sent-text': textMessage<SentText>()({
    english: ({ practiceName, path }, { publicUrl }) => `${practiceName} sent you a plan. See it: ${publicUrl}${path}`,
    spanish: ({ practiceName, path }, { publicUrl }) => `${practiceName} le envió un plan. Véalo: ${publicUrl}${path}`,
  }),
};

type VisitText = {
  to: string;
  visitIds?: readonly string[];
  visitAt?: string;
  stateCode?: string | null;
  practiceId?: string;
  practiceName: string;
  practicePhone: string;
  at: string;
};

export const visitTexts = {
  'visit-ahead-text': textMessage<VisitText>()({
    english: ({ practiceName, practicePhone, at }) =>
      `Reminder: your visit at ${practiceName} is on ${en.moment(at)}. Need to reschedule? Call ${phoneWords(practicePhone)}. Reply STOP to stop texts.`,
    spanish: ({ practiceName, practicePhone, at }) =>
      `Recordatorio: su cita en ${practiceName} es el ${es.moment(at)}. ¿Necesita otra fecha? Llame al ${phoneWords(practicePhone)}. Responda STOP para no recibir más mensajes.`,
  }),
};

type Activated = OfPlan & {
  paidCents: number;
  /** Null where the year was paid at once. */
  monthlyCents: number | null;
  documentId: string | null;
};
type Joined = {
  to: string;
  brand: 'membership';
  memberName: string;
  totalCents: number;
  contract: 'UPFRONT' | 'MONTHLY';
};
type Failed = OfPlan & { amountCents: number; account: string; lastFour: string; again: string | null };
type Dropped = OfPlan & { amountCents: number; isCancellation: boolean };
type OfDay = OfPlan & {
  phone: string;
  kind:
    | 'DEBIT_AHEAD'
    | 'DEBIT_CHANGED'
    | 'DEBIT_DROPPED'
    | 'RENEWAL_AHEAD'
    | 'LATE_NOTICE'
    | 'BENEFITS_HELD'
    | 'CANCEL_PROPOSAL'
    | 'NO_METHOD';
  amountCents: number;
  /** Of the debit before, where this one differs. */
  beforeCents?: number;
  on: string | null;
};
type PrivacyPolicy = { to: string; brand: 'membership'; firstName: string | null; practiceName: string; path: string };
type CancellationAsked = OfPlan & {
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
type Cancelled = OfPlan & {
  phone: string;
  paidCents: number;
  /** Owed beside what was shown, because a payment came back meanwhile. */
  returnedCents: number;
  refundCents: number;
  installmentCents: number;
  installments: number;
  creditsCents: number;
  /** What is still open of an earlier year. */
  earlierCents: number;
  /** How and when they asked for it, where staff carried it out. */
  requestChannel: string | null;
  requestedOn: string | null;
  /** The day of the next payment. */
  nextOn: string | null;
  /** The federal disclosure of the installments. */
  documentId: string | null;
};

const CHANNELS: Readonly<Record<string, { en: string; es: string }>> = {
  PHONE: { en: 'by phone', es: 'por teléfono' },
  LETTER: { en: 'by letter', es: 'por carta' },
  EMAIL: { en: 'by email', es: 'por correo electrónico' },
  IN_PERSON: { en: 'in person', es: 'en persona' },
};
type VisitAhead = OfPlan & {
  visitIds?: readonly string[];
  visitAt?: string;
  practicePhone: string;
  /** By the practice's clocks: 2026-09-03T10:30. */
  at: string;
  address: string;
  treatment: string | null;
  injector: string | null;
};
type StoppedWithdrawal = OfPlan & { amountCents: number; leftCents: number };
type RefundWaits = OfPlan & { amountCents: number; account: string; lastFour: string };
type YearEnd = OfPlan & {
  isRenewed: boolean;
  /** Of this year, and of those before it. */
  openCents: number;
  takenOn: string | null;
  refundCents: number;
  creditsCents: number;
  /** Some are left that can be used for a while. */
  hasTreatments: boolean;
};
type Renewed = OfPlan & { phone: string; beginsOn: string; documentId: string | null };
type ChangeAccepted = OfPlan & { documentId: string | null };
type ChangeAnswered = {
  to: string;
  brand: 'membership';
  path: string;
  memberName: string;
  phone: string | null;
  note: string | null;
  isAccepted: boolean;
};
type DateAsked = { to: string; brand: 'membership'; memberName: string; phone: string | null; note: string | null };
type ContactAsked = { to: string; brand: 'membership'; memberName: string; phone: string | null; path: string };
type AboutMember = { to: string; brand: 'membership'; memberName: string };

function dayInEnglish({
  kind,
  amountCents,
  beforeCents = 0,
  on,
  phone,
  practiceName,
}: OfDay): [subject: string, text: string] {
  const amount = exactDollars(amountCents);
  switch (kind) {
    case 'DEBIT_AHEAD':
      return [
        `${amount} membership payment on ${en.day(on ?? '')}`,
        `We'll charge ${amount} for your membership at ${practiceName} on ${en.day(on ?? '')}.`,
      ];
    case 'DEBIT_CHANGED':
      return [
        `Your membership payment on ${en.day(on ?? '')} changes to ${amount}`,
        `On ${en.day(on ?? '')}, we'll charge ${amount} for your membership at ${practiceName} instead of ${exactDollars(beforeCents)}.`,
      ];
    case 'DEBIT_DROPPED':
      return [
        `No ${amount} membership payment on ${en.day(on ?? '')}`,
        `We told you that we'd charge ${amount} for your membership at ${practiceName} on ${en.day(on ?? '')}. We won't.`,
      ];
    case 'RENEWAL_AHEAD':
      return [
        `Your membership year ends ${en.day(on ?? '')}`,
        `Your plan year at ${practiceName} ends on ${en.day(on ?? '')}. To continue for another year, review it and agree. If you don't, your membership ends that day and you owe nothing for another year.${amountCents > 0 ? ` ${amount} of this year is past due. You would still owe for treatments you received.` : ''}`,
      ];
    case 'LATE_NOTICE':
      return [
        `Your ${amount} membership payment is past due`,
        `Your ${amount} payment for your membership at ${practiceName} is past due. There's no late fee. Pay now, or choose another card or account.`,
      ];
    case 'NO_METHOD':
      return [
        `Add a card or account for your ${amount} membership payment`,
        `${amount} for your membership at ${practiceName} is due, but we can't charge your card or account anymore. Choose another one. There's no fee for this.`,
      ];
    case 'BENEFITS_HELD':
      return [
        'Your membership benefits are on hold',
        `${amount} for your membership at ${practiceName} is two weeks past due, so your treatments are on hold until you pay. Your scheduled visits stay on the calendar.`,
      ];
    case 'CANCEL_PROPOSAL':
      return [
        `Your ${amount} membership payment is a month past due`,
        `${amount} for your membership at ${practiceName} is a month past due. You can pay it, change your plan, or see what it would cost to cancel. Questions? Call ${phoneWords(phone)}.`,
      ];
  }
}

function dayInSpanish({
  kind,
  amountCents,
  beforeCents = 0,
  on,
  phone,
  practiceName,
}: OfDay): [subject: string, text: string] {
  const amount = exactDollars(amountCents);
  switch (kind) {
    case 'DEBIT_AHEAD':
      return [
        `Pago de membresía de ${amount} el ${es.day(on ?? '')}`,
        `El ${es.day(on ?? '')} le cobraremos ${amount} por su membresía en ${practiceName}.`,
      ];
    case 'DEBIT_CHANGED':
      return [
        `Su pago de membresía del ${es.day(on ?? '')} cambia a ${amount}`,
        `El ${es.day(on ?? '')} le cobraremos ${amount} por su membresía en ${practiceName} en lugar de ${exactDollars(beforeCents)}.`,
      ];
    case 'DEBIT_DROPPED':
      return [
        `Sin pago de membresía de ${amount} el ${es.day(on ?? '')}`,
        `Le dijimos que el ${es.day(on ?? '')} le cobraríamos ${amount} por su membresía en ${practiceName}. No lo haremos.`,
      ];
    case 'RENEWAL_AHEAD':
      return [
        `Su año de membresía termina el ${es.day(on ?? '')}`,
        `El año de su plan en ${practiceName} termina el ${es.day(on ?? '')}. Para continuar otro año, revíselo y acepte. Si no lo hace, su membresía termina ese día y no debe nada por otro año.${amountCents > 0 ? ` ${amount} de este año están atrasados, y seguiría debiendo los tratamientos que recibió.` : ''}`,
      ];
    case 'LATE_NOTICE':
      return [
        `Su pago de membresía de ${amount} está atrasado`,
        `Su pago de ${amount} por su membresía en ${practiceName} está atrasado. No hay cargo por atraso. Pague ahora o elija otra tarjeta o cuenta.`,
      ];
    case 'NO_METHOD':
      return [
        `Agregue una tarjeta o cuenta para su pago de membresía de ${amount}`,
        `Debe pagar ${amount} por su membresía en ${practiceName}, pero ya no podemos cobrar a su tarjeta o cuenta. Elija otra. No hay ningún cargo por esto.`,
      ];
    case 'BENEFITS_HELD':
      return [
        'Los beneficios de su membresía están en pausa',
        `Su pago de ${amount} por su membresía en ${practiceName} tiene dos semanas de atraso, así que sus tratamientos están en pausa hasta que pague. Sus citas se mantienen.`,
      ];
    case 'CANCEL_PROPOSAL':
      return [
        `Su pago de membresía de ${amount} tiene un mes de atraso`,
        `Su pago de ${amount} por su membresía en ${practiceName} tiene un mes de atraso. Puede pagarlo, cambiar su plan o ver cuánto costaría cancelar. ¿Preguntas? Llame al ${phoneWords(phone)}.`,
      ];
  }
}

function comesToInEnglish(of: CancellationAsked): string {
  const { owedCents, backCents, creditsCents, installments, installmentCents } = of;
  if (backCents > 0)
    return `You'd get ${exactDollars(backCents)} back.${creditsCents > 0 ? ` Also, ${exactDollars(creditsCents)} would return to your credit.` : ''}`;
  if (creditsCents > 0) return `${exactDollars(creditsCents)} would return to your credit.`;
  if (owedCents === 0) return "You'd owe nothing.";
  const once = `You'd owe ${exactDollars(owedCents)}`;
  return installments > 1
    ? `${once}, in one payment or in ${installments} payments (the first is ${exactDollars(installmentCents)}). There's no interest and no fee either way.`
    : `${once}. There's no fee.`;
}

function comesToInSpanish(of: CancellationAsked): string {
  const { owedCents, backCents, creditsCents, installments, installmentCents } = of;
  if (backCents > 0)
    return `Se le devolverían ${exactDollars(backCents)}.${creditsCents > 0 ? ` Además, ${exactDollars(creditsCents)} volverían a su crédito.` : ''}`;
  if (creditsCents > 0) return `${exactDollars(creditsCents)} volverían a su crédito.`;
  if (owedCents === 0) return 'No tendría que pagar nada.';
  const once = `Tendría que pagar ${exactDollars(owedCents)}`;
  return installments > 1
    ? `${once}, en un solo pago o en ${installments} pagos (el primero de ${exactDollars(installmentCents)}). Sin intereses ni cargos en ambos casos.`
    : `${once}. Sin cargos.`;
}

function cancelledInEnglish(of: Cancelled): string[] {
  const { paidCents, returnedCents, refundCents, creditsCents, earlierCents } = of;
  const { installmentCents, installments, practiceName, requestChannel, requestedOn, nextOn } = of;
  const first = requestChannel
    ? `As you requested ${CHANNELS[requestChannel]?.en ?? ''} on ${en.day(requestedOn ?? '')}, your membership at ${practiceName} is canceled.`
    : `Your membership at ${practiceName} is canceled.`;
  const returned =
    returnedCents > 0
      ? [
          `While we were processing this, your bank returned an earlier payment, so you owe ${exactDollars(returnedCents)} on top of the amount you saw. We'll charge it to your current card or account, or you can pay it yourself.`,
        ]
      : [];
  const earlier =
    earlierCents > 0
      ? [`${exactDollars(earlierCents)} from an earlier plan year is still due. You can pay it anytime.`]
      : [];
  const credits = creditsCents > 0 ? [`${exactDollars(creditsCents)} returned to your credit.`] : [];
  if (installments > 0)
    return [
      first,
      paidCents > 0
        ? `You paid ${exactDollars(paidCents)} today. You have ${installments} more ${installments === 1 ? 'payment' : 'payments'}; the next one is ${exactDollars(installmentCents)}.`
        : installments === 1
          ? `You owe ${exactDollars(installmentCents)}. We'll charge it on ${en.day(nextOn ?? '')}, or you can pay it sooner.`
          : `You owe what is left in ${installments} payments. The first is ${exactDollars(installmentCents)} on ${en.day(nextOn ?? '')}; you can pay sooner.`,
      ...returned,
      ...earlier,
    ];
  if (returnedCents > 0) return [first, `You paid ${exactDollars(paidCents)}.`, ...returned, ...earlier];
  if (refundCents > 0)
    return [
      first,
      `We'll refund ${exactDollars(refundCents)} to the card or account you paid with.`,
      ...credits,
      ...earlier,
    ];
  const paid = paidCents > 0 ? [`You paid ${exactDollars(paidCents)}.`] : [];
  return [first, ...paid, ...credits, ...(earlierCents > 0 ? earlier : ['You owe nothing more.'])];
}

function cancelledInSpanish(of: Cancelled): string[] {
  const { paidCents, returnedCents, refundCents, creditsCents, earlierCents } = of;
  const { installmentCents, installments, practiceName, requestChannel, requestedOn, nextOn } = of;
  const first = requestChannel
    ? `Como lo pidió ${CHANNELS[requestChannel]?.es ?? ''} el ${es.day(requestedOn ?? '')}, su membresía en ${practiceName} está cancelada.`
    : `Su membresía en ${practiceName} está cancelada.`;
  const returned =
    returnedCents > 0
      ? [
          `Mientras procesábamos esto, su banco devolvió un pago anterior, así que debe ${exactDollars(returnedCents)} además de lo que vio. Lo cobraremos a su tarjeta o cuenta actual, o puede pagarlo usted.`,
        ]
      : [];
  const earlier =
    earlierCents > 0
      ? [`Aún debe ${exactDollars(earlierCents)} de un año anterior del plan. Puede pagarlos cuando quiera.`]
      : [];
  const credits = creditsCents > 0 ? [`${exactDollars(creditsCents)} volvieron a su crédito.`] : [];
  if (installments > 0)
    return [
      first,
      paidCents > 0
        ? `Hoy pagó ${exactDollars(paidCents)}. ${installments === 1 ? 'Queda un pago más' : `Quedan ${installments} pagos más`}, el próximo de ${exactDollars(installmentCents)}.`
        : installments === 1
          ? `Debe ${exactDollars(installmentCents)}. Lo cobraremos el ${es.day(nextOn ?? '')}, o puede pagarlo antes.`
          : `Debe el resto en ${installments} pagos. El primero es de ${exactDollars(installmentCents)} el ${es.day(nextOn ?? '')}; puede pagar antes.`,
      ...returned,
      ...earlier,
    ];
  if (returnedCents > 0) return [first, `Pagó ${exactDollars(paidCents)}.`, ...returned, ...earlier];
  if (refundCents > 0)
    return [
      first,
      `Le reembolsaremos ${exactDollars(refundCents)} a la tarjeta o cuenta con la que pagó.`,
      ...credits,
      ...earlier,
    ];
  const paid = paidCents > 0 ? [`Pagó ${exactDollars(paidCents)}.`] : [];
  return [first, ...paid, ...credits, ...(earlierCents > 0 ? earlier : ['No debe nada más.'])];
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
      ? `You owe ${open} for treatments you received and haven't paid for. We'll charge it on ${en.day(takenOn)}, or you can pay it sooner. You owe nothing for treatments you didn't receive.`
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
      ? `Debe ${open} por tratamientos que recibió y no ha pagado. Lo cobraremos el ${es.day(takenOn)}, o puede pagarlo antes. No debe nada por tratamientos que no recibió.`
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

/** Mails about a membership that runs, and its end. */
export const membershipMails = {
  'membership-activated': mail<Activated>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your ${brand.name} membership is active`,
        [
          en.hello(payload),
          `Your plan at ${payload.practiceName} starts today. You paid ${exactDollars(payload.paidCents)} today. ${payload.monthlyCents === null ? 'Your plan year is paid in full.' : `Your monthly payment is ${exactDollars(payload.monthlyCents)}.`}`,
          ...(payload.documentId ? [en.whereIs('Your signed agreement', isAttached)] : []),
        ],
        en.goOn(payload, publicUrl, 'See my membership'),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su membresía de ${brand.name} está activa`,
        [
          es.hello(payload),
          `Su plan en ${payload.practiceName} empieza hoy. Hoy pagó ${exactDollars(payload.paidCents)}. ${payload.monthlyCents === null ? 'El año de su plan está pagado por completo.' : `Su pago mensual es de ${exactDollars(payload.monthlyCents)}.`}`,
          ...(payload.documentId ? [es.whereIs('Su contrato firmado', isAttached)] : []),
        ],
        es.goOn(payload, publicUrl, 'Ver mi membresía'),
      ),
  }),
  'membership-next-year': mail<Renewed>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      payload.documentId
        ? content(
            `Your ${brand.name} plan continues for another year`,
            [
              en.hello(payload),
              `You agreed to continue your plan at ${payload.practiceName} for another year starting ${en.day(payload.beginsOn)}. We won't charge you before that day, and you can withdraw your agreement until the day before.`,
              en.whereIs('The agreement you signed', isAttached),
            ],
            en.goOn(payload, publicUrl, 'See my membership'),
          )
        : content(
            `Your ${brand.name} plan ends on ${en.day(payload.beginsOn)}`,
            [
              en.hello(payload),
              `You withdrew your agreement to another year, so your plan at ${payload.practiceName} ends on ${en.day(payload.beginsOn)}. Questions? Call ${phoneWords(payload.phone)}.`,
            ],
            en.goOn(payload, publicUrl, 'See my membership'),
          ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      payload.documentId
        ? content(
            `Su plan de ${brand.name} continúa otro año`,
            [
              es.hello(payload),
              `Usted aceptó continuar su plan en ${payload.practiceName} un año más a partir del ${es.day(payload.beginsOn)}. No le cobraremos nada antes de ese día y puede retirar su aceptación hasta el día anterior.`,
              es.whereIs('El contrato que firmó', isAttached),
            ],
            es.goOn(payload, publicUrl, 'Ver mi membresía'),
          )
        : content(
            `Su plan de ${brand.name} termina el ${es.day(payload.beginsOn)}`,
            [
              es.hello(payload),
              `Usted retiró su aceptación de otro año, así que su plan en ${payload.practiceName} termina el ${es.day(payload.beginsOn)}. ¿Preguntas? Llame al ${phoneWords(payload.phone)}.`,
            ],
            es.goOn(payload, publicUrl, 'Ver mi membresía'),
          ),
  }),
  'membership-change-accepted': mail<ChangeAccepted>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your ${brand.name} plan has changed`,
        [
          en.hello(payload),
          `You accepted the change to your plan at ${payload.practiceName}. We didn't charge you for it. Your new payments start with the next one.`,
          ...(payload.documentId ? [en.whereIs('The agreement you signed', isAttached)] : []),
        ],
        en.goOn(payload, publicUrl, 'See my membership'),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su plan de ${brand.name} cambió`,
        [
          es.hello(payload),
          `Usted aceptó el cambio en su plan en ${payload.practiceName}. No le cobramos nada por eso. Sus pagos cambian a partir del próximo.`,
          ...(payload.documentId ? [es.whereIs('El contrato que firmó', isAttached)] : []),
        ],
        es.goOn(payload, publicUrl, 'Ver mi membresía'),
      ),
  }),
  'membership-payment-failed': mail<Failed>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${exactDollars(payload.amountCents)} ${brand.name} payment didn't go through`,
        [
          en.hello(payload),
          `Your ${exactDollars(payload.amountCents)} payment from ${payload.account} ending in ${payload.lastFour} didn't go through. There's no fee for this.`,
          payload.again
            ? `We'll retry automatically on ${en.day(payload.again)}, or you can pay now.`
            : "We won't retry this payment. Pay now, or choose another card or account.",
        ],
        en.goOn(payload, publicUrl, `Pay ${exactDollars(payload.amountCents)}`),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su pago de ${brand.name} de ${exactDollars(payload.amountCents)} no se completó`,
        [
          es.hello(payload),
          `Su pago de ${exactDollars(payload.amountCents)} de ${payload.account} terminada en ${payload.lastFour} no se completó. No hay ningún cargo por esto.`,
          payload.again
            ? `Lo intentaremos de nuevo automáticamente el ${es.day(payload.again)}, o puede pagar ahora.`
            : 'No volveremos a intentar este pago. Pague ahora o elija otra tarjeta o cuenta.',
        ],
        es.goOn(payload, publicUrl, `Pagar ${exactDollars(payload.amountCents)}`),
      ),
  }),
  'membership-order-failed': mail<Dropped>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${exactDollars(payload.amountCents)} ${brand.name} payment was declined`,
        [
          en.hello(payload),
          `Your ${exactDollars(payload.amountCents)} payment was declined, so you weren't charged.`,
          payload.isCancellation
            ? "Your membership wasn't canceled."
            : "Your plan hasn't started. Choose another card or account to start it.",
        ],
        en.goOn(payload, publicUrl, 'Continue'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su pago de ${brand.name} de ${exactDollars(payload.amountCents)} fue rechazado`,
        [
          es.hello(payload),
          `Su pago de ${exactDollars(payload.amountCents)} fue rechazado, así que no le cobramos nada.`,
          payload.isCancellation
            ? 'Su membresía no se canceló.'
            : 'Su plan no ha empezado. Elija otra tarjeta o cuenta para empezarlo.',
        ],
        es.goOn(payload, publicUrl, 'Continuar'),
      ),
  }),
  'membership-day': mail<OfDay>()({
    english: (payload, { publicUrl }) => {
      const [subject, text] = dayInEnglish(payload);
      const label = payload.kind === 'RENEWAL_AHEAD' ? 'Review next year' : 'Open my membership';
      return content(subject, [en.hello(payload), text], en.goOn(payload, publicUrl, label));
    },
    spanish: (payload, { publicUrl }) => {
      const [subject, text] = dayInSpanish(payload);
      const label = payload.kind === 'RENEWAL_AHEAD' ? 'Ver el próximo año' : 'Abrir mi membresía';
      return content(subject, [es.hello(payload), text], es.goOn(payload, publicUrl, label));
    },
  }),
  'membership-privacy-policy': mail<PrivacyPolicy>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} privacy policy`,
        [
          en.hello(payload),
          `${payload.practiceName} sent you the ${brand.name} privacy policy. It explains what information we keep about you, who sees it, and what you can limit. Log in to read it, then confirm that you did.`,
        ],
        en.goOn(payload, publicUrl, 'Read the privacy policy'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `La política de privacidad de su membresía de ${brand.name}`,
        [
          es.hello(payload),
          `${payload.practiceName} le envió la política de privacidad de ${brand.name}. Explica qué información suya guardamos, quién la ve y qué puede limitar. Inicie sesión para leerla y confirme que la leyó.`,
        ],
        es.goOn(payload, publicUrl, 'Leer la política de privacidad'),
      ),
  }),
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
  'visit-ahead': mail<VisitAhead>()({
    english: (payload, { publicUrl }) =>
      content(
        'Your visit is tomorrow',
        [
          en.hello(payload),
          `${payload.treatment ?? 'Your visit'} at ${payload.practiceName} is on ${en.moment(payload.at)}${payload.injector ? ` with ${payload.injector}` : ''}, ${payload.address}.`,
          `Need another time? Request one online, or call ${payload.practiceName} at ${phoneWords(payload.practicePhone)}.`,
        ],
        en.goOn(payload, publicUrl, 'See my visits'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Su cita es mañana',
        [
          es.hello(payload),
          `${payload.treatment ?? 'Su cita'} en ${payload.practiceName} es el ${es.moment(payload.at)}${payload.injector ? ` con ${payload.injector}` : ''}, ${payload.address}.`,
          `¿Necesita otra fecha? Pídala en línea o llame a ${payload.practiceName} al ${phoneWords(payload.practicePhone)}.`,
        ],
        es.goOn(payload, publicUrl, 'Ver mis citas'),
      ),
  }),
  'membership-withdrawal-stopped': mail<StoppedWithdrawal>()({
    english: (payload, { publicUrl }) =>
      content(
        `We couldn't cash out ${exactDollars(payload.amountCents)} of your credits`,
        [
          en.hello(payload),
          `Your bank returned a payment that had funded your credits at ${payload.practiceName}, so we didn't send the ${exactDollars(payload.amountCents)} you requested. It's back in your credits, and we subtracted the amount that payment had covered.`,
          payload.leftCents > 0
            ? `You can cash out ${exactDollars(payload.leftCents)} now.`
            : "You can't cash out any credits right now.",
        ],
        en.goOn(payload, publicUrl, 'See my payments'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `No pudimos pagarle ${exactDollars(payload.amountCents)} de sus créditos`,
        [
          es.hello(payload),
          `Su banco devolvió un pago del que provenían sus créditos en ${payload.practiceName}, así que no enviamos los ${exactDollars(payload.amountCents)} que pidió. Están de nuevo en sus créditos y descontamos lo que ese pago había cubierto.`,
          payload.leftCents > 0
            ? `Ahora puede retirar ${exactDollars(payload.leftCents)}.`
            : 'Ahora no puede retirar nada.',
        ],
        es.goOn(payload, publicUrl, 'Ver mis pagos'),
      ),
  }),
  'membership-refund-waits': mail<RefundWaits>()({
    english: (payload, { publicUrl }) =>
      content(
        `Add a card or account for your ${exactDollars(payload.amountCents)} refund`,
        [
          en.hello(payload),
          `We owe you ${exactDollars(payload.amountCents)} for your membership at ${payload.practiceName}, but ${payload.account} ending in ${payload.lastFour} no longer accepts payments. Add another card or account, and we'll send it there automatically.`,
        ],
        en.goOn(payload, publicUrl, 'Add a card or account'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        `Agregue una tarjeta o cuenta para su reembolso de ${exactDollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `Le debemos ${exactDollars(payload.amountCents)} de su membresía en ${payload.practiceName}, pero ${payload.account} terminada en ${payload.lastFour} ya no acepta pagos. Agregue otra tarjeta o cuenta y los enviaremos allí automáticamente.`,
        ],
        es.goOn(payload, publicUrl, 'Agregar una tarjeta o cuenta'),
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
  'member-joined': staffMail<Joined>()((payload) =>
    content('A member activated a plan', [
      'Hello,',
      `${payload.memberName} activated a plan of ${exactDollars(payload.totalCents)} a year. ${
        payload.contract === 'UPFRONT'
          ? "We'll pay you for the full year on the next business day."
          : "We'll pay you each month."
      }`,
    ]),
  ),
  'member-answered-change': staffMail<ChangeAnswered>()((payload, { publicUrl }) =>
    content(
      payload.isAccepted ? 'A member accepted a change' : 'A member declined a plan change',
      [
        'Hello,',
        payload.isAccepted
          ? `${payload.memberName} signed the change you proposed. It takes effect with the next payment.`
          : `${payload.memberName} declined the change you proposed. The plan stays the same.`,
        ...(payload.note ? [`Their note: ${payload.note}`] : []),
        ...(payload.note && payload.phone ? [`You can reach them at ${phoneWords(payload.phone)}.`] : []),
      ],
      en.goOn(payload, publicUrl, 'Open member page'),
    ),
  ),
  'visit-date-asked': staffMail<DateAsked>()(({ memberName, phone, note }) =>
    content('A member requested another date', [
      'Hello,',
      `${memberName} requested another date for a visit.${phone ? ` You can reach them at ${phoneWords(phone)}.` : ''}`,
      ...(note ? [`They wrote: ${note}`] : []),
    ]),
  ),
  'contact-asked': staffMail<ContactAsked>()((payload, { publicUrl }) =>
    content(
      'A member requested a call',
      [
        'Hello,',
        `${payload.memberName} requested a call${payload.phone ? ` at ${phoneWords(payload.phone)}` : ''}. After you call, clear the request on their member page.`,
      ],
      en.goOn(payload, publicUrl, 'Open member page'),
    ),
  ),
  'member-late': staffMail<AboutMember>()(({ memberName }) =>
    content("A member's payment is three weeks past due", [
      'Hello,',
      `A payment from ${memberName} is three weeks past due, and their treatments are on hold. Please call them.`,
    ]),
  ),
  'member-refund-waits': staffMail<AboutMember>()(({ memberName }) =>
    content("A member's refund needs a new card or account", [
      'Hello,',
      `We owe ${memberName} a refund, but the card or account they paid with no longer accepts payments. We asked them to add another one. If they call, remind them to add it in their account.`,
    ]),
  ),
  'member-left': staffMail<AboutMember>()(({ memberName }) =>
    content('A member canceled', [
      'Hello,',
      `${memberName} canceled their membership. We removed the visits scheduled for it.`,
    ]),
  ),
};
