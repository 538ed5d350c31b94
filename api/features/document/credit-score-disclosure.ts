import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import type { DocumentContent } from './document-content';
import { TEXT_VERSION } from './texts/text-facts';

export type CreditScoreFacts = {
  creditor: string;
  borrowerName: string;
  applicationNumber: number;
  noticeOn: CivilDate;
  agency: { name: string; address: string; phone: string };
  /** Null where the agency has none of this person. `keyFactors` are its texts, most important first. */
  score: {
    value: number;
    lowest: number;
    highest: number;
    asOf: CivilDate;
    /** Share of consumers with a lower score, in percent, as the agency tells it; null when it does not. */
    higherThanPercent: number | null;
    keyFactors: readonly string[];
  } | null;
};

type Sections = DocumentContent['sections'];

/** Four key factors, and a fifth when inquiries are one (15 USC 1681g(f)(1)(C), (f)(9)). */
const KEY_FACTORS_MAX = 5;
const KEY = 'credit-score-disclosure';

/**
 * The credit score disclosure that everybody who is approved gets, because the rates of the plans depend on the credit file.
 * A document of its own, given before the first loan. Where there is no score, the notice that says so.
 * Source: 12 CFR 1022.74(e) and model form H-4, 1022.74(f) and model form H-5.
 */
export function creditScoreDisclosureContent(facts: CreditScoreFacts): DocumentContent {
  return {
    documentKey: KEY,
    title: facts.score
      ? 'Your credit score and the price you pay for credit'
      : 'Credit scores and the price you pay for credit',
    version: TEXT_VERSION,
    issuer: facts.creditor,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          `Date: ${formatLongDate(facts.noticeOn)}`,
          `For: ${facts.borrowerName}. Application number: ${facts.applicationNumber}.`,
        ],
      },
      ...(facts.score ? scoreSections(facts, facts.score) : withoutScore(facts)),
      ...checkingSections,
    ],
  };
}

/** The disclosure before it is filled in, as anybody may read it. */
export function creditScoreDisclosureSample(creditor: string): DocumentContent {
  return {
    documentKey: KEY,
    title: 'Your credit score and the price you pay for credit',
    version: TEXT_VERSION,
    issuer: creditor,
    box: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          `The rates of the plans that ${creditor} offers depend on the applicant’s credit file. Everybody who is approved therefore gets this disclosure. Your own copy names your score, its date, the agency that gave it, the range of its scores, how yours compares to those of other consumers and what lowered it.`,
        ],
      },
      ...understanding,
      ...checkingSections,
    ],
  };
}

const understanding: Sections = [
  {
    heading: 'What you should know about credit scores',
    paragraphs: [
      'Your credit score is a number that reflects the information in your credit report.',
      'Your credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.',
      'Your credit score can change, depending on how your credit history changes.',
    ],
  },
  {
    heading: 'How we use your credit score',
    paragraphs: [
      'Your credit score can affect whether you can get a loan and how much you will have to pay for that loan.',
    ],
  },
];

function scoreSections({ agency }: CreditScoreFacts, score: NonNullable<CreditScoreFacts['score']>): Sections {
  const factors = score.keyFactors.slice(0, KEY_FACTORS_MAX).map((text) => text.replace(/\.$/, ''));
  return [
    {
      heading: 'Your credit score',
      paragraphs: [
        `Your credit score: ${score.value}.`,
        `Source: ${agency.name}, ${agency.address}, ${agency.phone}. Date: ${formatLongDate(score.asOf)}.`,
      ],
    },
    ...understanding,
    {
      heading: 'The range of scores',
      paragraphs: [
        `Scores range from a low of ${score.lowest} to a high of ${score.highest}. Generally, the higher your score, the more likely you are to be offered better credit terms.`,
      ],
    },
    {
      heading: 'How your score compares to the scores of other consumers',
      paragraphs: [
        score.higherThanPercent === null
          ? `${agency.name} gave us no comparison with this score. It tells you how your score compares when you ask.`
          : `Your credit score ranks higher than ${score.higherThanPercent} percent of U.S. consumers.`,
      ],
    },
    ...(factors.length > 0
      ? [
          {
            heading: 'Key factors that adversely affected your credit score',
            paragraphs: factors.map((text, at) => `${at + 1}. ${text}.`),
          },
        ]
      : []),
  ];
}

function withoutScore({ agency }: CreditScoreFacts): Sections {
  return [
    {
      heading: 'Your credit score',
      paragraphs: [
        `Your credit score is not available from ${agency.name}, ${agency.address}, ${agency.phone}, which is a consumer reporting agency, because it may not have enough information about your credit history to calculate a score.`,
      ],
    },
    {
      heading: 'What you should know about credit scores',
      paragraphs: [
        'A credit score is a number that reflects the information in a credit report.',
        'A credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.',
        'Credit scores can change, depending on how a consumer’s credit history changes.',
      ],
    },
    {
      heading: 'Why credit scores are important',
      paragraphs: [
        'Credit scores are important because consumers who have higher credit scores generally will get more favorable credit terms.',
        'Not having a credit score can affect whether you can get a loan and how much you will have to pay for that loan.',
      ],
    },
  ];
}

const checkingSections: Sections = [
  {
    heading: 'What if there are mistakes in your credit report?',
    paragraphs: [
      'You have a right to dispute any inaccurate information in your credit report. If you find mistakes on your credit report, contact the consumer reporting agency.',
      'It is a good idea to check your credit report to make sure the information it contains is accurate.',
    ],
  },
  {
    heading: 'How can you obtain a copy of your credit report?',
    paragraphs: [
      'Under federal law, you have the right to obtain a free copy of your credit report from each of the nationwide consumer reporting agencies once a year. To order your free annual credit report:',
      'By telephone: call toll-free 1-877-322-8228. On the web: visit www.annualcreditreport.com. By mail: send the Annual Credit Report Request Form, which you find at www.ftc.gov, to Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281.',
    ],
  },
  {
    heading: 'How can you get more information?',
    paragraphs: [
      'For more information about credit reports and your rights under federal law, visit the Consumer Financial Protection Bureau’s website at www.consumerfinance.gov/learnmore.',
    ],
  },
];
