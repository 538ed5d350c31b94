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
