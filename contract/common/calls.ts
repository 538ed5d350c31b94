import { endpoint } from '../endpoint';
import * as z from '../z';

export const listStates = endpoint({
  id: 'listStates',
  method: 'GET',
  path: '/common/states',
  summary: 'US states for address forms',
  source: 'borrower §7 Application',
  access: [{ kind: 'public' }],
  result: z.object({ states: z.array(z.object({ name: z.string(), stateCode: z.string(), served: z.boolean() })) }),
  errors: [],
});
