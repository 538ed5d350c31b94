import { phoneWords } from '@domain/phone-words';
import { mail, staffMail } from '../../../mail/mail';
import { content, en, es } from '../../../mail/mail-parts';

type Asked = { to: string; brand: 'membership'; memberName: string; months: number; path: string };
type Answered = {
  to: string;
  brand: 'membership';
  firstName: string | null;
  practiceName: string;
  practiceId: string;
  phone: string;
  path: string;
} & (
  | { isConfirmed: false }
  | {
      isConfirmed: true;
      months: number;
      nextPaymentOn: string;
      renewsOn: string;
      /** The next year was agreed to for another day. */
      asksAgain: boolean;
    }
);

/** Mails about a pause of a plan. */
export const pauseMails = {
  'pause-asked': staffMail<Asked>()((payload, { publicUrl }) =>
    content(
      'A member requested a pause',
      [
        'Hello,',
        `${payload.memberName} requested to pause their plan for ${payload.months === 1 ? 'one month' : `${payload.months} months`}. Payments continue until you confirm it on their member page.`,
      ],
      en.goOn(payload, publicUrl, 'Open member page'),
    ),
  ),
  'pause-answered': mail<Answered>()({
    english: (payload, { publicUrl }) =>
      content(
        payload.isConfirmed ? 'Your membership is paused' : 'Your pause request was declined',
        [
          en.hello(payload),
          ...(payload.isConfirmed
            ? [
                `${payload.practiceName} confirmed your ${payload.months === 1 ? 'one-month' : `${payload.months}-month`} pause. Your next payment is due on ${en.day(payload.nextPaymentOn)}; we won't bill you before then. Your plan year now ends on ${en.day(payload.renewsOn)}.`,
                'Upcoming treatments move later by the same amount of time. Visits already scheduled keep their dates.',
                ...(payload.asksAgain
                  ? [
                      "You had agreed to another year with an earlier start date. We'll ask you again before this year ends.",
                    ]
                  : []),
              ]
            : [
                `${payload.practiceName} declined your pause request. Your payments continue as before. Questions? Call ${phoneWords(payload.phone)}.`,
              ]),
        ],
        en.goOn(payload, publicUrl, 'Open my membership'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        payload.isConfirmed ? 'Su membresía está en pausa' : 'Su solicitud de pausa fue rechazada',
        [
          es.hello(payload),
          ...(payload.isConfirmed
            ? [
                `${payload.practiceName} confirmó su pausa de ${payload.months === 1 ? 'un mes' : `${payload.months} meses`}. Su próximo pago vence el ${es.day(payload.nextPaymentOn)} y no le cobraremos nada antes. El año de su plan ahora termina el ${es.day(payload.renewsOn)}.`,
                'Los próximos tratamientos se mueven el mismo tiempo. Las citas ya programadas conservan su fecha.',
                ...(payload.asksAgain
                  ? [
                      'Usted había aceptado otro año a partir de un día anterior. Se lo preguntaremos de nuevo antes de que termine este.',
                    ]
                  : []),
              ]
            : [
                `${payload.practiceName} rechazó su solicitud de pausa. Sus pagos continúan como antes. ¿Preguntas? Llame al ${phoneWords(payload.phone)}.`,
              ]),
        ],
        es.goOn(payload, publicUrl, 'Abrir mi membresía'),
      ),
  }),
};
