/** What is told by email, and what is said to a member without an address: where it is, and how to get it by email. */
export const copy = {
  beforeEach: (isMailed: boolean) =>
    isMailed
      ? 'We’ll email you 3 days before each one.'
      : 'To get a reminder before each one, contact us under More to add an email address.',
  before: (isMailed: boolean) =>
    isMailed ? 'We’ll email you 3 days before.' : 'To get a reminder, contact us under More to add an email address.',
  signed: (isMailed: boolean) =>
    isMailed ? 'We’ll email you what you signed.' : 'What you signed is in your documents, under More.',
  renewal: (isMailed: boolean) => (isMailed ? 'We’ll email you then.' : 'The renewal will appear on Home then.'),
} as const;
