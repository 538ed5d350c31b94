import type { CallInput, Endpoint, ResultOf } from '@contract/endpoint';
import type { ErrorEnvelope } from '@contract/error';
import type { Hono } from 'hono';
import { createApp } from '../app';
import { createRequestLimits } from '../http/request-limits';
import { createDatabaseRateLimiter, createMemoryRateLimiter } from '../security/rate-limit';
import { seedFoundation } from '../seed/seed-foundation';
import { createTestDeps, type TestDeps, type TestDepsOptions } from './deps';

export type TestAnswer<R> = {
  status: number;
  headers: Headers;
  body: (R extends undefined ? object : R) & ErrorEnvelope;
};

export type TestApp = {
  app: Hono;
  deps: TestDeps;
  /** Makes a call of the contract through the real application. `token` goes into the Authorization header. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: { token?: string | undefined; headers?: Record<string, string> },
  ): Promise<TestAnswer<ResultOf<E>>>;
  /** Opens a session without the log-in, for tests of other calls. */
  sessionOf(
    kind: 'applicant' | 'borrower' | 'member' | 'staff',
    subjectId: string,
    applicationId?: string,
  ): Promise<string>;
  /** A staff session by the e-mail of the demo staff. */
  staffSession(email: string): Promise<string>;
  discard(): Promise<void>;
};

/** Hash that matches no password: sessions of tests are opened directly. */
const NO_PASSWORD = 'none';

/** The application on a database of its own with the demo practices, staff and risk profiles; answers are checked against their schemas. */
export async function startTestApp(options: TestDepsOptions & { passwordHash?: string } = {}): Promise<TestApp> {
  const deps = await createTestDeps({
    environment: { PF_RATE_LIMITS: 'off', ...options.environment },
    ...without(options),
  });
  await deps.database.transaction((tx) => seedFoundation(tx, deps, options.passwordHash ?? NO_PASSWORD));
  const { database, clock, config, metrics } = deps;
  const limits = createRequestLimits(
    config.rateLimits,
    createMemoryRateLimiter(clock),
    createDatabaseRateLimiter({ database, clock }),
  );
  const app = createApp(deps, {
    limits,
    validateAnswers: true,
    metrics,
    lifecycle: { stopping: false },
    distFolder: undefined,
  });
  const sessionOf: TestApp['sessionOf'] = (kind, subjectId, applicationId) =>
    database.transaction((tx) => deps.sessions.issue(tx, { kind, subjectId, applicationId: applicationId ?? null }));
  return {
    app,
    deps,
    sessionOf,
    staffSession: (email) => sessionOf('staff', `staff-${email.replace(/[^a-z0-9]+/g, '-')}`),
    async call(endpoint, input, { token, headers } = {}) {
      const response = await app.request(addressOf(endpoint, input), requestOf(endpoint, input, token, headers));
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    discard: () => deps.discard(),
  };
}

function without(options: TestDepsOptions & { passwordHash?: string }): TestDepsOptions {
  const { environment: _, passwordHash: __, ...rest } = options;
  return rest;
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** The address of a call with its parameters filled in. */
export function addressOf(endpoint: Endpoint, input: object): string {
  const { params = {}, query = {} } = input as Parts;
  const path = endpoint.path.replace(/\{([A-Za-z]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

function requestOf(
  endpoint: Endpoint,
  input: object,
  token?: string,
  headers: Record<string, string> = {},
): RequestInit {
  const { body } = input as Parts;
  return {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
