export const copy = {
  hello: (firstName: string | null | undefined) => (firstName ? `Hello, ${firstName}` : 'Hello'),
  loading: 'Loading your membership',
  needsYou: 'Needs your answer',
  firstDay: (amount: string) => `${amount} is due the day you sign.`,
  plan: (name: string | null, amount: string) =>
    name ? `Your ${name} plan: ${amount} a month` : `Your plan: ${amount} a month`,
  sent: (practice: string, day: string) => `Sent by ${practice} on ${day}. It starts the day you sign.`,
  look: 'Review plan',
  youChanged: (practice: string) =>
    `You asked ${practice} to change your plan. They’ll review your request and get back to you.`,
  late: 'A payment didn’t go through',
  pastDue: 'A payment is past due',
  lateText: (practice: string) => `Your treatments continue for now. Pay here, or call ${practice}.`,
  lateEnded: (practice: string) => `Pay here, or call ${practice}.`,
  payNow: 'Pay now',
  onItsWay: 'Your payment is processing',
  onItsWayText: 'Your bank may take a day or two. Nothing is past due, and there’s nothing you need to do.',
  onItsWayHeld: 'Your bank may take a day or two. Your treatments resume when the payment goes through.',
  held: 'Your treatments are on hold',
  heldText: (practice: string) =>
    `A payment is past due. Your treatments resume when it’s paid. Pay here, or call ${practice}.`,
  noPlan: 'Your plan is on its way',
  noPlanText: (practice: string) => `${practice} will put together a plan with you and send it here. Then you decide.`,
  membership: (practice: string) => `Membership at ${practice}`,
  paid: (made: number, left: number) =>
    `${made} of 12 payments made, ${left === 1 ? '1 treatment' : `${left} treatments`} left`,
  saved: (amount: string) => `${amount} saved so far`,
  open: 'See my membership',
  ended: (day: string) => `It ended on ${day}.`,
  none: 'No membership yet',
  noneText: 'Ask your practice for its link, or find your practice here.',
  find: 'Find my practice',
} as const;
