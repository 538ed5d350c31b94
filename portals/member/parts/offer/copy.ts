import { legal } from '@portals/steps/legal-mark';

export const copy = {
  terms: 'The terms you’re signing',
  alsoRead: `You also agree to the ${legal('achAuthorization', 'payment authorization')} and the ${legal('electronicRecordsSignature', 'electronic records consent')}.`,
  alsoReadByHand: `You also agree to the ${legal('electronicRecordsSignature', 'electronic records consent')}.`,
  feeNote: 'The membership fee is for the membership, not for the credit.',
  sign: 'Type your name to sign',
  signHint: (name: string) => `Type ${name}, as it appears on your ID.`,
  signNeeded: (name: string) => `Type your name exactly as shown: ${name}`,
  agreeNeeded: 'Check the box to confirm you’ve read the terms',
  goOn: 'Continue',
  later: 'Later',
  signing: 'Signing',
  byHand: (hasEmail: boolean) =>
    hasEmail
      ? 'Automatic payment is off. We’ll email you when each payment is due.'
      : 'Automatic payment is off. You’ll see under Payments when each payment is due.',
  wayNeeded: 'Choose a payment method',
  membership: 'Membership',
  yourPractice: 'Your practice',
  see: 'See my membership',
  figuresChanged: 'Some amounts changed since you opened this page. Review them before you sign.',
  ownCredit: (amount: string) => `Use my ${amount} credit`,
  saveCalendar: 'Add payments to my calendar',
  cancelFine: 'You can cancel online at any time.',
} as const;
