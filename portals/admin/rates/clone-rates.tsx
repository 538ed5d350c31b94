import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextField } from '@portals/ui/text-field';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { rateKindOf } from './rate-kinds';
import { cloneRates } from './rates.actions';
import { type RateTable, rates } from './rates.store';
import { tableName } from './reason-field';

const schema = z.object({
  name: tableName(),
});

export type CloneRatesProps = { table: RateTable; onClose: () => void; onCloned: (id: string) => void };

/** Asks for the name of a new table that begins as this one is now. */
export function CloneRates({ table, onClose, onCloned }: CloneRatesProps) {
  const { words } = rateKindOf(useSnapshot(rates).kind);
  const form = useForm({
    schema,
    initial: { name: `${table.name} (copy)` },
    submit: async ({ name }) => onCloned(await cloneRates(table, name)),
  });
  return (
    <FormDialog title={`Clone ${table.name}`} act="Clone" pendingText="Cloning" form={form} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>{words.clone}</p>
      <TextField label="Name of the clone" autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}
