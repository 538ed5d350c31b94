import type { StatusShape } from '@portals/ui/status-mark';
import { moneyWords } from './money-words';

type State = keyof typeof moneyWords;

const shapes: Readonly<Record<State, StatusShape>> = {
  scheduled: 'incomplete',
  open: 'incomplete',
  waiting: 'incomplete',
  onHold: 'review',
  processing: 'pending',
  paid: 'approved',
  withheld: 'approved',
  returned: 'refunded',
  declined: 'rejected',
  failed: 'rejected',
  canceled: 'denied',
};

/** Statuses of money on the wire: payments and repayments, deposits, what a practice is paid, invoices and their debits. */
const states = {
  SCHEDULED: 'scheduled',
  OPEN: 'open',
  QUEUED: 'waiting',
  DEFERRED: 'onHold',
  ON_ITS_WAY: 'processing',
  SUBMITTED: 'processing',
  // The bank has not answered: the money may be on its way.
  UNKNOWN: 'processing',
  PENDING: 'processing',
  SENT: 'processing',
  DEBITED: 'processing',
  SETTLED: 'paid',
  PAID: 'paid',
  WITHHELD: 'withheld',
  RETURNED: 'returned',
  DECLINED: 'declined',
  FAILED: 'failed',
  CANCELLED: 'canceled',
} as const satisfies Record<string, State>;

export type MoneyStatus = keyof typeof states;
export const MONEY_STATUSES = Object.keys(states) as readonly MoneyStatus[];
type Standing = { readonly shape: StatusShape; readonly word: string };

const standing = (state: State): Standing => ({ shape: shapes[state], word: moneyWords[state] });

/** Where money stands: its shape and its word. */
export const moneyStatus = (status: MoneyStatus): Standing => standing(states[status]);

/** The word alone, for tabs and sentences. */
export const moneyWord = (status: MoneyStatus): string => moneyWords[states[status]];

/** The word for a value of a list, which may be newer than this page. */
export const moneyValue = (status: string): string =>
  (states as Readonly<Record<string, State | undefined>>)[status] === undefined
    ? status
    : moneyWord(status as MoneyStatus);
