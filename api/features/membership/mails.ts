import { phoneWords } from '@domain/phone-words';
import { mail, staffMail } from '../../mail/mail';
import { content, en, es, exactDollars } from '../../mail/mail-parts';
import type { AboutMember, ToMemberWithPage } from './mail-facts';

type Activated = ToMemberWithPage & {
  paidCents: number;
  /** Null where the year was paid at once. */
  monthlyCents: number | null;
  documentId: string | null;
  /** The paper is signed at the practice after this mail leaves. Left out by mails that were queued before it was told. */
  isInPractice?: boolean;
};
type Joined = {
  to: string;
  brand: 'membership';
  memberName: string;
  totalCents: number;
  contract: 'UPFRONT' | 'MONTHLY';
};
type Failed = ToMemberWithPage & {
  amountCents: number;
  account: string;
  lastFour: string;
  again: string | null;
  /** The day of what was paid before its day; null where it is due. */
  dueOn?: string | null;
  /** Whether it is taken by itself on that day. */
  isTakenThen?: boolean;
};
type Dropped = ToMemberWithPage & { amountCents: number; isCancellation: boolean };
type OfDay = ToMemberWithPage & {
  phone: string;
  kind:
    | 'DEBIT_AHEAD'
    | 'DEBIT_CHANGED'
    | 'DEBIT_DROPPED'
    | 'BILL_DUE'
    | 'RENEWAL_AHEAD'
    | 'LATE_NOTICE'
    | 'BENEFITS_HELD'
    | 'CANCEL_PROPOSAL'
    | 'NO_METHOD';
  amountCents: number;
  /** What of it has been late since the reminders began; all of it when left out. */
  longestCents?: number;
  /** Of a year that ends: a month of treatments in it and in the next, where they differ. */
  monthBeforeCents?: number;
  monthAfterCents?: number;
  /** Of the debit before, where this one differs. */
  beforeCents?: number;
  on: string | null;
};
type NextYearAhead = {
  to: string;
  brand: 'membership';
  path: string;
  memberName: string;
  on: string;
  lines: readonly string[];
  beforeCents: number;
  afterCents: number;
};
type PrivacyPolicy = { to: string; brand: 'membership'; firstName: string | null; practiceName: string; path: string };

type StoppedWithdrawal = ToMemberWithPage & { amountCents: number; leftCents: number };
type RefundWaits = ToMemberWithPage & { amountCents: number; account: string; lastFour: string };
type Renewed = ToMemberWithPage & { phone: string; beginsOn: string; documentId: string | null };
type ChangeAccepted = ToMemberWithPage & { documentId: string | null };
type ChangeAnswered = {
  to: string;
  brand: 'membership';
  path: string;
  memberName: string;
  phone: string | null;
  note: string | null;
  isAccepted: boolean;
};
type ContactAsked = { to: string; brand: 'membership'; memberName: string; phone: string | null; path: string };

/** What is past due, and what of it for how long: another month may have come since the first that was not paid. */
function lateInEnglish({ amountCents, longestCents = amountCents, practiceName }: OfDay, time: string): string {
  const all = `${exactDollars(amountCents)} for your membership at ${practiceName} is`;
  if (longestCents === amountCents) return `${all} ${time} past due.`;
  return longestCents > 0
    ? `${all} past due, and ${exactDollars(longestCents)} of it is ${time} past due.`
    : `${all} past due.`;
}

function lateInSpanish({ amountCents, longestCents = amountCents, practiceName }: OfDay, time: string): string {
  const all = `Debe ${exactDollars(amountCents)} de su membresía en ${practiceName}`;
  if (longestCents === amountCents) return `${all}, con ${time} de atraso.`;
  return longestCents > 0
    ? `${all} en pagos atrasados, y ${exactDollars(longestCents)} de ese monto tienen ${time} de atraso.`
    : `${all} en pagos atrasados.`;
}

function dayInEnglish(of: OfDay): [subject: string, text: string] {
  const { kind, amountCents, beforeCents = 0, on, phone, practiceName } = of;
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
    case 'BILL_DUE':
      return [
        `Your ${amount} membership payment is due ${en.day(on ?? '')}`,
        `Your ${amount} payment for your membership at ${practiceName} is due on ${en.day(on ?? '')}. Automatic payment is off, so pay it yourself with a card or bank account. There's no fee.`,
      ];
    case 'RENEWAL_AHEAD':
      return [
        `Your membership year ends ${en.day(on ?? '')}`,
        `Your plan year at ${practiceName} ends on ${en.day(on ?? '')}. To continue for another year, review it and agree. If you don't, your membership ends that day and you owe nothing for another year.${of.monthAfterCents !== undefined && of.monthBeforeCents !== undefined ? ` Next year is made from today's prices, without this year's discounts: treatments would be ${exactDollars(of.monthAfterCents)} a month, and are ${exactDollars(of.monthBeforeCents)} a month now.` : ''}${amountCents > 0 ? ` ${amount} of this year is past due. You would still owe for treatments you received.` : ''}`,
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
        `${lateInEnglish(of, 'two weeks')} Your treatments are on hold until you pay. Your scheduled visits stay on the calendar.`,
      ];
    case 'CANCEL_PROPOSAL':
      return [
        `${amount} of your membership is past due`,
        `${lateInEnglish(of, 'a month')} You can pay it, change your plan, or see what it would cost to cancel. Questions? Call ${phoneWords(phone)}.`,
      ];
  }
}

function dayInSpanish(of: OfDay): [subject: string, text: string] {
  const { kind, amountCents, beforeCents = 0, on, phone, practiceName } = of;
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
    case 'BILL_DUE':
      return [
        `Su pago de membresía de ${amount} vence el ${es.day(on ?? '')}`,
        `Su pago de ${amount} por su membresía en ${practiceName} vence el ${es.day(on ?? '')}. El pago automático está desactivado, así que páguelo usted con una tarjeta o cuenta bancaria. No hay ningún cargo.`,
      ];
    case 'RENEWAL_AHEAD':
      return [
        `Su año de membresía termina el ${es.day(on ?? '')}`,
        `El año de su plan en ${practiceName} termina el ${es.day(on ?? '')}. Para continuar otro año, revíselo y acepte. Si no lo hace, su membresía termina ese día y no debe nada por otro año.${of.monthAfterCents !== undefined && of.monthBeforeCents !== undefined ? ` El próximo año se calcula con los precios de hoy, sin los descuentos de este año: los tratamientos costarían ${exactDollars(of.monthAfterCents)} al mes, y ahora cuestan ${exactDollars(of.monthBeforeCents)} al mes.` : ''}${amountCents > 0 ? ` ${amount} de este año están atrasados, y seguiría debiendo los tratamientos que recibió.` : ''}`,
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
        `${lateInSpanish(of, 'dos semanas')} Sus tratamientos están en pausa hasta que pague. Sus citas se mantienen.`,
      ];
    case 'CANCEL_PROPOSAL':
      return [
        `${amount} de su membresía están atrasados`,
        `${lateInSpanish(of, 'un mes')} Puede pagarlo, cambiar su plan o ver cuánto costaría cancelar. ¿Preguntas? Llame al ${phoneWords(phone)}.`,
      ];
  }
}

/** What follows a payment that failed: of one that was early nothing is due yet. */
function failedInEnglish({ again, dueOn, isTakenThen }: Failed): string {
  if (dueOn)
    return isTakenThen
      ? `It isn't due until ${en.day(dueOn)}. We'll charge it automatically that day, or you can pay early with another card or account.`
      : `It isn't due until ${en.day(dueOn)}. Pay it by then with any card or account.`;
  return again
    ? `We'll retry automatically on ${en.day(again)}, or you can pay now.`
    : "We won't retry this payment. Pay now, or choose another card or account.";
}

function failedInSpanish({ again, dueOn, isTakenThen }: Failed): string {
  if (dueOn)
    return isTakenThen
      ? `No vence hasta el ${es.day(dueOn)}. Lo cobraremos automáticamente ese día, o puede pagar antes con otra tarjeta o cuenta.`
      : `No vence hasta el ${es.day(dueOn)}. Páguelo a más tardar ese día con cualquier tarjeta o cuenta.`;
  return again
    ? `Lo intentaremos de nuevo automáticamente el ${es.day(again)}, o puede pagar ahora.`
    : 'No volveremos a intentar este pago. Pague ahora o elija otra tarjeta o cuenta.';
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
          ...(payload.documentId
            ? [en.whereIs(payload.isInPractice ? 'Your agreement' : 'Your signed agreement', isAttached)]
            : []),
        ],
        en.goOn(payload, publicUrl, 'See my membership'),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su membresía de ${brand.name} está activa`,
        [
          es.hello(payload),
          `Su plan en ${payload.practiceName} empieza hoy. Hoy pagó ${exactDollars(payload.paidCents)}. ${payload.monthlyCents === null ? 'El año de su plan está pagado por completo.' : `Su pago mensual es de ${exactDollars(payload.monthlyCents)}.`}`,
          ...(payload.documentId
            ? [es.whereIs(payload.isInPractice ? 'Su contrato' : 'Su contrato firmado', isAttached)]
            : []),
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
          failedInEnglish(payload),
        ],
        en.goOn(payload, publicUrl, `Pay ${exactDollars(payload.amountCents)}`),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su pago de ${brand.name} de ${exactDollars(payload.amountCents)} no se completó`,
        [
          es.hello(payload),
          `Su pago de ${exactDollars(payload.amountCents)} de ${payload.account} terminada en ${payload.lastFour} no se completó. No hay ningún cargo por esto.`,
          failedInSpanish(payload),
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
      const label =
        payload.kind === 'RENEWAL_AHEAD'
          ? 'Review next year'
          : payload.kind === 'BILL_DUE'
            ? 'Pay now'
            : 'Open my membership';
      return content(subject, [en.hello(payload), text], en.goOn(payload, publicUrl, label));
    },
    spanish: (payload, { publicUrl }) => {
      const [subject, text] = dayInSpanish(payload);
      const label =
        payload.kind === 'RENEWAL_AHEAD'
          ? 'Ver el próximo año'
          : payload.kind === 'BILL_DUE'
            ? 'Pagar ahora'
            : 'Abrir mi membresía';
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
  'member-next-year': staffMail<NextYearAhead>()((payload, { publicUrl }) =>
    content(
      "A member's next year differs from this one",
      [
        'Hello,',
        `The plan year of ${payload.memberName} ends on ${en.day(payload.on)}. The next one is made from your prices of today, without this year's discounts.`,
        ...payload.lines,
        `Treatments would be ${exactDollars(payload.afterCents)} a month, and are ${exactDollars(payload.beforeCents)} a month now. ${payload.memberName} sees this before they agree. To offer something else, change the plan before then.`,
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
};
