import { fraudFlagMessages } from '@contract/messages/fraud-flag';
import { flagFraudTransaction } from '@contract/servicing/fraud-flag-calls';
import {
  askForChange,
  askForRefund,
  disputeTransaction,
  withdrawRequest as withdraw,
} from '@contract/servicing/transaction-request-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Next } from '@portals/shell/go';
import { toast } from '@portals/state/toast.store';
import { transactionAddress } from '../addresses';
import { ensureBorrower, loadCredit } from './borrower.actions';
import { loadPromotions } from './promotions.actions';
import { openTransaction } from './transactions.actions';
import { type Transaction, transactions } from './transactions.store';

type Asked = Pick<Transaction, '_id' | 'version'>;
export type Ask =
  | { kind: 'REFUND' | 'MODIFY'; txAmount?: number; reason?: string }
  | { kind: 'DISPUTE'; reason: string };

/** Asks the practice. What changed meanwhile is read again, and the refusal thrown. */
export async function askPractice({ _id: txId, version }: Asked, ask: Ask): Promise<void> {
  const params = { id: (await ensureBorrower()).id, txId };
  await reading(txId, async () => {
    if (ask.kind === 'DISPUTE') return call(disputeTransaction, { params, body: { reason: ask.reason, version } });
    const { kind, ...asked } = ask;
    const body = { ...asked, version };
    return kind === 'REFUND' ? call(askForRefund, { params, body }) : call(askForChange, { params, body });
  });
}

/** Takes back what was asked while nobody has answered. Throws ApiError. */
export async function withdrawRequest({ _id: txId, version }: Asked): Promise<void> {
  const params = { id: (await ensureBorrower()).id, txId };
  await reading(txId, () => call(withdraw, { params, body: { version } }));
}

/** Shows what the act answers, or what is so instead. */
async function reading(txId: string, act: () => Promise<{ transaction: { _id: string } }>): Promise<void> {
  try {
    await act();
  } catch (cause) {
    if (cause instanceof ApiError && (cause.code === 'STALE' || cause.code === 'NOT_PENDING'))
      await openTransaction(txId);
    throw cause;
  }
  await openTransaction(txId);
  // A dispute pauses what its promotion asks for, and taking it back ends that.
  void loadPromotions();
}

/** Says that a transaction is not the person's own. Returns the page that it belongs on now. Source: borrower §8. */
export async function flagFraud({ _id: transactionId }: Pick<Transaction, '_id'>): Promise<Next | null> {
  const { id: borrowerId } = await ensureBorrower();
  try {
    await call(flagFraudTransaction, { body: { transactionId, borrowerId } });
  } catch (cause) {
    toast(fraudFlagMessages.fraudFlagError);
    throw cause;
  }
  toast(fraudFlagMessages.fraudFlagSuccess);
  await openTransaction(transactionId);
  void loadCredit();
  const { data } = transactions.current;
  return data && { go: transactionAddress(data) };
}
