import { onboardingMessages as texts } from '@contract/messages/staff/onboarding';
import { fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copy } from './copy';
import {
  activate,
  deactivate,
  giveTemplate,
  saveBank,
  saveFunding,
  saveTerms,
  saveUsers,
  start,
  takeUp,
} from './onboarding.actions';
import { type Details, onboarding } from './onboarding.store';

const BASE = '/practice/onboarding';
const FUNDING = { PatientFi: true, Genesis: false, PatientFiUnlimited: false };

beforeEach(() => {
  const page = Object.assign(new EventTarget(), { name: '', location: { pathname: '/v2/admin', search: '' } });
  vi.stubGlobal('window', page);
  toasts.shown = [];
  // As it is on the screen.
  onboarding.details.data = { onboarding: { _id: 'onb-one', practiceId: 'prac-one', version: 3 } } as Details;
});
afterEach(() => {
  onboarding.details.data = null;
  toasts.shown = [];
  vi.unstubAllGlobals();
});

const bank = { bankName: 'First', accountHolder: 'Cedar', accountNumber: '5212345677', routingNumber: '110000000' };
const acts: Readonly<Record<string, [route: string, run: () => Promise<unknown>, fallback: string]>> = {
  lead: [`POST ${BASE}/start`, () => start('48213', 'key'), texts.onboardingFallbackSugarId.text],
  'self-enrollment': [`POST ${BASE}/start`, () => takeUp('lead-one'), copy.notTaken.text],
  users: [`POST ${BASE}/users`, () => saveUsers([]), texts.onboardingFallbackUsers.text],
  funding: [`POST ${BASE}/funding-type-settings`, () => saveFunding(FUNDING), texts.onboardingFallbackFunding.text],
  bank: [`POST ${BASE}/bank-info`, () => saveBank(bank), texts.onboardingFallbackBank.text],
  terms: [
    `POST ${BASE}/risk-based-terms`,
    () => saveTerms({ apr: null, mdf: 'table' }, 'profile'),
    texts.onboardingFallbackRisksUpdate.text,
  ],
  template: ['POST /practice/template', giveTemplate, texts.onboardingFallbackTemplate.text],
  activation: [`PATCH ${BASE}/activate-provider`, activate, texts.onboardingActivateFailed.text],
  deactivation: [
    `PATCH ${BASE}/deactivate-provider`,
    () => deactivate({ reason: 'It moved.', members: 'FINISH' }),
    texts.onboardingDeactivateFailed.text,
  ],
};

test.each(Object.entries(acts))(
  'a failure of the %s shows the server message, and where there is none the text of the specification',
  async (_, [route, run, fallback]) => {
    fakeApi({ [route]: { code: 'STEP_ORDER', message: "Add the practice's users." } }, '/v2/admin');
    await expect(run()).rejects.toThrow("Add the practice's users.");
    fakeApi({ [route]: { code: 'INTERNAL' } }, '/v2/admin');
    await expect(run()).rejects.toThrow(fallback);
  },
);

test('Error setting type of funding is told at the form and as a toast', async () => {
  fakeApi({ [`POST ${BASE}/funding-type-settings`]: { code: 'INTERNAL' } }, '/v2/admin');
  await expect(saveFunding(FUNDING)).rejects.toThrow('Error setting type of funding');
  expect(toasts.shown.map(({ text, durationMs }) => [text, durationMs])).toEqual([
    ['Error setting type of funding', 2500],
  ]);
});
