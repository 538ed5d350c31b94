import { endpoint } from '../endpoint';
import { id, money, printedText } from '../schema';
import * as z from '../z';
import { onboarding, onboards, source } from './entity';

const most = 1_000_000;
/** A product as the practice is to offer it: it narrows what the group says. The rest stands in the group, and is sent as it is there. */
const settings = z.strictObject({
  product: id(),
  name: z.optional(printedText(80)),
  enabled: z.boolean(),
  minAmount: money(1, most),
  maxAmount: money(1, most),
  minModifyAmount: z.optional(z.number()),
  mdf: z.optional(z.number()),
  allerganMdf: z.optional(z.number()),
  minimumFee: z.optional(z.number()),
});

export const setOnboardingProductGroup = endpoint({
  id: 'setOnboardingProductGroup',
  method: 'POST',
  path: '/practice/onboarding/product-group',
  summary: 'Assign a practice being onboarded its product group, as is or narrowed',
  source,
  access: [{ ...onboards, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({
    practiceId: id(),
    version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    productGroup: z.strictObject({
      productGroupId: id(),
      products: z.optional(z.array(settings).check(z.maxLength(40))),
    }),
  }),
  result: z.object({ onboarding, productGroupId: z.string() }),
  errors: ['NOT_FOUND', 'STALE'],
});
