export const copy = {
  title: 'Your result',
  ask: 'We can’t offer you a spending limit today',
  why: (practice: string) =>
    `This is about your credit file, not your care. Your credit score did not change because you applied, and ${practice} sees only that no limit was opened.`,
  reasons: 'Why we decided this',
  notice: 'Our full notice, with your credit score, the credit bureau’s address and your rights, is in your email.',
  open: 'Save the notice (PDF)',
  opening: 'Getting the notice',
  next: 'What you can do next',
  wrong: 'Something looks wrong',
  wrongDetail: 'Get your free report and dispute it',
  talk: 'Talk to us',
  talkDetail: 'Ask how we decided',
  correct: 'Correct an answer',
  correctDetail: 'One answer doesn’t match your credit file',
} as const;

/** Where anybody gets their free credit reports (15 USC 1681j, 12 CFR 1022.136). */
export const FREE_REPORT_URL = 'https://www.annualcreditreport.com';
