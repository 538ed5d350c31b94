import { mail } from '../../mail/mail';
import { content, en, es } from '../../mail/mail-parts';

type Told = { to: string; firstName: string | null };

/** What a person is told of holds and of the end of their account. None says why. */
export const restrictionMails = {
  'account-held': mail<Told>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} account is on hold`,
        [
          en.hello(payload),
          "Your account is on hold. Until we remove the hold, you can't approve new transactions and autopay won't run. No loan payment is due and we won't add late fees. You can still pay in your account. After the hold, we'll tell you what is due and when.",
          `Call us at ${brand.supportPhone} and we'll tell you what we need.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su cuenta de ${brand.name} está en espera`,
        [
          es.hello(payload),
          'Su cuenta está en espera. Hasta que quitemos la retención, no puede aprobar transacciones nuevas y el pago automático no se hará. No vence ningún pago de sus préstamos y no agregaremos cargos por atraso. Puede pagar en su cuenta si quiere. Después le diremos qué vence y cuándo.',
          `Llámenos al ${brand.supportPhone} y le diremos qué necesitamos.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'account-released': mail<Told>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} account is no longer on hold`,
        [
          en.hello(payload),
          'We removed the hold on your account. You can use it as before, and autopay is running again.',
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su cuenta de ${brand.name} ya no está en espera`,
        [
          es.hello(payload),
          'Quitamos la retención de su cuenta. Puede usarla como antes y el pago automático continúa.',
        ],
        es.logIn(publicUrl),
      ),
  }),
  'account-archived': mail<Told>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} account is closed`,
        [
          en.hello(payload),
          'Your account is closed, and you owe nothing. Nothing new can be bought or changed with it.',
          'For seven years you can still log in to see and save your documents.',
          `If you didn't expect this, call us at ${brand.supportPhone}.`,
        ],
        { label: `Open ${brand.name}`, url: publicUrl },
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su cuenta de ${brand.name} está cerrada`,
        [
          es.hello(payload),
          'Su cuenta está cerrada y usted no debe nada. Ya no se puede comprar ni cambiar nada con ella.',
          'Durante siete años todavía puede iniciar sesión para ver y guardar sus documentos.',
          `Si no lo esperaba, llámenos al ${brand.supportPhone}.`,
        ],
        { label: `Abrir ${brand.name}`, url: publicUrl },
      ),
  }),
};
