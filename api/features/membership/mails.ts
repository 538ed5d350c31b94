import { mail, staffMail, textMessage } from '../../mail/mail';
import { content, en, es, exactDollars } from '../../mail/mail-parts';

type Of = { to: string; brand: 'membership'; firstName: string | null; practiceName: string };
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
        `Questions? Call ${payload.practiceName} at ${payload.phone}.`,
      ]),
    spanish: (payload, { brand }) =>
      content(payload.isChange ? `Su plan de ${brand.name} queda como está` : `Su plan de ${brand.name} fue retirado`, [
        es.hello(payload),
        payload.isChange
          ? `${payload.practiceName} retiró el cambio que había propuesto. Su plan queda como está.`
          : `${payload.practiceName} retiró el plan que le había enviado. No se cobró nada.`,
        `¿Preguntas? Llame a ${payload.practiceName} al ${payload.phone}.`,
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
