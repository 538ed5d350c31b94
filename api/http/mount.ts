import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@contract/endpoint';
import { BUSINESS_AHEAD } from '@contract/headers';
import { pickLanguage } from '@contract/language';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '../deps';
import { deviceCookieName, deviceOf } from '../security/device';
import { admit, checkOwnership } from './access';
import type { Actor } from './actor';
import { AppError } from './app-error';
import { authenticate, isCrossSite, tokenOf } from './authenticate';
import { clientAddressHash, clientNetworkHash } from './client-address';
import { decode, refuseContradiction } from './decode';
import { toFailure } from './error-handler';
import { apiHeaders } from './headers';
import type { Owners } from './owners';
import { answerFor } from './person-answers';
import { refuseProtectedQuestion } from './person-questions';
import { recordProtectedView } from './protected-view';
import type { RequestLimits } from './request-limits';
import { type Trace, tellSecurityEvent } from './security-events';
import { type DownloadAnswer, Reply, type RequestMeta, type Route } from './serve';
import { inSpanish } from './spanish-refusals';
import { withFacts } from './stale-facts';
import { toldStream } from './told-stream';

/** What mounting needs besides the handlers' own dependencies. */
export type MountOptions = {
  limits: RequestLimits;
  owners: Owners;
  /** Checks each answer against its schema and fails the call when it differs; tests and development only. */
  validateAnswers: boolean;
  observe: (endpoint: Endpoint, status: number, milliseconds: number, requestId: string) => void;
};

/** Hono's spelling of a contract path. */
export function honoPath(path: string): string {
  return path.replace(/\{([A-Za-z]+)\}/g, ':$1');
}

/** Orders calls so that a static segment wins over a parameter at the same place (`/practice/active` over `/practice/{id}`). */
export const staticFirst = (a: Endpoint, b: Endpoint): number => byPlaces(placesOf(a), placesOf(b));

const placesOf = ({ path }: Endpoint) => path.split('/').map((part) => (part.startsWith('{') ? '~' : part));

function byPlaces(left: readonly string[], right: readonly string[]): number {
  for (let place = 0; place < Math.max(left.length, right.length); place += 1) {
    const [x, y] = [left[place] ?? '', right[place] ?? ''];
    if (x === y) continue;
    if (x === '~') return 1;
    if (y === '~') return -1;
    return x < y ? -1 : 1;
  }
  return 0;
}

/**
 * Mounts calls on the application in an order in which each resolves to itself, both with and without a trailing slash.
 * @throws when a call has no access rule, no handler or is mounted twice.
 */
export function mount(
  app: Hono,
  routes: readonly Route[],
  { deps, options }: { deps: Deps; options: MountOptions },
): void {
  const seen = new Set<string>();
  const ordered = routes
    .map((route) => ({ route, places: placesOf(route.endpoint) }))
    .sort((one, other) => byPlaces(one.places, other.places));
  for (const { route } of ordered) {
    const { endpoint } = route;
    const key = `${endpoint.method} ${endpoint.path.replace(/\{[^}]+\}/g, '{}')}`;
    if (seen.has(key)) throw new Error(`Two calls at ${key}`);
    if (!Array.isArray(endpoint.access) || endpoint.access.length === 0)
      throw new Error(`${endpoint.id} has no access rule`);
    seen.add(key);
    const answer = answerer(route, deps, options);
    const path = honoPath(endpoint.path.replace(/\/$/, ''));
    app.on(endpoint.method, path, answer);
    app.on(endpoint.method, `${path}/`, answer);
  }
}

function answerer(route: Route, deps: Deps, options: MountOptions): (context: Context) => Promise<Response> {
  const { endpoint } = route;
  const headers = apiHeaders(deps.config.publicUrl);
  return async (context) => {
    const started = performance.now();
    const requestId = requestIdOf(context, deps);
    const trace: Trace = {};
    let response: Response;
    try {
      response = await respond(route, context, { requestId, deps, options, headers, trace });
      tellSecurityEvent(deps.log, { route: endpoint.id, requestId, trace });
    } catch (thrown) {
      tellSecurityEvent(deps.log, { route: endpoint.id, requestId, trace, thrown });
      const failure = toFailure(thrown, requestId, { route: endpoint.id, deps });
      const isSpanish = pickLanguage(context.req.header('accept-language')) === 'es';
      response = new Response(JSON.stringify(isSpanish ? inSpanish(failure.envelope) : failure.envelope), {
        status: failure.status,
        headers: { ...headers, ...failure.headers, 'x-request-id': requestId },
      });
    }
    const aheadMs = deps.aheadClock?.aheadMs() ?? 0;
    if (aheadMs > 0) response.headers.set(BUSINESS_AHEAD, String(aheadMs));
    options.observe(endpoint, response.status, performance.now() - started, requestId);
    return response;
  };
}

function requestIdOf(context: Context, deps: Deps): string {
  const given = context.req.header('x-request-id');
  return given && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : deps.newId();
}

async function respond(
  route: Route,
  context: Context,
  {
    requestId,
    deps,
    options,
    headers,
    trace,
  }: { requestId: string; deps: Deps; options: MountOptions; headers: Record<string, string>; trace: Trace },
): Promise<Response> {
  const { endpoint } = route;
  // A framework answers HEAD by running GET. Link scanners send it, and it would use up a ticket or end a session.
  if (context.req.method !== endpoint.method) throw new AppError('METHOD_NOT_ALLOWED');
  const addressHash = clientAddressHash(context, deps);
  trace.addressHash = addressHash;
  const session = await authenticate(context, deps);
  if (session) trace.actor = session;
  const { actor, rule } = admit(endpoint, session);
  const device = deviceOf(getCookie(context, deviceCookieName(deps.config.publicUrl)), {
    key: deps.config.sessionKey,
    publicUrl: deps.config.publicUrl,
  });
  const limited = options.limits.take(endpoint, actor, { deviceHash: device.knownHash, addressHash });
  const wait = typeof limited === 'number' ? limited : await limited;
  if (wait > 0) throw new AppError('RATE_LIMITED', { extra: { retryAfterSeconds: wait } });
  const parts = await decode(endpoint, context);
  await checkOwnership({ db: deps.database.read, owners: options.owners }, actor, { rule, parts });
  refuseContradiction(endpoint, parts);
  refuseProtectedQuestion(actor, rule, parts);
  const found = tokenOf(context, deps.config.publicUrl);
  const meta: RequestMeta = {
    requestId,
    addressHash,
    networkHash: clientNetworkHash(context, deps),
    device,
    token: found?.token,
    tokenFrom: found?.from,
    isCrossSite: isCrossSite(context, deps.config.publicUrl),
    origin: context.req.header('origin'),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    language: pickLanguage(context.req.header('accept-language')),
    signal: context.req.raw.signal,
    idempotency: endpoint.idempotent ? idempotencyOf(endpoint, context, { actor, parts, addressHash }) : undefined,
  };
  const answer = await route.handle({ ...parts, actor, meta } as never, deps).catch(async (thrown: unknown) => {
    throw await withFacts(thrown, { endpoint, rule, parts, actor }, deps.database.read);
  });
  if (endpoint.download || isFile(answer)) {
    const told = toldAnswer(answer as DownloadAnswer, { endpoint, context, requestId, deps });
    return download(endpoint, told, { headers, requestId });
  }
  const whole = answer instanceof Reply ? answer.result : answer;
  const { result, protectedIds } = answerFor(actor, endpoint, whole);
  if (protectedIds.length > 0) await recordProtectedView({ actor, meta }, endpoint, { ids: protectedIds, deps });
  if (options.validateAnswers) assertAnswer(endpoint, result);
  const own = answer instanceof Reply ? answer.headers : undefined;
  const written = answer instanceof Reply && result === whole ? answer.json : undefined;
  const response = new Response(written ?? (result === undefined ? '{}' : JSON.stringify(result)), {
    headers: { ...headers, 'x-request-id': requestId, ...own },
  });
  if (device.cookie !== undefined) response.headers.append('set-cookie', device.cookie);
  return response;
}

/** A list that is asked for its file answers a stream. */
const isFile = (answer: unknown): answer is DownloadAnswer =>
  typeof answer === 'object' && answer !== null && 'body' in answer && answer.body instanceof ReadableStream;

/** What is followed ends with the connection of whoever follows it; a file that breaks off is a fault. */
function toldAnswer(
  answer: DownloadAnswer,
  { endpoint, context, requestId, deps }: { endpoint: Endpoint; context: Context; requestId: string; deps: Deps },
): DownloadAnswer {
  const { body } = answer;
  if (!(body instanceof ReadableStream) || endpoint.download?.media === 'text/event-stream') return answer;
  const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse };
  const onFault = (thrown: unknown) => {
    const { envelope } = toFailure(thrown, requestId, { route: endpoint.id, deps });
    deps.log.warn('answer_broke_off', { requestId, route: endpoint.id, code: envelope.code });
  };
  return { ...answer, body: toldStream(body, { onFault, cut: outgoing && (() => outgoing.destroy()) }) };
}

function idempotencyOf(
  endpoint: Endpoint,
  context: Context,
  { actor, parts, addressHash }: { actor: Actor; parts: { params: unknown; body: unknown }; addressHash: string },
): NonNullable<RequestMeta['idempotency']> {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'Idempotency-Key', message: 'Use 1 to 200 visible characters.' }],
    });
  }
  const bodyHash = hash('sha256', JSON.stringify([parts.params ?? null, parts.body ?? null]), 'base64url');
  return { principal: principalOf(actor, addressHash), key, route: endpoint.id, bodyHash };
}

function principalOf(actor: Actor, addressHash: string): string {
  switch (actor.kind) {
    case 'public':
      return `public:${addressHash}`;
    case 'applicant':
      return `applicant:${actor.applicationId}`;
    case 'staff':
      return `staff:${actor.staffId}`;
    default:
      return `${actor.kind}:${actor.borrowerId}`;
  }
}

/** An answer must fit its schema and hold nothing that the schema does not name: what is not declared is a leak. */
function assertAnswer(endpoint: Endpoint, result: unknown): void {
  const parsed = endpoint.result?.safeParse(result);
  if (!parsed) return;
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`${endpoint.id} answered outside its schema: ${where}`);
  }
  const sent: unknown = JSON.parse(JSON.stringify(result));
  if (canonicalJson(sent) !== canonicalJson(JSON.parse(JSON.stringify(parsed.data)))) {
    throw new Error(`${endpoint.id} answered more than its schema names`);
  }
}

/** Text is UTF-8, and says so. */
const withCharset = (media: string): string =>
  media.startsWith('text/') && !media.includes('charset') ? `${media}; charset=utf-8` : media;

function download(
  endpoint: Endpoint,
  answer: DownloadAnswer,
  { headers, requestId }: { headers: Record<string, string>; requestId: string },
): Response {
  // What is followed is no file to save.
  if (endpoint.download?.media === 'text/event-stream') {
    const live = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', 'x-request-id': requestId };
    return new Response(answer.body as BodyInit, { headers: { ...headers, ...live } });
  }
  const file = (answer.file ?? endpoint.download?.file ?? 'download').replace(/[^A-Za-z0-9._-]/g, '-');
  return new Response(answer.body as BodyInit, {
    headers: {
      ...headers,
      'content-type': withCharset(answer.media ?? endpoint.download?.media ?? 'application/octet-stream'),
      'content-disposition': `attachment; filename="${file}"`,
      'x-request-id': requestId,
    },
  });
}
