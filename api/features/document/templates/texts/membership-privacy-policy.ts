import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** What is kept of members, who sees it and what they can limit; credit has its own notice in the federal form. */
export function membershipPrivacyPolicy({
  creditor,
  membershipBrand,
  membershipWriteTo,
  membershipPhone,
}: TextFacts): DocumentContent {
  return legalText('membership-privacy-policy', 'Membership privacy policy', {
    issuer: membershipBrand,
    sections: [
      [
        null,
        `${membershipBrand} runs memberships for practices. This policy explains what information we keep about you as a member or while you sign up, who sees it, and what you can limit. If you apply for credit, the financial privacy policy of ${creditor} applies to that as well.`,
      ],
      [
        'What we keep',
        'Who you are: your name, date of birth, address, email address, and phone number, and your Social Security number, with which we confirm who you are.',
        'How you signed up: the answers that you gave, how your identity was confirmed, your credit file where you agreed to a credit check, and what was decided.',
        'Your membership: your plan and its changes, the names and dates of its treatments, appointments and requests for other dates, loyalty points, credits, and notes that your practice writes about them.',
        'What you pay: amounts, dates, and results of payments, and from where: the kind of account or card and its last four digits. Card numbers go straight to the company that keeps cards for us and never reach us.',
        'What you signed, what we sent you, and when.',
      ],
      [
        'Where it comes from',
        'From you, from your practice, and, where you agreed, from credit bureaus, companies that confirm identities, and the bank that you connect.',
      ],
      [
        'Who sees it',
        'Your practice sees your contact details, your plan, its appointments, and its payments, so that it can treat you and keep your plan. It does not see your Social Security number. Each of its staff sees what their work needs, and what they change is recorded.',
        'Our staff see what they need to help you, to review a sign-up and to follow a payment.',
        'Companies that work for us get only what their part needs: credit bureaus and companies that confirm identities, the processor of payments, the companies that connect bank accounts and keep cards, and those that carry our emails, texts, and letters.',
        'If your practice uses a manufacturer’s rewards for your plan, it gives that program your phone number to find you there, and the products of your plan.',
        'Courts and authorities receive what the law requires us to provide.',
      ],
      [
        'What we do not do',
        'We do not sell your information, and we do not give it to others for their own marketing. We ask you separately before we send advertising, and you can say no.',
      ],
      [
        'What you can limit',
        `Texts and calls: reply STOP to any text, or write to ${membershipWriteTo} or call ${membershipPhone}. Security codes and notices that the law requires then come in another way.`,
        'Rewards: tell your practice that you do not want to use a manufacturer’s rewards.',
        `Corrections: ask us or your practice to correct wrong information. State laws may give you further rights, for example to a copy of your information or to have some of it deleted. Write to ${membershipWriteTo}. We keep what the law requires us to keep, such as agreements and payments.`,
      ],
      [
        'How it is protected',
        'Social Security numbers and bank account numbers are individually encrypted and shown only by their last four digits. Everything travels encrypted.',
      ],
      [
        'Your treatment records',
        'Your practice keeps its records of your treatments under its own notice of privacy practices. We receive the names and dates of the treatments in your plan to keep your balance. We use them for nothing else.',
      ],
      ['Questions', `Write to ${membershipWriteTo} or call ${membershipPhone}.`],
    ],
  });
}
