import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { OtpInput } from '@portals/ui/otp-input';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';

const schema = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the 6-digit code' })) });

export type ContactChannel = 'email' | 'phone';
export type ContactCodeProps = {
  name: string;
  channel: ContactChannel;
  /** Sends the code, and answers where it went. */
  send: () => Promise<string>;
  verify: (otp: string) => Promise<void>;
  onClose: () => void;
};
const nouns = { email: 'email address', phone: 'phone number' } as const;

/** Proves an address or number while the person is on the phone or at the desk: first a code is sent, then what they read out is entered. */
export function ContactCode({ name, channel, send, verify, onClose }: ContactCodeProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  // A code that was sent leads on instead of closing the dialog.
  const isSent = useRef(false);
  if (sentTo !== null) return <Enter sentTo={sentTo} verify={verify} onClose={onClose} />;
  return (
    <ActDialog
      title={`Send code to ${name}?`}
      act="Send code"
      pendingText="Sending"
      run={async () => {
        setSentTo(await send());
        isSent.current = true;
      }}
      onClose={() => isSent.current || onClose()}
    >
      <p>They’ll read you a 6-digit code to verify their {nouns[channel]}. Once verified, they can use it to log in.</p>
    </ActDialog>
  );
}

function Enter({ sentTo, verify, onClose }: Pick<ContactCodeProps, 'verify' | 'onClose'> & { sentTo: string }) {
  const form = useForm({
    schema,
    submit: async ({ otp }) => {
      await verify(otp);
      onClose();
    },
  });
  return (
    <FormDialog title="Enter the code" act="Verify" pendingText="Verifying" form={form} onClose={onClose}>
      <OtpInput label={`Code sent to ${sentTo}`} {...form.field('otp')} onComplete={() => void form.send()} />
    </FormDialog>
  );
}
