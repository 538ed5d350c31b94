import type { CallInput, Endpoint, ResultOf } from '@contract/endpoint';
import type { ErrorEnvelope } from '@contract/error';
import type { Hono } from 'hono';
import { createApp } from '../app';
import { createRequestLimits } from '../http/request-limits';
import { createDatabaseRateLimiter, createMemoryRateLimiter } from '../security/rate-limit';
import { seedFoundation } from '../seed/seed-foundation';
import { seedWorld } from '../seed/seed-world';
import { mountAgain } from './calls-under-test';
import { createTestClock } from './clock';
import { type Fill, openTestDatabase } from './database';
import { createTestDeps, platformOf, type TestDeps, type TestDepsOptions } from './deps';

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

type TestAppOptions = TestDepsOptions & {
  passwordHash?: string;
  /** Holds the whole demo world, which is seeded once and copied. */
  isDemoWorld?: boolean;
};

/** The application on a database of its own with the demo practices, staff and risk profiles; answers are checked against their schemas. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { passwordHash, environment, isDemoWorld, ...rest } = options;
  // A clock that nobody has moved tells the time at which the copied databases were filled.
  const isAtStart = options.clock === undefined || options.clock.now() === createTestClock().now();
  const isPlain = isAtStart && ![passwordHash, options.database, environment?.DEMO_SITE_URL].some(Boolean);
  const deps = await createTestDeps({
    environment: { PF_RATE_LIMITS: 'off', ...environment },
    ...(isPlain ? { database: await openTestDatabase(isDemoWorld ? demoWorld : foundation) } : {}),
    ...rest,
  });
  if (!isPlain) await seed(deps, passwordHash);
  const { database } = deps;
  const app = appOf(deps);
  let other: ReturnType<typeof secondProcess> | undefined;
  let [underWay, calls] = [0, 0];
  /** Calls at once go to two processes in turn where the database takes two. */
  function answering(): Hono {
    calls += 1;
    if (database.dialect === 'sqlite' || underWay === 0 || calls % 2 === 0) return app;
    other ??= secondProcess(deps);
    return other.app;
  }
  const sessionOf: TestApp['sessionOf'] = (kind, subjectId, applicationId) =>
    database.transaction((tx) => deps.sessions.issue(tx, { kind, subjectId, applicationId: applicationId ?? null }));
  return {
    app,
    deps,
    sessionOf,
    staffSession: (email) => sessionOf('staff', `staff-${email.replace(/[^a-z0-9]+/g, '-')}`),
    async call(endpoint, input, { token, headers } = {}) {
      const asked = answering();
      underWay += 1;
      const response = await Promise.resolve(
        asked.request(addressOf(endpoint, input), requestOf(endpoint, input, { token, headers })),
      ).finally(() => {
        underWay -= 1;
      });
      const type = response.headers.get('content-type') ?? '';
      const isJson = type.includes('json');
      // What is followed has no end to wait for.
      const isLive = type.includes('event-stream');
      const text = isLive ? '' : await response.text();
      if (isLive) await response.body?.cancel();
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    async discard() {
      await other?.close();
      await deps.discard();
    },
  };
}

function appOf(deps: TestDeps): Hono {
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
  mountAgain(app, deps, limits);
  return app;
}

/** The application once more: connections, caches and limits of its own; database, keys, clock and vendors of the first. */
function secondProcess(deps: TestDeps): { app: Hono; close(): Promise<void> } {
  const again = deps.database.openAgain();
  const base = platformOf({ ...deps, database: { ...deps.database, ...again } });
  const database = { ...deps.database, ...again, transaction: base.outbox.wakenBy(again).transaction };
  const other: TestDeps = { ...deps, ...base, vendors: deps.vendors, database };
  return {
    app: appOf(other),
    async close() {
      other.metrics.stop();
      await again.close();
    },
  };
}

const seed = (deps: TestDeps, passwordHash = NO_PASSWORD) =>
  deps.database.transaction((tx) => seedFoundation(tx, deps, passwordHash));

/** What most tests begin with, seeded once and copied. */
const foundation: Fill = {
  name: 'foundation',
  async put(database) {
    const deps = await createTestDeps({ database });
    await seed(deps);
    deps.metrics.stop();
  },
};

const demoWorld: Fill = {
  name: 'demo_world',
  async put(database) {
    const deps = await createTestDeps({ database });
    await seed(deps);
    await database.transaction((tx) => seedWorld(tx, deps));
    deps.metrics.stop();
  },
};

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
  { token, headers = {} }: { token?: string | undefined; headers?: Record<string, string> | undefined } = {},
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
