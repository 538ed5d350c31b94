import { linkAnswers } from '@contract/account/application-link-entity';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { Select } from '@portals/ui/select';
import { SendIcon } from '@portals/ui/staff-icons';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { personName } from '../words/name-rules';
import { sendLink } from './send-link.actions';

const schema = z.object({
  practiceId: z.string().check(z.minLength(1, { error: 'Choose a practice' })),
  ...linkAnswers,
  borrowerName: personName('first name', 'Enter a first name', 40),
});

type Practices = readonly { readonly _id: string; readonly PracticeName: string }[];
type SendLinkProps = {
  practices: Practices;
  practiceId: string | null;
  /** Somebody who began and has not finished: they get it again, and go on where they were. */
  again?: { firstName: string; contact: string };
};

/** The button that opens the form for a link to the application. */
export function SendLink(props: SendLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        dense
        look={props.again ? 'secondary' : 'primary'}
        icon={<SendIcon size={15} />}
        onClick={() => setOpen(true)}
      >
        {props.again ? 'Resend link' : 'Send application link'}
      </Button>
      {isOpen && <LinkForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinkForm({ practices, practiceId, again, onClose }: SendLinkProps & { onClose: () => void }) {
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema,
    initial: { borrowerName: again?.firstName, borrowerContact: again?.contact },
    submit: async (answers) => {
      await sendLink(answers, requestKey);
      onClose();
    },
  });
  const [only] = practices.length === 1 ? practices : [];
  const own = practiceId ?? only?._id ?? '';
  return (
    <FormDialog
      title={again ? 'Resend application link' : 'Send application link'}
      act="Send link"
      pendingText="Sending"
      form={form}
      onClose={onClose}
    >
      <Select
        label="Practice"
        placeholder="Choose a practice"
        options={practices.map(({ _id, PracticeName }) => ({ value: _id, label: PracticeName }))}
        {...form.field('practiceId')}
        defaultValue={own}
      />
      <TextField label="First name" maxLength={40} autoComplete="off" {...form.field('borrowerName')} />
      <TextField
        label="Email or mobile phone"
        hint="The message mentions only your practice, not the patient or a treatment."
        autoComplete="off"
        {...form.field('borrowerContact')}
      />
    </FormDialog>
  );
}
