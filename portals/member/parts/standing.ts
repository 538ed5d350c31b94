import { todayHere } from '@portals/format/today';
import type { Seen } from './current';

const UNANSWERED: readonly string[] = ['SUBMITTED', 'UNKNOWN'];
const FAILED: readonly string[] = ['RETURNED', 'DECLINED'];
const NOT_TRIED: readonly string[] = ['SCHEDULED', 'CANCELLED'];

/** What waits for the bank's word: a plan that was signed, or a cancellation that was confirmed; null where nothing does. */
export function underWay({
  status,
  payments,
}: Pick<Seen, 'status' | 'payments'>): 'ACTIVATION' | 'CANCELLATION' | null {
  const isAsked = (kind: 'ACTIVATION' | 'CANCELLATION') =>
    payments.some((payment) => payment.kind === kind && UNANSWERED.includes(payment.status));
  if (status === 'PLAN_REQUESTED' && isAsked('ACTIVATION')) return 'ACTIVATION';
  return status === 'ACTIVE' && isAsked('CANCELLATION') ? 'CANCELLATION' : null;
}

/**
 * Whether a payment is late. One of a cancelled membership, which has no standing, is when the last that was tried failed, or when its day
 * is over for whoever pays by hand.
 */
export function isBehind({
  status,
  standing,
  payments,
  paysByHand,
  dueSince,
}: Pick<Seen, 'status' | 'standing' | 'payments' | 'paysByHand' | 'dueSince'>): boolean {
  if (status !== 'CANCELLATION_INSTALLMENT') return standing !== 'GOOD';
  if (paysByHand) return dueSince !== null && dueSince < todayHere();
  const last = payments.find((payment) => !NOT_TRIED.includes(payment.status));
  return last !== undefined && FAILED.includes(last.status);
}
