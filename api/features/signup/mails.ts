import { mail, textMessage } from '../../mail/mail';
import { content, en, es } from '../../mail/mail-parts';

type SignupLink = { to: string; brand: 'membership'; path: string; practiceId: string };
type SignupReminder = SignupLink & { firstName: string | null; practiceName: string; note?: string };

/** The link to a sign-up, and the reminder of one that was begun. */
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
  'signup-reminder': mail<SignupReminder>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your sign-up with ${payload.practiceName} is not finished`,
        [
          en.hello(payload),
          `You began to join the ${brand.name} membership of ${payload.practiceName}. What you entered is kept: confirm your email or phone again, and go on where you left off.`,
          ...(payload.note ? [`They write: “${payload.note}”`] : []),
        ],
        en.goOn(payload, publicUrl, 'Go on'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su inscripción en ${payload.practiceName} no está terminada`,
        [
          es.hello(payload),
          `Usted empezó a inscribirse en la membresía ${brand.name} de ${payload.practiceName}. Lo que ingresó está guardado: confirme otra vez su correo o su teléfono y siga donde se quedó.`,
          ...(payload.note ? [`Le escriben: «${payload.note}»`] : []),
        ],
        es.goOn(payload, publicUrl, 'Continuar'),
      ),
  }),
};

/** The reminder as a text message, which names no practice. */
export const signupTexts = {
  'signup-reminder-sms': textMessage<SignupLink>()({
    english: ({ path }, { brand, publicUrl }) =>
      `${brand.name}: your sign-up is not finished. Go on where you left off: ${publicUrl}${path}`,
    spanish: ({ path }, { brand, publicUrl }) =>
      `${brand.name}: su inscripción no está terminada. Siga donde se quedó: ${publicUrl}${path}`,
  }),
};
