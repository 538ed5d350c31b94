import { troubleOf, useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { LegalSentence } from '@portals/steps/legal-sentence';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { LegalText } from '@portals/ui/legal-text';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { MemberPage } from '../../parts/member-page';
import { confirmPrivacy, loadPrivacy, privacy } from '../../stores/privacy.actions';
import { copy } from './copy';

const Part = styled.div`display: grid; gap: 16px; margin: 16px 0; max-width: 68ch;`;

/** The privacy policy, and that the member confirmed it (membership §2, privacy-consent confirmation). */
export function PrivacyScreen() {
  const { data, error, loading } = useSnapshot(privacy).consent;
  const confirming = useAttempt(confirmPrivacy);
  useEffect(() => void loadPrivacy(), []);
  return (
    <MemberPage title={copy.title}>
      <Card aria-busy={loading}>
        {error && <TroubleBanner trouble={troubleOf(error)} onAgain={() => void loadPrivacy()} />}
        {!data && loading && <Skeleton lines={8} label={copy.loading} />}
        {data && (
          <>
            <Heading>{data.document.title}</Heading>
            {data.privacyConsentUpdate === null && <Note>{copy.open}</Note>}
            <Note>
              <LegalSentence text={copy.also} />
            </Note>
            <Part>
              <LegalText sections={data.document.sections} />
            </Part>
            <TroubleBanner trouble={confirming.trouble} onAgain={confirming.again} />
            <div role="status">
              {data.privacyConsentUpdate !== null && (
                <Banner severity="success">{copy.confirmed(civilDate(dayIn(data.privacyConsentUpdate)))}</Banner>
              )}
            </div>
            {data.privacyConsentUpdate === null && (
              <Button
                look="primary"
                big
                pending={confirming.pending}
                pendingText={copy.confirming}
                onClick={() => void confirming.run()}
              >
                {copy.confirm}
              </Button>
            )}
          </>
        )}
      </Card>
    </MemberPage>
  );
}
