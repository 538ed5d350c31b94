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
        `Finish your ${brand.name} sign-up`,
        [
          en.hello(payload),
          `You started signing up for the ${brand.name} membership at ${payload.practiceName}. Your answers are saved. Verify your email or phone again to continue where you left off.`,
          ...(payload.note ? [`Their note: “${payload.note}”`] : []),
        ],
        en.goOn(payload, publicUrl, 'Continue'),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Termine su inscripción en ${brand.name}`,
        [
          es.hello(payload),
          `Usted empezó a inscribirse en la membresía de ${brand.name} en ${payload.practiceName}. Sus respuestas están guardadas. Verifique otra vez su correo o su teléfono para continuar donde se quedó.`,
          ...(payload.note ? [`Su nota: “${payload.note}”`] : []),
        ],
        es.goOn(payload, publicUrl, 'Continuar'),
      ),
  }),
};

/** The reminder as a text message, which names no practice. */
export const signupTexts = {
  'signup-reminder-sms': textMessage<SignupLink>()({
    english: ({ path }, { brand, publicUrl }) =>
      `${brand.name}: Your sign-up isn't finished. Continue where you left off: ${publicUrl}${path}`,
    spanish: ({ path }, { brand, publicUrl }) =>
      `${brand.name}: Su inscripción no está terminada. Continúe donde se quedó: ${publicUrl}${path}`,
  }),
};
