import { memberPaths } from '@contract/membership/paths';
import { callLink } from '@portals/format/call-link';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { dayIn } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { Banner } from '@portals/ui/banner';
import { ButtonLink } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { CallIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import { copy as shared } from '../../parts/copy';
import type { Seen } from '../../parts/current';
import { BankIsAsked, ChangeWaits, RenewalWaits } from '../../parts/offer/waits';
import { isBehind, underWay } from '../../parts/standing';
import { copy } from './copy';

const Kicker = styled.p`font-size: 14px; line-height: 20px; font-weight: 600; color: var(--primary-text); margin-bottom: 4px;`;
const Act = styled.div`margin-top: 16px; max-width: 360px;`;

/** The practice's phone as a button. */
function CallPractice({ membership: { practicePhone } }: { membership: Seen }) {
  return (
    <ButtonLink href={callLink(practicePhone)} icon={<CallIcon size={18} />}>
      {shared.call(phone(practicePhone))}
    </ButtonLink>
  );
}

/** What a membership asks of its member: a late payment, a plan to sign, a change, another year. Nothing where nothing waits. */
export function NeedsAnswer({ membership }: { membership: Seen }) {
  const { status, requestedPlan: plan, isChangedByMember, practiceName } = membership;
  if (underWay(membership) !== null) return null;
  return (
    <>
      {isBehind(membership) && <LatePayment membership={membership} />}
      {status === 'PLAN_REQUESTED' && plan && !isChangedByMember && <PlanWaits membership={membership} plan={plan} />}
      {!isChangedByMember && <ChangeWaits membership={membership} />}
      {membership.renewal?.isOpen && <RenewalWaits membership={membership} />}
      {status === 'REGISTER' && (
        <Card>
          <CardTitle>{copy.noPlan}</CardTitle>
          <Note>{copy.noPlanText(practiceName)}</Note>
          <Act>
            <CallPractice membership={membership} />
          </Act>
        </Card>
      )}
    </>
  );
}

/** What a membership waits for that its member need not answer: a bank, the practice, a year that they agreed to. */
export function UnderWay({ membership }: { membership: Seen }) {
  const { requestedPlan, isChangedByMember, practiceName } = membership;
  if (underWay(membership) !== null) return <BankIsAsked membership={membership} />;
  return (
    <>
      {requestedPlan && isChangedByMember && (
        <Card>
          <Kicker>{shared.status.confirmation_requested}</Kicker>
          <Note>{copy.youChanged(practiceName)}</Note>
        </Card>
      )}
      {membership.renewal?.agreedAt && <RenewalWaits membership={membership} />}
    </>
  );
}

function PlanWaits({ membership, plan }: { membership: Seen; plan: NonNullable<Seen['requestedPlan']> }) {
  return (
    <Card $tone="primary">
      <Kicker>{copy.needsYou}</Kicker>
      <CardTitle>{copy.plan(plan.name, usdExact(plan.membershipPayment))}</CardTitle>
      {plan.firstPayment !== plan.membershipPayment && <Note>{copy.firstDay(usdExact(plan.firstPayment))}</Note>}
      {plan.sentAt && <Note>{copy.sent(membership.practiceName, civilDate(dayIn(plan.sentAt)))}</Note>}
      <Act>
        <RouterButton look="primary" wide to={memberPaths.activation.href({}, { membership: membership._id })}>
          {copy.look}
        </RouterButton>
      </Act>
    </Card>
  );
}

/** A payment that is late, or that was late and is on its way. */
function LatePayment({ membership }: { membership: Seen }) {
  const { status, standing, practiceName, hasFailed } = membership;
  const isHeld = standing === 'BENEFITS_HELD';
  if (membership.openNow === 0)
    return (
      <Card>
        <CardTitle>{copy.onItsWay}</CardTitle>
        <Note>{isHeld ? copy.onItsWayHeld : copy.onItsWayText}</Note>
      </Card>
    );
  const text = isHeld ? copy.heldText(practiceName) : copy.lateText(practiceName);
  return (
    <Banner
      severity="warning"
      actions={
        <>
          <RouterButton look="primary" to={memberPaths.payments.href({}, { membership: membership._id })}>
            {copy.payNow}
          </RouterButton>
          <CallPractice membership={membership} />
        </>
      }
    >
      <b>{isHeld ? copy.held : hasFailed ? copy.late : copy.pastDue}</b>{' '}
      {status === 'ACTIVE' ? text : copy.lateEnded(practiceName)}
    </Banner>
  );
}
