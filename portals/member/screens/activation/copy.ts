import type { Charge } from '../../parts/offer/charge';

/** Amounts are null where nothing is charged. */
type Agreed = { practice: string; way: string | null; today: string | null; later: Charge | null };

export const copy = {
  byline: (plan: string | null) => (plan ? `Membership, ${plan} plan` : 'Membership'),
  about: {
    confirmation: 'your plan',
    payment: 'how you pay',
    'review-agreements': 'review, pay, and sign',
  },
  reading: 'Loading your plan',
  goOn: 'Continue',
  later: 'Not now',
  today: (amount: string) => `${amount} today`,
  afterwards: (amount: string, count: number, from: string) =>
    count === 1 ? `Then ${amount} on ${from}.` : `Then ${count} monthly payments of ${amount}, starting ${from}.`,
  last: (amount: string) => ` The last one is ${amount}.`,
  thenNothing: (renewsOn: string) => `Then nothing more until ${renewsOn}.`,
  treatments: 'What you get for the year',
  times: (times: number) => (times === 1 ? 'once' : `${times} times`),
  each: (amount: string) => `${amount} each`,
  discount: { 'Manufacturer Coupon': 'Manufacturer’s coupon', 'Provider Discount': 'Practice’s discount' },
  year: 'Treatments for the year',
  upFront: 'Paid up front',
  partOf: (year: string) => `Part of the year’s ${year}`,
  firstMonth: 'First month’s treatments',
  firstFee: 'First month’s membership fee',
  wholeYear: (hasFee: boolean) => (hasFee ? 'Full year, fees included' : 'Full year'),
  credit: 'Credit',
  due: 'Due today',
  ownCredit: (amount: string) => `Use my ${amount} credit`,
  withCredit: (amount: string) => `With credit: ${amount} today.`,
  withoutCredit: (amount: string) => `Without credit: ${amount} today. You keep your credit.`,
  ribbon: (count: number) => (count === 1 ? 'One payment, today' : `${count} payments, the first one today`),
  todayIs: (day: string) => `Today, ${day}`,
  lastOn: (day: string) => `Last payment, ${day}`,
  askPay: 'How would you like to pay?',
  whyPay: (hasFee: boolean) =>
    hasFee ? 'The treatments and the membership fee cost the same either way.' : 'It costs the same either way.',
  rhythm: 'Payment frequency',
  monthly: 'Monthly',
  monthlyDetail: (due: string, later: string) => `${due} today, then ${later} a month.`,
  inOneSum: 'In full',
  inOneSumDetail: (due: string) => `${due} today, then nothing for a year.`,
  changed: (practice: string) =>
    `${practice} changed this plan while you had it open. Review the new plan before you sign.`,
  figuresChanged: 'Some amounts changed since you opened this page. Review them before you sign.',
  yourPractice: 'Your practice',
  declined:
    'Your payment didn’t go through, and you weren’t charged. You don’t need to retype your signature. Choose another card or account below.',
  signedBefore:
    'You already signed this agreement, and it isn’t paid for yet. Your signature stays. Choose a card or account to pay with.',
  boxNote: (total: string, upFront: string | null, fee: string | null) =>
    `${total} of treatments${upFront ? ` less ${upFront} paid up front` : ''}.${fee ? ` The membership fee of ${fee} a month is for the membership, not for the credit.` : ''} Prepayment: no penalty.`,
  agreement: 'The agreement',
  /** What is signed, as one sentence; nothing is signed before there is a way to pay. */
  agree: ({ practice, way, today, later }: Agreed) => {
    const charges = [
      ...(today === null ? [] : [`*${today} today*`]),
      ...(later === null
        ? []
        : later.from === later.until
          ? [`*${later.amount}* on ${later.from}`]
          : [`*${later.amount}* monthly starting ${later.from} until ${later.until}`]),
    ];
    return charges.length === 0
      ? 'I have read the terms.'
      : `I have read the terms. ${practice} may charge ${way ?? 'my payment method'} ${charges.join(' and ')}.`;
  },
  wayNeeded: 'Choose a payment method',
  signAndPay: (amount: string) => `Sign and pay ${amount}`,
  signOnly: 'Sign',
  signing: 'Signing and paying',
  cancelFine: 'You can cancel online at any time.',
  doneTitle: (firstName: string | null) => (firstName ? `Welcome, ${firstName}` : 'Welcome'),
  done: (plan: string | null, practice: string) =>
    plan ? `Your ${plan} plan at ${practice} is active.` : `Your plan at ${practice} is active.`,
  paid: (amount: string) => `You paid ${amount} today.`,
  nextSteps: 'What happens next',
  nextDate: (practice: string) => `${practice} will schedule your first treatments with you.`,
  nextPayment: (amount: string, day: string) => `Your next payment is ${amount} on ${day}.`,
  pendingTitle: 'We’re waiting for your bank',
  pending:
    'You’ve signed. Your plan starts when your payment goes through. You won’t be charged twice, and there’s nothing you need to do.',
  see: 'See my membership',
} as const;
