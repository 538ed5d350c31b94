import type { transactionList } from '@contract/credit-transaction/list';
import { civilDate } from '@portals/format/dates';
import { moneyWord } from '@portals/format/money-status';
import type { ListColumn, Place, RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { tableAmounts, usd } from '../../words/amounts';
import { mustNameZones, PracticeTime } from '../../words/practice-time';
import { productWords } from '../../words/product-words';
import { transactionStatus } from '../../words/transaction-status';
import { askWords } from './transaction-words';

type Row = RowOf<typeof transactionList>;

function Status({ row: { status, asks, isWithdrawn, isExpired, refunded } }: { row: Row }) {
  const { shape, word } = transactionStatus({ status, isWithdrawn, isExpired, isAskedFor: asks === 'CREATE' });
  return (
    <StatusMark shape={asks === 'FRAUD' ? 'fraud' : shape} note={noteOf({ asks, refunded, status })}>
      {word}
    </StatusMark>
  );
}

/** What the patient asks; else how much was refunded of what runs on. */
function noteOf({ asks, refunded, status }: Pick<Row, 'asks' | 'refunded' | 'status'>): string | undefined {
  if (asks !== null) return askWords[asks];
  return status === 'PARTLY_REFUNDED' ? usd(refunded) : undefined;
}

/** The columns of the list, four of them on a phone's cards; amounts are written alike in all rows of a page. */
export function columnsOf(rows: readonly Row[], { zoneOf }: Place): ListColumn<Row>[] {
  const amount = tableAmounts(rows.flatMap((row) => [row.txAmount, row.refunded, row.monthlyPayment]));
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'number', cell: (row) => row.number, width: '44px' },
    { key: 'practicemanagement.PracticeName', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    { key: 'status', cell: (row) => <Status row={row} />, width: '150px', card: 'line' },
    {
      key: 'txAmount',
      cell: (row) => (
        <>
          <span data-card-only="">$</span>
          {amount(row.txAmount)}
        </>
      ),
      numeric: true,
      width: '60px',
      card: 'start',
    },
    {
      key: 'refunded',
      cell: (row) => (row.refunded === 0 ? null : amount(row.refunded)),
      numeric: true,
      width: '60px',
      optional: true,
    },
    { key: 'selectedProduct', cell: (row) => row.selectedProduct && productWords(row.selectedProduct), width: '110px' },
    { key: 'monthlyPayment', cell: (row) => amount(row.monthlyPayment), numeric: true, width: '56px' },
    { key: 'fundingStatus', cell: (row) => row.fundingStatus && moneyWord(row.fundingStatus), width: '74px' },
    { key: 'treatments', cell: (row) => row.treatments.join(', '), optional: true },
    {
      key: 'firstTreatmentDate',
      cell: (row) => row.firstTreatmentDate && civilDate(row.firstTreatmentDate, 'table'),
      optional: true,
    },
    { key: 'tags', cell: (row) => row.tags.join(', '), optional: true },
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
