import type { Frozen } from '@portals/state/frozen';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { saveFunding } from './onboarding.actions';
import type { Details } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepForm, useStepForm } from './step-form';

const schema = z.object({
  PatientFi: z.boolean(),
  Genesis: z.boolean(),
  PatientFiUnlimited: z.boolean(),
  PatientFiUnlimited_pctFee: z
    .string()
    .check(z.trim(), z.regex(/^(?:\d{1,2}(?:\.\d{1,2})?)?$/, 'Enter a percentage like 5.25')),
});

/** How applications of the practice are paid (provider-admin §2 types-of-funding-create). */
export function FundingScreen() {
  return (
    <OnboardingFrame step="funding" needsPractice>
      {(details) => <Fields key={details.onboarding._id} details={details} />}
    </OnboardingFrame>
  );
}

function Fields({ details: { typeOfFunding } }: { details: Frozen<Details> }) {
  const chosen = typeOfFunding?.fundingType;
  const fee = chosen?.PatientFiUnlimited_pctFee;
  const form = useStepForm({
    step: 'funding',
    schema,
    initial: {
      PatientFi: chosen?.PatientFi ?? true,
      Genesis: chosen?.Genesis ?? false,
      PatientFiUnlimited: chosen?.PatientFiUnlimited ?? false,
      PatientFiUnlimited_pctFee: fee === null || fee === undefined ? '' : String(fee),
    },
    save: ({ PatientFiUnlimited_pctFee: text, ...types }) =>
      saveFunding({ ...types, PatientFiUnlimited_pctFee: text === '' ? null : Number(text) }),
  });
  const { field } = form;
  return (
    <StepForm step="funding" form={form as never} why="Choose who finances this practice’s patients.">
      <Checkbox {...field('PatientFi')}>
        <b>PatientFi</b>: our loans
      </Checkbox>
      <Checkbox {...field('Genesis')}>
        <b>Genesis</b>: a second look from our partner lender for patients we decline
      </Checkbox>
      <Checkbox {...field('PatientFiUnlimited')}>
        <b>PatientFi Unlimited</b>: our own second look
      </Checkbox>
      <TextField
        label="Agreed PatientFi Unlimited fee"
        hint="Percent of each transaction, instead of the product’s fee. Existing transactions keep their fee."
        optional
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        {...field('PatientFiUnlimited_pctFee')}
      />
    </StepForm>
  );
}
