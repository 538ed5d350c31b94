import type { RESTRICTION_CHANGES } from '@contract/account-restriction/entity';

/** What the platform's staff set about a borrower, and why. Only added to. */
export type BorrowerStandingChangeTable = {
  id: string;
  borrower_id: string;
  kind: (typeof RESTRICTION_CHANGES)[number];
  reason: string;
  staff_id: string;
  at: string;
  /** Of the borrower before it: the order of the changes. */
  version: number;
};
