import { paths } from '@contract/paths';
import { PROVIDER_ROLES } from '@domain/practice/onboarding';
import { FieldRows } from '@portals/form/field-rows';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { RouterButton } from '@portals/ui/router-button';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { roleWords } from '../staff/role-words';
import { saveUsers } from './onboarding.actions';
import type { Details } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepForm, StepTitle, useStepForm } from './step-form';

const Person = styled.div`
  display: grid; gap: 10px; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 0.9fr);
  && > * { margin-top: 0; }
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); padding-bottom: 14px; border-bottom: 1px solid var(--line); }
`;

const row = z.object({
  contactName: z.string().check(z.trim()),
  role: z.string(),
  email: z.string().check(z.trim()),
  phoneNumber: z.string().check(z.trim()),
  isPoc: z.boolean(),
});
const schema = z.object({ users: z.array(row) });
const MOST = 50;

/** Who works at the practice (provider-admin §2 provider-user). */
export function UsersScreen() {
  return (
    <OnboardingFrame step="users" needsPractice>
      {(details) =>
        details.onboarding.status === 'IN_PROGRESS' ? (
          <Fields key={details.onboarding._id} details={details} />
        ) : (
          <>
            <StepTitle step="users">This practice’s users already have accounts.</StepTitle>
            <RouterButton to={paths.admin.adminSettings.href()}>View users</RouterButton>
          </>
        )
      }
    </OnboardingFrame>
  );
}

/** Whether this is whom we call about the practice. */
function Contact({ of: { defaultValue, ...field } }: { of: { id: string; name: string; defaultValue?: string } }) {
  return (
    <Checkbox {...field} defaultChecked={defaultValue === 'yes'}>
      Main contact
    </Checkbox>
  );
}

/** What the lead knows of a contact is the first row. */
function startOf({ providerUser, onboarding }: Frozen<Details>) {
  if (providerUser.length > 0)
    return providerUser.map(({ contactName, role, email, phoneNumber, isPoc }) => ({
      contactName,
      role,
      email,
      phoneNumber,
      isPoc: isPoc ? 'yes' : '',
    }));
  const told = Object.fromEntries(onboarding.lead.fields.map(({ field, value }) => [field, value]));
  return [
    {
      contactName: told.contactName ?? '',
      role: 'PracticeAdmin',
      email: told.contactEmail ?? '',
      phoneNumber: '',
      isPoc: 'yes',
    },
  ];
}

function Fields({ details }: { details: Frozen<Details> }) {
  const start = startOf(details);
  const form = useStepForm({
    step: 'users',
    schema,
    save: ({ users }) => saveUsers(users),
  });
  const unfit = details.providerUser.flatMap(({ isValid }, at) =>
    Object.values(isValid).includes(false) ? String(at + 1) : [],
  );
  return (
    <StepForm
      step="users"
      form={form as never}
      why="When you activate the practice, we email each person a link to create a password. They hear nothing before that."
    >
      {details.providerUser.length > 0 && details.usersFault && (
        <Banner severity="warning">
          {details.usersFault}
          {unfit.length > 0 && ` Check ${unfit.length === 1 ? 'row' : 'rows'} ${unfit.join(', ')}.`}
        </Banner>
      )}
      <FieldRows
        form={form as never}
        name="users"
        label="People"
        start={start}
        most={MOST}
        add="Add person"
        remove={(position) => `Remove person ${position}`}
        removed={(position) => `Person ${position} removed.`}
      >
        {({ position, field }) => {
          const flags = details.providerUser[position - 1]?.isValid;
          const wrong = (name: keyof NonNullable<typeof flags>, text: string) =>
            flags?.[name] === false ? { error: field(name).error ?? text } : {};
          return (
            <Person>
              <TextField
                label="First and last name"
                autoComplete="off"
                {...field('contactName')}
                {...wrong('contactName', 'Enter a first and last name')}
              />
              <Select
                label="Role"
                options={PROVIDER_ROLES.map((value) => ({ value, label: roleWords[value] }))}
                {...field('role')}
                {...wrong('role', 'Choose a role')}
              />
              <TextField
                label="Email"
                type="email"
                autoComplete="off"
                {...field('email')}
                {...wrong('email', 'Enter an email no one else here uses')}
              />
              <TextField
                label="Phone"
                type="tel"
                optional
                autoComplete="off"
                {...field('phoneNumber')}
                {...wrong('phoneNumber', 'Enter a 10-digit phone number')}
              />
              <Contact of={field('isPoc')} />
            </Person>
          );
        }}
      </FieldRows>
      <Note>Choose one person as practice administrator and one as main contact.</Note>
    </StepForm>
  );
}
