import { mail, staffMail } from '../../../mail/mail';
import { content, en, es, exactDollars } from '../../../mail/mail-parts';
import type { ApplicationMail } from '../application-mail';

type Payout = { to: string; number: number; ref: string | null; amountCents: number; lender: string };

/** What a patient gets of the partner lender's agreement, and a practice of its payments. */
export const partnerLenderMails = {
  'partner-agreement-signed': mail<ApplicationMail & { documentId: string; lender: string }>()({
    english: (payload, { publicUrl, isAttached }) =>
      content(
        'Your loan agreement',
        [
          en.hello(payload),
          `You signed your loan agreement with ${payload.lender}, the lender that made your loan. They'll tell you how to pay. ${en.whereIs('Your copy', isAttached)}`,
        ],
        en.goOn(payload, publicUrl, 'Open my application'),
      ),
    spanish: (payload, { publicUrl, isAttached }) =>
      content(
        'Su contrato de préstamo',
        [
          es.hello(payload),
          `Usted firmó su contrato de préstamo con ${payload.lender}, el prestamista que le otorgó el préstamo y le indicará cómo pagarlo. ${es.whereIs('Su copia', isAttached)}`,
        ],
        es.open(payload, publicUrl),
      ),
  }),
  'partner-payout-settled': staffMail<Payout>()((payload) =>
    content(`${payload.lender} paid ${exactDollars(payload.amountCents)}`, [
      'Hello,',
      `${payload.lender} paid you ${exactDollars(payload.amountCents)} for its loan on application ${payload.number}. Your bank statement shows it as ${payload.ref}.`,
    ]),
  ),
  'partner-payout-returned': staffMail<Payout>()((payload, { brand }) =>
    content(`A payment from ${payload.lender} was returned`, [
      'Hello,',
      `Your bank returned the ${exactDollars(payload.amountCents)} that ${payload.lender} sent (${payload.ref}) for its loan on application ${payload.number}. The money is still yours.`,
      `Call us at ${brand.supportPhone} to check the account. We'll then ask ${payload.lender} to send it again.`,
    ]),
  ),
};
