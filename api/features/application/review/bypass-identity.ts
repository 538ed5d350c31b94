import { bypassTruvalidate } from '@contract/application/identity-override-calls';
import { identityStepOf } from '@domain/application/identity-step';
import { civilDate } from '@domain/calendar/civil-date';
import type { Decision } from '@domain/underwriting/decision';
import { practiceToday } from '../../../civil-today';
import { type Context, command } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { StaffActor } from '../../../http/actor';
import { seesPractice } from '../../../http/actor.reads';
import { AppError } from '../../../http/app-error';
import { type ApplicationCase, decisionById, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { getOutcome, refuseNewCredit } from '../decision/finish-application';
import { deniedIn } from '../decision/outcome.view';
import { isStepLeft } from '../decision/outcome-of-decision';
import { storeDecision } from '../decision/store-decision';
import { openStoredFile } from '../decision/stored-file';
import { mailPayload } from '../decision/tell-outcome';
import { latestForCredit } from '../reapply/reapply.reads';
import { refuseAlone } from './dual-control';
import { settleProposal } from './proposal.writes';
import { refuseUnderAlert } from './settle-alert';

const NOTHING = "Their latest application isn't waiting on an identity check.";

/**
 * Runs the latest application of a person as if the checks of their identity had been passed, on the file that was pulled:
 * somebody of the platform has made sure who it is, and says how. Freeze, alerts, other people's numbers and the credit itself
 * are left to the rules.
 *
 * Effects: history with the reason, the decision as `storeDecision` leaves it, an email where a step of the person's own is left.
 * @throws AppError NOT_FOUND, STEP_ORDER where no identity check holds it up, RULES_FORBID under a fraud alert (15 USC
 * 1681c-1(h)) and where a second person is asked for, ACCOUNT_BLOCKED.
 */
export const bypassIdentity = command(bypassTruvalidate)(async ({ body }, context) => {
  const { tx, deps, meta } = context;
  const of = await latestOf(body.userId, context);
  refuseNewCredit(of);
  if ((await findIdentityStep({ db: tx, deps }, of)) === null)
    throw new AppError('STEP_ORDER', { userMessage: NOTHING });
  refuseUnderAlert(of);
  await refuseAlone(context);
  await decide(of, body.reason, context);
  const after = await lockCase(tx, of.application.id, 'APPLICATIONS');
  const outcome = await getOutcome({ db: tx, deps, language: meta.language }, after);
  return { status: outcome.status, applicationId: of.application.id, error: deniedIn(outcome) };
});

/** What an identity check asks of an application, by its latest decision; null where nothing does. */
export async function findIdentityStep(
  { db, deps }: { db: Db; deps: Pick<Deps, 'clock'> },
  { application, practice }: ApplicationCase,
) {
  const { decision_id: decisionId, submitted_at: submittedAt, status } = application;
  const stored = decisionId === null ? undefined : await db.first(decisionById, { id: decisionId });
  if (!stored || submittedAt === null) return null;
  const { verdict, reasons } = JSON.parse(stored.record) as Decision;
  const decidedOn = civilDate(submittedAt.slice(0, 10));
  return identityStepOf({ status, verdict, reasons, decidedOn }, practiceToday(deps.clock, practice));
}

async function latestOf(borrowerId: string, { tx, actor }: Context<StaffActor>): Promise<ApplicationCase> {
  const latest = await tx.first(latestForCredit, { borrowerId });
  if (!latest || !(await seesPractice(tx, actor.scope, { practiceId: latest.practice_id })))
    throw new AppError('NOT_FOUND');
  return lockCase(tx, latest.id, 'APPLICATIONS');
}

async function decide(of: ApplicationCase, reason: string, context: Context<StaffActor>): Promise<void> {
  const { tx, actor, record, send } = context;
  const { application, practice } = of;
  await addHistory(context, application.id, { action: 'IDENTITY_BYPASSED', note: reason, by: actor });
  await record('application.identity_bypassed', { practiceId: practice.id, id: application.id });
  const stored = await openStoredFile(tx, application, context.deps);
  const review = { personReview: { outcome: 'IDENTITY_CLEARED' }, reviewer: actor } as const;
  const { outcome } = await storeDecision(context, of, { ...stored, exam: null, review });
  await updateApplication(tx, application.id, { status_note: null });
  await tx.run(settleProposal, { applicationId: application.id, at: context.now });
  if (isStepLeft(outcome)) await send('application-step-left', mailPayload(of));
}
