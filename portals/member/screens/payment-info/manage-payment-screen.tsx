import { memberPaths } from '@contract/membership/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { troubleOf } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate, monthYear } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { todayHere } from '@portals/format/today';
import { wayWords } from '@portals/pay/way-words';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Heading, Note } from '@portals/ui/card';
import { NoticeActions } from '@portals/ui/notice-page';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { ChooseMembership } from '../../parts/choose-membership';
import { type Seen, useCurrent } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { wayName } from '../../parts/pay/way-name';
import { endAutopay, loadWays, removeWay } from '../../stores/ways.actions';
import { type Way, ways } from '../../stores/ways.store';
import { copy } from './copy';

const List = styled.ul`
  margin-top: 10px;
  li { padding: 14px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
`;

/** What a membership is paid from, and all that its member can pay with (membership §2). */
export function ManagePaymentScreen() {
  const membership = useCurrent();
  const { data, loading, error } = useSnapshot(ways).list;
  const [removed, setRemoved] = useState<Snapshot<Way> | null>(null);
  useEffect(() => void loadWays(), []);
  return (
    <MemberPage title={copy.title}>
      <ChooseMembership />
      {error && <TroubleBanner trouble={troubleOf(error)} onAgain={() => void loadWays()} />}
      <PortalColumns>
        <Card>
          <Heading>{copy.all}</Heading>
          {!data && loading && <Skeleton lines={3} label={wayWords.loading} />}
          {data?.length === 0 && <Note>{copy.none}</Note>}
          <List>
            {data?.map((way) => (
              <li key={way._id}>
                <b>{wayName(way)}</b>
                <Note>
                  {way.isAuthorized ? copy.usable : copy.notUsable}
                  {way.expiresOn && `. ${untilText(way.expiresOn)}`}
                </Note>
                <Button look="text" dense aria-label={copy.removeNamed(wayName(way))} onClick={() => setRemoved(way)}>
                  {copy.remove}
                </Button>
              </li>
            ))}
          </List>
          <NoticeActions>
            <RouterButton wide to={memberPaths.addBank.href()}>
              {copy.addBank}
            </RouterButton>
          </NoticeActions>
        </Card>
        <Stack>{membership && <PaidFrom membership={membership} />}</Stack>
      </PortalColumns>
      {removed && (
        <ActDialog
          title={copy.removeTitle(wayName(removed))}
          act={copy.remove}
          pendingText={copy.removing}
          look="danger-fill"
          keep={copy.keepWay}
          run={() => removeWay(removed._id)}
          onClose={() => setRemoved(null)}
        >
          <p>{copy.removeText}</p>
        </ActDialog>
      )}
    </MemberPage>
  );
}

const untilText = (expiresOn: string): string =>
  (expiresOn < todayHere() ? copy.expired : copy.until)(monthYear(expiresOn.slice(0, 7)));

/** What a membership is paid from by itself, and the way out of that (decision 69). */
function PaidFrom({ membership }: { membership: Seen }) {
  const { _id, practiceName, paymentMethod, paysByHand, autopayStoppedOn, status, email } = membership;
  const [isEnding, setEnding] = useState(false);
  return (
    <Card>
      <CardTitle>{copy.from(practiceName)}</CardTitle>
      {autopayStoppedOn && <Banner severity="warning">{copy.stopped(civilDate(autopayStoppedOn))}</Banner>}
      <Note>{paysByHand ? copy.byHand(Boolean(email)) : wordsOf(paymentMethod)}</Note>
      <NoticeActions>
        <RouterButton look="primary" wide to={memberPaths.changePayment.href({}, { membership: _id })}>
          {paysByHand ? copy.turnOn : copy.change}
        </RouterButton>
        {!paysByHand && ENDABLE.includes(status) && (
          <Button look="text" wide onClick={() => setEnding(true)}>
            {copy.turnOff}
          </Button>
        )}
      </NoticeActions>
      {isEnding && (
        <ActDialog
          title={copy.turnOffTitle}
          act={copy.turnOff}
          pendingText={copy.turningOff}
          keep={copy.keep}
          run={() => endAutopay(_id)}
          onClose={() => setEnding(false)}
        >
          <p>{copy.turnOffText(practiceName)}</p>
        </ActDialog>
      )}
    </Card>
  );
}

/** Memberships of which something is taken by itself. */
const ENDABLE: readonly Seen['status'][] = ['ACTIVE', 'CANCELLATION_INSTALLMENT'];

function wordsOf(method: Seen['paymentMethod']): string {
  if (!method) return copy.notYet;
  const way = accountName(method.name, method.lastFour);
  return method.isEnded ? copy.ended(way) : copy.paidFrom(way);
}
