import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { fraudAlertComparison } from './fraud-alert-entity';

/** @NOTE choice: for the platform's own people alone, as what differs from a credit file is (decision 40). */
export const compareFraudAlerts = endpoint({
  id: 'compareFraudAlerts',
  method: 'GET',
  path: '/practice/borrower/{id}/fraud-alerts',
  summary: "A person's fraud alerts: their answers compared with the bureau's",
  source: 'mockup of the borrower file; decision 40; own call',
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'application.view',
      brand: 'financing',
      owns: [{ at: 'params.id', is: 'borrower' }],
    },
  ],
  params: z.object({ id: id() }),
  result: z.object({ data: z.array(fraudAlertComparison) }),
  errors: [],
});
