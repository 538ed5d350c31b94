import { toApiError } from '@portals/client/api-error';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { PictureField } from '@portals/ui/picture-field';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { TickList } from '@portals/ui/tick-list';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { drawLogo } from '../words/draw-picture';
import { practiceName } from '../words/name-rules';
import { copy } from './copy';
import { add, change, loadLogo, loadPractices } from './enterprise.actions';
import { enterpriseForm } from './enterprise.store';
import type { Enterprise } from './enterprises-view';

const schema = z.object({
  name: practiceName('Enter a name'),
  urlSlug: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/, 'Use letters, numbers, and hyphens, like lakeside-dental'),
    ),
  /** Not there until it is known which one there is. */
  logo: z.optional(z.string()),
  /** Not there until the practices are loaded: what cannot be seen is not changed. */
  providers: z.optional(z.array(z.string())),
});

type Saved = { name: string; enterpriseUrl: string };
export type EnterpriseFormProps = {
  /** Which is changed; null for a new one. */
  of: Enterprise | null;
  onSaved: (saved: Saved) => void;
  /** Somebody else changed it meanwhile. */
  onStale: () => void;
  onClose: () => void;
};

/** Asks what an enterprise is called, where its page is, and which practices belong to it. */
export function EnterpriseForm({ of, onSaved, onStale, onClose }: EnterpriseFormProps) {
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const logo = useSnapshot(enterpriseForm).logo.data;
  useEffect(() => void loadPractices(), []);
  useEffect(() => {
    if (of?.hasLogo) void loadLogo(of._id);
  }, [of]);
  const shownLogo = of?.hasLogo ? (logo?._id === of._id ? (logo.logo ?? '') : undefined) : '';
  const form = useForm({
    schema,
    initial: { name: of?.name, urlSlug: of?.urlSlug },
    submit: async ({ logo: picture, ...answers }) => {
      const body = { ...answers, ...(picture !== undefined && picture !== shownLogo && { logo: picture }) };
      try {
        onSaved(await (of ? change(of, body) : add(body, requestKey)));
      } catch (cause) {
        if (toApiError(cause).code === 'STALE') onStale();
        throw cause;
      }
    },
  });
  return (
    <FormDialog
      title={of ? copy.edit(of.name) : copy.add}
      act={of ? 'Save' : 'Add enterprise'}
      pendingText={of ? 'Saving' : 'Adding'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={120} autoComplete="off" {...form.field('name')} />
      <TextField
        label="Page address"
        hint={`The page will be ${window.location.origin}/v2/…/enterprise.${of ? ' Changing it breaks links you’ve already shared.' : ''}`}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('urlSlug')}
      />
      {shownLogo !== undefined && (
        <PictureField
          label={copy.logo.label}
          hint={copy.logo.hint}
          shown={shownLogo}
          read={drawLogo}
          removeLabel={copy.logo.remove}
          {...form.field('logo')}
        />
      )}
      <PracticeTicks of={of} field={form.field('providers')} />
    </FormDialog>
  );
}

type Field = { id: string; name: string; error: string | undefined };

/** The practices that are free and those that belong to it; others stand there with whose they are. */
function PracticeTicks({ of, field }: { of: Enterprise | null; field: Field }) {
  const { data, error } = useSnapshot(enterpriseForm).practices;
  if (error && !data)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={() => void loadPractices()}>
            {copy.again}
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={4} label={copy.loadingPractices} />;
  const own = of?.providers ?? [];
  // Of its own ones, those that are active no longer are not among the active ones.
  const inactive = own.filter((one) => !data.some(({ _id }) => _id === one._id));
  const ticks = [
    ...data.map(({ _id, PracticeName, city, stateCode, enterprise }) => {
      const isOthers = enterprise !== null && enterprise._id !== of?._id;
      const note = isOthers ? enterprise.name : `${city}, ${stateCode}`;
      return { value: _id, label: PracticeName, note, disabled: isOthers };
    }),
    ...inactive.map(({ _id, PracticeName }) => ({ value: _id, label: PracticeName, note: 'Inactive' })),
  ];
  return (
    <TickList
      label="Practices"
      hint="Enterprise admins can see these practices’ patients. To add a practice from another enterprise, remove it there first."
      find="Search practices"
      ticks={ticks}
      chosen={own.map(({ _id }) => _id)}
      {...field}
    />
  );
}
