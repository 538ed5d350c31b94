import { moment } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import type { MenuItem } from '@portals/ui/context-menu';
import { StaffHead } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import type { Column } from '@portals/ui/table/column';
import { DataTable } from '@portals/ui/table/data-table';
import { Tag } from '@portals/ui/tag';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { ArchiveTable } from './archive-table';
import { CloneTable } from './clone-table';
import { loadTables, takeOutOfArchive } from './credit-tables.actions';
import { creditTables, typedKey } from './credit-tables.store';
import { type CreditTable, choiceText } from './table-kind';
import { kindAt, kindOf, type TableKindKey } from './table-kinds';
import { tableStatus } from './table-status';

/** Columns of a kind; a table that was typed on says so beside its name. */
function columnsOf(kind: TableKindKey, typed: Readonly<Record<string, unknown>>): Column<CreditTable>[] {
  const { choices = [] } = kindOf(kind);
  return [
    {
      key: 'name',
      title: 'Table',
      cell: ({ _id, name }) => (
        <>
          {name} {typedKey(kind, _id) in typed && <Tag $tone="promo">Unsaved</Tag>}
        </>
      ),
      width: '160px',
    },
    ...choices.map(
      (choice): Column<CreditTable> => ({
        key: choice.field,
        title: choice.label,
        cell: (table) => choiceText(choice, table),
        card: 'line',
        width: '120px',
      }),
    ),
    {
      key: 'status',
      title: 'Status',
      cell: (table) => {
        const { shape, words } = tableStatus(table);
        return <StatusMark shape={shape}>{words}</StatusMark>;
      },
      card: 'line',
      width: '140px',
    },
    { key: 'version', title: 'Version', numeric: true, cell: ({ version }) => version, width: '40px' },
    { key: 'madeBy', title: 'Changed by', cell: ({ madeBy }) => madeBy, card: 'start', width: '110px' },
    {
      key: 'madeAt',
      title: 'Changed',
      cell: ({ madeAt }) => <time dateTime={madeAt}>{moment(madeAt)}</time>,
      card: 'end',
      width: '110px',
    },
    { key: 'note', title: 'Reason', cell: ({ note }) => note, width: '200px' },
  ];
}

type Asked = { act: 'clone' | 'archive'; table: CreditTable };

/** Every table of one kind with its version in force (provider-admin §2 "grade risk APR and MDF", "credit line assignments"). */
export function CreditTablesScreen() {
  const [search, setSearch] = useSearchParams();
  const showsArchive = search.get('archived') === 'true';
  const kind = kindAt(useLocation().pathname);
  const { paths, words } = kindOf(kind);
  const { kind: shown, list, typed } = useSnapshot(creditTables);
  const { data, loading, error } = shown === kind ? list : { data: null, loading: true, error: null };
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const refresh = useCallback(() => void loadTables(kind, showsArchive), [kind, showsArchive]);
  useEffect(refresh, [refresh]);
  const tables = (data?.tables ?? null) as CreditTable[] | null;

  function menuOf(table: CreditTable): readonly MenuItem[] {
    if (!data?.canEdit) return [];
    const archive = table.archived
      ? {
          key: 'take-out',
          label: 'Restore from archive',
          run: () => void takeOutOfArchive({ kind, id: table._id }, refresh),
        }
      : { key: 'archive', label: 'Archive', run: () => setAsked({ act: 'archive', table }) };
    return [
      { key: 'clone', label: 'Clone', run: () => setAsked({ act: 'clone', table }) },
      ...(table.usedBy.length > 0 ? [] : [archive]),
    ];
  }

  const toggle = () => setSearch(showsArchive ? {} : { archived: 'true' }, { replace: true });
  return (
    <>
      <StaffHead>
        <h1>{words.title}</h1>
        <Button dense aria-pressed={showsArchive} onClick={toggle}>
          {showsArchive ? 'Hide archived' : 'Show archived'}
        </Button>
      </StaffHead>
      <div style={{ height: 14 }} />
      <DataTable<CreditTable>
        id="credit-tables"
        label={words.tables}
        columns={columnsOf(kind, typed)}
        rows={tables}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => paths.table.href({ tableId: _id })}
        rowMenu={menuOf}
        loading={loading}
        error={error?.message}
        onRetry={refresh}
        empty={{
          title: words.none,
          hint: showsArchive ? 'No archived ones either.' : 'Check the archived ones, too.',
        }}
        pager={{ page: 0, limit: 100, total: tables?.length ?? 0, onPage: () => undefined, onLimit: () => undefined }}
      />
      {asked?.act === 'clone' && (
        <CloneTable
          table={asked.table}
          onClose={() => setAsked(null)}
          onCloned={(id) => void navigate(paths.table.href({ tableId: id }))}
        />
      )}
      {asked?.act === 'archive' && (
        <ArchiveTable table={asked.table} refresh={refresh} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
