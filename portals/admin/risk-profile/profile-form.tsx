import { draftPaths } from '@contract/credit-draft/paths';
import { riskProfilePaths } from '@contract/risk-profile/paths';
import { toApiError } from '@portals/client/api-error';
import { useAttempt } from '@portals/form/attempt';
import { KeepTyped } from '@portals/form/keep-typed';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useVersionedForm } from '@portals/form/use-versioned-form';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { TickList } from '@portals/ui/tick-list';
import { Fragment, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { type Answers, answersOf, answersSchema, idsOf, wishOf } from './profile-answers';
import { choicesOf, chooseInDraft, cloneProfile, saveProfile } from './profiles.actions';
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
  /** What a second person must publish; null until the server said so. */
  const [refused, setRefused] = useState<Parameters<typeof choicesOf>[1] | null>(null);
  const [isInDraft, setInDraft] = useState(false);
  // Once nothing holds what was typed any more.
  useEffect(() => {
    if (isInDraft) void navigate(draftPaths.whatIf.href({ profileId: profile._id }));
  }, [isInDraft, navigate, profile._id]);
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
      const wish = wishOf({ ...answersOf(opened), ...typed });
      setRefused(null);
      await saveProfile(opened as RiskProfile, wish, answers.note).catch((cause: unknown) => {
        if (toApiError(cause).code === 'RULES_FORBID') setRefused(wish);
        throw cause;
      });
      back();
    },
  });
  return (
    <form {...form.props} aria-label={isClone ? 'New risk profile' : 'Risk profile'}>
      {form.changed.length > 0 && !form.pending && !isInDraft && <KeepTyped />}
      <Note>
        {isClone
          ? 'The clone starts at version 1. No practice uses it until you assign it.'
          : 'Saving creates the next version. It applies to new decisions; past decisions don’t change.'}
      </Note>
      <ErrorSummary {...form.summary} />
      {refused && <IntoDraft profile={profile} wish={refused} onSaved={() => setInDraft(true)} />}
      <Fragment key={form.round}>
        <Fields form={form} options={options} profile={profile} isClone={isClone} />
      </Fragment>
      <Foot>
        <Button type="submit" look="primary" pending={form.pending} pendingText="Saving">
          {isClone ? 'Create clone' : `Save version ${form.opened.version + 1}`}
        </Button>
        <Button look="quiet" onClick={back}>
          Cancel
        </Button>
      </Foot>
    </form>
  );
}

type IntoDraftProps = { profile: Profile; wish: Parameters<typeof choicesOf>[1]; onSaved: () => void };

/** What cannot be saved by one person alone goes into the draft, where it is tried and published by two. */
function IntoDraft({ profile, wish, onSaved }: IntoDraftProps) {
  const choices = choicesOf(profile as RiskProfile, wish);
  const choosing = useAttempt(async () => {
    await chooseInDraft(profile._id, choices ?? []);
    onSaved();
  });
  if (!choices || choices.length === 0)
    return (
      <Banner severity="info">
        A draft can only swap one table for another. To change the name, the default for new practices or the number of
        tables, use a profile that no practice uses.
      </Banner>
    );
  return (
    <>
      <TroubleBanner trouble={choosing.trouble} onAgain={choosing.again} />
      <Banner
        severity="info"
        actions={
          <Button dense pending={choosing.pending} pendingText="Saving" onClick={() => void choosing.run()}>
            Save to draft
          </Button>
        }
      >
        {choices.length === 1 ? '1 table' : `${choices.length} tables`} will go into the {profile.name} draft.
      </Banner>
    </>
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
      {ticks('thickCLA', lines('THICK'), 'Credit lines for thick files')}
      {ticks('thinCLA', lines('THIN'), 'Credit lines for thin files')}
      <Pair>
        {profile.graderiskapr && (
          <Select label="Rates by grade" options={asOptions(options.rates)} {...form.field('graderiskapr')} />
        )}
        <Select label="Merchant fees" options={asOptions(options.fees)} {...form.field('graderiskmdf')} />
      </Pair>
      {ticks('productGroups', asOptions(options.groups), 'Product groups available to its practices')}
      <Select label="Default product group" options={asOptions(options.groups)} {...form.field('productGroup')} />
      {!isClone && <Checkbox {...form.field('boardingPreset')}>Default profile for new practices</Checkbox>}
      <TextField
        label="Reason"
        hint="Shown in the profile’s history."
        optional={isClone}
        autoComplete="off"
        {...form.field('note')}
      />
    </Parts>
  );
}
