import { addDays, isCivilDate } from '@domain/calendar/civil-date';
import { REWARDS_PROGRAM_DAYS } from '@domain/practice/onboarding';
import { civilDate } from '@portals/format/dates';
import { todayIn } from '@portals/format/today';
import type { Frozen } from '@portals/state/frozen';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { DateField } from '@portals/ui/date-field';
import * as z from 'zod/mini';
import { isoOf, usDayText, usOf } from '../words/us-days';
import { saveRewards } from './onboarding.actions';
import type { Details } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepForm, useStepForm } from './step-form';

const schema = z.object({
  enabled: z.boolean(),
  startDate: z.string().check(z.refine((day) => isCivilDate(day), { error: 'Enter a day like 08/20/2026' })),
});

/** The rewards program of the practice (provider-admin §4, §9: 60 days). */
export function RewardsScreen() {
  return (
    <OnboardingFrame step="rewards" needsPractice>
      {(details) => <Fields key={details.onboarding._id} details={details} />}
    </OnboardingFrame>
  );
}

function Fields({ details: { rewardsProgram: of } }: { details: Frozen<Details> }) {
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const form = useStepForm({
    step: 'rewards',
    schema,
    initial: { enabled: of?.enabled ?? true, startDate: of ? isoOf(of.startDate) : today },
    save: ({ enabled, startDate }) => saveRewards({ enabled, startDate: usOf(startDate) }),
  });
  return (
    <StepForm
      step="rewards"
      form={form as never}
      why={`The program runs for ${REWARDS_PROGRAM_DAYS} days from its start date. Optional: you can activate the practice without it.`}
    >
      <Checkbox {...form.field('enabled')}>Enroll the practice</Checkbox>
      <DateField label="Start date" {...form.field('startDate')} />
      <Note>
        {of
          ? `Saved: ${usDayText(of.startDate)} to ${usDayText(of.endDate)}.`
          : `If it starts today, it ends ${civilDate(addDays(today, REWARDS_PROGRAM_DAYS), 'table')}.`}
      </Note>
    </StepForm>
  );
}
