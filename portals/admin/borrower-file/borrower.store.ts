import type { getBorrower } from '@contract/borrower-file/calls';
import type { ResultOf } from '@contract/endpoint';
import type { listBorrowerLoans } from '@contract/servicing/loan-calls';
import type { listRepayments } from '@contract/servicing/repayment-list';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type { StaffTransaction } from '../credit-transaction/shown-transaction';

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
