// Relative, since the build reads this file without our paths (scripts/rollup/first-words.ts).
import { legal } from '../../../steps/legal-mark';

export const copy = {
  title: 'Start with your email',
  about: 'about 4 minutes in total',
  ask: 'What email should we use?',
  why: 'We’ll send a 6-digit code to it. Seeing what you qualify for doesn’t affect your credit score.',
  label: 'Email address',
  send: 'Send me a code',
  sending: 'Sending the code',
  fine: 'Encrypted. We ask only for what the decision needs.',
  carried: (amount: string) => `You chose ${amount}. You can change it later.`,
  patientOnly: (practice: string) =>
    `Fill this out yourself. In New York, ${practice}’s staff can’t fill out any part of it for you.`,
  sharing: (practice: string) =>
    `${practice} never sees your income, your Social Security number, your score, or the reasons for our decision.`,
  agree: `By continuing, you agree to our ${legal('electronicRecordsSignature', 'electronic records consent')} and ${legal('financialPrivacyPolicy', 'privacy policy')}.`,
  log: 'Log in',
  hasLimit: 'Already have a spending limit?',
} as const;
