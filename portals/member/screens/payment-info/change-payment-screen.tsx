import { memberPaths } from '@contract/membership/paths';
import { troubleOf, useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { usdExact } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { ChooseMembership } from '../../parts/choose-membership';
import { type Seen, useCurrent } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { PayWith } from '../../parts/pay/pay-with';
import { loadAuthorization, loadWays, payMembershipFrom } from '../../stores/ways.actions';
import { ways } from '../../stores/ways.store';
import { copy } from './copy';

const Act = styled.div`margin-top: 20px; max-width: 560px;`;
const Text = styled.section`margin-top: 24px; max-width: 72ch; display: grid; gap: 10px;`;
/** Of these something is charged by itself, which its member authorizes. */
const CHARGED: readonly Seen['status'][] = ['ACTIVE', 'CANCELLATION_INSTALLMENT'];

/** What a membership is paid from, from now on (membership §2). */
export function ChangePaymentScreen() {
  const membership = useCurrent();
  const go = useGo();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => void loadWays(), []);
  const turnsOn = membership?.paysByHand ?? false;
  const { authorization } = useSnapshot(ways);
  const changing = useAttempt(async (membershipId: string, methodId: string) => {
    const read = isCharged ? ways.authorization.data : null;
    await payMembershipFrom(membershipId, methodId, {
      turnsOnAutopay: turnsOn,
      ...(read && { authorizationHash: read.sha256 }),
    });
    go({ go: memberPaths.managePayment.href({}, { membership: membershipId }) });
  });
  const now = membership?.paymentMethod;
  const way = chosen ?? (now && !now.isEnded ? now._id : null);
  const isCharged = membership !== undefined && CHARGED.includes(membership.status) && (turnsOn || way !== now?._id);
  return (
    <MemberPage title={turnsOn ? copy.turnOn : copy.changeTitle}>
      <ChooseMembership />
      <Card>
        <TroubleBanner trouble={changing.trouble} onAgain={changing.again} />
        {membership && (
          <Note>
            {(turnsOn ? copy.turnOnText : copy.changeText)(membership.practiceName)}
            {membership.openNow > 0 && ` ${copy.alsoOpen(usdExact(membership.openNow))}`}
          </Note>
        )}
        <PayWith value={way} isAdding={isAdding} onAdding={setAdding} onValue={setChosen} />
        {membership && !isAdding && way !== null && isCharged && (
          <Authorized membershipId={membership._id} methodId={way} />
        )}
        {membership && !isAdding && way !== null && (
          <Act>
            <Button
              look="primary"
              wide
              pending={changing.pending}
              pendingText={copy.using}
              disabled={isCharged && !authorization.data}
              onClick={() => void changing.run(membership._id, way)}
            >
              {turnsOn ? copy.turnOn : copy.use}
            </Button>
          </Act>
        )}
      </Card>
    </MemberPage>
  );
}

/** What is authorized with the choice, read before it is made: it is kept and mailed as it stands here. */
function Authorized({ membershipId, methodId }: { membershipId: string; methodId: string }) {
  const { data, error, loading } = useSnapshot(ways).authorization;
  useEffect(() => void loadAuthorization(membershipId, methodId), [membershipId, methodId]);
  return (
    <Text aria-busy={loading}>
      {error && (
        <TroubleBanner trouble={troubleOf(error)} onAgain={() => void loadAuthorization(membershipId, methodId)} />
      )}
      {!data && loading && <Skeleton lines={5} label={copy.authorizationLoading} />}
      {data && <Heading>{data.title}</Heading>}
      {data?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  );
}
