import { draftPaths } from '@contract/credit-draft/paths';
import { riskProfilePaths } from '@contract/risk-profile/paths';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { CopyIcon } from '@portals/ui/staff-icons';
import { StatusMark } from '@portals/ui/status-mark';
import { Tag } from '@portals/ui/tag';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { ArchiveProfile } from './archive-profile';
import { DraftBanner } from './draft-banner';
import { ProfileAside } from './profile-aside';
import { ProfileParts } from './profile-parts';
import { profileStatus } from './profile-status';
import { openDraft, openProfile, takeOutOfArchive } from './profiles.actions';
import { type RiskProfile, riskProfiles } from './profiles.store';

const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 340px; align-items: stretch; margin-top: 18px; border-top: 1px solid var(--line);
  > :last-child { border-left: 1px solid var(--line); }
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); > :last-child { border-left: 0; border-top: 1px solid var(--line); } }
`;
const Wait = styled.div`padding: 24px;`;

/** One profile: what a decision passes through, and whom it decides for. */
export function RiskProfileScreen() {
  const { profileId = '' } = useParams();
  const { profile } = useSnapshot(riskProfiles);
  const refresh = useCallback(() => {
    void openProfile(profileId);
    void openDraft(profileId);
  }, [profileId]);
  useEffect(refresh, [refresh]);
  const shown = profile.data?._id === profileId ? profile.data : null;
  if (shown) return <OneProfile profile={shown} refresh={refresh} />;
  return (
    <Wait>
      {profile.error ? (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={refresh}>
              Try again
            </Button>
          }
        >
          {profile.error.message}
        </Banner>
      ) : (
        <Skeleton lines={10} label="Loading risk profile" />
      )}
    </Wait>
  );
}

function OneProfile({ profile, refresh }: { profile: Frozen<RiskProfile>; refresh: () => void }) {
  const status = profileStatus(profile);
  return (
    <>
      <DetailHeader
        crumbs={[{ label: 'Risk profiles', to: riskProfilePaths.list.href() }, { label: profile.name }]}
        name={profile.name}
        tags={
          <>
            <StatusMark shape={status.shape}>{status.words}</StatusMark>
            <Tag>Version {profile.version}</Tag>
            <Tag>{profile.type === 'MEMBERSHIPS' ? 'Memberships' : 'Financing'}</Tag>
            {profile.boardingPreset && <Tag $tone="primary">Default for new practices</Tag>}
          </>
        }
        actions={
          <>
            {!profile.archived && (
              <RouterButton dense to={draftPaths.whatIf.href({ profileId: profile._id })}>
                What-if
              </RouterButton>
            )}
            {profile.canEdit && <Acts profile={profile} refresh={refresh} />}
          </>
        }
      />
      <DraftBanner profileId={profile._id} version={profile.version} />
      <Body>
        <ProfileParts profile={profile} />
        <ProfileAside profile={profile} />
      </Body>
    </>
  );
}

function Acts({ profile, refresh }: { profile: Frozen<RiskProfile>; refresh: () => void }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const to = { profileId: profile._id };
  const isInUse = profile.practices.length > 0;
  const isKept = isInUse || profile.boardingPreset;
  return (
    <>
      <Button dense icon={<CopyIcon size={16} />} onClick={() => void navigate(riskProfilePaths.clone.href(to))}>
        Clone
      </Button>
      {profile.archived ? (
        <Button dense onClick={() => void takeOutOfArchive(profile._id).then(refresh)}>
          Restore from archive
        </Button>
      ) : (
        <>
          <Button dense disabled={isKept} aria-describedby="archive-reason" onClick={() => setAsked(true)}>
            Archive
          </Button>
          <Button dense look="primary" onClick={() => void navigate(riskProfilePaths.edit.href(to))}>
            Edit
          </Button>
        </>
      )}
      {isAsked && (
        <ArchiveProfile
          profile={profile}
          onClose={() => setAsked(false)}
          onArchived={() => void navigate(riskProfilePaths.list.href())}
        />
      )}
    </>
  );
}
