import type { reapplyResponse } from '@contract/calls/reapply';
import { paths, portalBase } from '@contract/paths';
import { REAPPLY_AFTER_DAYS, type ReapplyKind } from '@domain/application/reapply';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { AppError } from '../../../http/app-error';
import type { Reading } from '../../../work';
import { borrowerById } from '../borrower.reads';
import { type OfferedReapply, offeredReapply } from './offered-reapply';
import { latestForCredit } from './reapply.reads';

type View = z.input<typeof reapplyResponse>;

const WORDS: Record<ReapplyKind, { open: string; waits: (day: string) => string; button: string }> = {
  REAPPLY: {
    open: 'You can apply again. It takes a minute, and checking doesn’t affect your credit score.',
    waits: (day) => `You can apply again from ${day}.`,
    button: 'Apply again',
  },
  REFRESH: {
    open: 'You can have your spending limit refreshed. Checking doesn’t affect your credit score.',
    waits: (day) => `You can have your spending limit refreshed from ${day}.`,
    button: 'Refresh my limit',
  },
  INCREASE: {
    open: 'You can ask for a higher spending limit. Checking doesn’t affect your credit score.',
    waits: (day) => `You can ask for a higher spending limit from ${day}.`,
    button: 'Ask for a higher limit',
  },
};

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
 * What a returning borrower may ask for now, with its words and what was answered last.
 * Source: borrower §3 Re-apply response, §7 check-reapply.
 */
export async function checkReapply({ db, deps }: Reading, borrowerId: string): Promise<View> {
  const borrower = await db.first(borrowerById, { id: borrowerId });
  if (!borrower) throw new AppError('NO_SESSION');
  const latest = await db.first(latestForCredit, { borrowerId });
  if (!latest) return NOTHING;
  const { answer, today } = await offeredReapply({ db, deps }, borrower, latest);
  const { slug } = latest;
  return {
    ...NOTHING,
    ...wordsOf(answer, slug),
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

function wordsOf(answer: OfferedReapply['answer'], practiceUrlSlug: string): Partial<View> {
  if (answer.kind !== null) {
    const { open, waits, button } = WORDS[answer.kind];
    return answer.isOpen ? { message: open, buttonLabel: button } : { message: waits(formatLongDate(answer.from)) };
  }
  if (answer.because === 'BLOCKED') return {};
  return {
    message: 'Your application is not finished yet.',
    buttonLabel: 'Go on with it',
    redirect: `${portalBase}${paths.apply.href({ practiceUrlSlug }, { pagePath: 'welcome-back' })}`,
  };
}

function isYoung(submittedAt: string | null, today: CivilDate): boolean {
  return submittedAt !== null && addDays(civilDate(submittedAt.slice(0, 10)), REAPPLY_AFTER_DAYS) >= today;
}

const dollarsOrNull = (amount: number | null) => (amount === null ? null : dollarsFromCents(cents(amount)));
