import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Terms of using the website and the accounts on it. They create no debt. */
export function termsAndConditions({
  creditor,
  membershipBrand,
  writeTo,
  supportPhone,
  supportHours,
}: TextFacts): DocumentContent {
  return legalText('terms-and-conditions', 'Terms and conditions', {
    issuer: creditor,
    sections: [
      [
        'What these terms cover',
        `These terms apply when you use the websites, applications, and embedded forms of ${creditor} and ${membershipBrand} (“we”, “us”). They are not a credit agreement. A loan or a membership begins only with its own agreement, which you see and sign separately.`,
        'By using the service you accept these terms. If you do not accept them, please do not use it; you may ask your practice for a paper application.',
      ],
      [
        'Who may use the service',
        'You must be at least 18 years old (19 in Alabama and Nebraska) and live in a state that we serve. You may apply only for yourself and only with true and complete information.',
        'Staff of a practice may use the provider portal only for their own work and with an account of their own.',
      ],
      [
        'Your account',
        'You log in with a code that we send to your email address or phone. Keep both under your control, never share a log-in code, and tell us immediately if you think someone else has used your account. We never ask you for a log-in code by phone.',
        'You are responsible for keeping your contact details up to date. Documents that we send to the address on file count as received.',
      ],
      [
        'Your provider',
        'Treatments are provided by your practice alone. We do not give medical advice, do not recommend a treatment, and are not responsible for its quality or outcome. Your rights against the practice also apply against the holder of your loan as your loan agreement says.',
        'Prices, appointments, cancellations, and refunds of treatments are agreed between you and your practice.',
      ],
      [
        'Calculators and estimates',
        'Payment calculators show examples. Your own plans depend on the amount, on the approval of your application, and on what your practice offers. Only the disclosures that you see before you approve a transaction are binding.',
      ],
      [
        'What is not allowed',
        'You may not apply in another person’s name, submit false documents, try to reach data of others, probe or overload the service, copy it by automated means, or use it to break the law. We may suspend accounts to protect you, other people, or the service.',
      ],
      [
        'Content and marks',
        'The texts, software, and designs of the service belong to us or to those who license them to us. You may use them to view and print your own documents. Names and marks of practices and product makers belong to their owners.',
      ],
      [
        'Availability and liability',
        'We work to keep the service available and correct, but cannot promise that it never fails. If it is not available, payments that fall due on that day are not treated as late because of it.',
        'As far as the law allows, we are not liable for indirect damage from using the website. Nothing in these terms limits rights that the law gives you and that cannot be waived, or liability for intent, gross negligence, or harm to persons.',
      ],
      [
        'Links',
        'The service may link to websites of practices, banks, and identity services. Those sites have their own terms and privacy notices.',
      ],
      [
        'Changes, law, and disputes',
        'We may change these terms for the future. We post the new version with its date and tell account holders by email at least 30 days before a change that is to your disadvantage. Agreements that you have signed do not change.',
        'Federal law and the law of the state where you live apply. You may bring a dispute before the courts of your home county. Please contact us first, as most questions are solved in a day or two.',
      ],
      ['How to reach us', `Write to ${writeTo} or call ${supportPhone}, ${supportHours}.`],
    ],
  });
}
