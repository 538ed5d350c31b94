import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { DocumentContent } from '../rendering/document-content';
import { noticeIn } from './adverse-action-notice';
import { filledText, type Written } from './filled-text';

export type IncompleteNoticeFacts = Written & {
  creditor: string;
  postalAddress: string;
  borrowerName: string;
  applicationNumber: number;
  noticeOn: CivilDate;
  /** Last day on which an answer is taken. */
  answerBy: CivilDate;
  /** What is missing, in words. */
  needs: readonly string[];
  /** The page that takes the photo of an identity document, where one is missing and the page does; null else. */
  photoPage: string | null;
};

/**
 * The notice that an application is incomplete: what is missing, until when, and what happens without it. Kept where the
 * notice of a denial would be, because it takes its place.
 * Source: 12 CFR 1002.9(c)(2).
 */
export function incompleteNoticeContent(facts: IncompleteNoticeFacts): DocumentContent {
  const { creditor, postalAddress, language } = facts;
  const [words, day] = [noticeIn[language], longDates[language]];
  return filledText(facts, {
    documentKey: 'adverse-action-notice',
    title: words.incomplete,
    issuer: creditor,
    sections: [
      {
        heading: null,
        paragraphs: [
          words.date(day(facts.noticeOn)),
          words.creditor(creditor, postalAddress),
          words.applicant(facts.borrowerName, facts.applicationNumber),
        ],
      },
      { heading: words.needed, paragraphs: facts.needs.map((need, index) => `${index + 1}. ${need}.`) },
      {
        heading: words.howTo,
        paragraphs: howTo(facts),
      },
      {
        heading: words.questions,
        paragraphs: [words.reached(facts)],
      },
    ],
  });
}

/** A photo of a document is shown on its page; anything else is sent. */
function howTo({ needs, photoPage, answerBy, supportEmail, supportPhone, language }: IncompleteNoticeFacts): string[] {
  const [words, by] = [noticeIn[language], longDates[language](answerBy)];
  const isMoreNeeded = photoPage === null || needs.length > 1;
  return [
    ...(photoPage === null ? [] : [words.showBy(photoPage, by)]),
    ...(isMoreNeeded
      ? [words.sendBy({ email: supportEmail, phone: supportPhone, day: by, isRest: photoPage !== null })]
      : []),
    words.without,
  ];
}
