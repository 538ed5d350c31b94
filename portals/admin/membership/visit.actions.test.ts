import { fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookVisit, clearRequest, markDone, type ShownVisit } from './visit.actions';

beforeEach(() => {
  toasts.shown = [];
});
afterEach(() => vi.unstubAllGlobals());

const visit: ShownVisit = {
  _id: 'v1',
  threadId: 't1',
  treatment: 'HydraFacial',
  units: 1,
  unitType: 'session',
  area: null,
  appointmentStatus: 'CONTACT_REQUESTED',
  dueOn: '2026-09-02',
  scheduledDate: null,
  minutes: 45,
  injector: null,
  doneAt: null,
  amount: 169.15,
  isAcknowledged: false,
  note: null,
  version: 2,
};
const PATH = '/v2/privi/admin/member';
const said = () => toasts.shown.map(({ text }) => text);

test('a date that cannot be made is told in the words of the specification', async () => {
  fakeApi({ 'POST /privi/member/schedule-agreements': { code: 'STEP_ORDER' } }, PATH);
  const at = { scheduledDate: '2026-09-03T14:30:00.000Z', injector: null };
  await expect(bookVisit('m1', visit, at)).rejects.toMatchObject({ code: 'STEP_ORDER' });
  expect(said()).toEqual(['Error while scheduling agreement']);
});

test('a treatment that cannot be marked is told in the words of the specification', async () => {
  fakeApi({ 'PATCH /privi/provider/mark-as-done-agreement': { code: 'STEP_ORDER' } }, PATH);
  await expect(markDone('m1', visit, 'key')).rejects.toMatchObject({ code: 'STEP_ORDER' });
  expect(said()).toEqual(['Error while marking agreement as done']);
});

test('a request for another date is cleared, which is told, and the visit needs a date as before', async () => {
  const cleared = { ...visit, appointmentStatus: 'APPOINTMENT_NEEDED', isAcknowledged: true, version: 3 };
  const sent = fakeApi({ 'PATCH /privi/member/agreement/v1': { body: { agreement: cleared } } }, PATH);
  await clearRequest('m1', visit, 'key');
  expect(sent[0]?.body).toEqual({ appointmentStatus: 'APPOINTMENT_NEEDED', version: 2 });
  expect(said()).toEqual(['Contact Requested status has been cleared successfully.']);
});
