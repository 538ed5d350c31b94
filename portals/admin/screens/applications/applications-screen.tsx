import { paths } from '@contract/paths';
import { toast } from '@portals/state/toast.store';
import { EyeIcon } from '@portals/ui/icons';
import { CopyIcon } from '@portals/ui/staff-icons';
import { StaffHead } from '@portals/ui/staff-shell';
import { ColumnChooser, chosenColumns } from '@portals/ui/table/column-chooser';
import { DataTable } from '@portals/ui/table/data-table';
import { DensitySwitch, FilterBar, SearchField } from '@portals/ui/table/filter-bar';
import { Tabs } from '@portals/ui/tabs';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { appearance, setColumns, setDense } from '../../stores/appearance.store';
import { loadApplications, rememberSearch } from '../../stores/applications.actions';
import { applications } from '../../stores/applications.store';
import { zoneOfPractice } from '../../stores/practices';
import { staff } from '../../stores/staff.store';
import { numberCopied, numberNotCopied } from '../../words/copy';
import { todayIn } from '../../words/today';
import { bodyOf } from './call-body';
import { columnsOf } from './columns';
import { emptyList } from './empty-list';
import { Filters } from './filters';
import { type ListQuery, pageSizes, readQuery, type SortKey, type View, views, writeQuery } from './list-query';
import { SortChip } from './sort-chip';

const viewWords: Readonly<
  Record<View, { label: string; count: 'all' | 'REVIEW' | 'APPROVED' | 'DENIED' | 'INCOMPLETE' }>
> = {
  all: { label: 'All', count: 'all' },
  review: { label: 'Needs review', count: 'REVIEW' },
  approved: { label: 'Approved', count: 'APPROVED' },
  denied: { label: 'Denied', count: 'DENIED' },
  incomplete: { label: 'Incomplete', count: 'INCOMPLETE' },
};

async function copyNumber(number: number): Promise<void> {
  const values = { number: String(number) };
  try {
    await navigator.clipboard.writeText(values.number);
    toast(numberCopied, { values });
  } catch {
    toast(numberNotCopied, { values });
  }
}

/** The applications of the practices in scope (provider-admin §1; decision 9). */
export function ApplicationsScreen() {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readQuery(search), [search]);
  const { person, practiceId } = useSnapshot(staff);
  const { list } = useSnapshot(applications);
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
  const { data, loading, error } = list;
  const rows = data?.data ?? null;
  const allColumns = columnsOf(rows ?? [], (id) => zoneOfPractice(person, id));
  const addressOf = (row: { readonly _id: string }) => paths.admin.application.href({ applicationId: row._id });
  return (
    <>
      <StaffHead>
        <h1>Applications</h1>
      </StaffHead>
      <div style={{ marginTop: 10 }}>
        <Tabs
          label="Views"
          panelId="applications"
          value={query.view}
          onValue={(key) => change({ view: views.find((view) => view === key) ?? 'all' })}
          tabs={views.map((key) => ({
            key,
            label: viewWords[key].label,
            ...(data && { count: data.counts[viewWords[key].count] }),
          }))}
        />
      </div>
      <FilterBar>
        <SearchField
          label="Name, email or number"
          value={query.search}
          // Each word typed is not a place to go back to.
          onValue={(text) => change({ search: text.slice(0, 100) }, { replace: query.search !== '' })}
        />
        <Filters query={query} today={today} onChange={change} />
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
        rowMenu={(row) => [
          { key: 'open', label: 'Open', icon: <EyeIcon size={16} />, run: () => void navigate(addressOf(row)) },
          { key: 'copy', label: 'Copy number', icon: <CopyIcon size={16} />, run: () => void copyNumber(row.number) },
        ]}
        loading={loading}
        error={error?.message}
        onRetry={refresh}
        sort={query.sort}
        onSort={(sort) => change({ sort: { key: sort.key as SortKey, direction: sort.direction } })}
        dense={dense}
        empty={emptyList(query, today, change)}
        pager={{
          page: query.page,
          limit: query.limit,
          total: data?.total ?? 0,
          onPage: (page) => change({ page }),
          onLimit: (limit) => change({ limit: pageSizes.find((size) => size === limit) ?? 25 }),
          note: 'Amounts in US dollars',
        }}
      />
    </>
  );
}
