import type { StaffRole } from '@domain/enums';
import { toasts } from '@portals/state/toast.store';
import { Button } from '@portals/ui/button';
import { IconButton } from '@portals/ui/icon-button';
import { Drawer } from '@portals/ui/modal';
import { InboxIcon } from '@portals/ui/staff-icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { ContactManager } from './contact-manager';
import { LockedStaff } from './locked-staff';
import { MessageCards } from './message-center';
import { loadMessages } from './message-center.actions';
import { messageCenter } from './message-center.store';

const Seat = styled.span`
  position: relative; display: inline-flex;
  > i { position: absolute; top: calc(50% - 12px); right: calc(50% - 12px); width: 8px; height: 8px; border-radius: 50%; background: var(--primary-line); box-shadow: 0 0 0 2px var(--surface); pointer-events: none; }
`;
const Title = styled.h3`margin-top: 24px; font-size: 15px; line-height: 20px; font-weight: 650;`;
const List = styled.ul`
  li { padding: 10px 0; border-bottom: 1px solid var(--line); }
`;

/** Who can vouch for a colleague. */
const UNLOCKERS: readonly StaffRole[] = ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'];

/** The message center: what the product tells, whom to ask, and every short message of this session, so that none is lost with its toast. */
export function Inbox() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { inbox } = useSnapshot(toasts);
  const { person, practiceId } = useSnapshot(staff);
  const { data } = useSnapshot(messageCenter).messages;
  const isFinancing = person !== null && person.brand !== 'membership';
  useEffect(() => {
    if (isFinancing) void loadMessages();
  }, [isFinancing]);
  const isNew = isFinancing && (data?.showDiscountBanner || data?.showCalculatorBanner);
  const close = () => setOpen(false);
  return (
    <>
      <Seat>
        <IconButton label={isNew ? 'Messages, new' : 'Messages'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <InboxIcon />
        </IconButton>
        {isNew && <i aria-hidden="true" />}
      </Seat>
      <Drawer open={isOpen} title="Messages" onClose={close}>
        {isOpen && person !== null && UNLOCKERS.includes(person.role) && <LockedStaff />}
        {isOpen && isFinancing && <MessageCards onGo={close} />}
        <Title>Questions</Title>
        <p style={{ margin: '4px 0 8px' }}>Your success manager can answer questions about your practice.</p>
        <Button
          dense
          onClick={() => {
            close();
            setAsking(true);
          }}
        >
          Ask your success manager
        </Button>
        <Title>This session</Title>
        {inbox.length === 0 ? (
          <p>No messages yet. Alerts from this session appear here.</p>
        ) : (
          <List>
            {inbox.map((item) => (
              <li key={item.id}>
                {item.text}{' '}
                {item.undo && (
                  <Button look="text" dense aria-label={`Undo: ${item.text}`} onClick={item.undo}>
                    Undo
                  </Button>
                )}
              </li>
            ))}
          </List>
        )}
      </Drawer>
      {isAsking && person && <ContactManager practiceId={practiceId} onClose={() => setAsking(false)} />}
    </>
  );
}
