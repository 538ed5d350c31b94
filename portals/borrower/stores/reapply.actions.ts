import { viewApplicationStatus } from '@contract/account/calls';
import { checkReapply, increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import { paths } from '@contract/paths';
import type { Outcome } from '@domain/application/outcome';
import { outcomeOfFailedCall } from '@domain/application/transitions';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Next } from '@portals/shell/go';
import { HANDED_OVER } from '@portals/state/browser-storage';
import { load } from '@portals/state/resource';
import { keepBeside } from '@portals/state/session.store';
import { toast } from '@portals/state/toast.store';
import { underVeil } from '@portals/state/veil.store';
import { veilWords } from '@portals/steps/veil-words';
import { messages } from '../messages';
import { borrower, type ReapplyOffer } from './borrower.store';

/** Reads what may be asked for now. Silent when it fails: the home has the rest to show. */
export function loadReapply(): Promise<ReapplyOffer | undefined> {
  return load(borrower.reapply, (signal) => call(checkReapply, { query: {} }, { signal }));
}

/** What the dialog asks; amounts in integer cents are made by the call from dollars. */
export type AskedAgain = { requestedAmount?: number; annualIncome: number; creditPullConsent: true };

/**
 * Asks for what the offer names and returns where the further application goes on. It has a session of its own, which
 * a ticket opens there. Throws ApiError.
 */
export async function askAgain(offer: ReapplyOffer, asked: AskedAgain): Promise<Next> {
  const { applicationId, practiceUrlSlug, isCreditLineIncrease, isCreditLineRefresh } = offer;
  const body = { ...asked, applicationId: applicationId ?? '' };
  const outcome = await underVeil(veilWords.limitAgain, () =>
    isCreditLineIncrease
      ? call(increaseCreditLine, { body })
      : call(reapply, { body: { ...body, refreshSpendingLimit: isCreditLineRefresh } }),
  ).catch((cause: unknown) => failedAgain(cause, isCreditLineRefresh));
  if (isCreditLineRefresh) tellOfRefresh(outcome.status);
  if ('token' in outcome && outcome.token !== null) {
    keepBeside();
    window.sessionStorage.setItem(HANDED_OVER, outcome.token);
  }
  const query = {
    pagePath: outcome.pagePath,
    activeReapply: true,
    ...(isCreditLineIncrease && { creditLineIncrease: true }),
    ...(isCreditLineRefresh && { refreshSpendingLimit: true }),
  };
  return { go: paths.apply.href({ practiceUrlSlug: practiceUrlSlug ?? '' }, query) };
}

/**
 * A call that answered no outcome: 400 and 404 are a denial, everything else is thrown (borrower §8). What is wrong with an answer
 * stands at its field; everything else is a refresh that failed.
 */
function failedAgain(cause: unknown, isRefresh: boolean): Outcome {
  const denial = cause instanceof ApiError ? outcomeOfFailedCall(cause.status) : null;
  if (denial) return denial;
  if (isRefresh && !(cause instanceof ApiError && cause.code === 'INVALID_FIELDS')) toast(messages.refreshFailure);
  throw cause;
}

/**
 * Where an application that is not done with goes on; null where a plan is to be chosen first, which a toast says for ten seconds.
 * Throws ApiError. Source: borrower §8 MISSING_PLAN.
 */
export async function goOnWithApplication(applicationId: string): Promise<Next | null> {
  try {
    return { leave: (await call(viewApplicationStatus, { body: { applicationId } })).redirect };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'MISSING_PLAN') throw cause;
    toast(messages.missingPlan, { values: { server: cause.message } });
    return null;
  }
}

/** Toasts for the outcome of a renewed limit. A denial shows the failure toast too; the next page shows its reasons. */
function tellOfRefresh(status: string): void {
  if (status === 'APPROVED') toast(messages.refreshSuccess);
  if (status !== 'DENIED') return;
  toast(messages.refreshFailure);
  toast(messages.refreshStatusDenied);
}
