import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { ChangeList } from './change-list';
import type { Reading } from './rate-draft';
import { rateKindOf } from './rate-kinds';
import { saveRates } from './rates.actions';
import { type RateChange, rates } from './rates.store';
import { ReasonField, reason, tableName } from './reason-field';

const schema = z.object({
  name: tableName(),
  enabled: z.boolean(),
  note: reason(),
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
  const { words } = rateKindOf(useSnapshot(rates).kind);
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
        {table.usedBy.length > 0 ? words.inForce(table.usedBy.join(', ')) : words.unused}
      </Note>
      {changes.length > 0 && (
        <div style={{ marginBottom: 16 }}>
          <ChangeList label={`Changes since version ${table.version}`} changes={changes} />
        </div>
      )}
      <ReasonField form={form} />
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <Checkbox {...form.field('enabled')}>Risk profiles may use this table</Checkbox>
    </FormDialog>
  );
}
