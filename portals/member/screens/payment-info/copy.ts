export const copy = {
  title: 'How you pay',
  from: (practice: string) => `Your membership at ${practice}`,
  paidFrom: (way: string) => `Paid with ${way}.`,
  notYet: 'No payment method yet. You’ll choose one when you sign your plan.',
  ended: (way: string) => `${way} can’t be used anymore. Choose another payment method.`,
  change: 'Change payment method',
  byHand: (hasEmail: boolean) =>
    hasEmail
      ? 'Automatic payment is off. We’ll email you when each payment is due.'
      : 'Automatic payment is off. You’ll see under Payments when each payment is due.',
  stopped: (day: string) =>
    `Automatic payment has been off since ${day} because three payments in a row didn’t go through. To turn it back on, choose a card or account that can cover your payments.`,
  turnOn: 'Turn on automatic payment',
  turnOff: 'Turn off automatic payment',
  turnOffTitle: 'Turn off automatic payment?',
  turnOffText: (practice: string) =>
    `We’ll stop charging your card or account for your membership at ${practice}. Your plan stays the same, and you pay each payment yourself by its due date. This doesn’t stop a payment that is already processing.`,
  turningOff: 'Turning off',
  keep: 'Keep it on',
  remove: 'Remove',
  removeNamed: (way: string) => `Remove ${way}`,
  removeTitle: (way: string) => `Remove ${way}?`,
  removeText: 'You can’t pay with it anymore, and your authorization for it ends. You can add it again.',
  removing: 'Removing',
  keepWay: 'Keep it',
  all: 'Your payment methods',
  none: 'No cards or bank accounts yet.',
  usable: 'Authorized',
  notUsable: 'Not authorized',
  expired: (month: string) => `Expired ${month}`,
  until: (month: string) => `Expires ${month}`,
  addBank: 'Add a bank account',
  changeTitle: 'Change payment method',
  changeText: (practice: string) => `From now on we’ll use it for your membership at ${practice}.`,
  turnOnText: (practice: string) =>
    `This turns automatic payment on again. From now on we’ll charge it for your membership at ${practice} on the day each payment is due.`,
  alsoOpen: (amount: string) => `Within a day we’ll also charge the ${amount} that is due now.`,
  use: 'Use this payment method',
  using: 'Changing',
  authorizationLoading: 'Loading what you authorize',
  addTitle: 'Add a bank account',
  addText: 'Connect your bank or enter the account numbers. Then you can use it for your membership.',
} as const;
