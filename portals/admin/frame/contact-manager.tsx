import { successManagerQuestion } from '@contract/message-center/entity';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useListedPractices } from '../staff/listed-practices';
import { askSuccessManager } from './message-center.actions';

const schema = z.object({
  practiceId: z.string().check(z.minLength(1, { error: 'Choose a practice' })),
  subject: successManagerQuestion.subject,
});

type ContactManagerProps = { practiceId: string | null; onClose: () => void };

/** Asks whoever looks after a practice. Which practices are offered follows the path (provider-admin §2). */
export function ContactManager({ practiceId, onClose }: ContactManagerProps) {
  const { pathname } = useLocation();
  const isPrivi = isMembershipPath(pathname);
  const practices = useListedPractices();
  const only = practices.length === 1 ? practices[0]?._id : undefined;
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema,
    submit: async (question) => {
      await askSuccessManager({ ...question, isPrivi }, requestKey);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Ask your success manager"
      act="Send question"
      pendingText="Sending"
      form={form}
      onClose={onClose}
    >
      <Select
        label="Practice"
        placeholder="Choose a practice"
        options={practices.map(({ _id, PracticeName }) => ({ value: _id, label: PracticeName }))}
        {...form.field('practiceId')}
        defaultValue={only ?? practices.find(({ _id }) => _id === practiceId)?._id ?? ''}
      />
      <TextField
        label="Question"
        hint="One line, no patient names. We include your name and email."
        maxLength={120}
        autoComplete="off"
        {...form.field('subject')}
      />
    </FormDialog>
  );
}
