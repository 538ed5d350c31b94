import { logPaths } from '@contract/audit-log/paths';
import { FIRST_DAY } from '@domain/calendar/civil-date';
import { RouterButton } from '@portals/ui/router-button';
import type { Column } from '@portals/ui/table/column';
import { DataTable } from '@portals/ui/table/data-table';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { AuditSentence } from '../words/audit-cells';
import { practiceMoment, zoneName } from '../words/practice-time';
import type { ShownFile } from './borrower.store';
import { loadTrail, TRAIL_PAGE } from './trail.actions';
import { type TrailEntry, trail } from './trail.store';

const Whole = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 16px 24px 8px; color: var(--ink-2);
  > span { flex: 1 1 320px; max-width: 68ch; }
  @media (max-width: 767.98px) { padding: 12px 16px 4px; }
  @media (pointer: coarse) { a { min-height: 44px; } }
`;

type PanelProps = { file: ShownFile; timeZone: string };

/** What was done to a person and to what is theirs, and by whom, newest first. */
export function TrailPanel({ file, timeZone }: PanelProps) {
  const { _id: borrowerId, name } = file;
  const [page, setPage] = useState(0);
  const { data, loading, error } = useSnapshot(trail).page;
  // An act on the file reads it again, and leaves an entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => void loadTrail(borrowerId, page), [borrowerId, page, file]);
  const whole = new URLSearchParams({ borrowerId, from: FIRST_DAY, to: '2099-12-31' });
  return (
    <>
      <Whole>
        <span>
          Entries about {name} and their applications, transactions, payments, payment methods, documents, and notes.
        </span>
        <RouterButton dense to={`${logPaths.auditTrail.href()}?${whole}`}>
          Open in audit trail
        </RouterButton>
      </Whole>
      <DataTable<TrailEntry>
        label="Audit trail"
        columns={columnsOf(file, timeZone)}
        rows={data?.data ?? null}
        rowKey={(entry) => entry._id}
        loading={loading}
        error={error?.message}
        onRetry={() => void loadTrail(borrowerId, page)}
        empty={{ title: 'No entries yet' }}
        dense
        pager={{
          page,
          limit: TRAIL_PAGE,
          total: data?.total ?? 0,
          totalIsBound: data?.totalIsBound,
          onPage: setPage,
        }}
      />
    </>
  );
}

function columnsOf({ _id, name }: ShownFile, timeZone: string): Column<TrailEntry>[] {
  // The trail holds no names of patients; the file knows its own.
  const named = (entry: TrailEntry) => (entry.actorId === _id ? { ...entry, actorName: name } : entry);
  return [
    {
      key: 'action',
      title: 'Action',
      cell: (entry) => <AuditSentence entry={named(entry)} isPersonNamed={false} />,
      card: 'line',
    },
    { key: 'at', title: `When, ${zoneName(timeZone)}`, cell: ({ at }) => practiceMoment(at, timeZone), card: 'end' },
    { key: 'practice', title: 'Practice', cell: ({ practicemanagement }) => practicemanagement?.PracticeName },
  ];
}
