import { endpoint } from '@contract/endpoint';
import { endSession, session, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { call, onForbidden } from './call';

const read = endpoint({
  id: 'readThing',
  method: 'GET',
  path: '/things/{id}',
  summary: '',
  source: '',
  access: [{ kind: 'public' }],
  params: z.object({ id: z.string() }),
  query: z.strictObject({ flag: z.optional(z.string()) }),
  result: z.object({ name: z.string() }),
  errors: [],
});
const create = endpoint({
  id: 'createThing',
  method: 'POST',
  path: '/things',
  summary: '',
  source: '',
  access: [{ kind: 'public' }],
  body: z.strictObject({ name: z.string() }),
  result: z.object({ name: z.string() }),
  errors: [],
  idempotent: true,
});

type Sent = { url: string; method: string; headers: Headers; body: unknown; credentials: string | undefined };
let sent: Sent[] = [];
let assigned: string[] = [];

/** The network: answers each request with the next of `answers`; an Error is a request that got no answer. */
function network(...answers: (Response | Error)[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method = 'GET', headers, body, credentials } = init;
    sent.push({ url, method, headers: new Headers(headers), body, credentials });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('no answer left');
    return answer;
  });
}
const json = (status: number, body: unknown) => Response.json(body, { status });

function onPage(pathname: string, search = '') {
  const page = {
    self: null as unknown,
    top: null as unknown,
    location: { pathname, search, assign: (to: string) => assigned.push(to) },
  };
  page.self = page;
  page.top = page;
  vi.stubGlobal('window', page);
}

beforeEach(() => {
  sent = [];
  assigned = [];
  onPage('/v2/borrower/welcome');
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe('call', () => {
  test('fills the path, appends the query and returns the result', async () => {
    network(json(200, { name: 'one' }));
    expect(await call(read, { params: { id: 'a/b' }, query: { flag: 'true' } })).toEqual({ name: 'one' });
    expect(sent[0]).toMatchObject({ url: '/things/a%2Fb?flag=true', method: 'GET' });
  });

  test('carries the token of the session and no header without one', async () => {
    network(json(200, { name: 'one' }), json(200, { name: 'one' }));
    await call(read, { params: { id: 'a' } });
    startSession('secret-token', 'borrower');
    await call(read, { params: { id: 'a' } });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'secret-token']);
  });

  test('goes with the credentials of our own origin, but for a call that may have no session', async () => {
    network(json(200, { name: 'one' }), json(200, { name: 'one' }), json(200, { name: 'one' }));
    await call(read, { params: { id: 'a' } });
    await call(create, { body: { name: 'one' } });
    await call(read, { params: { id: 'a' } }, { withoutSession: true });
    expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin', 'omit']);
  });

  test('carries no token of a patient on the pages of staff', async () => {
    onPage('/v2/admin/practice/applications');
    network(json(200, { name: 'one' }));
    startSession('secret-token', 'borrower');
    await call(read, { params: { id: 'a' } });
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });

  test('a refused request becomes one ApiError with its fields', async () => {
    const fields = [{ field: 'name', message: 'Enter a name' }];
    network(
      json(422, {
        code: 'INVALID_FIELDS',
        message: 'Some answers need to be corrected.',
        error: '',
        requestId: 'r1',
        fields,
      }),
    );
    const failure = await call(create, { body: { name: '' } }).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 422, code: 'INVALID_FIELDS', requestId: 'r1', fields });
  });

  test('a failure says what the server says, and Internal Server Error where it says nothing', async () => {
    const body = { code: 'INTERNAL', message: 'The vault is closed.', error: 'The vault is closed.', requestId: 'r1' };
    network(json(500, body), new Response('<h1>Bad</h1>', { status: 500 }));
    await expect(call(read, { params: { id: 'a' } })).rejects.toThrow('The vault is closed.');
    await expect(call(read, { params: { id: 'a' } })).rejects.toThrow(/^Internal Server Error$/);
  });

  test('an answer outside the contract is a failure and not data', async () => {
    network(json(200, { nome: 'one' }));
    await expect(call(read, { params: { id: 'a' } })).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  test('an idempotent call without an answer is sent once more under the same key', async () => {
    network(new TypeError('Failed to fetch'), json(200, { name: 'one' }));
    expect(await call(create, { body: { name: 'one' } })).toEqual({ name: 'one' });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a read without an answer fails as offline and is not repeated', async () => {
    network(new TypeError('Failed to fetch'), json(200, { name: 'one' }));
    await expect(call(read, { params: { id: 'a' } })).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
    expect(sent).toHaveLength(1);
  });

  test('an aborted call throws the reason of its signal', async () => {
    const controller = new AbortController();
    network(new DOMException('gone', 'AbortError'));
    controller.abort(new Error('left the page'));
    await expect(call(read, { params: { id: 'a' } }, { signal: controller.signal })).rejects.toThrow('left the page');
  });
});

describe('a 401', () => {
  const over = () => json(401, { code: 'NO_SESSION', message: 'Log in to continue.', error: '', requestId: 'r' });
  test.each([
    ['/v2/admin/practice/applications', '?page=2', '/v2/admin/login?page=2'],
    ['/v2/privi/admin/signups', '?page=2', '/v2/privi/admin/login?page=2'],
    ['/v2/borrower/payments', '?x=1', '/v2/borrower/login?redirect=%2Fv2%2Fborrower%2Fpayments%3Fx%3D1'],
    ['/v2/privi/member/welcome', '', '/v2/privi/member/login'],
    ['/v2/bright-smile/apply', '?pagePath=bank-info', '/v2/apply?pagePath=welcome-back'],
  ])('on %s%s ends the session and goes to %s', async (pathname, search, login) => {
    startSession('t', 'borrower');
    onPage(pathname, search);
    network(over());
    await expect(call(read, { params: { id: 'a' } })).rejects.toMatchObject({ status: 401 });
    expect(session).toMatchObject({ token: null, kind: null });
    expect(assigned).toEqual([login]);
  });

  test('clears both storages of this origin, whatever stands in them', async () => {
    onPage('/v2/admin/practice/applications');
    const kept = { localStorage: new Map([['access_token', 't']]), sessionStorage: new Map([['typed', 'words']]) };
    const place = (of: Map<string, string>) => ({
      getItem: (key: string) => of.get(key) ?? null,
      setItem: (key: string, value: string) => of.set(key, value),
      removeItem: (key: string) => of.delete(key),
      clear: () => of.clear(),
    });
    Object.assign(window, {
      localStorage: place(kept.localStorage),
      sessionStorage: place(kept.sessionStorage),
      addEventListener: () => undefined,
    });
    network(over());
    await expect(call(read, { params: { id: 'a' } })).rejects.toMatchObject({ status: 401 });
    expect([[...kept.localStorage.keys()], [...kept.sessionStorage.keys()]]).toEqual([[], []]);
  });

  test('on any other page ends the session and stays', async () => {
    startSession('t', 'borrower');
    onPage('/v2/payment-calculator');
    network(over());
    await expect(call(read, { params: { id: 'a' } })).rejects.toMatchObject({ status: 401 });
    expect(session.token).toBeNull();
    expect(assigned).toEqual([]);
  });
});

test('whoever listens hears of a call that is refused for want of a permission, and of no other, until they stop', async () => {
  const heard = vi.fn();
  const stop = onForbidden(heard);
  const refused = (code: string) => json(403, { code, message: 'Not allowed.' });
  network(refused('ACCOUNT_BLOCKED'), refused('FORBIDDEN'), refused('FORBIDDEN'));
  const ask = () => call(read, { params: { id: 'a' } }).catch(({ code }: ApiError) => code);
  expect([await ask(), heard.mock.calls.length]).toEqual(['ACCOUNT_BLOCKED', 0]);
  expect([await ask(), heard.mock.calls.length]).toEqual(['FORBIDDEN', 1]);
  stop();
  expect([await ask(), heard.mock.calls.length]).toEqual(['FORBIDDEN', 1]);
});
