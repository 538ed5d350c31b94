import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { DocumentContent } from '../rendering/document-content';
import { filledText, type Written } from './filled-text';
import { scoreWords as english } from './score-words';
import { scoreWords as spanish } from './score-words.es';

export type CreditScoreFacts = Written & {
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
const documentKey = 'credit-score-disclosure';

const WORDS = { en: english, es: spanish } as const;
type Words = typeof english;

/**
 * The credit score disclosure that everybody who is approved gets, because the rates of the plans depend on the credit file.
 * A document of its own, given before the first loan. Where there is no score, the notice that says so.
 * Source: 12 CFR 1022.74(e) and model form H-4, 1022.74(f) and model form H-5.
 */
export function creditScoreDisclosureContent(facts: CreditScoreFacts): DocumentContent {
  const { language, score } = facts;
  const words = WORDS[language];
  const head = [
    words.date(longDates[language](facts.noticeOn)),
    words.reader(facts.borrowerName, facts.applicationNumber),
  ];
  return filledText(facts, {
    documentKey,
    title: score ? words.title : words.titleWithout,
    issuer: facts.creditor,
    sections: [
      { heading: null, paragraphs: head },
      ...(score ? scoreSections(facts, score) : withoutScore(facts)),
      ...checkingSections(words),
    ],
  });
}

/** The disclosure before it is filled in, as anybody may read it. */
export function creditScoreDisclosureSample({ creditor, ...written }: Written & { creditor: string }): DocumentContent {
  const words = WORDS[written.language];
  return filledText(written, {
    documentKey,
    title: words.title,
    issuer: creditor,
    sections: [
      { heading: null, paragraphs: [words.sample(creditor)] },
      ...understanding(words),
      ...checkingSections(words),
    ],
  });
}

const understanding = (words: Words): Sections => [
  { heading: words.toKnow, paragraphs: words.understanding },
  { heading: words.use, paragraphs: [words.used] },
];

function scoreSections(
  { agency, language }: CreditScoreFacts,
  score: NonNullable<CreditScoreFacts['score']>,
): Sections {
  const words = WORDS[language];
  const factors = score.keyFactors.slice(0, KEY_FACTORS_MAX).map((text) => text.replace(/\.$/, ''));
  const source = words.source(whereIs(agency), longDates[language](score.asOf));
  const compared =
    score.higherThanPercent === null ? words.noComparison(agency.name) : words.higherThan(score.higherThanPercent);
  return [
    { heading: words.yours, paragraphs: [words.scoreIs(score.value), source] },
    ...understanding(words),
    { heading: words.range, paragraphs: [words.ranges(score.lowest, score.highest)] },
    { heading: words.comparison, paragraphs: [compared] },
    ...(factors.length > 0
      ? [{ heading: words.factors, paragraphs: factors.map((text, at) => `${at + 1}. ${text}.`) }]
      : []),
  ];
}

const whereIs = ({ name, address, phone }: CreditScoreFacts['agency']) => `${name}, ${address}, ${phone}`;

function withoutScore({ agency, language }: CreditScoreFacts): Sections {
  const words = WORDS[language];
  return [
    { heading: words.yours, paragraphs: [words.notAvailable(whereIs(agency))] },
    { heading: words.toKnow, paragraphs: words.understandingWithout },
    { heading: words.why, paragraphs: words.important },
  ];
}

const checkingSections = (words: Words): Sections =>
  words.checking.map(([heading, ...paragraphs]) => ({ heading, paragraphs }));
