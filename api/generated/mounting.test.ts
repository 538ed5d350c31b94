import type { Endpoint } from '@contract/endpoint';
import { allEndpoints } from '@contract/index';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owners } from '../features/owners';
import { allRoutes } from '../features/routes';
import { mount } from '../http/mount';
import { createTestDeps, type TestDeps } from '../test/deps';

let deps: TestDeps;
beforeAll(async () => {
  deps = await createTestDeps();
});
afterAll(() => deps.discard());

const options = { limits: { take: () => 0 }, owners, validateAnswers: false, observe: () => undefined };

/** The calls, open to anybody and answering with their own name. */
function named(endpoints: readonly Endpoint[]) {
  return endpoints.map(({ id, method, path, summary, source }) => ({
    endpoint: { id, method, path, summary, source, access: [{ kind: 'public' }] as const, errors: [] },
    handle: async () => ({ id }),
  }));
}

describe('mounting', () => {
  test('every call of the contract has a handler, and every handler a call', () => {
    const handled = allRoutes.map((route) => route.endpoint.id).sort();
    expect(handled).toEqual(allEndpoints.map((endpoint) => endpoint.id).sort());
  });

  test('names of calls are unique', () => {
    expect(new Set(allEndpoints.map((endpoint) => endpoint.id)).size).toBe(allEndpoints.length);
  });

  test.each([
    ['declared order', (list: readonly Endpoint[]) => list],
    ['reversed order', (list: readonly Endpoint[]) => [...list].reverse()],
  ])('every path resolves to its own call with and without a trailing slash, mounted in %s', async (_, order) => {
    const app = new Hono();
    mount(app, named(order(allEndpoints)), { deps, options });
    for (const endpoint of allEndpoints) {
      const path = endpoint.path.replace(/\{[A-Za-z]+\}/g, 'value-1').replace(/\/$/, '');
      for (const spelling of [path, `${path}/`]) {
        const response = await app.request(spelling, { method: endpoint.method });
        expect(await response.json(), `${endpoint.method} ${spelling}`).toEqual({ id: endpoint.id });
      }
    }
  });

  test('a call without an access rule does not mount', () => {
    const bare = { ...named(allEndpoints.slice(0, 1))[0]?.endpoint, access: [] } as unknown as Endpoint;
    expect(() => mount(new Hono(), [{ endpoint: bare, handle: async () => ({}) }], { deps, options })).toThrow(
      'no access rule',
    );
  });

  test('two calls at one address do not mount', () => {
    const twice = [...named(allEndpoints.slice(0, 1)), ...named(allEndpoints.slice(0, 1))];
    expect(() => mount(new Hono(), twice, { deps, options })).toThrow('Two calls');
  });
});
