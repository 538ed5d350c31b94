import { emailAddress, phoneNumber } from '@contract/schema';
import { useForm } from '@portals/form/use-form';
import { LanguageSwitch } from '@portals/shell/language-switch';
import { typed } from '@portals/state/typed';
import { AuthShell } from '@portals/ui/auth-shell';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { TextField } from '@portals/ui/text-field';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { LoginArea } from './login-acts';

const Send = styled.div`margin-top: 22px;`;

/** An address in lower case or ten digits, by the rules of the call. */
const contact = z.union([emailAddress(), phoneNumber()]);
const schema = z.object({
  contact: z.pipe(
    z.string().check(z.refine((typed) => contact.safeParse(typed).success, copy.contact.needed)),
    z.transform((typed: string) => contact.parse(typed)),
  ),
});

type ContactQuestionProps = { area: LoginArea; onBegin: () => void; onSent: () => void };

/** Whose account it is. Begun as soon as the form is entered. */
export function ContactQuestion({ area, onBegin, onSent }: ContactQuestionProps) {
  const form = useForm({
    schema,
    initial: { contact: area.login.contact ?? typed.contact },
    async submit(values) {
      await area.sendCode(values.contact);
      onSent();
    },
  });
  return (
    <AuthShell
      brand={area.brand}
      title={area.title}
      form={{ ...form.props, onFocus: onBegin }}
      footer={area.newHere}
      corner={<LanguageSwitch />}
    >
      <p>{copy.contact.why}</p>
      <ErrorSummary {...form.summary} />
      <TextField
        label={copy.contact.label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        {...form.field('contact')}
      />
      <Send>
        <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.contact.sending}>
          {copy.contact.send}
        </Button>
      </Send>
    </AuthShell>
  );
}
