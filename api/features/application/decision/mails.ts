import { paths, portalBase } from '@contract/paths';
import type { Brand } from '@domain/enums';
import type { MessageContent } from '../../../jobs/messages/message';
import { type MailContext, mail, staffMail } from '../../../mail/mail';
import { content, en, es } from '../../../mail/mail-parts';
import type { ApplicationMail } from '../application-mail';

type Decided = ApplicationMail & { documentIds: readonly string[] };
type PlusAsked = { to: string; brand: Brand; number: number; applicationId: string };

/** Says what is left to do: a sign-up was signed before the decision, and a mail that waited may find a signature. */
function approvedMail(payload: Decided, { brand, publicUrl, attachedCount, application }: MailContext): MessageContent {
  const papers = noticesAttached(attachedCount);
  const subject = `Your ${brand.name} application is approved`;
  if (payload.brand === 'membership')
    return content(
      subject,
      [en.hello(payload), "You're approved. Your practice will put together your plan with you.", ...papers],
      en.open(payload, publicUrl),
    );
  const next = application?.isSigned
    ? "You're approved, and your agreement is signed. Log in to use your spending limit."
    : "You're approved. Read and sign your agreement to use your spending limit.";
  const button = application?.isSigned ? en.logIn(publicUrl) : en.goOn(payload, publicUrl);
  return content(subject, [en.hello(payload), next, ...papers], button);
}

function noticesAttached(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? "We've attached the notice about our decision."
      : "We've attached the notices about your credit score and our decision.",
  ];
}

/** The same in Spanish. */
function spanishApprovedMail(
  payload: Decided,
  { brand, publicUrl, attachedCount, application }: MailContext,
): MessageContent {
  const papers = spanishNoticesAttached(attachedCount);
  const subject = `Su solicitud de ${brand.name} fue aprobada`;
  if (payload.brand === 'membership')
    return content(
      subject,
      [es.hello(payload), 'Su solicitud fue aprobada. Su consultorio preparará su plan con usted.', ...papers],
      es.open(payload, publicUrl),
    );
  const next = application?.isSigned
    ? 'Su solicitud fue aprobada y su contrato está firmado. Inicie sesión para usar su límite de gasto.'
    : 'Su solicitud fue aprobada. Lea y firme su contrato para usar su límite de gasto.';
  return content(
    subject,
    [es.hello(payload), next, ...papers],
    application?.isSigned ? es.logIn(publicUrl) : es.goOn(payload, publicUrl),
  );
}

function spanishNoticesAttached(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? 'Adjuntamos el aviso que acompaña nuestra decisión.'
      : 'Adjuntamos los avisos sobre su puntaje de crédito y nuestra decisión.',
  ];
}

/** What an applicant is told of a decision, and a practice of a wish. Subjects name neither practice nor treatment: they are read on lock screens. */
export const decisionMails = {
  'application-approved': mail<Decided>()({ english: approvedMail, spanish: spanishApprovedMail, carriesNotice: true }),
  'application-denied': mail<Decided>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `About your ${brand.name} application`,
        [
          en.hello(payload),
          `We can’t approve your application at this time. ${en.whereIs('Your notice', isAttached)} It explains why and what you can do.`,
        ],
        en.open(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Sobre su solicitud de ${brand.name}`,
        [
          es.hello(payload),
          `No podemos aprobar su solicitud en este momento. ${es.whereIs('Su aviso', isAttached)} Le explica por qué y qué puede hacer.`,
        ],
        es.open(payload, publicUrl),
      ),
    carriesNotice: true,
  }),
  'limit-ended': mail<Decided>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your ${brand.name} spending limit has ended`,
        [
          en.hello(payload),
          `We ended your spending limit early, so you can't finance new treatments with it. ${en.whereIs('Your notice', isAttached)} It explains why. Your existing loans continue as agreed.`,
          "Log in to see what's due and make payments.",
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su límite de gasto de ${brand.name} terminó`,
        [
          es.hello(payload),
          `Terminamos su límite de gasto antes de su vencimiento, así que no puede financiar con él tratamientos nuevos. ${es.whereIs('Su aviso', isAttached)} Le explica por qué. Sus préstamos actuales continúan como se acordó.`,
          'Inicie sesión para ver lo que debe y hacer pagos.',
        ],
        es.logIn(publicUrl),
      ),
    carriesNotice: true,
  }),
  'application-duplicate': mail<Decided>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `You may already have a ${brand.name} account`,
        [
          en.hello(payload),
          'An account with the Social Security number on your application already exists, so we can’t open a second one. Log in to that account to continue.',
          `If it isn’t yours, call us at ${brand.supportPhone}.`,
        ],
        en.openOrLogIn(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Es posible que ya tenga una cuenta de ${brand.name}`,
        [
          es.hello(payload),
          'Ya existe una cuenta con el número de Seguro Social de su solicitud, así que no podemos abrir otra. Inicie sesión en esa cuenta para continuar.',
          `Si no es suya, llámenos al ${brand.supportPhone}.`,
        ],
        es.openOrLogIn(payload, publicUrl),
      ),
  }),
  'application-review': mail<ApplicationMail & { documentIds?: readonly string[]; documentId?: null }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `We're reviewing your ${brand.name} application`,
        [en.hello(payload), 'We need a little more time or information before we can decide. Your answers are saved.'],
        en.open(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Estamos revisando su solicitud de ${brand.name}`,
        [
          es.hello(payload),
          'Necesitamos un poco más de tiempo o de información antes de decidir. Sus respuestas están guardadas.',
        ],
        es.open(payload, publicUrl),
      ),
  }),
  'application-step-left': mail<ApplicationMail>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `One step left in your ${brand.name} application`,
        [
          en.hello(payload),
          'We ran your application again, as you asked. We need one more step from you before we can decide.',
        ],
        en.goOn(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Falta un paso en su solicitud de ${brand.name}`,
        [
          es.hello(payload),
          'Procesamos su solicitud otra vez, como nos lo pidió. Necesitamos un paso más de su parte para decidir.',
        ],
        es.goOn(payload, publicUrl),
      ),
  }),
  'patientfi-plus-asked': staffMail<PlusAsked>()((payload, { brand, publicUrl }) =>
    content(
      `A patient requested ${brand.name} Plus`,
      ['Hello,', `The patient on application ${payload.number} requested ${brand.name} Plus. Please contact them.`],
      {
        label: 'Open application',
        url: `${publicUrl}${portalBase}${paths.admin.application.href({ applicationId: payload.applicationId })}`,
      },
    ),
  ),
};
