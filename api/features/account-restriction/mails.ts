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
          'Your account is on hold. Until it is lifted nothing new can be approved and autopay takes nothing. Payments are still due, and you can make them in your account.',
          `Call us at ${brand.supportPhone}, and we tell you what is needed.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su cuenta de ${brand.name} está retenida`,
        [
          es.hello(payload),
          'Su cuenta está retenida. Hasta que se libere, no se puede aprobar nada nuevo y el pago automático no toma nada. Los pagos siguen venciendo y usted puede hacerlos en su cuenta.',
          `Llámenos al ${brand.supportPhone} y le decimos qué hace falta.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'account-released': mail<Told>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} account is no longer on hold`,
        [en.hello(payload), 'The hold on your account is lifted. You can use it as before, and autopay goes on.'],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su cuenta de ${brand.name} ya no está retenida`,
        [es.hello(payload), 'Su cuenta se liberó. Puede usarla como antes y el pago automático continúa.'],
        es.logIn(publicUrl),
      ),
  }),
  'account-archived': mail<Told>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} account is closed`,
        [
          en.hello(payload),
          'Your account is closed, and you owe nothing. Nobody can log in to it any more.',
          `If you did not expect this, call us at ${brand.supportPhone}.`,
        ],
        { label: `Open ${brand.name}`, url: publicUrl },
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su cuenta de ${brand.name} está cerrada`,
        [
          es.hello(payload),
          'Su cuenta está cerrada y usted no debe nada. Ya nadie puede iniciar sesión en ella.',
          `Si no lo esperaba, llámenos al ${brand.supportPhone}.`,
        ],
        { label: `Abrir ${brand.name}`, url: publicUrl },
      ),
  }),
};
