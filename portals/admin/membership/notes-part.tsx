import { noteContent } from '@contract/internal-note/entity';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { PlusIcon } from '@portals/ui/icons';
import { Select } from '@portals/ui/select';
import { TextArea } from '@portals/ui/text-area';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { newRequestKey } from '../person/request-key';
import { practiceMoment } from '../words/practice-time';
import { Part } from './member-parts';
import { addNote, deleteNote, type ShownNote } from './note.actions';
import type { ShownMembership } from './plan-draft';
import { nameOf } from './plan-words';

const Head = styled.div`display: flex; align-items: center; justify-content: space-between; gap: 12px; h2 { font-size: 15px; line-height: 20px; font-weight: 650; }`;
const List = styled.ul`
  margin-top: 8px;
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: start; padding: 10px 0; }
  > li + li { border-top: 1px solid var(--line); }
  h3 { font-size: 14px; line-height: 20px; font-weight: 600; overflow-wrap: anywhere; }
  p { white-space: pre-line; overflow-wrap: anywhere; max-width: 68ch; }
  small { display: block; margin-top: 2px; font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
`;

export type NotesPartProps = { of: ShownMembership; zone: string; mayEdit: boolean };

/** What the practice wrote down about a membership and its treatments, the newest first. */
export function NotesPart({ of, zone, mayEdit }: NotesPartProps) {
  const [isAdding, setAdding] = useState(false);
  const [unwanted, setUnwanted] = useState<ShownNote | null>(null);
  return (
    <Part aria-labelledby="member-notes">
      <Head>
        <h2 id="member-notes">Notes</h2>
        {mayEdit && (
          <Button dense icon={<PlusIcon size={15} />} onClick={() => setAdding(true)}>
            Add note
          </Button>
        )}
      </Head>
      {of.providerNotes.length === 0 ? (
        <Note>No notes yet. Notes are visible to your practice only, never to {nameOf(of)}.</Note>
      ) : (
        <List>
          {of.providerNotes.map((one) => (
            <li key={one._id}>
              <div>
                <h3>{one.title}</h3>
                <p>{one.note}</p>
                <small>
                  {one.treatment !== null && `${one.treatment} · `}
                  {one.userName}, {practiceMoment(one.createdAt, zone)}
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
      {isAdding && <AddNote of={of} onClose={() => setAdding(false)} />}
      {unwanted && (
        <ActDialog
          title={`Delete note “${unwanted.title}”?`}
          act="Delete note"
          look="danger-fill"
          pendingText="Deleting"
          keep="Keep note"
          run={() => deleteNote(of, unwanted)}
          onClose={() => setUnwanted(null)}
        >
          <p>
            No one will be able to read it. The audit trail still shows that {unwanted.userName} wrote it and you
            deleted it.
          </p>
        </ActDialog>
      )}
    </Part>
  );
}

const schema = z.object({ ...noteContent, treatmentId: z.string() });

function AddNote({ of, onClose }: { of: ShownMembership; onClose: () => void }) {
  const [requestKey] = useState(newRequestKey);
  const form = useForm({
    schema,
    submit: async ({ treatmentId, ...content }) => {
      await addNote(of, { ...content, treatmentId: treatmentId || undefined }, requestKey);
      onClose();
    },
  });
  const treatments = (of.activePlan ?? of.requestedPlan)?.treatments ?? [];
  return (
    <FormDialog
      title={`Add note about ${nameOf(of)}`}
      act="Add note"
      pendingText="Adding"
      form={form}
      onClose={onClose}
    >
      <Select
        label="About"
        placeholder="The membership"
        options={treatments.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...form.field('treatmentId')}
      />
      <TextField label="Title" maxLength={120} autoComplete="off" {...form.field('title')} />
      <TextArea
        label="Note"
        hint="Don’t include medical information. Only your practice sees notes, never the member."
        maxLength={4000}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
