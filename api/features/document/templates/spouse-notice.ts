import { type Language, languages } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { type PaymentGroup, paymentLines } from '@domain/disclosure/federal-box';
import type { Cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import type { DocumentContent } from '../rendering/document-content';
import { filledText, type Written } from './filled-text';
import { spouseNoticeWords as english } from './spouse-notice-words';
import { spouseNoticeWords as spanish } from './spouse-notice-words.es';
import { BOX_TEXTS } from './texts/late-payment';
import { reachOf } from './texts/text-facts';

export type SpouseNoticeFacts = {
  /** Who sends it, and reads the answers. */
  sender: { name: string; postalAddress: string; supportEmail: string; supportPhone: string };
  /** Who lends, where it is not the sender. */
  lender: string | null;
  borrowerName: string;
  practiceName: string;
  agreedOn: CivilDate;
  amountFinancedCents: Cents;
  payments: readonly PaymentGroup[];
};

type Sections = DocumentContent['sections'];

const documentKey = 'spouse-notice';
const WORDS = { en: english, es: spanish } as const;

/**
 * The notice to a borrower's spouse that credit was extended: in English and, because nobody knows what the spouse reads, in Spanish
 * below. It holds nothing of the spouse: name and address stand on the envelope alone.
 * Source: Wis. Stat. 766.56(3)(b).
 */
export function spouseNoticeContent(facts: SpouseNoticeFacts): DocumentContent {
  const { name: issuer, supportEmail } = facts.sender;
  const sections = languages.flatMap((language) => sectionsIn(language, facts));
  return filledText(
    { language: 'en', supportEmail, ...reachOf(facts.sender) },
    { documentKey, title: english.title, issuer, sections },
  );
}

/** The notice before it is filled in, as anybody may read it. */
export function spouseNoticeSample({
  creditor,
  postalAddress,
  ...written
}: Written & { creditor: string; postalAddress: string }): DocumentContent {
  const words = WORDS[written.language];
  return filledText(written, {
    documentKey,
    title: words.title,
    issuer: creditor,
    sections: [
      { heading: null, paragraphs: [words.sample(creditor)] },
      { heading: words.why, paragraphs: [words.law, words.used] },
      {
        heading: words.creditor,
        paragraphs: [
          words.owed({ name: creditor, postalAddress }),
          words.ask(written.supportPhone, written.supportEmail),
        ],
      },
    ],
  });
}

function sectionsIn(language: Language, facts: SpouseNoticeFacts): Sections {
  const { sender, lender, borrowerName: borrower, practiceName: practice, agreedOn, payments } = facts;
  const [words, day] = [WORDS[language], longDates[language]];
  const creditor = lender ?? sender.name;
  const lines = paymentLines(payments, BOX_TEXTS[language].words).join('; ');
  const first = payments[0];
  const sections: Sections = [
    { heading: words.language, paragraphs: [words.date(day(agreedOn)), words.to(borrower)] },
    {
      heading: words.extended,
      paragraphs: [
        words.loan({ creditor, borrower, practice, day: day(agreedOn) }),
        words.nature(formatUsdExact(facts.amountFinancedCents)),
        words.payments(lines),
        ...(first ? [words.firstDue(day(first.firstDueOn))] : []),
      ],
    },
    { heading: words.why, paragraphs: [words.law, words.used] },
    {
      heading: words.creditor,
      paragraphs: [
        lender === null ? words.owed(sender) : words.owedPartner(lender, sender),
        words.ask(sender.supportPhone, sender.supportEmail),
      ],
    },
  ];
  return language === 'en' ? sections : sections.map((section) => ({ ...section, language }));
}
