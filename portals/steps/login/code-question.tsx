import { ApiError } from '@portals/client/api-error';
import { useForm } from '@portals/form/use-form';
import { AuthShell } from '@portals/ui/auth-shell';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { OtpInput } from '@portals/ui/otp-input';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { LoginArea } from './login-acts';
import { OtherWays } from './other-ways';
import type { SentCode } from './sent-code';

const words = copy.code;
const schema = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, words.needed)) });

function sentenceOf({ code, triesLeft }: ApiError): string | null {
  if (code === 'WRONG_CODE') return words.wrong(triesLeft);
  if (code === 'CODE_EXPIRED') return words.expired;
  return code === 'CODE_USED_UP' ? words.usedUp : null;
}

/** A refused code is a sentence at the input; everything else stays what it is. */
function atInput(cause: unknown): unknown {
  const message = cause instanceof ApiError ? sentenceOf(cause) : null;
  return message === null
    ? cause
    : Object.assign(new Error(message, { cause }), { fields: [{ field: 'otp', message }] });
}

type CodeQuestionProps = { area: LoginArea; sent: Readonly<SentCode>; onChange: () => void };

/** The code that proves the contact. It is sent by itself when the sixth digit is in. */
export function CodeQuestion({ area, sent, onChange }: CodeQuestionProps) {
  const { search } = useLocation();
  const form = useForm({
    schema,
    async submit({ otp }) {
      try {
        await area.enter(otp, search);
      } catch (cause) {
        throw atInput(cause);
      }
    },
  });
  const field = form.field('otp');
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  return (
    <AuthShell brand={area.brand} title={words.title} form={form.props}>
      <p>
        {words.sentTo[sent.channel]} <b>{sent.destination}</b>.{' '}
        <Button look="text" dense onClick={onChange}>
          {words.change}
        </Button>
      </p>
      {form.problem && <Banner severity="error">{form.problem}</Banner>}
      <OtpInput
        label={words.label}
        hint={form.pending ? words.checking : sent.channel === 'landline' ? words.spokenHint : words.hint}
        onComplete={() => void form.send()}
        {...field}
      />
      <VisuallyHidden role="status">{form.pending ? words.checking : ''}</VisuallyHidden>
      <OtherWays key={sent.turn} area={area} sent={sent} onOtherContact={onChange} />
    </AuthShell>
  );
}
