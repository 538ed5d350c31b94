import type { createPatientTransaction } from '@contract/credit-transaction/calls';
import type { ResultOf } from '@contract/endpoint';

type TransactionAnswer = ResultOf<typeof createPatientTransaction>['transaction'];

export type Step = 'create' | 'select' | 'approve' | 'reject' | 'unreject';
type Request = { method: 'POST' | 'PATCH'; path: string; token: string; key: string; body: object };
/** A step with what was asked and, once it was answered, what the answer said. */
export type LoggedStep = { step: Step; request: Request; answer?: string };
/** A transaction as the client knows it: every step that was answered, and one that may or may not have happened. */
export type KnownTransaction = {
  id: string | undefined;
  steps: LoggedStep[];
  open: LoggedStep | undefined;
  plan: readonly Step[];
};

export type Person = { id: string; token: string };

/** What happens to a transaction, in turns. */
const PLANS: readonly (readonly Step[])[] = [
  ['create', 'select', 'approve'],
  ['create', 'reject', 'unreject', 'select', 'approve'],
  ['create', 'select', 'reject'],
];

export class ConnectionLost extends Error {}

/**
 * One borrower and the staff member beside them, who work through transactions one step at a time and write down every
 * answer. A step whose answer never came is repeated first, with the same key.
 */
export function createBorrowerClient(borrower: Person, staff: { token: string; practiceId: string }) {
  const transactions: KnownTransaction[] = [];
  let count = 0;

  function requestOf(transaction: KnownTransaction, step: Step): Request {
    count += 1;
    const key = `${borrower.id}-${count}`;
    const { token } = borrower;
    const own = `/borrower/${borrower.id}/credittransactions/${transaction.id}`;
    switch (step) {
      case 'create':
        return {
          method: 'POST',
          path: `/practice/borrower/${borrower.id}/credit-transactions`,
          token: staff.token,
          key,
          body: { practiceManagementId: staff.practiceId, txAmount: 500 + count },
        };
      case 'select': {
        const body = { transactionId: transaction.id, product: 'FIXED_12' };
        return { method: 'PATCH', path: '/borrower/select-payment-plan', token, key, body };
      }
      default:
        return { method: 'PATCH', path: `${own}/${step}`, token, key, body: {} };
    }
  }

  /** @throws ConnectionLost when the server went away; the step stays open. */
  async function work(url: string, transaction: KnownTransaction, step: Step): Promise<void> {
    transaction.open ??= { step, request: requestOf(transaction, step) };
    const { open } = transaction;
    const { text } = await send(url, open.request);
    transaction.steps.push({ ...open, answer: text });
    transaction.open = undefined;
    transaction.id ??= transactionOf(text)._id;
  }

  return {
    transactions,
    /** Goes on until the connection is lost, and tells of every answer. */
    async run(url: string, answered: () => void): Promise<void> {
      for (;;) {
        let transaction = transactions.at(-1);
        if (!transaction || transaction.steps.length === transaction.plan.length) {
          const plan = PLANS[transactions.length % PLANS.length] ?? [];
          transaction = { id: undefined, steps: [], open: undefined, plan };
          transactions.push(transaction);
        }
        const step = transaction.plan[transaction.steps.length];
        if (step) await work(url, transaction, step);
        answered();
      }
    },
    /** Repeats the step whose answer never came; afterwards the client knows everything that happened. */
    async settle(url: string): Promise<void> {
      const open = transactions.find((transaction) => transaction.open);
      if (open?.open) await work(url, open, open.open.step);
    },
  };
}

/** Sends a request. @throws ConnectionLost without an answer; Error for any answer but 200. */
export async function send(url: string, request: Request): Promise<{ text: string; isReplayed: boolean }> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url + request.path, {
      method: request.method,
      headers: {
        authorization: `Bearer ${request.token}`,
        'content-type': 'application/json',
        'idempotency-key': request.key,
      },
      body: JSON.stringify(request.body),
    });
    text = await response.text();
  } catch (cause) {
    throw new ConnectionLost('The server went away', { cause });
  }
  if (response.status !== 200) throw new Error(`${request.path} answered ${response.status} ${text}`);
  return { text, isReplayed: response.headers.get('idempotent-replayed') === 'true' };
}

/** The transaction in the answer of any of the steps. */
export function transactionOf(text: string): TransactionAnswer {
  const answer = JSON.parse(text) as TransactionAnswer & { transaction?: TransactionAnswer };
  return answer.transaction ?? answer;
}
