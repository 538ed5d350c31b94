import { archiveUser, dismissFraudAlerts, setAccountHold, setUserFraud } from '@contract/account-restriction/calls';
import { finishApplication } from '@contract/application/decision-calls';
import { checkReapply } from '@contract/application/reapply-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { listApplications } from '@contract/application-details/list';
import { getLoggedBorrower } from '@contract/borrower/calls';
import { createPatientTransaction } from '@contract/credit-transaction/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const reason = 'Called, and the voice was another one.';
/** A practice that the finance partner sees. */
const PARTNERS = 'prac-sunset-plastics';
/** A patient of a practice who has applied there. */
async function aPatient() {
  const row = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
  await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
  return row;
}
const borrowerOf = async (id: string) => (await world.rows<Record<string, unknown>>('borrower', ['id', id]))[0];

test('a hold is put on and taken off, the patient hears of both, and nothing new is asked of them meanwhile', async () => {
  const { id: borrowerId, email, version } = await aPatient();
  const held = await world.call(setAccountHold, { body: { borrowerId, reason, version } }, { token });
  expect(held.body).toMatchObject({
    accountOnHold: true,
    flaggedAsFraud: false,
    changes: [{ kind: 'HOLD', reason, userName: 'Priya Raman', at: world.deps.clock.now() }],
  });
  expect((await world.mailsTo(email))[0]?.subject).toBe('Your PatientFi account is on hold');
  const off = { borrowerId, reason: 'Showed a passport.', version: held.body.version };
  const released = await world.call(setAccountHold, { body: off }, { token });
  expect(released.body).toMatchObject({ accountOnHold: false, changes: [{ kind: 'RELEASE' }, { kind: 'HOLD' }] });
  expect((await world.mailsTo(email))[0]?.subject).toBe('Your PatientFi account is no longer on hold');
  const stale = await world.call(setAccountHold, { body: { borrowerId, reason, version } }, { token });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});

test('the fields of the specification are enough, and an undo says why', async () => {
  const { id: borrowerId } = await aPatient();
  const held = await world.call(setAccountHold, { body: { borrowerId } }, { token });
  expect(held.body).toMatchObject({ accountOnHold: true, changes: [{ kind: 'HOLD', reason: 'No reason given.' }] });
  expect((await world.call(setAccountHold, { body: { borrowerId, reason } }, { token })).body.accountOnHold).toBe(
    false,
  );
  expect((await world.call(setUserFraud, { body: { borrowerId } }, { token })).body.flaggedAsFraud).toBe(true);
  const undo = await world.call(setUserFraud, { body: { borrowerId, undo: true } }, { token });
  expect([undo.status, undo.body.fields]).toEqual([422, [{ field: 'reason', message: 'This is required.' }]]);
  const told = await world.call(setUserFraud, { body: { borrowerId, undo: true, reason } }, { token });
  expect(told.body.flaggedAsFraud).toBe(false);
  expect((await world.call(archiveUser, { body: { borrowerId } }, { token })).body.isDeleted).toBe(true);
});

test('a flag of fraud is set and undone, tells the patient nothing, and gives no credit', async () => {
  const borrower = await aPatient();
  await aCreditLine(world.deps, borrower);
  const { id: borrowerId, email, version } = borrower;
  const mails = (await world.mailsTo(email)).length;
  const flagged = await world.call(setUserFraud, { body: { borrowerId, reason, version } }, { token });
  expect(flagged.body).toMatchObject({ flaggedAsFraud: true, accountOnHold: false });
  const body = { practiceManagementId: borrower.practice_id ?? '', txAmount: 200 };
  const staff = { token: await world.staffSession('staff@bright-smile.test') };
  const asked = await world.call(createPatientTransaction, { params: { id: borrowerId }, body }, staff);
  // A practice is told of no flag: it reads what an empty limit answers. The platform's own staff read why.
  expect([asked.status, asked.body.code]).toEqual([409, 'OVER_LIMIT']);
  const ours = await world.call(createPatientTransaction, { params: { id: borrowerId }, body }, { token });
  expect([ours.status, ours.body.code]).toEqual([403, 'ACCOUNT_BLOCKED']);
  const twice = { borrowerId, reason, version: flagged.body.version };
  expect((await world.call(setUserFraud, { body: twice }, { token })).body.code).toBe('STEP_ORDER');
  const undone = await world.call(setUserFraud, { body: { ...twice, undo: true } }, { token });
  expect(undone.body).toMatchObject({ flaggedAsFraud: false, changes: [{ kind: 'FRAUD_UNDONE' }, { kind: 'FRAUD' }] });
  expect(await world.mailsTo(email)).toHaveLength(mails);
});

test('an archived borrower is told, keeps their papers alone and comes back by an undo; whoever owes is not archived', async () => {
  const { id: borrowerId, email, version } = await aPatient();
  const session = { token: await world.sessionOf('borrower', borrowerId) };
  const archived = await world.call(archiveUser, { body: { borrowerId, reason, version } }, { token });
  expect(archived.body).toMatchObject({ isDeleted: true });
  expect((await world.mailsTo(email))[0]?.subject).toBe('Your PatientFi account is closed');
  // A session is read again after a second.
  world.deps.clock.advance(1000);
  expect((await world.call(getLoggedBorrower, {}, session)).body.isDeleted).toBe(true);
  expect((await world.call(checkReapply, {}, session)).body.code).toBe('ACCOUNT_BLOCKED');
  const unsaid = await world.call(archiveUser, { body: { borrowerId, undo: true } }, { token });
  expect([unsaid.status, unsaid.body.fields]).toEqual([422, [{ field: 'reason', message: 'This is required.' }]]);
  const undo = { borrowerId, reason, version: archived.body.version, undo: true };
  expect((await world.call(archiveUser, { body: undo }, { token })).body).toMatchObject({ isDeleted: false });

  const busy = await aPatient();
  await aTransaction(world.deps, await aCreditLine(world.deps, busy));
  const refused = await world.call(
    archiveUser,
    { body: { borrowerId: busy.id, reason, version: busy.version } },
    { token },
  );
  expect([refused.status, refused.body.message]).toEqual([409, 'This patient has a balance or a pending transaction.']);
  expect(await borrowerOf(busy.id)).toMatchObject({ is_deleted: 0 });
});

test.each([
  { what: 'a loan whose fee is open', transaction: { status: 'ACCEPTED', paid_off_on: null } },
  { what: 'a refund that nobody answered', transaction: { status: 'REJECTED', request_kind: 'REFUND' } },
] as const)('whoever has $what is not archived', async ({ transaction }) => {
  const person = await aPatient();
  // The line says that nothing of the principal is owed.
  await aTransaction(world.deps, await aCreditLine(world.deps, person), transaction);
  const body = { borrowerId: person.id, reason, version: person.version };
  expect((await world.call(archiveUser, { body }, { token })).body.code).toBe('STEP_ORDER');
});

test('a finance partner does not read what financing suspects', async () => {
  const partners = await aBorrower(world.deps, { practice_id: PARTNERS, flagged_fraud: 1, on_hold: 1 });
  const params = { applicationId: await insertApplication(world.deps, partners.id, { practiceId: PARTNERS }) };
  const partner = { token: await world.staffSession('finance@demo.test') };
  const read = (await world.call(getApplicationDetails, { params }, partner)).body;
  expect(read).toMatchObject({ _id: params.applicationId, flaggedAsFraud: null, standing: null });
  const listed = (await world.call(listApplications, { body: { borrowerId: partners.id } }, partner)).body;
  expect(listed.data.map(({ flaggedAsFraud }) => flaggedAsFraud)).toEqual([null]);
});

test('a fraud alert that was looked into is dismissed, once, and what waits still waits', async () => {
  const who = await world.applicant('0012');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const params = { applicationId: who.applicationId };
  const before = (await world.call(getApplicationDetails, { params }, { token })).body;
  expect([before.fraudAlerts, before.status]).toEqual([true, 'REVIEW']);
  const id = before.borrowerId ?? '';
  const dismiss = (version = 0) =>
    world.call(dismissFraudAlerts, { params: { id }, body: { reason, version } }, { token });
  const done = await dismiss(before.standing?.version);
  expect(done.body).toMatchObject({ changes: [{ kind: 'ALERTS_DISMISSED', reason }] });
  const after = (await world.call(getApplicationDetails, { params }, { token })).body;
  expect([after.fraudAlerts, after.status]).toEqual([false, 'REVIEW']);
  expect((await dismiss(done.body.version)).body.code).toBe('STEP_ORDER');
});

test('only the platform sees it', async () => {
  const who = await world.applicant('0001');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const params = { applicationId: who.applicationId };
  const ours = await world.call(getApplicationDetails, { params }, { token });
  expect(ours.body.standing).toMatchObject({
    accountOnHold: false,
    flaggedAsFraud: false,
    isDeleted: false,
    changes: [],
  });
  const practice = { token: await world.staffSession('manager@bright-smile.test') };
  expect((await world.call(getApplicationDetails, { params }, practice)).body.standing).toBeNull();
});

test('who is on hold gets no decision, and gets it once the hold is off', async () => {
  const who = await world.applicant('0001');
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const borrowerId = row?.borrower_id ?? '';
  const version = Number((await borrowerOf(borrowerId))?.version);
  const held = await world.call(setAccountHold, { body: { borrowerId, reason, version } }, { token });
  const finish = () => world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  expect((await finish()).body.code).toBe('ACCOUNT_BLOCKED');
  expect(await world.rows('decision', ['application_id', who.applicationId])).toEqual([]);
  const free = { borrowerId, reason, version: held.body.version };
  expect((await world.call(setAccountHold, { body: free }, { token })).status).toBe(200);
  expect((await finish()).body.status).toBe('APPROVED');
});
