export const copy = {
  ask: 'We can’t offer you a spending limit today',
  why: (practice: string) =>
    `This is about your credit file, not your care. Your credit score did not change because you applied. Of our decision, ${practice} sees only that no limit was opened.`,
} as const;
