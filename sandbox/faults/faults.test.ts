import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../start-sandbox';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
});
afterEach(() => fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' }));
afterAll(() => sandbox.stop());

const fault = (mode: string) =>
  fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ vendor: 'sms', mode }) });

/** The texts that arrived after one was sent under a fault, and what its sender was told. */
async function sendUnder(mode: string) {
  await fault(mode);
  const told = await fetch(`${sandbox.url}/2010-04-01/Accounts/AC1/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('AC1:sandbox_twilio')}` },
    body: new URLSearchParams({ To: '+15125550123', From: '+15555550100', Body: 'Your code is 482913' }),
  });
  const answer = await told.text();
  const arrived: unknown[] = await (await fetch(`${sandbox.url}/mailbox.json`)).json();
  return { status: told.status, answer, arrived: arrived.length };
}

test('a duplicate arrives twice, and its sender is told once', async () => {
  const { status, answer, arrived } = await sendUnder('duplicate');
  expect([status, arrived]).toEqual([201, 2]);
  expect(JSON.parse(answer)).toMatchObject({ body: 'Your code is 482913' });
});

test('of a malformed answer only half comes, although the work is done', async () => {
  const { status, answer, arrived } = await sendUnder('malformed');
  expect([status, arrived]).toEqual([201, 1]);
  expect(() => JSON.parse(answer)).toThrow();
});
