import { isRoutingNumber } from '@domain/bank/routing-number';
import type { Frozen } from '@portals/state/frozen';
import { Note } from '@portals/ui/card';
import { DigitsField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { saveBank } from './onboarding.actions';
import type { Details } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { Pair, StepForm, useStepForm } from './step-form';

const given = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
const schema = z.object({
  bankName: given('Enter the name of the bank'),
  accountHolder: given('Enter whose account it is'),
  routingNumber: z
    .string()
    .check(z.refine(isRoutingNumber, { error: 'Enter the nine digits of a bank; these belong to none' })),
  accountNumber: z.string().check(z.regex(/^\d{4,17}$/, 'Enter 4 to 17 digits')),
});

/** Where the practice is paid (provider-admin §2 banking-information-create). */
export function BankScreen() {
  return (
    <OnboardingFrame step="bank" needsPractice>
      {(details) => <Fields key={details.onboarding._id} details={details} />}
    </OnboardingFrame>
  );
}

function Fields({
  details: { bankingInformation: bank, onboarding, providerInformation },
}: {
  details: Frozen<Details>;
}) {
  const told = Object.fromEntries(onboarding.lead.fields.map(({ field, value }) => [field, value]));
  const form = useStepForm({
    step: 'bank',
    schema,
    initial: {
      bankName: bank?.bankName ?? told.bankName ?? '',
      accountHolder: bank?.accountHolder ?? providerInformation?.legalBusinessName ?? '',
      routingNumber: bank ? '' : (told.routingNumber ?? ''),
    },
    save: saveBank,
  });
  const { field } = form;
  return (
    <StepForm
      step="bank"
      form={form as never}
      why="Deposits for purchases and memberships go there. The numbers are sealed; only the last four digits are shown again."
    >
      {bank && (
        <Note>
          Kept: {bank.bankName}, account ending in {bank.accountNumber}. Enter all of it to replace it.
        </Note>
      )}
      <Pair>
        <TextField label="Bank" autoComplete="off" {...field('bankName')} />
        <TextField label="Account holder" autoComplete="off" {...field('accountHolder')} />
      </Pair>
      <Pair>
        <DigitsField max={9} label="Routing number" {...field('routingNumber')} />
        <DigitsField max={17} label="Account number" {...field('accountNumber')} />
      </Pair>
    </StepForm>
  );
}
