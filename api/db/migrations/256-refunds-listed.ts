import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

/** A purchase of which a part was refunded has a status of its own in lists, so that a tab finds and counts it. */
const standing = `case when one.status = 'ACCEPTED' and exists (select 1 from recovery where recovery.transaction_id = one.id)
  then 'PARTLY_REFUNDED' else one.status end`;
const asks = 'case when one.request_kind is null and one.flagged_at is null then 0 else 1 end';

const side = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
/** Below nothing, because it is kept back; it waits until all of it was. */
const refunds = `insert into listed_funding
  (id, borrower_id, practice_id, side_key, application_id, number, status, sort_name, gross_cents, net_cents, created_at)
  select one.id, bought.borrower_id, one.practice_id, ${side}, line.application_id, bought.number,
  case when one.left_cents > 0 then 'QUEUED' else 'SETTLED' end, application.sort_name, -one.gross_cents, -one.net_cents, one.created_at
  from recovery as one
  join credit_transaction as bought on bought.id = one.transaction_id join practice on practice.id = one.practice_id
  join credit_profile as line on line.id = bought.credit_profile_id join application on application.id = line.application_id`;

const triggers: readonly Trigger[] = [
  {
    name: 'listed_transaction_standing',
    ...on('credit_transaction', ['status', 'amount_cents', 'first_treatment_on', 'request_kind', 'flagged_at']),
    does: `update listed_transaction set (status, amount_cents, first_treatment_on, asks) =
      (select ${standing}, one.amount_cents, one.first_treatment_on, ${asks} from credit_transaction as one where one.id = new.id)
      where id = new.id`,
  },
  {
    name: 'listed_transaction_refund',
    event: 'insert on recovery',
    does: `update listed_transaction set status =
      (select ${standing} from credit_transaction as one where one.id = new.transaction_id) where id = new.transaction_id`,
  },
  { name: 'listed_funding_refund', event: 'insert on recovery', does: `${refunds} where one.id = new.id` },
  {
    name: 'listed_funding_kept',
    ...on('recovery', ['left_cents']),
    does: `update listed_funding set status = case when new.left_cents > 0 then 'QUEUED' else 'SETTLED' end where id = new.id`,
  },
];

/** Refunds stand in the lists of transactions and in the report of what practices are paid, so that it comes to the deposits. */
export const refundsListed: Migration = {
  name: '256-refunds-listed',
  statements: (dialect) => [
    ...(dialect === 'sqlite'
      ? ['drop trigger listed_transaction_change']
      : ['drop trigger listed_transaction_change on credit_transaction', 'drop function listed_transaction_change()']),
    `update listed_transaction set status = 'PARTLY_REFUNDED' where status = 'ACCEPTED'
      and exists (select 1 from recovery where recovery.transaction_id = listed_transaction.id)`,
    refunds,
    ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
  ],
};
