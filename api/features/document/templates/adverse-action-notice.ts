import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { Cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { describeReasons } from '@domain/underwriting/describe-reasons';
import { MAX_REASONS, type ReasonText } from '@domain/underwriting/reasons';
import type { DocumentContent } from '../rendering/document-content';
import { filledText, type Written } from './filled-text';
import { noticeWords as english } from './notice-words';
import { noticeWords as spanish } from './notice-words.es';

/** What was done with the application: refused, or a smaller limit offered than asked for (12 CFR 1002.9(a)(1)(iv)). */
export type AdverseAction =
  | { kind: 'DENIED' }
  /** `usableCents` where a part of the limit is owed already. */
  | { kind: 'COUNTER_OFFER'; requestedCents: Cents; offeredCents: Cents; usableCents?: Cents }
  | { kind: 'INCREASE_DENIED' }
  /** A limit ended before its day. */
  | { kind: 'LIMIT_ENDED' };

export type AdverseActionFacts = Written & {
  creditor: string;
  /** Of the creditor (12 CFR 1002.9(a)(2)). */
  postalAddress: string;
  borrowerName: string;
  applicationNumber: number;
  action: AdverseAction;
  noticeOn: CivilDate;
  /** Codes of the principal reasons, most important first; at most four are told. */
  reasons: readonly string[];
  /** Reasons that the configuration adds to the built-in table. */
  addedReasons?: Readonly<Record<string, ReasonText>>;
  /** The agency whose report was used; null when none was asked. */
  agency: { name: string; address: string; phone: string } | null;
  /** The score that was used; null without one. `keyFactors` are the bureau's texts, most important first. */
  score: { value: number; lowest: number; highest: number; asOf: CivilDate; keyFactors: readonly string[] } | null;
};

/** Four key factors, and a fifth when inquiries are one (15 USC 1681g(f)(1)(C), (f)(9)). */
const KEY_FACTORS_MAX = 5;

export const noticeIn = { en: english, es: spanish } as const;

/**
 * The notice of action taken and statement of reasons, with the disclosures of the consumer report and score.
 * @throws when no given reason is known: a notice without a reason is not one.
 * Source: 12 CFR 1002.9(a)(2), (b); Form C-1; 15 USC 1681m(a).
 */
export function adverseActionNoticeContent(facts: AdverseActionFacts): DocumentContent {
  const { creditor, postalAddress, language } = facts;
  const words = noticeIn[language];
  const reasons = describeReasons(facts.reasons, facts.addedReasons, language).slice(0, MAX_REASONS);
  if (reasons.length === 0) throw new Error('An adverse action notice needs a reason');
  const numbered = reasons.map((reason, index) => `${index + 1}. ${reason.formC1Text}.`);
  return filledText(facts, {
    documentKey: 'adverse-action-notice',
    title: words.title,
    issuer: creditor,
    sections: [
      {
        heading: null,
        paragraphs: [
          words.date(longDates[language](facts.noticeOn)),
          words.creditor(creditor, postalAddress),
          words.applicant(facts.borrowerName, facts.applicationNumber),
        ],
      },
      { heading: words.action, paragraphs: [actionText(facts)] },
      { heading: words.reasons, paragraphs: numbered },
      ...reportSections(facts),
      { heading: words.notice, paragraphs: [words.ecoa] },
      {
        heading: words.questions,
        paragraphs: [words.reached(facts)],
      },
    ],
  });
}

function actionText({ action, language }: AdverseActionFacts): string {
  const words = noticeIn[language];
  switch (action.kind) {
    case 'DENIED':
      return words.denied;
    case 'INCREASE_DENIED':
      return words.increaseDenied;
    case 'LIMIT_ENDED':
      return words.limitEnded;
    case 'COUNTER_OFFER':
      return words.counterOffer({
        requested: formatUsd(action.requestedCents),
        offered: formatUsd(action.offeredCents),
        usable: action.usableCents === undefined ? null : formatUsd(action.usableCents),
      });
  }
}

function reportSections({ agency, score, language }: AdverseActionFacts): DocumentContent['sections'] {
  const words = noticeIn[language];
  if (!agency) return [{ heading: words.report, paragraphs: [words.noReport] }];
  const { name, address, phone } = agency;
  const report = {
    heading: words.report,
    paragraphs: [words.basedOn, `${name}, ${address}, ${phone}.`, words.rights],
  };
  if (!score) return [report];
  const factors = score.keyFactors.slice(0, KEY_FACTORS_MAX);
  return [
    report,
    {
      heading: words.score,
      paragraphs: [
        words.aboutScore,
        words.scoreIs(score, longDates[language](score.asOf)),
        ...(factors.length > 0 ? [words.factors(factors.map(plainEnd).join('; '))] : []),
        words.askAgency(name, address, phone),
      ],
    },
  ];
}

const plainEnd = (text: string): string => text.replace(/\.$/, '');

/** The notice before it is filled in, as anybody may read it. */
export function adverseActionNoticeSample({ creditor, ...written }: Written & { creditor: string }): DocumentContent {
  const words = noticeIn[written.language];
  return filledText(written, {
    documentKey: 'adverse-action-notice',
    title: words.title,
    issuer: creditor,
    sections: [
      { heading: null, paragraphs: words.sample(creditor) },
      { heading: words.notice, paragraphs: [words.ecoa] },
    ],
  });
}
