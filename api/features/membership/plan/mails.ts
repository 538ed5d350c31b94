import { phoneWords } from '@domain/phone-words';
import { mail, staffMail, textMessage } from '../../../mail/mail';
import { content, en, es, exactDollars } from '../../../mail/mail-parts';
import type { ToMember, ToMemberWithPage } from '../mail-facts';

type Sent = ToMemberWithPage & { monthlyCents: number; firstCents: number };
type Changed = ToMemberWithPage & { isChange: boolean };
type Withdrawn = ToMember & { phone: string; isChange: boolean };
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
