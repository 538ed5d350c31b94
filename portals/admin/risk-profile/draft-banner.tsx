import { draftPaths } from '@contract/credit-draft/paths';
import { moment } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { RouterButton } from '@portals/ui/router-button';
import { useSnapshot } from 'valtio';
import { type ProfileDraft, riskProfiles } from './profiles.store';

const STATUS: Partial<Record<string, string>> = {
  PROPOSED: 'Pending approval by a second person.',
  SCHEDULED: 'Scheduled to publish.',
};

/** What waits to be published of a profile, and where it is tried; nothing where nothing waits. */
export function DraftBanner({ profileId, version }: { profileId: string; version: number }) {
  const { data } = useSnapshot(riskProfiles.draft);
  const draft = data?.profile._id === profileId ? data.draft : null;
  if (!draft) return null;
  return (
    <div style={{ margin: '14px 24px 0' }}>
      <Banner
        severity="info"
        actions={
          <RouterButton dense to={draftPaths.whatIf.href({ profileId })}>
            View what-if
          </RouterButton>
        }
      >
        {draftWords(draft, version)}
      </Banner>
    </div>
  );
}

function draftWords(draft: Frozen<NonNullable<ProfileDraft['draft']>>, version: number): string {
  const changes = `${draft.count} change${draft.count === 1 ? '' : 's'}`;
  const opened = `${draft.openedBy}, ${moment(draft.openedAt)}.`;
  return [`Draft of version ${version + 1} with ${changes}, opened by ${opened}`, STATUS[draft.status]]
    .filter(Boolean)
    .join(' ');
}
