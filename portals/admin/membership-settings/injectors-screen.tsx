import { personName } from '@contract/schema';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { Area } from './area';
import { usesText } from './copy';
import { addInjector, loadInjectors, removeInjector } from './settings.actions';
import { type Injector, injectors } from './settings.store';
import { Body, SettingsPage } from './settings-page';
import { Head, SettingsTable, Swatch } from './settings-table';

type Shown = Frozen<Injector>;

/** Marks of the calendar: dark enough for white letters. */
const COLORS = [
  ['#2f6f5e', 'Green'],
  ['#3d5a98', 'Blue'],
  ['#6b4c8a', 'Purple'],
  ['#8a4b2a', 'Brown'],
  ['#9b2f4d', 'Red'],
  ['#4a5560', 'Gray'],
] as const;

const rule = personName(80);
const schema = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter a name'),
    z.refine(
      (name) => name === '' || rule.safeParse(name).success,
      'Use only letters, spaces, hyphens, and apostrophes',
    ),
  ),
  title: z.pipe(
    z.string().check(z.trim(), z.maxLength(40, 'Use 40 characters or fewer')),
    z.transform((text: string) => (text === '' ? null : text)),
  ),
  color: z.string().check(z.minLength(1, 'Choose a color')),
});

/** Who gives the treatments. */
export function InjectorsScreen() {
  return (
    <SettingsPage title="Injectors">
      {({ practiceId, mayEdit }) => <Injectors key={practiceId} practiceId={practiceId} mayEdit={mayEdit} />}
    </SettingsPage>
  );
}

function Injectors({ practiceId, mayEdit }: { practiceId: string; mayEdit: boolean }) {
  const kept = useSnapshot(injectors);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Shown | null>(null);
  useEffect(() => void loadInjectors(practiceId), [practiceId]);
  const list = kept.practiceId === practiceId ? kept.injectors : null;
  return (
    <Body>
      <Area isThere={list !== null} error={kept.error} retry={() => loadInjectors(practiceId)} what="injectors">
        <section aria-labelledby="injectors-title" style={{ maxWidth: 760 }}>
          <Head>
            <div>
              <Heading id="injectors-title">Your injectors</Heading>
              <Note>Assign injectors to plans and visits. Each has a calendar color.</Note>
            </div>
            {mayEdit && (
              <Button look="primary" onClick={() => setAdding(true)}>
                Add injector
              </Button>
            )}
          </Head>
          {list?.length === 0 && <Note style={{ marginTop: 14 }}>No injectors yet.</Note>}
          {list && list.length > 0 && (
            <SettingsTable aria-label="Injectors">
              <thead>
                <tr>
                  <th scope="col">Injector</th>
                  <th scope="col">Upcoming visits</th>
                  <th scope="col">{mayEdit && <VisuallyHidden>Actions</VisuallyHidden>}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((one) => (
                  <tr key={one._id}>
                    <td>
                      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
                        <Swatch style={{ background: one.color }} aria-hidden="true">
                          {one.initials}
                        </Swatch>
                        <span>
                          <b>{one.name}</b>
                          <small>{one.title}</small>
                        </span>
                      </div>
                    </td>
                    <td data-label="Upcoming visits">{one.usedIn.visits}</td>
                    <td>
                      {mayEdit && (
                        <Button dense look="quiet" onClick={() => setRemoving(one)} aria-label={`Remove ${one.name}`}>
                          Remove
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </SettingsTable>
          )}
        </section>
      </Area>
      {isAdding && <AddInjector practiceId={practiceId} onClose={() => setAdding(false)} />}
      {removing && (
        <ActDialog
          title={`Remove injector ${removing.name}?`}
          act="Remove injector"
          pendingText="Removing"
          look="danger-fill"
          run={() => removeInjector(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{usesText(removing.usedIn)}</p>
          <p style={{ marginTop: 8 }}>Existing plans and visits keep the name. You can’t choose it for new ones.</p>
        </ActDialog>
      )}
    </Body>
  );
}

function AddInjector({ practiceId, onClose }: { practiceId: string; onClose: () => void }) {
  const form = useForm({
    schema,
    submit: async (answers) => {
      await addInjector(practiceId, answers);
      onClose();
    },
  });
  return (
    <FormDialog title="Add injector" act="Add injector" pendingText="Adding" form={form} onClose={onClose}>
      <TextField label="Name" maxLength={80} autoComplete="off" {...form.field('name')} />
      <TextField
        label="Credential"
        optional
        hint="Shown after the name, like MD or RN"
        maxLength={40}
        autoComplete="off"
        {...form.field('title')}
      />
      <RadioCards
        label="Calendar color"
        options={COLORS.map(([value, title]) => ({
          value,
          title,
          aside: <Swatch style={{ background: value }} aria-hidden="true" />,
        }))}
        defaultValue={COLORS[0][0]}
        {...form.field('color')}
      />
    </FormDialog>
  );
}
