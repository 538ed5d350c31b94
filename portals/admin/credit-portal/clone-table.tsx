import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { ComboBox } from '@portals/ui/combo-box';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { cloneTable } from './credit-tables.actions';
import { creditTables } from './credit-tables.store';
import { tableName } from './reason-field';
import type { CreditTable, TableChoice } from './table-kind';
import { kindOf } from './table-kinds';

/** A native choice has room for this many. */
const FEW = 15;

export type CloneTableProps = { table: CreditTable; onClose: () => void; onCloned: (id: string) => void };

/** Asks for the name of a new table that begins as this one is now, and what it is for. */
export function CloneTable({ table, onClose, onCloned }: CloneTableProps) {
  const kind = kindOf(useSnapshot(creditTables).kind);
  const { words, choices = [] } = kind;
  const asked = Object.fromEntries(
    choices.map(({ field, label }) => [field, z.string().check(z.minLength(1, `Choose a ${label.toLowerCase()}`))]),
  );
  const form = useForm({
    schema: z.object({ name: tableName(), ...asked }),
    initial: {
      name: `${table.name} (copy)`,
      ...Object.fromEntries(choices.map((choice) => [choice.field, choice.of(table)])),
    },
    submit: async ({ name, ...answers }: { name: string } & Record<string, string>) => {
      const chosen = choices.map(({ field, read }) => [field, read(answers[field] ?? '')]);
      const content = kind.contentOf(table);
      const begun = kind.cloned?.(content) ?? content;
      onCloned(await cloneTable(table._id, name, { ...begun, ...Object.fromEntries(chosen) }));
    },
  });
  const question = ({ field, label, hint, options }: TableChoice) => {
    const { defaultValue, ...asField } = form.field(field);
    const all = { ...asField, label, hint, options };
    const chosen = typeof defaultValue === 'string' ? { defaultValue } : {};
    return options.length > FEW ? (
      <ComboBox key={field} {...all} {...chosen} />
    ) : (
      <Select key={field} {...all} {...chosen} />
    );
  };
  return (
    <FormDialog title={`Clone ${table.name}`} act="Clone" pendingText="Cloning" form={form} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>{words.clone}</p>
      <TextField label="Clone name" autoComplete="off" {...form.field('name')} />
      {choices.map(question)}
    </FormDialog>
  );
}
