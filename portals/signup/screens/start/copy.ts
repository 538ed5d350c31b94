// Relative, since the build reads this file without our paths (scripts/rollup/first-words.ts).
import { legal } from '../../../steps/legal-mark';

export const copy = {
  title: 'Join the membership program',
  ask: (practice: string) => `Join ${practice}’s membership program`,
  why: 'We’ll send you a 6-digit code to start, or to pick up where you left off.',
  about: 'about 3 minutes in total',
  emailNeeded: 'Enter an email address, like name@example.com',
  phoneNeeded: 'Enter a US phone number with 10 digits, like (555) 555-0142',
  by: 'Send my code by',
  byEmail: 'Email',
  byPhone: 'Text message',
  email: 'Email address',
  phone: 'Mobile phone',
  rates: 'Message and data rates may apply.',
  send: 'Send me a code',
  sending: 'Sending the code',
  fine: 'Encrypted. We ask only for what we need.',
  agree: `By continuing, you agree to our ${legal('electronicRecordsSignature', 'electronic records consent')} and ${legal('membershipPrivacyPolicy', 'membership privacy policy')}.`,
  member: 'Already a member?',
  log: 'Log in',
} as const;
