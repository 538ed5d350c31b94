import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { transactionsText } from './document-words';
import { tagSome } from './tag.actions';
import { tagForm } from './tag-form';

type TagTransactionsProps = { refs: readonly string[]; onTagged: () => void; onClose: () => void };

/** Puts a tag on the chosen transactions, or takes one off. */
export function TagTransactions({ refs, onTagged, onClose }: TagTransactionsProps) {
  const [isOff, setOff] = useState(false);
  const [done, setDone] = useState(0);
  const form = useForm({
    schema: tagForm,
    submit: async (tag) => {
      await tagSome(refs, tag, setDone);
      onTagged();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Tag ${transactionsText(refs.length)}`}
      act={isOff ? 'Remove tag' : 'Add tag'}
      pendingText={done === 0 ? 'Tagging' : `Tagged ${done.toLocaleString('en-US')}`}
      form={form}
      onClose={onClose}
    >
      <TextField label="Tag" hint="For example, Batch" maxLength={30} autoComplete="off" {...form.field('name')} />
      {!isOff && (
        <TextField
          label="Value"
          hint="For example, November. This replaces any value the tag already has."
          maxLength={60}
          autoComplete="off"
          {...form.field('value')}
        />
      )}
      <Checkbox checked={isOff} onChange={(event) => setOff(event.target.checked)} {...form.field('isOff')}>
        Remove this tag
      </Checkbox>
    </FormDialog>
  );
}
