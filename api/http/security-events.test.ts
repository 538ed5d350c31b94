import { logout, verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import { getBorrower } from '@contract/borrower-file/calls';
import { allEndpoints } from '@contract/index';
import { adminLogin } from '@contract/staff/calls';
import { listLockedStaff, unlockStaff } from '@contract/staff/lock-calls';
import { proveOneself } from '@contract/staff/own-proof-calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log/log';
import { codeOf } from '../security/code-value';
import { startTestApp, type TestApp } from '../test/app';
import { aBorrower, aColleague } from '../test/builders';
import { ACTS } from './security-events';

const PRACTICE = 'prac-bright-smile';
const PASSWORD = 'right-horse-battery';
const lines: string[] = [];
let world: TestApp;
beforeAll(async () => {
  const log = createLog({ level: 'info', instance: 'one' }, { write: (line: string) => void lines.push(line) });
  const environment = { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '20', PF_TRUSTED_PROXY_HOPS: '1' };
  world = await startTestApp({ environment, overrides: { log } });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => world.discard());

const events = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === 'security');
let networks = 0;
const from = () => {
  networks += 1;
  return { headers: { 'x-forwarded-for': `203.0.${networks}.7` } };
};
const FROM = { from: expect.stringMatching(/^[\w-]{22}$/), requestId: expect.any(String) };

test('a wrong password says at whose account, or at which hash of an address without one', async () => {
  const { id, email } = await aColleague(world.deps, PRACTICE, {
    password_hash: await world.deps.passwords.hash(PASSWORD),
  });
  await world.call(adminLogin, { body: { email, password: 'wrong' } }, from());
  await world.call(adminLogin, { body: { email: 'stranger@nowhere.test', password: 'wrong' } }, from());
  const wrong = { kind: 'wrong_password', level: 'warn', route: 'adminLogin', actorKind: 'public', ...FROM };
  expect(events()).toEqual([
    expect.objectContaining({ ...wrong, account: id }),
    expect.objectContaining({ ...wrong, account: expect.stringMatching(/^[\w-]{20,64}$/) }),
  ]);
  for (const text of [email, 'stranger', 'nowhere', 'wrong"']) expect(lines.join('')).not.toContain(text);
});

test('who comes, proves themselves and goes is told by id', async () => {
  const { id, email } = await aColleague(world.deps, PRACTICE, {
    password_hash: await world.deps.passwords.hash(PASSWORD),
  });
  await world.call(adminLogin, { body: { email, password: PASSWORD } }, from());
  const token = await world.sessionOf('staff', id);
  await world.call(proveOneself, { body: { password: 'wrong' } }, { token, ...from() });
  await world.call(proveOneself, { body: { password: PASSWORD } }, { token, ...from() });
  await world.call(logout, {}, { token, ...from() });
  const who = { actorKind: 'staff', staffId: id, ...FROM };
  expect(events()).toEqual([
    expect.objectContaining({ kind: 'log_in', level: 'info', ...FROM }),
    expect.objectContaining({ kind: 'wrong_password', route: 'proveOneself', ...who }),
    expect.objectContaining({ kind: 'own_proof', ...who }),
    expect.objectContaining({ kind: 'log_out', ...who }),
  ]);
});

test('what is refused says who tried: rights, foreign objects, other websites', async () => {
  const { id } = await aBorrower(world.deps);
  const { id: staffId } = await aColleague(world.deps, PRACTICE, { role: 'PracticeStaff' });
  const token = await world.sessionOf('staff', staffId);
  await world.call(listLockedStaff, {}, { token, ...from() });
  await world.call(getBorrower, { query: { user_id: id } }, { token, ...from() });
  const manager = await world.staffSession('manager@bright-smile.test');
  await world.call(unlockStaff, { params: { staffId: 'nobody' } }, { token: manager, ...from() });
  const evil = { headers: { ...from().headers, origin: 'https://evil.example' } };
  await world.call(adminLogin, { body: { email: 'a@b.test', password: 'x' } }, evil);
  expect(events().map(({ kind, actorKind }) => [kind, actorKind])).toEqual([
    ['forbidden', 'staff'],
    ['foreign_object', 'staff'],
    ['foreign_object', 'staff'],
    ['cross_site', 'public'],
  ]);
  expect(events()[0]).toMatchObject({ staffId, ...FROM });
});

test('wrong codes, codes that are asked for, rates and what no call accepts leave a line, and no address', async () => {
  const { email } = await aBorrower(world.deps);
  const sent = await world.call(verifyWelcomeBack, { body: { data: email } }, from());
  const wrong = codeOf(world.deps.config.codeKey, sent.body.user) === '000000' ? '111111' : '000000';
  await world.call(verifyLoginCode, { body: { user: sent.body.user, otp: wrong } }, from());
  const network = from();
  for (let tries = 0; tries < 21; tries += 1)
    await world.call(adminLogin, { body: { email: 'a@b.test', password: 'x' } }, network);
  const raw = (body: string) =>
    world.app.request('/v2/admin/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  await raw('{"__proto__":{"a":1}}');
  await raw('{"email":"4111 1111 1111 1111"}');
  const kinds = new Set(events().map(({ kind }) => kind));
  expect(kinds).toEqual(
    new Set(['code_asked', 'wrong_code', 'wrong_password', 'rate_limited', 'forbidden_key', 'card_number']),
  );
  expect(lines.join('')).not.toContain(email);
  expect(lines.join('')).not.toContain('4111');
});

test('every call that is an event exists', () => {
  const ids = new Set(allEndpoints.map(({ id }) => id));
  expect(Object.keys(ACTS).filter((id) => !ids.has(id))).toEqual([]);
});

test('paths that lead nowhere are counted, and kept nowhere', async () => {
  for (const path of ['/.env', '/wp-login.php', '/v2/jane@doe.test']) await world.app.request(path);
  expect(await world.deps.metrics.text()).toMatch(/http_request_seconds_count\{[^}]*route="unknown"[^}]*\} 3/);
  expect(lines.join('')).not.toContain('jane');
});
