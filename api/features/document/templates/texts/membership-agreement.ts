import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Terms of a membership with a practice, as shown before the plan of a member is filled in. */
export function membershipAgreement({
  membershipBrand,
  membershipEmail,
  membershipWriteTo,
  membershipPhone,
}: TextFacts): DocumentContent {
  return legalText('membership-agreement', 'Membership agreement', {
    issuer: membershipBrand,
    sections: [
      [
        'The parties',
        `A membership is an agreement between you and the practice you choose. ${membershipBrand} runs the program for the practice: it keeps your account, collects your payments, and sends your notices. Treatments are provided by the practice alone.`,
      ],
      [
        'Your plan',
        'Your plan lists the treatments that it includes, how often you may receive them, the value of each, the length of the plan, and what you pay: an amount at the start, if there is one, and equal monthly payments. You see all of it before you sign, and it becomes part of this agreement.',
        'If your plan is payable in more than four installments or carries a finance charge, you also receive the federal credit disclosures before you sign.',
      ],
      [
        'Payments',
        'You pay with the bank account or card you authorize. Monthly payments are due on the day of the month the membership began, or on the last day of a shorter month. If a payment does not go through, we tell you, and try again or ask you for another way to pay. If a payment is 14 days past due, treatments are on hold until it is paid. We do not add interest or a fee for it.',
      ],
      [
        'Using your treatments',
        'You book appointments with the practice. The practice decides whether a treatment is right for you on that day. If a treatment is not suitable for you for medical reasons, it may be exchanged for another treatment in the plan with the same value. Treatments are personal and cannot be sold or given to someone else.',
        'If you have made all payments, treatments you have not used when your term ends stay available for 90 days.',
      ],
      [
        'Credits and points',
        'Loyalty points and credits follow the rules of the practice’s loyalty program, which the practice gives you. Points and credits granted to you have no cash value. Credits that you bought never expire, and you can cash them out once your payments have settled.',
      ],
      [
        'Changing your plan',
        'You or the practice may propose a change. You see the old and the new plan side by side with the new payments, and nothing changes until you accept.',
      ],
      [
        'Canceling',
        'Within three business days after you sign, you may cancel for any reason, at no cost, if you have not used a treatment. We refund what you paid within 10 business days.',
        `After that, you may cancel at any time in your account, by writing to ${membershipWriteTo}, or by calling ${membershipPhone}. We then compare the cost of the treatments you received, at the price your plan sets for this, with what you paid for treatments. If they cost more than you paid, you owe the difference, in full or in the installments we offer. You never owe more than the rest of the plan. If you paid more, we refund the difference to the card or account you paid with. Membership fees for months that have started are not refunded. You see this calculation before you confirm.`,
      ],
      [
        'Renewal',
        'Your plan continues for another year only if you agree to it. We remind you by email 45 days and 7 days before the year ends. Without your agreement, it ends on that day, and you owe nothing for another year.',
      ],
      [
        'Not insurance',
        'A membership is not insurance and does not meet any requirement to have health coverage. The practice does not bill an insurer for treatments in the plan.',
      ],
      [
        'Privacy',
        'The practice keeps your treatment records under its own notice of privacy practices. We receive the names and dates of the treatments in your plan to keep your balance. We use them for nothing else.',
      ],
      [
        'Other terms',
        `The law of the practice’s state applies. So does any consumer law of the state where you live that gives you more rights. If a term is not valid, the others stay valid. Questions: ${membershipEmail} or ${membershipPhone}.`,
      ],
    ],
  });
}
