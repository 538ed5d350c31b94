import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Select } from '@portals/ui/select';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { loadEnterprises, moveToEnterprise, type Shown } from './people.actions';
import { type Colleague, people } from './people.store';

const schema = z.object({
  enterprise: z.string('Choose an enterprise').check(z.minLength(1, 'Choose an enterprise')),
});

/** Makes an enterprise's administrator one of another enterprise, and changes nothing else of them. */
export function EnterpriseDialog({ of, shown, onClose }: { of: Colleague; shown: Shown; onClose: () => void }) {
  const { data, error } = useSnapshot(people).enterprises;
  useEffect(() => void loadEnterprises(), []);
  const form = useForm({
    schema,
    initial: { enterprise: of.enterpriseId ?? '' },
    submit: async ({ enterprise }) => {
      await moveToEnterprise(of, enterprise, shown);
      onClose();
    },
  });
  return (
    <FormDialog title={`${of.name}’s enterprise`} act="Save" pendingText="Saving" form={form} onClose={onClose}>
      <p>They’ll see the new enterprise’s patients right away and lose access to the previous one’s.</p>
      {error && (
        <Banner severity="error" actions={<Button onClick={() => void loadEnterprises()}>Try again</Button>}>
          {error.message}
        </Banner>
      )}
      {!data && !error && <Skeleton lines={2} label="Loading enterprises" />}
      {data?.length === 0 && <p>No enterprises yet.</p>}
      {data && data.length > 0 && (
        <Select
          label="Enterprise"
          placeholder="Choose an enterprise"
          options={data.map(({ _id, name }) => ({ value: _id, label: name }))}
          {...form.field('enterprise')}
        />
      )}
    </FormDialog>
  );
}
