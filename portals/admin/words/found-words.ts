import type { ResultOf } from '@contract/endpoint';
import { paths } from '@contract/paths';
import type { searchEverything } from '@contract/search/calls';
import { applicationStatuses } from '@portals/format/status-words';
import { usd } from '@portals/format/usd';
import type { StatusShape } from '@portals/ui/status-mark';
import { transactionStatus } from './transaction-status';

type Result = ResultOf<typeof searchEverything>;
type Rows<K extends 'applications' | 'signups' | 'transactions'> = NonNullable<Result[K]>['data'][number];

/** One thing that a search found, as it is shown wherever people search. */
export type FoundItem = {
  id: string;
  to: string;
  name: string;
  /** "20418 · Harbor Med Spa" */
  detail: string;
  status: { shape: StatusShape; word: string };
};
export type FoundGroup = { title: string; items: readonly FoundItem[]; hasMore: boolean };

type Found = {
  readonly [K in 'applications' | 'signups' | 'transactions']: {
    readonly data: readonly Readonly<Rows<K>>[];
    readonly hasMore: boolean;
  } | null;
};

/** What was found by kind; a kind that nobody is of, or that is not theirs to see, has no group. */
export function foundGroups({ applications, signups, transactions }: Found): FoundGroup[] {
  return [
    { title: 'Applications', items: applications?.data.map(applicationItem) ?? [], of: applications },
    { title: 'Transactions', items: transactions?.data.map(transactionItem) ?? [], of: transactions },
    { title: 'Sign-ups', items: signups?.data.map(applicationItem) ?? [], of: signups },
  ].flatMap(({ title, items, of }) => (items.length > 0 ? [{ title, items, hasMore: of?.hasMore ?? false }] : []));
}

function applicationItem(row: Readonly<Rows<'applications'>>): FoundItem {
  const { shape, word } = applicationStatuses[row.status];
  return {
    id: row._id,
    to: paths.admin.application.href({ applicationId: row._id }),
    name: row.name || 'Name not provided',
    detail: `${row.number} · ${row.practicemanagement.PracticeName}`,
    status: { shape, word },
  };
}

function transactionItem(row: Readonly<Rows<'transactions'>>): FoundItem {
  return {
    id: row._id,
    to: paths.admin.application.href(
      { applicationId: row.applicationId },
      { tab: 'transactions', transaction: row._id },
    ),
    name: row.name,
    detail: `${usd(row.txAmount)} · ${row.number} · ${row.practicemanagement.PracticeName}`,
    status: transactionStatus(row),
  };
}
