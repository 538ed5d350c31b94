import { finishApplication } from '@contract/application/decision-calls';
import { reapplyManually } from '@contract/borrower-file/manual-reapply-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

type Row = { id: string; status: string; status_note: string | null; purpose: string; borrower_id: string };

/** Somebody whose application was decided; the last four digits choose the credit file. */
async function decided(lastFour: string, answers = {}) {
  const who = await world.applicant(lastFour, answers);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<Row>('application', ['id', who.applicationId]);
  return { ...who, borrowerId: row?.borrower_id ?? '', status: row?.status };
}

type Who = Awaited<ReturnType<typeof decided>>;
let presses = 0;
function run(who: Who, given = {}, as = token) {
  presses += 1;
  const body = { applicationId: who.applicationId, creditPullConsent: true, ...given } as const;
  return world.call(
    reapplyManually,
    { params: { id: who.borrowerId }, body },
    { token: as, headers: { 'idempotency-key': `manual-reapply-${presses}` } },
  );
}
const applicationsOf = ({ borrowerId }: Who) => world.rows<Row>('application', ['borrower_id', borrowerId]);
const historyOf = (id: string) =>
  world.rows<{ action: string; actor_name: string; actor_kind: string }>('application_history', ['application_id', id]);

describe('after a denial', () => {
  test('the application is run with the income that was mended, the denied one archived, and both say who did it', async () => {
    const who = await decided('0001', { annualIncome: 1000 });
    expect(who.status).toBe('DENIED');
    const { status, body } = await run(who, { annualIncome: 90_000 });
    expect([status, body.status, body.error, body.archivedApplicationId]).toEqual([
      200,
      'APPROVED',
      null,
      who.applicationId,
    ]);
    const all = await applicationsOf(who);
    const [before, further] = [who.applicationId, body.applicationId].map((id) => all.find((one) => one.id === id));
    expect(before).toMatchObject({
      status: 'DENIED',
      status_note: expect.stringContaining('Archived: replaced by application'),
    });
    expect(further).toMatchObject({ id: body.applicationId, purpose: 'REAPPLY', status: 'APPROVED' });
    const archived = (await historyOf(who.applicationId)).find(({ action }) => action === 'ARCHIVED');
    expect(archived).toMatchObject({ actor_kind: 'staff', actor_name: 'Priya Raman' });
    expect((await historyOf(body.applicationId)).find(({ action }) => action === 'STARTED')).toMatchObject({
      actor_name: 'Priya Raman',
    });
    const rows = await world.rows<{ action: string; actor_kind: string }>('audit', ['object_id', body.applicationId]);
    expect(rows.find(({ action }) => action === 'application.decided')?.actor_kind).toBe('staff');
    expect(await world.rows('borrower_file_act', ['borrower_id', who.borrowerId])).toMatchObject([
      { kind: 'REAPPLIED' },
    ]);
    const subjects = (await world.mailsTo(who.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your PatientFi application is approved');
  });

  test('the same answers are denied again, with the reasons in words', async () => {
    const who = await decided('0001', { annualIncome: 1000 });
    const { body } = await run(who);
    expect(body).toMatchObject({ status: 'DENIED', error: expect.stringMatching(/\w+ \w+/) });
  });

  test('a second press with another key comes to the same application', async () => {
    const who = await decided('0001', { annualIncome: 1000 });
    const [first, second] = [await run(who), await run(who)];
    expect(second.body).toEqual(first.body);
    expect(await applicationsOf(who)).toHaveLength(2);
  });
});

describe('is refused', () => {
  test('while an application waits for a person', async () => {
    const who = await decided('0007');
    expect(who.status).toBe('REVIEW');
    expect((await run(who)).body.code).toBe('REAPPLY_NOT_OPEN');
    expect(await applicationsOf(who)).toHaveLength(1);
  });
  test('while a correction can still turn the denial around', async () => {
    const who = await decided('0009');
    expect(who.status).toBe('DENIED');
    expect((await run(who)).body.code).toBe('REAPPLY_NOT_OPEN');
    expect(await applicationsOf(who)).toHaveLength(1);
  });
  test('for a held account, and nothing is begun', async () => {
    const who = await decided('0001', { annualIncome: 1000 });
    const { database } = world.deps;
    await database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('borrower').set({ on_hold: 1 }).where('id', '=', who.borrowerId)),
    );
    expect((await run(who)).status).toBe(403);
    expect(await applicationsOf(who)).toHaveLength(1);
  });
  test('for an application of somebody else', async () => {
    const [who, other] = [await decided('0001', { annualIncome: 1000 }), await decided('0001', { annualIncome: 1000 })];
    expect((await run({ ...who, applicationId: other.applicationId })).status).toBe(404);
  });
  test('for more of a limit without a higher amount', async () => {
    const who = await decided('0001', { requestedAmount: 20_000 });
    const { status, body } = await run(who, {});
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'requestedAmount']);
  });
});

test('a step of their own is told by email, because they do not sit before the screen', async () => {
  const who = await decided('0001', { annualIncome: 1000 });
  const { database, vault } = world.deps;
  await database.transaction(async (tx) => {
    const ssn_vault_id = await vault.seal(tx, {
      subjectId: who.borrowerId,
      kind: 'ssn',
      text: '0006',
      lastFour: '0006',
    });
    await tx.execute(tx.builder.updateTable('borrower').set({ ssn_vault_id }).where('id', '=', who.borrowerId));
  });
  expect((await run(who, { annualIncome: 90_000 })).body.status).toBe('INCOMPLETE');
  const subjects = (await world.mailsTo(who.email)).map(({ subject }) => subject);
  expect(subjects).toContain('One step left in your PatientFi application');
});
