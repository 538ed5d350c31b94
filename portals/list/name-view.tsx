import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import type { FrozenView } from './shown-view';
import type { Views } from './use-views';
import { changeView, saveView } from './views.actions';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(60, 'Use 60 characters or fewer')),
  isDefault: z._default(z.boolean(), false),
});

/** Asks for the name of a view that is saved, or for another one of `view`. */
export function NameView({
  views,
  view,
  onClose,
}: {
  views: Views;
  view: FrozenView | undefined;
  onClose: () => void;
}) {
  const { of, shows } = views;
  const form = useForm({
    schema,
    initial: { name: view?.name ?? '' },
    submit: async ({ name, isDefault }) => {
      if (view) await changeView(of, { ...view, columns: [...view.columns] }, { name });
      else await saveView(of, { name, isDefault, ...shows });
      onClose();
    },
  });
  return (
    <FormDialog
      title={view ? `Rename “${view.name}”` : 'Save view'}
      act={view ? 'Rename' : 'Save view'}
      pendingText={view ? 'Renaming' : 'Saving'}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint={view ? undefined : 'Saves your filters, dates, search, order, columns, and density. Only you can see it.'}
        autoComplete="off"
        {...form.field('name')}
      />
      {!view && <Checkbox {...form.field('isDefault')}>Make this my default view</Checkbox>}
    </FormDialog>
  );
}
