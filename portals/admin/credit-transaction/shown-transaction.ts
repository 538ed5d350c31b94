import type { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import type { ResultOf } from '@contract/endpoint';
import type { Frozen } from '@portals/state/frozen';

export type StaffTransaction = ResultOf<typeof listPatientTransactions>['data'][number];
export type ShownTransaction = Frozen<StaffTransaction>;

/** The page on which transactions of one person stand, as far as their acts must know it. */
export type TransactionPage = {
  readonly borrowerId: string;
  readonly name: string;
  /** Dollars that the patient has left; null where there is no line. */
  readonly available: number | null;
  readonly timeZone: string;
  /** Reads the transactions again and answers them; undefined when that failed or was overtaken. */
  readonly readAgain: () => Promise<readonly ShownTransaction[] | undefined>;
  /** Reads again what else of the page an act changes. */
  readonly readRest: () => void;
};
