import { hash } from 'node:crypto';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Clock } from '../clock';
import type { Tx } from '../db/database';
import { AppError } from '../http/app-error';
import { claimKey, dropClaim, dropClick, dropOtherClicks, known, storeAnswer } from './idempotency.writes';
import type { Vault } from './vault';

export type IdempotentRequest = {
  /** Kind and id of the session's subject, for example `borrower:01J…`. */
  principal: string;
  /** The client's Idempotency-Key; without one the same request within ten seconds is the same click. */
  key?: string | undefined;
  /** Id of the endpoint. */
  route: string;
  /** Hash of the path parameters and the body. */
  bodyHash: string;
  /**
   * False when what was answered is no longer so, because somebody else changed it: without a key the same request is then a
   * new wish and no second click. Left out where nobody else can change it.
   */
  stands?: ((tx: Tx, answered: unknown) => Promise<boolean>) | undefined;
};

export type IdempotentAnswer<T = unknown> = { status: number; body: T };
export type IdempotentOutcome<T = unknown> = IdempotentAnswer<T> & {
  /** Carries `Idempotent-Replayed: true`. */
  replayed: boolean;
  /** The body as it is stored, so that nobody writes it a second time. */
  json?: string | undefined;
};

export type Idempotency = {
  /**
   * Runs a command once per key inside the caller's transaction and stores its answer with its effect.
   * @throws AppError IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT.
   */
  run<T>(tx: Tx, request: IdempotentRequest, work: () => Promise<IdempotentAnswer<T>>): Promise<IdempotentOutcome<T>>;
  /** For commands that ask a vendor between two transactions: claims the key for `leaseSeconds` (60). */
  begin(tx: Tx, request: IdempotentRequest): Promise<{ replay: IdempotentAnswer } | { claim: IdempotencyClaim }>;
  /** @throws AppError CONFLICT when the claim took too long and another request took it over. */
  finish(tx: Tx, claim: IdempotencyClaim, answer: IdempotentAnswer): Promise<void>;
  /** Gives the key back after a technical failure, so that the client may repeat at once. */
  abandon(tx: Tx, claim: IdempotencyClaim): Promise<void>;
};

export type IdempotencyClaim = {
  principal: string;
  requestKey: string;
  bodyHash: string;
  keepSeconds: number;
  /** When the claim was made: only its maker may finish it. */
  claimedAt: string;
};

const KEEP_SECONDS = 7 * 24 * 3600;
/**
 * Without a key of the client: the same person sending the same thing within this time means one click, unless they did
 * something else in between. To choose one plan, another, and the first again is three wishes.
 */
const SAME_CLICK_SECONDS = 10;
const LEASE_SECONDS = 60;

/**
 * Makes repeats of a request harmless. A key belongs to a principal: another one's key is another row. The row is written
 * in the transaction of the effect, so either both exist or neither, and a refused command leaves the key free.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory, whose functions share what it holds; each of them is short.
export function createIdempotency(options: { vault: Vault; clock: Clock }): Idempotency {
  const { vault, clock } = options;

  async function begin(tx: Tx, request: IdempotentRequest) {
    const claim = claimOf(request, clock.now());
    const { principal, requestKey, bodyHash } = claim;
    const take = async () => {
      const claimed = await tx.run(claimKey, {
        principal,
        request_key: requestKey,
        route: request.route,
        body_hash: bodyHash,
        state: 'running',
        status: null,
        response: null,
        created_at: claim.claimedAt,
        expires_at: instantAt(clock.nowMs() + LEASE_SECONDS * 1000),
      });
      return claimed === 1;
    };
    if (await take()) return { claim };
    const replay = await replayOf(tx, request, claim);
    if (replay) return { replay };
    // The answer no longer stood.
    if (await take()) return { claim };
    // It was given back in this moment.
    throw new AppError('IDEMPOTENCY_IN_FLIGHT', { extra: { retryAfterSeconds: 1 } });
  }

  /** The stored answer of a key, or undefined when it is free. */
  async function replayOf(tx: Tx, request: IdempotentRequest, claim: IdempotencyClaim) {
    const row = await tx.first(known, { principal: claim.principal, requestKey: claim.requestKey });
    if (!row || row.expires_at <= claim.claimedAt) return undefined;
    if (row.state === 'running') {
      const leftMs = millisecondsOf(row.expires_at) - clock.nowMs();
      const retryAfterSeconds = Math.max(1, Math.ceil(Math.min(leftMs, 2000) / 1000));
      throw new AppError('IDEMPOTENCY_IN_FLIGHT', { extra: { retryAfterSeconds } });
    }
    if (row.body_hash !== claim.bodyHash || row.route !== request.route) throw new AppError('IDEMPOTENCY_MISMATCH');
    const json = vault.openText(row.response ?? '', contextOf(claim));
    const body: unknown = JSON.parse(json);
    if (request.key === undefined && (await request.stands?.(tx, body)) === false) {
      await tx.run(dropClick, claim);
      return undefined;
    }
    return { status: row.status ?? 200, body, json };
  }

  async function finish(tx: Tx, claim: IdempotencyClaim, { status, body }: IdempotentAnswer): Promise<string> {
    const json = JSON.stringify(body ?? null);
    const stored = await tx.run(storeAnswer, {
      principal: claim.principal,
      requestKey: claim.requestKey,
      claimedAt: claim.claimedAt,
      ...stateOf(claim, status, json),
    });
    if (stored !== 1) throw new AppError('STALE');
    await tx.run(dropOtherClicks, claim);
    return json;
  }

  function stateOf(claim: IdempotencyClaim, status: number, json: string) {
    return {
      status,
      response: vault.sealText(json, contextOf(claim)),
      expires_at: instantAt(clock.nowMs() + claim.keepSeconds * 1000),
    };
  }

  /**
   * With one writer nobody else can take the key while the command runs, so it needs no claim: one write less, and no row
   * that grows.
   */
  async function runAlone<T>(tx: Tx, request: IdempotentRequest, work: () => Promise<IdempotentAnswer<T>>) {
    const claim = claimOf(request, clock.now());
    const replay = await replayOf(tx, request, claim);
    if (replay) return { ...(replay as IdempotentAnswer<T>), replayed: true };
    const answer = await work();
    const json = JSON.stringify(answer.body ?? null);
    const stored = await tx.run(claimKey, {
      principal: claim.principal,
      request_key: claim.requestKey,
      route: request.route,
      body_hash: claim.bodyHash,
      state: 'done',
      created_at: claim.claimedAt,
      ...stateOf(claim, answer.status, json),
    });
    if (stored !== 1) throw new AppError('STALE');
    await tx.run(dropOtherClicks, claim);
    return outcomeOf(answer, json);
  }

  return {
    begin,
    finish: async (tx, claim, answer) => void (await finish(tx, claim, answer)),
    async run<T>(tx: Tx, request: IdempotentRequest, work: () => Promise<IdempotentAnswer<T>>) {
      if (tx.dialect === 'sqlite') return runAlone(tx, request, work);
      const begun = await begin(tx, request);
      if ('replay' in begun) return { ...(begun.replay as IdempotentAnswer<T>), replayed: true };
      const answer = await work();
      return outcomeOf(answer, await finish(tx, begun.claim, answer));
    },
    async abandon(tx, { principal, requestKey, claimedAt }) {
      await tx.run(dropClaim, { principal, requestKey, claimedAt });
    },
  };
}

/** No body is stored as null, but the answer of a call without a result is an empty object. */
function outcomeOf<T>(answer: IdempotentAnswer<T>, json: string): IdempotentOutcome<T> {
  return { ...answer, replayed: false, json: answer.body === undefined ? undefined : json };
}

function claimOf(request: IdempotentRequest, claimedAt: string): IdempotencyClaim {
  const { principal, key, route, bodyHash } = request;
  if (key !== undefined) return { principal, requestKey: `key:${key}`, bodyHash, keepSeconds: KEEP_SECONDS, claimedAt };
  const content = hash('sha256', JSON.stringify([route, bodyHash]), 'base64url');
  return { principal, requestKey: `same:${content}`, bodyHash, keepSeconds: SAME_CLICK_SECONDS, claimedAt };
}

function contextOf({ principal, requestKey }: IdempotencyClaim): string {
  return `idempotency:${principal}:${requestKey}`;
}
