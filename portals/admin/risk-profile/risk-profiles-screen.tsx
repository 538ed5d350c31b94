import { riskProfilePaths } from '@contract/risk-profile/paths';
import { moment } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import type { MenuItem } from '@portals/ui/context-menu';
import { StaffHead } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import type { Column } from '@portals/ui/table/column';
import { DataTable } from '@portals/ui/table/data-table';
import { Tag } from '@portals/ui/tag';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { ArchiveProfile } from './archive-profile';
import { profileStatus } from './profile-status';
import { loadProfiles, takeOutOfArchive } from './profiles.actions';
import { type ListedProfile, riskProfiles } from './profiles.store';

const counted = ({ length }: readonly string[]) => `${length} practice${length === 1 ? '' : 's'}`;

const columns: readonly Column<ListedProfile>[] = [
  {
    key: 'name',
    title: 'Profile',
    cell: ({ name, boardingPreset }) => (
      <>
        {name} {boardingPreset && <Tag $tone="primary">Default for new practices</Tag>}
      </>
    ),
    width: '220px',
  },
  {
    key: 'type',
    title: 'Program',
    cell: ({ type }) => (type === 'MEMBERSHIPS' ? 'Memberships' : 'Financing'),
    card: 'line',
    width: '110px',
  },
  {
    key: 'status',
    title: 'Status',
    cell: (profile) => {
      const { shape, words } = profileStatus(profile);
      return <StatusMark shape={shape}>{words}</StatusMark>;
    },
    card: 'line',
    width: '130px',
  },
  {
    key: 'practices',
    title: 'Used by',
    cell: ({ associatedPractices }) => counted(associatedPractices),
    card: 'line',
    width: '110px',
  },
  { key: 'version', title: 'Version', numeric: true, cell: ({ version }) => version, width: '40px' },
  { key: 'publishedBy', title: 'Updated by', cell: ({ publishedBy }) => publishedBy, card: 'start', width: '110px' },
  {
    key: 'publishedAt',
    title: 'Updated',
    cell: ({ publishedAt }) => <time dateTime={publishedAt}>{moment(publishedAt)}</time>,
    card: 'end',
    width: '110px',
  },
];

/** Every risk profile with its version in force (provider-admin §2 "risk profiles"). */
export function RiskProfilesScreen() {
  const [search, setSearch] = useSearchParams();
  const showsArchive = search.get('archived') === 'true';
  const { list } = useSnapshot(riskProfiles);
  const navigate = useNavigate();
  const [archived, setArchived] = useState<ListedProfile | null>(null);
  const refresh = useCallback(() => void loadProfiles(showsArchive), [showsArchive]);
  useEffect(refresh, [refresh]);
  const rows = (list.data?.data ?? null) as ListedProfile[] | null;

  function menuOf(profile: ListedProfile): readonly MenuItem[] {
    if (!list.data?.canEdit) return [];
    const to = { profileId: profile._id };
    const edit = { key: 'edit', label: 'Edit', run: () => void navigate(riskProfilePaths.edit.href(to)) };
    const archive = { key: 'archive', label: 'Archive', run: () => setArchived(profile) };
    const takeOut = {
      key: 'take-out',
      label: 'Restore from archive',
      run: () => void takeOutOfArchive(profile._id).then(refresh),
    };
    const isInUse = profile.associatedPractices.length > 0 || profile.boardingPreset;
    return [
      ...(profile.archived ? [] : [edit]),
      { key: 'clone', label: 'Clone', run: () => void navigate(riskProfilePaths.clone.href(to)) },
      ...(profile.archived ? [takeOut] : isInUse ? [] : [archive]),
    ];
  }

  return (
    <>
      <StaffHead>
        <h1>Risk profiles</h1>
        <Button
          dense
          aria-pressed={showsArchive}
          onClick={() => setSearch(showsArchive ? {} : { archived: 'true' }, { replace: true })}
        >
          {showsArchive ? 'Hide archived' : 'Show archived'}
        </Button>
      </StaffHead>
      <div style={{ height: 14 }} />
      <DataTable<ListedProfile>
        id="risk-profiles"
        label="Risk profiles"
        columns={[...columns]}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => riskProfilePaths.one.href({ profileId: _id })}
        rowMenu={menuOf}
        loading={list.loading}
        error={list.error?.message}
        onRetry={refresh}
        empty={{
          title: 'No risk profiles',
          hint: showsArchive ? 'No archived profiles either.' : 'Check the archived profiles, too.',
        }}
        pager={{ page: 0, limit: 100, total: rows?.length ?? 0, onPage: () => undefined, onLimit: () => undefined }}
      />
      {archived && <ArchiveProfile profile={archived} onClose={() => setArchived(null)} onArchived={refresh} />}
    </>
  );
}
