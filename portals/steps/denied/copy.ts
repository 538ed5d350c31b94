export const copy = {
  title: 'Your result',
  reasons: 'Why we decided this',
  notice: 'Our full notice, with the reasons and your rights, is in your email.',
  later: 'If no answer is corrected, our full notice, with the reasons and your rights, goes to your email.',
  noEmail: 'Our full notice, with the reasons and your rights, is kept for you. Ask us for a copy.',
  open: 'Save the notice (PDF)',
  opening: 'Getting the notice',
  next: 'What you can do next',
  wrong: 'Something looks wrong',
  wrongDetail: 'Get your free report and dispute it',
  again: (day: string) => `Try again from ${day}`,
  againDetail: 'Asked before then, the answer is the same',
  talk: 'Talk to us',
  talkDetail: 'Ask how we decided',
  correct: 'Correct an answer',
  correctDetail: 'One answer doesn’t match your credit file',
} as const;

/** Where anybody gets their free credit reports (15 USC 1681j, 12 CFR 1022.136). */
export const FREE_REPORT_URL = 'https://www.annualcreditreport.com';
