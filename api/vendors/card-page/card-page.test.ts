import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import { enterCard, postCard } from './testing/enter-card';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const SESSION = { referenceId: 'borrower-1', parentOrigin: 'http://localhost:4000' };

describe('the card page', () => {
  test('gives its token to our origin only, and the vault tells of the card everything but its number', async () => {
    const { url } = await sandbox.vendors().cardPage.open(SESSION);
    const { token, origin } = await enterCard(url);
    expect(origin).toBe('http://localhost:4000');
    const card = await sandbox.vendors().cardPage.findCard(token);
    expect(card).toMatchObject({
      token,
      referenceId: 'borrower-1',
      holderName: 'Ana Reyes',
      brand: 'Visa',
      lastFour: '4242',
      expiresIn: '2029-04',
      funding: 'debit',
    });
    expect(JSON.stringify(card)).not.toContain('4242424242424242');
    const again = await sandbox.vendors().cardPage.findCard((await enterCard(url)).token);
    expect([again?.fingerprint, again?.token === token]).toEqual([card?.fingerprint, false]);
  });

  test.each([
    [{ number: '4242424242424241' }, 'Check the card number.'],
    [{ expiry: '13 / 29' }, 'Enter the month and year'],
    [{ holder: '' }, 'Enter the name on the card.'],
  ])('asks again for %j', async (card, sentence) => {
    const { url } = await sandbox.vendors().cardPage.open(SESSION);
    expect(await (await postCard(url, card)).text()).toContain(sentence);
  });

  test('of another origin than the configured one is not shown', async () => {
    const { cardPage } = sandbox.vendors({}, { cardPageUrl: 'https://pages.vault.example' });
    await expect(cardPage.open(SESSION)).rejects.toMatchObject({ vendor: 'card', kind: 'bad_response' });
  });
});

test('an unknown token is null', async () => {
  expect(await sandbox.vendors().cardPage.findCard('tok_unknown')).toBeNull();
});

test.each([
  ['down', 'unavailable'],
  ['error500', 'unavailable'],
  ['hang', 'timeout'],
] as const)('%s is %s', async (mode, kind) => {
  await sandbox.fault({ vendor: 'card', mode, times: 5 });
  await expect(sandbox.vendors({ timeoutMs: 300 }).cardPage.findCard('tok')).rejects.toMatchObject({ kind });
});
