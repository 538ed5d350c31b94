import { adminLogin } from '@contract/staff/calls';
import { listLockedStaff } from '@contract/staff/lock-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

test('a field of a query that stands twice is refused by name, whatever the call knows', async () => {
  const token = await world.staffSession('manager@bright-smile.test');
  for (const path of [listLockedStaff.path, `${adminLogin.path}`]) {
    const isGet = path === listLockedStaff.path;
    const answer = await world.app.request(`${path}?brand=a&brand=b`, {
      method: isGet ? 'GET' : 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(!isGet && { body: JSON.stringify({ email: 'a@b.test', password: 'x' }) }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'brand', message: 'Send this field once.' }] });
  }
});

test('a picture of text names its charset, as files of text do (audit-lists.test.ts)', async () => {
  const icon = await world.app.request('/favicon.ico');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});
