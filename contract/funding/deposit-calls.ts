import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { depositDetail } from './deposit-entity';

const access = [
  {
    kind: 'staff',
    roles: staffRoles,
    permission: 'deposit.view',
    brand: 'financing',
    owns: [{ at: 'params.depositId', is: 'deposit' }],
  },
] as const;
const params = z.object({ depositId: id() });
const source = 'provider-admin §7 Reports and transactions name no call (own name)';

export const getDeposit = endpoint({
  id: 'getDeposit',
  method: 'GET',
  path: '/practice/deposits/{depositId}',
  summary: 'A deposit with what it pays for, fees, and amounts withheld for refunds',
  source,
  access,
  params,
  result: z.object({ deposit: depositDetail }),
  errors: [],
});

export const exportDeposit = endpoint({
  id: 'exportDeposit',
  method: 'GET',
  path: '/practice/deposits/{depositId}/csv',
  summary: 'The lines of a deposit as a file: they add up to it',
  source,
  access,
  params,
  download: { file: 'deposit.csv', media: 'text/csv' },
  errors: [],
});
