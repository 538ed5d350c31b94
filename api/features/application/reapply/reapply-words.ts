/** What a returning borrower is told that they may ask for, by kind, and of an application that is not done with. */
export const reapplyWords = {
  REAPPLY: {
    open: 'You can apply again. It takes a minute, and checking doesn’t affect your credit score.',
    waits: (day: string) => `You can apply again from ${day}.`,
    button: 'Apply again',
  },
  REFRESH: {
    open: 'You can ask to have your spending limit refreshed. Checking doesn’t affect your credit score.',
    waits: (day: string) => `You can ask to have your spending limit refreshed from ${day}.`,
    button: 'Refresh my limit',
  },
  INCREASE: {
    open: 'You can ask for a higher spending limit. Checking doesn’t affect your credit score.',
    waits: (day: string) => `You can ask for a higher spending limit from ${day}.`,
    button: 'Ask for a higher limit',
  },
  /** Nothing is offered while a loan with us is past due, or owed after it was given up. */
  BEHIND: {
    pastDue: (amount: string) =>
      `${amount} of your loans is past due. Once it is paid, you can ask about your spending limit here.`,
    chargedOff: (amount: string) =>
      `${amount} is still owed of a loan that was not paid back. Until it is paid, no spending limit is offered.`,
  },
  INCOMPLETE: { message: 'Your application is not finished yet.', button: 'Go on with it' },
  REVIEW: { message: 'We are checking your application.', button: 'See where it stands' },
  APPROVED: {
    // Of a higher limit too, while the earlier one can be used.
    message: 'Your application is approved. Your agreement is ready to read and sign.',
    button: 'Read and sign',
  },
};
