import { correctMismatches, finishApplication } from '@contract/application/decision-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { listApplications } from '@contract/application-details/list';
import { createDocumentTicket, printDocument, viewDocument } from '@contract/document/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let denied: Applicant;
let correctable: Applicant;
beforeAll(async () => {
  world = await startApplyWorld();
  denied = await finished('0004');
  correctable = await finished('0010');
  for (const ssn of ['111-11-0010', '222-22-0010', '333-33-0010'])
    await world.call(correctMismatches, { body: { applicationId: correctable.applicationId, ssn } }, correctable);
});
afterAll(() => world.discard());

async function finished(lastFour: string): Promise<Applicant> {
  const who = await world.applicant(lastFour);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return who;
}

const ofPractice = [
  'manager@bright-smile.test',
  'staff@bright-smile.test',
  'doctor@bright-smile.test',
  'multi@demo.test',
] as const;
const NOTICE = { documentKey: 'adverse-action-notice' as const };

const details = async (email: string, who: Applicant) => {
  const token = await world.staffSession(email);
  return world.call(getApplicationDetails, { params: { applicationId: who.applicationId } }, { token });
};

describe.each(ofPractice)('%s sees of somebody who was denied', (email) => {
  test('the status, and nothing of why', async () => {
    for (const who of [denied, correctable]) {
      const { status, body } = await details(email, who);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'DENIED',
        decisions: [],
        grade: null,
        annualIncome: null,
        ssnNumber: null,
        mismatches: [],
        documents: [],
      });
      expect(body.statusHistory.map(({ action }) => action)).not.toContain('MISMATCH_CORRECTED');
      expect(body.statusHistory.every(({ note }) => note === null)).toBe(true);
      expect(JSON.stringify({ ...body, email: '' })).not.toMatch(/score|72000|0004|Waits|differ|duplicated/i);
    }
  });

  test('no notice: not read, not printed, not by a ticket', async () => {
    const token = await world.staffSession(email);
    const query = { applicationId: denied.applicationId };
    expect((await world.call(viewDocument, { params: NOTICE, query }, { token })).status).toBe(403);
    expect((await world.call(printDocument, { params: NOTICE, query }, { token })).status).toBe(403);
    expect((await world.call(createDocumentTicket, { body: { ...NOTICE, ...query } }, { token })).status).toBe(403);
    // The wording itself belongs to nobody.
    expect((await world.call(viewDocument, { params: NOTICE, query: {} }, { token })).status).toBe(200);
  });

  test('no grade in the list', async () => {
    const token = await world.staffSession(email);
    const { body } = await world.call(listApplications, { body: {} }, { token });
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.every((row) => row.grade === null && row.flaggedAsFraud === null)).toBe(true);
  });
});

describe('the platform', () => {
  test('sees the reasons and the notice, and each view leaves an audit row that names whose', async () => {
    const { body } = await details('admin@demo.test', denied);
    expect(body.decisions[0]?.reasons.length).toBeGreaterThan(0);
    expect(body.documents.map(({ documentKey }) => documentKey)).toContain('adverse-action-notice');
    const token = await world.staffSession('admin@demo.test');
    const query = { applicationId: denied.applicationId };
    expect((await world.call(viewDocument, { params: NOTICE, query }, { token })).status).toBe(200);
    const rows = await world.rows<{ action: string; object_id: string; detail: string }>('audit', [
      'actor_id',
      'staff-admin-demo-test',
    ]);
    const views = rows.filter(({ action }) => action === 'person.protected_fields_viewed');
    expect(views.map((row) => [row.object_id, JSON.parse(row.detail)])).toEqual([
      [denied.applicationId, { call: 'getApplicationDetails', ids: denied.applicationId }],
    ]);
    expect(rows.map(({ action }) => action)).toContain('document.viewed');
  });
});

test('the practice reads on which day a limit ended, and nothing of the kind while it is good', async () => {
  const approved = await finished('0001');
  const [email] = ofPractice;
  expect((await details(email, approved)).body).toMatchObject({ status: 'APPROVED', limitEndedOn: null });
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('credit_profile')
        .set({ expires_on: '2026-01-02' })
        .where('application_id', '=', approved.applicationId),
    ),
  );
  expect((await details(email, approved)).body).toMatchObject({ availableCredit: 0, limitEndedOn: '2026-01-02' });
});
