import { toApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { removeSite } from './website.actions';

export type RemoveSiteProps = { site: string; isMain: boolean; onClose: () => void };

/** The list on the screen is the current one after a conflict, and may not hold this website any more. */
const remove = (site: string) =>
  removeSite(site).catch((cause) => {
    if (toApiError(cause).status !== 409) throw cause;
  });

/** Says what stops when a website is taken off the list, before it is. */
export function RemoveSite({ site, isMain, onClose }: RemoveSiteProps) {
  return (
    <ActDialog
      title={`Remove ${site}?`}
      act="Remove website"
      look="danger-fill"
      pendingText="Removing"
      keep="Keep website"
      run={() => remove(site)}
      onClose={onClose}
    >
      <p>
        {isMain && 'This is the practice’s main website. '}
        The button still shows where you placed the snippet, but the application won’t open there. Patients who already
        started can continue from the link in their email.
      </p>
    </ActDialog>
  );
}
