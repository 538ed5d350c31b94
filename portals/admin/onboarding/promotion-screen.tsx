import { isCivilDate } from '@domain/calendar/civil-date';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { DateField } from '@portals/ui/date-field';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { PromotionHistory } from '../words/promotion-history';
import { type Promotion, promotionTags } from '../words/promotion-words';
import { isoOf, usOf } from '../words/us-days';
import { loadPromotion, savePromotion } from './onboarding.actions';
import { onboarding } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepForm, StepTitle, useStepForm } from './step-form';

const WHY =
  'During this period, the practice can offer PatientFi Plus, a second way to pay, to declined patients. The practice must opt in first. This step is optional.';
const DAYS = {
  promoStartDate: 'Enter a first day like 08/20/2026',
  promoEndDate: 'Enter a last day like 08/31/2026',
} as const;

const schema = z
  .object({ active: z.boolean(), promoStartDate: z.string(), promoEndDate: z.string() })
  .check((context) => {
    const { active, promoStartDate: first, promoEndDate: last } = context.value;
    for (const path of ['promoStartDate', 'promoEndDate'] as const) {
      const day = context.value[path];
      if (isCivilDate(day) || (!active && day === '')) continue;
      context.issues.push({ code: 'custom', message: DAYS[path], path: [path], input: day });
    }
    if (isCivilDate(first) && isCivilDate(last) && last < first)
      context.issues.push({
        code: 'custom',
        message: 'Enter a last day on or after the first day',
        path: ['promoEndDate'],
        input: last,
      });
  });

/** The PatientFi Plus promotion that the platform offers a practice (provider-admin §3 patientFiPlusPromotion). */
export function PromotionScreen() {
  return (
    <OnboardingFrame step="promotion" needsPractice>
      {(details) => <Loaded key={details.onboarding._id} practiceId={details.onboarding.practiceId} />}
    </OnboardingFrame>
  );
}

function Loaded({ practiceId }: { practiceId: string | null }) {
  const { data, error } = useSnapshot(onboarding).promotion;
  useEffect(() => void loadPromotion(), []);
  if (error && !data)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={() => void loadPromotion()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  if (!data || data.practiceId !== practiceId) return <Skeleton lines={5} label="Loading promotion" />;
  if (!data.isFinancing)
    return (
      <StepTitle step="promotion">
        This practice doesn’t offer financing, so there’s nothing to promote. Turn on financing in the Practice step
        first.
      </StepTitle>
    );
  return <Fields key={data.version} of={data} />;
}

function Fields({ of }: { of: Frozen<Promotion> }) {
  const form = useStepForm({
    step: 'promotion',
    schema,
    initial: {
      active: of.active,
      promoStartDate: isoOf(of.promoStartDate),
      promoEndDate: isoOf(of.promoEndDate),
    },
    save: ({ active, promoStartDate, promoEndDate }) =>
      savePromotion({ active, promoStartDate: usOf(promoStartDate), promoEndDate: usOf(promoEndDate) }),
  });
  return (
    <>
      <StepForm step="promotion" form={form as never} why={WHY}>
        <Checkbox {...form.field('active')}>Offer the promotion to this practice</Checkbox>
        <DateField label="First day" {...form.field('promoStartDate')} />
        <DateField label="Last day" {...form.field('promoEndDate')} />
        <Note style={{ marginTop: 12 }}>{stateWords(of)}</Note>
      </StepForm>
      <PromotionHistory of={of} />
    </>
  );
}

/** Where the promotion stands, and what it changes. */
function stateWords(of: Frozen<Promotion>): string {
  if (of.hasSecondLook)
    return 'This practice already offers a second way to pay every day, so a promotion changes nothing.';
  if (of.state === 'NONE') return 'Both days are included, in the practice’s time zone. We email active practices.';
  return `${promotionTags[of.state]}. The practice ${of.optIn ? 'has opted in' : 'hasn’t opted in'}. If you add days, it must opt in again. Patients keep offers they already have.`;
}
