import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Consent to compare details with the mobile carrier, to verify identity and prevent fraud. */
export function mobilePhoneDisclosure({ creditor, writeTo, supportPhone }: TextFacts): DocumentContent {
  return legalText('mobile-phone-disclosure', 'Mobile phone disclosure', {
    issuer: creditor,
    sections: [
      [
        'What you permit',
        `You authorize your wireless carrier to use or disclose information about your account and your wireless device, if available, to ${creditor} or its service provider for the duration of your business relationship, solely to help identify you or your wireless device and to prevent fraud.`,
        'The information can include your name, address, email address, phone number, account type and status, the date on which the number was assigned to you, whether calls are forwarded, and identifiers of the device and of its SIM card.',
      ],
      [
        'What we do with it',
        'We compare it with what you entered. A recent change of the SIM card or of the owner of a number can be a sign of fraud; we then verify you in another way. We do not use this information to decide whether you can repay a loan, do not read messages or calls, do not follow where you are, and do not use it for advertising.',
      ],
      [
        'How long it is kept',
        'The result of the comparison is kept with your application for as long as we must keep the application. The details from the carrier are deleted after 90 days.',
      ],
      [
        'Your choice',
        `You may decline or withdraw this permission at any time by writing to ${writeTo} or calling ${supportPhone}. We then verify you by questions or by your identity document. Declining is no reason to refuse your application.`,
      ],
      [
        'Codes by text message',
        'When you enter a mobile number, we send a code to it to confirm that it is yours. Your carrier’s message and data rates may apply. Never share a log-in code.',
      ],
    ],
  });
}
