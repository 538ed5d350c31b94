import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { statesAbove } from '@contract/versioned-tables/rate-faults';
import { DEMO_STATE_RULES } from '@domain/underwriting/state-rules';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { ChangeList } from './change-list';
import { saveTable } from './credit-tables.actions';
import { creditTables } from './credit-tables.store';
import { ReasonField, reason, tableName } from './reason-field';
import type { CreditTable } from './table-kind';
import { kindOf } from './table-kinds';

const schema = z.object({
  name: tableName(),
  enabled: z.optional(z.boolean()),
  note: reason(),
});

/** A rate above a state's cap is offered to nobody there, and whoever publishes it reads so first. */
function aboveCaps({ to }: Readonly<CellChange>): string | undefined {
  const states = typeof to === 'number' ? statesAbove(to, DEMO_STATE_RULES) : [];
  return states.length === 0 ? undefined : `above the rate cap in ${states.join(', ')}, so not offered there`;
}

export type SaveTableProps = {
  table: CreditTable;
  /** As it would be saved. */
  content: object;
  changes: readonly CellChange[];
  onClose: () => void;
};

/** Shows what changes and asks why, before the next version is made. */
export function SaveTable({ table, content, changes, onClose }: SaveTableProps) {
  const { kind } = useSnapshot(creditTables);
  const { words } = kindOf(kind);
  const isOfRates = kind === gradeRiskApr.key;
  const isEnabled = 'enabled' in table && table.enabled === true;
  const form = useForm({
    schema,
    initial: { name: table.name, enabled: isEnabled },
    submit: async ({ name, note, enabled }) => {
      await saveTable({ name, note, content: words.enabled ? { ...content, enabled } : content });
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
          <ChangeList
            label={`Changes since version ${table.version}`}
            changes={changes}
            {...(isOfRates && { besides: aboveCaps })}
          />
        </div>
      )}
      <ReasonField form={form} />
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      {words.enabled && <Checkbox {...form.field('enabled')}>{words.enabled}</Checkbox>}
    </FormDialog>
  );
}
