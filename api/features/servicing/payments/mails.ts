import { staffMail } from '../../../mail/mail';
import { content, dollars, staffLogIn } from '../../../mail/mail-parts';

type OwedBack = { to: string; transactionId: string; number: number; amountCents: number; paidCents: number };

/** What our own people are told of payments. */
export const paymentMails = {
  'credit-owed-back': staffMail<OwedBack>()(({ number, amountCents, paidCents }, { publicUrl }) =>
    content(
      `Transaction ${number}: the patient owes back a credit`,
      [
        'Hello,',
        `The bank returned a payment of ${dollars(paidCents)} on transaction ${number} after we had already paid that money back to the patient. The patient owes us ${dollars(amountCents)}. We notified them, and they can pay it online. Their limit is reduced by that amount.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
};
