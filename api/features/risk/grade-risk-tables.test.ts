import { getApplicationDetails } from '@contract/application-details/calls';
import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { gradeRiskAprCalls, simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { DEMO_GRADE_RISK_APR } from '@domain/underwriting/demo-tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { runSql } from '../../test/database';
import { newestInputs, replayDecisions } from '../application/index';
import {
  adoptTables,
  contentOfTable,
  type GradeRiskContent,
  gradeRiskTable,
  loadPlatformProfile,
  loadRiskProfile,
  loadRiskProfileVersion,
  publishRiskProfile,
} from './index';

const PROFILE = DEMO_CONFIGURATION.riskProfile.id;
const GROUP = DEMO_PRODUCT_GROUPS.standard.id;
const TABLE = DEMO_GRADE_RISK_APR.id;
const content = contentOfTable(DEMO_GRADE_RISK_APR);

let world: TestApp;
let token: string;
async function start(options?: { isDemoWorld: boolean }) {
  world = await startTestApp(options);
  token = await world.staffSession('admin@demo.test');
}
afterEach(() => world.discard());

/** The rates with those of one product in the place of others. */
function dearer(product: string, rates: Partial<Record<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G', number | null>>) {
  const products = content.products.map((row) =>
    row.product === product ? { ...row, values: { ...row.values, ...rates } } : row,
  );
  return { ...content, products } as GradeRiskContent;
}

const put = (version: number, given: GradeRiskContent) =>
  world.call(
    gradeRiskAprCalls.put,
    { params: { id: TABLE }, body: { ...given, name: 'Standard rates', version, note: 'Spring campaign' } } as never,
    { token },
  );
const inForce = () => loadRiskProfile(world.deps.database.read, PROFILE, GROUP);
/** Beside the line tables. */
const ofPercentages = (tables: readonly { table: string }[]) =>
  tables.filter(({ table }) => table.startsWith('grade-risk'));
const rateOf = (profile: Awaited<ReturnType<typeof inForce>>, product: string) =>
  profile.compiled.configuration.gradeRiskApr?.products.find((row) => row.product === product)?.values.C;

describe('a version of the rates', () => {
  beforeEach(() => start());

  test('takes force at once in every risk profile that works with the table, and the earlier one stays as it was', async () => {
    const before = await inForce();
    const fees = { table: 'grade-risk-mdf', id: 'mdf-standard', version: 1, hash: expect.any(String) };
    expect(ofPercentages(before.tables)).toEqual([
      { table: 'grade-risk-apr', id: TABLE, version: 1, hash: expect.any(String) },
      fees,
    ]);
    const { body } = await put(1, dearer('FIXED_24', { C: 15.49 }));
    const after = await inForce();
    expect([after.version, rateOf(after, 'FIXED_24'), rateOf(before, 'FIXED_24')]).toEqual([4, 1549, 1399]);
    expect(ofPercentages(after.tables)).toEqual([
      { table: 'grade-risk-apr', id: TABLE, version: 2, hash: body.hash },
      fees,
    ]);
    expect(after.configHash).not.toBe(before.configHash);
    expect(
      await loadRiskProfileVersion(world.deps.database.read, PROFILE, {
        version: before.version,
        productGroupId: GROUP,
      }),
    ).toEqual(before);
    expect((await loadPlatformProfile(world.deps.database.read))?.version).toBe(4);
  });

  test('is what a purchase is quoted from then on', async () => {
    const borrower = await aBorrower(world.deps);
    const transaction = await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
    const patient = await world.sessionOf('borrower', borrower.id);
    const quoted = async () => {
      const params = { id: borrower.id, txId: transaction.id };
      const { body } = await world.call(getCreditTransaction, { params }, { token: patient });
      return body.paymentPlans.find(({ product }) => product === 'FIXED_24')?.apr;
    };
    const before = await quoted();
    await put(1, dearer('FIXED_24', { B: 11.99 }));
    expect([before, await quoted()]).toEqual([10.99, 11.99]);
  });

  test('of a table that nobody uses takes force nowhere', async () => {
    const clone = await world.call(
      gradeRiskAprCalls.clone,
      { params: { id: TABLE }, body: { ...content, name: 'For a trial' } } as never,
      { token },
    );
    const before = await inForce();
    const body = { ...dearer('FIXED_24', { C: 15.49 }), name: 'For a trial', version: 1, note: 'A trial' };
    await world.call(gradeRiskAprCalls.put, { params: { id: clone.body._id }, body } as never, { token });
    expect(await inForce()).toEqual(before);
  });

  test('in the archive is not what a profile can be published with', async () => {
    const clone = await world.call(
      gradeRiskAprCalls.clone,
      { params: { id: TABLE }, body: { ...content, name: 'For later' } } as never,
      { token },
    );
    const { _id: id, version, hash } = clone.body;
    await world.call(gradeRiskAprCalls.archive, { params: { id }, body: { archived: true } }, { token });
    const gradeRiskApr = { $table: { table: 'grade-risk-apr', id, version, hash } };
    const riskProfile = { ...DEMO_CONFIGURATION.riskProfile, version: 4 };
    const configuration = { ...DEMO_CONFIGURATION, riskProfile, gradeRiskApr };
    const stored = { configuration, productGroups: Object.values(DEMO_PRODUCT_GROUPS) };
    const { database, clock } = world.deps;
    await expect(
      database.transaction((tx) => publishRiskProfile(tx, stored, { by: 'Someone', at: clock.now() })),
    ).rejects.toThrow('archived');
    expect((await inForce()).version).toBe(3);
  });

  test('that closes a product to its worst grade is refused nowhere and offered to nobody', async () => {
    expect((await put(1, dearer('FIXED_60', { E: null }))).status).toBe(200);
    const { compiled } = await inForce();
    expect(compiled.offers.byGrade[4]?.some(({ offer }) => offer.product === 'FIXED_60')).toBe(false);
  });

  test('that was changed by hand stops whoever would work with it', async () => {
    const { database } = world.deps;
    const isSqlite = database.dialect === 'sqlite';
    await runSql(
      database,
      isSqlite ? 'drop trigger table_version_no_update' : 'alter table table_version disable trigger all',
    );
    // A hash that nobody has compiled yet in this process.
    await put(1, dearer('FIXED_24', { C: 14.37 }));
    await runSql(database, `update table_version set content = replace(content, '14.37', '1.37') where version = 2`);
    await expect(inForce()).rejects.toThrow('not the one that was published');
  });
});

describe('a database from before there were versioned tables', () => {
  beforeEach(() => start());

  test('gets them from its profiles, once, and keeps what its decisions name', async () => {
    const { database, clock } = world.deps;
    const riskProfile = { ...DEMO_CONFIGURATION.riskProfile, version: 4 };
    const fees = { ...DEMO_CONFIGURATION.gradeRiskMdf, version: 3 };
    const products = dearer('FIXED_24', { C: 15.49 }).products;
    const old = {
      ...gradeRiskTable({ ...DEMO_GRADE_RISK_APR, version: 3 }, { ...content, products }),
      name: 'Standard RATES',
    };
    // Lines of the archive, which would be two tables for one specialty if they came into force.
    const archived = DEMO_CONFIGURATION.thickCla.map((lines) => ({ ...lines, id: `${lines.id}-old`, archived: true }));
    const thickCla = [...archived, ...DEMO_CONFIGURATION.thickCla];
    const configuration = { ...DEMO_CONFIGURATION, riskProfile, gradeRiskApr: old, gradeRiskMdf: fees, thickCla };
    const stored = { configuration, productGroups: Object.values(DEMO_PRODUCT_GROUPS) };
    await database.transaction((tx) => publishRiskProfile(tx, stored, { by: 'Someone', at: clock.now() }));
    const before = await inForce();
    expect(before.tables).toEqual([]);
    expect(await adoptTables(world.deps)).toBe(1);
    const after = await inForce();
    expect(after.version).toBe(5);
    expect(ofPercentages(after.tables)).toMatchObject([
      { table: 'grade-risk-apr', id: `${TABLE}-2`, version: 1 },
      // Its cells are those of a table that is there already.
      { table: 'grade-risk-mdf', id: 'mdf-standard', version: 1 },
    ]);
    expect(after.compiled.configuration.gradeRiskApr?.products).toEqual(old.products);
    expect(after.compiled.configuration.thickCla).toHaveLength(DEMO_CONFIGURATION.thickCla.length);
    expect(await loadRiskProfileVersion(database.read, PROFILE, { version: 4, productGroupId: GROUP })).toEqual(before);
    const { body } = await world.call(gradeRiskAprCalls.list, {}, { token });
    expect(body.data.map(({ name, usedBy }) => [name, usedBy])).toEqual([
      ['Standard rates', ['Thin files']],
      ['Standard RATES 2', ['Standard']],
    ]);
    expect(await adoptTables(world.deps)).toBe(0);
  });
});

describe('decisions', () => {
  beforeEach(() => start({ isDemoWorld: true }));

  test('name the version that they used and come out the same after the rates have changed', async () => {
    const { read } = world.deps.database;
    const [decision] = await read.query(
      read.builder
        .selectFrom('decision')
        .select(['table_versions', 'application_id'])
        .where('risk_profile_id', '=', PROFILE)
        .limit(1),
    );
    const { tables } = await inForce();
    expect(JSON.parse(decision?.table_versions ?? 'null')).toEqual(tables);
    expect((await put(1, dearer('FIXED_24', { C: 15.49 }))).status).toBe(200);
    const params = { applicationId: decision?.application_id ?? '' };
    const details = await world.call(getApplicationDetails, { params }, { token });
    expect(details.body.decisions.map(({ rates }) => rates)).toContain('Standard rates, version 1');
    const { decisions, faults } = await replayDecisions(world.deps);
    expect(decisions).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  test('that name another version than their profile worked with are found', async () => {
    const forged = JSON.stringify([{ table: 'grade-risk-apr', id: TABLE, version: 9, hash: 'x' }]);
    const [first] = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('decision').select('id').orderBy('id').limit(1),
    );
    await runSql(world.deps.database, `update decision set table_versions = '${forged}' where id = '${first?.id}'`);
    const { faults } = await replayDecisions(world.deps);
    expect(faults).toEqual([{ decisionId: first?.id, fault: 'CONFIGURATION_CHANGED' }]);
  });

  const simulate = (given: GradeRiskContent) =>
    world.call(simulateGradeRiskApr, { params: { id: TABLE }, body: given } as never, { token });

  test('are decided again with rates that are not saved: none is other with the same ones, and nothing is kept', async () => {
    const same = await simulate(content);
    expect(same.status).toBe(200);
    expect(same.body).toMatchObject({ others: 0, moved: [], before: same.body.after });
    expect(same.body.cases).toBeGreaterThan(100);
    const changed = await simulate(dearer('FIXED_12', { C: 11.99 }));
    const ofGradeC: string[] = [];
    for await (const { profileId, stored } of newestInputs(world.deps, world.deps.database.read, 200)) {
      const { grade, offers } = JSON.parse(stored.record) as { grade: string; offers: { product: string }[] };
      if (profileId === PROFILE && grade === 'C' && offers.some(({ product }) => product === 'FIXED_12'))
        ofGradeC.push(stored.id);
    }
    expect(ofGradeC.length).toBeGreaterThan(0);
    expect(changed.body.others).toBe(ofGradeC.length);
    expect(await inForce()).toMatchObject({ version: 3 });
  });

  test('are not decided again with rates that may not be', async () => {
    const answer = await simulate(dearer('FIXED_24', { B: 20 }));
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      [
        {
          field: 'products[2].values.C',
          message: 'FIXED_24, grade C: 13.99% is less than the 20% for a better grade.',
        },
        {
          field: 'products[2].values.D',
          message: 'FIXED_24, grade D: 17.99% is less than the 20% for a better grade.',
        },
      ],
    ]);
  });
});
