import type { Charge } from '../../parts/offer/charge';

type Agreed = {
  practice: string;
  day: string;
  way: string | null;
  /** On the first day. */
  amount: string;
  later: Charge | null;
  hasCredit: boolean;
  /** Automatic payment is off: nothing may be charged. */
  isByHand: boolean;
};

export const copy = {
  about: { treatments: 'your next year', payment: 'how you pay', 'review-agreements': 'review and sign' },
  reading: 'Loading your renewal',
  title: (day: string) => `Renew your plan starting ${day}?`,
  why: 'Your plan renews only if you agree. If you don’t, it ends that day and you owe nothing for another year.',
  treatments: 'What you get for the year',
  times: (times: number) => (times === 1 ? 'once' : `${times} times`),
  each: (amount: string) => `${amount} each`,
  discount: { 'Manufacturer Coupon': 'Manufacturer’s coupon', 'Provider Discount': 'Practice’s discount' },
  year: 'Treatments for the year',
  samePrices: 'The same treatments at the same prices as this year.',
  money: 'What you pay',
  today: 'Due today',
  upFront: 'Paid up front',
  firstMonth: 'First month’s treatments',
  fee: 'Membership fee',
  wholeYear: (hasFee: boolean) => (hasFee ? 'Full year, fees included' : 'Full year'),
  credit: 'Your credit today',
  onFirstDay: (day: string) => `On ${day}`,
  afterwards: (amount: string, count: number) =>
    count === 1 ? `Then one payment of ${amount}.` : `Then ${count} monthly payments of ${amount}.`,
  last: (amount: string) => ` The last one is ${amount}.`,
  thenNothing: (day: string) => `Then nothing more until ${day}.`,
  ribbon: (count: number, from: string) =>
    count === 1 ? `One payment on ${from}` : `${count} payments, the first one on ${from}`,
  firstOn: (day: string) => `First payment, ${day}`,
  lastOn: (day: string) => `Last payment, ${day}`,
  withCredit: (amount: string, day: string) => `With your credit as of today: ${amount} on ${day}.`,
  withoutCredit: (amount: string, day: string) => `Without credit: ${amount} on ${day}. You keep your credit.`,
  notNow: 'Not now',
  askPay: 'How would you like to pay for the next year?',
  whyPay: (hasFee: boolean) =>
    `${hasFee ? 'The treatments and the membership fee cost' : 'It costs'} the same either way. Nothing is due today.`,
  rhythm: 'Payment frequency',
  monthly: 'Monthly',
  monthlyDetail: (first: string, day: string, later: string) => `${first} on ${day}, then ${later} a month.`,
  inOneSum: 'In full',
  inOneSumDetail: (first: string, day: string) => `${first} on ${day}, then nothing for a year.`,
  used: 'We’ll use it for your payments from now on.',
  signTitle: 'Sign your renewal',
  signWhy: (day: string) =>
    `Nothing is charged today. Your next plan year starts on ${day}, and you can cancel the renewal until then.`,
  boxNote: (total: string, upFront: string | null, hasFee: boolean) =>
    `${total} of treatments${upFront ? ` less ${upFront} paid up front` : ''}.${hasFee ? ' The membership fee is for the membership, not for the credit.' : ''} Prepayment: no penalty.`,
  /** What is signed, as one text; nothing is signed before there is a way to pay. */
  agreed: ({ practice, day, way, amount, later, hasCredit, isByHand }: Agreed) => {
    const then =
      later === null
        ? ''
        : later.from === later.until
          ? ` and ${later.amount} on ${later.from}`
          : ` and ${later.amount} monthly starting ${later.from} until ${later.until}`;
    const accepted = `I have read the terms and agree that my plan at ${practice} continues for another year starting ${day}.`;
    if (isByHand) return `${accepted} I will pay ${amount} on that day${then} myself.`;
    return `${accepted} ${practice} may charge ${way ?? 'my payment method'} ${amount} on that day${then}.${hasCredit ? ' Credit I have on those days lowers what is charged.' : ''}`;
  },
  sign: 'Sign renewal',
  changed: (practice: string) =>
    `Your plan at ${practice} changed while you had this open. Review the updated renewal before you sign.`,
  nothingTitle: 'No renewal to sign',
  nothing: 'You can renew starting 45 days before your next plan year.',
  doneTitle: 'Your plan will renew',
  done: (practice: string, day: string) => `Your plan at ${practice} renews for another year on ${day}.`,
  nextSteps: 'What happens next',
  firstPayment: (amount: string, day: string) => `Your first payment is ${amount} on ${day}.`,
  firstVisits: (practice: string) => `${practice} will schedule your treatments with you.`,
  mind: (day: string) => `You can cancel the renewal until ${day}. If you do, your plan ends that day.`,
  takeBack: 'Cancel renewal',
  takeBackTitle: 'Cancel your renewal?',
  takeBackText: (day: string) => `Your plan will end on ${day}. You can renew again until then.`,
  takingBack: 'Canceling renewal',
  keep: 'Keep renewal',
  backTitle: (day: string) => `Your plan ends on ${day}`,
  back: 'You canceled your renewal. You can renew again until that day.',
} as const;
