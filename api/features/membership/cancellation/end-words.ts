/** Words of the paper of a cancellation; amounts and days come ready to print. */
export const endWords = {
  title: (practice: string) => `Cancellation of your membership at ${practice}`,
  ended: (name: string, practice: string, day: string) =>
    `${name}'s membership at ${practice} was canceled on ${day}. No further payment is taken for it, except those listed below.`,
  yearEnded: (name: string, practice: string, day: string) =>
    `${name}'s plan year at ${practice} ended on ${day} and was settled like a cancellation.`,
  settled: 'How it was settled',
  given: (times: number, treatment: string) => `Given: ${treatment}, ${times} ${times === 1 ? 'time' : 'times'}.`,
  nothingGiven: 'No treatment was given this year.',
  charged: 'Treatments given, at plan price',
  paid: 'Paid for treatments, credit included',
  feesKept: 'Membership fees of months that began, kept',
  feesBack: 'Membership fees that come back',
  owed: 'Owed',
  earlier: 'Owed from earlier years',
  backTitle: 'What goes back',
  refund: (amount: string, way: string, lastFour: string) => `${amount} to ${way} ending in ${lastFour}.`,
  refundLater: (amount: string, way: string, lastFour: string) =>
    `${amount} to ${way} ending in ${lastFour}, once the payment it belongs to has settled.`,
  credits: (amount: string) => `${amount} to your credit.`,
  nothingBack: 'Nothing goes back.',
  payTitle: 'What you still pay',
  due: (amount: string, day: string) => `${amount}, due on ${day}.`,
  nothingDue: 'You owe nothing more.',
  questions: 'Questions',
  write: (to: { name: string; postalAddress: string; supportEmail: string; supportPhone: string }) =>
    `Write to ${to.name}, ${to.postalAddress}, email ${to.supportEmail}, or call ${to.supportPhone}.`,
};
