import { pointsText } from '@domain/membership/points-text';

export const copy = {
  title: (firstName: string | null | undefined) => (firstName ? `Your year, ${firstName}` : 'Your year'),
  plain: 'Your membership',
  plan: (name: string | null, since: string) => (name ? `${name} plan, since ${since}` : `Since ${since}`),
  treatments: 'Treatments',
  done: 'done',
  toCome: 'to come',
  leftOf: (left: number, all: number) => `${left} of ${all} left`,
  row: (name: string, done: number, left: number) => `${name}: ${done} done, ${left} to come`,
  payments: 'Payments',
  paymentsLabel: (made: number) => `${made} of 12 payments made`,
  whatsLeft: 'What’s left',
  nothingLeft: 'You’ve had all of this year’s treatments.',
  saved: 'Saved so far',
  savedText: (given: number, price: string, list: string) =>
    given === 1
      ? `One treatment for ${price} instead of ${list}.`
      : `${given} treatments for ${price} instead of ${list}.`,
  loyalty: 'Loyalty',
  points: pointsText,
  workedOff: 'A payment was refunded, so its points were removed. Your next payments will make up for them.',
  loadingLoyalty: 'Loading the loyalty program',
  again: 'Try again',
  perksOf: (tier: string) => `${tier} gives you:`,
  wayTo: (tier: string, spend: string, amount: string) => `${spend} of ${amount} to ${tier}`,
  toNext: (amount: string, tier: string) => `${amount} more to ${tier}:`,
  brings: (credit: string | null, perDollar: string) =>
    credit === null
      ? `${perDollar} ${perDollar === '1' ? 'point' : 'points'} per dollar.`
      : `${credit} in credit a month and ${perDollar} ${perDollar === '1' ? 'point' : 'points'} per dollar.`,
  highest: 'This is the highest tier.',
  callMe: 'Request a call',
  callMeTitle: (practice: string) => `Request a call from ${practice}?`,
  callMeText: (phone: string) => `We’ll let them know you’d like a call. You can also call them at ${phone}.`,
  callMeNumber: (phone: string) => `They’ll call you at ${phone}.`,
  callMeAct: 'Request call',
  asking: 'Sending request',
  called: (practice: string, day: string) => `You requested a call from ${practice} on ${day}. They’ll call you.`,
  needChange: 'Need a change?',
  pausing: 'Pause your plan',
  cancelling: 'See what canceling would cost',
  orCancelling: 'see what canceling would cost',
  orCall: (practice: string, phone: string) => `or call ${practice} at ${phone}.`,
  notRunning: 'No active plan right now',
  requested: 'Your plan is ready to review',
  look: 'Review plan',
  ended: (day: string) => `It ended on ${day}.`,
  installments: 'We charge the remaining balance monthly.',
  installmentsByHand: 'You pay the remaining balance monthly, under Payments.',
  none: 'No membership yet',
} as const;
