import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import type { DocumentContent } from './document-content';
import { TEXT_VERSION } from './texts/text-facts';

export type IncompleteNoticeFacts = {
  creditor: string;
  postalAddress: string;
  supportEmail: string;
  supportPhone: string;
  borrowerName: string;
  applicationNumber: number;
  noticeOn: CivilDate;
  /** Last day on which an answer is taken. */
  answerBy: CivilDate;
  /** What is missing, in words. */
  needs: readonly string[];
};

/**
 * The notice that an application is incomplete: what is missing, until when, and what happens without it. Kept where the
 * notice of a denial would be, because it takes its place.
 * Source: 12 CFR 1002.9(c)(2).
 */
export function incompleteNoticeContent(facts: IncompleteNoticeFacts): DocumentContent {
  const { creditor, postalAddress, supportEmail, supportPhone } = facts;
  return {
    documentKey: 'adverse-action-notice',
    title: 'Notice of incomplete application',
    version: TEXT_VERSION,
    issuer: creditor,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          `Date: ${formatLongDate(facts.noticeOn)}`,
          `Creditor: ${creditor}, ${postalAddress}.`,
          `Applicant: ${facts.borrowerName}. Application number: ${facts.applicationNumber}.`,
        ],
      },
      {
        heading: 'What we still need',
        paragraphs: facts.needs.map((need, index) => `${index + 1}. ${need}.`),
      },
      {
        heading: 'By when, and how',
        paragraphs: [
          `Send it to ${supportEmail} or call ${supportPhone} by ${formatLongDate(facts.answerBy)}, and name your application number.`,
          'If we do not have it by then, we cannot consider this application any further. You may apply again at any time.',
        ],
      },
      {
        heading: 'Questions',
        paragraphs: [`${creditor}, ${postalAddress}. Phone ${supportPhone}, email ${supportEmail}.`],
      },
    ],
  };
}
