export type PhoneFacts = {
  name: string;
  creditor: string;
  amount: string;
  method: string;
  lastFour: string;
  /** The day of the call, and that of the payment. */
  today: string;
  payOn: string;
  number: number;
  phone: string;
};

/** What is read to a borrower who pays by phone. Source: Nacha Operating Rules 2.5.15 (TEL), which name each part. */
export const phoneWords = {
  account: (of: PhoneFacts) =>
    `Today is ${of.today}. ${of.name}, do you authorize ${of.creditor} to make one electronic debit of ${of.amount} from your account at ${of.method} ending in ${of.lastFour}, on or after ${of.payOn}, for transaction ${of.number}? Your answer authorizes this one payment and no other. We’ll email you a written confirmation today. Until its day, you can cancel a planned payment in your account. For questions, call ${of.phone}.`,
  card: (of: PhoneFacts) =>
    `Today is ${of.today}. ${of.name}, do you authorize ${of.creditor} to make one charge of ${of.amount} to your ${of.method} card ending in ${of.lastFour}, on or after ${of.payOn}, for transaction ${of.number}? Your answer authorizes this one payment and no other. We’ll email you a written confirmation today. Until its day, you can cancel a planned payment in your account. For questions, call ${of.phone}.`,
} as const;
