import { AUTOPAY_TYPES } from '@domain/autopay/autopay';
import { endpoint } from '../endpoint';
import { autopay } from '../payment-method/autopay-calls';
import { id, money } from '../schema';
import * as z from '../z';

const own = [
  {
    kind: 'borrower',
    owns: [
      { at: 'params.id', is: 'borrower' },
      { at: 'params.txId', is: 'transaction' },
    ],
  },
] as const;
const ids = z.object({ id: id(), txId: id() });

export const setAutopay = endpoint({
  id: 'setAutopay',
  method: 'PUT',
  path: '/borrower/{id}/credittransactions/{txId}/autopay',
  summary: 'Turn autopay on, change it, or turn it off; payments already processing stay',
  source: 'domain §4.4; own call',
  access: own,
  params: ids,
  body: z.strictObject({
    type: z.enum(AUTOPAY_TYPES),
    /** For CUSTOM: at least the monthly payment. */
    customAmount: z.optional(money(0.01, 100_000)),
    /** The payment method; the default when it is absent. */
    paymentMethodId: z.optional(id()),
    /** sha256 of the authorization that was shown and agreed to; asked for unless autopay is turned off, another one is STALE. */
    authorizationHash: z.optional(z.string().check(z.regex(/^[a-f0-9]{64}$/))),
    version: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  result: autopay,
  errors: ['STEP_ORDER', 'STALE'],
});
