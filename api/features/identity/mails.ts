import type { Language } from '@contract/language';
import { mail, staffMail } from '../../mail/mail';
import { content, en, es, staffLogIn } from '../../mail/mail-parts';

type Taken = { to: string; firstName: string | null; language: Language };

/** Mails about proofs of identity. */
export const identityMails = {
  'identity-taken': mail<Taken>()({
    english: (payload, { publicUrl }) =>
      content(
        'We know that it is you',
        [
          en.hello(payload),
          'Our staff have made sure who you are. What your practice asked you to approve waits for your answer.',
        ],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Sabemos que es usted',
        [
          es.hello(payload),
          'Nuestro personal confirmó quién es usted. Lo que su consultorio le pidió aprobar espera su respuesta.',
        ],
        es.logIn(publicUrl),
      ),
  }),
  'identity-not-confirmed': staffMail<{ to: string; transactionId: string; number: number }>()(
    ({ number }, { publicUrl }) =>
      content(
        `Transaction ${number} needs a look`,
        ['Hello,', `The identity check for transaction ${number} was not passed. It waits in review for you.`],
        staffLogIn(publicUrl),
      ),
  ),
};
