import { memberStaffPaths } from '@contract/membership/staff-paths';
import { nextPlanStep } from '@domain/membership/provider-plan-flow';
import { useTabThing } from '@portals/shell/tab-thing';
import { resetResource } from '@portals/state/resource';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CardTitle, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { Tag } from '@portals/ui/tag';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useListedPractices } from '../staff/listed-practices';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { MemberPick } from './member-pick';
import { type Done, loadMembership, loadSettings } from './plan.actions';
import { planPage, resetPlanPage } from './plan.store';
import { PlanBuilder } from './plan-builder';
import type { ShownMembership } from './plan-draft';
import { confirmations, firstNameOf, nameOf } from './plan-words';

const Body = styled.div`
  display: grid; gap: 14px; padding: 18px 24px 40px;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;
const Confirmed = styled.section`
  display: grid; gap: 12px; justify-items: start; max-width: 560px; padding: 32px 24px;
  h2:focus { outline: none; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 6px; }
  @media (max-width: 767.98px) { padding: 20px 16px; }
`;

/** Plans are put together and sent here: for a member who is named in the address, or for somebody who is looked for. */
export function PlanScreen() {
  const [query] = useSearchParams();
  const membershipId = query.get('membership');
  useEffect(() => resetPlanPage, []);
  // Another member begins a page of their own.
  return <Plan key={membershipId ?? 'new'} membershipId={membershipId} />;
}

function Plan({ membershipId }: { membershipId: string | null }) {
  const { person, practiceId: chosenId } = useSnapshot(staff);
  const { membership, settings } = useSnapshot(planPage);
  const go = useNavigate();
  const [isNew, setNew] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const practices = useListedPractices();
  const of = membershipId === null ? null : membership.data?._id === membershipId ? membership.data : null;
  const practiceId =
    membershipId === null
      ? (practices.length === 1 ? practices[0] : practices.find(({ _id }) => _id === chosenId))?._id
      : of?.practiceId;
  useEffect(() => {
    if (membershipId !== null) void loadMembership(membershipId);
    return () => resetResource(planPage.calculation);
  }, [membershipId]);
  useEffect(() => {
    if (practiceId !== undefined) void loadSettings(practiceId);
  }, [practiceId]);
  const openMember = (id: string) => go(memberStaffPaths.planBuilder.href({}, { membership: id }));
  const isReady = settings.data !== null && settings.data.practiceId === practiceId;

  if (done)
    return (
      <Confirmation
        done={done}
        onClose={() => {
          if ('refused' in nextPlanStep(done.step, 'close')) return;
          setDone(null);
          setNew(false);
          void go(memberStaffPaths.planBuilder.href({}, { membership: done.membership._id }), { replace: true });
        }}
      />
    );
  return (
    <>
      <StaffHead>
        <h1>{of ? `Plan for ${nameOf(of)}` : 'New plan'}</h1>
        {of && <OfMember of={of} />}
      </StaffHead>
      {membershipId === null && practiceId === undefined && (
        <Body>
          {practices.length === 0 ? (
            <p>None of your practices offers memberships yet.</p>
          ) : (
            <PracticeChoice
              id="plan-practice"
              question="Choose a practice"
              why="Each practice has its own treatments and prices."
              practices={practices}
            />
          )}
        </Body>
      )}
      {membership.error && membershipId !== null && !of && (
        <Trouble message={membership.error.message} onRetry={() => void loadMembership(membershipId)} />
      )}
      {settings.error && practiceId !== undefined && !isReady && (
        <Trouble message={settings.error.message} onRetry={() => void loadSettings(practiceId)} />
      )}
      {membershipId === null && practiceId !== undefined && !isNew && (
        <MemberPick
          practiceId={practiceId}
          onChoose={(member) => member.membershipId !== null && void openMember(member.membershipId)}
          onNew={() => setNew(true)}
        />
      )}
      {of?.status === 'CANCELLATION_INSTALLMENT' && (
        <Body>
          <Banner severity="warning">
            This membership is being canceled. You can send a new plan after the last cancellation installment is paid.
          </Banner>
        </Body>
      )}
      {practiceId !== undefined &&
        (of ? of.status !== 'CANCELLATION_INSTALLMENT' : isNew) &&
        (isReady && settings.data ? (
          <PlanBuilder
            of={of}
            practiceId={practiceId}
            zone={zoneOfPractice(person, practiceId)}
            settings={settings.data}
            onDone={setDone}
            onOpenMember={openMember}
          />
        ) : (
          !settings.error && <Loading />
        ))}
      {membershipId !== null && !of && !membership.error && <Loading />}
    </>
  );
}

function OfMember({ of }: { of: ShownMembership }) {
  useTabThing(nameOf(of));
  return (
    <>
      <Tag $tone="primary">{kindWords(of)}</Tag>
      {of.status !== 'CANCELLATION_INSTALLMENT' && (
        <RouterButton to={memberStaffPaths.rewards.href({}, { membership: of._id })}>Manufacturer rewards</RouterButton>
      )}
    </>
  );
}

const Loading = () => (
  <Body>
    <Skeleton lines={8} label="Loading plan" />
  </Body>
);

function Trouble({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Body>
      <Banner
        severity="error"
        actions={
          <Button dense onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </Banner>
    </Body>
  );
}

function kindWords({ status, requestedPlan, savedPlan, isChangedByMember }: ShownMembership): string {
  if (isChangedByMember) return 'Changed by member';
  if (status === 'ACTIVE') return requestedPlan ? 'Change sent' : 'Active plan';
  if (requestedPlan) return 'Plan sent';
  return savedPlan ? 'Saved for later' : 'New plan';
}

function Confirmation({ done, onClose }: { done: Done; onClose: () => void }) {
  const { membership, step } = done;
  const { title, text } = confirmations[step](firstNameOf(membership));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <StaffHead>
        <h1>Plan for {nameOf(membership)}</h1>
      </StaffHead>
      <Confirmed>
        <CardTitle ref={heading} tabIndex={-1} data-step={step}>
          {title}
        </CardTitle>
        <Note>{text}</Note>
        <div>
          <RouterButton look="primary" to={memberStaffPaths.memberFile.href({}, { membership: membership._id })}>
            Open member
          </RouterButton>
          <Button onClick={onClose}>Back to plan</Button>
        </div>
      </Confirmed>
    </>
  );
}
