import { rolesToGive } from '@domain/staff/administration';
import { Button } from '@portals/ui/button';
import type { MenuItem } from '@portals/ui/context-menu';
import { PlusIcon } from '@portals/ui/icons';
import { StaffHead } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import type { Column } from '@portals/ui/table/column';
import { DataTable } from '@portals/ui/table/data-table';
import { Tabs } from '@portals/ui/tabs';
import { Tag } from '@portals/ui/tag';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { roleWords } from '../role-words';
import { staff } from '../staff.store';
import { ColleagueForm } from './colleague-form';
import { EnterpriseDialog } from './enterprise-dialog';
import { endSessions, loadPeople, type Shown, type Tab, unlock } from './people.actions';
import { type Colleague, people } from './people.store';
import { DeleteDialog, PermissionsDialog, PracticesDialog, TagsDialog } from './people-dialogs';
import { ResetFactorDialog } from './reset-factor-dialog';
import { ReviewControl } from './review-control';

const Strip = styled.div`flex: none;`;

type Act = 'edit' | 'permissions' | 'practices' | 'enterprise' | 'tags' | 'reset-factor' | 'delete' | 'take-off';
type Asked = { act: 'add' } | { act: Act; of: Colleague };

const columnsOf = (ownId: string): Column<Colleague>[] => [
  {
    key: 'name',
    title: 'Name',
    width: '170px',
    cell: ({ _id, name, personOfContact, salesRep, successManager }) => (
      <>
        {name} {_id === ownId && <Tag $tone="primary">You</Tag>} {personOfContact && <Tag>Contact</Tag>}{' '}
        {salesRep && <Tag>Sales</Tag>} {successManager && <Tag>Success</Tag>}
      </>
    ),
  },
  { key: 'email', title: 'Email', cell: ({ email }) => email, width: '200px', card: 'line' },
  { key: 'role', title: 'Role', cell: roleOf, width: '110px', card: 'start' },
  { key: 'practices', title: 'Practices', cell: practicesOf, width: '150px' },
  {
    key: 'permissions',
    title: 'Permissions',
    cell: ({ hasOwnPermissions, permissions }) =>
      hasOwnPermissions ? `Custom (${permissions.length})` : 'Same as role',
    width: '120px',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ lockedUntil }) =>
      lockedUntil ? (
        <StatusMark shape="review">Locked out</StatusMark>
      ) : (
        <StatusMark shape="approved">Active</StatusMark>
      ),
    width: '90px',
    card: 'end',
  },
];

function roleOf({ role, financePartner }: Colleague): string {
  return financePartner ? `${roleWords[role]} (finance partner)` : roleWords[role];
}

function practicesOf({ role, practices }: Colleague): string {
  if (role === 'Admin') return 'All';
  const [first] = practices;
  return practices.length > 2
    ? `${first?.PracticeName} and ${practices.length - 1} more`
    : practices.map(({ PracticeName }) => PracticeName).join(', ');
}

const PAGE = 100;

/** The call answers everybody, and the screen shows a page of them; other people begin at their first page. */
function usePages(all: readonly Colleague[] | null, shown: Shown) {
  const [of, setOf] = useState({ shown, page: 0 });
  const total = all?.length ?? 0;
  const page = of.shown === shown ? Math.min(of.page, Math.max(0, Math.ceil(total / PAGE) - 1)) : 0;
  const pager = { page, limit: PAGE, total, onPage: (to: number) => setOf({ shown, page: to }) };
  return { rows: all?.slice(page * PAGE, (page + 1) * PAGE) ?? null, pager };
}

/** Who works for a practice, an enterprise or the platform, and what they may do (provider-admin §2 admin-settings). */
export function PeopleScreen() {
  const { person, practiceId } = useSnapshot(staff);
  const [search, setSearch] = useSearchParams();
  const isPlatform = person?.role === 'Admin' && !person.financePartner;
  const tab: Tab = isPlatform && search.get('tab') === 'platform' ? 'platform' : 'practices';
  const shown = useMemo<Shown>(() => ({ tab, practiceId }), [tab, practiceId]);
  const { data, loading, error } = useSnapshot(people).list;
  const { rows, pager } = usePages(data, shown);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => void loadPeople(shown), [shown]);
  if (!person) return null;
  const mayEdit = person.permissions.includes('staff.edit') && rolesToGive(person).length > 0;
  const mayReset = (of: Colleague) => isPlatform && of._id !== person.id;
  const menuOf = (of: Colleague) =>
    mayEdit ? actsOn(of, { shown, ask: setAsked, isPlatform, mayReset: mayReset(of) }) : [];
  return (
    <>
      <StaffHead>
        <h1>Users</h1>
        {mayEdit && (
          <Button dense look="primary" icon={<PlusIcon size={15} />} onClick={() => setAsked({ act: 'add' })}>
            Add user
          </Button>
        )}
      </StaffHead>
      {isPlatform && (
        <Strip>
          <Tabs
            label="Users"
            tabs={[
              { key: 'practices', label: 'Practices' },
              { key: 'platform', label: 'Platform' },
            ]}
            value={tab}
            onValue={(key) => setSearch(key === 'platform' ? { tab: key } : {}, { replace: true })}
            panelId="people-panel"
          />
        </Strip>
      )}
      {isPlatform && tab === 'platform' && person.brand === 'financing' && (
        <ReviewControl mayEdit={person.permissions.includes('credit.edit')} />
      )}
      <div id="people-panel" {...(isPlatform && { role: 'tabpanel' })} style={{ paddingTop: 14 }}>
        <DataTable<Colleague>
          id="people"
          label="Users"
          columns={columnsOf(person.id)}
          rows={rows}
          rowKey={({ _id }) => _id}
          rowMenu={menuOf}
          loading={loading}
          error={error?.message}
          onRetry={() => void loadPeople(shown)}
          empty={{ title: 'No users yet', hint: 'Add a user to get started.' }}
          pager={pager}
        />
      </div>
      {asked && <AskedDialog asked={asked} shown={shown} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The one practice that somebody can be taken off while they go on elsewhere. */
const onePractice = ({ role, practices }: Colleague, { practiceId }: Shown) => {
  if (role === 'Admin' || role === 'EnterpriseAdmin') return undefined;
  return practices.length === 1 ? practices[0] : practices.find(({ _id }) => _id === practiceId);
};

type Acting = { shown: Shown; ask: (asked: Asked) => void; isPlatform: boolean; mayReset: boolean };

function actsOn(of: Colleague, { shown, ask, isPlatform, mayReset }: Acting): readonly MenuItem[] {
  const item = (act: Act, label: string) => ({ key: act, label, run: () => ask({ act, of }) });
  const practice = onePractice(of, shown);
  const takeOff = practice ? [{ ...item('take-off', `Remove from ${practice.PracticeName}`), danger: true }] : [];
  const locked = of.lockedUntil ? [{ key: 'unlock', label: 'Unlock log-in', run: () => void unlock(of, shown) }] : [];
  if (!of.canEdit) return [...locked, ...takeOff];
  const worksAtPractices = of.role !== 'Admin' && of.role !== 'EnterpriseAdmin';
  return [
    item('edit', 'Edit'),
    item('permissions', 'Permissions'),
    ...(worksAtPractices ? [item('practices', 'Practices')] : []),
    ...(of.role === 'EnterpriseAdmin' && isPlatform ? [item('enterprise', 'Enterprise')] : []),
    ...(of.role === 'Admin' ? [item('tags', 'Tags')] : []),
    ...locked,
    { key: 'end-sessions', label: 'Log out everywhere', run: () => void endSessions(of, shown) },
    ...(mayReset && of.hasSecondFactor ? [item('reset-factor', 'Remove second factor')] : []),
    ...(of.practices.length > 1 ? takeOff : []),
    { ...item('delete', 'Delete'), danger: true },
  ];
}

function AskedDialog({ asked, shown, onClose }: { asked: Asked; shown: Shown; onClose: () => void }) {
  const { person } = useSnapshot(staff);
  if (!person) return null;
  if (asked.act === 'add') return <ColleagueForm person={person} of={null} shown={shown} onClose={onClose} />;
  const { act, of } = asked;
  const props = { person, of, shown, onClose };
  const practice = onePractice(of, shown);
  if (act === 'edit') return <ColleagueForm {...props} />;
  if (act === 'permissions') return <PermissionsDialog {...props} />;
  if (act === 'practices') return <PracticesDialog {...props} />;
  if (act === 'enterprise') return <EnterpriseDialog of={of} shown={shown} onClose={onClose} />;
  if (act === 'reset-factor') return <ResetFactorDialog of={of} shown={shown} onClose={onClose} />;
  if (act === 'tags') return <TagsDialog {...props} />;
  const from = act === 'take-off' && practice ? { id: practice._id, name: practice.PracticeName } : null;
  return <DeleteDialog of={of} shown={shown} practice={from} onClose={onClose} />;
}
