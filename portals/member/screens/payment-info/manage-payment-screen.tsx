import { memberPaths } from '@contract/membership/paths';
import { troubleOf } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { monthYear } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { todayHere } from '@portals/format/today';
import { wayWords } from '@portals/pay/way-words';
import { Card, CardTitle, Heading, Note } from '@portals/ui/card';
import { NoticeActions } from '@portals/ui/notice-page';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { ChooseMembership } from '../../parts/choose-membership';
import { type Seen, useCurrent } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { wayName } from '../../parts/pay/way-name';
import { loadWays } from '../../stores/ways.actions';
import { ways } from '../../stores/ways.store';
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
    </MemberPage>
  );
}

const untilText = (expiresOn: string): string =>
  (expiresOn < todayHere() ? copy.expired : copy.until)(monthYear(expiresOn.slice(0, 7)));

function PaidFrom({ membership: { _id, practiceName, paymentMethod } }: { membership: Seen }) {
  const way = paymentMethod && accountName(paymentMethod.name, paymentMethod.lastFour);
  return (
    <Card>
      <CardTitle>{copy.from(practiceName)}</CardTitle>
      <Note>{!way ? copy.notYet : paymentMethod?.isEnded ? copy.ended(way) : copy.paidFrom(way)}</Note>
      <NoticeActions>
        <RouterButton look="primary" wide to={memberPaths.changePayment.href({}, { membership: _id })}>
          {copy.change}
        </RouterButton>
      </NoticeActions>
    </Card>
  );
}
