import { isOnSites } from '@domain/embed/site-address';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { PublicActor, StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { findPractice, type PracticeRow } from '../practice/index';
import { type EstimateToSend, estimatePayload } from './estimate-payload';
import { countEstimate } from './send-limits';

/**
 * E-mails one plan of the calculator with the example that must stand beside it. The text is fixed and every figure is
 * worked out here, so that nobody can send words of their own through us.
 *
 * Effects: the message, counted limits, an audit row when staff send it.
 * @throws AppError NOT_FOUND for an unknown practice and for a borrower named by anybody but staff; CROSS_SITE from a
 * website that the practice does not list; INVALID_FIELDS for a plan that the amount does not fit; RATE_LIMITED.
 */
export async function sendEstimate(
  input: EstimateToSend,
  actor: StaffActor | PublicActor,
  meta: RequestMeta,
  deps: Deps,
) {
  const { idempotency } = meta;
  if (!idempotency) throw new Error('This call is not declared idempotent');
  if (actor.kind === 'public' && input.borrowerId !== undefined) throw new AppError('NOT_FOUND');
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, idempotency, async () => {
      const practice = await findPractice(tx, input.practiceId);
      if (!practice) throw new AppError('NOT_FOUND');
      refuseOtherSites(practice, meta);
      const payload = await estimatePayload(tx, input, practice, deps);
      const by = actor.kind === 'staff' ? { staffId: actor.staffId } : { addressHash: meta.addressHash };
      await countEstimate(tx, { to: input.email, practiceId: practice.id, by }, deps);
      if (actor.kind === 'staff') await audit(tx, input, actor, meta, deps);
      await deps.outbox.add(tx, { kind: 'payment-estimate', payload });
      return { status: 200, body: { success: true as const } };
    }),
  );
  return answer;
}

/** Another website may send only for a practice that lists it. */
function refuseOtherSites(practice: PracticeRow, { isCrossSite, origin }: RequestMeta): void {
  if (!isCrossSite) return;
  const listed = JSON.parse(practice.embed_origins) as string[];
  if (origin === undefined || !isOnSites(listed, origin)) throw new AppError('CROSS_SITE');
}

function audit(tx: Tx, input: EstimateToSend, actor: StaffActor, meta: RequestMeta, deps: Deps): Promise<void> {
  return deps.audit.append(tx, {
    shard: input.practiceId,
    actorKind: 'staff',
    actorId: actor.staffId,
    action: 'estimate.sent',
    objectType: input.borrowerId === undefined ? 'practice' : 'borrower',
    objectId: input.borrowerId ?? input.practiceId,
    requestId: meta.requestId,
    detail: { amountCents: input.amountCents, product: input.product },
  });
}
