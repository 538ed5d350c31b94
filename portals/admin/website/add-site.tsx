import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextField } from '@portals/ui/text-field';
import { addSite, readNewSite } from './website.actions';

/** Reads the form with the rules of the list, which stand in the domain and not in a schema. */
const schema = {
  safeParse(value: unknown) {
    const { site: text = '' } = value as { site?: string };
    const reading = readNewSite(text);
    if ('site' in reading) return { success: true as const, data: reading };
    return { success: false as const, error: { issues: [{ path: ['site'], message: reading.error }] } };
  },
};

export type AddSiteProps = {
  /** The registered main website when it is not on the list yet. */
  mainSite: string | null;
  onClose: () => void;
};

/** Asks for one more website. */
export function AddSite({ mainSite, onClose }: AddSiteProps) {
  const form = useForm({
    schema,
    initial: { site: mainSite ?? '' },
    submit: async ({ site }) => {
      await addSite(site);
      onClose();
    },
  });
  return (
    <FormDialog title="Add website" act="Add website" pendingText="Adding" form={form} onClose={onClose}>
      <TextField
        label="Address"
        hint="Like https://www.example.com. For preview addresses, https://*.example.com covers every subdomain."
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('site')}
      />
    </FormDialog>
  );
}
