import type { Frozen } from '@portals/state/frozen';
import * as z from 'zod/mini';
import type { ListedProfile } from './profiles.store';

type Profile = Frozen<ListedProfile>;
/** Ticked tables as one text, so that what was not changed is seen to be the same. */
const SEPARATOR = ' ';
const joined = (ids: string[]) => ids.toSorted().join(SEPARATOR);
export const idsOf = (text: string): string[] => text.split(SEPARATOR).filter(Boolean);

const chosen = (missing: string) => z.string().check(z.minLength(1, missing));
const ticked = (missing: string) => z.pipe(z.array(z.string()).check(z.minLength(1, missing)), z.transform(joined));

const made = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(80, 'Use 80 characters or fewer')),
  underwritingrules: chosen('Choose the rules'),
  gradeassignment: chosen('Choose the grades'),
  thickCLA: ticked('Choose credit lines for thick files'),
  thinCLA: ticked('Choose credit lines for thin files'),
  graderiskmdf: chosen('Choose the merchant fees'),
  productGroup: chosen('Choose a default product group'),
  productGroups: ticked('Choose the available product groups'),
  // A clone is not asked for it.
  boardingPreset: z.optional(z.boolean()),
};
const reason = (isAsked: boolean) =>
  z
    .string()
    .check(
      z.trim(),
      ...(isAsked ? [z.minLength(1, 'Enter a reason')] : []),
      z.maxLength(300, 'Use 300 characters or fewer'),
    );

/** What the form asks; memberships have no rates. */
export const answersSchema = ({ hasRates, isClone }: { hasRates: boolean; isClone: boolean }) =>
  z.object({
    ...made,
    note: reason(!isClone),
    graderiskapr: hasRates ? z.optional(chosen('Choose the rates')) : z.optional(z.string()),
  });

export type Answers = {
  name: string;
  underwritingrules: string;
  gradeassignment: string;
  thickCLA: string;
  thinCLA: string;
  graderiskapr?: string | undefined;
  graderiskmdf: string;
  productGroup: string;
  productGroups: string;
  boardingPreset?: boolean | undefined;
  note: string;
};

const ids = (tables: readonly { _id: string }[]) => joined(tables.map(({ _id }) => _id));

/** A profile as its form shows it. */
export function answersOf(profile: Profile): Answers {
  return {
    name: profile.name,
    underwritingrules: profile.underwritingrules._id,
    gradeassignment: profile.gradeassignment._id,
    thickCLA: ids(profile.thickCLA),
    thinCLA: ids(profile.thinCLA),
    ...(profile.graderiskapr && { graderiskapr: profile.graderiskapr._id }),
    graderiskmdf: profile.graderiskmdf._id,
    productGroup: profile.productGroup._id,
    productGroups: ids(profile.productGroups),
    boardingPreset: profile.boardingPreset,
    note: '',
  };
}

/** The answers in the words of the call. */
export const wishOf = ({ note: _note, ...answers }: Answers) => ({
  ...answers,
  boardingPreset: answers.boardingPreset ?? false,
  graderiskapr: answers.graderiskapr ?? null,
  thickCLA: idsOf(answers.thickCLA),
  thinCLA: idsOf(answers.thinCLA),
  productGroups: idsOf(answers.productGroups),
});

const one = (table: { name: string; version: number } | null) =>
  table ? `${table.name}, version ${table.version}` : 'none';
const many = (tables: readonly { name: string; version: number }[]) => tables.map(one).join('; ');

/** What a profile says, by words that people read: to tell what a colleague changed. */
export const sheetOf = (profile: Profile): Record<string, string> => ({
  Name: profile.name,
  Rules: one(profile.underwritingrules),
  Grades: one(profile.gradeassignment),
  'Credit lines for thick files': many(profile.thickCLA),
  'Credit lines for thin files': many(profile.thinCLA),
  Rates: one(profile.graderiskapr),
  'Merchant fees': one(profile.graderiskmdf),
  'Default product group': one(profile.productGroup),
  'Product groups': many(profile.productGroups),
  'Default for new practices': profile.boardingPreset ? 'yes' : 'no',
});
