import type { Charge } from '../../parts/offer/charge';

/** `charge` is null where no payment is left. */
type Agreed = {
  practice: string;
  way: string | null;
  charge: Charge | null;
  hasCredit: boolean;
  /** Automatic payment is off: nothing may be charged. */
  isByHand: boolean;
};

export const copy = {
  about: { treatments: 'what changes', payment: 'how you pay', 'review-agreements': 'review and sign' },
  reading: 'Loading the change',
  titleFrom: (day: string) => `Your plan from ${day}`,
  title: 'Your updated plan',
  aMonth: 'a month',
  less: (amount: string, now: string) => `${amount} less than the ${now} you pay now.`,
  more: (amount: string, now: string) => `${amount} more than the ${now} you pay now.`,
  equal: (now: string) => `Same as the ${now} you pay now.`,
  saidOn: (practice: string, day: string) => `${practice}, ${day}`,
  treatments: 'Treatments',
  kind: { changed: 'Changed', new: 'New', 'taken-out': 'Removed', same: 'Unchanged' },
  now: 'Now',
  new: 'New',
  notIn: 'Not in your plan',
  notAnymore: 'Not in your plan anymore',
  once: 'once',
  every: (months: number) => (months === 1 ? 'every month' : `every ${months} months`),
  each: 'each',
  payments: 'Payments',
  year: 'The whole year',
  paid: 'Already paid',
  billed: 'Billed so far',
  left: 'Left to pay',
  over: (count: number) => (count === 1 ? 'In one payment' : `÷ ${count} months`),
  fee: 'Membership fee',
  month: 'A month',
  lastOne: (day: string, amount: string) => `The last payment, on ${day}, is ${amount}.`,
  credit: (amount: string) => `You’ve paid ${amount} more than the new plan costs. We’ll add it to your credit.`,
  open: (amount: string) => `${amount} of what we billed is still unpaid and due.`,
  ribbon: (made: number, next: string) => `${made} of 12 payments made, the next one at the new amount on ${next}`,
  ribbonDone: 'You’ve made every payment for this year',
  made: (count: number) => `${count} so far`,
  ahead: (count: number, amount: string) => `${count} at ${amount}`,
  stays: 'Your past payments and treatments stay as they are. Nothing is canceled or charged again.',
  disclosure: (count: number) =>
    `${count} payments count as credit, so you’ll see a federal disclosure before you sign.`,
  goOnWith: (amount: string) => `Continue with ${amount} a month`,
  goOn: 'Continue with the change',
  keep: 'Keep my plan',
  ask: 'Request a different change',
  keepTitle: 'Keep your plan as it is?',
  keepText: (practice: string) =>
    `We’ll let ${practice} know. This change is discarded, and they can send you another.`,
  keeping: 'Keeping your plan',
  askTitle: 'What would you like instead?',
  askText: (practice: string) =>
    `Your plan stays as it is. ${practice} will read your note and may send you another change.`,
  askLabel: 'What you’d like',
  askHint: 'Don’t include medical information.',
  askNeeded: 'Enter what you’d like instead',
  askTooLong: 'Use 300 characters or fewer',
  send: 'Send request',
  sending: 'Sending',
  cancel: 'Back',
  askPay: 'How you’ll pay from now on',
  nothingToday: 'Nothing is due today.',
  nextIs: (amount: string, day: string) => `Your next payment is ${amount} on ${day}.`,
  noneLeft: 'You have no payments left this plan year.',
  withCredit: (amount: string) => `With credit, your next payment is ${amount}.`,
  withoutCredit: (amount: string) => `Without credit, your next payment is ${amount}. You keep your credit.`,
  used: 'We’ll use it for your monthly payments from now on.',
  signTitle: 'Sign the change',
  signWhy: 'Nothing is charged today.',
  boxNote: (left: string, hasFee: boolean) =>
    `${left} of treatments that are left to pay.${hasFee ? ' The membership fee is for the membership, not for the credit.' : ''} Prepayment: no penalty.`,
  /** What is signed, as one text; nothing is signed before there is a way to pay. */
  agreed: ({ practice, way, charge, hasCredit, isByHand }: Agreed) => {
    const accepted = `I have read the terms and accept the change to my plan at ${practice}.`;
    if (charge === null) return accepted;
    const when =
      charge.from === charge.until
        ? `${charge.amount} on ${charge.from}`
        : `${charge.amount} monthly starting ${charge.from} until ${charge.until}`;
    if (isByHand) return `${accepted} I will pay ${when} myself.`;
    return `${accepted} ${practice} may charge ${way ?? 'my payment method'} ${when}.${hasCredit ? ' Credit I have on those days lowers what is charged.' : ''}`;
  },
  sign: 'Sign the change',
  changed: (practice: string) =>
    `${practice} updated this change while you had it open. Review it again before you answer.`,
  doneTitle: 'Your plan has changed',
  done: (practice: string) => `We’ve let ${practice} know.`,
  nextSteps: 'What happens next',
  nextPayment: (amount: string, day: string) => `Your next payment is ${amount} on ${day}.`,
  visits: 'Your practice will schedule new or more frequent treatments with you.',
  keptTitle: 'Your plan stays as it is',
  kept: (practice: string) => `We’ve let ${practice} know.`,
  asked: (practice: string) => `${practice} will read your request and may send you another change.`,
} as const;
