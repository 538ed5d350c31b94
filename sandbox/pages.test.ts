import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { scripts } from './bureau/scripts';
import { type RunningSandbox, startSandbox } from './start-sandbox';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
});
afterEach(() => fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' }));
afterAll(() => sandbox.stop());

const get = async (path: string) => {
  const response = await fetch(sandbox.url + path);
  return { status: response.status, text: await response.text(), csp: response.headers.get('content-security-policy') };
};

async function sendSms(body: string): Promise<void> {
  const sid = 'AC1';
  const response = await fetch(`${sandbox.url}/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${sid}:sandbox_twilio`)}` },
    body: new URLSearchParams({ To: '+15125550123', From: '+15555550100', Body: body }),
  });
  expect(response.status).toBe(201);
}

test('the home page lists every script', async () => {
  const { text } = await get('/');
  expect(scripts).toHaveLength(18);
  for (const { lastFour } of scripts) expect(text).toContain(`<code>${lastFour}</code>`);
});

describe('nothing that was sent becomes markup', () => {
  const hostile = `</pre><script>alert(1)</script><img src=x onerror=alert(2)> code 482913`;

  test('on the mailbox page and in its fragments', async () => {
    await sendSms(hostile);
    for (const path of ['/mailbox', '/mailbox/new', '/mailbox?q=onerror']) {
      const { text } = await get(path);
      expect(text).toContain('&lt;img src=x onerror=alert(2)&gt;');
      expect(text).not.toContain('<img');
      expect(text).not.toContain('<script>alert');
    }
  });

  test('in the search field', async () => {
    const { text } = await get(`/mailbox?q=${encodeURIComponent('"><script>x</script>')}`);
    expect(text).not.toContain('<script>x');
  });
});

test('pages run only their own scripts and load nothing from elsewhere', async () => {
  for (const path of ['/', '/mailbox', '/persona/verify', '/sandbox/kba/none']) {
    const { csp, text } = await get(path);
    expect(csp).toMatch(/^default-src 'none'; script-src 'nonce-[A-Za-z0-9+/=]+'; style-src 'nonce-/);
    expect(csp).not.toContain('unsafe');
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  }
});

describe('the mailbox follows', () => {
  test('asks only for what came since', async () => {
    await sendSms('first');
    const first = /data-id="(msg_\d+)"/.exec((await get('/mailbox')).text)?.[1];
    expect((await get(`/mailbox/new?after=${first}`)).text.trim()).toBe('');
    await sendSms('second');
    const fresh = (await get(`/mailbox/new?after=${first}`)).text;
    expect(fresh).toContain('second');
    expect(fresh).not.toContain('first');
  });

  test('search finds by recipient and by words', async () => {
    await sendSms('an apple');
    await sendSms('a pear');
    expect((await get('/mailbox?q=APPLE')).text).not.toContain('a pear');
    expect((await get('/mailbox?q=5550123')).text).toContain('a pear');
  });

  test('remembers the latest 500', async () => {
    for (let count = 0; count < 505; count += 1) await sendSms(`message ${count}`);
    const response = await fetch(`${sandbox.url}/mailbox.json`);
    const messages: { text: string }[] = await response.json();
    expect(messages).toHaveLength(500);
    expect(messages[0]?.text).toBe('message 504');
  });
});

test('another site cannot reset the sandbox through a visitor’s browser', async () => {
  await sendSms('stays');
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST', headers })).status).toBe(403);
  expect((await get('/mailbox.json')).text).toContain('stays');
});

test('junk is refused without a fault of the server', async () => {
  const bodies = ['', '{', '[]', '{"__proto__":1}', '{"answers":[{}]}'];
  const paths = [
    '/sandbox/faults',
    '/bureau/v1/soft-pull',
    '/kba/v1/exams',
    '/persona/api/v1/inquiries',
    '/persona/verify',
  ];
  for (const path of paths) {
    for (const body of bodies) {
      const headers = {
        authorization: 'Bearer sandbox_x',
        'persona-version': '2023-01-05',
        'content-type': 'application/json',
      };
      const { status } = await fetch(sandbox.url + path, { method: 'POST', headers, body });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  }
});
