import { ActDialog } from '@portals/form/act-dialog';
import { archiveProfile } from './profiles.actions';

export type ArchiveProfileProps = {
  profile: { _id: string; name: string };
  onClose: () => void;
  onArchived: () => void;
};

/** Says what archiving means, before it is done. */
export function ArchiveProfile({ profile, onClose, onArchived }: ArchiveProfileProps) {
  return (
    <ActDialog
      title={`Archive ${profile.name}?`}
      act="Archive profile"
      pendingText="Archiving"
      keep="Keep profile"
      run={async () => {
        await archiveProfile(profile._id);
        onArchived();
      }}
      onClose={onClose}
    >
      <p>
        It leaves the list, and you can’t assign it to practices. Past decisions don’t change. You can restore it
        anytime.
      </p>
    </ActDialog>
  );
}
