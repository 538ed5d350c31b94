import type { ListDeclaration } from '@contract/lists/declare-list';
import { ApiError } from '@portals/client/api-error';
import { StaffHead } from '@portals/ui/staff-shell';
import type { Column } from '@portals/ui/table/column';
import { ColumnChooser, chosenColumns } from '@portals/ui/table/column-chooser';
import { DataTable, useSelection } from '@portals/ui/table/data-table';
import { DensitySwitch, FilterBar, SearchField } from '@portals/ui/table/filter-bar';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Choosing } from './choose-all';
import { ChosenBar, type ChosenRows, chosenText } from './chosen-bar';
import { emptyList, tooFar } from './empty-list';
import { ExportButton, ExportProgress } from './export-button';
import { FilterChips } from './filter-chips';
import { fileBody } from './list-body';
import { pageSizes, sortBy } from './list-query';
import { columnsOf, type ListView, type Place } from './list-view';
import { OrderChip } from './order-chip';
import { footNote } from './totals';
import { useList } from './use-list';
import { useViews } from './use-views';
import { ViewTabs } from './view-tabs';
import { ViewsMenu } from './views-menu';

type ListScreenProps<D extends ListDeclaration> = {
  view: ListView<D>;
  place: Place;
  /** Buttons beside the heading. */
  acts?: ReactNode;
  /** What can be done with chosen rows beside a file of them. */
  bulk?: (list: ChosenRows) => ReactNode;
  /** How all that the query finds is chosen beyond the page, where acts of `bulk` go by ids. */
  choosing?: Choosing;
};

/** A declared list, drawn. */
export function ListScreen<D extends ListDeclaration>({
  view: declared,
  place,
  acts,
  bulk,
  choosing,
}: ListScreenProps<D>) {
  // Rows are the declaration's own by the answer's schema; from here on nothing looks into them.
  const view = declared as unknown as ListView;
  const { query, isBare, change, refresh, page, loading, error } = useList(view, place);
  const views = useViews({ view, place, isBare }, { query, change });
  const { look } = views;
  const navigate = useNavigate();
  const file = fileBody(view, query, place);
  // So far back no page is counted: the way there are narrower dates or filters.
  const { selected, isAll, onSelect, onSelectAll } = useSelection(JSON.stringify([file, query.page, query.limit]));
  const isTooFar = query.page > 0 && error instanceof ApiError && error.code === 'INVALID_FIELDS';
  const rows = isTooFar ? [] : ((page?.data as readonly Row[] | undefined) ?? null);
  const columns = columnsOf(view, rows ?? [], place) as unknown as readonly Column<Row>[];
  const onPage = (rows ?? []).filter(({ _id }) => selected.has(_id));
  // More than a page holds were chosen beyond it; else a row that is gone is not chosen anymore.
  const ids = selected.size > (rows?.length ?? 0) ? [...selected] : onPage.map(({ _id }) => _id);
  const isPageChosen = rows !== null && rows.length > 0 && onPage.length === rows.length;
  const total = page?.totalIsBound ? undefined : page?.total;
  const isChoosable = Boolean(bulk ?? view.csv);
  const found = page && { total: page.total, totalIsBound: page.totalIsBound };
  const isMore = isPageChosen && !isAll && found !== null && (found.totalIsBound || ids.length < found.total);
  const link = view.rowLink as ((row: Row) => string) | undefined;
  const note = footNote(view, isTooFar ? null : page);
  const actsOf = (row: Row) => ({
    open: () => void (link && navigate(link(row))),
    filter: (values: typeof query.filters) => change({ filters: { ...query.filters, ...values } }),
    refresh,
  });
  return (
    <>
      <StaffHead>
        <h1>{view.title}</h1>
        {acts}
        <ExportButton view={view} label="CSV" body={file} total={total} />
      </StaffHead>
      <ExportProgress view={view} />
      <ViewTabs view={view} query={query} page={page} onValue={(key) => change({ view: key })}>
        <ViewsMenu views={views} />
      </ViewTabs>
      <FilterBar>
        <SearchField
          label={view.words.search}
          value={query.search}
          // Each word typed is not a place to go back to.
          onValue={(text) => change({ search: text.slice(0, 100) }, { replace: query.search !== '' })}
        />
        <FilterChips view={view} query={query} place={place} onChange={change} />
        <OrderChip orders={view.orders} sort={query.sort} onSort={(sort) => change({ sort: sortBy(view, sort) })} />
        <div data-end="">
          {view.views.length === 0 && <ViewsMenu views={views} />}
          <ColumnChooser
            columns={columns}
            choice={look.columns}
            onChoice={(chosen) => views.changeLook({ columns: chosen })}
          />
          <DensitySwitch dense={look.dense} onChange={(dense) => views.changeLook({ dense })} />
        </div>
      </FilterBar>
      <DataTable<Row>
        id={view.id}
        label={view.title}
        columns={chosenColumns(columns, look.columns)}
        rows={rows}
        rowKey={(row) => row._id}
        {...(link && { rowLink: link })}
        {...(view.rowMenu && { rowMenu: (row: Row) => view.rowMenu?.(row as never, actsOf(row)) ?? [] })}
        {...(isChoosable && {
          selected,
          onSelect,
          chosenText: found && chosenText({ ids, isAll }, found, choosing),
          bulk: found && (
            <ChosenBar
              {...{ view, query, place, file, found, choosing, isMore }}
              chosen={{ ids, isAll }}
              onAll={(all) => onSelectAll(new Set([...selected, ...all]))}
            >
              {bulk?.({ ids, refresh, clear: () => onSelect(new Set()) })}
            </ChosenBar>
          ),
        })}
        loading={loading}
        error={isTooFar ? undefined : error?.message}
        onRetry={refresh}
        sort={query.sort}
        onSort={(sort) => change({ sort: sortBy(view, sort) })}
        dense={look.dense}
        empty={isTooFar ? tooFar(view, () => change({})) : emptyList({ view, query, today: place.today }, change)}
        pager={{
          page: query.page,
          limit: query.limit,
          total: isTooFar ? 0 : (page?.total ?? 0),
          totalIsBound: !isTooFar && page?.totalIsBound,
          onPage: (next) => change({ page: next }),
          onLimit: (limit) => change({ limit: pageSizes.find((size) => size === limit) ?? 25 }),
          ...(note && { note }),
        }}
      />
    </>
  );
}

/** Every row of a list has an id. */
type Row = { readonly _id: string };
