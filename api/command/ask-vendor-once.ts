import type { Deps } from '../deps';
import type { RequestMeta } from '../http/serve';
import type { IdempotencyClaim, IdempotentOutcome } from '../security/idempotency';
import { type Context, type Doer, workOnRecord } from './command';

export type VendorSteps<A extends Doer, Plan, Answer, Result> = {
  /** Checks and collects what the vendor is asked; `done` when there is nothing to ask. */
  prepare: (context: Context<A>) => Promise<{ plan: Plan } | { done: Result }>;
  /** Runs outside any transaction. A VendorError becomes 503 and leaves everything as it was. */
  ask: (plan: Plan) => Promise<Answer>;
  /** Writes the whole effect. */
  conclude: (context: Context<A>, plan: Plan, answer: Answer) => Promise<Result>;
};

type Asked<A extends Doer> = { actor: A; meta: RequestMeta };

/**
 * A command that asks a vendor between two transactions, once per request: the first claims the idempotency key, the
 * second writes the effect together with the answer. Each leaves its audit row, or says why not. A failure in between gives the key
 * back, so that the client may repeat at once; a kill leaves a claim that ends after its lease.
 */
export async function askVendorOnce<A extends Doer, Plan, Answer, Result>(
  { actor, meta }: Asked<A>,
  deps: Deps,
  steps: VendorSteps<A, Plan, Answer, Result>,
): Promise<IdempotentOutcome<Result>> {
  const { idempotency } = meta;
  if (!idempotency) throw new Error('This call is not declared idempotent');
  const { database } = deps;
  const begun = await database.transaction(async (tx) => {
    const claimed = await deps.idempotency.begin(tx, idempotency);
    // Stored by this function only, with a body of this result.
    if ('replay' in claimed) return { kind: 'answered' as const, body: claimed.replay.body as Result, replayed: true };
    const prepared = await workOnRecord({ tx, deps }, { actor, meta }, steps.prepare);
    if ('plan' in prepared) return { kind: 'asking' as const, claim: claimed.claim, plan: prepared.plan };
    await deps.idempotency.finish(tx, claimed.claim, { status: 200, body: prepared.done });
    return { kind: 'answered' as const, body: prepared.done, replayed: false };
  });
  if (begun.kind === 'answered') return { status: 200, body: begun.body, replayed: begun.replayed };
  const { claim, plan } = begun;
  try {
    const answer = await steps.ask(plan);
    const body = await database.transaction(async (tx) => {
      const result = await workOnRecord({ tx, deps }, { actor, meta }, (context) =>
        steps.conclude(context, plan, answer),
      );
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
