import { ActDialog } from '@portals/form/act-dialog';
import { useAttempt } from '@portals/form/attempt';
import { FormDialog } from '@portals/form/form-dialog';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { TextArea } from '@portals/ui/text-area';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { HoldFunds } from '../staff/hold-funds';
import { staff } from '../staff/staff.store';
import { activate, deactivate, giveTemplate, loadTemplate, reload } from './onboarding.actions';
import { type Details, onboarding } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepTitle } from './step-form';
import { STEPS } from './steps';

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
  return (
    <>
      <StepTitle step="confirmation">
        {isOpen
          ? 'Patients can apply at this practice.'
          : 'Patients see nothing of this practice before you activate it.'}
      </StepTitle>
      <Checks>
        {STEPS.filter(({ key }) => key !== 'confirmation').map(({ key, title, path, about }) => {
          const step = of.steps.find((one) => one.step === key);
          return (
            <li key={key}>
              <b>{title}</b>
              <span>
                {about(details)}
                {step && !step.isDone && (
                  <>
                    {' '}
                    <Link to={path.href(of._id)}>{step.isNeeded ? 'Still needed' : 'Set it up'}</Link>
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
        {missing.length > 0 && !isOpen && <Note>Opens when the steps that are still needed are done.</Note>}
      </Part>
      {asked === 'activate' && (
        <ActDialog
          title={`Activate ${of.practiceName}?`}
          act="Activate"
          pendingText="Activating"
          run={activate}
          onClose={() => setAsked(null)}
        >
          <ActivationWords details={details} />
        </ActDialog>
      )}
      {asked === 'deactivate' && <Deactivate details={details} onClose={() => setAsked(null)} />}
    </>
  );
}

function ActivationWords({ details }: { details: Frozen<Details> }) {
  const { onboarding: of, providerUser, providerPublicInformation: page } = details;
  return (
    <ul>
      <li>Patients can apply at /v2/{page?.urlSlug}/apply, and its snippet works.</li>
      <li>
        {of.status === 'IN_PROGRESS'
          ? `${count(providerUser.length, 'person gets', 'people get')} an email with a link to make a password.`
          : `${count(details.running?.users ?? 0, 'person keeps', 'people keep')} the account they have.`}
      </li>
      <li>
        {details.providerInformation?.suspendSendingFunds
          ? 'Payments to it are suspended and stay so: what is due waits.'
          : 'Deposits go to the bank account of step 8.'}
      </li>
      {of.status === 'DEACTIVATED' && details.running && <li>{runningWords(details.running)}</li>}
    </ul>
  );
}

const runningWords = (of: Frozen<NonNullable<Details['running']>>) =>
  `${count(of.openApplications, 'application')} in review, ${count(of.openRequests, 'request')}, ${count(of.openLoans, 'purchase')} and ${count(of.activeMembers, 'membership')} went on meanwhile, and go on as they are.`;

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'Say why')) });

function Deactivate({ details, onClose }: { details: Frozen<Details>; onClose: () => void }) {
  const { running, onboarding: of } = details;
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await deactivate(reason);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Deactivate ${of.practiceName}?`}
      act="Deactivate"
      pendingText="Deactivating"
      form={form as never}
      onClose={onClose}
    >
      {running && (
        <ul>
          <li>No new applications: its links and its snippet stop working.</li>
          <li>
            {count(running.openApplications, 'application')} in review and {count(running.openRequests, 'request')} stay
            open.
          </li>
          <li>
            {count(running.openLoans, 'purchase')} and {count(running.activeMembers, 'membership')} go on as they are.
          </li>
          <li>What is due to the practice is still paid out.</li>
          <li>{count(running.users, 'person', 'people')} can still log in.</li>
        </ul>
      )}
      <TextArea label="Reason" {...form.field('reason')} />
    </FormDialog>
  );
}

/** Payments to the practice are held back or let go, by whoever may (provider-admin §4 fund suspension). */
function FundsPart({ details: { providerInformation: of } }: { details: Frozen<Details> }) {
  const { person } = useSnapshot(staff);
  if (!of || !person?.permissions.includes('funding.manage')) return null;
  const { practiceId, practiceName, suspendSendingFunds: isHeld } = of;
  return (
    <Part aria-label="Payments to the practice">
      <Heading as="h3">Payments to the practice</Heading>
      <Note>
        {isHeld ? 'Suspended. What is due waits, and leaves once payments go again.' : 'They leave each business day.'}
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
    <Part aria-label="Starting content">
      <Heading as="h3">To begin with</Heading>
      <TroubleBanner trouble={giving.trouble} onAgain={giving.again} />
      <Note>
        {data.isGiven
          ? `It has the treatments of ${data.specialty}.`
          : `Treatments of ${data.specialty}: ${data.treatments.map(({ procedure, total_price: price }) => `${procedure} $${price.toLocaleString('en-US')}`).join(', ')}.`}
      </Note>
      {!data.isGiven && (
        <p>
          <Button dense pending={giving.pending} pendingText="Adding" onClick={() => void giving.run()}>
            Add these treatments
          </Button>
        </p>
      )}
    </Part>
  );
}
