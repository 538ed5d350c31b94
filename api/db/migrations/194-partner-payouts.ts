import type { Migration } from './migration';

/** What the partner lender pays a practice for a loan that was signed: one for each, asked about until it has arrived. */
export const partnerPayouts: Migration = {
  name: '194-partner-payouts',
  statements: () => [
    `create table partner_payout (
      application_id text primary key references partner_loan (application_id), practice_id text not null references practice (id),
      status text not null, amount_cents bigint not null, payout_ref text, moved_on text, return_code text,
      attempt integer not null, ask_at text, asks integer not null, version integer not null)`,
    'create index partner_payout_ask_at on partner_payout (ask_at)',
  ],
};
