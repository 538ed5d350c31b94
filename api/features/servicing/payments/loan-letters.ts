import type { Language } from '@contract/language';
import { addDays, type CivilDate, daysBetween } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { type LoanState, paidInAll } from '@domain/loan/loan-state';
import { loanPayoff } from '@domain/loan/payoff';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Context } from '../../../command/command';
import type { Config } from '../../../config/config';
import { AppError } from '../../../http/app-error';
import { frozenPlan } from '../../credit-transaction/index';
import { type DocumentContent, keepDocument } from '../../document/index';
import { paper } from '../billing/paper';
import { type Loan, loanToday } from '../loan';
import { letterWords as english } from './letter-words';
import { letterWords as spanish } from './letter-words.es';

const WORDS = { en: english, es: spanish };
const usd = (amount: number) => formatUsdExact(cents(amount));

/** So many days a payoff letter holds where none are asked for, and at most. */
const HOLDS = { usual: 10, most: 30 };

/** The last day of a payoff letter. @throws AppError INVALID_FIELDS for a day that is past or too far away. */
export function goodThrough(asked: CivilDate | undefined, today: CivilDate): CivilDate {
  const through = asked ?? addDays(today, HOLDS.usual);
  const days = daysBetween(today, through);
  if (days >= 0 && days <= HOLDS.most) return through;
  const message = `Choose a day from today to ${HOLDS.most} days from now.`;
  throw new AppError('INVALID_FIELDS', { fields: [{ field: 'goodThrough', message }] });
}

const whoOf = ({ row }: Loan, language: Language) =>
  WORDS[language].who(fullName(row.first_name, row.last_name), row.number, row.practice_name);

function askUs(language: Language, { brandFinancing }: Config): DocumentContent['sections'][number] {
  const words = WORDS[language];
  return { heading: words.questions, paragraphs: [words.write(brandFinancing)] };
}

/** What pays a loan off today and on each day until the last one of the letter, and how; every figure is that of `loanPayoff`. */
export function payoffLetter(
  loan: Loan,
  { today, through, language }: { today: CivilDate; through: CivilDate; language: Language },
  config: Config,
): DocumentContent {
  const [words, day] = [WORDS[language], longDates[language]];
  const on = (date: CivilDate) => loanPayoff(foldLoan(loan.events, { on: date }), date);
  const [now, then] = [on(today), on(through)];
  const isFree = now.promoPayoffCents !== null && then.promoPayoffCents !== null;
  const sections = [
    { heading: null, paragraphs: [whoOf(loan, language)] },
    {
      heading: words.toPay,
      paragraphs: [
        words.today(day(today), usd(now.totalCents)),
        words.parts(usd(now.principalCents), usd(now.interestCents), usd(now.feesCents)),
        now.perDiemCents > 0 ? words.perDiem(usd(now.perDiemCents)) : words.noPerDiem,
        ...(isFree ? [words.cancelsInterest] : []),
        words.through(day(through), usd(then.totalCents)),
        words.changes,
      ],
    },
    {
      heading: words.howTitle,
      paragraphs: [words.how(config.publicUrl, config.brandFinancing.supportPhone), words.comesBack],
    },
    askUs(language, config),
  ];
  return paper(language, { documentKey: 'payoff-letter', title: words.payoffTitle, version: '1', sections }, config);
}

/** That a loan is paid in full: what was borrowed, and what was paid in all. */
export function paidInFull(
  loan: Loan,
  { today, state, language }: { today: CivilDate; state: Readonly<LoanState>; language: Language },
  config: Config,
): DocumentContent {
  const words = WORDS[language];
  const borrowed = frozenPlan(loan.selectedPlan).plan.amountFinancedCents;
  const paragraphs = [
    whoOf(loan, language),
    words.paid(longDates[language](today), usd(borrowed)),
    words.paidSum(usd(paidInAll(state))),
    words.ended,
  ];
  const sections = [{ heading: null, paragraphs }, askUs(language, config)];
  return paper(language, { documentKey: 'paid-in-full', title: words.paidTitle, version: '1', sections }, config);
}

/** Keeps that letter among the papers of its borrower. */
export async function keepPaidInFull({ tx, deps }: Context, loan: Loan, state: Readonly<LoanState>): Promise<void> {
  const { row } = loan;
  const today = loanToday(loan, deps.clock);
  const write = (language: Language) => paidInFull(loan, { today, state, language }, deps.config);
  const whose = { borrowerId: row.borrower_id, transactionId: row.id, evidence: { loan: row.id } };
  await keepDocument(whose, deps, { tx, content: write(row.language), english: write('en') });
}
