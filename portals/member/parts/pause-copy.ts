const months = (count: number) => (count === 1 ? 'one month' : `${count} months`);

export const copy = {
  title: 'Pause your plan',
  text: (practice: string) =>
    `During a pause nothing is billed. The payments and treatments of the months ahead come later by as much, and so does the end of your year. ${practice} has to confirm it. You can pause once in a plan year.`,
  howLong: 'For how long?',
  months: (count: number) => (count === 1 ? 'One month' : `${count} months`),
  choice: (payment: string, end: string) => `Next payment on ${payment}. Your year ends on ${end}.`,
  choose: 'Choose how long first.',
  keepsVisits: 'Visits that have a date keep it.',
  ask: 'Ask for the pause',
  asking: 'Asking',
  back: 'Back to my membership',
  notNow: 'A pause is not possible now',
  notNowText:
    'A plan that runs can be paused once in its year, when no payment is open and payments of the year are left.',
  asked: (count: number) => `You asked for a pause of ${months(count)}`,
  askedText: (practice: string) => `Payments go on until ${practice} confirms it.`,
  mailed: 'You get an email once it is answered.',
  takeBack: 'Take it back',
  takeBackTitle: 'Go on without a pause?',
  takeBackText: (practice: string) => `${practice} then has nothing to confirm, and payments go on.`,
  takingBack: 'Taking it back',
  paused: (day: string) => `Paused until ${day}`,
  pausedText: (day: string) => `Nothing more of your plan is billed before ${day}.`,
} as const;
