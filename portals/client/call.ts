import { areaOf } from '@contract/areas';
import type { CallInput, Endpoint, ResultOf } from '@contract/endpoint';
import type { ErrorEnvelope } from '@contract/error';
import { BUSINESS_AHEAD } from '@contract/headers';
import { portalBase } from '@contract/paths';
import { setBusinessAhead } from '@portals/format/today';
import { wasSeen } from '@portals/state/press';
import { endSession, session } from '@portals/state/session.store';
import wretch, { type WretchError } from 'wretch';
import { ApiError, UnseenError } from './api-error';
import { loginAddress } from './login-address';
import { addressOf, type RequestParts } from './request';

export type CallOptions = {
  /** Ends the wait; the call then throws the signal's reason and not an ApiError. */
  signal?: AbortSignal;
  /** Milliseconds before the call counts as unanswered, 60 000 unless given. */
  timeoutMs?: number;
  /** The same key on a repeated call gives the same effect and answer. Made per call unless given. */
  idempotencyKey?: string;
  /** Sends neither token nor cookie: for pages that are anybody's, also while somebody is logged in. */
  withoutSession?: boolean;
  /** Sent in place of the session's: the key of somebody who has no session, or '' for none. */
  token?: string;
  /** What a 401 does: it ends the session and leads to the area's log-in, or is left to the caller, who asks who is here. */
  onNoSession?: 'leave' | 'throw';
};

/** Arguments after the endpoint: the input may be left out when nothing in it is required. */
export type CallArguments<E extends Endpoint> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

/** Refusals come in the page's language, and the server keeps it with the person. */
const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang;

const api = wretch('', { credentials: 'same-origin' })
  .errorType('json')
  .headers({ Accept: 'application/json', 'Accept-Language': language });

/** Staff have a cookie: on their pages somebody who is also a patient in this browser is not taken for the patient. */
const tokenOfPage = (): string | null =>
  areaOf(window.location.pathname.slice(portalBase.length)) === 'admin' ? null : session.token;

function headersOf(endpoint: Endpoint, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const token = options.token ?? tokenOfPage();
  if (token && !options.withoutSession) headers.Authorization = token;
  if (endpoint.idempotent) headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID();
  return headers;
}

// Every body of the contract is an object or a list.
function withBody(input: RequestParts) {
  if (input.body === undefined) return api;
  // The browser says the type of a form itself, with the boundary of its parts.
  if (input.body instanceof FormData) return api.body(input.body);
  return api.json(input.body as object);
}

const isWretchError = (cause: unknown): cause is WretchError =>
  cause instanceof Error && 'response' in cause && cause.response instanceof Response;

function failureOf(cause: unknown): ApiError {
  if (!isWretchError(cause)) return new ApiError(0, {}, { cause });
  const body: unknown = cause.json;
  const envelope = typeof body === 'object' && body !== null ? (body as Partial<ErrorEnvelope>) : {};
  return new ApiError(cause.status, envelope, { cause });
}

/** Ends the session everywhere and goes to the log-in of the area. */
function leave(): void {
  const address = loginAddress(window.location);
  endSession();
  if (address) window.location.assign(address);
}

const listeners = new Set<() => unknown>();

/** Hears of every call that is refused for want of a permission. Returns how to stop. */
export function onForbidden(listener: () => unknown): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let staleWords: ((failure: ApiError) => Promise<string>) | undefined;

/** Says how a refusal for an older state is told, with what the answer says of who was quicker. */
export function tellStaleBy(words: (failure: ApiError) => Promise<string>): void {
  staleWords = words;
}

/** Sends one request and returns its raw answer, or throws an ApiError. A 401 also ends the session. */
export async function send(endpoint: Endpoint, input: RequestParts, options: CallOptions = {}): Promise<Response> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? 60_000);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    const answer = await withBody(input)
      .headers(headersOf(endpoint, options))
      .options({ signal, ...(options.withoutSession && { credentials: 'omit' }) })
      .fetch(endpoint.method, addressOf(endpoint, input))
      .res();
    setBusinessAhead(Number(answer.headers.get(BUSINESS_AHEAD)));
    return answer;
  } catch (cause) {
    if (options.signal?.aborted) throw options.signal.reason;
    const failure = failureOf(cause);
    if (failure.status === 401 && options.onNoSession !== 'throw') leave();
    if (failure.code === 'STALE' && staleWords) failure.message = await staleWords(failure);
    if (failure.code === 'FORBIDDEN') for (const listener of listeners) listener();
    throw failure;
  }
}

/** Whether the patient is bound by the call, or by one of the answers in it. */
function bindsBy({ binds }: Endpoint, { body }: RequestParts): boolean {
  if (binds === undefined || binds === true) return binds === true;
  return typeof body === 'object' && body !== null && binds.some((field) => field in body);
}

function holdAgainst(endpoint: Endpoint, body: unknown, answer: Response): void {
  const checked = endpoint.result?.safeParse(body);
  if (!checked || checked.success) return;
  const cause = new Error(`${endpoint.id} answered outside the contract`, { cause: checked.error });
  const requestId = answer.headers.get('x-request-id');
  throw new ApiError(answer.status, { code: 'INTERNAL', ...(requestId && { requestId }) }, { cause });
}

/**
 * Makes one call of the contract and returns its result as it stands on the wire.
 *
 * Throws ApiError for every failure; outside production also for an answer that does not match the contract. Repeats an idempotent call
 * once, under the same key, when no answer came.
 * Example: `await call(getBorrower, { params: { id } }, { signal })`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<ResultOf<E>> {
  // CallInput is one of the shapes that RequestParts spells out; the schemas have checked the values' types.
  const parts = (input ?? {}) as RequestParts;
  if (bindsBy(endpoint, parts) && !(await wasSeen())) throw new UnseenError();
  const keyed = endpoint.idempotent
    ? { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }
    : options;
  const answer = await send(endpoint, parts, keyed).catch((cause: unknown) => {
    if (endpoint.idempotent && cause instanceof ApiError && cause.code === 'OFFLINE')
      return send(endpoint, parts, keyed);
    throw cause;
  });
  const body: unknown = await answer.json().catch((cause: unknown) => {
    throw new ApiError(answer.status, { code: 'INTERNAL' }, { cause });
  });
  // The production build leaves the schemas out; the server's own tests hold every answer against them.
  if (process.env.NODE_ENV !== 'production') holdAgainst(endpoint, body, answer);
  return body as ResultOf<E>;
}
