import type { FILE_ACTS } from '@contract/borrower-file/entity';

/** What the platform's staff did to a person's file. Only added to. */
export type BorrowerFileActTable = {
  id: string;
  borrower_id: string;
  kind: (typeof FILE_ACTS)[number];
  /** What it changed, as JSON: `[{ field, from, to }]`. */
  changes: string;
  staff_id: string;
  at: string;
  /** Of the person after it: who saw an earlier one did not see this. */
  version: number;
};

/** An address or number that takes the place of a proven one when its code is read back. */
export type ContactChangeTable = {
  borrower_id: string;
  channel: 'email' | 'phone';
  /** As it will stand: in small letters, or ten digits. */
  value: string;
  asked_by: string;
  asked_at: string;
};

/** An invitation of everybody whose limit can be refreshed. */
export type LimitRefreshRunTable = {
  id: string;
  /** Null for the borrowers of every practice that the platform sees. */
  practice_id: string | null;
  status: 'RUNNING' | 'DONE';
  /** The same of each run that has not ended; null afterwards. */
  open_key: 'open' | null;
  /** People to look at when it began, those looked at, and those invited. */
  total: number;
  done: number;
  invited: number;
  /** The last person that was looked at; empty before the first. */
  place: string;
  started_by_id: string;
  started_by: string;
  started_at: string;
  ended_at: string | null;
};

/** When a person was last told that their limit can be refreshed. */
export type LimitInvitationTable = {
  borrower_id: string;
  invited_on: string;
  run_id: string | null;
  /** The last day of the limit of which they were told. */
  ends_on: string | null;
};
