import { fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMembership } from '../test/builders';
import type { Agreement } from './member.store';
import { member } from './member.store';
import { askForDate } from './visits.actions';

const visit: Agreement = {
  _id: 'v1',
  threadId: 'hydra',
  treatment: 'HydraFacial',
  units: 1,
  unitType: 'session',
  area: null,
  appointmentStatus: 'SCHEDULED',
  dueOn: '2026-08-20',
  scheduledDate: '2026-09-03T14:30:00.000Z',
  minutes: 45,
  injector: null,
  doneAt: null,
  amount: 169.15,
  isAcknowledged: true,
  note: null,
  usableUntil: null,
  version: 2,
};
const change = 'PATCH /privi/member/agreement/v1';

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/v2/privi/member/my-appointments', search: '' } });
  member.memberships.data = [aMembership({ status: 'ACTIVE', priviagreements: [visit] })];
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const shown = () => member.memberships.data?.[0]?.priviagreements[0];

test('another date is asked for with the visit as it was seen, and the visit says so at once', async () => {
  const asked = { ...visit, appointmentStatus: 'CONTACT_REQUESTED' as const, isAcknowledged: false, version: 3 };
  const sent = fakeApi({ [change]: { body: { agreement: asked } } });
  await askForDate(visit, 'Rather a Friday');
  expect(sent[0]?.body).toEqual({ appointmentStatus: 'CONTACT_REQUESTED', note: 'Rather a Friday', version: 2 });
  expect(shown()).toMatchObject({ appointmentStatus: 'CONTACT_REQUESTED', isAcknowledged: false });
});

test('a visit that changed meanwhile is read again, and the refusal is told', async () => {
  const now = aMembership({ status: 'ACTIVE', priviagreements: [{ ...visit, version: 5 }] });
  fakeApi({
    [change]: { code: 'STALE' },
    'GET /privi/member/membership-summary': { body: { memberships: [now], isClosed: false } },
  });
  await expect(askForDate(visit, '')).rejects.toMatchObject({ code: 'STALE' });
  expect(shown()?.version).toBe(5);
});
