import { legal } from '../legal-mark';

export const copy = {
  text: 'The agreement',
  reading: 'Loading your agreement',
  consents: 'Before you sign',
  agree: 'I have read the agreement above and agree to it.',
  agreeNeeded: 'Check the box to accept the agreement',
  records: `I agree to get records electronically. Read the ${legal('electronicRecordsSignature', 'electronic records consent')}.`,
  recordsNeeded: 'Check the box to receive your records electronically',
  sign: 'Type your full legal name',
  signHint: (name: string) => `Exactly as you entered it: ${name}`,
  signNeeded: (name: string) => `Type ${name} to sign`,
  button: 'Sign my agreement',
  signing: 'Signing',
  fine: (isMailed: boolean) =>
    isMailed ? 'We’ll email you a copy.' : 'Once you log in, you’ll find a copy in your documents.',
  changed: 'The agreement was updated since you opened it. Read it again before you sign.',
  save: 'Save as PDF',
  saving: 'Getting the PDF',
} as const;
