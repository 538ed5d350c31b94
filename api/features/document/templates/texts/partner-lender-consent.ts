import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** What an applicant agrees to before anything leaves us for the partner lender (15 USC 1681b, 15 USC 6802). */
export function partnerLenderConsent({ creditor, partnerLender, supportEmail }: TextFacts): DocumentContent {
  return legalText('partner-lender-consent', 'Consent to ask our partner lender', {
    issuer: creditor,
    sections: [
      [
        'What you agree to',
        `You ask ${creditor} to send your application to ${partnerLender}, a separate lender, so that it can decide whether to offer you a loan. We send your name, birth date, address, the last four digits of your Social Security number, your annual income, and the amount that you requested. We send nothing about your treatment or our own decision.`,
        `You allow ${partnerLender} to look at your credit file for that purpose. This is a soft inquiry: it does not change your credit score.`,
      ],
      [
        'What you do not agree to',
        `Asking does not mean accepting a loan. You see the whole offer first, and there is no loan until you sign ${partnerLender}’s agreement. You may decline without giving a reason and without a charge.`,
      ],
      [
        'One-time consent',
        `This consent is for one request. We cannot recall information once it is sent. ${partnerLender} then keeps it under its own privacy notice. Questions: ${supportEmail}.`,
      ],
    ],
  });
}
