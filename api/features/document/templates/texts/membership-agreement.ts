import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Terms of a membership with a practice, as shown before the plan of a member is filled in. */
export function membershipAgreement({ membershipBrand, membershipEmail, membershipPhone }: TextFacts): DocumentContent {
  return legalText('membership-agreement', 'Membership agreement', {
    issuer: membershipBrand,
    sections: [
      [
        'The parties',
        `A membership is an agreement between you and the practice that you choose. ${membershipBrand} runs the program for the practice: it keeps your account, collects your payments and sends your notices. Treatments are provided by the practice alone.`,
      ],
      [
        'Your plan',
        'Your plan lists the treatments that it includes, how often you may receive them, the value of each, the length of the plan, and what you pay: an amount at the start, where there is one, and equal monthly payments. You see all of it before you sign, and it becomes part of this agreement.',
        'If your plan is payable in more than four installments or carries a finance charge, you also receive the federal credit disclosures before you sign.',
      ],
      [
        'Payments',
        'You pay by the bank account or card that you authorize. Monthly payments are due on the day of the month on which the membership began, or on the last day of a shorter month. If a payment fails, we tell you and try again after a few days. Treatments are held back from the fourteenth day on while a payment is open; we add no interest and no fee because of it.',
      ],
      [
        'Using your treatments',
        'You book appointments with the practice. The practice decides whether a treatment is right for you on that day. A treatment that is not suitable for you for medical reasons may be exchanged for another one of the plan of the same value. Treatments are personal and cannot be sold or passed on.',
        'Treatments that you have not used when your term ends stay available for 90 days if all payments have been made.',
      ],
      [
        'Credits and points',
        'Loyalty points and credits follow the rules of the practice’s loyalty program, which the practice gives you. They have no cash value. Credits that you paid for yourself never lapse, and you can have them paid out at any time.',
      ],
      [
        'Changing your plan',
        'You or the practice may propose a change. You see the old and the new plan side by side with the new payments, and nothing changes until you accept.',
      ],
      [
        'Canceling',
        'You may cancel without a reason and without cost within three business days after you sign, if you have not used a treatment. We return what you paid within 10 business days.',
        'Afterwards you may cancel at any time in your account, by writing to us or by calling. We then compare what the treatments that you have received cost, at the price that your plan names for this, with what you have paid for treatments. If they cost more than you paid, you owe the difference, in one sum or in the installments that we offer, and never more than the rest of the plan; if you paid more, we return it to what you paid with. Membership fees of months that began are kept. You see this account before you confirm.',
      ],
      [
        'Renewal',
        'Your plan goes on for another year only if you agree to it. We remind you by e-mail 45 days and 7 days before the year ends. Without your agreement it ends on that day, and you owe nothing more for it.',
      ],
      [
        'No insurance',
        'A membership is not insurance and does not meet a requirement of health coverage. The practice does not bill an insurer for treatments of the plan.',
      ],
      [
        'Privacy',
        'The practice keeps your treatment records under its own notice of privacy practices. We receive the names and dates of treatments of your plan to keep your balance, and use them for nothing else.',
      ],
      [
        'Other terms',
        `The law of the state of the practice applies, and consumer law of the state where you live that gives you more rights. If a term is not valid, the others stay valid. Questions: ${membershipEmail} or ${membershipPhone}.`,
      ],
    ],
  });
}
