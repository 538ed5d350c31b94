import type { applicationList } from '@contract/application-details/list';
import type { ListColumn, Place, RowOf } from '@portals/list/list-view';
import { StatusMark } from '@portals/ui/status-mark';
import { Tag } from '@portals/ui/tag';
import styled from 'styled-components';
import { tableAmounts } from '../../words/amounts';
import { dueWords, mustNameZones, PracticeTime } from '../../words/practice-time';
import { statusWords } from '../../words/status-words';

type Row = RowOf<typeof applicationList>;

const Word = styled.span`color: var(--ink);`;

function Status({ row, timeZone }: { row: Row; timeZone: string }) {
  const { shape, word, note } = statusWords(row);
  const due = row.decideBy && dueWords(row.decideBy, timeZone);
  return (
    <Word>
      <StatusMark shape={shape} note={due || note}>
        {word}
      </StatusMark>
    </Word>
  );
}

const grade: ListColumn<Row> = {
  key: 'grade',
  cell: (row) => row.grade && <Tag>{row.grade}</Tag>,
  width: '22px',
};

/** The columns of the list, four of them on a phone's cards; amounts are written alike in all rows of a page. */
export function columnsOf(rows: readonly Row[], { zoneOf, mayAskBy }: Place): ListColumn<Row>[] {
  const amount = tableAmounts(rows.flatMap((row) => [row.requestedAmount, row.approvedAmount, row.availableCredit]));
  const numeric = { numeric: true, width: '52px' };
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  const requested = (row: Row) =>
    row.requestedAmount !== null && (
      <>
        <span data-card-only="">$</span>
        {amount(row.requestedAmount)}
      </>
    );
  return [
    { key: 'name', cell: (row) => row.name, width: '130px' },
    { key: 'number', cell: (row) => row.number, width: '44px' },
    {
      key: 'practicemanagement.PracticeName',
      cell: (row) => row.practicemanagement.PracticeName,
      width: '120px',
    },
    {
      key: 'status',
      cell: (row) => <Status row={row} timeZone={zoneOf(row.practicemanagement._id)} />,
      width: '110px',
      card: 'line',
    },
    { key: 'requestedAmount', cell: requested, card: 'start', ...numeric },
    { key: 'approvedAmount', cell: (row) => amount(row.approvedAmount), ...numeric },
    { key: 'availableCredit', cell: (row) => amount(row.availableCredit), ...numeric },
    // Staff of a practice see no grades.
    ...(mayAskBy('grade') ? [grade] : []),
    { key: 'state', cell: (row) => row.state, width: '22px' },
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
