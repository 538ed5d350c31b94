import { memberStaffPaths } from '@contract/membership/staff-paths';
import { pointsFigure } from '@domain/membership/points-text';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { CalculatorIcon } from '@portals/ui/staff-icons';
import { StaffHead } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { Tag } from '@portals/ui/tag';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { readsMessagesOf } from '../person/reads-messages';
import { listAddress } from '../staff/list-address';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { memberStanding } from '../words/member-status';
import { AskedForCall } from './asked-for-call';
import { AskedForPause } from './asked-for-pause';
import { EndAutopay } from './end-autopay';
import { MemberContact } from './member-contact';
import { IfCancelled, MemberHistory } from './member-history';
import { PaymentsPart, PlanPart, VisitsPart } from './member-parts';
import { MessagesPart } from './messages-part';
import { NextYearPart } from './next-year-part';
import { NotesPart } from './notes-part';
import { loadMembership } from './plan.actions';
import { planPage, resetPlanPage } from './plan.store';
import type { ShownMembership } from './plan-draft';
import { dayText, firstNameOf, nameOf, opening, paymentsLeft } from './plan-words';
import { PrivacyFact } from './privacy-fact';
import { TakeBack } from './take-back';
import { VisitActs } from './visit-acts';

const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 312px; gap: 20px; padding: 18px 24px 48px; align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;
const Parts = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px;`;
const Facts = styled.aside`
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; margin-bottom: 8px; }
  dl { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 6px 10px; } dl > div { display: contents; } dl + h2 { margin-top: 24px; } dt { color: var(--ink-3); } dd { overflow-wrap: anywhere; }
`;
const Body = styled.div`padding: 18px 24px 40px;`;

const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

/** What payments are taken from, or that the member pays each by hand. */
function methodText({ paymentMethod, paysByHand, autopayStoppedOn }: ShownMembership): string {
  const since = autopayStoppedOn ? ` since ${civilDate(autopayStoppedOn, 'table')}` : '';
  const why = autopayStoppedOn
    ? ' because three payments in a row didn’t go through. The member can turn it back on'
    : '';
  if (paysByHand) return `Automatic payment is off${since}${why}. They pay each payment themselves.`;
  return paymentMethod ? accountName(paymentMethod.name, paymentMethod.lastFour) : '–';
}

/** One member of a practice: the plan with what is given and left of it, payments and visits. */
export function MemberScreen() {
  const [query] = useSearchParams();
  const id = query.get('membership') ?? '';
  const { data, error } = useSnapshot(planPage).membership;
  useEffect(() => {
    void loadMembership(id);
    return resetPlanPage;
  }, [id]);
  if (data?._id === id) return <Member of={data} />;
  return (
    <>
      <StaffHead>
        <h1>Member</h1>
      </StaffHead>
      <Body>
        {error ? (
          <Banner
            severity="error"
            actions={
              <Button dense onClick={() => void loadMembership(id)}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Banner>
        ) : (
          <Skeleton lines={8} label="Loading member" />
        )}
      </Body>
    </>
  );
}

function Member({ of }: { of: ShownMembership }) {
  const { person } = useSnapshot(staff);
  const [isTakingBack, setTakingBack] = useState(false);
  const maySell = person?.permissions.includes('membership.sell') ?? false;
  const mayEdit = person?.permissions.includes('membership.edit') ?? false;
  const { shape, word } = memberStanding(of.memberStatus, of.hasYearEnded);
  const zone = zoneOfPractice(person, of.practiceId);
  const builder = memberStaffPaths.planBuilder.href({}, { membership: of._id });
  const hasPlan = of.activePlan !== null || of.requestedPlan !== null;
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: 'Members', to: listAddress('members', memberStaffPaths.members.href()) },
          { label: nameOf(of) },
        ]}
        name={nameOf(of)}
        tags={
          <>
            <StatusMark shape={shape}>{word}</StatusMark>
            {of.activePlan?.name && <Tag $tone="primary">{of.activePlan.name}</Tag>}
            {of.standing !== 'GOOD' && (
              <Tag $tone="danger">{of.standing === 'BENEFITS_HELD' ? 'Treatments on hold' : 'Past due'}</Tag>
            )}
          </>
        }
        actions={
          maySell &&
          of.status !== 'CANCELLATION_INSTALLMENT' && (
            <>
              <RouterButton look={hasPlan ? 'secondary' : 'primary'} icon={<CalculatorIcon size={16} />} to={builder}>
                {hasPlan && of.status !== 'CANCELLED' ? 'Change plan' : 'New plan'}
              </RouterButton>
              <RouterButton to={memberStaffPaths.rewards.href({}, { membership: of._id })}>Rewards</RouterButton>
              {of.status === 'PLAN_REQUESTED' && !of.isChangedByMember && (
                <RouterButton to={memberStaffPaths.planAgreement.href({}, { membership: of._id })}>
                  Sign in person
                </RouterButton>
              )}
              {of.requestedPlan && <Button onClick={() => setTakingBack(true)}>Withdraw</Button>}
            </>
          )
        }
        alert={
          <>
            <AskedForCall of={of} zone={zone} mayClear={maySell} />
            <AskedForPause of={of} mayAnswer={maySell} />
            <Alert of={of} />
          </>
        }
        figures={figuresOf(of)}
      />
      <Columns>
        <Parts>
          <PlanPart of={of} zone={zone} />
          <NextYearPart of={of} />
          <PaymentsPart of={of} />
          <VisitsPart
            of={of}
            zone={zone}
            acts={maySell ? (visit) => <VisitActs of={of} visit={visit} zone={zone} /> : undefined}
          />
          <NotesPart of={of} zone={zone} mayEdit={maySell} />
          {readsMessagesOf(person) && <MessagesPart key={of.userId} of={of} zone={zone} />}
          <IfCancelled of={of} maySend={maySell} mayCancel={mayEdit} />
        </Parts>
        <Facts aria-labelledby="member-details">
          <h2 id="member-details">Details</h2>
          <dl>
            <MemberContact of={of} mayProve={maySell} />
            <dt>Practice</dt>
            <dd>{of.practiceName}</dd>
            <dt>Payment method</dt>
            <dd>
              {methodText(of)}
              <EndAutopay of={of} mayEdit={mayEdit} />
            </dd>
            <dt>Started</dt>
            <dd>{dayText(of.activatedOn)}</dd>
            <dt>Plan year ends</dt>
            <dd>{dayText(of.renewsOn)}</dd>
            <dt>Points</dt>
            <dd>{pointsFigure(of.loyaltyPoints)}</dd>
            <PrivacyFact of={of} maySend={maySell} />
          </dl>
          <h2>History</h2>
          <MemberHistory of={of} zone={zone} />
        </Facts>
      </Columns>
      {isTakingBack && <TakeBack of={of} onDone={() => undefined} onClose={() => setTakingBack(false)} />}
    </>
  );
}

function Alert({ of }: { of: ShownMembership }) {
  const { requestedPlan } = of;
  const name = firstNameOf(of);
  const failed = of.payments.find(({ canReprocess }) => canReprocess);
  if (failed && of.hasFailed)
    return (
      <Banner severity="error">
        {opening(name)}’s payment failed.{' '}
        {failed.againOn
          ? `We’ll retry it on ${dayText(failed.againOn)}, or ${name} can pay it now.`
          : `Ask ${name} to pay it with another payment method.`}
      </Banner>
    );
  if (of.pastDueSince)
    return (
      <Banner severity="warning">
        {opening(name)} has a payment past due since {dayText(of.pastDueSince)}. Ask {name} to pay it online.
      </Banner>
    );
  if (!requestedPlan) return null;
  if (of.isChangedByMember)
    return (
      <Banner severity="warning">
        {opening(name)} requested plan changes{requestedPlan.reason ? `: “${requestedPlan.reason}”` : ''}. Select
        “Change plan” to review and send them.
      </Banner>
    );
  const what = of.activePlan && of.status === 'ACTIVE' ? 'a plan change' : 'a plan';
  return (
    <Banner>
      {sentWords(what, of)} Awaiting {name}’s reply.
    </Banner>
  );
}

/** "You sent a plan change: $622.00 a month, 7 payments left." */
function sentWords(what: string, { requestedPlan, requestedChange }: ShownMembership): string {
  const month = `${usd(requestedPlan?.membershipPayment ?? 0)} a month`;
  return requestedChange
    ? `You sent ${what}: ${month}, ${paymentsLeft(requestedChange.paymentsRemaining)}.`
    : `You sent ${what}: ${month}.`;
}

/** What is past due, what is paid next, or what is still owed of a plan that has ended. */
function nextFigure({ status, pastDueSince, openNow, owedInAll, nextPaymentDate, nextPaymentAmount }: ShownMembership) {
  if (status !== 'ACTIVE') return { label: 'Still owed', value: usd(owedInAll) };
  if (pastDueSince) return { label: `Past due since ${dayText(pastDueSince)}`, value: usd(openNow) };
  return {
    label: nextPaymentDate ? `Next payment, ${dayText(nextPaymentDate)}` : 'Next payment',
    value: nextPaymentAmount === null ? '–' : usd(nextPaymentAmount),
  };
}

function figuresOf(of: ShownMembership) {
  const plan = of.activePlan;
  if (!plan) return [];
  const given = plan.treatments.reduce((sum, { delivered }) => sum + delivered, 0);
  const left = plan.treatments.reduce((sum, one) => sum + one.left, 0);
  return [
    nextFigure(of),
    { label: 'Annual plan cost', value: usd(plan.totalTreatmentsCost) },
    { label: 'Used', value: String(given) },
    { label: 'Remaining', value: String(left) },
    { label: 'Credit', value: usd(of.globalCredits) },
  ];
}
