import { noteContent } from '@contract/internal-note/entity';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextArea } from '@portals/ui/text-area';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { addNote, deleteNote, type Subject } from './notes.actions';
import type { ShownNote } from './notes.store';
import { newRequestKey } from './request-key';

const schema = z.object(noteContent);

export type AddNoteProps = { subject: Subject; name: string; onClose: () => void };

/** Asks for a note about a patient. */
export function AddNote({ subject, name, onClose }: AddNoteProps) {
  const [requestKey] = useState(newRequestKey);
  const form = useForm({
    schema,
    submit: async (content) => {
      await addNote(subject, content, requestKey);
      onClose();
    },
  });
  return (
    <FormDialog title={`Add note about ${name}`} act="Add note" pendingText="Adding" form={form} onClose={onClose}>
      <TextField label="Title" maxLength={120} autoComplete="off" {...form.field('title')} />
      <TextArea
        label="Note"
        hint="Only platform staff can see this. Patients and practices can’t."
        maxLength={4000}
        {...form.field('note')}
      />
    </FormDialog>
  );
}

export type DeleteNoteProps = { subject: Subject; note: ShownNote; onClose: () => void };

/** Asks once before a note is gone. */
export function DeleteNote({ subject, note, onClose }: DeleteNoteProps) {
  return (
    <ActDialog
      title={`Delete “${note.title}”?`}
      act="Delete note"
      look="danger-fill"
      pendingText="Deleting"
      keep="Keep note"
      run={() => deleteNote(subject, note)}
      onClose={onClose}
    >
      <p>
        This deletes the note for everyone. The audit trail still shows that {note.userName} wrote it and you deleted
        it.
      </p>
    </ActDialog>
  );
}
