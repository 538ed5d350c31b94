import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { OtpInput } from '@portals/ui/otp-input';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type Channel, sendCode, verifyCode } from './ask.actions';
import type { ShownFile } from './borrower.store';

const schema = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the six digits' })) });

type CodeProps = { file: ShownFile; channel: Channel; onClose: () => void };
const nouns = { email: 'email address', phone: 'phone number' } as const;

/** Proves an address or number while the person is on the phone: first a code is sent, then what they read out is entered. */
export function ContactCode({ file, channel, onClose }: CodeProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  // A code that was sent leads on instead of closing the dialog.
  const isSent = useRef(false);
  if (sentTo !== null) return <Enter file={file} channel={channel} sentTo={sentTo} onClose={onClose} />;
  return (
    <ActDialog
      title={`Send ${file.name} a code?`}
      act="Send code"
      pendingText="Sending"
      run={async () => {
        setSentTo(await sendCode(file._id, channel));
        isSent.current = true;
      }}
      onClose={() => isSent.current || onClose()}
    >
      <p>
        Stay on the phone with them: they read six digits to you, which proves that the {nouns[channel]} is theirs. From
        then on it opens their account.
      </p>
    </ActDialog>
  );
}

function Enter({ file, channel, sentTo, onClose }: CodeProps & { sentTo: string }) {
  const form = useForm({
    schema,
    submit: async ({ otp }) => {
      await verifyCode(file._id, channel, otp);
      onClose();
    },
  });
  return (
    <FormDialog title="Enter the code" act="Verify" pendingText="Verifying" form={form} onClose={onClose}>
      <OtpInput label={`Code sent to ${sentTo}`} {...form.field('otp')} onComplete={() => void form.send()} />
    </FormDialog>
  );
}
