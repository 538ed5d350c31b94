/** What a member authorizes who has a running membership paid by itself; figures and days come ready to print. */
export const authorizationWords = {
  title: 'Autopay authorization',
  who: (name: string, practice: string) => `${name}, membership at ${practice}.`,
  card: (practice: string, brand: string, way: string) =>
    `You authorize ${practice} and ${brand}, which runs its membership program, to automatically charge the payments of this membership to your card, ${way}.`,
  account: (practice: string, brand: string, way: string) =>
    `You authorize ${practice} and ${brand}, which runs its membership program, to automatically debit the payments of this membership from your account at ${way}.`,
  way: (name: string, lastFour: string) => `${name} ending in ${lastFour}`,
  ahead: (charges: string) => `Payments to come: ${charges}.`,
  none: 'No payments are left in this plan year.',
  open: (amount: string) => `The ${amount} that is due now is charged within a day.`,
  nextYear: 'Payments of the next plan year, which you agreed to, are charged as you signed them.',
  days: 'If a payment day is a weekend or a bank holiday, the payment is charged on the next business day.',
  changes:
    'If you sign other amounts, those are charged instead. Credit that you have on a payment day can lower what is charged.',
  stop: (writeTo: string, phone: string) =>
    `You can turn automatic payment off in your account, or by writing to ${writeTo} or calling ${phone} at least three business days before a payment. You can also stop a payment through your bank. Automatic payment is not a condition of the membership.`,
};
export type AuthorizationWords = typeof authorizationWords;
