import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';

export const listMyPractices = endpoint({
  id: 'listMyPractices',
  method: 'GET',
  path: '/borrower/{id}/practices',
  summary: "Contact details of the borrower's practices: where they applied, and those that sent a transaction",
  source: 'interface: help of the portal; own call',
  access: [{ kind: 'borrower', owns: [{ at: 'params.id', is: 'borrower' }] }],
  params: z.object({ id: id() }),
  result: z.object({
    data: z.array(z.object({ _id: z.string(), name: z.string(), phone: z.string(), city: z.string() })),
  }),
  errors: [],
});
