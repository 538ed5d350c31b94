import type { ReviewNeed } from '@domain/application/review-needs';
import type { Deps } from '../../../deps';
import type { StaffActor } from '../../../http/actor';
import type { RequestMeta } from '../../../http/serve';
import { findApplication } from '../application.reads';
import { refusal } from '../person-answers';
import type { Reviewer } from '../store-decision';
import { askForMore } from './ask-for-more';
import { approveInReview, denyInReview } from './decide-review';
import { lockUndecided } from './undecided';

export type ReviewAnswer = {
  action: 'APPROVE' | 'DENY' | 'ASK_MORE';
  reasons: readonly string[];
  needs: readonly ReviewNeed[];
};

/**
 * Somebody of the platform decides about an application that waits for a person, or asks its applicant for more. One
 * transaction with document, e-mail, history and audit row; idempotent by Idempotency-Key.
 * @throws AppError NOT_FOUND, CONFLICT when it is decided, RULES_FORBID, INVALID_FIELDS without reasons or needs.
 */
export async function answerReview(
  applicationId: string,
  answer: ReviewAnswer,
  actor: StaffActor,
  meta: RequestMeta,
  deps: Deps,
) {
  const { idempotency } = meta;
  if (!idempotency) throw new Error('This call is not declared idempotent');
  const reviewer: Reviewer = { kind: 'staff', id: actor.staffId, name: actor.name };
  const outcome = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, idempotency, async () => {
      const of = await lockUndecided(tx, applicationId);
      if (answer.action === 'APPROVE') await approveInReview(tx, of, reviewer, meta, deps);
      if (answer.action === 'DENY') await denyInReview(tx, of, answer.reasons, reviewer, meta, deps);
      if (answer.action === 'ASK_MORE') {
        if (answer.needs.length === 0) throw refusal('needs', 'Choose what is missing.');
        await askForMore(tx, of, answer.needs, reviewer, meta, deps);
      }
      const after = await findApplication(tx, applicationId);
      if (!after) throw new Error(`Application ${applicationId} is gone`);
      const limit = after.approved_line_cents;
      return { status: 200, body: { status: after.status, approvedAmount: limit === null ? null : limit / 100 } };
    }),
  );
  return outcome;
}
