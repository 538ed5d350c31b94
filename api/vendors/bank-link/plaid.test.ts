import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import { connectBank } from './testing/connect-bank';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const SESSION = {
  referenceId: 'borrower-1',
  returnUrl: 'http://localhost:4000/v2/borrower/bank-info',
  clientName: 'A name that is longer than Plaid takes',
  legalName: 'Ana Reyes',
};

async function connected(account = 'ins_109508:acc_checking') {
  const { url } = await sandbox.vendors().bankLink.openSession(SESSION);
  return connectBank(url, account);
}

describe('a connected account', () => {
  test('is read with its number, by the id that was chosen', async () => {
    const { message, origin } = await connected('ins_109508:acc_saving');
    expect(origin).toBe('http://localhost:4000');
    const { bankLink } = sandbox.vendors();
    const exchanged = await bankLink.exchange(message.public_token ?? '');
    const accountId = message.metadata?.accounts[0]?.id ?? null;
    expect(await bankLink.findAccount({ accessToken: exchanged?.accessToken ?? '', accountId })).toEqual({
      accountId: 'acc_saving',
      subtype: 'savings',
      accountNumber: '1111222233331111',
      routingNumber: '110000000',
      institutionName: 'First Platypus Bank',
      ownerNames: ['Ana Reyes'],
    });
    expect(await bankLink.findAccount({ accessToken: exchanged?.accessToken ?? '', accountId: 'acc_card' })).toBeNull();
  });

  test('has a public token that is exchanged once', async () => {
    const { message } = await connected();
    const { bankLink } = sandbox.vendors();
    expect(await bankLink.exchange(message.public_token ?? '')).not.toBeNull();
    expect(await bankLink.exchange(message.public_token ?? '')).toBeNull();
    expect(await bankLink.exchange('public-sandbox-guessed')).toBeNull();
    expect(await bankLink.findAccount({ accessToken: 'access-sandbox-guessed', accountId: null })).toBeNull();
  });
});

test('what was connected on a page is told by its link token, and of no other page', async () => {
  const { bankLink } = sandbox.vendors();
  const [mine, other] = [await bankLink.openSession(SESSION), await bankLink.openSession(SESSION)];
  const { message } = await connectBank(mine.url, 'ins_109508:acc_checking');
  expect(await bankLink.connectedOn(mine.linkToken)).toEqual([message.public_token]);
  expect(await bankLink.connectedOn(other.linkToken)).toEqual([]);
  expect(await bankLink.connectedOn('link-sandbox-guessed')).toEqual([]);
});

test('a bank that cannot be reached leaves with an error and no token', async () => {
  const { message } = await connected('ins_127287:');
  expect(message).toEqual({
    action: 'exit',
    error: { error_type: 'INSTITUTION_ERROR', error_code: 'INSTITUTION_DOWN' },
  });
});

test.each([
  ['down', 'unavailable'],
  ['error500', 'unavailable'],
  ['hang', 'timeout'],
] as const)('%s is %s and nothing else', async (mode, kind) => {
  await sandbox.fault({ vendor: 'plaid', mode, times: 5 });
  const { bankLink } = sandbox.vendors({ timeoutMs: 300 });
  await expect(bankLink.openSession(SESSION)).rejects.toMatchObject({ vendor: 'plaid', kind });
});

test('a lost answer of an exchange is not asked for again: the token is used up', async () => {
  const { message } = await connected();
  await sandbox.fault({ vendor: 'plaid', mode: 'lost-response' });
  const { bankLink } = sandbox.vendors();
  await expect(bankLink.exchange(message.public_token ?? '')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await bankLink.exchange(message.public_token ?? '')).toBeNull();
});

test('wrong keys are a fault of ours, never of the person', async () => {
  const { bankLink } = sandbox.vendors({}, { plaidSecret: 'live_key' });
  await expect(bankLink.openSession(SESSION)).rejects.toMatchObject({ kind: 'rejected' });
  await expect(bankLink.exchange('public-sandbox-x')).rejects.toMatchObject({ kind: 'rejected' });
});

test('the breaker opens after five failures in a row and asks nobody while it is open', async () => {
  await sandbox.fault({ vendor: 'plaid', mode: 'error500', times: 5 });
  const { bankLink } = sandbox.vendors({ attemptsMax: 1 });
  for (let one = 0; one < 5; one += 1) await expect(bankLink.openSession(SESSION)).rejects.toThrow();
  await expect(bankLink.openSession(SESSION)).rejects.toMatchObject({ kind: 'unavailable' });
  expect((await sandbox.vendors().bankLink.openSession(SESSION)).linkToken).toMatch(/^link-sandbox-/);
});
