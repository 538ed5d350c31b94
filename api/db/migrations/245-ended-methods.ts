import type { Migration } from './migration';

/** Returns for want of money, and cards that said no for now: these end no account or card. */
const NO_END = "('R01', 'R09', 'soft')";
const endingReturn = (column: string) =>
  `(select ${column} from payment where payment.method_id = payment_method.id and return_code is not null
      and return_code not in ${NO_END} order by returned_on, id limit 1)`;

/**
 * An account or card that its bank ended is kept as ended, so that no later return of another kind opens it again; and the moment of
 * its authorization, so that a newer one tells from what came back before it.
 */
export const endedMethods: Migration = {
  name: '245-ended-methods',
  statements: () => [
    'alter table payment_method add column ended_at text',
    'alter table payment_method add column ended_code text',
    'alter table payment_method add column authorized_at text',
    `update payment_method set ended_code = ${endingReturn('return_code')}`,
    `update payment_method set ended_at = ${endingReturn('returned_on')} || 'T00:00:00.000Z', is_default = 0
      where ended_code is not null`,
    "create index payment_scheduled_method on payment (method_id) where status = 'SCHEDULED'",
  ],
};
