import type { Endpoint } from '@contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, startTestApp, type TestApp } from '../test/app';
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

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

/** Values that no field takes, as JSON text. */
const junkValues: Record<string, string> = {
  'a number': '-1.5e300',
  'an infinite number': '1e999',
  'a long text': JSON.stringify('x'.repeat(20_000)),
  'a NUL': '"\\u0000"',
  'a lone surrogate': '"\\ud800"',
  'an object': '{"__proto__":{"isAdmin":true}}',
  'a deep list': deep,
  'a list of nulls': '[null,null]',
  null: 'null',
};

/** Request bodies that are invalid for every call. */
const junkBodies: Record<string, { text: string | Uint8Array; type?: string; encoding?: string }> = {
  'no JSON': { text: '{"a":' },
  NaN: { text: '{"a":NaN}' },
  'a bare text': { text: '"text"' },
  'a bare number': { text: '7' },
  'a bare list': { text: '[]' },
  'a deep list': { text: deep },
  'a prototype': { text: '{"__proto__":{"x":1},"constructor":{"prototype":{}}}' },
  'an extra field': { text: '{"noSuchField":1}' },
  'broken UTF-8': { text: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  'another content type': { text: '{}', type: 'text/plain' },
  'form fields': { text: 'a=1', type: 'application/x-www-form-urlencoded' },
  'a compressed body': { text: new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), encoding: 'gzip' },
  'too much': { text: JSON.stringify({ noSuchField: 'x'.repeat(300_000) }) },
};

function fieldsOf(endpoint: Endpoint): string[] {
  if (!endpoint.body) return [];
  const schema = z.toJSONSchema(endpoint.body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });
  const branches = [schema, ...(schema.anyOf ?? [])] as { properties?: Record<string, unknown> }[];
  return [...new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))];
}

function entrance(endpoint: Endpoint) {
  const rule = endpoint.access[0];
  const principal = fixtures.principals.find(
    (one) =>
      (rule.kind === 'public' && one.kind === 'anonymous') ||
      (rule.kind === one.kind &&
        (rule.kind !== 'staff' ||
          (one.role !== undefined &&
            rule.roles.includes(one.role) &&
            (!rule.partnerOnly || one.financePartner === true)))),
  );
  if (!principal) throw new Error(`Nobody may call ${endpoint.id}`);
  return { token: principal.token, input: sampleInput(endpoint, principal.own) };
}

async function send(endpoint: Endpoint, body: string | Uint8Array, type = 'application/json', encoding?: string) {
  const { token, input } = entrance(endpoint);
  const response = await world.app.request(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      'content-type': type,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(token ? { authorization: token } : {}),
    },
    body: body as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as { code: string; fields?: { field: string }[] } };
}

const withBody = callsUnderTest.filter((endpoint) => endpoint.body && endpoint.method !== 'GET');

describe.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test.each(Object.entries(junkBodies))('refuses %s as its body', async (_name, { text, type, encoding }) => {
    const answer = await send(endpoint, text, type, encoding);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 422) expect(answer.body.fields?.length).toBeGreaterThan(0);
  });

  test('refuses a field that is sent twice, and names it', async () => {
    const { input } = entrance(endpoint);
    const sent = Object.entries(input.body ?? {}).map(([key, value]) => [
      key,
      `${JSON.stringify(key)}:${JSON.stringify(value)}`,
    ]);
    if (sent.length === 0) sent.push(['noSuchField', '"noSuchField":1']);
    for (const [field, member] of sent) {
      const answer = await send(endpoint, `{${[...sent.map(([, one]) => one), member].join(',')}}`);
      expect([answer.status, answer.body.code], field).toEqual([422, 'INVALID_FIELDS']);
      expect(answer.body.fields).toContainEqual({ field, message: 'Send this field once.' });
    }
  });

  test('names each field that holds junk', async () => {
    for (const field of fieldsOf(endpoint)) {
      for (const [name, value] of Object.entries(junkValues)) {
        const { input } = entrance(endpoint);
        // A field that may hold nothing is sent with nothing.
        if (name === 'null' && Object.entries(input.body ?? {}).some(([key, one]) => key === field && one === null))
          continue;
        const rest = Object.entries(input.body ?? {}).filter(([key]) => key !== field);
        const text = `{${[...rest.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`), `${JSON.stringify(field)}:${value}`].join(',')}}`;
        const answer = await send(endpoint, text);
        const where = `${field} = ${name}`;
        expect([answer.status, answer.body.code], where).toEqual([422, 'INVALID_FIELDS']);
        const named = answer.body.fields?.some(
          (fault) =>
            fault.field === field || fault.field.startsWith(`${field}.`) || fault.field.startsWith(`${field}[`),
        );
        expect(named, `${where}: ${JSON.stringify(answer.body.fields)}`).toBe(true);
      }
    }
  });
});

describe.each(
  callsUnderTest
    .filter((endpoint) => endpoint.query || /\{/.test(endpoint.path))
    .map((endpoint) => [endpoint.id, endpoint] as const),
)('%s', (_, endpoint) => {
  test('answers junk in its address with 4xx, never 5xx', async () => {
    const { token, input } = entrance(endpoint);
    const junk = ['%00', '..%2f..%2fetc', "'%20or%201=1--", '%F0%9F%92%A9', 'x'.repeat(500), '__proto__', '%E0%A4%A'];
    for (const value of junk) {
      const path = endpoint.path.replace(/\{[A-Za-z]+\}/g, value);
      const flags = `applicationId=${value}&noSuchFlag=${value}`;
      const addresses = [
        // An address without a parameter is the call itself.
        ...(path === endpoint.path ? [] : [path]),
        ...(endpoint.query ? [`${addressOf(endpoint, { params: input.params })}?${flags}`] : []),
      ];
      for (const address of addresses) {
        const response = await world.app.request(address, {
          method: endpoint.method,
          headers: {
            ...(token ? { authorization: token } : {}),
            ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
          },
          ...(endpoint.body ? { body: JSON.stringify(input.body ?? {}) } : {}),
        });
        expect(response.status, address).toBeGreaterThanOrEqual(400);
        expect(response.status, address).toBeLessThan(500);
      }
    }
  });
});

const repeating = callsUnderTest.flatMap((endpoint) =>
  Object.keys(endpoint.repeats ?? {}).map((place) => [endpoint.id, place.replace('body.', ''), endpoint] as const),
);

test.each(repeating)('%s refuses a %s that is another one than its path names', async (_id, field, endpoint) => {
  const other = 'another-than-the-path';
  const { token, input } = entrance(endpoint);
  const [part, name = ''] = field.startsWith('query.') ? ['query', field.slice('query.'.length)] : ['body', field];
  const answer =
    part === 'query'
      ? await world.call(endpoint, { ...input, query: { ...input.query, [name]: other } } as never, { token })
      : await send(endpoint, JSON.stringify({ ...input.body, [name]: other }));
  // One that is looked up is not found before it is compared.
  const isOwned = endpoint.access.some(
    (rule) => 'owns' in rule && rule.owns?.some(({ at }) => at === `${part}.${name}`),
  );
  const fields = (answer.body as { fields?: { field: string }[] }).fields?.map((fault) => fault.field);
  expect([answer.status, fields]).toEqual(isOwned ? [404, undefined] : [422, [name]]);
});
