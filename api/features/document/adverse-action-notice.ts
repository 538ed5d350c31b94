import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import type { Cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { describeReasons, MAX_REASONS, type ReasonText } from '@domain/underwriting/reasons';
import type { DocumentContent } from './document-content';
import { ECOA_NOTICE } from './texts/application-notices-and-terms';
import { TEXT_VERSION } from './texts/text-facts';

/** What was done with the application: refused, or a smaller limit offered than asked for (12 CFR 1002.9(a)(1)(iv)). */
export type AdverseAction =
  | { kind: 'DENIED' }
  | { kind: 'COUNTER_OFFER'; requestedCents: Cents; offeredCents: Cents }
  | { kind: 'INCREASE_DENIED' };

export type AdverseActionFacts = {
  creditor: string;
  /** Of the creditor (12 CFR 1002.9(a)(2)). */
  postalAddress: string;
  supportEmail: string;
  supportPhone: string;
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

/**
 * The notice of action taken and statement of reasons, with the disclosures of the consumer report and score.
 * @throws when no given reason is known: a notice without a reason is not one.
 * Source: 12 CFR 1002.9(a)(2), (b); Form C-1; 15 USC 1681m(a).
 */
export function adverseActionNoticeContent(facts: AdverseActionFacts): DocumentContent {
  const reasons = describeReasons(facts.reasons, facts.addedReasons).slice(0, MAX_REASONS);
  if (reasons.length === 0) throw new Error('An adverse action notice needs a reason');
  return {
    documentKey: 'adverse-action-notice',
    title: 'Notice of action taken and statement of reasons',
    version: TEXT_VERSION,
    issuer: facts.creditor,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          `Date: ${formatLongDate(facts.noticeOn)}`,
          `Creditor: ${facts.creditor}, ${facts.postalAddress}.`,
          `Applicant: ${facts.borrowerName}. Application number: ${facts.applicationNumber}.`,
        ],
      },
      { heading: 'Description of the action taken', paragraphs: [actionText(facts)] },
      {
        heading: 'Principal reasons for this action',
        paragraphs: reasons.map((reason, index) => `${index + 1}. ${reason.formC1Text}.`),
      },
      ...reportSections(facts),
      { heading: 'Notice', paragraphs: [ECOA_NOTICE] },
      {
        heading: 'Questions',
        paragraphs: [
          `${facts.creditor}, ${facts.postalAddress}. Phone ${facts.supportPhone}, email ${facts.supportEmail}.`,
        ],
      },
    ],
  };
}

function actionText({ action }: AdverseActionFacts): string {
  switch (action.kind) {
    case 'DENIED':
      return 'Thank you for your application. We are not able to approve it at this time.';
    case 'INCREASE_DENIED':
      return 'Thank you for your request. We are not able to raise your spending limit at this time. Your present limit does not change.';
    case 'COUNTER_OFFER':
      return `You asked for ${formatUsd(action.requestedCents)}. We are not able to offer you credit on the terms that you requested. We can offer you a spending limit of ${formatUsd(action.offeredCents)} instead. If you wish to accept it, sign the spending limit agreement by the day that it names.`;
  }
}

function reportSections({ agency, score }: AdverseActionFacts): DocumentContent['sections'] {
  if (!agency) {
    return [
      {
        heading: 'Consumer report',
        paragraphs: ['Our decision was not based on information from a consumer reporting agency.'],
      },
    ];
  }
  const report = {
    heading: 'Consumer report',
    paragraphs: [
      'Our decision was based in whole or in part on information obtained in a report from the consumer reporting agency listed below. The reporting agency played no part in our decision and is unable to supply specific reasons why we have denied credit to you.',
      `${agency.name}, ${agency.address}, ${agency.phone}.`,
      'You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. You have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.',
    ],
  };
  if (!score) return [report];
  const factors = score.keyFactors.slice(0, KEY_FACTORS_MAX);
  return [
    report,
    {
      heading: 'Your credit score',
      paragraphs: [
        'We also obtained your credit score from this consumer reporting agency and used it in making our credit decision. Your credit score is a number that reflects the information in your consumer report. Your credit score can change, depending on how the information in your consumer report changes.',
        `Your credit score: ${score.value}. Date: ${formatLongDate(score.asOf)}. Scores range from a low of ${score.lowest} to a high of ${score.highest}.`,
        ...(factors.length > 0
          ? [`Key factors that adversely affected your credit score: ${factors.map(plainEnd).join('; ')}.`]
          : []),
        `If you have any questions regarding your credit score, you should contact ${agency.name} at ${agency.address}, ${agency.phone}.`,
      ],
    },
  ];
}

const plainEnd = (text: string): string => text.replace(/\.$/, '');

/** The notice before it is filled in, as anybody may read it. */
export function adverseActionNoticeSample(creditor: string): DocumentContent {
  return {
    documentKey: 'adverse-action-notice',
    title: 'Notice of action taken and statement of reasons',
    version: TEXT_VERSION,
    issuer: creditor,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          `If ${creditor} (“we”) cannot approve an application, or offers less than was asked for, the applicant receives this notice within 30 days of the completed application. It names:`,
          'the action taken and up to four principal reasons for it, specific to the application;',
          'the consumer reporting agency whose report we used, with its address and phone number, the right to a free copy of the report within 60 days, and the right to dispute what is wrong in it;',
          'the credit score that we used, its date, its range and the key factors that lowered it;',
          'our name and postal address, how to reach us, and the notice below.',
        ],
      },
      { heading: 'Notice', paragraphs: [ECOA_NOTICE] },
    ],
  };
}
