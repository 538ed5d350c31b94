import { addBusinessDays } from '@domain/calendar/business-day';
import type { CivilDate } from '@domain/calendar/civil-date';
import type { PaymentOrder, PaymentProcessor } from '../vendors/payments/port';

/**
 * The processor of the past: what it is asked for arrives two business days later, as a bank transfer does, and nothing comes back.
 * @param onPending hears the day on which something arrives.
 */
export function createBankOfWorld(onPending: (settlesOn: CivilDate) => void): PaymentProcessor {
  const orders = new Map<string, PaymentOrder>();
  const settlesOn = ({ submittedOn }: PaymentOrder) => addBusinessDays(submittedOn, 2);
  return {
    async submit(order) {
      orders.set(order.paymentId, order);
      onPending(settlesOn(order));
      return { status: 'pending', settlesOn: settlesOn(order) };
    },
    async find(paymentId, on) {
      const order = orders.get(paymentId);
      if (!order) return null;
      const day = settlesOn(order);
      return on >= day ? { status: 'settled', on: day } : { status: 'pending', settlesOn: day };
    },
  };
}
