import type { Language } from '@contract/language';
import type { PersonState } from '@domain/person-state/person-state';
import { mail } from '../../mail/mail';
import { content, en, es, exactDollars } from '../../mail/mail-parts';

type Recorded = {
  to: string;
  /** Of who reads it: the person, or whoever speaks for them. */
  firstName: string | null;
  language?: Language;
  state: PersonState;
  on: string;
  isSpeaker: boolean;
  personName: string;
  speakerName?: string | null;
  /** What settles all loans today. */
  owedCents: number;
};
type Ended = { to: string; firstName: string | null; state: PersonState; dueCents?: number; dueOn?: string };

const owedTo = ({ owedCents }: Recorded) =>
  owedCents > 0 ? `The balance of their loans today is ${exactDollars(owedCents)}.` : 'They owe nothing on a loan.';
const owedBy = ({ owedCents }: Recorded) =>
  owedCents > 0 ? `El saldo de sus préstamos es hoy de ${exactDollars(owedCents)}.` : 'No debe nada por préstamos.';

/** What each record says to whoever speaks for the person. */
const toSpeaker = (of: Recorded): string[] => {
  const { state, personName, on } = of;
  if (state === 'DECEASED')
    return [
      `We recorded that ${personName} died on ${en.day(on)}, and that you settle their affairs. From now on we write to you about their account.`,
      `We stopped automatic payments and late fees, and nothing is due now. ${owedTo(of)} This isn't a demand for payment: you don't have to pay it from your own money.`,
    ];
  if (state === 'BANKRUPTCY')
    return [
      `We recorded that ${personName} filed for bankruptcy on ${en.day(on)}.`,
      `We stopped automatic payments, late fees, and anything that asks them for payment. ${owedTo(of)} This is for information only and isn't a demand for payment. They still get statements, for information only.`,
    ];
  return [
    `We recorded on your notice of ${en.day(on)} that you represent ${personName}.`,
    `Anything that asks for payment now goes to you, and not to them. ${owedTo(of)} They still get statements and other notices that the law requires.`,
  ];
};

const toSpeakerInSpanish = (of: Recorded): string[] => {
  const { state, personName, on } = of;
  if (state === 'DECEASED')
    return [
      `Registramos que ${personName} falleció el ${es.day(on)} y que usted se ocupa de sus asuntos. Desde ahora le escribimos a usted sobre su cuenta.`,
      `Detuvimos los pagos automáticos y los cargos por atraso, y no vence nada ahora. ${owedBy(of)} Esto no es una exigencia de pago: no tiene que pagarlo con su propio dinero.`,
    ];
  if (state === 'BANKRUPTCY')
    return [
      `Registramos que ${personName} se declaró en bancarrota el ${es.day(on)}.`,
      `Detuvimos los pagos automáticos, los cargos por atraso y todo lo que le pide pagar. ${owedBy(of)} Esto es solo informativo y no es una exigencia de pago. Seguirá recibiendo estados de cuenta, solo informativos.`,
    ];
  return [
    `Registramos, por su aviso del ${es.day(on)}, que usted representa a ${personName}.`,
    `Todo lo que pide un pago va ahora a usted y no a esa persona. ${owedBy(of)} Esa persona sigue recibiendo los estados de cuenta y otros avisos que exige la ley.`,
  ];
};

const toPerson = ({ state, on, speakerName }: Recorded): string[] => {
  if (state === 'BANKRUPTCY')
    return [
      `We recorded that you filed for bankruptcy on ${en.day(on)}.`,
      "We stopped automatic payments and late fees, and we won't ask you for payment. You'll still get statements, for information only. This isn't a demand for payment.",
    ];
  if (state === 'CEASE_CONTACT')
    return [
      `We recorded your request of ${en.day(on)} that we stop contacting you about collecting what you owe.`,
      'From now on we send you only notices that the law requires, and answers to what you do in your account. What you owe and any autopay stay as they are. To turn autopay off, use your account or call us.',
    ];
  return [
    `We recorded that ${speakerName ?? 'the person you named'} may speak with us about your account, as of ${en.day(on)}.`,
    'Nothing else changes. We keep writing to you.',
  ];
};

const toPersonInSpanish = ({ state, on, speakerName }: Recorded): string[] => {
  if (state === 'BANKRUPTCY')
    return [
      `Registramos que usted se declaró en bancarrota el ${es.day(on)}.`,
      'Detuvimos los pagos automáticos y los cargos por atraso, y no le pediremos que pague. Seguirá recibiendo estados de cuenta, solo informativos. Esto no es una exigencia de pago.',
    ];
  if (state === 'CEASE_CONTACT')
    return [
      `Registramos su petición del ${es.day(on)} de que dejemos de comunicarnos con usted para cobrar lo que debe.`,
      'Desde ahora solo le enviamos los avisos que exige la ley y las respuestas a lo que usted haga en su cuenta. Lo que debe y el pago automático siguen igual. Para desactivar el pago automático, use su cuenta o llámenos.',
    ];
  return [
    `Registramos que ${speakerName ?? 'la persona que usted nombró'} puede hablar con nosotros sobre su cuenta desde el ${es.day(on)}.`,
    'Nada más cambia. Le seguimos escribiendo a usted.',
  ];
};

const ended: Readonly<Record<PersonState, readonly [english: string, spanish: string]>> = {
  DECEASED: [
    'We had recorded by mistake that you died, and removed that. You can use your account again.',
    'Habíamos registrado por error su fallecimiento y lo quitamos. Puede usar su cuenta de nuevo.',
  ],
  BANKRUPTCY: [
    'The bankruptcy that we had on record has ended. If your loan payments go on, we tell you separately what is due and when.',
    'Terminó la bancarrota que teníamos registrada. Si los pagos de sus préstamos continúan, le diremos por separado qué vence y cuándo.',
  ],
  REPRESENTED: [
    'We no longer have an attorney on record for you, so we write to you again.',
    'Ya no tenemos registrado un abogado que le represente, así que le escribimos de nuevo a usted.',
  ],
  CEASE_CONTACT: [
    'We removed your request that we stop contacting you, so we write to you again.',
    'Quitamos su petición de que dejemos de comunicarnos con usted, así que le escribimos de nuevo.',
  ],
  POWER_OF_ATTORNEY: [
    'Nobody else may speak with us about your account anymore.',
    'Ya nadie más puede hablar con nosotros sobre su cuenta.',
  ],
};

/** What is told once of a state of a person, and of its end. Subjects say nothing of it, because they are read on lock screens. */
export const stateMails = {
  'person-state-recorded': mail<Recorded>()({
    english: (payload, { brand }) =>
      content(
        payload.isSpeaker ? 'About an account you handle for someone' : 'We updated our records of your account',
        [
          en.hello(payload),
          ...(payload.isSpeaker ? toSpeaker(payload) : toPerson(payload)),
          `Questions? Call us at ${brand.supportPhone}.`,
        ],
      ),
    spanish: (payload, { brand }) =>
      content(
        payload.isSpeaker
          ? 'Sobre una cuenta que usted atiende por otra persona'
          : 'Actualizamos los datos de su cuenta',
        [
          es.hello(payload),
          ...(payload.isSpeaker ? toSpeakerInSpanish(payload) : toPersonInSpanish(payload)),
          `¿Tiene preguntas? Llámenos al ${brand.supportPhone}.`,
        ],
      ),
  }),
  'person-state-ended': mail<Ended>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'We updated our records of your account',
        [
          en.hello(payload),
          ended[payload.state][0],
          ...(payload.dueCents && payload.dueOn
            ? [
                `${exactDollars(payload.dueCents)} of your membership came due while we took no payments. Its new due date is ${en.day(payload.dueOn)}, and until then it isn't late.`,
              ]
            : []),
          `Did we get this wrong? Call us at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Actualizamos los datos de su cuenta',
        [
          es.hello(payload),
          ended[payload.state][1],
          ...(payload.dueCents && payload.dueOn
            ? [
                `Entretanto vencieron ${exactDollars(payload.dueCents)} de su membresía. Su nueva fecha de vencimiento es el ${es.day(payload.dueOn)} y hasta entonces no hay atraso.`,
              ]
            : []),
          `¿Nos equivocamos? Llámenos al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
};
