import { isRoutingNumber } from '@domain/bank/routing-number';
import type { FormSchema } from '@portals/form/use-form';
import { accountName } from '@portals/format/masked-number';
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
  bankName: given('Enter the bank name'),
  accountHolder: given('Enter the account holder'),
  routingNumber: z.string().check(z.refine(isRoutingNumber, { error: 'Enter a valid 9-digit routing number' })),
  accountNumber: z.string().check(z.regex(/^\d{4,17}$/, 'Enter an account number with 4 to 17 digits')),
});
type Said = z.output<typeof schema> | null;
type OnFile = NonNullable<Frozen<Details>['bankingInformation']>;

/** Numbers on file are never shown again: a form that was left as it was keeps the account, which null says. */
const besideAccount = (bank: OnFile): FormSchema<Said> => {
  const before = { bankName: bank.bankName, accountHolder: bank.accountHolder, routingNumber: '', accountNumber: '' };
  const isUntouched = (said: object) =>
    Object.entries(before).every(([field, value]) => (said as Record<string, unknown>)[field] === value);
  return {
    safeParse: (said) => (isUntouched(said as object) ? { success: true, data: null } : schema.safeParse(said)),
  };
};

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
  const form = useStepForm<Said>({
    step: 'bank',
    schema: bank ? besideAccount(bank) : schema,
    initial: {
      bankName: bank?.bankName ?? told.bankName ?? '',
      accountHolder: bank?.accountHolder ?? providerInformation?.legalBusinessName ?? '',
      routingNumber: bank ? '' : (told.routingNumber ?? ''),
    },
    save: async (said) => said && saveBank(said),
  });
  const { field } = form;
  return (
    <StepForm
      step="bank"
      form={form as never}
      why="We send deposits for transactions and memberships to this account. The numbers are encrypted; later we show only the last four digits."
    >
      {bank && (
        <Note>
          On file: {accountName(bank.bankName, bank.accountNumber)}. To keep it, leave the numbers empty. To replace it,
          fill in every field.
        </Note>
      )}
      <Pair>
        <TextField label="Bank name" autoComplete="off" {...field('bankName')} />
        <TextField label="Account holder" autoComplete="off" {...field('accountHolder')} />
      </Pair>
      <Pair>
        <DigitsField max={9} label="Routing number" {...field('routingNumber')} />
        <DigitsField max={17} label="Account number" {...field('accountNumber')} />
      </Pair>
    </StepForm>
  );
}
