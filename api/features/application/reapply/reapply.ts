import type { ReapplyKind } from '@domain/application/reapply';
import { carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import { finishApplication } from '../decision/finish-application';
import { FLOWS } from '../decision/flow';
import { issueTabTicket } from '../start/continue-in-tab';
import { type AgainRequest, beginReapply } from './begin-reapply';

/**
 * Applies again, refreshes the spending limit or asks for a higher one: begins the further application and decides it.
 * An approval never lowers an open limit, and a denial leaves it as it is.
 *
 * A borrower gets in `token` a ticket, good once and for a minute, that opens the further application's own session
 * (`POST /apply/tab-session`): questions, an identity check or the signature may follow.
 * @throws AppError REAPPLY_NOT_OPEN, STALE, INVALID_FIELDS, NOT_FOUND; VendorError.
 */
export async function applyAgain(request: AgainRequest, kind: ReapplyKind, deps: Deps) {
  const { actor, body, meta } = request;
  // The key of the request belongs to the decision; beginning twice comes to the same.
  const { result: applicationId } = await carryOut(
    { actor, meta: { ...meta, idempotency: undefined } },
    deps,
    (context) => beginReapply(body, kind, context),
  );
  const outcome = await finishApplication({ deps, actor, meta }, applicationId, {
    flow: FLOWS.APPLICATIONS,
    deviceSession: body.truValidateSessionId,
  });
  if (actor.kind === 'applicant') return outcome;
  const { borrowerId, tokenHash } = actor;
  const { ticket } = await issueTabTicket({ borrowerId, applicationId, tokenHash }, deps);
  return { status: outcome.status, body: { ...outcome.body, token: ticket }, replayed: outcome.replayed };
}
