import { readModel } from '../read-model/read-model';
import type { Dialect } from '../statement';
import { memberPaymentModel as paymentsBefore } from './360-listed-member-payments';
import { memberFundingModel as fundingsBefore } from './361-listed-member-fundings';
import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const payments = paymentsBefore.declaration;
/** A payment that was declined at once is another thing than one that the bank took back. */
export const memberPaymentModel = readModel({
  ...payments,
  columns: {
    ...payments.columns,
    status: `case when membership_payment.status in ('SUBMITTED', 'UNKNOWN', 'PENDING') then 'ON_ITS_WAY'
      else membership_payment.status end`,
  },
});

const fundings = fundingsBefore.declaration;
/** What was kept back from deposits was not paid. */
export const memberFundingModel = readModel({
  ...fundings,
  columns: {
    ...fundings.columns,
    status: `case when membership_funding.net_cents < 0 then
        case when membership_funding.deposit_id is null then 'QUEUED' else 'WITHHELD' end
      when deposit.status is null or deposit.status = 'DEFERRED' then 'QUEUED'
      when deposit.status = 'SETTLED' then 'SETTLED' when deposit.status = 'RETURNED' then 'RETURNED' else 'SENT' end`,
  },
});

/** Of a deposit that refunds took whole nothing was sent. */
const standing = (of: string) =>
  `case when ${of}.status = 'SETTLED' and ${of}.amount_cents = 0 then 'WITHHELD' else ${of}.status end`;

const side = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
const triggers: readonly Trigger[] = [
  {
    name: 'listed_deposit_begun',
    event: 'insert on deposit',
    does: `insert into listed_deposit (id, practice_id, side_key, ref, status, amount_cents, made_at)
      select one.id, one.practice_id, ${side}, one.ref, ${standing('one')}, one.amount_cents, one.made_on || 'T17:00:00.000Z'
      from deposit as one join practice on practice.id = one.practice_id where one.id = new.id`,
  },
  {
    name: 'listed_deposit_stands',
    ...on('deposit', ['status', 'amount_cents']),
    does: `update listed_deposit set status = ${standing('new')}, amount_cents = new.amount_cents where id = new.id`,
  },
  {
    name: 'listed_funding_withheld',
    ...on('recovery', ['left_cents']),
    does: `update listed_funding set status = case when new.left_cents > 0 then 'QUEUED' else 'WITHHELD' end where id = new.id`,
  },
];

/** As members' money is gathered (374), on the tables that are made anew. */
const byStatus = (table: string, at: string): string[] =>
  ['side_key', 'practice_id'].map(
    (scope) => `create index ${table}_${scope}_status on ${table} (${scope}, status, ${at}, id)`,
  );

/** By name, as the statements of a released migration made them. */
const dropped = (dialect: Dialect): string[] =>
  [
    ['listed_deposit_begin', 'deposit'],
    ['listed_deposit_change', 'deposit'],
    ['listed_funding_kept', 'recovery'],
  ].flatMap(([name, table]) =>
    dialect === 'sqlite' ? [`drop trigger ${name}`] : [`drop trigger ${name} on ${table}`, `drop function ${name}()`],
  );

/** Declined, returned and withheld are told apart where money is listed. */
export const statusesOfMoney: Migration = {
  name: '430-statuses-of-money',
  statements: (dialect) => [
    ...paymentsBefore.drop(dialect),
    ...memberPaymentModel.create(dialect),
    ...fundingsBefore.drop(dialect),
    ...memberFundingModel.create(dialect),
    ...byStatus('listed_member_payment', 'pay_at'),
    ...byStatus('listed_member_funding', 'created_at'),
    ...dropped(dialect),
    `update listed_deposit set status = 'WITHHELD' where status = 'SETTLED' and amount_cents = 0`,
    `update listed_funding set status = 'WITHHELD' where status = 'SETTLED' and net_cents < 0`,
    ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
  ],
};
