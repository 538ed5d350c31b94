import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { callLink } from '@portals/format/call-link';
import { phone } from '@portals/format/phone';
import { Banner } from '@portals/ui/banner';
import { TextArea } from '@portals/ui/text-area';
import * as z from 'zod/mini';
import { copy as shared } from '../../parts/copy';
import { askForDate } from '../../stores/visits.actions';
import { copy } from './copy';

const NOTE_MAX = 300;
const schema = z.object({ note: z.string().check(z.trim(), z.maxLength(NOTE_MAX, copy.noteLong)) });

export type AskDateProps = {
  visit: { _id: string; version: number; scheduledDate: string | null };
  practice: string;
  phone: string;
  onClose: () => void;
};

/** Asks the practice for a date or another one, with what would suit. */
export function AskDate({ visit, practice, phone: number, onClose }: AskDateProps) {
  const form = useForm({
    schema,
    async submit({ note }) {
      await askForDate(visit, note);
      onClose();
    },
  });
  const hasDate = visit.scheduledDate !== null;
  const title = hasDate ? copy.askOther : copy.askTitle;
  return (
    <FormDialog
      title={title}
      act={hasDate ? copy.askOther : copy.askAct}
      pendingText={copy.asking}
      form={form}
      onClose={onClose}
    >
      {form.problem && <Banner severity="error">{form.problem}</Banner>}
      <p>{hasDate ? copy.askOtherText(practice) : copy.askText(practice)}</p>
      <p>
        {copy.orCall} <a href={callLink(number)}>{shared.call(phone(number))}</a>
      </p>
      <TextArea label={copy.note} optional rows={3} {...form.field('note')} />
    </FormDialog>
  );
}
