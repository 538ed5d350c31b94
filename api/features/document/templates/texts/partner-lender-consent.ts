import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** What an applicant agrees to before anything leaves us for the partner lender (15 USC 1681b, 15 USC 6802). */
export function partnerLenderConsent({ creditor, partnerLender, supportEmail }: TextFacts): DocumentContent {
  return legalText('partner-lender-consent', 'Consent to ask our partner lender', {
    issuer: creditor,
    sections: [
      [
        'What you agree to',
        `You ask ${creditor} to send your application to ${partnerLender}, a separate lender, so that it can decide whether to offer you a loan. We send your name, birth date, address, the last four digits of your social security number, your yearly income and the amount that you asked for. We send nothing about your treatment and nothing of our own decision.`,
        `You allow ${partnerLender} to look at your credit file for that purpose. This is a soft inquiry: it does not change your credit score.`,
      ],
      [
        'What you do not agree to',
        `Asking is no acceptance of a loan. You see the whole offer first, and there is no loan until you sign ${partnerLender}’s agreement. You may decline without giving a reason and without a charge.`,
      ],
      [
        'Once, and not back',
        `This consent is for one question. What was sent cannot be called back; afterwards ${partnerLender} keeps it under its own privacy notice. Questions: ${supportEmail}.`,
      ],
    ],
  });
}
