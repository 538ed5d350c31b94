import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import * as z from 'zod/mini';
import { restoreVersion } from './credit-tables.actions';
import { ReasonField, reason } from './reason-field';

const schema = z.object({
  note: reason(),
});

export type RestoreTableProps = { restore: number; current: number; onClose: () => void };

/** Says what coming back to an earlier version means, and asks why. */
export function RestoreTable({ restore, current, onClose }: RestoreTableProps) {
  const form = useForm({
    schema,
    submit: async ({ note }) => {
      await restoreVersion(restore, note);
      onClose();
    },
  });
  const next = current + 1;
  return (
    <FormDialog
      title={`Restore version ${restore}?`}
      act={`Restore as version ${next}`}
      pendingText="Restoring"
      form={form}
      onClose={onClose}
    >
      <p style={{ marginBottom: 14 }}>
        Version {next} will match version {restore} and take effect immediately. Version {current} stays in the history.
        You’ll lose any unsaved edits.
      </p>
      <ReasonField form={form} />
    </FormDialog>
  );
}
