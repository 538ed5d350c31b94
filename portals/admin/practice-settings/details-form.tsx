import { TIME_ZONE_IDS, timeZoneName } from '@domain/calendar/practice-zone';
import { STATE_CODES, type StateCode } from '@domain/us-states';
import { KeepTyped } from '@portals/form/keep-typed';
import { TimeZoneField } from '@portals/form/time-zone-field';
import type { Form } from '@portals/form/use-form';
import { useVersionedForm } from '@portals/form/use-versioned-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { PhoneField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { practiceName } from '../words/name-rules';
import { saveDetails } from './settings.actions';
import { type Details, settings } from './settings.store';
import { Section } from './settings-frame';

const given = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
const contact = {
  email: z
    .string()
    .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like name@example.com')),
  phoneNumber: z.string().check(z.regex(/^1?[2-9]\d{9}$/, 'Enter a 10-digit phone number')),
  practiceURL: given('Enter the website address'),
};
const identity = {
  practiceName: practiceName('Enter the practice name'),
  streetAddress: given('Enter a street address'),
  unitApartment: z.string().check(z.trim()),
  city: given('Enter a city'),
  stateCode: z.enum(STATE_CODES, 'Choose a state'),
  zipCode: z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, 'Enter a 5-digit ZIP code')),
};
const place = { timeZone: z.enum(TIME_ZONE_IDS, 'Choose a time zone') };
const contactSchema = z.object({ ...contact, ...place });
const wholeSchema = z.object({ ...identity, ...contact, ...place });
type Answers = z.output<typeof contactSchema> & Partial<z.output<typeof wholeSchema>>;

const Pair = styled.div`
  display: grid; gap: 0 14px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  && > * { margin-top: 16px; }
  & + *:not(&) { margin-top: 16px; }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;
const Foot = styled.p`
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin-top: 16px; padding: 12px 0;
  background: var(--surface); color: var(--ink-2);
`;

/** The fields as they stand, in the names of the call. */
function answersOf({ practiceName, email, phoneNumber, practiceURL, details }: Frozen<Details>) {
  return {
    practiceName,
    email,
    phoneNumber,
    practiceURL,
    streetAddress: details?.streetAddress ?? '',
    unitApartment: details?.unitApartment ?? '',
    city: details?.city ?? '',
    stateCode: details?.stateCode ?? '',
    zipCode: details?.zipCode ?? '',
    timeZone: details?.timeZone ?? '',
  };
}

/** What a practice is called, where it is and how it is reached. Only what somebody changed is sent. */
export function DetailsForm({ of }: { of: Frozen<Details> }) {
  return of.canEdit ? <Fields key={of._id} of={of} /> : <Facts of={of} />;
}

function Fields({ of }: { of: Frozen<Details> }) {
  const form = useVersionedForm<Frozen<Details>, Answers>({
    of,
    latest: () => settings.details.data ?? of,
    schema: of.canEditIdentity ? wholeSchema : contactSchema,
    answersOf,
    save: (typed, { opened }) => saveDetails(typed, opened),
  });
  const { changed } = form;
  const kept = of.details?.stateCode ?? '';
  const [moved, setMoved] = useState<{ round: number; stateCode: string } | null>(null);
  // A form that is drawn anew begins with the state that is kept.
  const stateCode = moved?.round === form.round ? moved.stateCode : kept;
  return (
    <Section id="practice" aria-labelledby="practice-title">
      <div>
        <Heading id="practice-title">Practice</Heading>
        <Note>
          Patients see these details on applications, agreements, and statements. Existing agreements don’t change.
        </Note>
      </div>
      <form {...form.props}>
        {changed.length > 0 && <KeepTyped isOnPage />}
        <ErrorSummary {...form.summary} />
        <Fragment key={form.round}>
          {of.canEditIdentity ? (
            <IdentityFields form={form} onState={(code) => setMoved({ round: form.round, stateCode: code })} />
          ) : (
            <Name of={of} />
          )}
          <TimeZoneField
            label="Time zone"
            hint="Visits, due dates, reminders, and reports follow this clock"
            placeholder="Choose a time zone"
            stateCode={stateCode}
            {...form.field('timeZone')}
          />
          <Pair>
            <TextField label="Email address" type="email" autoComplete="off" {...form.field('email')} />
            <PhoneField label="Phone" {...form.field('phoneNumber')} autoComplete="off" />
          </Pair>
          <TextField label="Website" type="url" inputMode="url" autoComplete="off" {...form.field('practiceURL')} />
        </Fragment>
        <Foot>
          <Button
            type="submit"
            look="primary"
            pending={form.pending}
            pendingText="Saving"
            disabled={changed.length === 0}
          >
            Save
          </Button>
          <span role="status">{changed.length > 0 && changesText(changed.length)}</span>
        </Foot>
      </form>
    </Section>
  );
}

const changesText = (count: number) => (count === 1 ? '1 field changed' : `${count} fields changed`);

function IdentityFields({ form, onState }: { form: Pick<Form, 'field'>; onState: (stateCode: string) => void }) {
  return (
    <>
      <TextField label="Practice name" autoComplete="off" {...form.field('practiceName')} />
      <Pair>
        <TextField label="Street address" autoComplete="off" {...form.field('streetAddress')} />
        <TextField label="Unit" optional autoComplete="off" {...form.field('unitApartment')} />
      </Pair>
      <TextField label="City" autoComplete="off" {...form.field('city')} />
      <Pair>
        <Select
          label="State"
          options={STATE_CODES.map((code: StateCode) => ({ value: code, label: code }))}
          {...form.field('stateCode')}
          onChange={({ target }) => onState(target.value)}
        />
        <TextField label="ZIP code" inputMode="numeric" autoComplete="off" {...form.field('zipCode')} />
      </Pair>
    </>
  );
}

/** Name and address for whoever may not change them. */
function Name({ of: { practiceName, details } }: { of: Frozen<Details> }) {
  return (
    <Note>
      <b>{practiceName}</b>
      {details &&
        `, ${[details.streetAddress, details.unitApartment, details.city].filter(Boolean).join(', ')}, ${details.stateCode} ${details.zipCode}`}
      . To change the name or address, contact us. Agreements use them.
    </Note>
  );
}

function Facts({ of }: { of: Frozen<Details> }) {
  return (
    <Section id="practice" aria-labelledby="practice-title">
      <Heading id="practice-title">Practice</Heading>
      <Name of={of} />
      <Note>
        {of.details && `${timeZoneName(of.details.timeZone)} · `}
        {of.email} · {of.phoneNumber.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3')} · {of.practiceURL}
      </Note>
      <Note>A practice administrator can change the contact details.</Note>
    </Section>
  );
}
