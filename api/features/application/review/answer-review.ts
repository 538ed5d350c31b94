import { decideApplicationReview } from '@contract/application/review-calls';
import { dollarsFromCents } from '@domain/money/dollars';
import { command, refuseStale } from '../../../command/command';
import { refusal } from '../answers/person-answers';
import { applicationById } from '../application.reads';
import { askForMore } from './ask-for-more';
import { approveInReview, denyInReview } from './decide-review';
import { isConfirmed, withdrawProposal } from './dual-control';
import { openProposal } from './proposal.reads';
import { refuseWithoutStep, settleAlert } from './settle-alert';
import { lockUndecided } from './undecided';

/**
 * Somebody of the platform decides about an application that waits for a person, or asks its applicant for more. One
 * transaction with document, e-mail, history and audit row.
 * Where a second person is asked for, the first answer is a proposal.
 * @throws AppError NOT_FOUND, STALE when it is decided or was changed since it was looked at, RULES_FORBID, INVALID_FIELDS without reasons or needs.
 */
export const answerReview = command(decideApplicationReview)(async ({ params, body }, context) => {
  const { tx } = context;
  const { action, reasons = [], needs = [] } = body;
  const of = await lockUndecided(tx, params.applicationId);
  refuseStale(body.version, of.application);
  if (action === 'WITHDRAW') await withdrawProposal(of, context);
  if (action === 'APPROVE' || action === 'DENY') {
    const proposed = await tx.first(openProposal, { applicationId: params.applicationId });
    const identityStep = body.identityStep ?? proposed?.identity_step ?? null;
    if (action === 'APPROVE' && body.confirms === undefined) refuseWithoutStep(of, identityStep);
    if (await isConfirmed(of, { action, reasons, identityStep, confirms: body.confirms }, context)) {
      if (action === 'APPROVE') await approveInReview(await settleAlert(of, identityStep, context), context);
      else await denyInReview(of, reasons, context);
    }
  }
  if (action === 'ASK_MORE') {
    if (needs.length === 0) throw refusal('needs', 'Choose what is missing.');
    await askForMore(of, needs, context);
  }
  const after = await tx.first(applicationById, { id: params.applicationId });
  if (!after) throw new Error(`Application ${params.applicationId} is gone`);
  const limit = after.approved_line_cents;
  const isProposed = (await tx.first(openProposal, { applicationId: params.applicationId })) !== undefined;
  return { status: after.status, approvedAmount: dollarsFromCents(limit), isProposed };
});
