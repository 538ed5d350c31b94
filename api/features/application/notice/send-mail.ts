import { sendAccountSuccess } from '@contract/application/calls';
import { carryOut, command } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { ApplicantActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import { countHistory, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import type { Flow } from '../decision/flow';
import { mailPayload } from '../decision/tell-outcome';
import { refuseManyOfOwn } from '../start/link-limits';

const SUMMARY_SENT = 'SUMMARY_SENT';

/**
 * Keeps an application for later and e-mails the link to go on with it. An address that nobody has proven may be a stranger's: it is
 * greeted without the name that was typed.
 * @throws AppError NOT_FOUND, RATE_LIMITED. Source: borrower §7 save-for-later, membership §7 save-for-later.
 */
export function saveForLater(flow: Flow, by: { actor: ApplicantActor; meta: RequestMeta }, deps: Deps) {
  const { applicationId } = by.actor;
  return carryOut(by, deps, async (context) => {
    const { tx, send, leaveNoRow } = context;
    const of = await lockCase(tx, applicationId, flow.enrollment);
    await updateApplication(tx, applicationId, { saved_for_later: 1 });
    await addHistory(context, applicationId, { action: 'SAVED_FOR_LATER' });
    leaveNoRow('the history tells it');
    const { email, email_verified_at: provenAt } = of.borrower;
    if (email !== '') {
      await refuseManyOfOwn(context, { applicationId, email });
      const { firstName, ...facts } = mailPayload(of);
      await send('application-saved', { ...facts, ...(provenAt !== null && { firstName }) });
    }
    return { success: true as const };
  });
}

/**
 * E-mails the summary of the approval, once for an application; the client then clears what it kept.
 * @throws AppError STEP_ORDER unless approved, NOT_FOUND. Source: borrower §4 Failures and other transitions.
 */
export const sendAccountSummary = command(sendAccountSuccess)(async ({ body: { applicationId } }, context) => {
  const { tx, send, leaveNoRow } = context;
  const of = await lockCase(tx, applicationId, 'APPLICATIONS');
  if (of.application.status !== 'APPROVED') throw new AppError('STEP_ORDER');
  leaveNoRow('the history tells it');
  if ((await countHistory(tx, applicationId, SUMMARY_SENT)) === 0) {
    await addHistory(context, applicationId, { action: SUMMARY_SENT });
    await send('account-summary', mailPayload(of));
  }
  return { success: true as const };
});
