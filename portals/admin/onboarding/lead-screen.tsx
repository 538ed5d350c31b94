import { onboardingPaths } from '@contract/onboarding/paths';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { RouterButton } from '@portals/ui/router-button';
import { StaffHead } from '@portals/ui/staff-shell';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { copy } from './copy';
import { start } from './onboarding.actions';
import type { Details } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { Acts, Fields, SelfEnrolled } from './self-enrolled';
import { StepTitle } from './step-form';
import { WaitingLeads } from './waiting-leads';

const Begin = styled.div`display: grid; gap: 18px; max-width: 560px; padding: 18px 24px 48px;`;

const schema = z.object({
  sugarId: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{0,36}$/, 'Enter a lead number like 48213')),
});

/** The first step: the lead of the sales team's system (provider-admin §2 sugar-integration). */
export function LeadScreen() {
  const [search] = useSearchParams();
  if (!search.get('onboarding')) return <BeginForm />;
  return <OnboardingFrame step="lead">{(details) => <Arrived details={details} />}</OnboardingFrame>;
}

/** Begins an onboarding, with the number of a lead or without one. */
function BeginForm() {
  const navigate = useNavigate();
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema,
    submit: async ({ sugarId }) => {
      const id = await start(sugarId || undefined, `${requestKey}-${sugarId}`);
      void navigate((sugarId ? onboardingPaths.lead : onboardingPaths.information).href(id), { replace: true });
    },
  });
  return (
    <>
      <StaffHead>
        <h1>{copy.begin}</h1>
      </StaffHead>
      <Begin>
        <form {...form.props}>
          <ErrorSummary {...form.summary} />
          <TextField
            label="CRM lead number"
            hint="We fill in what the CRM has. Leave this empty to start with a blank form."
            optional
            autoComplete="off"
            {...form.field('sugarId')}
          />
          <Acts style={{ marginTop: 18 }}>
            <Button type="submit" look="primary" pending={form.pending} pendingText="Checking the CRM">
              Start onboarding
            </Button>
            <RouterButton to={onboardingPaths.list.href()}>Cancel</RouterButton>
          </Acts>
        </form>
        <WaitingLeads />
      </Begin>
    </>
  );
}

function Arrived({ details }: { details: Frozen<Details> }) {
  const { onboarding: of } = details;
  if (details.selfEnrollment) return <SelfEnrolled details={details} said={details.selfEnrollment} />;
  return (
    <>
      <StepTitle step="lead">
        {of.sugarId === null
          ? 'No CRM lead for this practice. Enter everything here.'
          : `From CRM lead ${of.sugarId}. We filled in only the fields you left empty.`}
      </StepTitle>
      {of.lead.fields.length > 0 ? (
        <Fields>
          {of.lead.fields.map(({ field, value }) => (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{copy.field(field)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Fields>
      ) : (
        <Note>The CRM sent no fields.</Note>
      )}
      <Acts>
        <RouterButton look="primary" to={onboardingPaths.information.href(of._id)}>
          Go to practice
        </RouterButton>
      </Acts>
    </>
  );
}
