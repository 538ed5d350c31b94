import { phoneWords } from '@domain/phone-words';
import { mail, staffMail, textMessage } from '../../mail/mail';
import { content, en, es, exactDollars } from '../../mail/mail-parts';

type Of = { to: string; brand: 'membership'; firstName: string | null; practiceName: string; practiceId: string };
type OfPlan = Of & { path: string };
type Sent = OfPlan & { monthlyCents: number };
type Changed = OfPlan & { isChange: boolean };
type Withdrawn = Of & { phone: string; isChange: boolean };
type Saved = { to: string; brand: 'membership'; path: string; memberName: string };

/** Mails about a plan on its way to the member. Subjects name neither treatment nor practice: they are read on lock screens. */
export const planMails = {
  'plan-sent': mail<Sent>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} plan is ready to look at`,
        [
          en.hello(payload),
          `${payload.practiceName} put together a plan of treatments for you at ${exactDollars(payload.monthlyCents)} a month. Look at it, choose how to pay, and sign it if it suits you. Nothing is charged before you do.`,
        ],
        en.goOn(payload, publicUrl, 'See my plan'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su plan de ${brand.name} está listo para revisarlo`,
        [
          es.hello(payload),
          `${payload.practiceName} preparó un plan de tratamientos para usted por ${exactDollars(payload.monthlyCents)} al mes. Revíselo, elija cómo pagar y fírmelo si le conviene. No se cobra nada antes de eso.`,
        ],
        es.goOn(payload, publicUrl, 'Ver mi plan'),
      ),
  }),
  'plan-updated': mail<Changed>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        payload.isChange ? `A change to your ${brand.name} plan waits for you` : `Your ${brand.name} plan was changed`,
        [
          en.hello(payload),
          payload.isChange
            ? `${payload.practiceName} proposes a change to your plan. See the old plan beside the new one before you decide. Your plan stays as it is until you accept.`
            : `${payload.practiceName} changed the plan that waits for you. Nothing is charged before you sign it.`,
        ],
        en.goOn(payload, publicUrl, 'See my plan'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        payload.isChange ? `Un cambio en su plan de ${brand.name} lo espera` : `Su plan de ${brand.name} cambió`,
        [
          es.hello(payload),
          payload.isChange
            ? `${payload.practiceName} propone un cambio en su plan. Compare el plan anterior con el nuevo antes de decidir. Su plan queda como está hasta que usted acepte.`
            : `${payload.practiceName} cambió el plan que lo espera. No se cobra nada antes de que lo firme.`,
        ],
        es.goOn(payload, publicUrl, 'Ver mi plan'),
      ),
  }),
  'plan-withdrawn': mail<Withdrawn>()({
    english: (payload, { brand }) =>
      content(payload.isChange ? `Your ${brand.name} plan stays as it is` : `Your ${brand.name} plan was taken back`, [
        en.hello(payload),
        payload.isChange
          ? `${payload.practiceName} took back the change that it proposed. Your plan stays as it is.`
          : `${payload.practiceName} took back the plan that it sent you. Nothing was charged.`,
        `Questions? Call ${payload.practiceName} at ${phoneWords(payload.phone)}.`,
      ]),
    spanish: (payload, { brand }) =>
      content(payload.isChange ? `Su plan de ${brand.name} queda como está` : `Su plan de ${brand.name} fue retirado`, [
        es.hello(payload),
        payload.isChange
          ? `${payload.practiceName} retiró el cambio que había propuesto. Su plan queda como está.`
          : `${payload.practiceName} retiró el plan que le había enviado. No se cobró nada.`,
        `¿Preguntas? Llame a ${payload.practiceName} al ${phoneWords(payload.phone)}.`,
      ]),
  }),
  'plan-saved': staffMail<Saved>()((payload, { publicUrl }) =>
    content(
      'A plan was saved for later',
      [
        'Hello,',
        `The plan for ${payload.memberName} is saved. The patient has not been told of it. Send it when it is ready.`,
      ],
      en.goOn(payload, publicUrl, 'Open the plan'),
    ),
  ),
  'plan-changed-by-member': staffMail<Saved>()((payload, { publicUrl }) =>
    content(
      'A member asks for another plan',
      ['Hello,', `${payload.memberName} changed the plan that you sent. Look at it, and send it back if you agree.`],
      en.goOn(payload, publicUrl, 'Open the plan'),
    ),
  ),
};

type SentText = { to: string; practiceName: string; path: string };

export const planTexts = {
  'plan-sent-text': textMessage<SentText>()({
    english: ({ practiceName, path }, { publicUrl }) => `${practiceName} sent you a plan. See it: ${publicUrl}${path}`,
    spanish: ({ practiceName, path }, { publicUrl }) => `${practiceName} le envió un plan. Véalo: ${publicUrl}${path}`,
  }),
};

type VisitText = { to: string; practiceName: string; practicePhone: string; at: string };

export const visitTexts = {
  'visit-ahead-text': textMessage<VisitText>()({
    english: ({ practiceName, practicePhone, at }) =>
      `Reminder: your visit at ${practiceName} is on ${en.moment(at)}. Another date? Call ${phoneWords(practicePhone)}. Reply STOP to get no more texts.`,
    spanish: ({ practiceName, practicePhone, at }) =>
      `Recordatorio: su visita en ${practiceName} es el ${es.moment(at)}. ¿Otra fecha? Llame al ${phoneWords(practicePhone)}. Responda STOP para no recibir más mensajes.`,
  }),
};

type Activated = OfPlan & { paidCents: number; monthlyCents: number; documentId: string | null };
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
  kind: 'DEBIT_AHEAD' | 'RENEWAL_AHEAD' | 'LATE_NOTICE' | 'BENEFITS_HELD' | 'CANCEL_PROPOSAL' | 'NO_METHOD';
  amountCents: number;
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
};
type VisitAhead = OfPlan & {
  practicePhone: string;
  /** By the practice's clocks: 2026-09-03T10:30. */
  at: string;
  address: string;
  treatment: string | null;
  injector: string | null;
};
type StoppedWithdrawal = OfPlan & { amountCents: number; leftCents: number };
type RefundWaits = OfPlan & { amountCents: number; account: string; lastFour: string };
type YearEnd = OfPlan & { isRenewed: boolean; openCents: number };
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

function dayInEnglish({ kind, amountCents, on, phone, practiceName }: OfDay): [subject: string, text: string] {
  const amount = exactDollars(amountCents);
  switch (kind) {
    case 'DEBIT_AHEAD':
      return [
        'Your next membership payment',
        `On ${en.day(on ?? '')} we take ${amount} for your membership at ${practiceName}.`,
      ];
    case 'RENEWAL_AHEAD':
      return [
        'Your membership year ends soon',
        `Your plan year at ${practiceName} ends on ${en.day(on ?? '')}. It goes on for another year only if you agree to it. Otherwise it ends that day, and you owe nothing more.`,
      ];
    case 'LATE_NOTICE':
      return [
        'A membership payment is late',
        `${amount} of your membership at ${practiceName} is still open. We charge no fee for that. Pay it, or choose another card or account.`,
      ];
    case 'NO_METHOD':
      return [
        'Your membership needs another card or account',
        `${amount} of your membership at ${practiceName} is due, and your card or account takes no payments anymore. Choose another one. We charge no fee for that.`,
      ];
    case 'BENEFITS_HELD':
      return [
        'Your treatments are on hold',
        `${amount} of your membership at ${practiceName} has been open for two weeks, so no treatments are given until it is paid. Your dates stay.`,
      ];
    case 'CANCEL_PROPOSAL':
      return [
        'About your membership',
        `${amount} of your membership at ${practiceName} has been open for a month. You can pay it, change your plan, or see what cancelling would cost. Questions? Call ${phoneWords(phone)}.`,
      ];
  }
}

function dayInSpanish({ kind, amountCents, on, phone, practiceName }: OfDay): [subject: string, text: string] {
  const amount = exactDollars(amountCents);
  switch (kind) {
    case 'DEBIT_AHEAD':
      return [
        'Su próximo pago de membresía',
        `El ${es.day(on ?? '')} tomamos ${amount} por su membresía en ${practiceName}.`,
      ];
    case 'RENEWAL_AHEAD':
      return [
        'El año de su membresía termina pronto',
        `El año de su plan en ${practiceName} termina el ${es.day(on ?? '')}. Sigue otro año solo si usted está de acuerdo. Si no, termina ese día y no debe nada más.`,
      ];
    case 'LATE_NOTICE':
      return [
        'Un pago de su membresía está atrasado',
        `${amount} de su membresía en ${practiceName} sigue pendiente. No cobramos ningún cargo por eso. Páguelo o elija otra tarjeta o cuenta.`,
      ];
    case 'NO_METHOD':
      return [
        'Su membresía necesita otra tarjeta o cuenta',
        `${amount} de su membresía en ${practiceName} vence, y su tarjeta o cuenta ya no acepta pagos. Elija otra. No cobramos ningún cargo por eso.`,
      ];
    case 'BENEFITS_HELD':
      return [
        'Sus tratamientos están en pausa',
        `${amount} de su membresía en ${practiceName} lleva dos semanas pendiente, por lo que no se dan tratamientos hasta que se pague. Sus citas se mantienen.`,
      ];
    case 'CANCEL_PROPOSAL':
      return [
        'Sobre su membresía',
        `${amount} de su membresía en ${practiceName} lleva un mes pendiente. Puede pagarlo, cambiar su plan o ver cuánto costaría cancelar. ¿Preguntas? Llame al ${phoneWords(phone)}.`,
      ];
  }
}

function comesToInEnglish({ owedCents, backCents, installments, installmentCents }: CancellationAsked): string {
  if (backCents > 0) return `You would get back ${exactDollars(backCents)}.`;
  if (owedCents === 0) return 'You would owe nothing.';
  const once = `You would owe ${exactDollars(owedCents)}`;
  return installments > 1
    ? `${once}, once, or in ${installments} payments, the first of ${exactDollars(installmentCents)}. No interest and no fee either way.`
    : `${once}. No fee is added.`;
}

function comesToInSpanish({ owedCents, backCents, installments, installmentCents }: CancellationAsked): string {
  if (backCents > 0) return `Se le devolverían ${exactDollars(backCents)}.`;
  if (owedCents === 0) return 'No tendría que pagar nada.';
  const once = `Tendría que pagar ${exactDollars(owedCents)}`;
  return installments > 1
    ? `${once}, una vez o en ${installments} pagos, el primero de ${exactDollars(installmentCents)}. Sin intereses ni cargos de las dos formas.`
    : `${once}. Sin cargos.`;
}

function cancelledInEnglish({
  paidCents,
  returnedCents,
  refundCents,
  installmentCents,
  installments,
  practiceName,
}: Cancelled): string[] {
  const first = `Your membership at ${practiceName} is cancelled.`;
  const returned =
    returnedCents > 0
      ? [
          `While this was under way, your bank gave back an earlier payment. So ${exactDollars(returnedCents)} is owed beside what you were shown. We take it the way you pay by now, or you pay it yourself.`,
        ]
      : [];
  if (installments > 0)
    return [
      first,
      `You paid ${exactDollars(paidCents)} today; ${installments} more ${installments === 1 ? 'payment follows' : 'payments follow'}, the next of ${exactDollars(installmentCents)}.`,
      ...returned,
    ];
  if (returnedCents > 0) return [first, `You paid ${exactDollars(paidCents)}.`, ...returned];
  if (refundCents > 0) return [first, `${exactDollars(refundCents)} goes back to what you paid with.`];
  return [
    first,
    paidCents > 0 ? `You paid ${exactDollars(paidCents)}. You owe nothing more.` : 'You owe nothing more.',
  ];
}

function cancelledInSpanish({
  paidCents,
  returnedCents,
  refundCents,
  installmentCents,
  installments,
  practiceName,
}: Cancelled): string[] {
  const first = `Su membresía en ${practiceName} está cancelada.`;
  const returned =
    returnedCents > 0
      ? [
          `Mientras tanto, su banco devolvió un pago anterior. Por eso se deben ${exactDollars(returnedCents)} además de lo que se le mostró. Lo tomamos con la forma de pago que usa ahora, o lo paga usted.`,
        ]
      : [];
  if (installments > 0)
    return [
      first,
      `Hoy pagó ${exactDollars(paidCents)}; ${installments === 1 ? 'sigue un pago más' : `siguen ${installments} pagos más`}, el próximo de ${exactDollars(installmentCents)}.`,
      ...returned,
    ];
  if (returnedCents > 0) return [first, `Pagó ${exactDollars(paidCents)}.`, ...returned];
  if (refundCents > 0) return [first, `${exactDollars(refundCents)} vuelve a la forma de pago que usó.`];
  return [first, paidCents > 0 ? `Pagó ${exactDollars(paidCents)}. No debe nada más.` : 'No debe nada más.'];
}

/** Mails about a membership that runs, and its end. */
export const membershipMails = {
  'membership-activated': mail<Activated>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your ${brand.name} membership is active`,
        [
          en.hello(payload),
          `Your plan at ${payload.practiceName} runs from today. You paid ${exactDollars(payload.paidCents)} today; each month is ${exactDollars(payload.monthlyCents)}.`,
          ...(payload.documentId ? [en.whereIs('Your signed agreement', isAttached)] : []),
        ],
        en.goOn(payload, publicUrl, 'See my membership'),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su membresía de ${brand.name} está activa`,
        [
          es.hello(payload),
          `Su plan en ${payload.practiceName} empieza hoy. Hoy pagó ${exactDollars(payload.paidCents)}; cada mes cuesta ${exactDollars(payload.monthlyCents)}.`,
          ...(payload.documentId ? [es.whereIs('Su contrato firmado', isAttached)] : []),
        ],
        es.goOn(payload, publicUrl, 'Ver mi membresía'),
      ),
  }),
  'membership-next-year': mail<Renewed>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      payload.documentId
        ? content(
            `Your ${brand.name} plan goes on`,
            [
              en.hello(payload),
              `You agreed that your plan at ${payload.practiceName} goes on for another year from ${en.day(payload.beginsOn)}. Nothing is charged before that day, and you can take it back until then.`,
              en.whereIs('What you signed', isAttached),
            ],
            en.goOn(payload, publicUrl, 'See my membership'),
          )
        : content(
            `Your ${brand.name} plan ends with its year`,
            [
              en.hello(payload),
              `You took back that your plan at ${payload.practiceName} goes on. It ends on ${en.day(payload.beginsOn)}. Questions? Call ${phoneWords(payload.phone)}.`,
            ],
            en.goOn(payload, publicUrl, 'See my membership'),
          ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      payload.documentId
        ? content(
            `Su plan de ${brand.name} sigue`,
            [
              es.hello(payload),
              `Usted aceptó que su plan en ${payload.practiceName} siga otro año desde el ${es.day(payload.beginsOn)}. No se cobra nada antes de ese día, y puede retirar su acuerdo hasta entonces.`,
              es.whereIs('Lo que firmó', isAttached),
            ],
            es.goOn(payload, publicUrl, 'Ver mi membresía'),
          )
        : content(
            `Su plan de ${brand.name} termina con su año`,
            [
              es.hello(payload),
              `Usted retiró su acuerdo para que su plan en ${payload.practiceName} siga. Termina el ${es.day(payload.beginsOn)}. ¿Preguntas? Llame al ${phoneWords(payload.phone)}.`,
            ],
            es.goOn(payload, publicUrl, 'Ver mi membresía'),
          ),
  }),
  'membership-change-accepted': mail<ChangeAccepted>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your ${brand.name} plan is changed`,
        [
          en.hello(payload),
          `You accepted the change of your plan at ${payload.practiceName}. Nothing was charged for it; your payments change from the next one on.`,
          ...(payload.documentId ? [en.whereIs('What you signed', isAttached)] : []),
        ],
        en.goOn(payload, publicUrl, 'See my membership'),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su plan de ${brand.name} cambió`,
        [
          es.hello(payload),
          `Usted aceptó el cambio de su plan en ${payload.practiceName}. No se cobró nada por eso; sus pagos cambian desde el próximo.`,
          ...(payload.documentId ? [es.whereIs('Lo que firmó', isAttached)] : []),
        ],
        es.goOn(payload, publicUrl, 'Ver mi membresía'),
      ),
  }),
  'membership-payment-failed': mail<Failed>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `A ${brand.name} payment did not go through`,
        [
          en.hello(payload),
          `The payment of ${exactDollars(payload.amountCents)} from ${payload.account} ending in ${payload.lastFour} failed. We charge no fee for that.`,
          payload.again
            ? `We try again on ${en.day(payload.again)}. You can pay now instead.`
            : 'We do not try it again by ourselves. Pay it, or choose another card or account.',
        ],
        en.goOn(payload, publicUrl, `Pay ${exactDollars(payload.amountCents)}`),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Un pago de ${brand.name} no se pudo hacer`,
        [
          es.hello(payload),
          `El pago de ${exactDollars(payload.amountCents)} de ${payload.account} terminada en ${payload.lastFour} falló. No cobramos ningún cargo por eso.`,
          payload.again
            ? `Lo intentamos otra vez el ${es.day(payload.again)}. También puede pagar ahora.`
            : 'No lo intentamos otra vez por nuestra cuenta. Páguelo o elija otra tarjeta o cuenta.',
        ],
        es.goOn(payload, publicUrl, `Pagar ${exactDollars(payload.amountCents)}`),
      ),
  }),
  'membership-order-failed': mail<Dropped>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} payment was declined`,
        [
          en.hello(payload),
          `The payment of ${exactDollars(payload.amountCents)} was declined, so nothing was charged.`,
          payload.isCancellation
            ? 'Your membership was not cancelled.'
            : 'Your plan has not begun. Choose another card or account to begin it.',
        ],
        en.goOn(payload, publicUrl, 'Go on'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su pago de ${brand.name} fue rechazado`,
        [
          es.hello(payload),
          `El pago de ${exactDollars(payload.amountCents)} fue rechazado, por lo que no se cobró nada.`,
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
      const label = payload.kind === 'RENEWAL_AHEAD' ? 'Look at the next year' : 'Open my membership';
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
        `The privacy policy of your ${brand.name} membership`,
        [
          en.hello(payload),
          `${payload.practiceName} sends you the privacy policy of ${brand.name}: what is kept of you, who sees it, and what you can limit. Log in to read it, and confirm that you did.`,
        ],
        en.goOn(payload, publicUrl, 'Read the privacy policy'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `La política de privacidad de su membresía de ${brand.name}`,
        [
          es.hello(payload),
          `${payload.practiceName} le envía la política de privacidad de ${brand.name}: qué se guarda de usted, quién lo ve y qué puede limitar. Inicie sesión para leerla y confirme que lo hizo.`,
        ],
        es.goOn(payload, publicUrl, 'Leer la política de privacidad'),
      ),
  }),
  'membership-cancellation-asked': mail<CancellationAsked>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `What cancelling your ${brand.name} membership would come to`,
        [
          en.hello(payload),
          'Nothing is cancelled by this email.',
          `If you cancelled your membership at ${payload.practiceName} on ${en.day(payload.on)}: you have had ${exactDollars(payload.deliveredCents)} of treatments and paid ${exactDollars(payload.paidCents)} for them. ${comesToInEnglish(payload)}`,
          `It may come to something else on another day. You see it again, with a quote that holds for half an hour, before you confirm. Questions? Call ${payload.practiceName} at ${phoneWords(payload.phone)}.`,
        ],
        en.goOn(payload, publicUrl, 'See it as of today'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Cuánto sería cancelar su membresía de ${brand.name}`,
        [
          es.hello(payload),
          'Este correo no cancela nada.',
          `Si cancelara su membresía en ${payload.practiceName} el ${es.day(payload.on)}: recibió tratamientos por ${exactDollars(payload.deliveredCents)} y pagó ${exactDollars(payload.paidCents)} por ellos. ${comesToInSpanish(payload)}`,
          `Otro día puede ser otra cantidad. La verá de nuevo, con un cálculo que vale media hora, antes de confirmar. ¿Preguntas? Llame a ${payload.practiceName} al ${phoneWords(payload.phone)}.`,
        ],
        es.goOn(payload, publicUrl, 'Ver cuánto sería hoy'),
      ),
  }),
  'membership-cancelled': mail<Cancelled>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} membership is cancelled`,
        [en.hello(payload), ...cancelledInEnglish(payload)],
        en.goOn(payload, publicUrl, 'See my payments'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su membresía de ${brand.name} está cancelada`,
        [es.hello(payload), ...cancelledInSpanish(payload)],
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
          `If another date suits you better, ask for one or call ${payload.practiceName} at ${phoneWords(payload.practicePhone)}.`,
        ],
        en.goOn(payload, publicUrl, 'See my visits'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Su visita es mañana',
        [
          es.hello(payload),
          `${payload.treatment ?? 'Su visita'} en ${payload.practiceName} es el ${es.moment(payload.at)}${payload.injector ? ` con ${payload.injector}` : ''}, ${payload.address}.`,
          `Si prefiere otra fecha, pídala o llame a ${payload.practiceName} al ${phoneWords(payload.practicePhone)}.`,
        ],
        es.goOn(payload, publicUrl, 'Ver mis visitas'),
      ),
  }),
  'membership-withdrawal-stopped': mail<StoppedWithdrawal>()({
    english: (payload, { publicUrl }) =>
      content(
        'Your credits were not paid out',
        [
          en.hello(payload),
          `Your bank gave back a payment that your credits at ${payload.practiceName} came from. So the ${exactDollars(payload.amountCents)} that you asked for was not sent, and is among your credits again. What that payment had paid was taken from them.`,
          payload.leftCents > 0
            ? `${exactDollars(payload.leftCents)} of them can be paid out now.`
            : 'None of them can be paid out now.',
        ],
        en.goOn(payload, publicUrl, 'See my payments'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Sus créditos no se pagaron',
        [
          es.hello(payload),
          `Su banco devolvió un pago del que venían sus créditos en ${payload.practiceName}. Por eso los ${exactDollars(payload.amountCents)} que pidió no se enviaron y están otra vez entre sus créditos. De ellos se descontó lo que ese pago había pagado.`,
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
        'We need a card or account to send your money to',
        [
          en.hello(payload),
          `${exactDollars(payload.amountCents)} of your membership at ${payload.practiceName} goes back to you, but ${payload.account} ending in ${payload.lastFour} takes no money anymore. Add another card or account, and we send it there by ourselves.`,
        ],
        en.goOn(payload, publicUrl, 'Add a card or account'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Necesitamos una tarjeta o cuenta para enviarle su dinero',
        [
          es.hello(payload),
          `Le devolvemos ${exactDollars(payload.amountCents)} de su membresía en ${payload.practiceName}, pero ${payload.account} terminada en ${payload.lastFour} ya no recibe dinero. Agregue otra tarjeta o cuenta y lo enviamos allí sin que tenga que pedirlo.`,
        ],
        es.goOn(payload, publicUrl, 'Agregar una tarjeta o cuenta'),
      ),
  }),
  'membership-year': mail<YearEnd>()({
    english: (payload, { publicUrl }) =>
      content(
        payload.isRenewed ? 'Your membership goes on for another year' : 'Your membership year has ended',
        [
          en.hello(payload),
          payload.isRenewed
            ? `Your plan at ${payload.practiceName} goes on for another year, as you agreed.`
            : `Your plan at ${payload.practiceName} has ended. ${payload.openCents > 0 ? `${exactDollars(payload.openCents)} of it is still to be paid.` : 'You owe nothing more.'}`,
          'Treatments of the year that ended and that you have not used stay available for 90 days if every payment is made.',
        ],
        en.goOn(payload, publicUrl, 'Open my membership'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        payload.isRenewed ? 'Su membresía sigue otro año' : 'El año de su membresía terminó',
        [
          es.hello(payload),
          payload.isRenewed
            ? `Su plan en ${payload.practiceName} sigue otro año, como usted aceptó.`
            : `Su plan en ${payload.practiceName} terminó. ${payload.openCents > 0 ? `Quedan por pagar ${exactDollars(payload.openCents)}.` : 'No debe nada más.'}`,
          'Los tratamientos del año que terminó y que no haya usado quedan disponibles durante 90 días si se hacen todos los pagos.',
        ],
        es.goOn(payload, publicUrl, 'Abrir mi membresía'),
      ),
  }),
  'member-joined': staffMail<Joined>()((payload) =>
    content('A member activated a plan', [
      'Hello,',
      `${payload.memberName} activated a plan of ${exactDollars(payload.totalCents)} a year. ${
        payload.contract === 'UPFRONT'
          ? 'You are paid for the year on the next business day.'
          : 'You are paid month by month.'
      }`,
    ]),
  ),
  'member-answered-change': staffMail<ChangeAnswered>()((payload, { publicUrl }) =>
    content(
      payload.isAccepted ? 'A member accepted a change' : 'A member keeps the plan as it is',
      [
        'Hello,',
        payload.isAccepted
          ? `${payload.memberName} signed the change that you proposed. It holds from the next payment on.`
          : `${payload.memberName} did not take the change that you proposed. The plan stays as it is.`,
        ...(payload.note ? [`They would like: ${payload.note}`] : []),
        ...(payload.note && payload.phone ? [`They can be reached at ${phoneWords(payload.phone)}.`] : []),
      ],
      en.goOn(payload, publicUrl, 'Open the member'),
    ),
  ),
  'visit-date-asked': staffMail<DateAsked>()(({ memberName, phone, note }) =>
    content('A member asks for another date', [
      'Hello,',
      `${memberName} asks for another date${phone ? `, and can be reached at ${phoneWords(phone)}` : ''}.`,
      ...(note ? [`They wrote: ${note}`] : []),
    ]),
  ),
  'contact-asked': staffMail<ContactAsked>()((payload, { publicUrl }) =>
    content(
      'A member asks you to call',
      [
        'Hello,',
        `${payload.memberName} asks for a call${payload.phone ? ` at ${phoneWords(payload.phone)}` : ''}. Clear the request at the member once you have called.`,
      ],
      en.goOn(payload, publicUrl, 'Open the member'),
    ),
  ),
  'member-late': staffMail<AboutMember>()(({ memberName }) =>
    content('A member is three weeks late', [
      'Hello,',
      `A payment of ${memberName} has been open for three weeks. Treatments are on hold. Please call them.`,
    ]),
  ),
  'member-refund-waits': staffMail<AboutMember>()(({ memberName }) =>
    content('A refund waits for a card or account', [
      'Hello,',
      `We owe ${memberName} a refund, and the card or account that paid takes no money anymore. We asked them to add another one. If they call you, please tell them to.`,
    ]),
  ),
  'member-left': staffMail<AboutMember>()(({ memberName }) =>
    content('A member cancelled', [
      'Hello,',
      `${memberName} cancelled the membership. Dates that were booked for it have ended.`,
    ]),
  ),
};
