import { StatusMark } from '@portals/ui/status-mark';
import type { Column } from '@portals/ui/table/column';
import { Tag } from '@portals/ui/tag';
import styled from 'styled-components';
import type { ApplicationRow } from '../../stores/applications.store';
import { tableAmounts } from '../../words/amounts';
import { dueWords, mustNameZones, PracticeTime } from '../../words/practice-time';
import { statusWords } from '../../words/status-words';

type Row = Readonly<Omit<ApplicationRow, 'practicemanagement'>> & {
  readonly practicemanagement: Readonly<ApplicationRow['practicemanagement']>;
};

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

const gradeColumn: Column<Row> = {
  key: 'grade',
  title: 'Grade',
  cell: (row) => row.grade && <Tag>{row.grade}</Tag>,
  width: '22px',
};

/** The columns of the list, four of them on a phone's cards; amounts are written alike in all rows of a page. */
export function columnsOf(
  rows: readonly Row[],
  zoneOf: (practiceId: string) => string,
  /** False for staff of a practice, who see no grades. */
  seesGrades: boolean,
): Column<Row>[] {
  const amount = tableAmounts(rows.flatMap((row) => [row.requestedAmount, row.approvedAmount, row.availableCredit]));
  const numeric = { numeric: true, width: '52px' };
  const isZoneNamed = mustNameZones(rows.map((row) => zoneOf(row.practicemanagement._id)));
  return [
    { key: 'name', title: 'Applicant', cell: (row) => row.name, sortKey: 'name', width: '130px' },
    { key: 'number', title: 'Number', cell: (row) => row.number, sortKey: 'number', width: '44px' },
    { key: 'practice', title: 'Practice', cell: (row) => row.practicemanagement.PracticeName, width: '120px' },
    {
      key: 'status',
      title: 'Status',
      cell: (row) => <Status row={row} timeZone={zoneOf(row.practicemanagement._id)} />,
      sortKey: 'status',
      width: '110px',
      card: 'line',
    },
    {
      key: 'requested',
      title: 'Requested',
      cell: (row) =>
        row.requestedAmount !== null && (
          <>
            <span data-card-only="">$</span>
            {amount(row.requestedAmount)}
          </>
        ),
      sortKey: 'requestedAmount',
      card: 'start',
      ...numeric,
    },
    { key: 'limit', title: 'Limit', cell: (row) => amount(row.approvedAmount), sortKey: 'approvedAmount', ...numeric },
    {
      key: 'available',
      title: 'Available',
      cell: (row) => amount(row.availableCredit),
      sortKey: 'availableCredit',
      ...numeric,
    },
    ...(seesGrades ? [gradeColumn] : []),
    { key: 'state', title: 'State', cell: (row) => row.state, sortKey: 'state', width: '22px' },
    {
      key: 'applied',
      title: 'Applied',
      cell: (row) => (
        <PracticeTime at={row.createdAt} timeZone={zoneOf(row.practicemanagement._id)} isZoneNamed={isZoneNamed} />
      ),
      sortKey: 'createdAt',
      card: 'end',
      width: isZoneNamed ? '124px' : '104px',
    },
  ];
}
