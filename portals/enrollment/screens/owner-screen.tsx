import { fullName } from '@domain/person-name';
import { ID_TYPES, type IdType, isOwnerId, OWNER_ID_WORDS } from '@domain/practice/owner-id';
import { email } from '@portals/steps/email-rule';
import { afterAnswer } from '@portals/steps/flow/answers';
import { QuestionPage } from '@portals/steps/question-page';
import { birthDate, wrongPartOf } from '@portals/steps/rules';
import { Button } from '@portals/ui/button';
import { Checkbox, SegmentedControl } from '@portals/ui/choices';
import { DateField } from '@portals/ui/date-field';
import { FinePrint } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { PhoneField, SsnField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { Fragment, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { flow } from '../enrollment-flow';
import { useBack, useGo } from '../go';
import { type OwnerAnswers, saveOwner } from '../stores/enrollment.actions';
import { type Enrollment, store } from '../stores/enrollment.store';
import { copy } from './copy';
import {
  addressLine,
  anyPhone,
  EmailField,
  type FieldOf,
  NameFields,
  nameOf,
  Part,
  PlaceFields,
  placeShape,
  TickCard,
  zipOfState,
} from './fields';
import { KeptNote } from './kept-note';
import { useEnrollmentForm } from './use-enrollment-form';

const words = copy.owner;
const AT = 'ownerInformation';
const isIdType = (value: string): value is IdType => (ID_TYPES as readonly string[]).includes(value);
const segments = ID_TYPES.map((type) => ({ value: type, label: copy.ids[type].segment }));

/** The rules; a number and a date that are kept may stay away. */
function schemaFor(keptType: string | undefined) {
  const birth = birthDate();
  const owner = z
    .object({
      firstName: nameOf(copy.needed.first, copy.first),
      lastName: nameOf(copy.needed.last, copy.last),
      dateOfBirth: keptType === undefined ? birth : z.union([z.literal(''), birth]),
      idType: z.enum(ID_TYPES, copy.needed.idType),
      ownerId: z.string().check(z.trim()),
      address: addressLine(copy.needed.street),
      ...placeShape,
      phoneNumber: anyPhone(),
      email: email(),
    })
    .check(zipOfState())
    .check((payload) => {
      const { idType, ownerId } = payload.value;
      if (isOwnerId(idType, ownerId) || (ownerId === '' && idType === keptType)) return;
      payload.issues.push({ code: 'custom', input: ownerId, path: ['ownerId'], message: OWNER_ID_WORDS[idType] });
    });
  return z.object({ [AT]: owner });
}

const answersOf = ({ dateOfBirth, ownerId, ...owner }: OwnerAnswers): OwnerAnswers => ({
  ...owner,
  ...(dateOfBirth && { dateOfBirth }),
  ...(ownerId && { ownerId }),
});

/** The main contact as the owner. */
const contactFields = ({ primaryContact: of }: Enrollment): Readonly<Record<string, string>> => ({
  [`${AT}.firstName`]: of.firstName,
  [`${AT}.lastName`]: of.lastName,
  [`${AT}.phoneNumber`]: of.phoneNumber,
  [`${AT}.email`]: of.email,
});
const nobody = { [`${AT}.firstName`]: '', [`${AT}.lastName`]: '', [`${AT}.phoneNumber`]: '', [`${AT}.email`]: '' };

function beginWith(enrollment: Enrollment): Record<string, string> {
  const { ownerInformation: owner, primaryContact } = enrollment;
  if (!owner) return { ...(primaryContact.isOwner ? contactFields(enrollment) : {}), [`${AT}.idType`]: 'SSN' };
  const { ownerId: _, ...shown } = owner;
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [`${AT}.${name}`, value]));
}

/** Who owns the practice (provider-admin §2, §3). */
export function OwnerScreen() {
  const { data } = useSnapshot(store.enrollment);
  if (!data) return null;
  return <OwnerQuestion enrollment={data as Enrollment} />;
}

function OwnerQuestion({ enrollment }: { enrollment: Enrollment }) {
  const go = useGo();
  const onBack = useBack('owner-information');
  const kept = enrollment.ownerInformation;
  const schema = useMemo(() => schemaFor(kept?.idType), [kept?.idType]);
  const form = useEnrollmentForm(
    {
      schema,
      initial: beginWith(enrollment),
      submit: async ({ ownerInformation }) =>
        go(afterAnswer(flow.steps, 'owner-information', await saveOwner(answersOf(ownerInformation)))),
    },
    'owner',
  );
  const { field, itsMe, turn } = useItsMe(form, enrollment);
  const wrongPart = wrongPartOf(form.errors[`${AT}.dateOfBirth`]);
  return (
    <QuestionPage
      words={{ ...words, at: 2 }}
      form={form}
      isSavable
      onBack={onBack}
      footer={
        <>
          <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
            {words.next}
          </Button>
          <FinePrint>
            <LockIcon size={15} />
            {words.fine}
          </FinePrint>
        </>
      }
    >
      <KeptNote />
      {itsMe}
      {/* Another key draws the fields anew, with what they are filled with. */}
      <NameFields key={turn} field={field} at={AT} />
      <DateField
        label={words.birth}
        hint={kept ? words.keptBirth : words.birthHint}
        {...(wrongPart && { wrongPart })}
        {...field(`${AT}.dateOfBirth`)}
      />
      <OwnerNumber field={field} kept={kept} begun={String(form.begun[`${AT}.idType`] ?? 'SSN')} />
      <Part>{words.home}</Part>
      <TextField label={copy.business.street} autoComplete="off" {...field(`${AT}.address`)} />
      <PlaceFields field={field} at={AT} unit={copy.homeUnit} />
      <Part>{words.reach}</Part>
      <Fragment key={`reach ${turn}`}>
        <PhoneField label={words.mobile} {...field(`${AT}.phoneNumber`)} />
        <EmailField field={field} at={`${AT}.email`} />
      </Fragment>
    </QuestionPage>
  );
}

type QuestionForm = { field: FieldOf; begun: Readonly<Record<string, string | boolean | undefined>> };

/** "It's me": fills the name and how to reach the owner from the main contact, and empties them again. */
function useItsMe(form: QuestionForm, enrollment: Enrollment) {
  const id = useId();
  const contact = contactFields(enrollment);
  const { firstName, lastName } = enrollment.primaryContact;
  const isContact = [`${AT}.firstName`, `${AT}.lastName`].every((name) => form.begun[name] === contact[name]);
  const [filled, setFilled] = useState<{ turn: number; values: Readonly<Record<string, string>> }>({
    turn: 0,
    values: {},
  });
  const field = (name: string) => {
    const value = filled.values[name];
    return { ...form.field(name), ...(value !== undefined && { defaultValue: value }) };
  };
  const itsMe = (
    <TickCard>
      <Checkbox
        id={id}
        name=""
        defaultChecked={isContact}
        onChange={({ target }) =>
          setFilled(({ turn }) => ({ turn: turn + 1, values: target.checked ? contact : nobody }))
        }
      >
        {words.itsMe(fullName(firstName, lastName))}
      </Checkbox>
    </TickCard>
  );
  return { field, itsMe, turn: filled.turn };
}

type Kept = Enrollment['ownerInformation'];

/** The number that identifies the owner: one field, whose kind a segment chooses. */
function OwnerNumber({ field, kept, begun }: { field: FieldOf; kept: Kept; begun: string }) {
  const [type, setType] = useState<IdType>(isIdType(begun) ? begun : 'SSN');
  const number = {
    label: copy.ids[type].label,
    hint: kept?.idType === type ? words.kept(kept.ownerId) : words.keptEncrypted,
    ...field(`${AT}.ownerId`),
  };
  return (
    <>
      <SegmentedControl
        wide
        label={words.which}
        options={segments}
        onValue={(value) => setType(isIdType(value) ? value : 'SSN')}
        {...field(`${AT}.idType`)}
        value={type}
      />
      {type === 'PASSPORT' ? (
        <TextField
          key={type}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-private=""
          maxLength={20}
          {...number}
        />
      ) : (
        <SsnField key={type} {...number} />
      )}
    </>
  );
}
