import { riskProfilePaths } from '@contract/risk-profile/paths';
import { KeepTyped } from '@portals/form/keep-typed';
import { useVersionedForm } from '@portals/form/use-versioned-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { TickList } from '@portals/ui/tick-list';
import { Fragment } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { type Answers, answersOf, answersSchema, idsOf, wishOf } from './profile-answers';
import { cloneProfile, saveProfile } from './profiles.actions';
import { type RiskProfile, riskProfiles, type TableOptions } from './profiles.store';

type Profile = Frozen<RiskProfile>;
type Options = Frozen<TableOptions>;
type ProfileFormProps = { profile: Profile; options: Options; isClone: boolean };

const Parts = styled.div`display: grid; gap: 18px; margin-top: 16px; && > *, && > * > * { margin-top: 0; }`;
const Pair = styled.div`
  display: grid; gap: 18px 16px; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); align-items: start;
`;
const Foot = styled.p`
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin-top: 20px; padding: 12px 0; background: var(--surface);
`;

const asOptions = (tables: readonly { _id: string; name: string }[]) =>
  tables.map(({ _id, name }) => ({ value: _id, label: name }));

/** Chooses the tables of a profile: for its next version, or for another profile that begins as this one. */
export function ProfileForm({ profile, options, isClone }: ProfileFormProps) {
  const navigate = useNavigate();
  const back = () => void navigate(riskProfilePaths.one.href({ profileId: profile._id }));
  const form = useVersionedForm<Profile, Answers>({
    of: profile,
    latest: () => riskProfiles.profile.data ?? profile,
    schema: answersSchema({ hasRates: profile.graderiskapr !== null, isClone }),
    answersOf: (of) =>
      isClone ? { ...answersOf(of), name: `${of.name} (copy)`, boardingPreset: false } : answersOf(of),
    save: async (typed, { opened, answers }) => {
      if (isClone) {
        const id = await cloneProfile(opened._id, wishOf(answers), answers.note);
        void navigate(riskProfilePaths.one.href({ profileId: id }));
        return;
      }
      // What a colleague changed meanwhile stays where nothing else was chosen.
      await saveProfile(opened as RiskProfile, wishOf({ ...answersOf(opened), ...typed }), answers.note);
      back();
    },
  });
  return (
    <form {...form.props} aria-label={isClone ? 'New risk profile' : 'Risk profile'}>
      {form.changed.length > 0 && !form.pending && <KeepTyped />}
      <Note>
        {isClone
          ? 'The clone begins with version 1. No practice has it until you give it to one.'
          : 'Saving makes the next version. The next decisions take it; those that were made stay as they are.'}
      </Note>
      <ErrorSummary {...form.summary} />
      <Fragment key={form.round}>
        <Fields form={form} options={options} profile={profile} isClone={isClone} />
      </Fragment>
      <Foot>
        <Button type="submit" look="primary" pending={form.pending} pendingText="Saving">
          {isClone ? 'Make the clone' : `Save version ${form.opened.version + 1}`}
        </Button>
        <Button look="quiet" onClick={back}>
          Cancel
        </Button>
      </Foot>
    </form>
  );
}

type FieldsProps = ProfileFormProps & {
  form: { field(name: string): { id: string; name: string; error: string | undefined; defaultValue?: string } };
};

function Fields({ form, options, profile, isClone }: FieldsProps) {
  const ticks = (
    name: keyof Answers,
    tables: readonly { value: string; label: string; note?: string }[],
    label: string,
  ) => {
    const { defaultValue = '', ...field } = form.field(name);
    return <TickList {...field} label={label} ticks={tables} chosen={idsOf(defaultValue)} />;
  };
  const lines = (fileType: 'THICK' | 'THIN') =>
    options.lines
      .filter((line) => line.fileType === fileType)
      .map(({ _id, name, specialty }) => ({ value: _id, label: name, note: specialty ?? 'All other specialties' }));
  return (
    <Parts>
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <Pair>
        <Select label="Rules" options={asOptions(options.rulesets)} {...form.field('underwritingrules')} />
        <Select label="Grades" options={asOptions(options.grades)} {...form.field('gradeassignment')} />
      </Pair>
      {ticks('thickCLA', lines('THICK'), 'Credit lines of thick files')}
      {ticks('thinCLA', lines('THIN'), 'Credit lines of thin files')}
      <Pair>
        {profile.graderiskapr && (
          <Select label="Rates by grade" options={asOptions(options.rates)} {...form.field('graderiskapr')} />
        )}
        <Select label="Merchant fees" options={asOptions(options.fees)} {...form.field('graderiskmdf')} />
      </Pair>
      {ticks('productGroups', asOptions(options.groups), 'Product groups that its practices can be given')}
      <Select
        label="Plans of a practice that was given no other group"
        options={asOptions(options.groups)}
        {...form.field('productGroup')}
      />
      {!isClone && <Checkbox {...form.field('boardingPreset')}>New practices begin with this profile</Checkbox>}
      <TextField
        label="Reason"
        hint="It stands in the history of the profile."
        optional={isClone}
        autoComplete="off"
        {...form.field('note')}
      />
    </Parts>
  );
}
