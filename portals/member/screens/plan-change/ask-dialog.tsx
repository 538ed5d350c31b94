import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextArea } from '@portals/ui/text-area';
import * as z from 'zod/mini';
import { keepPlan } from '../../stores/plan-change.actions';
import { copy } from './copy';
import type { AnswerDialogProps } from './keep-dialog';

const schema = z.object({
  note: z.string().check(z.trim(), z.minLength(1, copy.askNeeded), z.maxLength(300, copy.askTooLong)),
});

/** The plan is kept, and the practice hears what is wanted instead. */
export function AskDialog({ change, onClose, onDone }: AnswerDialogProps) {
  const form = useForm({
    schema,
    async submit({ note }) {
      if ((await keepPlan(change, note)) === 'done') onDone();
      else onClose();
    },
  });
  return (
    <FormDialog title={copy.askTitle} act={copy.send} pendingText={copy.sending} form={form} onClose={onClose}>
      <p style={{ marginBottom: 16 }}>{copy.askText(change.practiceName)}</p>
      <TextArea label={copy.askLabel} hint={copy.askHint} rows={4} maxLength={300} {...form.field('note')} />
    </FormDialog>
  );
}
