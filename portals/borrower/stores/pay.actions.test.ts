import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower } from '../test/builders';
import { borrower } from './borrower.store';
import { type AutopayChoice, chooseAutopay, loadAutopayAuthorization } from './pay.actions';
import { ways } from './pay.store';
import { words } from './pay-words';
import { raiseAutopay } from './promotions.actions';

const at = '/borrower/b1/credittransactions/t1/autopay';
const seen = { transactionId: 't1', version: 3 };
const terms = (sha256: string): Answer => ({
  body: { title: 'Autopay authorization', paragraphs: ['It takes.'], sha256 },
});
const minimum: AutopayChoice = { type: 'MINIMUM', paymentMethodId: 'm1' };
const raised: AutopayChoice = { type: 'CUSTOM', customAmount: 250 };

const ACTS = [
  ['autopay is set', minimum, () => chooseAutopay(seen, minimum), 'type=MINIMUM&paymentMethodId=m1'],
  ['autopay is raised', raised, () => raiseAutopay(seen, 250), 'type=CUSTOM&customAmount=250'],
] as const;

beforeEach(() => {
  borrower.user.data = aBorrower();
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe.each(ACTS)('%s', (_, choice, act, query) => {
  const text = `GET ${at}/authorization?${query}`;
  const puts = (sent: readonly { route: string; body: unknown }[]) =>
    sent.filter(({ route }) => route.startsWith('PUT'));

  test('with the text that was shown for it', async () => {
    const sent = fakeApi({ [text]: terms('a'), [`PUT ${at}`]: { body: {} } });
    await loadAutopayAuthorization('t1', choice);
    await act().catch(() => undefined);
    expect(puts(sent).map(({ body }) => body)).toEqual([{ ...choice, authorizationHash: 'a', version: 3 }]);
  });

  test('by no press before its text was there: the text is fetched, to be read before the next press', async () => {
    const sent = fakeApi({ [text]: terms('a'), [`PUT ${at}`]: { body: {} } });
    await expect(act()).rejects.toMatchObject({ message: words.readFirst });
    expect(puts(sent)).toEqual([]);
    expect(ways.authorization.data?.sha256).toBe('a');
  });

  test('by no press where its text cannot be fetched', async () => {
    const sent = fakeApi({ [text]: { code: 'RATE_LIMITED' }, [`PUT ${at}`]: { body: {} } });
    await expect(act()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(puts(sent)).toEqual([]);
  });

  test('not at all where the text is another one meanwhile: the new one is there to be read', async () => {
    fakeApi({ [text]: terms('a') });
    await loadAutopayAuthorization('t1', choice);
    const sent = fakeApi({
      [text]: terms('b'),
      [`PUT ${at}`]: { code: 'STALE' },
      [`GET ${at}`]: { body: { transactionId: 't1' } },
      'GET /borrower/payment-methods': { body: { paymentMethods: [] } },
    });
    await expect(act()).rejects.toMatchObject({ code: 'STALE' });
    expect(puts(sent)).toHaveLength(1);
    expect(ways.authorization.data?.sha256).toBe('b');
  });
});
