import { riskProfilePaths } from '@contract/risk-profile/paths';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { Skeleton } from '@portals/ui/skeleton';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { ProfileForm } from './profile-form';
import { loadOptions, openProfile } from './profiles.actions';
import { riskProfiles } from './profiles.store';

const Body = styled.div`padding: 18px 24px 48px; max-width: 860px; @media (max-width: 767.98px) { padding: 14px 16px 40px; }`;

/** A profile in edit mode: the same one gets a new version (provider-admin §2). */
export const EditProfileScreen = () => <ProfileFormScreen isClone={false} />;
/** A profile in clone mode: another one begins as it is. */
export const CloneProfileScreen = () => <ProfileFormScreen isClone />;

function ProfileFormScreen({ isClone }: { isClone: boolean }) {
  const { profileId = '' } = useParams();
  const { profile, options } = useSnapshot(riskProfiles);
  const refresh = useCallback(() => {
    void openProfile(profileId);
    void loadOptions();
  }, [profileId]);
  useEffect(refresh, [refresh]);
  const shown = profile.data?._id === profileId ? profile.data : null;
  const error = profile.error ?? options.error;
  const title = isClone ? 'Clone' : 'Edit';
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: 'Risk profiles', to: riskProfilePaths.list.href() },
          ...(shown ? [{ label: shown.name, to: riskProfilePaths.one.href({ profileId }) }] : []),
          { label: title },
        ]}
        name={shown ? `${title} ${shown.name}` : title}
      />
      <Body>
        {shown && options.data ? (
          <ProfileForm key={shown._id} profile={shown} options={options.data} isClone={isClone} />
        ) : error ? (
          <Banner
            severity="error"
            actions={
              <Button dense onClick={refresh}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Banner>
        ) : (
          <Skeleton lines={10} label="Loading risk profile" />
        )}
      </Body>
    </>
  );
}
