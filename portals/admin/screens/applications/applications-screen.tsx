import { paths } from '@contract/paths';
import { seesProtectedFields } from '@contract/person-fields';
import { ApiError } from '@portals/client/api-error';
import { StaffHead } from '@portals/ui/staff-shell';
import { ColumnChooser, chosenColumns } from '@portals/ui/table/column-chooser';
import { DataTable } from '@portals/ui/table/data-table';
import { DensitySwitch, FilterBar, SearchField } from '@portals/ui/table/filter-bar';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { appearance, setColumns, setDense } from '../../stores/appearance.store';
import { loadApplications, rememberSearch } from '../../stores/applications.actions';
import { applications } from '../../stores/applications.store';
import { zoneOfPractice } from '../../stores/practices';
import { staff } from '../../stores/staff.store';
import { todayIn } from '../../words/today';
import { bodyOf } from './call-body';
import { columnsOf } from './columns';
import { emptyList, tooFar } from './empty-list';
import { Filters } from './filters';
import { type ListQuery, pageSizes, readQuery, sortBy, writeQuery } from './list-query';
import { rowMenu } from './row-menu';
import { SortChip } from './sort-chip';
import { ViewTabs } from './view-tabs';

/** The applications of the practices in scope (provider-admin §1; decision 9). */
export function ApplicationsScreen() {
  const [search, setSearch] = useSearchParams();
  const { person, practiceId } = useSnapshot(staff);
  const seesGrades = person !== null && seesProtectedFields(person.role);
  const query = useMemo(() => readQuery(search, seesGrades), [search, seesGrades]);
  const { data, loading, error } = useSnapshot(applications).list;
  const { dense, columns: choice } = useSnapshot(appearance);
  const navigate = useNavigate();
  const timeZone = zoneOfPractice(person, practiceId);
  const today = todayIn(timeZone);
  const refresh = useCallback(
    () => void loadApplications(bodyOf(query, { practiceId, today, timeZone })),
    [query, practiceId, today, timeZone],
  );
  useEffect(refresh, [refresh]);
  useEffect(() => rememberSearch(search.toString()), [search]);

  /** Everything but a step to another page begins again at the first. */
  function change(part: Partial<ListQuery>, { replace = false } = {}) {
    setSearch(writeQuery({ ...query, page: 0, ...part }), { replace });
  }
  // So far back no page is counted: the way there are narrower dates or filters.
  const isTooFar = query.page > 0 && error instanceof ApiError && error.code === 'INVALID_FIELDS';
  const rows = isTooFar ? [] : (data?.data ?? null);
  const allColumns = columnsOf(rows ?? [], (id) => zoneOfPractice(person, id), seesGrades);
  const addressOf = (row: { readonly _id: string }) => paths.admin.application.href({ applicationId: row._id });
  return (
    <>
      <StaffHead>
        <h1>Applications</h1>
      </StaffHead>
      <ViewTabs
        view={query.view}
        counts={data?.counts}
        boundCounts={data?.boundCounts}
        panelId="applications"
        onView={(view) => change({ view })}
      />
      <FilterBar>
        <SearchField
          label="Name, email or number"
          value={query.search}
          // Each word typed is not a place to go back to.
          onValue={(text) => change({ search: text.slice(0, 100) }, { replace: query.search !== '' })}
        />
        <Filters query={query} today={today} seesGrades={seesGrades} onChange={change} />
        <SortChip sort={query.sort} onSort={(sort) => change({ sort })} />
        <div data-end="">
          <ColumnChooser columns={allColumns} choice={choice} onChoice={setColumns} />
          <DensitySwitch dense={dense} onChange={setDense} />
        </div>
      </FilterBar>
      <DataTable
        id="applications"
        label="Applications"
        columns={chosenColumns(allColumns, choice)}
        rows={rows}
        rowKey={(row) => row._id}
        rowLink={addressOf}
        rowMenu={(row) => rowMenu(row.number, () => void navigate(addressOf(row)))}
        loading={loading}
        error={isTooFar ? undefined : error?.message}
        onRetry={refresh}
        sort={query.sort}
        onSort={({ key, direction }) => change({ sort: sortBy(key, direction) })}
        dense={dense}
        empty={isTooFar ? tooFar(() => change({})) : emptyList(query, today, change)}
        pager={{
          page: query.page,
          limit: query.limit,
          total: isTooFar ? 0 : (data?.total ?? 0),
          totalIsBound: !isTooFar && data?.totalIsBound,
          onPage: (page) => change({ page }),
          onLimit: (limit) => change({ limit: pageSizes.find((size) => size === limit) ?? 25 }),
          note: 'Amounts in US dollars',
        }}
      />
    </>
  );
}
