import type { Duty } from '@domain/loan/duty-rate';
import { NEW_DUE_DAYS } from '@domain/loan/new-due-date';
import { type Cents, cents } from '@domain/money/cents';
import { formatUsdExact as usd } from '@domain/money/usd';
import type { CorrectedStatement, LoanStatement } from '@domain/payment/loan-statement';
import type { PromoGuardian } from '@domain/payment/promo-guardian';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import { type DocumentContent, reachOf } from '../../document/index';
import { stopsOf } from '../loan';
import type { LoanRow } from '../loan.reads';
import { paper, paperIn } from './paper';

export type StatementFacts = {
  statement: LoanStatement;
  /** The one that it stands in place of, after a refund. */
  corrected: CorrectedStatement['corrected'] | null;
  row: LoanRow;
  promo: PromoGuardian | null;
  /** Interest at stake, by minimum payments; null without a promotion. */
  atMinimumCents: Cents | null;
  /** What autopay takes for this payment, and when; null without it. */
  debit: { amountCents: Cents; debitOn: LoanStatement['dueOn'] } | null;
  /** Military service that lowers the rate, and the interest that it has forgiven; null without it. */
  duty: (Duty & { forgivenCents: Cents }) | null;
  /** Payments are paused: nothing is asked for. */
  isPaused: boolean;
};

type Paper = (typeof paperIn)[keyof typeof paperIn];

/** A statement as the borrower gets it, in their language. */
export function statementContent(facts: StatementFacts, config: Config): DocumentContent {
  const { statement, corrected, row } = facts;
  const { on, payMore } = statement;
  const inLanguage = paperIn[row.language];
  const { words, day } = inLanguage;
  const who = words.who(fullName(row.first_name, row.last_name), row.number, row.practice_name);
  const { writeTo, supportPhone } = reachOf(config.brandFinancing);
  const sections = [
    { heading: null, paragraphs: corrected ? [who, correctsLine(corrected, inLanguage)] : [who] },
    { heading: words.toPay, paragraphs: payLines(facts, inLanguage) },
    { heading: words.period(day(statement.from), day(on)), paragraphs: changesOf(statement, inLanguage) },
    ...promoSection(facts, inLanguage),
    ...dutySection(facts, inLanguage),
    ...(payMore ? [{ heading: words.payMore, paragraphs: [payMoreLine(payMore, inLanguage)] }] : []),
    ...yearSections(statement, words),
    { heading: words.questions, paragraphs: [words.wrong(writeTo, supportPhone)] },
  ];
  const title = corrected ? words.correctedTitle(day(on)) : words.title(day(on));
  return paper(row.language, { documentKey: 'account-statement', title, version: '3', sections }, config);
}

/** What this year charged, and on its first statement what the whole year before did. */
function yearSections({ on, yearInterestCents, yearFeesCents, yearBefore }: LoanStatement, words: Paper['words']) {
  const section = (year: string, [interest, fees]: readonly [Cents, Cents]) => ({
    heading: words.inYear(year),
    paragraphs: [words.charged(usd(interest), usd(fees))],
  });
  return [
    ...(yearBefore ? [section(yearBefore.year, [yearBefore.interestCents, yearBefore.feesCents])] : []),
    section(on.slice(0, 4), [yearInterestCents, yearFeesCents]),
  ];
}

const correctsLine = ({ on, dueOn, minimumDueCents }: CorrectedStatement['corrected'], { words, day }: Paper) =>
  words.corrects(day(on), usd(minimumDueCents), day(dueOn));

function payLines({ statement, debit, isPaused, row }: StatementFacts, { words, day }: Paper): string[] {
  const { dueOn, minimumDueCents, pastDueCents, isClosed, moved } = statement;
  if (isClosed) return [words.nothingLeft];
  if (minimumDueCents === 0) return [words.nothingDue(day(dueOn))];
  if (stopsOf(row).asking) return [words.forInformation];
  if (isPaused)
    return [words.paused, words.dueAfterPause(pastDueCents > 0 ? usd(pastDueCents) : null, day(dueOn), NEW_DUE_DAYS)];
  const takes = () => {
    if (!debit) return words.autopayOff;
    const rest = debit.amountCents < minimumDueCents ? words.payTheRest : words.nothingToDo;
    return `${words.autopayTakes(usd(debit.amountCents), day(debit.debitOn))}${rest}`;
  };
  return [
    words.due(usd(minimumDueCents), day(dueOn)),
    ...(pastDueCents > 0 ? [words.pastDue(usd(pastDueCents))] : []),
    ...moved.map((one) => (one.dueOn <= dueOn ? words.moved : words.movedLater)(usd(one.amountCents), day(one.dueOn))),
    takes(),
  ];
}

/** The lines that add up, without those that are zero. */
function changesOf(of: LoanStatement, { words }: Paper): string[] {
  const line = (label: string, amount: number, sign = '') =>
    amount === 0 ? [] : [`${label}: ${sign}${usd(cents(Math.abs(amount)))}`];
  return [
    ...(of.purchaseCents > 0 ? [] : [`${words.previous}: ${usd(of.previousCents)}`]),
    ...line(words.purchase, of.purchaseCents),
    ...line(words.interest, of.interestCents),
    ...line(words.fees, of.feesCents),
    ...line(words.payments, of.paymentsCents, '−'),
    ...line(
      words.refund(usd(cents(of.purchaseLeftCents + of.refundCents)), usd(of.purchaseLeftCents)),
      of.refundCents,
      '−',
    ),
    ...line(words.others, of.otherCents, of.otherCents < 0 ? '−' : '+'),
    `${words.balance}: ${usd(of.balanceCents)}`,
  ];
}

/** What keeps the promotion, or that it was lost since the last statement. */
function promoSection(
  { promo, atMinimumCents, statement, isPaused }: StatementFacts,
  paper: Paper,
): DocumentContent['sections'] {
  const { words, day } = paper;
  const moves = isPaused ? [words.promoMoves] : [];
  if (promo?.status === 'OPEN')
    return [{ heading: words.promotion, paragraphs: [...promoLines(promo, atMinimumCents, paper), ...moves] }];
  if (promo?.status !== 'LOST' || promo.lastDayOn < statement.from) return [];
  return [{ heading: words.promotion, paragraphs: [words.lost(day(promo.endsOn), usd(promo.interestCents))] }];
}

function dutySection({ duty }: StatementFacts, { words, day }: Paper): DocumentContent['sections'] {
  if (!duty) return [];
  const { from, until, forgivenCents } = duty;
  const said = words.served(day(from), until && day(until), usd(forgivenCents));
  return [{ heading: words.activeDuty, paragraphs: [said] }];
}

function promoLines(of: PromoGuardian, atMinimumCents: Cents | null, { words, day }: Paper): string[] {
  const { endsOn, payoffCents, feesCents, neededCents, paymentsLeft } = of;
  return [
    words.payoff(usd(payoffCents), day(endsOn)),
    ...(neededCents !== null && paymentsLeft > 1 ? [words.needed(usd(neededCents), paymentsLeft)] : []),
    ...(feesCents > 0 ? [words.feesApart(usd(feesCents))] : []),
    ...(atMinimumCents ? [words.otherwise(usd(atMinimumCents))] : []),
  ];
}

const payMoreLine = (of: NonNullable<LoanStatement['payMore']>, { words }: Paper) =>
  words.saves(usd(of.extraCents), usd(of.interestSavedCents), of.monthsSaved);
