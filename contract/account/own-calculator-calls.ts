import { paymentPlan } from '../credit-transaction/entity';
import { endpoint } from '../endpoint';
import { dollars, id, money } from '../schema';
import * as z from '../z';

export const calculateOwnPayments = endpoint({
  id: 'calculateOwnPayments',
  method: 'POST',
  path: '/borrower/{id}/payment-calculator',
  summary: 'Plans the borrower would be offered today for an amount at one of their practices, within their limit',
  source: 'borrower §2 payment-calculator; the specification names the screen and no call',
  access: [{ kind: 'borrower', owns: [{ at: 'params.id', is: 'borrower' }] }],
  params: z.object({ id: id() }),
  body: z.strictObject({ practiceId: id(), amount: money(1, 100_000) }),
  result: z.object({
    availableCredit: dollars(),
    /** Lowest payment first; none above what is left to spend. */
    plans: z.array(paymentPlan),
  }),
  errors: ['NOT_FOUND'],
});
