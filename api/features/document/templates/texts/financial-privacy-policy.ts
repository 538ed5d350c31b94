import type { DocumentContent } from '../../rendering/document-content';
import { legalText, type TextFacts } from './text-facts';

/** Privacy notice in the order of the federal model form. Source: 15 USC 6803, 12 CFR 1016 Appendix. */
export function financialPrivacyPolicy({ creditor, writeTo, supportPhone }: TextFacts): DocumentContent {
  return legalText('financial-privacy-policy', `What does ${creditor} do with your personal information?`, {
    issuer: creditor,
    sections: [
      [null, 'Revised January 2026.'],
      [
        'Why?',
        'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing. Federal law also requires us to tell you how we collect, share, and protect your personal information. Please read this notice carefully to understand what we do.',
      ],
      [
        'What?',
        'The types of personal information we collect and share depend on the product or service you have with us. This information can include: Social Security number and income; account balances and payment history; credit history and credit scores.',
      ],
      [
        'How?',
        `All financial companies need to share customers’ personal information to run their everyday business. In the section below, we list the reasons financial companies can share their customers’ personal information; the reasons ${creditor} chooses to share; and whether you can limit this sharing.`,
      ],
      [
        'Reasons we can share your personal information',
        'For our everyday business purposes, such as to process your transactions, maintain your accounts, respond to court orders and legal investigations, or report to credit bureaus. We share: yes. Can you limit this sharing: no.',
        'For our marketing purposes, to offer our products and services to you. We share: yes. Can you limit this sharing: no.',
        'For joint marketing with other financial companies. We share: no. Can you limit this sharing: we do not share.',
        'For our affiliates’ everyday business purposes, information about your transactions and experiences. We share: no. Can you limit this sharing: we do not share.',
        'For our affiliates’ everyday business purposes, information about your creditworthiness. We share: no. Can you limit this sharing: we do not share.',
        'For nonaffiliates to market to you. We share: no. Can you limit this sharing: we do not share.',
      ],
      ['Questions?', `Call ${supportPhone} or write to ${writeTo}.`],
      ['Who we are', `Who is providing this notice? ${creditor}.`],
      [
        'What we do',
        `How does ${creditor} protect my personal information? To protect your personal information from unauthorized access and use, we use security measures that comply with federal law. These measures include computer safeguards and secured files and buildings. Social Security numbers and bank account numbers are individually encrypted and shown only by their last four digits.`,
        `How does ${creditor} collect my personal information? We collect your personal information, for example, when you apply for financing or give us your contact information; provide account information or show your government-issued ID; or pay your bills. We also collect your personal information from others, such as credit bureaus or other companies.`,
        'Why can’t I limit all sharing? Federal law gives you the right to limit only: sharing for affiliates’ everyday business purposes (information about your creditworthiness); affiliates from using your information to market to you; and sharing for nonaffiliates to market to you. State laws and individual companies may give you additional rights to limit sharing.',
      ],
      [
        'Definitions',
        'Affiliates: companies related by common ownership or control. They can be financial and nonfinancial companies. We have no affiliates with which we share.',
        'Nonaffiliates: companies not related by common ownership or control. They can be financial and nonfinancial companies. We do not share with nonaffiliates so they can market to you.',
        'Joint marketing: a formal agreement between nonaffiliated financial companies that together market financial products or services to you. We do not jointly market.',
      ],
      [
        'Other important information',
        'For California residents: we do not share information that we collect about you with nonaffiliated companies except as California law allows, for example with your consent or to service your account. For Vermont residents: we do not disclose your creditworthiness or your financial information to others except as Vermont law allows, unless you authorize it.',
        'Health information that your practice holds stays with your practice and is subject to its own notice of privacy practices.',
      ],
    ],
  });
}
