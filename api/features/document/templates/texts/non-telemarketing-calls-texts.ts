import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Consent to service calls and texts, apart from any marketing consent. Source: 47 USC 227, 47 CFR 64.1200. */
export function nonTelemarketingCallsTexts({
  creditor,
  membershipBrand,
  writeTo,
  supportPhone,
}: TextFacts): DocumentContent {
  return legalText('non-telemarketing-calls-texts', 'Consent to calls and text messages', {
    issuer: creditor,
    sections: [
      [
        'What you agree to',
        `You agree that ${creditor} and ${membershipBrand}, and companies that service your account for us, may call you and send you text messages at the number you gave us. This includes calls and texts made with automatic dialing technology or a prerecorded or artificial voice, and calls and texts to a mobile phone.`,
        'These calls and texts are about your application, account, or membership: security codes, questions about your application, decisions, transactions pending your approval, payment reminders, late payments, appointments, and changes to your agreements. They are not telemarketing.',
      ],
      [
        'Marketing is separate',
        'This consent does not cover advertising. We ask you separately before we send any, and you can say no. Your consent to calls and texts of either kind is not a condition of credit or of buying anything.',
      ],
      [
        'How often, when, and at what cost',
        'How many messages you receive depends on your account, typically two to eight a month while a loan is open. We call and text between 8 a.m. and 9 p.m. of your local time, except for security codes that you request. Your carrier’s message and data rates may apply.',
      ],
      [
        'How to stop',
        `Reply STOP to any text. We will confirm once and send no more texts to that number. Reply HELP for help. You may also withdraw this consent, for texts, calls, or both, by writing to ${writeTo}, by calling ${supportPhone}, or in any other reasonable way. We will act on it within 10 business days at the latest.`,
        'After STOP you can still request security codes by email. We then send notices that the law requires by email or mail.',
      ],
      [
        'Your number',
        'You confirm that the number is yours or that you may agree for it. Tell us when it changes, so that messages about you do not reach another person. Carriers are not liable for delayed or undelivered messages.',
        'We do not sell your number or give it to others for their own marketing.',
      ],
    ],
  });
}
