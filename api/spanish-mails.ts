import { paths, portalBase } from '@contract/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import { formatSpanishDate } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsd, formatUsdExact } from '@domain/money/usd';
import type { ApplicationMailFacts } from './features/application/index';
import type { AutopayTold } from './features/payment-method/index';
import type { MessageContent } from './jobs/messages/message';
import type { OutboxPayload } from './jobs/outbox';
import { loanNoticeMail } from './loan-notice-mails';
import { content, type EventMail, loginUrl, type MailContext } from './mail-parts';
import { autopayTold } from './payment-mails';

// The e-mails of event-mails.ts, payment-mails.ts and request-mails.ts that patients get, in Spanish. Those for practices and
// support are English.

const hello = ({ firstName }: OutboxPayload) => (typeof firstName === 'string' ? `Hola, ${firstName}:` : 'Hola:');
const amount = ({ amountCents }: OutboxPayload) => formatUsd(cents(Number(amountCents ?? 0)));
const whereIs = (what: string, isAttached: boolean): string =>
  isAttached
    ? `${what} está en el archivo PDF adjunto.`
    : `${what} está a su disposición: ábralo con un código que le enviamos.`;
const ownWord = ({ brand }: OutboxPayload) => (brand === 'membership' ? 'inscripción' : 'solicitud');
const callUs = (phone: string) => `Si no fue usted, llámenos al ${phone}.`;
const dateOf = (value: OutboxPayload[string] | undefined) =>
  typeof value === 'string' && isCivilDate(value) ? formatSpanishDate(value) : '';

function goOn(payload: OutboxPayload, publicUrl: string, label = `Continuar con mi ${ownWord(payload)}`) {
  const path = typeof payload.path === 'string' && payload.path.startsWith('/v2/') ? payload.path : '/v2/';
  return { label, url: `${publicUrl}${path}` };
}
const changed: Readonly<Record<string, string>> = {
  firstName: 'su nombre',
  lastName: 'su nombre',
  birthDate: 'su fecha de nacimiento',
  email: 'su dirección de correo',
  phoneNumber: 'su número de teléfono',
  street: 'su domicilio',
  unit: 'su domicilio',
  city: 'su domicilio',
  state: 'su domicilio',
  zipCode: 'su domicilio',
  practiceId: 'su consultorio',
};
const changedParts = ({ fields }: OutboxPayload) =>
  [
    ...new Set(
      String(fields ?? '')
        .split(',')
        .flatMap((field) => changed[field] ?? []),
    ),
  ].join(', ');

/** A change of how somebody is reached, as a text message to the number of before. */
export const spanishAccountChangedText = (payload: OutboxPayload, brand: string, phone: string): string =>
  `${brand}: cambiamos ${changedParts(payload)} en su cuenta. ¿No lo pidió? Llame al ${phone}.`;

const open = (payload: OutboxPayload, publicUrl: string) => goOn(payload, publicUrl, `Abrir mi ${ownWord(payload)}`);
const logIn = (publicUrl: string) => ({ label: 'Iniciar sesión', url: loginUrl(publicUrl) });
const seeTransactions = (publicUrl: string) => ({ label: 'Ver mis transacciones', url: loginUrl(publicUrl) });

function noticesAttached(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? 'Adjuntamos el aviso que acompaña nuestra decisión.'
      : 'Adjuntamos los avisos sobre su puntaje de crédito y nuestra decisión.',
  ];
}

function approvedMail(
  payload: OutboxPayload,
  { brand, publicUrl, attachedCount, application }: MailContext,
): MessageContent {
  const papers = noticesAttached(attachedCount);
  const subject = `Su solicitud de ${brand.name} fue aprobada`;
  if (payload.brand === 'membership')
    return content(
      subject,
      [hello(payload), 'Usted fue aprobado. Su consultorio prepara su plan con usted.', ...papers],
      open(payload, publicUrl),
    );
  const next = application?.isSigned
    ? 'Usted fue aprobado y su contrato está firmado. Inicie sesión para usar su límite de gasto.'
    : 'Usted fue aprobado. Lea y firme su contrato para usar su límite de gasto.';
  return content(
    subject,
    [hello(payload), next, ...papers],
    application?.isSigned ? logIn(publicUrl) : goOn(payload, publicUrl),
  );
}

function summaryOf({ approvedLineCents, expiresOn, accountNumber, practiceName }: ApplicationMailFacts) {
  const rows: [string, string][] = [];
  if (approvedLineCents !== null) rows.push(['Límite de gasto', formatUsd(approvedLineCents)]);
  if (expiresOn !== null && isCivilDate(expiresOn)) rows.push(['Úselo hasta el', formatSpanishDate(expiresOn)]);
  rows.push(['Dónde', practiceName]);
  if (accountNumber !== null) rows.push(['Cuenta', `que termina en ${accountNumber.slice(-4)}`]);
  return rows;
}

const autopayLine = (told: AutopayTold): string => {
  const { number, purchase, practice, amount: sum, isFirstOnly, method, lastFour } = told;
  const on = isCivilDate(told.on) ? formatSpanishDate(told.on) : '';
  const begins = on && (isFirstOnly ? ` Es el ${on}.` : ` El próximo es el ${on}.`);
  return `Transacción ${number}, su préstamo de ${purchase} en ${practice}: ${sum} en ${isFirstOnly ? 'la primera' : 'cada'} fecha de vencimiento, de ${method}, que termina en ${lastFour}.${begins}`;
};

function estimateMail(payload: OutboxPayload, { brand, publicUrl }: MailContext): MessageContent {
  const text = (name: string) => String(payload[name] ?? '');
  return {
    ...content(
      `Su estimación de pagos de ${brand.name}`,
      ['Hola:', `Esta es la estimación de la calculadora de pagos de ${text('practiceName')}.`],
      goOn(payload, publicUrl, 'Ver mis opciones reales'),
    ),
    figures: [
      ['Costo del tratamiento', text('cost')],
      ['Pago', `${text('monthly')} ${text('sentence')}`],
      ['APR (tasa de porcentaje anual)', text('apr')],
      ['Intereses', text('interest')],
      ['Total', text('total')],
    ],
    closing: [
      ...(payload.minimum === null ? [] : [text('minimum')]),
      text('example'),
      'Recibió este mensaje porque se escribió su dirección en la calculadora. Si no fue usted, no tiene que hacer nada.',
    ],
  };
}

/** The text message of a link that somebody shares. */
export const spanishSharedLinkText = (payload: OutboxPayload, brand: string): string =>
  `${payload.practice}: la solicitud de ${brand}, compartida con usted: ${payload.url} ¿No lo esperaba? Ignórelo.`;

/** The same reminder as a text message. */
export const spanishReminderText = (payload: OutboxPayload, brand: string, url: string): string =>
  `${brand}: una transacción de ${amount(payload)} espera su respuesta. Inicie sesión para ver los planes: ${url}`;

/** By outbox kind; a kind that patients get and that is missing here is found by the test beside it. */
export const spanishMails: Readonly<Record<string, EventMail>> = {
  'application-approved': approvedMail,
  'application-denied': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Sobre su solicitud de ${brand.name}`,
      [
        hello(payload),
        `No podemos aprobar su solicitud en este momento. ${whereIs('Su aviso', isAttached)} Le dice por qué y qué puede hacer.`,
      ],
      open(payload, publicUrl),
    ),
  'limit-ended': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Su límite de gasto de ${brand.name} terminó`,
      [
        hello(payload),
        `Su límite de gasto terminó antes de su día y no se puede financiar con él ningún tratamiento nuevo. ${whereIs('Su aviso', isAttached)} Le dice por qué. Los préstamos que tiene siguen como se acordaron.`,
        'Puede ver lo que debe, y pagarlo, cuando inicia sesión.',
      ],
      logIn(publicUrl),
    ),
  'application-duplicate': (payload, { brand, publicUrl }) =>
    content(
      `Es posible que ya tenga una cuenta de ${brand.name}`,
      [
        hello(payload),
        'Ya existe una cuenta con el número de Seguro Social de su solicitud, así que no se puede abrir otra. Inicie sesión en esa cuenta para continuar.',
        `Si no es suya, llámenos al ${brand.supportPhone}.`,
      ],
      payload.brand === 'membership' ? open(payload, publicUrl) : logIn(publicUrl),
    ),
  'application-review': (payload, { brand, publicUrl }) =>
    content(
      `Estamos revisando su solicitud de ${brand.name}`,
      [
        hello(payload),
        'Necesitamos un poco más de tiempo o de información antes de decidir. Sus respuestas están guardadas.',
      ],
      open(payload, publicUrl),
    ),
  'application-incomplete': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Falta algo para su solicitud de ${brand.name}`,
      [
        hello(payload),
        `Falta algo antes de que podamos decidir. ${whereIs('Su aviso', isAttached)} Dice qué falta y hasta cuándo puede enviarlo.`,
      ],
      goOn(payload, publicUrl),
    ),
  'application-saved': (payload, { brand, publicUrl }) =>
    content(
      `Su solicitud de ${brand.name} está guardada`,
      [hello(payload), 'Sus respuestas están guardadas. Continúe cuando quiera, en cualquier dispositivo.'],
      goOn(payload, publicUrl),
    ),
  'application-step-left': (payload, { brand, publicUrl }) =>
    content(
      `Falta un paso en su solicitud de ${brand.name}`,
      [
        hello(payload),
        'Procesamos otra vez su solicitud, como nos lo pidió. Necesitamos un paso más de usted para decidir.',
      ],
      goOn(payload, publicUrl),
    ),
  'identity-taken': (payload, { publicUrl }) =>
    content(
      'Sabemos que es usted',
      [
        hello(payload),
        'Nuestro personal confirmó quién es usted. Lo que su consultorio le pidió aprobar espera su respuesta.',
      ],
      logIn(publicUrl),
    ),
  'agreement-signed': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Su contrato de ${brand.name}`,
      [hello(payload), `Usted firmó su contrato. ${whereIs('Su copia', isAttached)}`],
      payload.brand === 'membership' ? open(payload, publicUrl) : logIn(publicUrl),
    ),
  'partner-agreement-signed': (payload, { publicUrl, isAttached }) =>
    content(
      'Su contrato de préstamo',
      [
        hello(payload),
        `Usted firmó su contrato de préstamo con ${payload.lender}, que hizo su préstamo y le dice cómo pagarlo. ${whereIs('Su copia', isAttached)}`,
      ],
      open(payload, publicUrl),
    ),
  'account-summary': (payload, { brand, publicUrl, application }) => ({
    ...content(
      `Su cuenta de ${brand.name} está lista`,
      [hello(payload), 'Su límite de gasto está listo para usarse en su consultorio. Este es el resumen.'],
      logIn(publicUrl),
    ),
    figures: application ? summaryOf(application) : [],
  }),
  'signup-link': (payload, { brand, publicUrl }) =>
    content(
      `Su enlace para inscribirse en ${brand.name}`,
      ['Hola:', 'Este es su enlace para inscribirse. Toma unos cinco minutos.'],
      goOn(payload, publicUrl, 'Inscribirme'),
    ),
  'transaction-created': (payload, { brand, publicUrl }) =>
    content(
      'Un plan de pago lo espera',
      [
        hello(payload),
        `Su consultorio le envió una transacción de ${amount(payload)}. Elija un plan y apruébela, o rechácela, en ${brand.name}.`,
      ],
      { label: 'Ver mi transacción', url: loginUrl(publicUrl) },
    ),
  'transaction-reminder': (payload, { brand, publicUrl }) =>
    content(
      'Un plan de pago todavía lo espera',
      [
        hello(payload),
        `Su consultorio le recuerda una transacción de ${amount(payload)}. Elija un plan y apruébela, o rechácela, en ${brand.name}.`,
        ...(typeof payload.note === 'string' ? [`Le escriben: «${payload.note}»`] : []),
      ],
      { label: 'Ver mi transacción', url: loginUrl(publicUrl) },
    ),
  'transaction-changed': (payload, { brand, publicUrl }) =>
    content(
      'Su consultorio cambió su petición',
      [
        hello(payload),
        payload.beforeCents === undefined
          ? `Su consultorio cambió para qué es su transacción de ${amount(payload)}.`
          : `Su consultorio cambió su transacción de ${formatUsd(cents(Number(payload.beforeCents)))} a ${amount(payload)}.`,
        `Elija un plan y apruébela, o rechácela, en ${brand.name}.`,
      ],
      { label: 'Ver mi transacción', url: loginUrl(publicUrl) },
    ),
  'request-expired': (payload, { brand, publicUrl }) =>
    content(
      `Una petición de ${brand.name} venció`,
      [
        hello(payload),
        `Su límite de gasto terminó y, con él, una petición de su consultorio por ${amount(payload)} que esperaba su respuesta. Usted no debe nada por ella.`,
        `¿Todavía la quiere? Inicie sesión y mire su página de inicio: si su límite se puede renovar, ahí se lo dice. ${payload.isRevivable ? 'Después retome la petición en su página.' : 'Después pídala otra vez a su consultorio.'}`,
      ],
      logIn(publicUrl),
    ),
  'transaction-withdrawn': (payload, { brand, publicUrl }) =>
    content(
      `Una petición de ${brand.name} fue retirada`,
      [
        hello(payload),
        `Su consultorio retiró su petición de ${amount(payload)}. Usted no tiene que hacer nada y no debe nada por ella.`,
      ],
      seeTransactions(publicUrl),
    ),
  'transaction-refunded': (payload, { brand, publicUrl }) =>
    content(
      `Una compra de ${brand.name} fue reembolsada`,
      [
        hello(payload),
        `Su consultorio reembolsó su compra de ${amount(payload)}. Su préstamo terminó y usted no debe nada por él.`,
        ...(Number(payload.paidCents) > 0
          ? [
              `Usted había pagado ${formatUsd(cents(Number(payload.paidCents)))}. Se lo devolvemos a la cuenta o tarjeta con la que pagó o, si se eliminó, a la que usa ahora, en cuanto ya no haya ningún pago en camino.`,
            ]
          : []),
      ],
      seeTransactions(publicUrl),
    ),
  'transaction-approved': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Usted aprobó una transacción de ${brand.name}`,
      [
        hello(payload),
        `Usted aprobó ${amount(payload)}. ${whereIs('Su contrato de préstamo, con todas las fechas de pago,', isAttached)}`,
      ],
      logIn(publicUrl),
    ),
  'loan-notice': (payload, context) => loanNoticeMail({ ...payload, language: 'es' }, context),
  'payment-estimate': estimateMail,
  'app-link-shared': (payload, { brand }) =>
    content(
      'Un enlace que alguien comparte con usted',
      [
        'Hola:',
        `Esta es la solicitud de ${brand.name} de ${payload.practice}, compartida con usted. Consultar su límite de gasto no afecta su puntaje de crédito.`,
        'Recibió este mensaje una sola vez porque alguien escribió su dirección para enviárselo. Si no sabe quién fue, no tiene que hacer nada.',
      ],
      { label: 'Ver mi límite de gasto', url: String(payload.url) },
    ),
  'autopay-on': (payload, { brand, publicUrl }) =>
    content(
      `El pago automático está activado en ${brand.name}`,
      [hello(payload), ...autopayTold(payload).map(autopayLine)],
      logIn(publicUrl),
    ),
  'autopay-authorized': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Su autorización del pago automático en ${brand.name}`,
      [
        hello(payload),
        `Usted autorizó pagos automáticos de la transacción ${payload.number} en ${payload.practice}. ${whereIs('Su copia de la autorización', isAttached)}`,
        callUs(brand.supportPhone),
      ],
      logIn(publicUrl),
    ),
  'autopay-off': (payload, { brand, publicUrl }) =>
    content(
      `El pago automático está desactivado en ${brand.name}`,
      [
        hello(payload),
        `El pago automático de la transacción ${payload.number}, su préstamo de ${formatUsdExact(cents(Number(payload.amountCents)))} en ${payload.practice}, está desactivado. Sus pagos siguen venciendo en las fechas de su plan.`,
        callUs(brand.supportPhone),
      ],
      logIn(publicUrl),
    ),
  'payment-method-added': (payload, { brand, publicUrl, isAttached }) => {
    const what = payload.kind === 'CARD' ? 'la tarjeta' : 'la cuenta';
    const copy = payload.documentId === undefined ? [] : [whereIs('Su copia de la autorización', isAttached)];
    return content(
      `Se agregó una forma de pago a su cuenta de ${brand.name}`,
      [
        hello(payload),
        `${payload.name}, ${what} que termina en ${payload.lastFour}, se agregó a su cuenta. ${copy.join(' ')}`.trim(),
        callUs(brand.supportPhone),
      ],
      logIn(publicUrl),
    );
  },
  'dispute-opened': (payload, { publicUrl }) =>
    content(
      'Usted disputó una transacción',
      [
        hello(payload),
        `Usted dijo que un tratamiento de ${amount(payload)} no se dio como se acordó. Su consultorio tiene hasta el ${dateOf(payload.on)} para responder; después decidimos nosotros. Mientras tanto no se cobra nada por él ni se agrega un cargo por pago atrasado.`,
      ],
      seeTransactions(publicUrl),
    ),
  'transaction-flagged': (payload, { brand, publicUrl }) =>
    content(
      'Usted reportó una transacción',
      [
        hello(payload),
        `La transacción de ${amount(payload)} está reportada como no suya. Está retenida: mientras la revisamos no se cobra nada por ella ni se agrega un cargo por pago atrasado.`,
        callUs(brand.supportPhone),
      ],
      logIn(publicUrl),
    ),
  'transaction-unflagged': (payload, { brand, publicUrl }) =>
    content(
      'Su reporte está cerrado',
      [
        hello(payload),
        `Revisamos la transacción de ${amount(payload)} que se reportó como no suya y vimos que sí lo es. Sus pagos continúan. El motivo está en el historial de la transacción.`,
        `Si no está de acuerdo, llámenos al ${brand.supportPhone}.`,
      ],
      seeTransactions(publicUrl),
    ),
  'account-held': (payload, { brand, publicUrl }) =>
    content(
      `Su cuenta de ${brand.name} está retenida`,
      [
        hello(payload),
        'Su cuenta está retenida. Hasta que se libere, no se puede aprobar nada nuevo y el pago automático no toma nada. Los pagos siguen venciendo y usted puede hacerlos en su cuenta.',
        `Llámenos al ${brand.supportPhone} y le decimos qué hace falta.`,
      ],
      logIn(publicUrl),
    ),
  'account-released': (payload, { brand, publicUrl }) =>
    content(
      `Su cuenta de ${brand.name} ya no está retenida`,
      [hello(payload), 'Su cuenta se liberó. Puede usarla como antes y el pago automático continúa.'],
      logIn(publicUrl),
    ),
  'account-changed': (payload, { brand, publicUrl }) =>
    content(
      `Cambiamos su cuenta de ${brand.name}`,
      [
        hello(payload),
        `Nuestro personal cambió ${changedParts(payload)} en su cuenta.`,
        `Si usted no lo pidió, llámenos de inmediato al ${brand.supportPhone}.`,
      ],
      logIn(publicUrl),
    ),
  'id-check-asked': (payload, { brand, publicUrl }) =>
    content(
      'Por favor, demuestre quién es',
      [
        hello(payload),
        'Le pedimos que demuestre quién es con una foto de su identificación. Toma unos dos minutos. Primero inicie sesión.',
        `Si tiene una pregunta, llámenos al ${brand.supportPhone}.`,
      ],
      { label: 'Demostrar quién soy', url: `${publicUrl}${portalBase}${paths.borrower.verifyIdentity.href()}` },
    ),
  'limit-refresh-open': (payload, { brand, publicUrl }) =>
    content(
      `Su límite de gasto de ${brand.name} se puede renovar`,
      [hello(payload), 'Puede pedir que se renueve su límite de gasto. La consulta no afecta su puntaje de crédito.'],
      logIn(publicUrl),
    ),
  'document-review-asked': (payload, { brand, publicUrl }) =>
    content(
      'Por favor, lea los documentos de su transacción',
      [
        hello(payload),
        'Una transacción le espera. Por favor, inicie sesión y lea sus documentos antes de responderla.',
        `Si tiene una pregunta, llámenos al ${brand.supportPhone}.`,
      ],
      logIn(publicUrl),
    ),
  'limit-changed': (payload, { brand, publicUrl }) =>
    content(
      `Su límite de gasto de ${brand.name} cambió`,
      [
        hello(payload),
        `Su límite de gasto es ahora de ${amount(payload)}. Lo que debe no cambia.`,
        `Si usted no lo pidió, llámenos al ${brand.supportPhone}.`,
      ],
      logIn(publicUrl),
    ),
  'account-archived': (payload, { brand, publicUrl }) =>
    content(
      `Su cuenta de ${brand.name} está cerrada`,
      [
        hello(payload),
        'Su cuenta está cerrada y usted no debe nada. Ya nadie puede iniciar sesión en ella.',
        `Si no lo esperaba, llámenos al ${brand.supportPhone}.`,
      ],
      { label: `Abrir ${brand.name}`, url: publicUrl },
    ),
  'patient-request-declined': (payload, { publicUrl }) =>
    content(
      'Su consultorio le respondió',
      [
        hello(payload),
        `Su consultorio dijo que no a lo que usted pidió sobre ${amount(payload)}. Nada cambia. Su motivo está en el historial de la transacción.`,
      ],
      seeTransactions(publicUrl),
    ),
};

/** Kinds whose reader is told by the payload: only those for the patient are in Spanish. */
export const isForPatient = ({ reader }: OutboxPayload): boolean => reader === undefined || reader === 'patient';
