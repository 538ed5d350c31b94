/** Amounts of payments that follow each other: one of them, and the last where it is another one. */
export type Later = { amount: string; last: string | null; from: string; until: string };

/** What is ticked and signed under an agreement, as whole sentences (12 CFR 1005.10(b)). */
export const consentWords = {
  heading: 'What you agree to',
  read: 'I have read the terms.',
  changed: (practice: string) => `I have read the terms and accept the change to my plan at ${practice}.`,
  renewed: (practice: string, day: string) =>
    `I have read the terms and agree that my plan at ${practice} continues for another year starting ${day}.`,
  today: (amount: string, day: string) => `${amount} today, ${day}`,
  onDay: (amount: string, day: string) => `${amount} on ${day}`,
  monthly: ({ amount, last, from, until }: Later) =>
    `${amount} monthly starting ${from} until ${until}${last ? ` (${last} the last time)` : ''}`,
  both: (first: string, then: string) => `${first}, and ${then}`,
  charge: (practice: string, way: string | null, charges: string) =>
    `${practice} may charge ${way ?? 'my payment method'} ${charges}.`,
  byHand: (charges: string) => `I will pay ${charges} myself.`,
  credit: 'Credit I have on those days lowers what is charged.',
};
export type ConsentWords = typeof consentWords;
