import { endpoint, staffRoles } from '../endpoint';
import { done, id } from '../schema';
import * as z from '../z';
import { reminderAnswers } from './reminder-entity';

export const sendReminder = endpoint({
  id: 'sendReminder',
  method: 'POST',
  path: '/borrower/{id}/send-reminder',
  summary: 'Remind a patient of a pending transaction by email or text message',
  source: 'provider-admin §7 Reports and transactions, §8 Error catalogue',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'transaction.remind',
      brand: 'financing',
      owns: [
        { at: 'params.id', is: 'borrower' },
        { at: 'body.txId', is: 'transaction' },
      ],
    },
  ],
  params: z.object({ id: id() }),
  body: z.strictObject({ txId: id(), ...reminderAnswers }),
  result: done(),
  errors: ['NOT_FOUND', 'NOT_PENDING', 'NOT_REACHABLE', 'ACCOUNT_BLOCKED'],
  idempotent: true,
  example: { body: { txId: 'transaction-1', channel: 'email', note: 'Your appointment is on Friday.' } },
});
