import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { Checkbox, RadioCards, SegmentedControl } from '@portals/ui/choices';
import { DateField } from '@portals/ui/date-field';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField, PhoneField, SsnField } from '@portals/ui/masked-fields';
import { OtpInput } from '@portals/ui/otp-input';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Columns, Specimen } from './specimen';

const needed = (sentence: string) => z.string().check(z.minLength(1, sentence));
const schema = z.object({
  firstName: needed('Enter your first name'),
  lastName: needed('Enter your last name'),
  birthDate: z.string().check(z.regex(/^(19|20)\d\d-\d\d-\d\d$/, 'Enter your date of birth, for example 3 27 1988')),
  phone: z.string().check(z.length(10, 'Enter a phone number with 10 digits')),
  ssn: z.string().check(z.length(9, 'Enter all nine digits')),
  amount: z
    .string()
    .check(
      z.refine((value) => Number(value) >= 250 && Number(value) <= 25_000, 'Enter an amount from $250 to $25,000'),
    ),
  term: needed('Choose a term'),
  pay: needed('Choose how to pay'),
  interval: z.string(),
  consent: z.literal(true, 'Tick the box to agree'),
});

export function FormSpecimens() {
  const [sent, setSent] = useState('');
  const form = useForm({
    schema,
    initial: { firstName: 'Ana' },
    submit: async (values) => {
      await new Promise((done) => setTimeout(done, 600));
      if (values.lastName === 'Refused')
        throw Object.assign(new Error('Some answers need another look.'), {
          fields: [{ field: 'lastName', message: 'We know this name already' }],
        });
      setSent(JSON.stringify(values));
    },
  });
  return (
    <Specimen title="Form">
      <form {...form.props}>
        <ErrorSummary {...form.summary} />
        <Columns>
          <div>
            <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
            <TextField
              label="Last name"
              hint="Include both if you use two, for example Reyes Ortega"
              autoComplete="family-name"
              {...form.field('lastName')}
            />
            <DateField birthday label="Date of birth" hint="For example, 3 27 1988" {...form.field('birthDate')} />
            <PhoneField label="Mobile phone" {...form.field('phone')} />
          </div>
          <div>
            <SsnField label="Social Security number" {...form.field('ssn')} />
            <MoneyField label="Treatment cost" hint="From $250 to $25,000" {...form.field('amount')} />
            <Select
              label="Term"
              placeholder="Choose a term"
              options={[{ value: '12', label: '12 months' }]}
              {...form.field('term')}
            />
            <TextField label="Routing number" readOnly defaultValue="•••••0000" id="routing" name="routing" />
            <SegmentedControl
              label="Paid"
              defaultValue="month"
              options={[
                { value: 'month', label: 'Monthly' },
                { value: 'year', label: 'Yearly' },
              ]}
              {...form.field('interval')}
            />
          </div>
          <div>
            <RadioCards
              label="How do you want to pay?"
              options={[
                {
                  value: 'pace',
                  title: '$350, the interest-free pace',
                  detail: '$0 interest over 12 months. You pay $4,200 in total.',
                },
                {
                  value: 'minimum',
                  title: '$156.07, the minimum',
                  aside: '36 months',
                  detail: '$1,418.26 interest over 36 months.',
                },
              ]}
              {...form.field('pay')}
            />
            <Checkbox {...form.field('consent')}>I have read it and agree to electronic records.</Checkbox>
          </div>
        </Columns>
        <p style={{ marginTop: 24 }}>
          <Button look="primary" big type="submit" pending={form.pending} pendingText="Sending">
            Continue
          </Button>
        </p>
        <output data-testid="sent">{sent}</output>
      </form>
      <CodeSpecimen />
    </Specimen>
  );
}

const codeSchema = z.object({ otp: z.string().check(z.length(6, 'Enter the 6 digits')) });

function CodeSpecimen() {
  const [sent, setSent] = useState(0);
  const form = useForm({
    schema: codeSchema,
    submit: ({ otp }) => {
      setSent((count) => count + 1);
      if (otp !== '419022')
        throw Object.assign(new Error('No'), {
          fields: [{ field: 'otp', message: "That code isn't right. Check it and try again." }],
        });
    },
  });
  return (
    <form {...form.props} style={{ marginTop: 32 }}>
      <OtpInput
        label="Code"
        hint="It works for 10 minutes. We’ll continue on our own once you enter all six digits."
        onComplete={form.send}
        disabled={form.pending}
        {...form.field('otp')}
      />
      <output data-testid="code-sent">{sent}</output>
    </form>
  );
}
