import { paths, portalBase } from '@contract/paths';
import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { ActDialog } from '@portals/form/act-dialog';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { usd } from '@portals/format/usd';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { HoldFunds } from '../staff/hold-funds';
import { staff } from '../staff/staff.store';
import { DeactivateDialog } from './deactivate-dialog';
import { activate, giveTemplate, loadTemplate, reload } from './onboarding.actions';
import { type Details, onboarding } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepTitle } from './step-form';
import { stepsFor } from './steps';

const Checks = styled.ul`
  display: grid; gap: 8px;
  li { display: flex; gap: 10px; align-items: baseline; } b { min-width: 130px; }
`;
const Part = styled.section`display: grid; gap: 8px;`;
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** What is told, what an activation does, and the act itself (provider-admin §2 confirmation). */
export function ConfirmationScreen() {
  return (
    <OnboardingFrame step="confirmation" needsPractice>
      {(details) => <Check details={details} />}
    </OnboardingFrame>
  );
}

function Check({ details }: { details: Frozen<Details> }) {
  const { onboarding: of } = details;
  const [asked, setAsked] = useState<'activate' | 'deactivate' | null>(null);
  const missing = of.steps.filter(({ isDone, isNeeded }) => isNeeded && !isDone);
  const isOpen = of.status === 'ACTIVE';
  const enrollments = details.providerInformation?.enrollments ?? [];
  return (
    <>
      <StepTitle step="confirmation">{isOpen ? openWords(enrollments) : closedWords(details.running)}</StepTitle>
      <Checks>
        {stepsFor(details)
          .filter(({ key }) => key !== 'confirmation')
          .map(({ key, title, path, about }) => {
            const step = of.steps.find((one) => one.step === key);
            return (
              <li key={key}>
                <b>{title}</b>
                <span>
                  {about(details)}
                  {step && !step.isDone && (
                    <>
                      {' '}
                      <Link to={path.href(of._id)}>{step.isNeeded ? 'Complete step' : 'Set up'}</Link>
                    </>
                  )}
                </span>
              </li>
            );
          })}
      </Checks>
      <TemplatePart />
      <FundsPart details={details} />
      <Part>
        {isOpen ? (
          <p>
            <Button look="danger" onClick={() => setAsked('deactivate')}>
              Deactivate
            </Button>
          </p>
        ) : (
          <p>
            <Button look="primary" disabled={missing.length > 0} onClick={() => setAsked('activate')}>
              Activate
            </Button>
          </p>
        )}
        {missing.length > 0 && !isOpen && <Note>Complete the required steps to activate.</Note>}
      </Part>
      {asked === 'activate' && (
        <ActDialog
          title={`Activate ${of.practiceName}?`}
          act="Activate practice"
          pendingText="Activating"
          run={activate}
          onClose={() => setAsked(null)}
        >
          <ActivationWords details={details} />
        </ActDialog>
      )}
      {asked === 'deactivate' && <DeactivateDialog details={details} onClose={() => setAsked(null)} />}
    </>
  );
}

function ActivationWords({ details }: { details: Frozen<Details> }) {
  const { onboarding: of, providerUser, providerPublicInformation: page } = details;
  const enrollments = details.providerInformation?.enrollments ?? [];
  const slug = page?.urlSlug ?? '';
  return (
    <ul>
      {enrollments.includes('APPLICATIONS') && (
        <li>Patients can apply at {addressOf(paths.apply.href({ practiceUrlSlug: slug }))}.</li>
      )}
      {enrollments.includes('MEMBERSHIPS') && (
        <li>Members can sign up at {addressOf(paths.signup.href({ urlSlug: slug }))}.</li>
      )}
      <li>The website snippet works, and the practice gets an email with its links.</li>
      <li>
        {of.status === 'IN_PROGRESS'
          ? `${count(providerUser.length, 'person gets', 'people get')} an email with a link to create a password.`
          : `${count(details.running?.users ?? 0, 'person keeps', 'people keep')} existing access.`}
      </li>
      <li>
        {details.providerInformation?.suspendSendingFunds
          ? 'Deposits stay suspended until you resume them.'
          : 'Deposits go to the bank account under “Bank account”.'}
      </li>
      {of.status === 'DEACTIVATED' && details.running && <li>{runningWords(details.running)}</li>}
    </ul>
  );
}

/** A page of a practice, as its patients would type it. */
const addressOf = (path: string): string =>
  new URL(`${portalBase}${path}`, window.location.origin).href.replace(/^https?:\/\//, '');

function openWords(enrollments: readonly string[]): string {
  if (!enrollments.includes('MEMBERSHIPS')) return 'Patients can apply at this practice.';
  return enrollments.includes('APPLICATIONS')
    ? 'Patients can apply and members can sign up at this practice.'
    : 'Members can sign up at this practice.';
}

function closedWords(running: Frozen<Details['running']>): string {
  const closing = running?.closing;
  if (!closing) return 'Patients can’t see this practice until you activate it.';
  const members =
    running.activeMembers > 0 && closing.members === 'FINISH' ? ' Its members finish their plan year.' : '';
  return `Deactivated on ${formatLongDate(closing.closedOn as CivilDate)}. Patients can’t see this practice until you activate it again.${members}`;
}

const runningWords = (of: Frozen<NonNullable<Details['running']>>) =>
  `${count(of.openLoans, 'purchase')} and ${count(of.activeMembers, 'membership')} continued while it was deactivated, and nothing changes for them. Plans withdrawn when it closed are drafts: send them again.`;

/** Payments to the practice are held back or let go, by whoever may (provider-admin §4 fund suspension). */
function FundsPart({ details: { providerInformation: of } }: { details: Frozen<Details> }) {
  const { person } = useSnapshot(staff);
  if (!of || !person?.permissions.includes('funding.manage')) return null;
  const { practiceId, practiceName, suspendSendingFunds: isHeld } = of;
  return (
    <Part aria-label="Deposits">
      <Heading as="h3">Deposits</Heading>
      <Note>
        {isHeld
          ? 'Suspended. We’ll send the amount due when you resume deposits.'
          : 'We send deposits each business day.'}
      </Note>
      <HoldFunds practiceId={practiceId} practiceName={practiceName} isHeld={isHeld} onChanged={reload} />
    </Part>
  );
}

/** What a practice of its specialty begins with (decision 65). */
function TemplatePart() {
  const { data } = useSnapshot(onboarding).template;
  const giving = useAttempt(giveTemplate);
  useEffect(() => void loadTemplate(), []);
  if (!data) return null;
  return (
    <Part aria-label="Starter treatments">
      <Heading as="h3">Starter treatments</Heading>
      <TroubleBanner trouble={giving.trouble} onAgain={giving.again} />
      <Note>
        {data.isGiven
          ? `${data.specialty} treatments added.`
          : `${data.specialty} treatments: ${data.treatments.map(({ procedure, total_price: price }) => `${procedure} ${usd(price)}`).join(', ')}.`}
      </Note>
      {!data.isGiven && (
        <p>
          <Button dense pending={giving.pending} pendingText="Adding" onClick={() => void giving.run()}>
            Add treatments
          </Button>
        </p>
      )}
    </Part>
  );
}
