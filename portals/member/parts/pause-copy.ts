const months = (count: number) => (count === 1 ? 'one month' : `${count} months`);

export const copy = {
  title: 'Pause your plan',
  text: (practice: string) =>
    `You aren’t billed during a pause. Your remaining payments and treatments, and the end of your plan year, shift later by the length of the pause. ${practice} has to approve it. You can pause once per plan year.`,
  howLong: 'For how long?',
  months: (count: number) => (count === 1 ? 'One month' : `${count} months`),
  choice: (payment: string, end: string) => `Next payment on ${payment}. Your year ends on ${end}.`,
  choose: 'Choose how long to pause',
  keepsVisits: 'Visits already scheduled keep their dates.',
  ask: 'Request pause',
  asking: 'Requesting',
  back: 'Back to my membership',
  notNow: 'You can’t pause right now',
  notNowText:
    'You can pause an active plan once per plan year, if no payment is past due and you still have payments left this year.',
  asked: (count: number) => `Pause requested: ${months(count)}`,
  askedText: (practice: string) => `Payments continue until ${practice} approves it.`,
  mailed: 'We’ll email you when they answer.',
  takeBack: 'Withdraw request',
  takeBackTitle: 'Withdraw your pause request?',
  takeBackText: (practice: string) => `Your payments continue as scheduled. ${practice} won’t need to do anything.`,
  takingBack: 'Withdrawing',
  paused: (day: string) => `Paused until ${day}`,
  pausedText: (day: string) => `You won’t be billed again before ${day}.`,
} as const;
