import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { moment } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type LockedPerson, readLocked, unlock } from '../staff/staff-lock.actions';

const List = styled.ul`
  margin-bottom: 20px;
  li { display: flex; gap: 12px; align-items: center; justify-content: space-between; padding: 10px 0; border-bottom: 1px solid var(--line); }
  small { display: block; color: var(--ink-2); }
`;

/** Colleagues who cannot log in because strangers entered wrong passwords, for those who can vouch for them. */
export function LockedStaff() {
  const [locked, setLocked] = useState<readonly LockedPerson[]>([]);
  const reading = useAttempt(async () => setLocked(await readLocked()));
  const ending = useAttempt(async (staffId: string) => {
    await unlock(staffId);
    setLocked((before) => before.filter((person) => person.staffId !== staffId));
  });
  const { run } = reading;
  useEffect(() => {
    void run();
  }, [run]);
  return (
    <>
      <TroubleBanner
        trouble={reading.trouble ?? ending.trouble}
        onAgain={reading.trouble ? reading.again : ending.again}
      />
      {locked.length > 0 && (
        <List aria-label="Locked-out users">
          {locked.map(({ staffId, staffName, lockedUntil }) => (
            <li key={staffId}>
              <span>
                {staffName} is locked out after too many wrong passwords
                <small>Until {moment(lockedUntil)}, except on trusted devices</small>
              </span>
              <Button look="secondary" dense pending={ending.pending} onClick={() => void ending.run(staffId)}>
                Unlock
              </Button>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
