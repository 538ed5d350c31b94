import type { StaffRole } from '@domain/enums';
import { toasts } from '@portals/state/toast.store';
import { IconButton } from '@portals/ui/icon-button';
import { Drawer } from '@portals/ui/modal';
import { InboxIcon } from '@portals/ui/staff-icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { LockedStaff } from './locked-staff';

const List = styled.ul`
  li { padding: 10px 0; border-bottom: 1px solid var(--line); }
`;

/** Who can vouch for a colleague. */
const UNLOCKERS: readonly StaffRole[] = ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'];

/** Every short message of this session, so that none is lost with its toast. */
export function Inbox() {
  const [isOpen, setOpen] = useState(false);
  const { inbox } = useSnapshot(toasts);
  const { person } = useSnapshot(staff);
  return (
    <>
      <IconButton label="Messages" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <InboxIcon />
      </IconButton>
      <Drawer open={isOpen} title="Messages" onClose={() => setOpen(false)}>
        {isOpen && person !== null && UNLOCKERS.includes(person.role) && <LockedStaff />}
        {inbox.length === 0 ? (
          <p>Nothing yet. Messages you have seen since you opened this page are kept here.</p>
        ) : (
          <List>
            {inbox.map((item) => (
              <li key={item.id}>{item.text}</li>
            ))}
          </List>
        )}
      </Drawer>
    </>
  );
}
