import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { PlusIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { practiceMoment } from '../words/practice-time';
import { Body, Quiet } from './layout';
import { AddNote, DeleteNote } from './note-dialogs';
import { loadNotes, type Subject } from './notes.actions';
import { notes, type ShownNote } from './notes.store';

const List = styled.ul`
  max-width: 760px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: start; padding: 14px 16px; }
  > li + li { box-shadow: 0 -1px 0 var(--line); }
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; overflow-wrap: anywhere; }
  p { white-space: pre-line; overflow-wrap: anywhere; max-width: 68ch; }
  small { display: block; margin-top: 4px; font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
`;

export type NotesTabProps = { subject: Subject; name: string; timeZone: string; mayEdit: boolean };

/** What our own staff wrote down about a patient or a practice, newest first. */
export function NotesTab({ subject, name, timeZone, mayEdit }: NotesTabProps) {
  const { data, loading, error } = useSnapshot(notes).list;
  const [isAdding, setAdding] = useState(false);
  const [unwanted, setUnwanted] = useState<ShownNote | null>(null);
  return (
    <Body>
      {mayEdit && (
        <div>
          <Button dense icon={<PlusIcon size={15} />} onClick={() => setAdding(true)}>
            Add note
          </Button>
        </div>
      )}
      {error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadNotes(subject)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {loading && !data && <Skeleton lines={4} label="Loading notes" />}
      {data?.length === 0 && <Quiet>No notes yet. Only platform staff can see notes.</Quiet>}
      {data && data.length > 0 && (
        <List aria-label="Notes">
          {data.map((one) => (
            <li key={one.noteId}>
              <div>
                <h2>{one.title}</h2>
                <p>{one.note}</p>
                <small>
                  {one.userName}, {practiceMoment(one.createdAt, timeZone)}
                </small>
              </div>
              {mayEdit && (
                <Button dense onClick={() => setUnwanted(one)} aria-label={`Delete ${one.title}`}>
                  Delete
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      {isAdding && <AddNote subject={subject} name={name} onClose={() => setAdding(false)} />}
      {unwanted && <DeleteNote subject={subject} note={unwanted} onClose={() => setUnwanted(null)} />}
    </Body>
  );
}
