import { fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBorrower, aTransaction, noCredit } from '../test/builders';
import { borrower } from './borrower.store';
import { flagFraud } from './request.actions';

const flag = 'POST /borrower/flag-fraud-transaction';
const one = 'GET /borrower/b1/credittransactions/t1';

beforeEach(() => {
  borrower.user.data = aBorrower();
  toasts.shown = [];
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('a transaction that is flagged as fraud is told, and its page is the one of its new status', async () => {
  const flagged = aTransaction({ status: 'REVIEW', borrowerTxStatus: 'REVIEW' });
  const sent = fakeApi({
    [flag]: { body: { flagged: true, funding: 'held' } },
    [one]: { body: flagged },
    'GET /borrower/b1/credit-profile': { body: noCredit },
  });
  expect(await flagFraud({ _id: 't1' })).toEqual({ go: '/borrower/transactions/review?transaction=t1' });
  expect(sent[0]).toEqual({ route: flag, body: { transactionId: 't1', borrowerId: 'b1' } });
  expect(toasts.shown).toMatchObject([{ text: 'Transaction flagged as fraud succesfully', severity: 'success' }]);
});

test('a flag that failed is told, and nothing is read anew', async () => {
  const sent = fakeApi({ [flag]: { code: 'INTERNAL' } });
  await expect(flagFraud({ _id: 't1' })).rejects.toMatchObject({ code: 'INTERNAL' });
  expect(toasts.shown).toMatchObject([{ text: 'An error ocurred while flagging the transaction', severity: 'error' }]);
  expect(sent).toHaveLength(1);
});
