import { getPersonalInfo } from '@contract/application/calls';
import { finishApplication, signCreditLineAgreement } from '@contract/application/decision-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  getPartnerDisclosure,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { partnerConsents } from '@contract/consents';
import {
  approveCreditTransaction,
  createPatientTransaction,
  getCreditTransaction,
  selectPaymentPlan,
} from '@contract/credit-transaction/calls';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { viewDocument } from '@contract/document/calls';
import { listMyDocuments } from '@contract/document/my-document-calls';
import { sendSpouseNoticeAgain } from '@contract/household/spouse-notice-calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../test/pdf-text';
import { quickRuntime } from '../../test/quick-runtime';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { runBusinessDays } from '../business-day/index';
import { householdJobs } from './post-spouse-notice';

const VENDOR_LIMIT_MS = 300;
const runtime = quickRuntime();
let vendorsAheadMs = 0;
const vendorsClock = { now: () => Date.now() + vendorsAheadMs };
let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld(
    (sandbox) => sandbox.vendors({ runtime, timeoutMs: VENDOR_LIMIT_MS }),
    {},
    vendorsClock,
  );
});
afterEach(async () => {
  await world.sandbox.reset();
  runtime.advance(60_000);
});
afterAll(() => world.discard());

const WISCONSIN = { state: 'WI', city: 'Madison', zipCode: '53703', isMarried: true } as const;
const spouse = (street: string) => ({
  firstName: 'Sky',
  lastName: 'Sample',
  isSameAddressAsSpouse: false,
  address: { street, city: 'Madison', state: 'WI' as const, zipCode: '53703' },
});
const APART = { ...WISCONSIN, spouseInfo: spouse('9 Birch Lane') };
const UNREACHABLE = { ...WISCONSIN, spouseInfo: spouse('1 Nowhere Road') };

/** A patient, with an amount to approve and its plan chosen. */
async function aPatient(answers: object, practice = 'lakeview-derm') {
  const who = await world.applicant('0001', answers, practice);
  const { applicationId } = who;
  await world.call(finishApplication, { body: { applicationId } }, who);
  const agreement = { params: { documentKey: 'credit-line-agreement' as const }, query: { applicationId } };
  const { sha256: disclosureHash } = (await world.call(viewDocument, agreement, who)).body;
  const [application] = await world.rows<{ borrower_id: string }>('application', ['id', applicationId]);
  const id = application?.borrower_id ?? '';
  const [borrower] = await world.rows<{ first_name: string; last_name: string }>('borrower', ['id', id]);
  const name = `${borrower?.first_name} ${borrower?.last_name}`;
  const consents = ['credit-line-agreement', 'electronic-records-signature'];
  const signature = { applicationId, typedName: name, disclosureHash, consents };
  expect((await world.call(signCreditLineAgreement, { body: signature }, who)).status).toBe(200);
  const token = await world.sessionOf('borrower', id);
  return { id, token, name, applicationId, ...(await anAmount({ id, token }, practice)) };
}

async function anAmount({ id, token }: { id: string; token: string }, practice = 'lakeview-derm') {
  const staff = await world.staffSession(`manager@${practice}.test`);
  const wish = { practiceManagementId: `prac-${practice}`, txAmount: 1500 };
  const headers = { 'idempotency-key': world.deps.newId() };
  const made = await world.call(createPatientTransaction, { params: { id }, body: wish }, { token: staff, headers });
  const txId = made.body.transaction._id;
  const chosen = await world.call(selectPaymentPlan, { body: { transactionId: txId, product: 'FIXED_24' } }, { token });
  expect(chosen.status).toBe(200);
  return { txId };
}

type Patient = Awaited<ReturnType<typeof aPatient>>;
const approve = ({ id, txId, token }: Patient, key?: string) =>
  world.call(
    approveCreditTransaction,
    { params: { id, txId }, body: {} },
    { token, ...(key && { headers: { 'idempotency-key': key } }) },
  );
const sendAll = () => world.mailsTo('nobody@example.test');
const letters = async () => (await world.sandbox.mailbox()).filter(({ channel }) => channel === 'letter');
type Row = Record<string, string | number | null>;
const noticesOf = ({ id }: { id: string }) => world.rows<Row>('spouse_notice', ['borrower_id', id]);
const actionsOf = async (objectId: string) =>
  (await world.rows<{ action: string }>('audit', ['object_id', objectId])).map(({ action }) => action);
/** What staff of the platform see of the loan. */
async function seenByStaff({ id, txId }: Patient, email = 'admin@demo.test') {
  const token = await world.staffSession(email);
  const { body } = await world.call(listPatientTransactions, { query: { borrowerId: id } }, { token });
  return body.data.find(({ _id }) => _id === txId)?.spouseNotice;
}

describe('a married resident of Wisconsin signs a loan', () => {
  test('their spouse’s letter is queued with it and posted before the first payment is due', async () => {
    const of = await aPatient(APART);
    expect(await noticesOf(of)).toEqual([]);
    expect((await approve(of)).status).toBe(200);
    expect(await noticesOf(of)).toMatchObject([{ transaction_id: of.txId, posted_at: null, refused_at: null }]);
    expect(await letters()).toEqual([]);

    await sendAll();

    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.to).toBe('Sky Sample, 9 Birch Lane, Madison, WI 53703');
    expect(letter?.text).toContain('From: PatientFi, 500 Sample Avenue, Suite 100, Austin, TX 78701');
    const [notice] = await noticesOf(of);
    expect(notice).toMatchObject({ posted_at: world.deps.clock.now(), letter_id: expect.stringMatching(/^ltr_/) });
    const loan = await world.call(getCreditTransaction, { params: { id: of.id, txId: of.txId } }, { token: of.token });
    expect(String(notice?.posted_at) < String(loan.body.selectedPaymentPlan?.firstPaymentDate)).toBe(true);
    expect(await actionsOf(of.txId)).toEqual(expect.arrayContaining(['spouse_notice.queued', 'spouse_notice.posted']));
    const seen = await seenByStaff(of);
    expect(seen).toMatchObject({ postedAt: notice?.posted_at, refusedAt: null, documentId: notice?.document_id });
  });

  test('the letter names the loan in both languages, and says nothing of the spouse', async () => {
    const of = await aPatient(APART);
    await approve(of);
    await sendAll();
    const [letter] = await letters();
    const pdf = Buffer.from(await (await fetch(letter?.attachments?.[0]?.url ?? '')).arrayBuffer());
    const text = pdfText(pdf);
    for (const part of [of.name, 'Lakeview Dermatology', 'Amount financed: $1,500.00', 'monthly payments of', '766.56'])
      expect(text).toContain(part);
    expect(text).toContain('Se otorgó crédito a su cónyuge');
    expect(text).not.toMatch(/Sky|Birch/);
  });

  test('who lives with them gets it at their home', async () => {
    const spouseInfo = { firstName: 'Sky', lastName: 'Sample', isSameAddressAsSpouse: true };
    await approve(await aPatient({ ...WISCONSIN, spouseInfo }));
    await sendAll();
    expect((await letters()).map(({ to }) => to)).toEqual(['Sky Sample, 7 Elm Road, Madison, WI 53703']);
  });

  test('each further loan has a letter of its own', async () => {
    const of = await aPatient(APART);
    await approve(of);
    const next = { ...of, ...(await anAmount(of)) };
    expect((await approve(next)).status).toBe(200);
    await sendAll();
    expect(await letters()).toHaveLength(2);
    expect((await noticesOf(of)).map(({ transaction_id }) => transaction_id).sort()).toEqual(
      [of.txId, next.txId].sort(),
    );
  });

  test('the borrower and the practice find the paper among their documents, and no address of the spouse anywhere', async () => {
    const of = await aPatient(APART);
    await approve(of);
    await sendAll();
    const mine = await world.call(listMyDocuments, {}, { token: of.token });
    expect(mine.body.documents.map(({ documentKey }) => documentKey)).toContain('spouse-notice');
    const token = await world.staffSession('manager@lakeview-derm.test');
    const params = { documentKey: 'spouse-notice' as const };
    const paper = await world.call(viewDocument, { params, query: { transactionId: of.txId } }, { token });
    expect(paper.status).toBe(200);
    const told = [paper.body, mine.body, await seenByStaff(of, 'manager@lakeview-derm.test')];
    for (const table of ['spouse_notice', 'document', 'audit', 'outbox', 'vault'])
      told.push((await world.rows(table)) as never);
    // By itself: a cipher may hold three letters by chance.
    expect(JSON.stringify(told)).not.toMatch(/Birch|\bSky\b/);
  });
});

describe('no letter is due', () => {
  const spouseInfo = APART.spouseInfo;
  test.each([
    ['to the spouse of nobody', { ...APART, isMarried: false }, 'lakeview-derm'],
    ['in a state whose law asks for none', { isMarried: true, spouseInfo }, 'bright-smile'],
  ])('%s', async (_, answers, practice) => {
    const of = await aPatient(answers, practice);
    expect((await approve(of)).status).toBe(200);
    await sendAll();
    expect([await noticesOf(of), await letters(), await seenByStaff(of)]).toEqual([[], [], null]);
  });

  test('for a loan that was not agreed on', async () => {
    const of = await aPatient(APART);
    await world.call(approveCreditTransaction, { params: { id: of.id, txId: of.txId }, body: { version: 99 } }, of);
    await sendAll();
    expect([await noticesOf(of), await letters()]).toEqual([[], []]);
  });
});

describe('exactly one letter is posted', () => {
  test('whoever presses how often at the same time', async () => {
    const of = await aPatient(APART);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => approve(of, `${of.txId}-${key}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await sendAll();
    expect([(await noticesOf(of)).length, (await letters()).length]).toEqual([1, 1]);
  });

  test.each(['lost-response', 'duplicate', 'hang', 'malformed', 'rate-limit', 'down'])(
    'by a letter company with the fault %s',
    async (mode) => {
      const of = await aPatient(APART);
      await approve(of);
      await world.sandbox.fault({ vendor: 'letter', mode, times: 3 });
      for (let round = 0; round < 8; round += 1) {
        await sendAll();
        world.deps.clock.advance(5 * 60_000);
        runtime.advance(60_000);
      }
      expect(await letters()).toHaveLength(1);
      expect(await noticesOf(of)).toMatchObject([{ posted_at: expect.any(String), attempt: 1 }]);
    },
  );

  test('also where the company says nothing for longer than the outbox tries', async () => {
    const of = await aPatient(APART);
    await approve(of);
    await world.sandbox.fault({ vendor: 'letter', mode: 'down', times: 100_000 });
    for (let round = 0; round < 20; round += 1) {
      await sendAll();
      world.deps.clock.advance(20 * 60_000);
      runtime.advance(60_000);
    }
    await world.sandbox.reset();
    runtime.advance(60_000);
    await sendAll();
    expect(await letters()).toEqual([]);
    await runBusinessDays(world.deps, householdJobs);
    world.deps.clock.advance(48 * 3600_000);
    await runBusinessDays(world.deps, householdJobs);
    await runBusinessDays(world.deps, householdJobs);
    await sendAll();
    expect([(await letters()).length, (await noticesOf(of))[0]?.posted_at]).toEqual([1, world.deps.clock.now()]);
  });
});

test('a letter whose every answer was lost is not posted again when the company has forgotten its key', async () => {
  const of = await aPatient(APART);
  await approve(of);
  await world.sandbox.fault({ vendor: 'letter', mode: 'lost-response', times: 100_000 });
  for (let round = 0; round < 20; round += 1) {
    await sendAll();
    world.deps.clock.advance(20 * 60_000);
    runtime.advance(60_000);
  }
  // Takes the place of the fault that is there, and is over after one request.
  await world.sandbox.fault({ vendor: 'letter', mode: 'slow', times: 1, delayMs: 0 });
  expect([(await letters()).length, (await noticesOf(of))[0]?.posted_at]).toEqual([1, null]);
  await runBusinessDays(world.deps, householdJobs);
  world.deps.clock.advance(48 * 3600_000);
  vendorsAheadMs += 48 * 3600_000;
  await runBusinessDays(world.deps, householdJobs);
  await runBusinessDays(world.deps, householdJobs);
  await sendAll();
  expect([(await letters()).length, (await noticesOf(of))[0]?.posted_at]).toEqual([1, world.deps.clock.now()]);
});

describe('an address that the letter company refuses', () => {
  const address = { street: '12 Oak Court', city: 'Madison', state: 'WI' as const, zipCode: '53704' };
  const sendAgain = async (of: Patient, version: number, { email = 'admin@demo.test', id = of.id } = {}) => {
    const [notice] = await noticesOf(of);
    const params = { id, noticeId: String(notice?.id) };
    const token = await world.staffSession(email);
    return world.call(sendSpouseNoticeAgain, { params, body: { address, version } }, { token });
  };

  test('is told to staff, and the letter goes to the one that they find out', async () => {
    const of = await aPatient(UNREACHABLE);
    await approve(of);
    await sendAll();
    expect(await letters()).toEqual([]);
    const refused = await seenByStaff(of);
    expect(refused).toMatchObject({ postedAt: null, refusedAt: world.deps.clock.now() });
    expect(await actionsOf(of.txId)).toContain('spouse_notice.refused');
    expect(await noticesOf(of)).toMatchObject([{ refused_reason: 'not_deliverable' }]);

    const answer = await sendAgain(of, refused?.version ?? 0);
    expect(answer.body.spouseNotice).toMatchObject({ postedAt: null, refusedAt: null });
    await sendAll();

    expect((await letters()).map(({ to }) => to)).toEqual(['Sky Sample, 12 Oak Court, Madison, WI 53704']);
    expect(await seenByStaff(of)).toMatchObject({ postedAt: expect.any(String), refusedAt: null });
    expect(JSON.stringify([await noticesOf(of), await world.rows('audit')])).not.toContain('Oak Court');
  });

  test('is mended once, and only after it was refused', async () => {
    const of = await aPatient(UNREACHABLE);
    await approve(of);
    expect(await sendAgain(of, 1)).toMatchObject({ status: 409, body: { code: 'NOT_PENDING' } });
    await sendAll();
    const { version = 0 } = (await seenByStaff(of)) ?? {};
    const other = await aPatient(UNREACHABLE);
    expect((await sendAgain(of, 0, { id: other.id })).status).toBe(404);
    expect((await sendAgain(of, version, { id: other.id })).status).toBe(409);
    expect(await sendAgain(of, version + 1)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    const answers = await Promise.all([sendAgain(of, version), sendAgain(of, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await sendAll();
    expect(await letters()).toHaveLength(1);
  });
});

test('a loan of the partner lender names it as the creditor, and its letter is told where the loan is', async () => {
  const who = await world.applicant('0016', APART, 'empire-implants');
  const { applicationId } = who;
  await world.call(finishApplication, { body: { applicationId } }, who);
  const { sha256: consentHash } = (await world.call(getPartnerDisclosure, { query: { applicationId } }, who)).body;
  await world.call(askPartnerLender, { body: { applicationId, consentHash } }, who);
  await world.call(acceptPartnerOffer, { body: { applicationId } }, who);
  const agreement = { params: { documentKey: 'partner-loan-agreement' as const }, query: { applicationId } };
  const { sha256: disclosureHash } = (await world.call(viewDocument, agreement, who)).body;
  const { firstName, lastName } = (await world.call(getPersonalInfo, { query: { applicationId } }, who)).body;
  const typedName = `${firstName} ${lastName}`;
  const signature = { applicationId, typedName, disclosureHash, consents: [...partnerConsents] };
  expect((await world.call(signPartnerAgreement, { body: signature }, who)).status).toBe(200);
  await sendAll();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  const pdf = Buffer.from(await (await fetch(letter?.attachments?.[0]?.url ?? '')).arrayBuffer());
  expect(pdfText(pdf)).toContain('Creditor: Genesis Lending. Sent on its behalf by PatientFi');
  const token = await world.staffSession('admin@demo.test');
  const { partnerLoan } = (await world.call(getApplicationDetails, { params: { applicationId } }, { token })).body;
  expect(partnerLoan?.spouseNotice).toMatchObject({ postedAt: world.deps.clock.now() });
  expect(await actionsOf(applicationId)).toContain('spouse_notice.posted');
});
