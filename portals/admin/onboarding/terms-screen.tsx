import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { loadTerms, saveTerms } from './onboarding.actions';
import { onboarding, type Terms } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepForm, useStepForm } from './step-form';

const schema = z.object({ risks: z.string().check(z.minLength(1, 'Choose rates and fees')) });
type One = Frozen<Terms>['data'][number];
/** By the profile itself: several may have the same rates and fees. */
const idOf = ({ riskProfile }: One) => riskProfile._id;

/** The rates and fees of the practice (provider-admin §7 risk-based-terms). */
export function TermsScreen() {
  return (
    <OnboardingFrame step="risk-terms" needsPractice>
      {(details) => <Choice key={details.onboarding._id} chosen={details.riskBased.risks} />}
    </OnboardingFrame>
  );
}

function Choice({ chosen }: { chosen: Frozen<Terms>['risks'] }) {
  const { data, error } = useSnapshot(onboarding).terms;
  useEffect(() => void loadTerms(), []);
  if (error)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={() => void loadTerms()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={5} label="Loading rates and fees" />;
  return <Fields terms={data as Frozen<Terms>} chosen={chosen} />;
}

function Fields({ terms, chosen }: { terms: Frozen<Terms>; chosen: Frozen<Terms>['risks'] }) {
  const open = terms.data.filter(({ refusal }) => refusal === null);
  const closed = terms.data.filter(({ refusal }) => refusal !== null);
  const preset = open.find(({ isPreset }) => isPreset);
  const proposed = chosen?.riskProfile ?? (preset && idOf(preset));
  const form = useStepForm({
    step: 'risk-terms',
    schema,
    initial: { risks: proposed ?? '' },
    save: async ({ risks }) => {
      const one = open.find((terms) => idOf(terms) === risks);
      if (one) await saveTerms({ apr: one.apr?._id ?? null, mdf: one.mdf._id }, idOf(one));
    },
  });
  return (
    <StepForm
      step="risk-terms"
      form={form as never}
      why="The risk profile sets who is approved, at what rate, and what the practice pays."
    >
      <RadioCards
        label="Rates and fees"
        options={open.map((one) => ({
          value: idOf(one),
          title: one.riskProfile.name,
          detail: `${one.apr ? `Rates: ${one.apr.name}. ` : ''}Merchant fees: ${one.mdf.name}.`,
          ...(one.isPreset && { aside: 'Suggested' }),
        }))}
        {...form.field('risks')}
      />
      {open.length === 0 && <Note>No risk profile matches this practice’s products and programs.</Note>}
      {closed.length > 0 && (
        <Note>
          Not available to this practice:{' '}
          {closed.map(({ riskProfile, refusal }) => `${riskProfile.name} (${refusal})`).join(' · ')}
        </Note>
      )}
    </StepForm>
  );
}
