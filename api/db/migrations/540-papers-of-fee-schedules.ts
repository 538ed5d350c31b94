import type { Migration } from './migration';

/** The paper of a signed schedule of fees, as it was made at the signature. Beside its row, which lists read. */
export const papersOfFeeSchedules: Migration = {
  name: '540-papers-of-fee-schedules',
  statements: () => [
    `create table fee_schedule_paper (
      fee_schedule_id text not null primary key references fee_schedule (id), pdf text not null, pdf_sha256 text not null,
      made_at text not null)`,
  ],
};
