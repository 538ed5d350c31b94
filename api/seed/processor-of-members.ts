import { addBusinessDays } from '@domain/calendar/business-day';
import type { CivilDate } from '@domain/calendar/civil-date';
import type { PaymentOrder, PaymentOutcome, PaymentProcessor, PaymentSource } from '../vendors/payments/port';

/** What becomes of what is taken from a card or account from a day on. */
type Failure = { from: CivilDate; code: 'soft' | 'hard' | 'R01' };

export type ProcessorOfMembers = PaymentProcessor & {
  /** Lets everything fail that is taken from a card or account from a day on. */
  failFrom(source: string, failure: Failure): void;
};

const keyOf = (source: PaymentSource) => (source.kind === 'BANK' ? source.accountNumber : source.token);

/**
 * The processor of the past as members meet it: a card's money arrives on the next business day, a bank's on the one after.
 * @param onPending hears what is on its way, and the day on which it arrives.
 */
export function createProcessorOfMembers(
  onPending: (order: PaymentOrder, settlesOn: CivilDate) => void,
): ProcessorOfMembers {
  const orders = new Map<string, PaymentOrder>();
  const failures = new Map<string, Failure>();
  const settlesOn = ({ source, submittedOn }: PaymentOrder) =>
    addBusinessDays(submittedOn, source.kind === 'BANK' ? 2 : 1);
  function outcomeOn(order: PaymentOrder, on: CivilDate): PaymentOutcome {
    const failure = failures.get(keyOf(order.source));
    const code = failure && order.direction === 'DEBIT' && order.submittedOn >= failure.from ? failure.code : null;
    if (code === 'soft' || code === 'hard') return { status: 'declined', code, on: order.submittedOn };
    const day = settlesOn(order);
    if (on < day) return { status: 'pending', settlesOn: day };
    return code === null ? { status: 'settled', on: day } : { status: 'returned', code, on: day };
  }
  return {
    failFrom: (source, failure) => void failures.set(source, failure),
    async submit(order) {
      orders.set(order.paymentId, order);
      const outcome = outcomeOn(order, order.submittedOn);
      if (outcome.status === 'pending') onPending(order, outcome.settlesOn);
      return outcome;
    },
    async find(paymentId, on) {
      const order = orders.get(paymentId);
      return order ? outcomeOn(order, on) : null;
    },
  };
}
