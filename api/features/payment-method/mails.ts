import { nameList } from '@domain/name-list';
import { mail } from '../../mail/mail';
import { content, en, es, exactDollars } from '../../mail/mail-parts';
import { REQUEST_CHANNELS } from '../../mail/request-channels';

/** What autopay takes for one transaction. */
export type AutopayTold = {
  number: number;
  /** What its loan is made for. */
  purchase: string;
  practice: string;
  amount: string;
  /** The civil date on which the first or next is taken; empty where nothing is left to take. */
  on: string;
  isFirstOnly: boolean;
  method: string;
  lastFour: string;
};
type Owner = { to: string; firstName: string | null; borrowerId: string };
/** `brand`: at whose portal its person added it. */
type Added = Owner & {
  brand?: 'membership';
  kind: 'BANK' | 'CARD';
  name: string;
  lastFour: string;
  documentId?: string;
};

/** A card that ends soon, and what it pays. */
type CardEnding = Owner & {
  brand?: 'membership';
  name: string;
  lastFour: string;
  /** Its last day. */
  on: string;
  /** Of the loans that autopay takes from it, where there are some. */
  numbers?: readonly string[];
  paysMembership: boolean;
};

const paidWithCard = ({ numbers = [], paysMembership }: CardEnding): string => {
  const loans = numbers.map((number) => `transaction ${number}`);
  return nameList.format([...(paysMembership ? ['your membership'] : []), ...loans]);
};
const spanishNameList = new Intl.ListFormat('es-US');
const spanishPaidWithCard = ({ numbers = [], paysMembership }: CardEnding): string => {
  const loans = numbers.map((number) => `la transacción ${number}`);
  return spanishNameList.format([...(paysMembership ? ['su membresía'] : []), ...loans]);
};

const autopayLine = (told: AutopayTold): string => {
  const { number, purchase, practice, amount, isFirstOnly, method, lastFour } = told;
  const on = en.day(told.on);
  const begins = on && (isFirstOnly ? ` That's on ${on}.` : ` The next one is on ${on}.`);
  return `Transaction ${number}, your loan of ${purchase} at ${practice}: ${amount} on ${isFirstOnly ? 'the first' : 'each'} due date, from ${method} ending in ${lastFour}.${begins}`;
};

const spanishAutopayLine = (told: AutopayTold): string => {
  const { number, purchase, practice, amount: sum, isFirstOnly, method, lastFour } = told;
  const on = es.day(told.on);
  const begins = on && (isFirstOnly ? ` Es el ${on}.` : ` El próximo es el ${on}.`);
  return `Transacción ${number}, su préstamo de ${purchase} en ${practice}: ${sum} en ${isFirstOnly ? 'la primera' : 'cada'} fecha de vencimiento, de ${method}, que termina en ${lastFour}.${begins}`;
};

type AutopayOff = Owner & {
  number: number;
  practice: string;
  amountCents: number;
  /** How and when its person asked our staff for it, where they did not do it themselves. */
  requestChannel?: string;
  requestedOn?: string;
};
const askedBy = ({ requestChannel, requestedOn }: AutopayOff): string =>
  requestChannel
    ? `As you requested ${REQUEST_CHANNELS[requestChannel]?.en ?? ''} on ${en.day(requestedOn ?? '')}: `
    : '';
const spanishAskedBy = ({ requestChannel, requestedOn }: AutopayOff): string =>
  requestChannel
    ? `Como usted lo solicitó ${REQUEST_CHANNELS[requestChannel]?.es ?? ''} el ${es.day(requestedOn ?? '')}: `
    : '';

/** Mails about payment methods and autopay. */
export const paymentMethodMails = {
  'autopay-on': mail<Owner & { debits: readonly AutopayTold[] }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Autopay is on at ${brand.name}`,
        [en.hello(payload), ...payload.debits.map(autopayLine)],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `El pago automático está activado en ${brand.name}`,
        [es.hello(payload), ...payload.debits.map(spanishAutopayLine)],
        es.logIn(publicUrl),
      ),
  }),
  'autopay-authorized': mail<Owner & { number: number; practice: string; documentId: string }>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your autopay authorization at ${brand.name}`,
        [
          en.hello(payload),
          `You authorized automatic payments for transaction ${payload.number} at ${payload.practice}. ${en.whereIs('Your copy of the authorization', isAttached)}`,
          en.notYou(brand.supportPhone),
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su autorización del pago automático en ${brand.name}`,
        [
          es.hello(payload),
          `Usted autorizó pagos automáticos de la transacción ${payload.number} en ${payload.practice}. ${es.whereIs('Su copia de la autorización', isAttached)}`,
          es.notYou(brand.supportPhone),
        ],
        es.logIn(publicUrl),
      ),
  }),
  'autopay-off': mail<AutopayOff>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Autopay is off at ${brand.name}`,
        [
          en.hello(payload),
          `${askedBy(payload)}Autopay is off for transaction ${payload.number}, your loan of ${exactDollars(payload.amountCents)} at ${payload.practice}. Your payments are still due on your plan's dates.`,
          en.notYou(brand.supportPhone),
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `El pago automático está desactivado en ${brand.name}`,
        [
          es.hello(payload),
          `${spanishAskedBy(payload)}El pago automático de la transacción ${payload.number}, su préstamo de ${exactDollars(payload.amountCents)} en ${payload.practice}, está desactivado. Sus pagos siguen venciendo en las fechas de su plan.`,
          es.notYou(brand.supportPhone),
        ],
        es.logIn(publicUrl),
      ),
  }),
  'payment-method-added': mail<Added>()({
    english: (payload, { brand, publicUrl, isAttached }) => {
      const what = payload.kind === 'CARD' ? 'card' : 'account';
      const copy = payload.documentId === undefined ? [] : [en.whereIs('Your copy of the authorization', isAttached)];
      return content(
        `Payment method added to your ${brand.name} account`,
        [
          en.hello(payload),
          `Your account now has ${payload.name}, the ${what} ending in ${payload.lastFour}. ${copy.join(' ')}`.trim(),
          en.notYou(brand.supportPhone),
        ],
        en.logIn(publicUrl, payload),
      );
    },
    spanish: (payload, { brand, publicUrl, isAttached }) => {
      const what = payload.kind === 'CARD' ? 'la tarjeta' : 'la cuenta';
      const copy = payload.documentId === undefined ? [] : [es.whereIs('Su copia de la autorización', isAttached)];
      return content(
        `Se agregó una forma de pago a su cuenta de ${brand.name}`,
        [
          es.hello(payload),
          `Su cuenta ahora tiene ${payload.name}, ${what} terminada en ${payload.lastFour}. ${copy.join(' ')}`.trim(),
          es.notYou(brand.supportPhone),
        ],
        es.logIn(publicUrl, payload),
      );
    },
  }),
  'card-ending': mail<CardEnding>()({
    english: (payload, { publicUrl }) => {
      const on = en.day(payload.on);
      return content(
        `Your card ending in ${payload.lastFour} expires on ${on}`,
        [
          en.hello(payload),
          `Your ${payload.name} card ending in ${payload.lastFour} pays for ${paidWithCard(payload)}. It expires on ${on}.`,
          'We can’t take payments from it after that day. Log in and add your new card, or choose another payment method.',
        ],
        en.logIn(publicUrl, payload),
      );
    },
    spanish: (payload, { publicUrl }) => {
      const on = es.day(payload.on);
      return content(
        `Su tarjeta terminada en ${payload.lastFour} vence el ${on}`,
        [
          es.hello(payload),
          `Con su tarjeta ${payload.name} terminada en ${payload.lastFour} se paga ${spanishPaidWithCard(payload)}. La tarjeta vence el ${on}.`,
          'Después de ese día no podemos cobrar pagos de ella. Inicie sesión y agregue su tarjeta nueva, o elija otra forma de pago.',
        ],
        es.logIn(publicUrl, payload),
      );
    },
  }),
};
