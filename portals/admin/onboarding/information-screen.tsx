import { TIME_ZONE_IDS } from '@domain/calendar/practice-zone';
import { SPECIALTIES } from '@domain/enums';
import { LEAD_SOURCES } from '@domain/practice/onboarding';
import { STATE_CODES } from '@domain/us-states';
import { TimeZoneField } from '@portals/form/time-zone-field';
import type { Frozen } from '@portals/state/frozen';
import { Heading } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { ComboBox } from '@portals/ui/combo-box';
import { DateField } from '@portals/ui/date-field';
import { PhoneField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { practiceName } from '../words/name-rules';
import { isoOf } from '../words/us-days';
import { ContactPart } from './contact-part';
import { type Information, loadChoices, saveInformation } from './onboarding.actions';
import { type Details, onboarding } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { Pair, StepForm, useStepForm } from './step-form';

const given = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));
const maybe = () => z.string().check(z.trim());
const schema = z.object({
  practiceName: practiceName('Enter the practice name'),
  legalBusinessName: maybe(),
  specialty: z.enum(SPECIALTIES, 'Choose a specialty'),
  yearEstablished: z.string().check(z.trim(), z.regex(/^(?:(?:18|19|20)\d{2})?$/, 'Enter a year like 2012')),
  email: z
    .string()
    .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like name@example.com')),
  phoneNumber: z.string().check(z.regex(/^1?[2-9]\d{9}$/, 'Enter a 10-digit phone number')),
  practiceURL: maybe(),
  streetAddress: given('Enter a street address'),
  unitApartment: maybe(),
  city: given('Enter a city'),
  stateCode: z.enum(STATE_CODES, 'Choose a state'),
  zipCode: z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, 'Enter a 5-digit ZIP code')),
  timeZone: z.enum(TIME_ZONE_IDS, 'Choose a time zone'),
  applications: z.boolean(),
  memberships: z.boolean(),
  manufacturer: maybe(),
  isAllergan: z.boolean(),
  isSeparatedTransactions: z.boolean(),
  optionalDebitCard: z.boolean(),
  providerReference: maybe(),
  enterpriseId: z.string(),
  salesRepId: z.string(),
  practiceSuccessManagementId: z.string(),
  dateTrained: z.string(),
  priviSalesRepId: z.string(),
  priviSuccessManagerId: z.string(),
  priviDateTrained: z.string(),
  primary: z.string(),
  secondary: z.string(),
  broker: maybe(),
});
type Answers = z.output<typeof schema>;

/** Of MM/DD/YYYY, as the field reads it. */

/** What the fields say: what was kept, else what the lead told. */
function initialOf({ onboarding: of, providerInformation: kept }: Frozen<Details>) {
  const told = Object.fromEntries(of.lead.fields.map(({ field, value }) => [field, value]));
  const tags = kept?.practiceTags;
  const source = LEAD_SOURCES.find((one) => one === told.leadSource) ?? '';
  return {
    practiceName: kept?.practiceName ?? told.practiceName ?? '',
    legalBusinessName: kept?.legalBusinessName ?? told.legalBusinessName ?? '',
    specialty: kept?.specialty ?? told.specialty ?? '',
    yearEstablished: kept?.yearEstablished ?? told.yearEstablished ?? '',
    email: kept?.email ?? told.email ?? '',
    phoneNumber: kept?.phoneNumber ?? told.phoneNumber ?? '',
    practiceURL: kept?.practiceURL ?? told.practiceURL ?? '',
    streetAddress: kept?.streetAddress ?? told.streetAddress ?? '',
    unitApartment: kept?.unitApartment ?? told.unitApartment ?? '',
    city: kept?.city ?? told.city ?? '',
    stateCode: kept?.stateCode ?? told.stateCode ?? '',
    zipCode: kept?.zipCode ?? told.zipCode ?? '',
    timeZone: kept?.timeZone ?? '',
    applications: kept ? kept.enrollments.includes('APPLICATIONS') : true,
    memberships: kept ? kept.enrollments.includes('MEMBERSHIPS') : false,
    manufacturer: kept?.manufacturer ?? '',
    isAllergan: kept?.isAllergan ?? false,
    isSeparatedTransactions: kept?.isSeparatedTransactions ?? false,
    optionalDebitCard: kept?.optionalDebitCard ?? false,
    providerReference: kept?.providerReference ?? '',
    enterpriseId: kept?.enterprise?._id ?? '',
    salesRepId: tags?.salesRepId ?? '',
    practiceSuccessManagementId: tags?.practiceSuccessManagementId ?? '',
    dateTrained: isoOf(tags?.dateTrained ?? ''),
    priviSalesRepId: tags?.priviSalesRepId ?? '',
    priviSuccessManagerId: tags?.priviSuccessManagerId ?? '',
    priviDateTrained: isoOf(tags?.priviDateTrained ?? ''),
    primary: tags?.leadSources.primary ?? source,
    secondary: tags?.leadSources.secondary ?? '',
    broker: tags?.leadSources.broker ?? '',
  };
}

type Source = '' | (typeof LEAD_SOURCES)[number];

function bodyOf(answers: Answers): Information {
  const { applications, memberships, primary, secondary, broker, ...rest } = answers;
  const { salesRepId, practiceSuccessManagementId, dateTrained, ...others } = rest;
  const { priviSalesRepId, priviSuccessManagerId, priviDateTrained, ...practice } = others;
  return {
    ...practice,
    enrollments: [
      ...(applications ? (['APPLICATIONS'] as const) : []),
      ...(memberships ? (['MEMBERSHIPS'] as const) : []),
    ],
    practiceTags: {
      salesRepId: salesRepId || null,
      practiceSuccessManagementId: practiceSuccessManagementId || null,
      dateTrained,
      priviSalesRepId: priviSalesRepId || null,
      priviSuccessManagerId: priviSuccessManagerId || null,
      priviDateTrained,
      leadSources: { primary: primary as Source, secondary: secondary as Source, broker },
    },
  };
}

/** What the practice is called, where it is, and what is told of it (provider-admin §2 provider-information-create). */
export function InformationScreen() {
  return (
    <OnboardingFrame step="provider-information">
      {(details) => (
        <>
          <Fields key={details.onboarding._id} details={details} />
          {details.providerInformation && <ContactPart of={details.providerInformation} />}
        </>
      )}
    </OnboardingFrame>
  );
}

const enrolled = z.pipe(
  schema,
  z.transform((answers, context) => {
    if (!answers.applications && !answers.memberships)
      context.issues.push({
        code: 'custom',
        message: 'Choose financing, memberships, or both',
        path: ['applications'],
        input: answers,
      });
    return answers;
  }),
);

function Fields({ details }: { details: Frozen<Details> }) {
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  useEffect(() => void loadChoices(), []);
  const form = useStepForm<Answers>({
    step: 'provider-information',
    schema: enrolled,
    initial: initialOf(details),
    save: (answers) => saveInformation(bodyOf(answers), requestKey),
  });
  const { field } = form;
  const [stateCode, setStateCode] = useState(() => initialOf(details).stateCode);
  return (
    <StepForm
      step="provider-information"
      form={form as never}
      why="Once the practice is active, patients see its name and address on applications and agreements."
    >
      <Pair>
        <TextField label="Practice name" autoComplete="off" {...field('practiceName')} />
        <TextField label="Legal name" optional autoComplete="off" {...field('legalBusinessName')} />
      </Pair>
      <Pair>
        <ComboBox
          label="Specialty"
          options={SPECIALTIES.map((value) => ({ value, label: value }))}
          {...field('specialty')}
        />
        <TextField
          label="Year established"
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('yearEstablished')}
        />
      </Pair>
      <Pair>
        <TextField label="Email address" type="email" autoComplete="off" {...field('email')} />
        <PhoneField label="Phone" autoComplete="off" {...field('phoneNumber')} />
      </Pair>
      <TextField label="Website" optional type="url" inputMode="url" autoComplete="off" {...field('practiceURL')} />
      <Pair>
        <TextField label="Street address" autoComplete="off" {...field('streetAddress')} />
        <TextField label="Unit" optional autoComplete="off" {...field('unitApartment')} />
      </Pair>
      <TextField label="City" autoComplete="off" {...field('city')} />
      <Pair>
        <ComboBox
          label="State"
          options={STATE_CODES.map((value) => ({ value, label: value }))}
          {...field('stateCode')}
          onValue={setStateCode}
        />
        <TextField label="ZIP code" inputMode="numeric" autoComplete="off" {...field('zipCode')} />
      </Pair>
      <TimeZoneField
        label="Time zone"
        hint="Visits, due dates, reminders, and reports follow this clock"
        placeholder="Choose a time zone"
        stateCode={stateCode}
        {...field('timeZone')}
      />
      <Heading as="h3" style={{ marginTop: 24 }}>
        Programs
      </Heading>
      <Checkbox {...field('applications')}>Patient financing</Checkbox>
      <Checkbox {...field('memberships')}>Memberships</Checkbox>
      <Checkbox {...field('optionalDebitCard')}>Debit card is optional for applicants</Checkbox>
      <Checkbox {...field('isAllergan')}>Allergan products: purchases use the manufacturer fee</Checkbox>
      <Checkbox {...field('isSeparatedTransactions')}>Send a separate deposit for each transaction</Checkbox>
      <Pair>
        <TextField label="Manufacturer" optional autoComplete="off" {...field('manufacturer')} />
        <TextField
          label="Practice reference"
          hint="The name or ID the practice uses with us"
          optional
          autoComplete="off"
          {...field('providerReference')}
        />
      </Pair>
      <Tags field={field} />
    </StepForm>
  );
}

type Field = ReturnType<typeof useStepForm<never>>['field'];

/** Who sold to the practice and looks after it, by brand, and where it came from. */
function Tags({ field }: { field: Field }) {
  const { people, enterprises } = useSnapshot(onboarding);
  const optionsOf = (does: 'salesRep' | 'successManager') =>
    (people.data ?? []).filter((one) => one[does]).map(({ _id, name }) => ({ value: _id, label: name }));
  const round = `${people.data?.length ?? 0}-${enterprises.data?.length ?? 0}`;
  return (
    <div key={round}>
      <Heading as="h3" style={{ marginTop: 24 }}>
        Account team
      </Heading>
      <Select
        label="Enterprise"
        optional
        placeholder="None"
        options={(enterprises.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        {...field('enterpriseId')}
      />
      <Pair>
        <Select
          label="Sales representative"
          optional
          placeholder="Not assigned"
          options={optionsOf('salesRep')}
          {...field('salesRepId')}
        />
        <Select
          label="Success manager"
          optional
          placeholder="Not assigned"
          options={optionsOf('successManager')}
          {...field('practiceSuccessManagementId')}
        />
      </Pair>
      <DateField label="Training date" optional {...field('dateTrained')} />
      <Pair>
        <Select
          label="Sales representative (memberships)"
          optional
          placeholder="Not assigned"
          options={optionsOf('salesRep')}
          {...field('priviSalesRepId')}
        />
        <Select
          label="Success manager (memberships)"
          optional
          placeholder="Not assigned"
          options={optionsOf('successManager')}
          {...field('priviSuccessManagerId')}
        />
      </Pair>
      <DateField label="Training date (memberships)" optional {...field('priviDateTrained')} />
      <Pair>
        <Select
          label="Lead source"
          optional
          placeholder="Unknown"
          options={LEAD_SOURCES.map((value) => ({ value, label: value }))}
          {...field('primary')}
        />
        <Select
          label="Second lead source"
          optional
          placeholder="None"
          options={LEAD_SOURCES.map((value) => ({ value, label: value }))}
          {...field('secondary')}
        />
      </Pair>
      <TextField label="Broker" optional autoComplete="off" {...field('broker')} />
    </div>
  );
}
