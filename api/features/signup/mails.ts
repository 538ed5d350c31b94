import { mail } from '../../mail/mail';
import { content, en, es } from '../../mail/mail-parts';

type SignupLink = { to: string; brand: 'membership'; path: string; practiceId: string };

/** The link to a sign-up. */
export const signupMails = {
  'signup-link': mail<SignupLink>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your link to join ${brand.name}`,
        ['Hello,', 'Here is your link to sign up. It takes about five minutes.'],
        en.goOn(payload, publicUrl, 'Sign up'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su enlace para inscribirse en ${brand.name}`,
        ['Hola:', 'Este es su enlace para inscribirse. Toma unos cinco minutos.'],
        es.goOn(payload, publicUrl, 'Inscribirme'),
      ),
  }),
};
