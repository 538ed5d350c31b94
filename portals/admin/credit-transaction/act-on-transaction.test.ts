import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { call } from '@portals/client/call';
import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { afterEach, expect, test, vi } from 'vitest';
import { actOnTransaction } from './act-on-transaction';
import type { ShownTransaction } from './shown-transaction';
import { withdrawTransaction } from './transaction.actions';

const asked: ShownTransaction = {
  _id: 't1',
  number: 900_001,
  txAmount: 450,
  purchaseAmount: 450,
  refunded: 0,
  loanStatus: null,
  status: 'PENDING',
  practicemanagement: { _id: 'p1', PracticeName: 'Bright Smile Dental', StateCode: 'TX' },
  treatments: ['Whitening'],
  firstTreatmentDate: null,
  createdAt: '2026-11-24T12:00:00.000Z',
  selectedProduct: null,
  monthlyPayment: null,
  owedBack: null,
  fundingStatus: null,
  canWithdraw: true,
  canChange: true,
  request: null,
  isFlagged: false,
  spouseNotice: null,
  statusHistory: [],
  version: 3,
};
const LIST = 'GET /practice/borrower-credit-transactions?borrowerId=b1&practices=p1';
const TAKE_BACK = 'PATCH /practice/borrower/b1/credit-transactions/t1/withdraw';

function taking(answer: Answer, now: ShownTransaction) {
  const sent = fakeApi({ [TAKE_BACK]: answer, [LIST]: { body: { data: [now] } } }, '/v2/admin/practice/applications');
  const readRest = vi.fn<() => void>();
  const query = { borrowerId: 'b1', practices: 'p1' };
  const readAgain = async () => (await call(listPatientTransactions, { query })).data;
  const done = actOnTransaction({ readAgain, readRest }, asked, () => withdrawTransaction('b1', asked, 'key-1'));
  return { sent, done, readRest };
}

afterEach(() => vi.unstubAllGlobals());

test('whoever is overtaken reads what became of the transaction, and the list was read again', async () => {
  const now: ShownTransaction = { ...asked, txAmount: 600, treatments: ['Whitening', 'Bonding'], version: 4 };
  const { sent, done } = taking({ code: 'STALE' }, now);
  await expect(done).rejects.toThrow(
    'This changed since you opened it. Amount: $450 → $600. Treatments: Whitening → Whitening, Bonding. ' +
      'Close this and review it again.',
  );
  expect(sent.map(({ route }) => route)).toContain(LIST);
});

test('another refusal stays in the words of the server, and the list is read again', async () => {
  const { sent, done, readRest } = taking({ code: 'NOT_PENDING', message: 'The patient has approved it.' }, asked);
  await expect(done).rejects.toThrow(/^The patient has approved it\.$/);
  expect(sent.map(({ route }) => route)).toContain(LIST);
  expect(readRest).not.toHaveBeenCalled();
});

test('what is done is read again with the rest of the page', async () => {
  const { sent, done, readRest } = taking({ body: { transaction: asked } }, asked);
  await done;
  expect(sent.map(({ route }) => route)).toEqual([TAKE_BACK, LIST]);
  expect(readRest).toHaveBeenCalledOnce();
});
