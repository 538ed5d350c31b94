import { documentKeys } from '@contract/document/entity';
import type { Endpoint } from '@contract/endpoint';
import { openRows, personFields } from '@contract/person-fields';
import { practiceRoles, type Reader } from '@contract/person-readers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { owners } from '../features/owners';
import { mount } from '../http/mount';
import { addressOf, startTestApp, type TestApp } from '../test/app';
import { callsUnderTest } from '../test/calls-under-test';
import { type Fixtures, fixturesOf, type Principal } from './principals';
import { type RowValues, sampleOf } from './result-sample';
import { sampleInput } from './samples';

let world: TestApp;
let fixtures: Fixtures;
let app: Hono;
const wholeAnswers = new Map<string, unknown>();

/** Every value that decides about a row, open or not. */
const allRows = {
  ApplicationDocument: { field: 'documentKey', values: documentKeys },
  BorrowerDocument: { field: 'documentKey', values: documentKeys },
  ApplicationHistoryEntry: {
    field: 'action',
    values: [
      ...(openRows.ApplicationHistoryEntry?.values ?? []),
      'MISMATCH_CORRECTED',
      'QUESTIONS_FAILED',
      'A_LATER_ONE',
    ],
  },
};

/** Calls that staff can make and that answer with an object. */
const calls = callsUnderTest.filter((one) => one.result && one.access.some((rule) => rule.kind === 'staff'));

beforeAll(async () => {
  world = await startTestApp();
  fixtures = await fixturesOf(world);
  app = new Hono();
  for (const call of calls) wholeAnswers.set(call.id, sampleOf(call.result as z.ZodMiniType, allRows));
  const routes = calls.map((call) => ({ endpoint: call, handle: async () => wholeAnswers.get(call.id) }));
  mount(app, routes, {
    deps: world.deps,
    options: {
      limits: { take: () => 0 },
      owners,
      validateAnswers: false,
      observe: () => undefined,
    },
  });
});
afterAll(() => world.discard());

async function ask(call: Endpoint, principal: Principal): Promise<{ status: number; body: unknown }> {
  const input = sampleInput(call, principal.own);
  // Transactions are financing, but for those of memberships: the membership brand has none to ask for.
  const isOfMemberships = call.path.startsWith('/privi/');
  if (principal.brand === 'membership' && !isOfMemberships)
    for (const part of [input.query, input.body]) delete part?.transactionId;
  const response = await app.request(addressOf(call, input), {
    method: call.method,
    headers: {
      authorization: `Bearer ${principal.token}`,
      ...(input.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(input.body ? { body: JSON.stringify(input.body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

const hidden = { practice: ['platform', 'financing'], partner: ['financing'], financing: [''] } as const;
const openTo = { practice: openRows, partner: allRows, financing: allRows };
type For = { reader: Reader; rules: RowValues };

/** What a reader gets of a value, worked out from the table alone. */
function cutByTable(schema: z.core.$ZodType, value: unknown, of: For): unknown {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  if (def.innerType) return value === null ? null : cutByTable(def.innerType as z.core.$ZodType, value, of);
  if (def.element) {
    const element = def.element as z.core.$ZodType;
    const rule = of.rules[z.globalRegistry.get(element)?.id ?? ''];
    const rows = value as Record<string, string>[];
    return rows
      .filter((row) => !rule || rule.values.includes(row[rule.field] ?? ''))
      .map((row) => cutByTable(element, row, of));
  }
  if (def.type === 'union') return cutByTable((def.options as z.core.$ZodType[])[0] as z.core.$ZodType, value, of);
  if (!def.shape) return value;
  const fields = (personFields as Table)[z.globalRegistry.get(schema)?.id ?? ''];
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => {
      const part = (def.shape as Record<string, z.core.$ZodType>)[key] as z.ZodMiniType;
      if (!hidden[of.reader].some((audience) => audience === fields?.[key])) return [key, cutByTable(part, inner, of)];
      return [key, part.safeParse(null).success ? null : []];
    }),
  );
}

const lets = (call: Endpoint, principal: Principal) =>
  call.access.some(
    (rule) =>
      rule.kind === 'staff' &&
      principal.role &&
      rule.roles.includes(principal.role) &&
      (rule.brand === 'every' || rule.brand === principal.brand) &&
      !(rule.platformOnly && principal.financePartner) &&
      !(rule.partnerOnly && !principal.financePartner),
  );
const staffOf = (call: Endpoint) => fixtures.principals.filter((one) => one.kind === 'staff' && lets(call, one));
function readerOf({ role, brand, financePartner }: Principal): Reader {
  if (role !== undefined && practiceRoles.includes(role)) return 'practice';
  return brand === 'membership' || financePartner ? 'partner' : 'financing';
}
const seenBy = (reader: Reader, call: Endpoint, whole: unknown) =>
  cutByTable(call.result as z.ZodMiniType, whole, { reader, rules: openTo[reader] });

describe.each(calls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  test('answers each role with exactly the cells of the table', async () => {
    expect(staffOf(call).length).toBeGreaterThan(0);
    for (const principal of staffOf(call)) {
      const { status, body } = await ask(call, principal);
      const whole = JSON.parse(JSON.stringify(wholeAnswers.get(id)));
      expect([status, body], principal.name).toEqual([200, seenBy(readerOf(principal), call, whole)]);
    }
  });

  test('leaves an audit row of a view exactly where something protected was shown', async () => {
    for (const principal of staffOf(call)) {
      const before = await views();
      await ask(call, principal);
      const whole = JSON.parse(JSON.stringify(wholeAnswers.get(id)));
      const reader = readerOf(principal);
      const seen = seenBy(reader, call, whole);
      const open = cutByTable(call.result as z.ZodMiniType, seen, { reader: 'practice', rules: allRows });
      const due = reader !== 'practice' && JSON.stringify(open) !== JSON.stringify(seen) ? 1 : 0;
      expect((await views()) - before, principal.name).toBe(due);
    }
  });
});

async function views(): Promise<number> {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('audit').select('seq').where('action', '=', 'person.protected_fields_viewed'),
  );
  return rows.length;
}

test('a practice cannot filter a list by what it does not see', async () => {
  const manager = fixtures.principals.find(({ role }) => role === 'PracticeAdmin');
  const admin = fixtures.principals.find(({ name }) => name === 'an administrator');
  const byGrade = (token?: string) =>
    world.app.request('/practice/applications', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { grade: ['F'] } }),
    });
  expect((await byGrade(manager?.token)).status).toBe(403);
  expect((await byGrade(admin?.token)).status).toBe(200);
});
