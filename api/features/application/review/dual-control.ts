import { fullName } from '@domain/person-name';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { RowOf } from '../../../db/statement';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { ApplicationCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { openAnswers } from './decide-review';
import { openProposal } from './proposal.reads';
import { insertProposal, settleProposal } from './proposal.writes';
import { refuseReasons } from './reasons';
import { administratorsWith, reviewControl } from './review-control.reads';

/** What is decided about an application that waits for a person. */
export type Answer = { action: 'APPROVE' | 'DENY'; reasons: readonly string[]; identityStep: string | null };

const OWN = 'You proposed this. Someone else has to confirm it, or you can withdraw it.';
const OTHER = 'A colleague already submitted a proposal. Reload, then confirm or reject it.';

/**
 * Whether an answer is done now. Where a second person is asked for (`reviewControl`), the first proposes, and somebody
 * else who names the proposal and says the same confirms it.
 *
 * Effects of a proposal: it, the application's version, history, audit row, an e-mail to everybody else who may confirm it.
 * @throws AppError RULES_FORBID for one's own proposal, for another answer than the proposed one, and where the rules give no
 * limit; STALE for a proposal that was taken back or turned down; INVALID_FIELDS for reasons that the file does not bear out.
 */
export async function isConfirmed(
  of: ApplicationCase,
  { confirms, ...answer }: Answer & { confirms: string | undefined },
  context: Context<StaffActor>,
): Promise<boolean> {
  if (!(await reviewControl(context.tx, context.deps.config)).needsDualControl) return true;
  const open = await context.tx.first(openProposal, { applicationId: of.application.id });
  if (!open) {
    if (confirms !== undefined) throw new AppError('STALE', { extra: { version: of.application.version } });
    await propose(of, answer, context);
    return false;
  }
  if (open.staff_id === context.actor.staffId) throw new AppError('RULES_FORBID', { userMessage: OWN });
  const isSame = open.action === answer.action && open.reasons === JSON.stringify(answer.reasons);
  if (open.id !== confirms || !isSame) throw new AppError('RULES_FORBID', { userMessage: OTHER });
  return true;
}

async function propose(of: ApplicationCase, answer: Answer, context: Context<StaffActor>): Promise<void> {
  const { action, reasons, identityStep } = answer;
  const { tx, deps, actor, now, record, send } = context;
  const { application, practice } = of;
  const { approvableCents } = await openAnswers(tx, of, deps);
  if (action === 'APPROVE' && approvableCents === null) throw new AppError('RULES_FORBID');
  if (action === 'DENY') await refuseReasons(of, reasons, { tx, deps });
  const texts = JSON.stringify(reasons);
  const kept = {
    action,
    reasons: texts,
    identity_step: identityStep,
    staff_id: actor.staffId,
    at: now,
    settled_at: null,
  };
  await tx.run(insertProposal, { id: deps.newId(), application_id: application.id, ...kept });
  await updateApplication(tx, application.id, {});
  const note = [action === 'APPROVE' ? 'Approval' : 'Denial', ...reasons].join(', ');
  await addHistory(context, application.id, { action: 'REVIEW_PROPOSED', note, by: actor });
  for (const { email, first_name: firstName } of await administratorsWith(tx, 'application.decide', actor.staffId)) {
    const proposed = { applicationId: application.id, number: application.number, by: actor.name, action };
    await send('review-proposed', { ...proposed, to: email, firstName, reader: 'staff' });
  }
  await record('application.review_proposed', { practiceId: practice.id, id: application.id, detail: { action } });
}

/**
 * Takes back what oneself proposed, or turns down what a colleague did: it waits for an answer again.
 * @throws AppError STALE where nothing is proposed.
 */
export async function withdrawProposal({ application, practice }: ApplicationCase, context: Context<StaffActor>) {
  const { tx, actor, now, record } = context;
  const open = await tx.first(openProposal, { applicationId: application.id });
  if (!open) throw new AppError('STALE', { extra: { version: application.version } });
  await tx.run(settleProposal, { applicationId: application.id, at: now });
  await updateApplication(tx, application.id, {});
  const action = open.staff_id === actor.staffId ? 'REVIEW_PROPOSAL_WITHDRAWN' : 'REVIEW_PROPOSAL_REFUSED';
  await addHistory(context, application.id, { action, by: actor });
  await record('application.review_proposal_ended', { practiceId: practice.id, id: application.id });
}

/** What is proposed about an application, as somebody reads it; null where nothing is. */
export async function viewProposal(db: Db, applicationId: string, readerId: string) {
  const open: RowOf<typeof openProposal> | undefined = await db.first(openProposal, { applicationId });
  if (!open) return null;
  return {
    _id: open.id,
    action: open.action,
    // Written by `propose` only.
    reasons: JSON.parse(open.reasons) as string[],
    identityStep: open.identity_step,
    userName: fullName(open.first_name, open.last_name),
    at: open.at,
    isOwn: open.staff_id === readerId,
  };
}

const ONE_ALONE = 'This decision needs two people. Submit a proposal, and a colleague will confirm it.';

/**
 * Refuses what would decide about an application alone where a second person is asked for: a run without the identity check, an
 * amount of the finance partner's that approves it first. @throws AppError RULES_FORBID
 */
export async function refuseAlone({ tx, deps }: Pick<Context, 'tx' | 'deps'>): Promise<void> {
  if ((await reviewControl(tx, deps.config)).needsDualControl)
    throw new AppError('RULES_FORBID', { userMessage: ONE_ALONE });
}
