import type { Endpoint } from '@contract/endpoint';
import { allVersionedTables } from '@contract/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { callsUnderTest } from '../test/calls-under-test';
import { type Fixtures, fixturesOf } from './principals';
import { sampleInput } from './samples';

let world: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  world = await startTestApp();
  fixtures = await fixturesOf(world);
});
afterAll(() => world.discard());

/** Later than whatever is stored. */
const NEVER_SEEN = 987_654;
type Shape = { def?: { shape?: object; innerType?: Shape } };
const fieldsOf = (body: Shape | undefined): string[] => Object.keys((body?.def?.innerType ?? body)?.def?.shape ?? {});
/** Their conflicts also tell what somebody else changed: see versioned-tables.test.ts. */
const ofTables = new Set<string>(allVersionedTables.flatMap(({ calls }) => Object.values(calls).map(({ id }) => id)));
const versioned = (callsUnderTest as readonly Endpoint[]).filter(
  ({ id, body }) => !ofTables.has(id) && fieldsOf(body as Shape | undefined).includes('version'),
);

const auditRows = () => {
  const { read } = world.deps.database;
  return read.query(read.builder.selectFrom('audit').select('seq'));
};

test('calls that say which version they have seen are found', () => {
  expect(versioned.length).toBeGreaterThanOrEqual(10);
});

test.each(versioned.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s answers a version that it never gave with 409, STALE and the version there is, and changes nothing',
  async (_, endpoint) => {
    expect(endpoint.errors).toContain('STALE');
    const answers = [];
    for (const principal of fixtures.principals) {
      if (!endpoint.access.some(({ kind }) => kind === principal.kind)) continue;
      const input = sampleInput(endpoint, principal.own);
      input.body = { ...input.body, version: NEVER_SEEN };
      const before = await auditRows();
      const { status, body } = await world.call(endpoint, input as never, { token: principal.token });
      if (status === 403) continue;
      answers.push({
        by: principal.name,
        status,
        code: body.code,
        version: typeof (body as { version?: unknown }).version,
      });
      expect(await auditRows()).toHaveLength(before.length);
    }
    expect(answers).not.toEqual([]);
    for (const answer of answers) expect(answer).toEqual({ ...answer, status: 409, code: 'STALE', version: 'number' });
  },
);
