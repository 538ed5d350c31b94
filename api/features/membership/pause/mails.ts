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
      'A member asks for a pause',
      [
        'Hello,',
        `${payload.memberName} asks to pause their plan for ${payload.months === 1 ? 'one month' : `${payload.months} months`}. Payments go on until you confirm it at the member.`,
      ],
      en.goOn(payload, publicUrl, 'Open the member'),
    ),
  ),
  'pause-answered': mail<Answered>()({
    english: (payload, { publicUrl }) =>
      content(
        payload.isConfirmed ? 'Your membership is paused' : 'Your membership goes on without a pause',
        [
          en.hello(payload),
          ...(payload.isConfirmed
            ? [
                `${payload.practiceName} confirmed your pause of ${payload.months === 1 ? 'one month' : `${payload.months} months`}. Your next payment is due on ${en.day(payload.nextPaymentOn)}, and nothing more is billed before it. Your plan year ends on ${en.day(payload.renewsOn)}.`,
                'Treatments of the months ahead come later by as much. Visits that have a date keep it.',
                ...(payload.asksAgain
                  ? ['You had agreed to another year from an earlier day. We ask you again before this one ends.']
                  : []),
              ]
            : [
                `${payload.practiceName} did not confirm the pause that you asked for. Your payments go on as before. If you want to talk about it, call ${phoneWords(payload.phone)}.`,
              ]),
        ],
        en.goOn(payload, publicUrl, 'Open my membership'),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        payload.isConfirmed ? 'Su membresía está en pausa' : 'Su membresía sigue sin pausa',
        [
          es.hello(payload),
          ...(payload.isConfirmed
            ? [
                `${payload.practiceName} confirmó su pausa de ${payload.months === 1 ? 'un mes' : `${payload.months} meses`}. Su próximo pago vence el ${es.day(payload.nextPaymentOn)} y no se factura nada más antes. El año de su plan termina el ${es.day(payload.renewsOn)}.`,
                'Los tratamientos de los meses que vienen se retrasan lo mismo. Las visitas con fecha la conservan.',
                ...(payload.asksAgain
                  ? [
                      'Usted había aceptado otro año a partir de un día anterior. Se lo preguntaremos de nuevo antes de que termine este.',
                    ]
                  : []),
              ]
            : [
                `${payload.practiceName} no confirmó la pausa que usted pidió. Sus pagos siguen como antes. Si quiere hablar de ello, llame al ${phoneWords(payload.phone)}.`,
              ]),
        ],
        es.goOn(payload, publicUrl, 'Abrir mi membresía'),
      ),
  }),
};
