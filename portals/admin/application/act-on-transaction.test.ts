import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { resetResource } from '@portals/state/resource';
import { afterEach, expect, test, vi } from 'vitest';
import { actOnTransaction } from './act-on-transaction';
import { takeBackTransaction } from './application.actions';
import { application, type ShownTransaction } from './application.store';

const asked: ShownTransaction = {
  _id: 't1',
  number: 900_001,
  txAmount: 450,
  status: 'PENDING',
  practicemanagement: { _id: 'p1', PracticeName: 'Bright Smile Dental', StateCode: 'TX' },
  treatments: ['Whitening'],
  firstTreatmentDate: null,
  createdAt: '2026-11-24T12:00:00.000Z',
  selectedProduct: null,
  monthlyPayment: null,
  fundingStatus: null,
  canTakeBack: true,
  canChange: true,
  request: null,
  isFlagged: false,
  statusHistory: [],
  version: 3,
};
const LIST = 'GET /practice/borrower-credit-transactions?borrowerId=b1&practices=p1';
const TAKE_BACK = 'PATCH /practice/borrower/b1/credit-transactions/t1/take-back';

function taking(answer: Answer, now: ShownTransaction) {
  const sent = fakeApi({ [TAKE_BACK]: answer, [LIST]: { body: { data: [now] } } }, '/v2/admin/practice/applications');
  const done = actOnTransaction('b1', asked, () => takeBackTransaction('b1', asked, 'key-1'));
  return { sent, done };
}

afterEach(() => {
  resetResource<unknown>(application.transactions);
  vi.unstubAllGlobals();
});

test('whoever is overtaken reads what became of the transaction, and the list has it', async () => {
  const now: ShownTransaction = { ...asked, txAmount: 600, treatments: ['Whitening', 'Bonding'], version: 4 };
  await expect(taking({ code: 'STALE' }, now).done).rejects.toThrow(
    'This has changed since you opened it. Amount: $450 → $600. Treatments: Whitening → Whitening, Bonding. ' +
      'Close this and look again.',
  );
  expect(application.transactions.data).toEqual([now]);
});

test('another refusal stays in the words of the server, and the list is read again', async () => {
  const { sent, done } = taking({ code: 'NOT_PENDING', message: 'The patient has approved it.' }, asked);
  await expect(done).rejects.toThrow(/^The patient has approved it\.$/);
  expect(sent.map(({ route }) => route)).toContain(LIST);
});
