import { memberPaths } from '@contract/membership/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { usdExact } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { Button } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ChooseMembership } from '../../parts/choose-membership';
import { useCurrent } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { PayWith } from '../../parts/pay/pay-with';
import { loadWays, payMembershipFrom } from '../../stores/ways.actions';
import { copy } from './copy';

const Act = styled.div`margin-top: 20px; max-width: 560px;`;

/** What a membership is paid from, from now on (membership §2). */
export function ChangePaymentScreen() {
  const membership = useCurrent();
  const go = useGo();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => void loadWays(), []);
  const turnsOn = membership?.paysByHand ?? false;
  const changing = useAttempt(async (membershipId: string, methodId: string) => {
    await payMembershipFrom(membershipId, methodId, turnsOn);
    go({ go: memberPaths.managePayment.href({}, { membership: membershipId }) });
  });
  const now = membership?.paymentMethod;
  const way = chosen ?? (now && !now.isEnded ? now._id : null);
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
        {membership && !isAdding && way !== null && (
          <Act>
            <Button
              look="primary"
              wide
              pending={changing.pending}
              pendingText={copy.using}
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
