import { validateApplicationEmail } from '@contract/application/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const many = (entry: (index: number) => string) => Array.from({ length: 12_000 }, (_, index) => entry(index)).join();

test.each([
  ['unknown fields', `{${many((index) => `"k${index}":1`)}}`],
  ['forbidden keys', `[${many(() => '{"__proto__":1}')}]`],
])('a body of nothing but %s is answered briefly', async (_, body) => {
  const response = await world.app.request(validateApplicationEmail.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(422);
  expect((await response.text()).length).toBeLessThan(10_000);
});
