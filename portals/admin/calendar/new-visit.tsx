import { memberStaffPaths } from '@contract/membership/staff-paths';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Modal } from '@portals/ui/modal';
import { RouterButton } from '@portals/ui/router-button';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import type { Visit } from './calendar.store';

const List = styled.ul`
  display: grid; gap: 6px; margin-top: 12px; max-height: 50dvh; overflow: auto;
  button { width: 100%; justify-content: space-between; }
`;

type NewVisitProps = { needsDate: readonly Visit[]; onChoose: (visit: Visit) => void; onClose: () => void };

/** Whose treatment gets a date: those that are owed and have none. Others are booked at the member. */
export function NewVisit({ needsDate, onChoose, onClose }: NewVisitProps) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const found = needsDate.filter(({ memberName, treatment }) =>
    `${memberName} ${treatment}`.toLowerCase().includes(words),
  );
  return (
    <Modal
      open
      title="Book visit"
      onClose={onClose}
      footer={<RouterButton to={memberStaffPaths.members.href()}>Find another member</RouterButton>}
    >
      <TextField
        id="whose-visit"
        name="whose"
        label="Member or treatment"
        error={undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {needsDate.length === 0 && (
        <Note>Every treatment that’s due is scheduled. To book a later one, open the member.</Note>
      )}
      {needsDate.length > 0 && found.length === 0 && <Note>No matches.</Note>}
      <List>
        {found.map((visit) => (
          <li key={visit._id}>
            <Button onClick={() => onChoose(visit)}>
              {visit.memberName}, {visit.treatment}
              <small>due {civilDate(visit.dueOn, 'short')}</small>
            </Button>
          </li>
        ))}
      </List>
    </Modal>
  );
}
