import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { countHistory, lockCase } from './application.reads';
import { addHistory, updateApplication } from './application.writes';
import type { Flow } from './flow';
import { mailPayload } from './tell-outcome';

const SUMMARY_SENT = 'SUMMARY_SENT';

/**
 * Keeps an application for later and e-mails the link to go on with it.
 * @throws AppError NOT_FOUND. Source: borrower §7 save-for-later, membership §7 save-for-later.
 */
export async function saveForLater(applicationId: string, flow: Flow, deps: Deps) {
  await deps.database.transaction(async (tx) => {
    const of = await lockCase(tx, applicationId, flow.enrollment);
    await updateApplication(tx, applicationId, { saved_for_later: 1 });
    await record(tx, applicationId, 'SAVED_FOR_LATER', deps);
    if (of.borrower.email !== '') await deps.outbox.add(tx, { kind: 'application-saved', payload: mailPayload(of) });
  });
  return { success: true as const };
}

/**
 * E-mails the summary of the approval, once for an application; the client then clears what it kept.
 * @throws AppError STEP_ORDER unless approved, NOT_FOUND. Source: borrower §4 Failures and other transitions.
 */
export async function sendAccountSummary(applicationId: string, meta: RequestMeta, deps: Deps) {
  const { idempotency } = meta;
  if (!idempotency) throw new Error('This call is not declared idempotent');
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, idempotency, async () => {
      const of = await lockCase(tx, applicationId, 'APPLICATIONS');
      if (of.application.status !== 'APPROVED') throw new AppError('STEP_ORDER');
      if ((await countHistory(tx, applicationId, SUMMARY_SENT)) === 0) {
        await record(tx, applicationId, SUMMARY_SENT, deps);
        await deps.outbox.add(tx, { kind: 'account-summary', payload: mailPayload(of) });
      }
      return { status: 200, body: { success: true as const } };
    }),
  );
  return answer;
}

async function record(tx: Tx, applicationId: string, action: string, deps: Deps): Promise<void> {
  await addHistory(tx, {
    id: deps.newId(),
    application_id: applicationId,
    action,
    actor_kind: 'applicant',
    actor_name: 'Applicant',
    note: null,
    at: deps.clock.now(),
  });
}
