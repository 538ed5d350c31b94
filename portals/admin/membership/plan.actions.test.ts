import type { Answer } from '@portals/client/test/fake-api';
import { fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCalculation, sendUpdate, takeBack } from './plan.actions';
import { planPage, resetPlanPage } from './plan.store';
import { aMembership as membership } from './testing/a-membership';

beforeEach(() => {
  resetPlanPage();
  toasts.shown = [];
});
afterEach(() => vi.unstubAllGlobals());

const content = { treatments: [], discounts: [] };
const UPDATE = 'POST /privi/provider/plans/update';
const READ = 'GET /privi/member/membership/m1';
const done = { membership: membership(4), step: 'UPDATE_SENT' };
const PATH = '/v2/privi/admin/plan';

/** Answers a call with each answer once, in turn; the last one stays. */
function inTurn(route: string, turns: Answer[], others: Record<string, Answer>) {
  let at = 0;
  return fakeApi(
    new Proxy(others, {
      get(of, name: string) {
        if (name !== route) return of[name];
        at += 1;
        return turns[Math.min(at, turns.length) - 1];
      },
    }),
    PATH,
  );
}

test('a change is repeated where only a payment moved the membership on', async () => {
  const sent = inTurn(UPDATE, [{ code: 'STALE' }, { body: done }], { [READ]: { body: { membership: membership(3) } } });
  await sendUpdate(membership(2), content);
  const versions = sent
    .filter(({ route }) => route === UPDATE)
    .map(({ body }) => (body as { version: number }).version);
  expect(versions).toEqual([2, 3]);
  expect(planPage.membership.data?.version).toBe(4);
});

test('a change is not repeated over a colleague’s, and says what is another now', async () => {
  const sent = inTurn(UPDATE, [{ code: 'STALE' }], { [READ]: { body: { membership: membership(3, 30) } } });
  await expect(sendUpdate(membership(2), content)).rejects.toMatchObject({
    code: 'STALE',
    message: expect.stringMatching(/Botox: 40 units every 3 months, \$468\.00 each → 30 units/),
  });
  expect(sent.filter(({ route }) => route === UPDATE)).toHaveLength(1);
});

test('a plan that cannot be taken back is told for ten seconds', async () => {
  fakeApi({ 'POST /privi/provider/withdraw-plan': { code: 'STEP_ORDER' } }, PATH);
  await expect(takeBack(membership(2))).rejects.toMatchObject({ code: 'STEP_ORDER' });
  expect(toasts.shown).toMatchObject([{ text: 'Error while sending withdraw plan', durationMs: 10_000 }]);
});

test('a plan that cannot be worked out is told once, however much is typed meanwhile', async () => {
  fakeApi({ 'POST /privi/member/payment-calculator': { code: 'INTERNAL' } }, PATH);
  await loadCalculation({ practiceId: 'p1', ...content });
  await loadCalculation({ practiceId: 'p1', ...content });
  expect(toasts.shown.map(({ text }) => text)).toEqual(['Error while getting privi payment-calculator']);
});
