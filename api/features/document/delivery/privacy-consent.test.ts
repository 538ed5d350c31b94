import { getLoggedBorrower } from '@contract/borrower/calls';
import { confirmPrivacyConsent, getPrivacyConsent } from '@contract/document/privacy-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { aBorrower } from '../../../test/builders';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

test('a member confirms the policy that was shown, once; another text and another person are not confirmed by it', async () => {
  const [ana, bea] = [await aBorrower(world.deps), await aBorrower(world.deps)];
  const token = await world.sessionOf('member', ana.id);
  const shown = async (of = token) => (await world.call(getPrivacyConsent, {}, { token: of })).body;
  const { document, privacyConsentUpdate } = await shown();
  expect([document.documentKey, privacyConsentUpdate]).toEqual(['financial-privacy-policy', null]);
  const confirm = (sha256: string) => world.call(confirmPrivacyConsent, { body: { sha256 } }, { token });
  const other = await confirm('a'.repeat(64));
  expect([other.status, other.body.code]).toEqual([409, 'STEP_ORDER']);
  expect((await shown()).privacyConsentUpdate).toBeNull();
  const at = world.deps.clock.now();
  expect((await confirm(document.sha256)).body).toEqual({ user: { privacyConsentUpdate: at } });
  expect((await confirm(document.sha256)).body.user.privacyConsentUpdate).toBe(at);
  expect((await shown()).privacyConsentUpdate).toBe(at);
  expect((await shown(await world.sessionOf('member', bea.id))).privacyConsentUpdate).toBeNull();
  // The person of a session carries it too.
  const carried = async (id: string) =>
    (await world.call(getLoggedBorrower, {}, { token: await world.sessionOf('borrower', id) })).body;
  expect((await carried(ana.id)).privacyConsentUpdate).toBe(at);
  expect((await carried(bea.id)).privacyConsentUpdate).toBeNull();
});
