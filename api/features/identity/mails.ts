import type { Language } from '@contract/language';
import { mail, staffMail } from '../../mail/mail';
import { content, en, es, staffLogIn } from '../../mail/mail-parts';

type Taken = { to: string; firstName: string | null; language: Language };

/** Mails about proofs of identity. */
export const identityMails = {
  'identity-taken': mail<Taken>()({
    english: (payload, { publicUrl }) =>
      content(
        'We verified your identity',
        [en.hello(payload), 'We verified your identity. Your transaction is ready for you to approve.'],
        en.seeTransactions(publicUrl),
      ),
    spanish: (payload, { publicUrl }) =>
      content(
        'Verificamos su identidad',
        [es.hello(payload), 'Verificamos su identidad. Su transacción está lista para que la apruebe.'],
        es.seeTransactions(publicUrl),
      ),
  }),
  'identity-not-confirmed': staffMail<{ to: string; transactionId: string; number: number }>()(
    ({ number }, { publicUrl }) =>
      content(
        `Review transaction ${number}`,
        ['Hello,', `The identity check for transaction ${number} failed. It's in review for you.`],
        staffLogIn(publicUrl),
      ),
  ),
};
