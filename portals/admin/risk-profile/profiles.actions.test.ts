import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { resetResource } from '@portals/state/resource';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { archiveProfile, choicesOf, cloneProfile, saveProfile } from './profiles.actions';
import { type ProfileList, type RiskProfile, riskProfiles } from './profiles.store';

const table = { _id: 'table', name: 'Limit table', version: 1 };
const listed = {
  _id: 'risk-one',
  name: 'One',
  enrollment: 'APPLICATIONS',
  type: 'APPLICATIONS',
  underwritingrules: table,
  gradeassignment: table,
  thickCLA: [table],
  thinCLA: [table],
  graderiskapr: table,
  graderiskmdf: table,
  productGroup: table,
  productGroups: [table],
  boardingPreset: false,
  associatedPractices: [],
  archived: false,
  version: 3,
  publishedAt: '2026-03-16T12:00:00.000Z',
  publishedBy: 'Ada Admin',
  note: null,
  clonedFrom: null,
} as const;
const profile = listed as unknown as RiskProfile;
const anew = { canEdit: true, data: [{ ...listed, name: 'Anew' }] } as unknown as ProfileList;
const wish = { name: 'One' } as Parameters<typeof saveProfile>[1];

const acts = {
  create: { run: () => cloneProfile('risk-one', wish, ''), route: 'POST /credit-portal/risk-profiles/clone' },
  update: { run: () => saveProfile(profile, wish, 'Spring'), route: 'PUT /credit-portal/risk-profiles/risk-one' },
  archive: { run: () => archiveProfile('risk-one'), route: 'PUT /credit-portal/risk-profiles/risk-one/archive' },
};

beforeEach(() => {
  const page = Object.assign(new EventTarget(), { name: '', location: { pathname: '/v2/admin', search: '' } });
  vi.stubGlobal('window', page);
  toasts.shown = [];
  // As somebody sees them.
  riskProfiles.profile.data = profile;
  riskProfiles.list.data = { canEdit: true, data: [] } as unknown as ProfileList;
});
afterEach(() => {
  resetResource(riskProfiles.list);
  vi.unstubAllGlobals();
});

const told = () => toasts.shown.map(({ text, durationMs }) => ({ text, durationMs }));
const answers = (route: string, answer: Answer) => ({
  [route]: answer,
  'GET /credit-portal/risk-profiles': { body: anew },
});

describe.each([
  ['create', 'Risk Profile created'],
  ['update', 'Risk Profile updated'],
  ['archive', 'Risk Profile archived'],
] as const)('after the %s of a risk profile', (act, text) => {
  const { run, route } = acts[act];

  test('the list is fetched anew and no profile is chosen', async () => {
    const sent = fakeApi(answers(route, { body: { ...listed, version: 4 } }), '/v2/admin');
    await run();
    expect(riskProfiles.profile.data).toBeNull();
    await expect.poll(() => riskProfiles.list.data).toEqual(anew);
    expect(sent.map((one) => one.route)).toEqual([route, 'GET /credit-portal/risk-profiles']);
    // What can be undone stays for ten seconds.
    expect(told()).toEqual([{ text, durationMs: act === 'archive' ? 10_000 : 2500 }]);
  });
});

test.each([
  ['create', 'Something went wrong while creating risk profile'],
  ['update', 'Something went wrong while updating risk profile'],
  ['archive', 'Something went wrong while archiving risk profile'],
] as const)('a %s that fails says so for 2.5 seconds, and the profile stays chosen', async (act, text) => {
  const { run, route } = acts[act];
  fakeApi(answers(route, { code: 'INTERNAL' }), '/v2/admin');
  await expect(run()).rejects.toThrow();
  expect(told()).toEqual([{ text, durationMs: 2500 }]);
  expect(riskProfiles.profile.data).toEqual(profile);
});

describe('what goes into the draft of a profile in use', () => {
  const asIs = {
    ...wish,
    underwritingrules: 'table',
    gradeassignment: 'table',
    thickCLA: ['table'],
    thinCLA: ['table'],
    graderiskapr: 'table',
    graderiskmdf: 'table',
    productGroup: 'table',
    productGroups: ['table'],
  };
  test('is each table that stands in the place of another', () => {
    expect(choicesOf(profile, asIs)).toEqual([]);
    expect(choicesOf(profile, { ...asIs, gradeassignment: 'other', thinCLA: ['lines'] })).toEqual([
      { kind: 'grade-assignments', tableId: 'table', chosenId: 'other' },
      { kind: 'credit-line-assignments', tableId: 'table', chosenId: 'lines' },
    ]);
  });
  test('is nothing where there would be more tables of a kind, or fewer', () => {
    expect(choicesOf(profile, { ...asIs, thickCLA: ['table', 'another'] })).toBeUndefined();
    expect(choicesOf(profile, { ...asIs, productGroups: [] })).toBeUndefined();
  });
});
