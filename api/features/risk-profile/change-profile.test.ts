import { changePracticeRiskProfile } from '@contract/practice-settings/calls';
import {
  archiveRiskProfile,
  cloneRiskProfile,
  getRiskProfile,
  listRiskProfiles,
  updateRiskProfile,
} from '@contract/risk-profile/calls';
import { gradeRiskAprCalls } from '@contract/versioned-tables/grade-risk-apr';
import {
  DEMO_CONFIGURATION,
  DEMO_MEMBERSHIP_CONFIGURATION,
  DEMO_THIN_FILES,
} from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { DEMO_GRADE_RISK_APR } from '@domain/underwriting/demo-tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { PUBLISH_CONTROL } from '../../versioned-table/publish-control.reads';
import { contentOfTable, loadRiskProfile } from '../risk/index';

const STANDARD = DEMO_CONFIGURATION.riskProfile.id;
const THIN = DEMO_THIN_FILES.riskProfile.id;
const MEMBERSHIP = DEMO_MEMBERSHIP_CONFIGURATION.riskProfile.id;
const GROUP = DEMO_PRODUCT_GROUPS.standard.id;
const APR = DEMO_GRADE_RISK_APR.id;

let world: TestApp;
let token: string;
beforeEach(async () => {
  world = await startTestApp();
  token = await world.staffSession('admin@demo.test');
});
afterEach(() => world.discard());

const profiles = async (query: object = {}) => (await world.call(listRiskProfiles, { query }, { token })).body.data;
const read = async (id: string) => (await world.call(getRiskProfile, { params: { id } }, { token })).body;
type Profile = Awaited<ReturnType<typeof profiles>>[number];
const ids = (tables: readonly { _id: string }[]) => tables.map(({ _id }) => _id);
/** A profile in the words of a request. */
const asked = (profile: Profile) => ({
  name: profile.name,
  underwritingrules: profile.underwritingrules._id,
  gradeassignment: profile.gradeassignment._id,
  thickCLA: ids(profile.thickCLA),
  thinCLA: ids(profile.thinCLA),
  graderiskapr: profile.graderiskapr?._id ?? null,
  graderiskmdf: profile.graderiskmdf._id,
  productGroup: profile.productGroup._id,
  productGroups: ids(profile.productGroups),
  boardingPreset: profile.boardingPreset,
});
type Wish = Partial<ReturnType<typeof asked>>;
type Answer = {
  status: number;
  body: Profile & { code?: string; message: string; fields?: { field: string }[]; changes?: object[] };
};

const put = async (id: string, wish: Wish, { version, as = token }: { version?: number; as?: string } = {}) => {
  const profile = await read(id);
  const body = { ...asked(profile), ...wish, version: version ?? profile.version, note: 'A reason' };
  return (await world.call(updateRiskProfile, { params: { id }, body }, { token: as })) as unknown as Answer;
};
const clone = async (id: string, wish: Wish) => {
  const body = { ...asked(await read(id)), ...wish, boardingPreset: false, _id: id };
  return (await world.call(cloneRiskProfile, { body }, { token })) as unknown as Answer;
};
const archive = async (id: string, archived = true) =>
  (await world.call(archiveRiskProfile, { params: { id }, body: { archived } }, { token })) as unknown as Answer;
const give = (practice: string, riskprofile: string) =>
  world.call(changePracticeRiskProfile, { params: { id: practice }, body: { riskprofile } }, { token });
const fieldsOf = (answer: Answer) => answer.body.fields?.map(({ field }) => field);

describe('the list', () => {
  test('says what each profile works with, and whose practices it decides for', async () => {
    const [membership, standard, thin] = await profiles();
    expect([membership, standard, thin].map((one) => [one?.name, one?.type, one?.boardingPreset])).toEqual([
      ['Membership standard', 'MEMBERSHIPS', true],
      ['Standard', 'APPLICATIONS', true],
      ['Thin files', 'APPLICATIONS', false],
    ]);
    expect(standard).toMatchObject({
      _id: STANDARD,
      enrollment: 'APPLICATIONS',
      version: 3,
      underwritingrules: { _id: 'ruleset-standard', version: 1 },
      gradeassignment: { _id: 'grades-standard' },
      graderiskapr: { _id: APR },
      graderiskmdf: { _id: 'mdf-standard' },
      archived: false,
    });
    expect(standard?.thickCLA.map(({ _id }) => _id)).toContain('thick-cla-fertility');
    expect(membership?.graderiskapr).toBeNull();
    expect(standard?.associatedPractices).toContain('Bright Smile Dental');
    expect(thin?.associatedPractices).toEqual([]);
  });

  test('can be asked for the profiles of one practice', async () => {
    const names = async (practiceId: string) => (await profiles({ practiceId })).map(({ name }) => name);
    expect(await names('prac-bright-smile')).toEqual(['Membership standard', 'Standard']);
    expect(await names('prac-brightarch-smiles')).toEqual(['Standard']);
    const unknown = await world.call(listRiskProfiles, { query: { practiceId: 'prac-nowhere' } }, { token });
    expect(unknown.status).toBe(404);
  });
});

describe('a version', () => {
  test('decides from then on by the chosen tables, and leaves its row in the audit trail', async () => {
    const answer = await put(STANDARD, { gradeassignment: 'grades-thin-files' });
    expect([answer.status, answer.body.version, answer.body.note]).toEqual([200, 4, 'A reason']);
    const { compiled, version } = await loadRiskProfile(world.deps.database.read, STANDARD, GROUP);
    expect([version, compiled.configuration.gradeAssignment.id]).toEqual([4, 'grades-thin-files']);
    const { versions } = await read(STANDARD);
    expect(versions.map((one) => [one.version, one.note])).toEqual([
      [4, 'A reason'],
      [3, null],
      [2, null],
      [1, null],
    ]);
    const rows = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('audit').select('action').where('object_id', '=', STANDARD),
    );
    expect(rows.map(({ action }) => action)).toEqual(['risk_profile.version_made']);
  });

  test('is refused where somebody was quicker, with what they changed', async () => {
    await put(STANDARD, { gradeassignment: 'grades-thin-files' });
    const other = await world.staffSession('operations@demo.test');
    const answer = await put(STANDARD, { name: 'Usual' }, { version: 3, as: other });
    expect([answer.status, answer.body.code, answer.body.version]).toEqual([409, 'STALE', 4]);
    expect(answer.body.changes).toEqual([
      {
        row: '',
        column: 'gradeassignment',
        from: expect.stringMatching(/version 1$/),
        to: 'Thin files, version 1',
      },
    ]);
    expect((await read(STANDARD)).name).toBe('Standard');
  });

  test('is made once by the same request twice, and none by what changes nothing', async () => {
    const first = await put(STANDARD, { name: 'Usual' }, { version: 3 });
    const again = await put(STANDARD, { name: 'Usual' }, { version: 3 });
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, 4]);
    expect((await put(STANDARD, {})).body.version).toBe(4);
  });

  test('takes the version in force of a table that was changed since', async () => {
    const before = await read(STANDARD);
    const content = contentOfTable(DEMO_GRADE_RISK_APR);
    const products = content.products.map((row) =>
      row.product === 'FIXED_24' ? { ...row, values: { ...row.values, G: 30 } } : row,
    );
    const body = { ...content, products, name: 'Standard rates', version: 1, note: 'Dearer' };
    expect((await world.call(gradeRiskAprCalls.put, { params: { id: APR }, body } as never, { token })).status).toBe(
      200,
    );
    const after = await read(STANDARD);
    expect([before.graderiskapr?.version, after.graderiskapr?.version, after.version]).toEqual([1, 2, 4]);
    expect(after.note).toBe('Dearer');
    const [rates] = after.parts.rates?.tables ?? [];
    expect([rates?.version, after.parts.rates?.alsoIn]).toEqual([2, ['Thin files']]);
  });

  test.each([
    ['a table that is not there', { graderiskmdf: 'no-such-table' }, 'graderiskmdf'],
    ['a table of another kind', { gradeassignment: 'mdf-standard' }, 'gradeassignment'],
    ['no table of rates', { graderiskapr: null }, 'graderiskapr'],
    ['lines of thin files for thick ones', { thickCLA: ['thin-cla'] }, 'thickCLA'],
    ['no lines for every other specialty', { thinCLA: ['thin-cla-fertility'] }, 'thinCLA'],
    ['lines that stand twice', { thickCLA: ['thick-cla', 'thick-cla'] }, 'thickCLA[1]'],
    ['an own group that its practices cannot be given', { productGroups: ['group-dental'] }, 'productGroup'],
    ['a group less that a practice offers', { productGroups: [GROUP] }, 'productGroups'],
    ['a name that there is', { name: 'thin FILES' }, 'name'],
    ['new practices without a profile', { boardingPreset: false }, 'boardingPreset'],
  ] as const)('is refused with %s, at its field', async (_what, wish, field) => {
    const answer = await put(STANDARD, wish as Wish);
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(fieldsOf(answer)).toContain(field);
    expect((await read(STANDARD)).version).toBe(3);
  });

  test('of fifty people at once: consecutive versions, everybody else is told to look again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => put(THIN, { name: `Thin files ${at}` }, { version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.version)).toEqual([2]);
    expect(answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'STALE')).toBe(true);
    const inTurn = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        for (;;) {
          const answer = await put(THIN, { name: `Thin ${at}` });
          if (answer.status === 200) return answer.body.version;
          if (answer.body.code !== 'STALE') throw new Error(answer.body.message);
        }
      }),
    );
    expect(inTurn.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, at) => at + 3));
  }, 120_000);
});

describe('where a second person publishes', () => {
  beforeEach(async () => {
    const { database, clock } = world.deps;
    await database.transaction((tx) =>
      tx.execute(
        tx.builder.insertInto('platform_setting').values({
          id: PUBLISH_CONTROL,
          value: 'on',
          set_by: 'Priya Raman',
          set_at: clock.now(),
        } as never),
      ),
    );
  });

  test('nobody gives a profile in use other tables alone, but another name', async () => {
    const answer = await put(STANDARD, { gradeassignment: 'grades-thin-files' });
    expect([answer.status, answer.body.code]).toEqual([409, 'RULES_FORBID']);
    expect((await put(STANDARD, { name: 'Usual' })).status).toBe(200);
    expect((await put(THIN, { gradeassignment: 'grades-standard' })).status).toBe(200);
  });
});

describe('a clone', () => {
  test('begins with version 1 under a name of its own, and decides for nobody', async () => {
    const { status, body } = await clone(STANDARD, { name: 'Careful', gradeassignment: 'grades-thin-files' });
    expect([status, body.version, body.clonedFrom, body.associatedPractices, body.boardingPreset]).toEqual([
      200,
      1,
      STANDARD,
      [],
      false,
    ]);
    expect((await loadRiskProfile(world.deps.database.read, body._id, GROUP)).version).toBe(1);
    expect(fieldsOf(await clone(STANDARD, { name: 'careful' }))).toEqual(['name']);
    expect((await read(STANDARD)).version).toBe(3);
  });

  test('of a membership profile is one, and bears no interest', async () => {
    const { body } = await clone(MEMBERSHIP, { name: 'Members' });
    expect([body.type, body.graderiskapr]).toEqual(['MEMBERSHIPS', null]);
    expect(fieldsOf(await put(body._id, { graderiskapr: APR }))).toEqual(['graderiskapr']);
  });
});

describe('the mark for new practices', () => {
  test('is one profile’s of an enrollment, and goes over with a version of both', async () => {
    expect((await put(THIN, { boardingPreset: true })).status).toBe(200);
    const marks = (await profiles()).map(({ name, boardingPreset, version }) => [name, boardingPreset, version]);
    expect(marks).toEqual([
      ['Membership standard', true, 1],
      ['Standard', false, 4],
      ['Thin files', true, 2],
    ]);
  });
});

describe('the archive', () => {
  test('takes no profile that practices use, and names them', async () => {
    const { associatedPractices } = await read(STANDARD);
    const answer = await archive(STANDARD);
    expect([answer.status, answer.body.code]).toEqual([409, 'RULES_FORBID']);
    for (const name of associatedPractices) expect(answer.body.message).toContain(name);
    expect((await read(STANDARD)).archived).toBe(false);
  });

  test('hides a profile, which cannot be changed nor given, until it is taken out with its tables of then', async () => {
    expect((await archive(THIN)).body.archived).toBe(true);
    expect((await profiles()).map(({ _id }) => _id)).not.toContain(THIN);
    expect((await profiles({ archived: 'true' })).map(({ _id }) => _id)).toContain(THIN);
    expect((await put(THIN, { name: 'Other' })).body.code).toBe('STALE');
    expect((await give('prac-bright-smile', THIN)).status).toBe(422);
    const rates = contentOfTable(DEMO_GRADE_RISK_APR);
    const products = rates.products.map((row) =>
      row.product === 'FIXED_24' ? { ...row, values: { ...row.values, G: 30 } } : row,
    );
    const body = { ...rates, products, name: 'Standard rates', version: 1, note: 'Dearer' };
    await world.call(gradeRiskAprCalls.put, { params: { id: APR }, body } as never, { token });
    expect((await read(THIN)).graderiskapr?.version).toBe(1);
    const out = await archive(THIN, false);
    expect([out.status, out.body.archived, out.body.version, out.body.graderiskapr?.version]).toEqual([
      200,
      false,
      2,
      2,
    ]);
  });

  test('keeps the profile that new practices begin with', async () => {
    const { body } = await clone(STANDARD, { name: 'Next payment' });
    await put(body._id, { boardingPreset: true });
    expect((await archive(body._id)).body.message).toContain('default profile for new practices');
  });

  test('and a practice that takes the profile at the same moment: one of both is refused', async () => {
    for (const practice of ['prac-bright-smile', 'prac-brightarch-smiles']) {
      const { body } = await clone(STANDARD, { name: `For ${practice}` });
      const [archived, given] = await Promise.all([archive(body._id), give(practice, body._id)]);
      expect([archived.status, given.status].toSorted()).not.toEqual([200, 200]);
      const after = await read(body._id);
      expect(after.archived && after.associatedPractices.length > 0).toBe(false);
      expect(archived.status === 200 || given.status === 200).toBe(true);
    }
  });
});
