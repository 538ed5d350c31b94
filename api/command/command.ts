import type { AuditAction } from '@contract/audit-log/actions';
import type { Decoded, Endpoint, ResultOf } from '@contract/endpoint';
import type { AuditInput } from '../audit/audit-trail';
import type { Tx } from '../db/database';
import type { Statement } from '../db/statement';
import type { Deps } from '../deps';
import type { Actor, ActorOf, SystemActor } from '../http/actor';
import { AppError } from '../http/app-error';
import { type HandlerRequest, Reply, type RequestMeta } from '../http/serve';
import type { ExactPayload, OutboxKindName, PayloadOf } from '../jobs/outbox-kinds';
import type { Work } from '../work';

export type Doer = Actor | SystemActor;

/** What an audit row is about; `type` where the object is another than the action begins with. */
export type Recorded = {
  /** The practice in whose chain it stands; null for the platform's. */
  practiceId: string | null;
  id: string;
  type?: string;
  detail?: AuditInput['detail'];
  /** Whose act it is, where the request proves that only now: a log-in by password, code or link. */
  by?: { kind: string; id: string };
};

/** What a command has beside its request. */
export type Context<A extends Doer = Doer> = {
  tx: Tx;
  deps: Deps;
  actor: A;
  meta: RequestMeta;
  /** The moment of the command. */
  now: string;
  /** Leaves the audit row: who did what to which object. A command that leaves none fails. */
  record(action: AuditAction, of: Recorded): Promise<void>;
  /** Says that this request left everything as it was, or why another row tells of it. */
  leaveNoRow(why: string): void;
  /** Promises an effect outside, which starts once the command is durable. Returns its id. */
  send<K extends OutboxKindName, P extends PayloadOf<K>>(kind: K, payload: ExactPayload<K, P>): Promise<string>;
};

/** False when an answer is no longer so; the same request without a key is then done anew. */
export type Stands<T> = (tx: Tx, answered: T) => Promise<boolean>;

type Asked<A extends Doer> = { actor: A; meta?: RequestMeta; stands?: Stands<never> | undefined };

/** What the product asks of itself comes from nowhere. */
const NO_REQUEST: RequestMeta = {
  requestId: '',
  addressHash: '',
  networkHash: '',
  device: { knownHash: undefined, remember: () => '', cookie: undefined },
  userAgent: '',
  language: 'en',
  token: undefined,
  tokenFrom: undefined,
  isCrossSite: false,
  signal: new AbortController().signal,
  origin: undefined,
  idempotency: undefined,
};

/** A call that changes something, with the function that answers it. */
export type Command<E extends Endpoint> = {
  endpoint: E;
  handle: (request: HandlerRequest<E>, deps: Deps) => Promise<Reply<ResultOf<E>>>;
};

/**
 * Declares the command of a call: one transaction, in which the request of an idempotent call is done once, who did it is
 * on record, and what it promised leaves after the commit.
 */
export function command<E extends Endpoint>(endpoint: E, stands?: Stands<ResultOf<E>>) {
  return (work: (request: Decoded<E>, context: Context<ActorOf<E>>) => Promise<ResultOf<E>>): Command<E> => ({
    endpoint,
    handle: (request, deps) => carryOut({ ...request, stands }, deps, (context) => work(request, context)),
  });
}

/**
 * The same for what is no call, or must do something before its transaction begins.
 * @throws Error for work that left no audit row and did not say why: nothing of it is kept.
 */
export async function carryOut<A extends Doer, T>(
  { actor, meta = NO_REQUEST, stands }: Asked<A>,
  deps: Deps,
  work: (context: Context<A>) => Promise<T>,
): Promise<Reply<T>> {
  // Stored by the same command, so it is what the command answers.
  const once = meta.idempotency && { ...meta.idempotency, stands: stands as Stands<unknown> | undefined };
  return deps.database.transaction(async (tx) => {
    const run = () => workOnRecord({ tx, deps }, { actor, meta }, work);
    if (!once) return new Reply(await run(), {});
    const { body, replayed, json } = await deps.idempotency.run(tx, once, async () => ({
      status: 200,
      body: await run(),
    }));
    return new Reply(body, replayed ? { 'idempotent-replayed': 'true' } : {}, json);
  });
}

/** Work in a transaction that somebody else opened: between a vendor's answer and its effect, for example. */
export async function workOnRecord<A extends Doer, T>(
  { tx, deps }: Work,
  { actor, meta }: Required<Pick<Asked<A>, 'actor' | 'meta'>>,
  work: (context: Context<A>) => Promise<T>,
): Promise<T> {
  let isTold = false;
  const audit: Deps['audit'] = {
    ...deps.audit,
    append(tx, input) {
      isTold = true;
      return deps.audit.append(tx, input);
    },
  };
  const result = await work({
    tx,
    deps: { ...deps, audit },
    actor,
    meta,
    now: deps.clock.now(),
    record: (action, of) =>
      audit.append(tx, { ...doerOf(actor), ...entryOf(action, of), requestId: meta.requestId || null }),
    leaveNoRow: () => {
      isTold = true;
    },
    send: (kind, payload) => deps.outbox.add(tx, { kind, payload }),
  });
  if (!isTold) throw new Error('A command left no audit row');
  return result;
}

function entryOf(action: string, { practiceId, id, type, detail = {}, by }: Recorded) {
  const objectType = type ?? action.slice(0, action.indexOf('.'));
  const proven = by && { actorKind: by.kind, actorId: by.id };
  return { shard: practiceId ?? 'platform', action, objectType, objectId: id, detail, ...proven };
}

/** Who did it, in the words of the audit trail and of the histories. */
export function doerOf(actor: Doer): { actorKind: string; actorId: string | null } {
  if (actor.kind === 'staff') return { actorKind: 'staff', actorId: actor.staffId };
  if (actor.kind === 'system' || actor.kind === 'public') return { actorKind: actor.kind, actorId: null };
  return { actorKind: actor.kind, actorId: actor.borrowerId };
}

/**
 * Refuses a client that looked at an earlier state; the answer tells the current one.
 * @throws AppError STALE
 */
export function refuseStale(seenVersion: number | undefined, { version }: { version: number }): void {
  if (seenVersion !== undefined && seenVersion !== version) throw new AppError('STALE', { extra: { version } });
}

/**
 * Changes the one row that a statement guards by its version.
 * @throws AppError STALE when somebody else changed it since it was read.
 */
export async function changeOne<P extends Parameters<Tx['run']>[1]>(
  tx: Tx,
  change: Statement<P, unknown>,
  params: P,
): Promise<void> {
  if ((await tx.run(change, params)) !== 1) throw new AppError('STALE');
}
