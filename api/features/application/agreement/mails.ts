import { mail } from '../../../mail/mail';
import { content, en, es } from '../../../mail/mail-parts';
import type { ApplicationMail } from '../application-mail';

/** The copy of a signed agreement. */
export const agreementMails = {
  'agreement-signed': mail<ApplicationMail & { documentId: string }>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Your ${brand.name} agreement`,
        [en.hello(payload), `You signed your agreement. ${en.whereIs('Your copy', isAttached)}`],
        en.openOrLogIn(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Su contrato de ${brand.name}`,
        [es.hello(payload), `Usted firmó su contrato. ${es.whereIs('Su copia', isAttached)}`],
        es.openOrLogIn(payload, publicUrl),
      ),
  }),
};
