import { PERSONAL_FIELDS, type PersonalRow, personalFields } from '@domain/personal-fields';
import type { StateCode } from '@domain/us-states';
import type { Form } from '@portals/form/use-form';
import { Checkbox } from '@portals/ui/choices';
import { DateField } from '@portals/ui/date-field';
import { MoneyField, PhoneField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import type { ShownFile } from './borrower.store';
import { ConfirmedForm } from './confirmed-form';
import { saveLimit, savePatientInfo, savePersonalInfo, savePractice } from './edit.actions';
import { contactSchema, limitSchema, patientSchema, personalSchema, phoneSchema } from './edit-forms';

type DialogProps = { file: ShownFile; onClose: () => void };
const textsOf = (file: ShownFile, fields: readonly (keyof ShownFile)[]) =>
  Object.fromEntries(fields.map((field) => [field, String(file[field] ?? '')]));

/** Changes a person's name, birth date and address. */
export function EditPersonal({ file, onClose }: DialogProps) {
  return (
    <ConfirmedForm
      title={`${file.name}’s personal info`}
      schema={personalSchema}
      now={textsOf(file, PERSONAL_FIELDS)}
      after={(answers) => answers}
      told="We’ll email them which fields changed, without the values. Past decisions and signed documents don’t change."
      run={({ state, ...answers }, key) => savePersonalInfo(file, { ...answers, state: state as StateCode }, key)}
      onClose={onClose}
    >
      {(form) => (
        <>
          {PERSONAL_FIELDS.map((field) => (
            <PersonalInput key={field} row={personalFields[field]} field={form.field(field)} />
          ))}
        </>
      )}
    </ConfirmedForm>
  );
}

type PersonalInputProps = { row: PersonalRow; field: ReturnType<Form['field']> };

/** The input of a declared field, by what it asks for. */
function PersonalInput({ row, field }: PersonalInputProps) {
  if (row.kind === 'day') return <DateField label={row.label} {...field} />;
  if (row.kind === 'state') return <TextField label={row.label} hint="Two letters" maxLength={2} {...field} />;
  return <TextField label={row.label} optional={row.kind === 'line' && row.missing === null} {...field} />;
}

/** Changes how a person is reached. */
export function EditContact({ file, onClose }: DialogProps) {
  return (
    <ConfirmedForm
      title={`${file.name}’s contact info`}
      schema={contactSchema}
      now={textsOf(file, ['email', 'phoneNumber'])}
      after={(answers) => answers}
      told="We’ll notify their verified email and phone. The new one is unverified, and can’t be used to log in, until they read its code to you."
      run={({ email, phoneNumber }, key) => savePatientInfo(file, { email, ...(phoneNumber && { phoneNumber }) }, key)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
          <PhoneField label="Phone" optional autoComplete="off" {...form.field('phoneNumber')} />
        </>
      )}
    </ConfirmedForm>
  );
}

/** Mends a number that its patient has not proven, at the practice's desk. */
export function EditPhone({ file, onClose }: DialogProps) {
  return (
    <ConfirmedForm
      title={`${file.name}’s phone number`}
      schema={phoneSchema}
      now={textsOf(file, ['phoneNumber'])}
      after={(answers) => answers}
      told="We’ll email them if their email address is verified. The new number is unverified until they read its code to you."
      run={({ phoneNumber }, key) => savePatientInfo(file, { ...(phoneNumber && { phoneNumber }) }, key)}
      onClose={onClose}
    >
      {(form) => <PhoneField label="Phone" autoComplete="off" {...form.field('phoneNumber')} />}
    </ConfirmedForm>
  );
}

/** Changes who the treatment is for, as the newest application says it. */
export function EditPatient({ file, patient, onClose }: DialogProps & { patient: Patient }) {
  const { firstName, lastName, phone } = patient;
  return (
    <ConfirmedForm
      title="Patient details"
      schema={patientSchema}
      now={{ firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '' }}
      after={(answers) => answers}
      told="The patient isn’t notified. The application’s history shows what changed and who changed it."
      run={({ phone: number, ...names }, key) =>
        savePatientInfo(
          file,
          {
            isPatient: false,
            patientInfo: { ...names, ...(number && { phone: number }) },
            applicationId: patient.applicationId,
          },
          key,
        )
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
          <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
          <PhoneField label="Phone" optional autoComplete="off" {...form.field('phone')} />
        </>
      )}
    </ConfirmedForm>
  );
}
type Patient = NonNullable<ShownFile['patientInfo']>;

type Line = NonNullable<ShownFile['credit_profile']>;

/** Changes the limit of a line within what the rules gave. */
export function EditLimit({ file, line, onClose }: DialogProps & { line: Line }) {
  const now = line.approvedCreditLine;
  const most = line.maxCreditLine ?? now;
  const schema = useMemo(() => limitSchema({ now, most }), [now, most]);
  return (
    <ConfirmedForm
      title={`${file.name}’s limit`}
      schema={schema}
      now={{ approvedCreditLine: String(now) }}
      after={({ approvedCreditLine }) => ({ approvedCreditLine: String(approvedCreditLine) })}
      told="We’ll email them the new limit."
      run={(answers, key) => saveLimit(file, answers, key)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <MoneyField
            label="Limit"
            hint={`Now ${usd(now)}. The rules allow up to ${usd(most)}.`}
            {...form.field('approvedCreditLine')}
          />
          <Checkbox {...form.field('askedByPatient')}>The patient asked for a lower limit</Checkbox>
        </>
      )}
    </ConfirmedForm>
  );
}

const practiceSchema = z.object({ practiceId: z.string().check(z.minLength(1, { error: 'Choose a practice' })) });
type Practices = readonly { readonly _id: string; readonly PracticeName: string }[];

/** Changes the practice under which a person stands. */
export function EditPractice({ file, practices, onClose }: DialogProps & { practices: Practices }) {
  const nameOf = (id: string) => practices.find(({ _id }) => _id === id)?.PracticeName ?? '';
  const own = file.practiceManagementId ?? '';
  return (
    <ConfirmedForm
      title={`${file.name}’s practice`}
      schema={practiceSchema}
      now={{ practiceId: nameOf(own) }}
      after={({ practiceId }) => ({ practiceId: nameOf(practiceId) })}
      told="We’ll email them. Their account will show this practice alongside the ones where they applied."
      run={({ practiceId }, key) => savePractice(file, practiceId, key)}
      onClose={onClose}
    >
      {({ field }) => (
        <Select
          label="Practice"
          placeholder="Choose a practice"
          options={practices.map(({ _id, PracticeName }) => ({ value: _id, label: PracticeName }))}
          {...field('practiceId')}
          defaultValue={own}
        />
      )}
    </ConfirmedForm>
  );
}
