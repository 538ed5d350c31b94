import { personName, phone } from '@portals/steps/rules';
import { useQuestion } from '@portals/steps/use-question';
import { RadioCards } from '@portals/ui/choices';
import { PhoneField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const other = z.object({
  firstName: personName(copy.required.patientFirst, copy.patientFirst),
  lastName: personName(copy.required.patientLast, copy.patientLast),
  phone: z.union([z.literal(''), phone()]),
});
/** The other person is read only while their fields are shown. */
const schema = z.object({
  isPatient: z.enum(['me', 'other'], copy.choosePatient),
  patientInfo: z.optional(other),
});

/** Whether the applicant is the patient, and who is when not. */
export function PatientQuestion({ application }: QuestionProps) {
  const save = useSavePart('patient');
  const known = application.isPatient === null ? '' : application.isPatient ? 'me' : 'other';
  const [who, setWho] = useState(known);
  const patient = application.patientInfo;
  const form = useQuestion({
    schema,
    initial: {
      'patientInfo.firstName': patient?.firstName ?? '',
      'patientInfo.lastName': patient?.lastName ?? '',
      'patientInfo.phone': patient?.phone ?? '',
    },
    submit: ({ isPatient, patientInfo }) => {
      if (isPatient === 'me' || !patientInfo) return save({ isPatient: isPatient === 'me' });
      const { phone: number, ...name } = patientInfo;
      return save({ isPatient: false, patientInfo: { ...name, ...(number !== '' && { phone: number }) } });
    },
  });
  return (
    <PartPage application={application} part="patient" form={form}>
      <RadioCards
        label={copy.patientIs}
        options={[
          { value: 'me', title: copy.me },
          { value: 'other', title: copy.other },
        ]}
        defaultValue={known}
        onValue={setWho}
        {...form.field('isPatient')}
      />
      {who === 'other' && (
        <>
          <TextField
            label={copy.patientFirst}
            autoComplete="off"
            enterKeyHint="next"
            {...form.field('patientInfo.firstName')}
          />
          <TextField
            label={copy.patientLast}
            autoComplete="off"
            enterKeyHint="next"
            {...form.field('patientInfo.lastName')}
          />
          <PhoneField
            label={copy.patientPhone}
            optional
            autoComplete="off"
            enterKeyHint="go"
            {...form.field('patientInfo.phone')}
          />
        </>
      )}
    </PartPage>
  );
}
