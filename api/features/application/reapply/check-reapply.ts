import type { reapplyResponse } from '@contract/application/reapply-calls';
import type { Language } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import { REAPPLY_AFTER_DAYS } from '@domain/application/reapply';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { OwnRecord } from '@domain/loan/own-record';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import type * as z from 'zod/mini';
import { AppError } from '../../../http/app-error';
import type { Reading } from '../../../work';
import { borrowerById } from '../borrower.reads';
import { type OfferedReapply, offeredReapply } from './offered-reapply';
import { latestForCredit } from './reapply.reads';
import { reapplyWords as english } from './reapply-words';
import { reapplyWords as spanish } from './reapply-words.es';

type View = z.input<typeof reapplyResponse>;

const WORDS = { en: english, es: spanish } as const;

const NOTHING: View = {
  isReapplyEnabled: false,
  message: null,
  buttonLabel: null,
  isCreditLineIncrease: false,
  isCreditLineRefresh: false,
  reusableCreditPullCreditRefresh: false,
  redirect: null,
  practiceUrlSlug: null,
  token: null,
  applicationId: null,
  requestedAmount: null,
  annualIncome: null,
};

/**
 * What a returning borrower may ask for now, with its words in the language of the page that asks, else the person's own, and what was
 * answered last.
 * Source: borrower §3 Re-apply response, §7 check-reapply.
 */
export async function checkReapply({ db, deps }: Reading, borrowerId: string, language?: Language): Promise<View> {
  const borrower = await db.first(borrowerById, { id: borrowerId });
  if (!borrower) throw new AppError('NO_SESSION');
  const latest = await db.first(latestForCredit, { borrowerId });
  if (!latest) return NOTHING;
  const { answer, today, record } = await offeredReapply({ db, deps }, borrower, latest);
  const { slug } = latest;
  const own = language ?? borrower.language;
  // Whoever has not signed yet has nothing of the limit to raise.
  const isToSign = latest.status === 'APPROVED' && latest.agreement_signed_at === null && answer.kind === 'INCREASE';
  if (isToSign) return { ...NOTHING, ...inWork('APPROVED', slug, own), applicationId: latest.id };
  return {
    ...NOTHING,
    ...(answer.kind === null && answer.because === 'IN_WORK'
      ? inWork(latest.status === 'REVIEW' ? 'REVIEW' : 'INCOMPLETE', slug, own)
      : offerOf({ answer, record }, own)),
    isReapplyEnabled: answer.isOpen,
    isCreditLineIncrease: answer.isOpen && answer.kind === 'INCREASE',
    isCreditLineRefresh: answer.isOpen && answer.kind === 'REFRESH',
    reusableCreditPullCreditRefresh: isYoung(latest.submitted_at, today),
    practiceUrlSlug: slug,
    applicationId: latest.id,
    requestedAmount: dollarsOrNull(latest.requested_amount_cents),
    annualIncome: dollarsOrNull(latest.annual_income_cents),
  };
}

function offerOf({ answer, record }: Omit<OfferedReapply, 'today'>, language: Language): Partial<View> {
  if (answer.kind === null) return answer.because === 'BEHIND' ? { message: whatIsOwed(record, language) } : {};
  const { open, waits, button } = WORDS[language][answer.kind];
  if (answer.isOpen) return { message: open, buttonLabel: button };
  return { message: waits(longDates[language](answer.from)) };
}

/** What has to be paid before anything is offered. */
function whatIsOwed({ chargedOffCents, pastDueCents }: OwnRecord, language: Language): string {
  const { chargedOff, pastDue } = WORDS[language].BEHIND;
  return chargedOffCents > 0 ? chargedOff(formatUsd(chargedOffCents)) : pastDue(formatUsd(pastDueCents));
}

/** Where an application stands that its person or we are not done with, and where it goes on. */
function inWork(
  status: 'INCOMPLETE' | 'REVIEW' | 'APPROVED',
  practiceUrlSlug: string,
  language: Language,
): Partial<View> {
  const { message, button } = WORDS[language][status];
  return {
    message,
    buttonLabel: button,
    redirect: `${portalBase}${paths.apply.href({ practiceUrlSlug }, { pagePath: 'welcome-back' })}`,
  };
}

function isYoung(submittedAt: string | null, today: CivilDate): boolean {
  return submittedAt !== null && addDays(civilDate(submittedAt.slice(0, 10)), REAPPLY_AFTER_DAYS) >= today;
}

const dollarsOrNull = (amount: number | null) => (amount === null ? null : dollarsFromCents(cents(amount)));
