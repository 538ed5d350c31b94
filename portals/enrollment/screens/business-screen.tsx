import { SPECIALTIES } from '@domain/enums';
import { OWNERSHIP_TYPES } from '@domain/practice/enrollment';
import { site } from '@portals/client/site-configuration';
import { TimeZoneField } from '@portals/form/time-zone-field';
import { afterAnswer } from '@portals/steps/flow/answers';
import { QuestionPage } from '@portals/steps/question-page';
import { Button } from '@portals/ui/button';
import { Checkbox } from '@portals/ui/choices';
import { ComboBox } from '@portals/ui/combo-box';
import { DigitsField, PhoneField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { flow } from '../enrollment-flow';
import { useBack, useGo } from '../go';
import { start } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { answersOf, businessSchema, fieldsOf } from './business-schema';
import { copy } from './copy';
import { EmailField, type FieldOf, NameFields, Part, PlaceFields, TickCard } from './fields';
import { KeptNote } from './kept-note';
import { useEnrollmentForm } from './use-enrollment-form';

const words = copy.business;
const specialties = [...new Set(SPECIALTIES)].sort().map((name) => ({ value: name, label: name }));
const ownerships = OWNERSHIP_TYPES.map((type) => ({ value: type, label: copy.ownership[type] }));
const sources = words.sources.map((name) => ({ value: name, label: name }));

/** The practice and whom we reach there: the first question (provider-admin §3). */
export function BusinessScreen() {
  const { place, enrollment } = useSnapshot(store);
  const go = useGo();
  const onBack = useBack('business-information');
  const form = useEnrollmentForm(
    {
      schema: businessSchema,
      initial: enrollment.data
        ? fieldsOf(enrollment.data)
        : {
            patientfiEnrollment: place.data?.patientfiEnrollment ?? false,
            priviEnrollment: place.data?.priviEnrollment ?? false,
            'primaryContact.isOwner': false,
          },
      submit: async (answers) => go(afterAnswer(flow.steps, 'business-information', await start(answersOf(answers)))),
    },
    'business',
  );
  return (
    <QuestionPage
      words={{ ...words, at: 1 }}
      form={form}
      isSavable={enrollment.data !== null}
      onBack={onBack}
      footer={
        <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
          {words.next}
        </Button>
      }
    >
      <KeptNote />
      <EnrollIn field={form.field} />
      <Practice field={form.field} />
      <Part>{words.contact}</Part>
      <p>{words.contactWhy}</p>
      <Contact field={form.field} at="primaryContact" />
      <Checkbox {...form.field('primaryContact.isOwner')}>{words.isOwner}</Checkbox>
      <Further form={form} />
      <Part>{words.heard}</Part>
      <Select
        label={words.source}
        optional
        options={sources}
        placeholder={words.chooseSource}
        {...form.field('additionalInformation.leadSource')}
      />
      <TextField
        label={words.referral}
        optional
        autoComplete="off"
        {...form.field('additionalInformation.referralSource')}
      />
    </QuestionPage>
  );
}

function EnrollIn({ field }: { field: FieldOf }) {
  const { financing, membership } = site.brands;
  return (
    <>
      <Part>{words.enrollIn}</Part>
      <TickCard>
        <Checkbox {...field('patientfiEnrollment')}>{words.financing(financing.name)}</Checkbox>
      </TickCard>
      <TickCard>
        <Checkbox {...field('priviEnrollment')}>{words.memberships(membership.name)}</Checkbox>
      </TickCard>
    </>
  );
}

function Practice({ field }: { field: FieldOf }) {
  const at = (name: string) => field(`businessInformation.${name}`);
  const [stateCode, setStateCode] = useState(at('state').defaultValue ?? '');
  return (
    <>
      <Part>{words.practice}</Part>
      <TextField label={words.name} autoComplete="organization" {...at('providerName')} />
      <TextField label={words.legalName} hint={words.legalHint} autoComplete="off" {...at('legalBusinessName')} />
      <ComboBox label={words.category} options={specialties} {...at('categoryType')} />
      <Select
        label={words.ownership}
        options={ownerships}
        placeholder={words.chooseOwnership}
        {...at('ownershipType')}
      />
      <DigitsField max={4} label={words.year} {...at('yearEstablished')} />
      <TextField
        label={words.website}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        {...at('providerURL')}
      />
      <EmailField field={field} at="businessInformation.providerEmail" label={words.email} />
      <PhoneField label={words.phone} {...at('providerPhone')} />
      <TextField label={words.street} autoComplete="off" {...at('streetAddress')} />
      <PlaceFields field={field} at="businessInformation" unit={copy.unit} onState={setStateCode} />
      <TimeZoneField
        label={words.timeZone}
        hint={words.timeZoneHint}
        placeholder={words.chooseTimeZone}
        stateCode={stateCode}
        {...at('timeZone')}
      />
    </>
  );
}

function Contact({ field, at }: { field: FieldOf; at: string }) {
  return (
    <>
      <NameFields field={field} at={at} />
      <TextField label={words.jobTitle} autoComplete="off" {...field(`${at}.jobTitle`)} />
      <EmailField field={field} at={`${at}.email`} />
      <PhoneField label={words.mobile} {...field(`${at}.phoneNumber`)} />
    </>
  );
}

/** Another contact and the lead doctor, who come and go. */
function Further({
  form,
}: {
  form: { field: FieldOf; begun: Readonly<Record<string, string | boolean | undefined>> };
}) {
  const [hasAuxiliary, setAuxiliary] = useState(form.begun.hasAuxiliary === true);
  const [hasDoctor, setDoctor] = useState(form.begun.hasDoctor === true);
  return (
    <>
      <Part>{words.auxiliary}</Part>
      <Checkbox {...form.field('hasAuxiliary')} onChange={({ target }) => setAuxiliary(target.checked)}>
        {words.hasAuxiliary}
      </Checkbox>
      {hasAuxiliary && <Contact field={form.field} at="auxiliaryContact" />}
      <Part>{words.doctor}</Part>
      <Checkbox {...form.field('hasDoctor')} onChange={({ target }) => setDoctor(target.checked)}>
        {words.hasDoctor}
      </Checkbox>
      {hasDoctor && (
        <>
          <NameFields field={form.field} at="doctorInformation" />
          <EmailField field={form.field} at="doctorInformation.email" />
        </>
      )}
    </>
  );
}
