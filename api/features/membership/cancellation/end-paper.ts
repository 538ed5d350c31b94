import type { Language } from '@contract/language';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import { type DocumentContent, englishCopy, keepDocument, reachOf } from '../../document/index';
import type { Booking } from '../billing/books';
import { givenByThread, type RunningMembership } from '../figures';
import type { BillRow, Parties } from '../membership.reads';
import { getParties } from '../plan/tell-of-plan';
import { endWords as english } from './end-words';
import { endWords as spanish } from './end-words.es';
import { backOf, type Quoted } from './quote';

const WORDS = { en: english, es: spanish };
const usd = (amount: number) => formatUsdExact(cents(amount));

type Ended = {
  quoted: Quoted;
  on: CivilDate;
  isYearEnd: boolean;
  /** What of the settlement is still to be paid. */
  open: readonly Pick<BillRow, 'due_on' | 'treatments_cents' | 'fee_cents'>[];
  /** Owed of years before, beside the settlement. */
  earlierCents: number;
};

/**
 * The paper of a cancellation: what was given and paid, what goes back and to where, what is still to be paid and when. Its figures are
 * those of the quote by which the membership was ended.
 */
export function endPaper(
  of: RunningMembership,
  ended: Ended,
  { parties, config, language }: { parties: Parties; config: Config; language: Language },
): DocumentContent {
  const words = WORDS[language];
  const { quoted, on, isYearEnd } = ended;
  const practice = parties.practice_name;
  const told = [fullName(parties.first_name, parties.last_name), practice, longDates[language](on)] as const;
  const sections: DocumentContent['sections'] = [
    { heading: null, paragraphs: [isYearEnd ? words.yearEnded(...told) : words.ended(...told)] },
    { heading: words.settled, paragraphs: givenLines(of, language), amounts: settledAmounts(ended, language) },
    { heading: words.backTitle, paragraphs: backLines(quoted, language) },
    { heading: words.payTitle, paragraphs: openLines(ended, language) },
    {
      heading: words.questions,
      paragraphs: [words.write(config.brandMembership)],
    },
  ];
  const written = {
    documentKey: 'membership-cancellation',
    title: words.title(practice),
    version: '1',
    issuer: config.brandMembership.name,
    box: null,
    sections,
  };
  if (language === 'en') return written;
  return { ...written, language, sections: [...sections, englishCopy(reachOf(config.brandMembership))] };
}

function givenLines(of: RunningMembership, language: Language): string[] {
  const words = WORDS[language];
  const given = givenByThread(of);
  const lines = of.treatments.flatMap((kept) => {
    const times = given.get(kept.thread_id)?.times ?? 0;
    return times > 0 ? [words.given(times, kept.name)] : [];
  });
  return lines.length > 0 ? lines : [words.nothingGiven];
}

function settledAmounts({ quoted, earlierCents }: Ended, language: Language) {
  const words = WORDS[language];
  const { quote, feesBackCents } = quoted;
  const lines = [
    [words.charged, quote.chargedCents],
    [words.paid, quote.paidCents],
    [words.feesKept, quote.membershipFeesKeptCents],
    ...(feesBackCents > 0 ? ([[words.feesBack, feesBackCents]] as const) : []),
    ...(earlierCents > 0 ? ([[words.earlier, earlierCents]] as const) : []),
    [words.owed, quote.totalUnpaidCents],
  ] as const;
  return lines.map(([label, amount]) => [label, usd(amount)] as const);
}

function backLines(quoted: Quoted, language: Language): string[] {
  const words = WORDS[language];
  const lines = quoted.refunds
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ amountCents, name, lastFour, waits }) =>
      (waits ? words.refundLater : words.refund)(usd(amountCents), name, lastFour),
    );
  const { creditsCents } = backOf(quoted);
  const all = creditsCents > 0 ? [...lines, words.credits(usd(creditsCents))] : lines;
  return all.length > 0 ? all : [words.nothingBack];
}

function openLines({ open }: Ended, language: Language): string[] {
  const words = WORDS[language];
  const lines = open.map(({ due_on: due, treatments_cents: treatments, fee_cents: fee }) =>
    words.due(usd(Number(treatments) + Number(fee)), longDates[language](civilDate(due))),
  );
  return lines.length > 0 ? lines : [words.nothingDue];
}

/** Keeps it among the papers of the member, in their language. */
export async function keepEndPaper(context: Booking, of: RunningMembership, ended: Ended): Promise<void> {
  const { tx, deps } = context;
  const parties = await getParties(context, of.row.id);
  const write = (language: Language) => endPaper(of, ended, { parties, config: deps.config, language });
  const language: Language = parties.language === 'es' ? 'es' : 'en';
  const whose = { borrowerId: of.row.borrower_id, evidence: { membershipId: of.row.id } };
  await keepDocument(whose, deps, {
    tx,
    content: write(language),
    ...(language === 'es' && { english: write('en') }),
  });
}
