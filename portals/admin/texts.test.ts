import type { ErrorCode } from '@contract/error';
import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askReview, offerRefresh } from './borrower-file/ask.actions';
import { savePatientInfo } from './borrower-file/edit.actions';
import { sendDeposit } from './funding/deposit.actions';
import type { ShownDeposit } from './funding/deposit.store';
import { tellRun } from './person/identity.actions';
import { changeRestriction, type RestrictionAct } from './person/restriction.actions';
import { saveProduct, saveProfile } from './practice-settings/settings.actions';
import { type Offer, settings } from './practice-settings/settings.store';
import { add, edit, permit, remove } from './staff/colleagues/people.actions';
import type { Colleague } from './staff/colleagues/people.store';

// Source: provider-admin §8 and §9, letter for letter with how long each stays.

const none = { accountOnHold: false, flaggedAsFraud: false, isDeleted: false, version: 3, states: [], changes: [] };
const reload = vi.fn(async () => undefined);
const stand = (act: RestrictionAct, undo = false) =>
  changeRestriction(
    { name: 'Casey Park', borrowerId: 'b1', standing: none, fraudAlerts: true, reload },
    { act, undo, reason: 'Called.' },
    'key-1',
  );
const aDeposit = (status: ShownDeposit['status']) => ({ _id: 'd1', pmtRef: 'P-1', status }) as ShownDeposit;
const ana = { _id: 's1', version: 1, name: 'Ana' } as Colleague;
const shown = { tab: 'practices', practiceId: null } as const;
const contact = { email: 'casey@patient.test', phoneNumber: '' };

const serve = (answers: Record<string, Answer>) => fakeApi(answers, '/v2/admin/practice/applications');
const refuse = (route: string, code: ErrorCode, message?: string) =>
  serve({ [route]: { code, ...(message !== undefined && { message }) } });
const said = () => toasts.shown.map(({ text, durationMs, severity }) => [severity, text, durationMs]);

beforeEach(() => {
  toasts.shown = [];
  reload.mockClear();
  settings.offer.data = { practiceId: 'p1', version: 2 } as Offer;
});
afterEach(() => vi.unstubAllGlobals());

describe('what could not be done is told in the words of the specification, beside what the server says', () => {
  test.each<[text: string, milliseconds: number, route: string, act: () => Promise<unknown>]>([
    ['Error while setting user on hold', 4000, 'POST /practice/borrower/set-account-hold', () => stand('HOLD')],
    ['Error while setting user as fraud', 4000, 'POST /practice/borrower/set-user-fraud', () => stand('FRAUD')],
    ['Error while archiving user', 4000, 'POST /practice/borrower/archivedUser', () => stand('ARCHIVE')],
    [
      "Can't update Patient Info.",
      4000,
      'PATCH /practice/borrower/b1/patient-info',
      () => savePatientInfo({ _id: 'b1', version: 1 }, contact, 'key-1'),
    ],
    [
      'Could not send email to borrower',
      4000,
      'POST /practice/borrower/send-credit-refresh-limit',
      () => offerRefresh('b1', 'key-1'),
    ],
    [
      'Error while reprocessing failed Payment',
      2500,
      'POST /practice/credit-transactions/reprocess-failed-payment',
      () => sendDeposit(aDeposit('RETURNED')),
    ],
    [
      'Error while proccesing deferred payment',
      2500,
      'POST /practice/credit-transactions/reprocess-deferred-payment',
      () => sendDeposit(aDeposit('DEFERRED')),
    ],
    [
      'Error updating product settings',
      4000,
      'PUT /practice/product',
      () =>
        saveProduct({
          productId: 'PROMO_12',
          productGroupId: 'group-1',
          data: { enabled: false, minAmount: 500, maxAmount: 5000 },
        }),
    ],
    [
      'Something went wrong while updating risk profile',
      2500,
      'PATCH /practice/p1/riskprofile',
      () => saveProfile('profile-2'),
    ],
  ])('%s, for %i ms', async (text, milliseconds, route, act) => {
    refuse(route, 'STEP_ORDER', 'It is not the time for this.');
    await expect(act()).rejects.toMatchObject({ message: 'It is not the time for this.' });
    expect(said()).toEqual([['error', text, milliseconds]]);
  });

  test.each(['HOLD', 'FRAUD', 'ARCHIVE'] as const)(
    'what could not be taken back is no failed setting: %s',
    async (act) => {
      serve({});
      await expect(stand(act, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(said()).toEqual([]);
    },
  );

  test('a standing that a colleague changed is read again, so that the next try is about what is shown', async () => {
    refuse('POST /practice/borrower/set-account-hold', 'STALE');
    await expect(stand('HOLD')).rejects.toMatchObject({ code: 'STALE' });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a form about a colleague', () => {
  const acts: [text: string, route: string, act: () => Promise<unknown>][] = [
    [
      'An error occurred while adding the user.',
      'POST /practice/admin-settings',
      () => add({ firstName: 'Ana' } as Parameters<typeof add>[0], 'key-1', shown),
    ],
    [
      'An error occurred while updating the user.',
      'PUT /practice/admin-settings?adminUserId=s1',
      () => edit(ana, {}, shown),
    ],
    ['An error occurred while updating the user.', 'PUT /practice/s1/permissions', () => permit(ana, [], shown)],
    ['something went wrong deleting the user.', 'DELETE /practice/s1/admin-settings', () => remove(ana, null, shown)],
  ];

  test.each(acts)('%s (%s)', async (text, route, act) => {
    refuse(route, 'INTERNAL');
    await expect(act()).rejects.toThrow(text);
  });

  test.each(acts)('says what the server says where it says something: not %s (%s)', async (_, route, act) => {
    refuse(route, 'RULES_FORBID', 'The last administrator stays.');
    await expect(act()).rejects.toThrow('The last administrator stays.');
  });
});

describe('what was done is told in the words of the specification', () => {
  const ok: Answer = { body: { success: true } };
  test.each<[text: string, milliseconds: number, answers: Record<string, Answer>, act: () => Promise<unknown>]>([
    [
      'set account on hold successfully',
      4000,
      { 'POST /practice/borrower/set-account-hold': { body: none } },
      () => stand('HOLD'),
    ],
    [
      'removed hold from account succesfully',
      4000,
      { 'POST /practice/borrower/set-account-hold': { body: none } },
      () => stand('HOLD', true),
    ],
    [
      'User set as fraud succesfully',
      4000,
      { 'POST /practice/borrower/set-user-fraud': { body: none } },
      () => stand('FRAUD'),
    ],
    [
      'User archived succesfully',
      4000,
      { 'POST /practice/borrower/archivedUser': { body: none } },
      () => stand('ARCHIVE'),
    ],
    [
      'Application fraud alert checks dismissed.',
      4000,
      { 'PATCH /practice/borrower/b1/fraud-alerts/dismiss': { body: none } },
      () => stand('ALERTS'),
    ],
    [
      'Request for document review sent successfully!',
      4000,
      { 'POST /borrower/review-document': ok },
      () => askReview('b1', 't1', 'key-1'),
    ],
    [
      'Email sent to borrower',
      4000,
      { 'POST /practice/borrower/send-credit-refresh-limit': ok },
      () => offerRefresh('b1', 'key-1'),
    ],
  ])('%s, for %i ms', async (text, milliseconds, answers, act) => {
    serve(answers);
    await act();
    expect(said()).toEqual([['success', text, milliseconds]]);
  });
});

describe('the run of an application', () => {
  test('that ended well', () => {
    tellRun({ status: 'APPROVED', error: null });
    expect(said()).toEqual([['success', 'Application ran with success', 4000]]);
  });

  test('that was denied says the sentence of the server in lower case', () => {
    tellRun({ status: 'DENIED', error: 'Score Too Low' });
    tellRun({ status: 'DENIED', error: null });
    expect(said()).toEqual([
      ['error', 'Application was denied: score too low', 4000],
      ['error', 'Application was denied', 4000],
    ]);
  });
});
