import { differenceOf } from '@contract/versioned-tables/difference';
import { moment } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { StatusMark } from '@portals/ui/status-mark';
import { Tabs } from '@portals/ui/tabs';
import { Tag } from '@portals/ui/tag';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { ArchiveRates } from './archive-rates';
import { CloneRates } from './clone-rates';
import { ConflictBanner } from './conflict-banner';
import { type Draft, onRows, type Reading, reading } from './rate-draft';
import { RateEditor } from './rate-editor';
import { RateHistory } from './rate-history';
import { rateKindAt, rateKindOf } from './rate-kinds';
import { openRateTable, setDraft, takeOutOfArchive } from './rates.actions';
import { type RateTable, rates } from './rates.store';
import { SaveRates } from './save-rates';
import { tableStatus } from './table-status';

const Crumbs = styled.nav`padding: 16px 24px 0; font-size: 13px; line-height: 18px; a { color: var(--ink-3); } @media (max-width: 767.98px) { padding: 12px 16px 0; }`;
const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding: 8px 24px 0; font-size: 13.5px; line-height: 20px; color: var(--ink-2);
  h1 { font: 600 26px/30px var(--font-voice); letter-spacing: -0.012em; color: var(--ink); overflow-wrap: anywhere; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; margin-left: auto; }
  @media (max-width: 767.98px) { padding: 8px 16px 0; > div { margin-left: 0; width: 100%; } }
`;
const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; padding: 18px 24px 48px; align-content: start;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;

/** One table of percentages by grade: its cells, what a change of them does, and its history. */
export function RateTableScreen() {
  const { tableId = '' } = useParams();
  const kind = rateKindAt(useLocation().pathname);
  const { paths, words } = rateKindOf(kind);
  const { data, error } = useSnapshot(rates).table;
  const refresh = useCallback(() => void openRateTable(kind, tableId), [kind, tableId]);
  useEffect(refresh, [refresh]);
  const table = data?._id === tableId ? (data as RateTable) : null;
  return (
    <>
      <Crumbs aria-label="Breadcrumb">
        <Link to={paths.list.href()}>{words.title}</Link>
      </Crumbs>
      {table && <OneTable table={table} refresh={refresh} />}
      {!table && (
        <Body>
          {error ? (
            <Banner
              severity="error"
              actions={
                <Button dense onClick={refresh}>
                  Try again
                </Button>
              }
            >
              {error.message}
            </Banner>
          ) : (
            <Skeleton lines={8} label="Loading the table" />
          )}
        </Body>
      )}
    </>
  );
}

type OneTableProps = { table: RateTable; refresh: () => void };

function OneTable({ table, refresh }: OneTableProps) {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'history' ? 'history' : 'rates';
  const { draft: kept, kind } = useSnapshot(rates);
  const { mustRiseWithRisk, words } = rateKindOf(kind);
  const { person } = useSnapshot(staff);
  const mayEdit = person?.permissions.includes('credit.edit') ?? false;
  // What the table says by now is not typed any more.
  const draft = onRows(table.products, kept);
  const read = reading(table.products, draft, { mustRiseWithRisk });
  return (
    <>
      <TableHead table={table} draft={draft} read={read} mayEdit={mayEdit} refresh={refresh} />
      <div style={{ marginTop: 6 }}>
        <Tabs
          label="Views"
          panelId="rate-table"
          value={view}
          onValue={(key) => setSearch(key === 'history' ? { view: 'history' } : {}, { replace: true })}
          tabs={[
            { key: 'rates', label: words.cells },
            { key: 'history', label: 'History' },
          ]}
        />
      </div>
      <Body id="rate-table" role="tabpanel">
        <ConflictBanner rows={table.products} draft={draft} />
        {view === 'rates' ? (
          <RateEditor table={table} draft={draft} read={read} mayEdit={mayEdit && !table.archived} />
        ) : (
          <RateHistory id={table._id} current={table.version} canEdit={mayEdit && !table.archived} />
        )}
      </Body>
    </>
  );
}

type TableHeadProps = OneTableProps & { draft: Draft; read: Reading; mayEdit: boolean };

function TableHead({ table, draft, read, mayEdit, refresh }: TableHeadProps) {
  const navigate = useNavigate();
  const { declaration, paths } = rateKindOf(useSnapshot(rates).kind);
  const [asked, setAsked] = useState<'save' | 'clone' | 'archive' | null>(null);
  const count = Object.keys(draft).length;
  const { shape, words } = tableStatus(table);
  const close = () => setAsked(null);
  const changes = differenceOf(
    declaration,
    { name: table.name, content: table },
    { name: table.name, content: { enabled: table.enabled, products: read.rows } },
  );
  return (
    <Head>
      <h1>{table.name}</h1>
      <StatusMark shape={shape}>{words}</StatusMark>
      <span>
        Version {table.version}, {table.madeBy}, <time dateTime={table.madeAt}>{moment(table.madeAt)}</time>
      </span>
      {count > 0 && (
        <Tag $tone="promo">
          {count} {count === 1 ? 'cell' : 'cells'} not saved
        </Tag>
      )}
      {mayEdit && (
        <div>
          {count > 0 && (
            <Button dense look="quiet" onClick={() => setDraft({})}>
              Undo all
            </Button>
          )}
          <Button dense onClick={() => setAsked('clone')}>
            Clone
          </Button>
          {table.archived && (
            <Button dense onClick={() => void takeOutOfArchive(table._id, refresh)}>
              Take out of the archive
            </Button>
          )}
          {!table.archived && table.usedBy.length === 0 && (
            <Button dense onClick={() => setAsked('archive')}>
              Archive
            </Button>
          )}
          {!table.archived && (
            <Button dense look="primary" disabled={read.faults.length > 0} onClick={() => setAsked('save')}>
              Save…
            </Button>
          )}
        </div>
      )}
      {asked === 'save' && <SaveRates table={table} rows={read.rows} changes={changes} onClose={close} />}
      {asked === 'archive' && <ArchiveRates table={table} refresh={refresh} onClose={close} />}
      {asked === 'clone' && (
        <CloneRates
          table={table}
          onClose={close}
          onCloned={(id) => {
            close();
            void navigate(paths.table.href({ tableId: id }));
          }}
        />
      )}
    </Head>
  );
}
