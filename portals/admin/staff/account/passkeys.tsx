import { useAttempt } from '@portals/form/attempt';
import { FormDialog } from '@portals/form/form-dialog';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import { moment } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { hasPasskeys } from '../passkey-browser';
import { addPasskey, dropPasskey, loadPasskeys, renamePasskey } from './account.actions';
import { account, type OwnPasskey } from './account.store';
import { Section } from './layout';

const List = styled.ul`
  border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  li { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; min-height: 52px; padding: 8px 10px 8px 14px; }
  li + li { border-top: 1px solid var(--line); }
  li > span { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; font-weight: 500; }
  small { display: block; font-size: 12.5px; line-height: 18px; color: var(--ink-3); font-weight: 400; }
`;

/** Passkeys that answer at one's own log-ins: added, named and removed. */
export function Passkeys() {
  const { data, loading, error } = useSnapshot(account).passkeys;
  const [named, setNamed] = useState<OwnPasskey | 'new' | null>(null);
  useEffect(() => void loadPasskeys(), []);
  const removing = useAttempt(dropPasskey);
  return (
    <Section aria-labelledby="passkeys-title">
      <div>
        <Heading id="passkeys-title">Passkeys</Heading>
        <Note>
          After your password, confirm it’s you with a fingerprint, your face, or a PIN on this device or a security
          key. No other website can use your passkey.
        </Note>
      </div>
      <TroubleBanner trouble={removing.trouble ?? (error ? { message: error.message } : null)} />
      {loading && !data && <Skeleton lines={1} label="Loading your passkeys" />}
      {data && data.length > 0 && (
        <List aria-label="Passkeys">
          {data.map((passkey) => (
            <li key={passkey._id}>
              <span>
                {passkey.name}
                <small>
                  Added {moment(passkey.createdAt)}
                  {passkey.lastUsedAt ? `, last used ${moment(passkey.lastUsedAt)}` : ', not used yet'}
                </small>
              </span>
              <Button dense onClick={() => setNamed(passkey)} aria-label={`Rename ${passkey.name}`}>
                Rename
              </Button>
              <Button
                dense
                pending={removing.pending}
                onClick={() => void removing.run(passkey._id)}
                aria-label={`Remove ${passkey.name}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </List>
      )}
      {data && (
        <div>
          {hasPasskeys() ? (
            <Button dense onClick={() => setNamed('new')}>
              Add passkey
            </Button>
          ) : (
            <Note>This browser doesn’t support passkeys.</Note>
          )}
        </div>
      )}
      {named && <NameDialog of={named} onClose={() => setNamed(null)} />}
    </Section>
  );
}

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a name, like Laptop'), z.maxLength(60, 'Use 60 characters or fewer')),
});

function NameDialog({ of, onClose }: { of: OwnPasskey | 'new'; onClose: () => void }) {
  const isNew = of === 'new';
  const form = useForm({
    schema,
    initial: { name: isNew ? '' : of.name },
    submit: async ({ name }) => {
      if (isNew) await addPasskey(name);
      else await renamePasskey(of._id, name);
      onClose();
    },
  });
  return (
    <FormDialog
      title={isNew ? 'Add passkey' : 'Rename passkey'}
      act={isNew ? 'Continue' : 'Save'}
      pendingText={isNew ? 'Waiting for the passkey' : 'Saving'}
      form={form}
      onClose={onClose}
    >
      {isNew && <p>Your browser will ask you next. Then we log you out everywhere else and email you.</p>}
      <TextField
        label="Name"
        hint="A name you’ll recognize, like “Laptop”"
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  );
}
