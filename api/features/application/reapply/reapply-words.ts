/** What a returning borrower is told that they may ask for, by kind, and of an application that is not done with. */
export const reapplyWords = {
  REAPPLY: {
    open: 'You can apply again. It takes a minute, and checking doesn’t affect your credit score.',
    waits: (day: string) => `You can apply again starting ${day}.`,
    button: 'Apply again',
  },
  REFRESH: {
    open: 'You can request a spending limit refresh. Checking doesn’t affect your credit score.',
    waits: (day: string) => `You can request a spending limit refresh starting ${day}.`,
    button: 'Refresh my limit',
  },
  INCREASE: {
    open: 'You can request a higher spending limit. Checking doesn’t affect your credit score.',
    waits: (day: string) => `You can request a higher spending limit starting ${day}.`,
    button: 'Request a higher limit',
  },
  /** Nothing is offered while a loan with us is past due, or owed after it was given up. */
  BEHIND: {
    pastDue: (amount: string) =>
      `You have ${amount} past due on your loans. Once you pay it, you can request changes to your spending limit here.`,
    chargedOff: (amount: string) =>
      `You still owe ${amount} on a charged-off loan. We can't offer a spending limit until you pay it.`,
  },
  INCOMPLETE: { message: "Your application isn't finished yet.", button: 'Continue' },
  REVIEW: { message: "We're reviewing your application.", button: 'See its status' },
  APPROVED: {
    // Of a higher limit too, while the earlier one can be used.
    message: 'Your application is approved. Your agreement is ready to read and sign.',
    button: 'Read and sign',
  },
};
