import { staffMail } from '../../../mail/mail';
import { content, dollars, staffLogIn } from '../../../mail/mail-parts';

type OwedBack = { to: string; transactionId: string; number: number; amountCents: number; paidCents: number };

/** What our own people are told of payments. */
export const paymentMails = {
  'credit-owed-back': staffMail<OwedBack>()(({ number, amountCents, paidCents }, { publicUrl }) =>
    content(
      `Transaction ${number}: a credit is owed back`,
      [
        'Hello,',
        `A payment of ${dollars(paidCents)} on transaction ${number} was returned after we had sent its money back. The patient owes us ${dollars(amountCents)}, has been told, and can pay it. Their limit is lower by it.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
};
