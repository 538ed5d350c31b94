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
      act="Archive"
      pendingText="Archiving"
      keep="Keep it"
      run={async () => {
        await archiveProfile(profile._id);
        onArchived();
      }}
      onClose={onClose}
    >
      <p>
        It leaves the list, and no practice can be given it. Decisions that were made with it stay as they are, and you
        can take it out of the archive at any time.
      </p>
    </ActDialog>
  );
}
