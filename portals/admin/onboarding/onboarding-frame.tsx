import { onboardingPaths } from '@contract/onboarding/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { todayIn } from '@portals/format/today';
import { useTabThing } from '@portals/shell/tab-thing';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CheckIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { Tag } from '@portals/ui/tag';
import { createContext, type MouseEvent, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { practiceMoment } from '../words/practice-time';
import { copy } from './copy';
import { askAgain, loadOnboarding } from './onboarding.actions';
import { type Details, onboarding } from './onboarding.store';
import { type StepKey, stepsFor } from './steps';

const Body = styled.div`
  display: grid; grid-template-columns: 232px minmax(0, 1fr); align-items: start;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;
const List = styled.ol`
  display: grid; gap: 2px; padding: 18px 12px 32px 18px; position: sticky; top: 0;
  a { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 0 10px; padding: 8px 10px; border-radius: 8px; color: var(--ink); text-decoration: none; }
  a:hover { background: var(--sunken); }
  a[aria-current] { background: var(--primary-50); }
  b { font-weight: 600; } small { grid-column: 2; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  @media (max-width: 900px) { display: none; }
`;
const Dot = styled.span<{ $isDone: boolean }>`
  display: grid; place-items: center; width: 18px; height: 18px; margin-top: 1px; border-radius: 50%; color: var(--on-primary);
  background: ${({ $isDone }) => ($isDone ? 'var(--success)' : 'transparent')};
  box-shadow: ${({ $isDone }) => ($isDone ? 'none' : 'inset 0 0 0 1.5px var(--line-control)')};
`;
const Choice = styled.label`
  display: none; padding: 14px 16px 0; gap: 6px; font-weight: 600;
  select { min-height: 44px; padding: 0 10px; border: 0; border-radius: 8px; box-shadow: inset 0 0 0 1px var(--line-control); background: var(--surface); color: var(--ink); }
  @media (max-width: 900px) { display: grid; }
`;
const Main = styled.div`
  display: grid; gap: 18px; grid-template-columns: minmax(0, 1fr); max-width: 940px; padding: 18px 24px 48px; border-left: 1px solid var(--line);
  @media (max-width: 900px) { border-left: 0; }
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;
const Missing = styled.ul`
  display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px;
  li { padding: 2px 8px; border-radius: 6px; background: var(--sunken); font-size: 13px; line-height: 20px; }
`;
const Saved = styled.span`display: inline-flex; gap: 6px; align-items: center; color: var(--ink-2); font-size: 14px; svg { color: var(--success); }`;

/** The form of a step: it is sent when somebody leaves the step with something changed. */
export type StepForm = { isChanged: () => boolean; send: () => void };
type Leaving = { form: RefObject<StepForm | null>; to: RefObject<string | null> };
const Leave = createContext<Leaving | null>(null);

/** What the form of a step needs to be saved on leaving: where it is known, and where to go once it is saved. */
export function useLeaving(): Leaving {
  const leaving = useContext(Leave);
  if (!leaving) throw new Error('A step stands outside its frame');
  return leaving;
}

/** Leaves the step: what was changed is saved before, and a fault in it keeps the person here. */
export function useLeave(): (href: string, event?: MouseEvent) => void {
  const { form, to } = useLeaving();
  const navigate = useNavigate();
  return (href, event) => {
    if (!form.current?.isChanged()) {
      if (!event) void navigate(href);
      return;
    }
    event?.preventDefault();
    to.current = href;
    form.current.send();
  };
}

export type OnboardingFrameProps = {
  step: StepKey;
  /** A step that needs its practice leads to the one that makes it. */
  needsPractice?: boolean;
  children: (details: Frozen<Details>) => ReactNode;
};

/** What stands around each step: the practice, how far it is, and what the sales team's system could not tell. */
export function OnboardingFrame({ step, needsPractice = false, children }: OnboardingFrameProps) {
  const [search] = useSearchParams();
  const id = search.get('onboarding') ?? '';
  const { data, error } = useSnapshot(onboarding).details;
  const form = useRef<StepForm | null>(null);
  const to = useRef<string | null>(null);
  useEffect(() => {
    if (id) void loadOnboarding(id);
  }, [id]);
  const details = data?.onboarding._id === id ? (data as Frozen<Details>) : null;
  const isWaiting = details?.onboarding.status === 'WAITING' && step !== 'lead';
  const isEarly = needsPractice && !isWaiting && details?.onboarding.practiceId === null;
  // An address that names no onboarding belongs to none; the list has them all.
  if (!id) return <Navigate to={onboardingPaths.list.href()} replace />;
  if (!stepsFor(details).some(({ key }) => key === step))
    return <Navigate to={onboardingPaths.confirmation.href(id)} replace />;
  return (
    <Leave.Provider value={{ form, to }}>
      <Head details={details} />
      <Body>
        <Steps step={step} details={details} id={id} />
        <Main>
          {!details && !error && <Skeleton lines={8} label="Loading onboarding" />}
          {error && (
            <Banner
              severity="error"
              actions={
                <Button dense onClick={() => void loadOnboarding(id)}>
                  Try again
                </Button>
              }
            >
              {error.message}
            </Banner>
          )}
          {details && <LeadBanner details={details} />}
          {isWaiting && (
            <Banner
              severity="info"
              actions={
                <RouterButton dense to={onboardingPaths.lead.href(id)}>
                  {copy.goToTakeUp}
                </RouterButton>
              }
            >
              {copy.takeUpFirst}
            </Banner>
          )}
          {isEarly && (
            <Banner
              severity="info"
              actions={
                <RouterButton dense to={onboardingPaths.information.href(id)}>
                  Go to practice
                </RouterButton>
              }
            >
              Enter the practice’s name and address first. Then the other steps open.
            </Banner>
          )}
          {details && !isEarly && !isWaiting && children(details)}
        </Main>
      </Body>
    </Leave.Provider>
  );
}

const STATES = {
  WAITING: 'Unassigned',
  IN_PROGRESS: 'In progress',
  ACTIVE: 'Active',
  DEACTIVATED: 'Deactivated',
} as const;

function Head({ details }: { details: Frozen<Details> | null }) {
  const of = details?.onboarding;
  useTabThing(of?.practiceName);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <StaffHead>
      <Link to={onboardingPaths.list.href()}>{copy.list}</Link>
      <h1>{of?.practiceName || 'New practice'}</h1>
      {of && <Tag>{STATES[of.status]}</Tag>}
      {of && (
        <Saved>
          <CheckIcon size={16} /> Saved {practiceMoment(of.updatedAt, zone, todayIn(zone))}
          {of.updatedBy && ` by ${of.updatedBy.name}`}
        </Saved>
      )}
    </StaffHead>
  );
}

function Steps({ step, details, id }: { step: StepKey; details: Frozen<Details> | null; id: string }) {
  const leave = useLeave();
  const steps = stepsFor(details);
  const doneOf = (key: StepKey) =>
    key === 'confirmation'
      ? details?.onboarding.status === 'ACTIVE'
      : (details?.onboarding.steps.find((one) => one.step === key)?.isDone ?? false);
  return (
    <>
      <nav aria-label="Steps">
        <List>
          {steps.map(({ key, title, path, about }, at) => (
            <li key={key}>
              <Link
                to={path.href(id)}
                aria-current={key === step ? 'step' : undefined}
                onClick={(event) => leave(path.href(id), event)}
              >
                <Dot $isDone={doneOf(key)}>{doneOf(key) && <CheckIcon size={12} />}</Dot>
                <b>
                  {at + 1}. {title}
                </b>
                {details && <small>{about(details)}</small>}
              </Link>
            </li>
          ))}
        </List>
      </nav>
      <Choice>
        Step
        <select
          value={step}
          onChange={(event) => leave(steps.find(({ key }) => key === event.target.value)?.path.href(id) ?? '')}
        >
          {steps.map(({ key, title }, at) => (
            <option key={key} value={key}>
              {at + 1}. {title}
              {doneOf(key) ? ', done' : ''}
            </option>
          ))}
        </select>
      </Choice>
    </>
  );
}

/** What the sales team's system said, and what is still missing of it. */
function LeadBanner({ details: { onboarding: of } }: { details: Frozen<Details> }) {
  const asking = useAttempt(askAgain);
  if (of.lead.error === null || of.sugarId === null || of.status !== 'IN_PROGRESS') return null;
  return (
    <>
      <TroubleBanner trouble={asking.trouble} onAgain={asking.again} />
      <Banner
        severity="warning"
        actions={
          <Button dense pending={asking.pending} pendingText="Retrying" onClick={() => void asking.run()}>
            {copy.askAgain}
          </Button>
        }
      >
        <b>There was an error while retrieving the info.</b> {copy.missing(of.lead.missing.length, of.sugarId)}
        <Missing>
          {of.lead.missing.map((name) => (
            <li key={name}>{copy.field(name)}</li>
          ))}
        </Missing>
      </Banner>
    </>
  );
}
