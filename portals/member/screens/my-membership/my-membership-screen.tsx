import { memberPaths } from '@contract/membership/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { loadChunk } from '@portals/shell/load-chunk';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { NoticeActions } from '@portals/ui/notice-page';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { ChooseMembership } from '../../parts/choose-membership';
import { type Seen, useCurrent } from '../../parts/current';
import { HeldNotice } from '../../parts/held-notice';
import { LastYear } from '../../parts/last-year';
import { MemberPage } from '../../parts/member-page';
import { NextPayment } from '../../parts/next-payment';
import { NextVisit } from '../../parts/next-visit';
import { BankIsAsked, ChangeWaits, RenewalWaits } from '../../parts/offer/waits';
import { underWay } from '../../parts/standing';
import { StatusLine } from '../../parts/status-line';
import { useIsWide } from '../../parts/use-is-wide';
import { refreshMembership } from '../../stores/member.actions';
import { CallMe } from './call-me';
import { copy } from './copy';
import { Loyalty, Saved } from './side-cards';
import { WhatsLeft } from './whats-left';
import { YearCard } from './year-card';

const CancelFlow = lazy(async () => ({
  default: (await loadChunk('cancel-membership', () => import('../cancellation/cancel-flow'))).CancelFlow,
}));
const PauseCard = lazy(async () => ({
  default: (await loadChunk('pause-card', () => import('../../parts/pause-card'))).PauseCard,
}));

const Head = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; margin: -10px 4px 18px; font-size: 16px; line-height: 24px; color: var(--ink-2);
`;
const Under = styled.p`padding: 6px 4px; font-size: 15px; line-height: 22px; color: var(--ink-2);`;

/** A membership: its plan through the year, what is left of it, what it costs next, and the way out (membership §2). */
export function MyMembershipScreen() {
  const membership = useCurrent();
  const id = membership?._id;
  const { run, trouble, again } = useAttempt(refreshMembership);
  useEffect(() => {
    if (id) void run(id);
  }, [id, run]);
  const cancelStep = useSearchParams()[0].get('cancelStep');
  const isRunning = membership?.status === 'ACTIVE' && membership.activePlan !== null;
  if (membership && cancelStep !== null)
    return (
      <Suspense fallback={null}>
        <CancelFlow membership={membership} wanted={cancelStep} />
      </Suspense>
    );
  return (
    <MemberPage title={isRunning ? copy.title(membership.firstName) : copy.plain}>
      <ChooseMembership />
      <TroubleBanner trouble={trouble} onAgain={again} />
      {membership ? (
        <Head>
          <span>{isRunning && copy.plan(membership.activePlan?.name ?? null, civilDate(membership.activatedOn))}</span>
          <StatusLine membership={membership} />
        </Head>
      ) : (
        <Note>{copy.none}</Note>
      )}
      {isRunning && <Running membership={membership} />}
      {membership && !isRunning && <NotRunning membership={membership} />}
    </MemberPage>
  );
}

function Running({ membership }: { membership: Seen }) {
  const { _id, practiceName, practicePhone, pause } = membership;
  const isWide = useIsWide();
  const mayPause = pause !== null && pause.askedMonths === null && pause.choices.length > 0;
  return (
    <PortalColumns>
      <Stack>
        <HeldNotice membership={membership} />
        <BankIsAsked membership={membership} />
        <ChangeWaits membership={membership} />
        <RenewalWaits membership={membership} />
        {pause && (pause.askedMonths !== null || pause.until !== null) && (
          <Suspense fallback={null}>
            <PauseCard membership={membership} />
          </Suspense>
        )}
        {!isWide && <NextVisit membership={membership} />}
        <YearCard membership={membership} />
        <WhatsLeft membership={membership} />
        <LastYear membership={membership} />
        <Under>
          {copy.needChange}{' '}
          {mayPause && (
            <>
              <Link to={memberPaths.pause.href({}, { membership: _id })}>{copy.pausing}</Link>,{' '}
            </>
          )}
          <Link to={memberPaths.myMembership.href({}, { membership: _id, cancelStep: 0 })}>
            {mayPause ? copy.orCancelling : copy.cancelling}
          </Link>
          , {copy.orCall(practiceName, phone(practicePhone))}
        </Under>
        <CallMe membership={membership} />
      </Stack>
      <Stack>
        <Saved membership={membership} />
        {isWide && <NextVisit membership={membership} />}
        <NextPayment membership={membership} />
        <Loyalty membership={membership} />
      </Stack>
    </PortalColumns>
  );
}

function NotRunning({ membership }: { membership: Seen }) {
  const { _id, status, requestedPlan, cancellationDate } = membership;
  if (underWay(membership) !== null) return <BankIsAsked membership={membership} />;
  const waits = status === 'PLAN_REQUESTED' && requestedPlan !== null && !membership.isChangedByMember;
  return (
    <Stack>
      <Card>
        <CardTitle>{waits ? copy.requested : copy.notRunning}</CardTitle>
        {cancellationDate && <Note>{copy.ended(civilDate(cancellationDate))}</Note>}
        {status === 'CANCELLATION_INSTALLMENT' && (
          <Note>{membership.paysByHand ? copy.installmentsByHand : copy.installments}</Note>
        )}
        {waits && (
          <NoticeActions>
            <RouterButton look="primary" wide to={memberPaths.activation.href({}, { membership: _id })}>
              {copy.look}
            </RouterButton>
          </NoticeActions>
        )}
      </Card>
      <NextVisit membership={membership} />
      <LastYear membership={membership} />
    </Stack>
  );
}
