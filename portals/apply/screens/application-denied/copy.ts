export const copy = {
  ask: 'We can’t offer you a spending limit today',
  askKept: 'We can’t offer you a higher limit today',
  askEnded: 'We can’t refresh your spending limit today',
  file: 'This is about your credit file, not your care.',
  application: 'This is about your application, not your care.',
  why: (about: string, practice: string) =>
    `${about} Applying didn’t change your credit score. ${practice} sees only that no limit was opened.`,
  kept: (limit: string, until: string) => `You keep your limit of ${limit} until ${until}.`,
} as const;
