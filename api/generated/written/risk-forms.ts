import { cloneRiskProfile, getRiskProfile, updateRiskProfile } from '@contract/risk-profile/calls';
import { DEMO_THIN_FILES } from '@domain/underwriting/demo-configuration';
import { type AnyForm, form, readBy, SEEN, type Stage, WHICH, who } from './form';

const ONE_TABLE = 'the demo world has one such table; change-profile.test.ts chooses a clone';
const PRESET = 'the mark is only given to another profile; change-profile.test.ts';

/** No practice of the demo world has it. */
const THIN = DEMO_THIN_FILES.riskProfile.id;

async function profileOf(stage: Stage, id: string) {
  const { token } = who(stage, 'an administrator');
  const profile = await readBy(stage, getRiskProfile, { params: { id }, token });
  const ids = (tables: readonly { _id: string }[]) => tables.map(({ _id }) => _id);
  return {
    version: profile.version,
    read: {
      name: profile.name,
      note: profile.note,
      underwritingrules: profile.underwritingrules._id,
      gradeassignment: profile.gradeassignment._id,
      thickCLA: ids(profile.thickCLA),
      thinCLA: ids(profile.thinCLA),
      graderiskapr: profile.graderiskapr?._id ?? null,
      graderiskmdf: profile.graderiskmdf._id,
      productGroup: profile.productGroup._id,
      productGroups: ids(profile.productGroups),
      boardingPreset: profile.boardingPreset,
    },
  };
}

const chosen = {
  underwritingrules: ONE_TABLE,
  gradeassignment: { is: ['grades-standard', 'grades-thin-files'] },
  thickCLA: { is: [['thick-cla'], ['thick-cla', 'thick-cla-fertility']] },
  thinCLA: { is: [['thin-cla', 'thin-cla-fertility'], ['thin-cla']] },
  graderiskapr: ONE_TABLE,
  graderiskmdf: { is: ['mdf-membership', 'mdf-standard'] },
  productGroup: {
    is: ['group-dental', 'group-standard'],
    with: { productGroups: ['group-standard', 'group-dental'] },
  },
  productGroups: {
    is: [['group-standard'], ['group-standard', 'group-dental']],
    with: { productGroup: 'group-standard' },
  },
  boardingPreset: PRESET,
};

let made = 0;
/** Another one for each clone. */
const anotherName = () => {
  made += 1;
  return `Profile ${made}`;
};

/** What risk profiles are made of. */
export const riskForms: readonly AnyForm[] = [
  form(
    updateRiskProfile,
    {
      ...chosen,
      name: { is: ['Thin ones', 'Thin files'] },
      note: { is: ['A reason', 'Another reason'] },
      version: SEEN,
    },
    (stage) => ({
      token: who(stage, 'an administrator').token,
      params: { id: THIN },
      rest: async () => {
        const { version, read } = await profileOf(stage, THIN);
        // Each write makes a version, also where the tried field stays.
        return { ...read, version, note: `From version ${version}`, name: `Thin, from ${version}` };
      },
      read: async () => (await profileOf(stage, THIN)).read,
    }),
  ),
  form(
    cloneRiskProfile,
    { ...chosen, _id: WHICH, name: { is: ['Clone one', 'Clone two'] }, note: { is: ['A trial', 'Another trial'] } },
    (stage) => ({
      token: who(stage, 'an administrator').token,
      rest: async () => ({ ...(await profileOf(stage, THIN)).read, _id: THIN, name: anotherName(), note: 'A clone' }),
      read: async (answer) => (answer ? (await profileOf(stage, answer._id)).read : {}),
    }),
  ),
];
