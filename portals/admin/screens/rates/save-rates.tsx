import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { saveRates } from '../../stores/rates.actions';
import type { RateChange } from '../../stores/rates.store';
import { ChangeList } from './change-list';
import type { Reading } from './rate-draft';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(80, 'Use at most 80 letters')),
  enabled: z.boolean(),
  note: z.string().check(z.trim(), z.minLength(1, 'Say why, for whoever reads the history'), z.maxLength(300)),
});

export type SaveRatesProps = {
  table: {
    readonly name: string;
    readonly enabled: boolean;
    readonly version: number;
    readonly usedBy: readonly string[];
  };
  rows: Reading['rows'];
  changes: readonly RateChange[];
  onClose: () => void;
};

/** Shows what changes and asks why, before the next version is made. */
export function SaveRates({ table, rows, changes, onClose }: SaveRatesProps) {
  const form = useForm({
    schema,
    initial: { name: table.name, enabled: table.enabled },
    submit: async (answers) => {
      await saveRates({ ...answers, products: rows });
      onClose();
    },
  });
  const next = table.version + 1;
  const title = `Save as version ${next}?`;
  return (
    <FormDialog title={title} act={`Save version ${next}`} pendingText="Saving" form={form} onClose={onClose}>
      <Note style={{ marginBottom: 14 }}>
        {table.usedBy.length > 0
          ? `From now on, applications and new purchases under ${table.usedBy.join(', ')} are offered these rates. Decisions and loans that are there already stay as they are.`
          : 'No risk profile uses this table, so nobody is offered these rates yet.'}
      </Note>
      {changes.length > 0 && (
        <div style={{ marginBottom: 16 }}>
          <ChangeList label={`Changes since version ${table.version}`} changes={changes} />
        </div>
      )}
      <TextField
        label="Reason"
        hint="It stands in the history."
        autoComplete="off"
        maxLength={300}
        {...form.field('note')}
      />
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <Checkbox {...form.field('enabled')}>Risk profiles may use this table</Checkbox>
    </FormDialog>
  );
}
