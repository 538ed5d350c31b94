import { useForm } from '@portals/form/use-form';
import { ErrorSummary } from '@portals/ui/error-summary';
import { PhoneField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { beginAgreement, type Contact, correctContact } from './plan-agreement.actions';
import { agreementPage, type ShownAgreement } from './plan-agreement.store';
import { StepFrame, type StepProps } from './step-frame';

const given = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const schema = z
  .object({
    firstName: given('Enter a first name'),
    lastName: given('Enter a last name'),
    email: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || EMAIL.test(text), { error: 'Enter an email address like name@example.com' }),
    ),
    phoneNumber: z
      .string()
      .check(z.refine((text) => text === '' || /^[2-9]\d{9}$/.test(text), { error: 'Enter a 10-digit phone number' })),
    template: z._default(z.string(), 'kept'),
  })
  .check(
    z.refine(({ email, phoneNumber }) => email !== '' || phoneNumber !== '', {
      error: 'Enter an email address or a phone number',
      path: ['email'],
    }),
    z.refine(({ template }) => template !== '', { error: 'Choose a plan', path: ['template'] }),
  );

const contactOf = ({ firstName, lastName, email, phoneNumber }: z.output<typeof schema>): Contact => ({
  firstName,
  lastName,
  ...(email !== '' && { email }),
  ...(phoneNumber !== '' && { phoneNumber }),
});

export type ContactStepProps = StepProps & { practiceId: string; of: ShownAgreement | null; onTyped: () => void };

/** Step 0: who stands in the practice, and which plan they take. */
export function ContactStep({ practiceId, of, onTyped, onNext, onClose }: ContactStepProps) {
  const { data: templates, error } = useSnapshot(agreementPage).templates;
  const form = useForm({
    schema,
    initial: {
      firstName: of?.firstName ?? '',
      lastName: of?.lastName ?? '',
      email: of?.email ?? '',
      phoneNumber: of?.phoneNumber ?? '',
    },
    async submit(answers) {
      const template = agreementPage.templates.data?.find(({ _id }) => _id === answers.template);
      if (of) await correctContact(of, contactOf(answers));
      else if (template) await beginAgreement(practiceId, contactOf(answers), template);
      onNext();
    },
  });
  return (
    <StepFrame
      next="Continue to payment"
      pendingText="Saving"
      pending={form.pending}
      onNext={() => void form.send()}
      onClose={onClose}
    >
      <form
        {...form.props}
        onChange={(event) => {
          onTyped();
          form.props.onChange(event);
        }}
      >
        <ErrorSummary {...form.summary} />
        <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
        <TextField label="Email address" type="email" optional autoComplete="off" {...form.field('email')} />
        <PhoneField label="Phone" optional {...form.field('phoneNumber')} autoComplete="off" />
        {!of && (
          <Select
            label="Plan"
            hint={
              error ? error.message : 'For a custom plan, send it from “New plan”, then sign it from the member’s page.'
            }
            placeholder="Choose a plan"
            options={(templates ?? []).map(({ _id, name, totals }) => ({
              value: _id,
              label: totals ? `${name}, ${usd(totals.monthlyPayment)} a month` : name,
            }))}
            {...form.field('template')}
          />
        )}
        <button type="submit" hidden />
      </form>
    </StepFrame>
  );
}
