import type { Migration } from './migration';
import { type Trigger, triggerOf } from './row-triggers';

const listed = `update listed_transaction set owes_back = case when new.owed_cents < 0 then 1 else 0 end,
  owed_back_cents = case when new.owed_cents < 0 then -new.owed_cents else 0 end where id = new.transaction_id`;
const triggers: readonly Trigger[] = [
  {
    name: 'listed_transaction_owed_back',
    event: 'insert on borrower_credit',
    when: 'new.owed_cents < 0',
    does: listed,
  },
  {
    name: 'listed_transaction_paid_back',
    event: 'update of owed_cents on borrower_credit',
    when: 'old.owed_cents < 0 or new.owed_cents < 0',
    does: listed,
  },
];

/** Credits that are owed back are found in the list of loans and by the work of days, with the day since which they are. */
export const owedBackListed: Migration = {
  name: '229-owed-back-listed',
  statements: (dialect) => [
    'alter table borrower_credit add column owed_back_on text',
    `update borrower_credit set owed_back_on = coalesce(
        (select max(returned_on) from payment where payment.transaction_id = borrower_credit.transaction_id),
        (select max(submitted_on) from credit_payout where credit_payout.transaction_id = borrower_credit.transaction_id))
      where owed_cents < 0`,
    'create index borrower_credit_owed_back on borrower_credit (transaction_id) where owed_cents < 0',
    'alter table listed_transaction add column owes_back integer not null default 0',
    'alter table listed_transaction add column owed_back_cents bigint not null default 0',
    `update listed_transaction set owes_back = 1, owed_back_cents =
        (select -owed_cents from borrower_credit where borrower_credit.transaction_id = listed_transaction.id)
      where id in (select transaction_id from borrower_credit where owed_cents < 0)`,
    ...['side_key', 'practice_id'].map(
      (scope) =>
        `create index listed_transaction_${scope}_owes_back on listed_transaction (${scope}, owes_back, created_at, id)`,
    ),
    ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
  ],
};
