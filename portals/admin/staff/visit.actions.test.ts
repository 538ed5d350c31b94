import { fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { book, clearRequest, markDone } from './visit.actions';
import type { Bookable } from './visit.store';

beforeEach(() => {
  toasts.shown = [];
  read = 0;
});
afterEach(() => vi.unstubAllGlobals());

const visit: Bookable = {
  _id: 'v1',
  membershipId: 'm1',
  memberName: 'Maria Lopez',
  treatment: 'HydraFacial',
  scheduledDate: null,
  minutes: 45,
  injector: null,
  version: 2,
};
let read = 0;
const again = async () => {
  read += 1;
};
const PATH = '/v2/privi/admin/member';
const said = () => toasts.shown.map(({ text }) => text);

test('a date that cannot be made is told in the words of the specification', async () => {
  fakeApi({ 'POST /privi/member/schedule-agreements': { code: 'STEP_ORDER' } }, PATH);
  const at = { scheduledDate: '2026-09-03T14:30:00.000Z', minutes: 45, injector: null };
  await expect(book([visit], at, { again })).rejects.toMatchObject({ code: 'STEP_ORDER' });
  expect(said()).toEqual(['Error while scheduling agreement']);
});

test('a treatment that cannot be marked is told in the words of the specification', async () => {
  fakeApi({ 'PATCH /privi/provider/mark-as-done-agreement': { code: 'STEP_ORDER' } }, PATH);
  await expect(markDone(visit, { again, idempotencyKey: 'key' })).rejects.toMatchObject({ code: 'STEP_ORDER' });
  expect(said()).toEqual(['Error while marking agreement as done']);
});

test('a request for another date is cleared, which is told, and the visit needs a date as before', async () => {
  const cleared = {
    _id: 'v1',
    threadId: 't1',
    treatment: 'HydraFacial',
    units: 1,
    unitType: 'session',
    area: null,
    appointmentStatus: 'APPOINTMENT_NEEDED',
    dueOn: '2026-09-02',
    scheduledDate: null,
    minutes: 45,
    injector: null,
    doneAt: null,
    amount: 169.15,
    isAcknowledged: true,
    note: null,
    usableUntil: null,
    version: 3,
  };
  const sent = fakeApi({ 'PATCH /privi/member/agreement/v1': { body: { agreement: cleared } } }, PATH);
  await clearRequest(visit, { again, idempotencyKey: 'key' });
  expect(sent[0]?.body).toEqual({ appointmentStatus: 'APPOINTMENT_NEEDED', version: 2 });
  expect(said()).toEqual(['Contact Requested status has been cleared successfully.']);
});

test('several treatments are booked at once, and the screen is read again', async () => {
  const sent = fakeApi({ 'POST /privi/member/schedule-agreements': { body: { agreements: [] } } }, PATH);
  const to = { scheduledDate: '2026-09-03T14:30:00.000Z', minutes: 60, injector: 'i1' };
  await book([visit, { ...visit, _id: 'v2', version: 0 }], to, { again });
  expect(sent[0]?.body).toEqual({
    membershipId: 'm1',
    agreements: [
      { agreementId: 'v1', version: 2, ...to },
      { agreementId: 'v2', version: 0, ...to },
    ],
  });
  expect([said(), read]).toEqual([['Agreements scheduled successfully'], 1]);
});

test('several that cannot be booked are told in the words of the specification, and a colleague’s work is read', async () => {
  fakeApi({ 'POST /privi/member/schedule-agreements': { code: 'STALE' } }, PATH);
  const to = { scheduledDate: '2026-09-03T14:30:00.000Z', minutes: 60, injector: null };
  await expect(book([visit, { ...visit, _id: 'v2' }], to, { again })).rejects.toMatchObject({ code: 'STALE' });
  expect([said(), read]).toEqual([['Error while scheduling privi agreements'], 1]);
});
