import type { getBorrower } from '@contract/calls/borrower-file';
import type { listBorrowerLoans } from '@contract/calls/borrower-loans';
import type { ResultOf } from '@contract/endpoint';
import type { listRepayments } from '@contract/lists/repayment';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type { StaffTransaction } from '../transaction/shown-transaction';

export type BorrowerFile = ResultOf<typeof getBorrower>['user'];
export type ShownFile = Frozen<BorrowerFile>;

type Repayment = ResultOf<typeof listRepayments>['data'][number];
export type ShownRepayment = Frozen<Repayment>;

type Loan = ResultOf<typeof listBorrowerLoans>['data'][number];
export type ShownLoan = Frozen<Loan>;

/** The person on the screen, what they were asked to approve and how they repay. */
export const borrower: {
  file: Resource<BorrowerFile>;
  transactions: Resource<StaffTransaction[]>;
  loans: Resource<Loan[]>;
  repayments: Resource<Repayment[]>;
} = proxy({
  file: resource<BorrowerFile>(),
  transactions: resource<StaffTransaction[]>(),
  loans: resource<Loan[]>(),
  repayments: resource<Repayment[]>(),
});
