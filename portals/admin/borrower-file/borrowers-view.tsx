import { borrowerPaths } from '@contract/borrower/paths';
import { borrowerList, listBorrowers } from '@contract/borrower-file/list';
import { US_STATES } from '@domain/us-states';
import { copyAct, openAct } from '@portals/list/acts';
import { type ListColumn, listView, type Place, type RowOf, viewsOfTabs } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts } from '../words/amounts';
import { mustNameZones, PracticeTime } from '../words/practice-time';

type Row = RowOf<typeof borrowerList>;

const stateNames = new Map<string, string>(US_STATES.map(({ stateCode, name }) => [stateCode, name]));

/** What stands in the way of a person, the gravest first. */
function Standing({ row: { flaggedAsFraud, accountOnHold, isDeleted } }: { row: Row }) {
  const also = accountOnHold ? 'on hold' : undefined;
  if (isDeleted) return <StatusMark shape="incomplete">Archived</StatusMark>;
  if (flaggedAsFraud)
    return (
      <StatusMark shape="fraud" note={also}>
        Flagged for fraud
      </StatusMark>
    );
  return accountOnHold ? <StatusMark shape="review">On hold</StatusMark> : null;
}

const standing: ListColumn<Row> = {
  key: 'accountOnHold',
  title: 'Status',
  cell: (row) => <Standing row={row} />,
  width: '110px',
};

function columnsOf(rows: readonly Row[], { zoneOf, mayAskBy }: Place): ListColumn<Row>[] {
  const amount = tableAmounts(rows.flatMap((row) => [row.approvedCreditLine, row.availableCredit]));
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  return [
    { key: 'name', cell: (row) => row.name, width: '140px' },
    {
      key: 'practicemanagement.PracticeName',
      cell: (row) => (
        <>
          {row.practicemanagement.PracticeName}{' '}
          <span data-card-only="">
            <Standing row={row} />
          </span>
        </>
      ),
      width: '130px',
      card: 'line',
    },
    // What the platform suspects of a person is no practice's concern.
    ...(mayAskBy('accountOnHold') ? [standing] : []),
    { key: 'accountNumber', cell: (row) => row.accountNumber, width: '96px' },
    {
      key: 'approvedCreditLine',
      cell: (row) =>
        row.approvedCreditLine !== null && (
          <>
            <span data-card-only="">$</span>
            {amount(row.approvedCreditLine)}
          </>
        ),
      numeric: true,
      width: '64px',
      card: 'start',
    },
    { key: 'availableCredit', cell: (row) => amount(row.availableCredit), numeric: true, width: '84px' },
    { key: 'state', cell: (row) => row.state, width: '40px' },
    {
      key: 'createdAt',
      cell: (row) => (
        <PracticeTime at={row.createdAt} timeZone={zoneOf(row.practicemanagement._id)} isZoneNamed={isZoneNamed} />
      ),
      card: 'end',
      width: isZoneNamed ? '124px' : '104px',
    },
  ];
}

export const borrowersView = listView<typeof borrowerList>({
  id: 'borrowers',
  declaration: borrowerList,
  list: listBorrowers,
  title: 'Borrowers',
  isUndated: true,
  words: {
    many: 'borrowers',
    search: 'Name, email, or number',
    hint: 'Borrowers appear here as soon as a patient applies or approves a transaction.',
    note: 'Amounts in US dollars. A patient of two practices appears once per practice',
  },
  views: viewsOfTabs(borrowerList, { all: 'All', LINE: 'With spending limit', NONE: 'No spending limit' }),
  orders: [
    { key: 'createdAt', direction: 'desc', label: 'newest first' },
    { key: 'createdAt', direction: 'asc', label: 'oldest first' },
    { key: 'name', direction: 'asc', label: 'name' },
    { key: 'approvedCreditLine', direction: 'desc', label: 'highest limit' },
    { key: 'state', direction: 'asc', label: 'state' },
  ],
  values: { state: (code) => stateNames.get(code) ?? code },
  columns: columnsOf,
  rowLink: ({ borrowerId }) => borrowerPaths.file.href({ borrowerId }),
  rowMenu: ({ accountNumber }, { open }) => [
    openAct(open),
    ...(accountNumber ? [copyAct('account number', accountNumber)] : []),
  ],
});
