import { mail } from '../../../mail/mail';
import { content, en, es, exactDollars } from '../../../mail/mail-parts';
import { REQUEST_CHANNELS, type ToMemberWithPage } from '../mail-facts';

type AutopayEnded = ToMemberWithPage & {
  /** How and when the member asked staff for it; null where they did it themselves. */
  requestChannel: string | null;
  requestedOn: string | null;
  /** The third payment in a row that did not go through, which ended it; null where its member did. */
  returnedCents?: number | null;
  /** Of a payment that its bank has by now; 0 where none is. */
  processingCents: number;
  /** What is past due and neither paid nor processing; 0 where nothing is. */
  pastDueCents?: number;
};

type AutopayOn = ToMemberWithPage & {
  account: string;
  lastFour: string;
  /** It was on before, and is charged to another card or account now. */
  wasOn?: boolean;
  documentId?: string;
};

/** What a member is told who pays by hand. */
export const byHandMails = {
  'membership-autopay-ended': mail<AutopayEnded>()({
    english: (payload, { publicUrl }) => {
      const { practiceName, requestChannel, requestedOn, processingCents, pastDueCents = 0 } = payload;
      const { returnedCents = null } = payload;
      const asked = requestChannel
        ? `As you requested ${REQUEST_CHANNELS[requestChannel]?.en ?? ''} on ${en.day(requestedOn ?? '')}, automatic payment`
        : 'Automatic payment';
      return content(
        'Automatic payment is off for your membership',
        [
          en.hello(payload),
          ...(returnedCents === null
            ? []
            : [`Your ${exactDollars(returnedCents)} payment is the third in a row that didn't go through.`]),
          `${asked} for your membership at ${practiceName} is off. We won't charge your card or account on our own anymore.`,
          ...(processingCents > 0
            ? [`${exactDollars(processingCents)} is already processing, and this doesn't stop it.`]
            : []),
          ...(pastDueCents > 0
            ? [`${exactDollars(pastDueCents)} is past due. We won't retry it, so pay it yourself as soon as you can.`]
            : []),
          "Your plan stays the same. We'll email you the day each payment is due. You can pay it with a card or bank account, or pay early. There's no fee.",
          ...(returnedCents === null
            ? []
            : ['To turn automatic payment back on, open Payment method in your account and choose a card or account.']),
        ],
        en.goOn(payload, publicUrl, 'Open payments'),
      );
    },
    spanish: (payload, { publicUrl }) => {
      const { practiceName, requestChannel, requestedOn, processingCents, pastDueCents = 0 } = payload;
      const { returnedCents = null } = payload;
      const asked = requestChannel
        ? `Como usted lo solicitó ${REQUEST_CHANNELS[requestChannel]?.es ?? ''} el ${es.day(requestedOn ?? '')}, el pago automático`
        : 'El pago automático';
      return content(
        'El pago automático de su membresía está desactivado',
        [
          es.hello(payload),
          ...(returnedCents === null
            ? []
            : [`Su pago de ${exactDollars(returnedCents)} es el tercero seguido que no se completó.`]),
          `${asked} de su membresía en ${practiceName} está desactivado. Ya no haremos cobros a su tarjeta o cuenta por nuestra parte.`,
          ...(processingCents > 0
            ? [`${exactDollars(processingCents)} ya se está procesando y esto no lo detiene.`]
            : []),
          ...(pastDueCents > 0
            ? [
                `Tiene ${exactDollars(pastDueCents)} de pagos atrasados. No volveremos a intentar cobrarlos, así que páguelos usted lo antes posible.`,
              ]
            : []),
          'Su plan sigue igual. El día que venza cada pago le enviaremos un correo electrónico. Puede pagarlo con una tarjeta o cuenta bancaria, o pagar antes. No hay ningún cargo.',
          ...(returnedCents === null
            ? []
            : [
                'Para volver a activar el pago automático, abra Forma de pago en su cuenta y elija una tarjeta o cuenta.',
              ]),
        ],
        es.goOn(payload, publicUrl, 'Abrir los pagos'),
      );
    },
  }),
  'membership-autopay-on': mail<AutopayOn>()({
    english: (payload, { publicUrl, isAttached }) =>
      content(
        payload.wasOn
          ? 'Your membership is charged to another payment method'
          : 'Automatic payment is on for your membership',
        [
          en.hello(payload),
          `Automatic payment for your membership at ${payload.practiceName} is on. From now on we charge each payment to ${payload.account} ending in ${payload.lastFour} on its day. If a payment is due already, we charge it within a day.`,
          ...(payload.documentId ? [en.whereIs('Your copy of the authorization', isAttached)] : []),
          'You can turn it off again at any time.',
        ],
        en.goOn(payload, publicUrl, 'See how you pay'),
      ),
    spanish: (payload, { publicUrl, isAttached }) =>
      content(
        payload.wasOn
          ? 'Su membresía se cobra a otra forma de pago'
          : 'El pago automático de su membresía está activado',
        [
          es.hello(payload),
          `El pago automático de su membresía en ${payload.practiceName} está activado. De ahora en adelante cobramos cada pago a ${payload.account} terminada en ${payload.lastFour} en su día. Si un pago ya venció, lo cobramos en menos de un día.`,
          ...(payload.documentId ? [es.whereIs('Su copia de la autorización', isAttached)] : []),
          'Puede desactivarlo otra vez cuando quiera.',
        ],
        es.goOn(payload, publicUrl, 'Ver cómo paga'),
      ),
  }),
};
