import { STATE_PAPER_BYTES_MAX } from '@contract/account-restriction/state-calls';
import { isCivilDate } from '@domain/calendar/civil-date';
import { BANKRUPTCY_CHAPTERS, NAMES_SPEAKER, PERSON_STATES, type PersonState } from '@domain/person-state/person-state';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { DateField } from '@portals/ui/date-field';
import { FileField } from '@portals/ui/file-field';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { newRequestKey } from './request-key';
import type { RestrictionPerson } from './restriction.actions';
import { recordState } from './state.actions';
import { stateWords, stopsOf } from './state-words';

const MEGABYTES = STATE_PAPER_BYTES_MAX / 1024 / 1024;
const isState = (value: string): value is PersonState => PERSON_STATES.some((state) => state === value);
const needsSpeaker = (state: string) => NAMES_SPEAKER.some((one) => one === state);
const optionalText = z.optional(z.string().check(z.trim()));
const filled = (value: string | undefined) => (value ?? '') !== '';

const schema = z
  .object({
    state: z.string().check(z.refine(isState, { error: 'Choose what to record' })),
    on: z.string().check(z.refine((text) => isCivilDate(text), { error: 'Enter a date like 08/27/2026' })),
    chapter: optionalText,
    caseNumber: optionalText,
    speakerName: optionalText,
    speakerEmail: optionalText,
    speakerPhone: optionalText,
    note: z
      .string()
      .check(z.trim(), z.minLength(1, { error: 'Enter a note' }), z.maxLength(500, 'Use 500 characters or fewer')),
  })
  .check(
    z.refine(({ state, chapter }) => state !== 'BANKRUPTCY' || filled(chapter), {
      error: 'Choose the chapter',
      path: ['chapter'],
    }),
    z.refine(({ state, caseNumber }) => state !== 'BANKRUPTCY' || filled(caseNumber), {
      error: 'Enter the case number',
      path: ['caseNumber'],
    }),
    z.refine(({ state, speakerName }) => !needsSpeaker(state) || filled(speakerName), {
      error: 'Enter who speaks for them',
      path: ['speakerName'],
    }),
    z.refine(
      ({ state, speakerName, speakerEmail, speakerPhone }) =>
        !(needsSpeaker(state) || filled(speakerName)) || filled(speakerEmail) || filled(speakerPhone),
      { error: 'Enter an email address or a phone number', path: ['speakerEmail'] },
    ),
  );

type RecordProps = { person: RestrictionPerson; today: string; onClose: () => void };

/** Records from a paper what a person's file has to say before anything else, and what it stops. */
export function RecordState({ person, today, onClose }: RecordProps) {
  const [requestKey] = useState(newRequestKey);
  const [state, setState] = useState<PersonState | null>(null);
  const [file, setFile] = useState<globalThis.File | null>(null);
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const fileId = useId();
  const form = useForm({
    schema,
    initial: { on: today },
    submit: async (answers) => {
      if (!file) return setMissing('Choose a PDF of the paper');
      if (file.size > STATE_PAPER_BYTES_MAX) return setMissing(`Choose a file of up to ${MEGABYTES} MB`);
      await recordState(person, { answers, pdf: file }, requestKey);
      onClose();
    },
  });
  const onRecord = person.standing?.states.map((one) => one.state) ?? [];
  const words = state && stateWords[state];
  return (
    <FormDialog
      title={`Add a record for ${person.name}`}
      act="Add record"
      pendingText="Adding"
      form={form}
      onClose={onClose}
    >
      <Select
        label="What to record"
        placeholder="Choose one"
        options={PERSON_STATES.filter((one) => !onRecord.includes(one)).map((value) => ({
          value,
          label: stateWords[value].label,
        }))}
        {...form.field('state')}
        hint={state ? stopsOf(state) : undefined}
        onChange={({ target: { value } }) => setState(isState(value) ? value : null)}
      />
      <DateField label={words?.day ?? 'Date'} {...form.field('on')} />
      {state === 'BANKRUPTCY' && (
        <>
          <Select
            label="Chapter"
            placeholder="Choose one"
            options={BANKRUPTCY_CHAPTERS.map((value) => ({ value, label: `Chapter ${value}` }))}
            {...form.field('chapter')}
          />
          <TextField label="Case number" maxLength={40} autoComplete="off" {...form.field('caseNumber')} />
        </>
      )}
      {state && state !== 'CEASE_CONTACT' && <Speaker state={state} field={form.field} />}
      <TextField
        label="Note"
        hint="Only platform staff can see this."
        maxLength={500}
        autoComplete="off"
        {...form.field('note')}
      />
      <FileField
        id={fileId}
        name="pdf"
        label={words?.paper ?? 'Paper'}
        hint={`PDF, up to ${MEGABYTES} MB. We store it encrypted and record every time it’s opened.`}
        error={missing ?? form.errors.pdf}
        onFile={(chosen) => {
          setMissing(undefined);
          setFile(chosen);
        }}
      />
    </FormDialog>
  );
}

type FieldOf = ReturnType<typeof useForm<never>>['field'];

/** Who speaks for the person: the attorney, or whoever settles the estate. */
function Speaker({ state, field }: { state: PersonState; field: FieldOf }) {
  const optional = !needsSpeaker(state);
  const label = state === 'DECEASED' ? 'Who settles the estate' : 'Who speaks for them';
  return (
    <>
      <TextField label={label} optional={optional} autoComplete="off" {...field('speakerName')} />
      <TextField label="Their email" type="email" optional autoComplete="off" {...field('speakerEmail')} />
      <TextField label="Their phone" type="tel" optional autoComplete="off" {...field('speakerPhone')} />
    </>
  );
}
