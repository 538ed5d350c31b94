import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { RequestMeta } from '../../http/serve';
import type { IdempotencyClaim, IdempotentOutcome } from '../../security/idempotency';

export type VendorSteps<Plan, Answer, Result> = {
  /** Checks and collects what the vendor is asked; `done` when there is nothing to ask. */
  prepare: (tx: Tx) => Promise<{ plan: Plan } | { done: Result }>;
  /** Runs outside any transaction. A VendorError becomes 503 and leaves everything as it was. */
  ask: (plan: Plan) => Promise<Answer>;
  /** Writes the whole effect. */
  conclude: (tx: Tx, plan: Plan, answer: Answer) => Promise<Result>;
};

/**
 * Runs a command that asks a vendor between two transactions, once per request: the first claims the idempotency key, the
 * second writes the effect together with the answer. A failure in between gives the key back, so that the client may
 * repeat at once; a kill leaves a claim that ends after its lease.
 */
export async function askVendorOnce<Plan, Answer, Result>(
  steps: VendorSteps<Plan, Answer, Result>,
  meta: RequestMeta,
  deps: Deps,
): Promise<IdempotentOutcome<Result>> {
  const { idempotency } = meta;
  if (!idempotency) throw new Error('This call is not declared idempotent');
  const { database } = deps;
  const begun = await database.transaction(async (tx) => {
    const claimed = await deps.idempotency.begin(tx, idempotency);
    // Stored by this function only, with a body of this result.
    if ('replay' in claimed) return { kind: 'answered' as const, body: claimed.replay.body as Result, replayed: true };
    const prepared = await steps.prepare(tx);
    if ('plan' in prepared) return { kind: 'asking' as const, claim: claimed.claim, plan: prepared.plan };
    await deps.idempotency.finish(tx, claimed.claim, { status: 200, body: prepared.done });
    return { kind: 'answered' as const, body: prepared.done, replayed: false };
  });
  if (begun.kind === 'answered') return { status: 200, body: begun.body, replayed: begun.replayed };
  const { claim, plan } = begun;
  try {
    const answer = await steps.ask(plan);
    const body = await database.transaction(async (tx) => {
      const result = await steps.conclude(tx, plan, answer);
      await deps.idempotency.finish(tx, claim, { status: 200, body: result });
      return result;
    });
    return { status: 200, body, replayed: false };
  } catch (failure) {
    await giveBack(claim, deps);
    throw failure;
  }
}

async function giveBack(claim: IdempotencyClaim, deps: Deps): Promise<void> {
  await deps.database.transaction((tx) => deps.idempotency.abandon(tx, claim));
}
