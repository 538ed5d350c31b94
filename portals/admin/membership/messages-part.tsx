import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { MessagesTab } from '../person/messages-tab';
import { Part } from './member-parts';
import type { ShownMembership } from './plan-draft';

type MessagesPartProps = { of: ShownMembership; zone: string };

/** What we wrote to a member in the membership brand's name, fetched once somebody wants to see it. */
export function MessagesPart({ of, zone }: MessagesPartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part aria-labelledby="member-messages">
      <h2 id="member-messages">Messages</h2>
      <div style={{ marginTop: 10 }}>
        {isOpen ? (
          <MessagesTab of={{ borrowerId: of.userId, brand: 'membership' }} timeZone={zone} />
        ) : (
          <Button dense onClick={() => setOpen(true)}>
            Show messages
          </Button>
        )}
      </div>
    </Part>
  );
}
