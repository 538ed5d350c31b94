import { practicePaths } from '@contract/practice/paths';
import { phone } from '@portals/format/phone';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { Checkbox } from '@portals/ui/choices';
import { StaffHead } from '@portals/ui/staff-shell';
import type { Column } from '@portals/ui/table/column';
import { DataTable } from '@portals/ui/table/data-table';
import { FilterBar, SearchField } from '@portals/ui/table/filter-bar';
import { Tag } from '@portals/ui/tag';
import { useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { listedEnrollment } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { findPractices, PRACTICES_SHOWN } from './practices.actions';
import { type PracticePage, practicesShown } from './practices.store';

type Row = PracticePage['data'][number];

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Practice',
    cell: ({ PracticeName, isActive }) => (
      <>
        {PracticeName} {isActive === false && <Tag>Inactive</Tag>}
      </>
    ),
    width: '240px',
  },
  {
    key: 'place',
    title: 'Location',
    cell: ({ city, stateCode }) => [city, stateCode].filter(Boolean).join(', '),
    card: 'line',
    width: '150px',
  },
  { key: 'specialty', title: 'Specialty', cell: ({ specialty }) => specialty, card: 'line', width: '150px' },
  {
    key: 'enterprise',
    title: 'Enterprise',
    cell: ({ enterprise }) => enterprise?.name ?? '',
    width: '160px',
  },
  { key: 'phone', title: 'Phone', cell: ({ phoneNumber }) => phone(phoneNumber), card: 'end', width: '130px' },
];

/** The practices that somebody sees and that the page is about, by name (provider-admin §2 "Practice lists"). */
export function PracticesScreen() {
  const { person } = useSnapshot(staff);
  const { pathname } = useLocation();
  const { list } = useSnapshot(practicesShown);
  const [search, setSearch] = useSearchParams();
  const name = (search.get('name') ?? '').slice(0, 100);
  const isActiveOnly = search.get('active') === 'true';
  const page = Math.max(0, Math.min(200, Number.parseInt(search.get('page') ?? '0', 10) || 0));
  const enrollment = person && listedEnrollment(pathname, person);
  const refresh = useCallback(() => {
    if (enrollment) void findPractices({ enrollment, name, isActiveOnly, page });
  }, [enrollment, name, isActiveOnly, page]);
  useEffect(refresh, [refresh]);

  function ask(next: { name?: string; isActiveOnly?: boolean; page?: number }, isTyped = false) {
    const kept = { name, isActiveOnly, page: 0, ...next };
    const query = {
      ...(kept.name && { name: kept.name }),
      ...(kept.isActiveOnly && { active: 'true' }),
      ...(kept.page > 0 && { page: String(kept.page) }),
    };
    setSearch(query, { replace: isTyped });
  }
  const { sheet, membershipSheet } = practicePaths;
  const to = isMembershipPath(pathname) ? membershipSheet : sheet;
  const isNarrowed = name !== '' || isActiveOnly;
  return (
    <>
      <StaffHead>
        <h1>Practices</h1>
      </StaffHead>
      <FilterBar>
        <SearchField label="Practice name" value={name} onValue={(typed) => ask({ name: typed.slice(0, 100) }, true)} />
        <Checkbox
          id="active-practices"
          name="active-practices"
          checked={isActiveOnly}
          onChange={({ target }) => ask({ isActiveOnly: target.checked })}
        >
          Active only
        </Checkbox>
      </FilterBar>
      <DataTable<Row>
        id="practices"
        label="Practices"
        columns={columns}
        rows={(list.data?.data ?? null) as Row[] | null}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => to.href({ practiceId: _id })}
        loading={list.loading}
        error={list.error?.message}
        onRetry={refresh}
        empty={
          isNarrowed
            ? { title: 'No practices found', hint: 'The name must contain every word you type.' }
            : {
                title: enrollment === 'MEMBERSHIPS' ? 'No practices with memberships' : 'No practices with financing',
              }
        }
        pager={{
          page,
          limit: PRACTICES_SHOWN,
          total: list.data?.total ?? 0,
          totalIsBound: list.data?.totalIsBound,
          onPage: (at) => ask({ page: at }),
        }}
      />
    </>
  );
}
