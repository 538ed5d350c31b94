import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { promoGuardian } from './promo-guardian-entity';

export const listPromotions = endpoint({
  id: 'listPromotions',
  method: 'GET',
  path: '/borrower/{id}/promotions',
  summary: 'The promotions of active loans: what to pay by when to keep them free of interest, the first to end first',
  source: 'domain §1.3 promo guardian; own call',
  access: [{ kind: 'borrower', owns: [{ at: 'params.id', is: 'borrower' }] }],
  params: z.object({ id: id() }),
  result: z.object({
    data: z.array(z.object({ transactionId: z.string(), practiceName: z.string(), promo: promoGuardian })),
  }),
  errors: [],
});
