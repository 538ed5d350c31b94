import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tabs } from '@portals/ui/tabs';
import { useCallback, useEffect } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { ConflictBanner } from './conflict-banner';
import { openTable, setDraft } from './credit-tables.actions';
import { creditTables, typedKey } from './credit-tables.store';
import { DraftBar } from './draft/draft-bar';
import { loadTableDrafts, tableDrafts } from './draft/table-drafts.actions';
import { FaultList } from './fault-list';
import { editorOf } from './table-editors';
import { TableHead } from './table-head';
import { TableHistory } from './table-history';
import type { CreditTable, Draft, Reading } from './table-kind';
import { kindAt, kindOf, type TableKindKey } from './table-kinds';

const Crumbs = styled.nav`padding: 16px 24px 0; font-size: 13px; line-height: 18px; a { color: var(--ink-3); } @media (max-width: 767.98px) { padding: 12px 16px 0; }`;
const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; padding: 18px 24px 48px; align-content: start;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;
const Columns = styled.div<{ $isSplit: boolean }>`
  display: grid; grid-template-columns: minmax(0, 1fr) ${(props) => (props.$isSplit ? '300px' : '')}; gap: 24px; align-items: start;
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); }
`;
/** Of a keyboard, which a phone has not. */
const AtDesk = styled.span`@media (hover: none) { display: none; }`;

/** One table: its cells, what a change of them does, and its history. */
export function CreditTableScreen() {
  const { tableId = '' } = useParams();
  const kind = kindAt(useLocation().pathname);
  const { paths, words } = kindOf(kind);
  const { kind: shown, table: one } = useSnapshot(creditTables);
  const refresh = useCallback(() => void openTable(kind, tableId), [kind, tableId]);
  useEffect(refresh, [refresh]);
  const table = shown === kind && one.data?._id === tableId ? (one.data as CreditTable) : null;
  return (
    <>
      <Crumbs aria-label="Breadcrumb">
        <Link to={paths.list.href()}>{words.title}</Link>
      </Crumbs>
      {table && <OneTable kind={kind} table={table} refresh={refresh} />}
      {!table && (
        <Body>
          {one.error ? (
            <Banner
              severity="error"
              actions={
                <Button dense onClick={refresh}>
                  Try again
                </Button>
              }
            >
              {one.error.message}
            </Banner>
          ) : (
            <Skeleton lines={8} label="Loading the table" />
          )}
        </Body>
      )}
    </>
  );
}

type OneTableProps = { kind: TableKindKey; table: CreditTable; refresh: () => void };

function OneTable({ kind, table: inForce, refresh }: OneTableProps) {
  const drafts = useSnapshot(tableDrafts).of.data;
  const tableId = inForce._id;
  // A version that was just made, or taken over, asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the version is the reason
  useEffect(() => {
    void loadTableDrafts({ kind, tableId });
  }, [kind, tableId, inForce.version]);
  const held = drafts?.tableId === tableId ? drafts.held : null;
  const table = held ? ({ ...inForce, ...held.content } as CreditTable) : inForce;
  const isDrafted = drafts?.tableId === tableId && drafts.needsSecondPerson && inForce.usedBy.length > 0;
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'history' ? 'history' : 'cells';
  const { draft = {}, conflict = null } = useSnapshot(creditTables).typed[typedKey(kind, table._id)] ?? {};
  const { words, read: readDraft, contentOf } = kindOf(kind);
  const { person } = useSnapshot(staff);
  const mayEdit = person?.permissions.includes('credit.edit') ?? false;
  const read = readDraft(contentOf(table), draft);
  const isOpen = mayEdit && !table.archived && (held === null || held.status === 'OPEN');
  return (
    <>
      <TableHead
        kind={kind}
        table={table}
        read={read}
        mayEdit={isOpen || (mayEdit && table.archived)}
        isDrafted={isDrafted}
        refresh={refresh}
      />
      <div style={{ marginTop: 6 }}>
        <Tabs
          label="Views"
          panelId="credit-table"
          value={view}
          onValue={(key) => setSearch(key === 'history' ? { view: 'history' } : {}, { replace: true })}
          tabs={[
            { key: 'cells', label: words.cells },
            { key: 'history', label: 'History' },
          ]}
        />
      </div>
      <Body id="credit-table" role="tabpanel">
        {held && <DraftBar held={held} />}
        {conflict && <ConflictBanner conflict={conflict} />}
        {view === 'cells' ? (
          <Cells kind={kind} table={table} draft={draft} read={read} mayEdit={isOpen} />
        ) : (
          <TableHistory id={table._id} current={table.version} canEdit={isOpen} />
        )}
      </Body>
    </>
  );
}

type CellsProps = { kind: TableKindKey; table: CreditTable; draft: Draft; read: Reading; mayEdit: boolean };

/** The cells, what is wrong with them, and what stands beside them. */
function Cells({ kind, ...props }: CellsProps) {
  const { words } = kindOf(kind);
  const { Cells: Grid, Beside, namesFaults } = editorOf(kind);
  const { table, read, mayEdit } = props;
  const all = { ...props, label: words.grid, onDraft: setDraft };
  return (
    <Columns $isSplit={Beside !== undefined}>
      <div>
        <Note>
          {words.cell}
          {mayEdit && (
            <AtDesk>
              {' '}
              {words.keys ??
                'Use the arrow keys or Enter to move and Escape to undo a cell. You can also paste from a spreadsheet.'}
            </AtDesk>
          )}
          {table.archived && ' This table is archived and can’t be changed.'}
        </Note>
        <Grid {...all} />
        {!namesFaults && <FaultList faults={read.faults} />}
      </div>
      {Beside && <Beside {...all} />}
    </Columns>
  );
}
