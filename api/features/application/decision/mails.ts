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
      [en.hello(payload), 'You are approved. Your practice makes your plan with you.', ...papers],
      en.open(payload, publicUrl),
    );
  const next = application?.isSigned
    ? 'You are approved, and your agreement is signed. Log in to use your spending limit.'
    : 'You are approved. Read and sign your agreement to use your spending limit.';
  const button = application?.isSigned ? en.logIn(publicUrl) : en.goOn(payload, publicUrl);
  return content(subject, [en.hello(payload), next, ...papers], button);
}

function noticesAttached(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? 'Attached is the notice that goes with our decision.'
      : 'Attached are the notices about your credit score and our decision.',
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
      [es.hello(payload), 'Usted fue aprobado. Su consultorio prepara su plan con usted.', ...papers],
      es.open(payload, publicUrl),
    );
  const next = application?.isSigned
    ? 'Usted fue aprobado y su contrato está firmado. Inicie sesión para usar su límite de gasto.'
    : 'Usted fue aprobado. Lea y firme su contrato para usar su límite de gasto.';
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
          `We can’t approve your application at this time. ${en.whereIs('Your notice', isAttached)} It tells you why and what you can do.`,
        ],
        en.open(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Sobre su solicitud de ${brand.name}`,
        [
          es.hello(payload),
          `No podemos aprobar su solicitud en este momento. ${es.whereIs('Su aviso', isAttached)} Le dice por qué y qué puede hacer.`,
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
          `Your spending limit has ended before its day, and no new treatment can be financed on it. ${en.whereIs('Your notice', isAttached)} It tells you why. The loans that you have go on as they were agreed.`,
          'You can see what is due, and pay it, when you log in.',
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su límite de gasto de ${brand.name} terminó`,
        [
          es.hello(payload),
          `Su límite de gasto terminó antes de su día y no se puede financiar con él ningún tratamiento nuevo. ${es.whereIs('Su aviso', isAttached)} Le dice por qué. Los préstamos que tiene siguen como se acordaron.`,
          'Puede ver lo que debe, y pagarlo, cuando inicia sesión.',
        ],
        es.logIn(publicUrl),
      ),
    carriesNotice: true,
  }),
  'application-duplicate': mail<Decided>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `You may have a ${brand.name} account already`,
        [
          en.hello(payload),
          'There is an account already with the Social Security number of your application, so a second one can’t be opened. Log in to that account to go on.',
          `If it isn’t yours, call us at ${brand.supportPhone}.`,
        ],
        en.openOrLogIn(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Es posible que ya tenga una cuenta de ${brand.name}`,
        [
          es.hello(payload),
          'Ya existe una cuenta con el número de Seguro Social de su solicitud, así que no se puede abrir otra. Inicie sesión en esa cuenta para continuar.',
          `Si no es suya, llámenos al ${brand.supportPhone}.`,
        ],
        es.openOrLogIn(payload, publicUrl),
      ),
  }),
  'application-review': mail<ApplicationMail & { documentIds?: readonly string[]; documentId?: null }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `We are looking at your ${brand.name} application`,
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
        `One step is left in your ${brand.name} application`,
        [
          en.hello(payload),
          'We ran your application again, as you asked us to. We need one more step from you to decide.',
        ],
        en.goOn(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Falta un paso en su solicitud de ${brand.name}`,
        [
          es.hello(payload),
          'Procesamos otra vez su solicitud, como nos lo pidió. Necesitamos un paso más de usted para decidir.',
        ],
        es.goOn(payload, publicUrl),
      ),
  }),
  'patientfi-plus-asked': staffMail<PlusAsked>()((payload, { brand, publicUrl }) =>
    content(
      `A patient asks for ${brand.name} Plus`,
      [
        'Hello,',
        `The patient of application ${payload.number} would like to use ${brand.name} Plus. Please contact them.`,
      ],
      {
        label: 'Open the application',
        url: `${publicUrl}${portalBase}${paths.admin.application.href({ applicationId: payload.applicationId })}`,
      },
    ),
  ),
};
