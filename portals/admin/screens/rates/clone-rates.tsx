import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { cloneRates } from '../../stores/rates.actions';
import type { RateTable } from '../../stores/rates.store';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(80, 'Use at most 80 letters')),
});

export type CloneRatesProps = { table: RateTable; onClose: () => void; onCloned: (id: string) => void };

/** Asks for the name of a new table that begins as this one is now. */
export function CloneRates({ table, onClose, onCloned }: CloneRatesProps) {
  const form = useForm({
    schema,
    initial: { name: `${table.name} (copy)` },
    submit: async ({ name }) => onCloned(await cloneRates(table, name)),
  });
  return (
    <FormDialog title={`Clone ${table.name}`} act="Clone" pendingText="Cloning" form={form} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>The clone begins with version 1. Nobody is offered its rates.</p>
      <TextField label="Name of the clone" autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}
