import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Note } from '@portals/ui/card';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { ChangeList } from '../change-list';
import { tableName } from '../reason-field';
import type { CreditTable } from '../table-kind';
import type { TableKindKey } from '../table-kinds';
import { saveIntoDraft, tableDrafts } from './table-drafts.actions';

const schema = z.object({ profileId: z.string().check(z.minLength(1, 'Choose a risk profile')), name: tableName() });

export type SaveIntoDraftProps = {
  kind: TableKindKey;
  table: CreditTable;
  content: object;
  changes: readonly CellChange[];
  onClose: () => void;
};

/** Shows what changes, and asks into which profile's draft. Nothing is in force by it. */
export function SaveIntoDraft({ kind, table, content, changes, onClose }: SaveIntoDraftProps) {
  const { data } = useSnapshot(tableDrafts).of;
  const profiles = data?.profiles ?? [];
  const chosen = data?.held?.profileId ?? profiles[0]?._id ?? '';
  const form = useForm({
    schema,
    initial: { profileId: chosen, name: table.name },
    submit: async ({ profileId, name }) => {
      await saveIntoDraft(kind, table, { profileId, name, content });
      onClose();
    },
  });
  return (
    <FormDialog title="Save to draft?" act="Save to draft" pendingText="Saving" form={form} onClose={onClose}>
      <Note style={{ marginBottom: 14 }}>
        This doesn’t take effect yet. Test the draft on past decisions, then a colleague publishes it.
      </Note>
      {changes.length > 0 && (
        <div style={{ marginBottom: 16 }}>
          <ChangeList label="Changes" changes={changes} />
        </div>
      )}
      <Select
        label="Risk profile"
        options={profiles.map(({ _id, name, draft }) => ({
          value: _id,
          label: draft ? `${name}, ${draft.count} ${draft.count === 1 ? 'change' : 'changes'} so far` : name,
        }))}
        {...form.field('profileId')}
      />
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}
