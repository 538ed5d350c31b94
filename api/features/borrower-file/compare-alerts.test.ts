import { dismissFraudAlerts } from '@contract/account-restriction/calls';
import { finishApplication } from '@contract/application/decision-calls';
import { getBorrower } from '@contract/borrower-file/calls';
import { compareFraudAlerts } from '@contract/borrower-file/fraud-alert-calls';
import { changePersonalInfo } from '@contract/borrower-file/info-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

/** Somebody whose file has an extended alert, and whose answers are those of the file. */
async function alerted() {
  const who = await world.applicant('0012');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string; bureau_vault_id: string }>('application', [
    'id',
    who.applicationId,
  ]);
  if (!row) throw new Error('Nobody applied');
  return { ...who, id: row.borrower_id, vaultId: row.bureau_vault_id };
}
const compare = (id: string, by = token) => world.call(compareFraudAlerts, { params: { id } }, { token: by });
async function comparisons(id: string) {
  const [first] = (await compare(id)).body.data;
  return Object.fromEntries(first?.fields.map(({ field, comparison }) => [field, comparison]) ?? []);
}
const all = (comparison: string) => ({
  name: comparison,
  dateOfBirth: comparison,
  ssn: comparison,
  address: comparison,
});

/** The file of an application as it would be had the bureau said something else, or nothing that is kept. */
async function refile({ applicationId, vaultId }: Awaited<ReturnType<typeof alerted>>, said: object | null) {
  const { database, vault } = world.deps;
  await database.transaction(async (tx) => {
    const file = said && { ...JSON.parse(await vault.open(tx, vaultId)), ...said };
    const sealed =
      file && (await vault.seal(tx, { subjectId: applicationId, kind: 'bureau-file', text: JSON.stringify(file) }));
    await tx.execute({
      compile: () =>
        sql`update application set bureau_vault_id = ${sealed} where id = ${applicationId}`.compile(tx.builder),
    });
  });
}

test('what was given stands beside what the bureau said of it, with the number masked, and the look is on record', async () => {
  const who = await alerted();
  const { status, body } = await compare(who.id);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    {
      _id: who.applicationId,
      number: expect.any(Number),
      agency: expect.stringMatching(/\w/),
      checkedAt: world.deps.clock.now(),
      alert: 'extended',
      fields: [
        { field: 'name', given: expect.stringMatching(/^Robin Sample/), comparison: 'MATCHES' },
        { field: 'dateOfBirth', given: '1986-04-12', comparison: 'MATCHES' },
        { field: 'ssn', given: '•••-••-0012', comparison: 'MATCHES' },
        { field: 'address', given: '7 Elm Road, Austin, TX 78701', comparison: 'MATCHES' },
      ],
    },
  ]);
  const rows = await world.rows<{ action: string; detail: string }>('audit', ['object_id', who.applicationId]);
  const looks = rows.filter(({ action }) => action === 'person.protected_fields_viewed');
  expect(looks.map(({ detail }) => JSON.parse(detail).call)).toContain('compareFraudAlerts');
});

test('an answer that differs is told by its name; without a file, or with one that is frozen, nothing is told of any', async () => {
  const who = await alerted();
  await refile(who, { mismatches: ['address'] });
  expect(await comparisons(who.id)).toEqual({ ...all('MATCHES'), address: 'DIFFERS' });
  await refile(who, { mismatches: ['address'], frozen: true });
  expect(await comparisons(who.id)).toEqual(all('NOT_COMPARED'));
  await refile(who, null);
  expect(await comparisons(who.id)).toEqual(all('NOT_COMPARED'));
  const [{ agency, checkedAt, alert } = {}] = (await compare(who.id)).body.data;
  expect([agency, checkedAt, alert]).toEqual([null, null, null]);
});

test('what was given anew since the check is neither called the same nor another', async () => {
  const who = await alerted();
  world.deps.clock.advance(60_000);
  const { version } = (await world.call(getBorrower, { query: { user_id: who.id } }, { token })).body.user;
  const body = { street: '9 Elm Road', version };
  expect((await world.call(changePersonalInfo, { params: { id: who.id }, body }, { token })).status).toBe(200);
  expect(await comparisons(who.id)).toEqual({ ...all('MATCHES'), address: 'GIVEN_ANEW' });
  await insertApplication(world.deps, who.id, { practiceId: 'prac-bright-smile' });
  expect(await comparisons(who.id)).toEqual(all('GIVEN_ANEW'));
});

test('a dismissed alert is compared no more', async () => {
  const who = await alerted();
  const { standing } = (await world.call(getBorrower, { query: { user_id: who.id } }, { token })).body.user;
  const body = { reason: 'Reached by phone.', version: standing?.version ?? 0 };
  expect((await world.call(dismissFraudAlerts, { params: { id: who.id }, body }, { token })).status).toBe(200);
  expect((await compare(who.id)).body.data).toEqual([]);
});
