import { saveApplicationForLater, sendAccountSuccess } from '@contract/application/calls';
import { finishApplication, signCreditLineAgreement } from '@contract/application/decision-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  getPartnerDisclosure,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { partnerConsents } from '@contract/consents';
import {
  approveCreditTransaction,
  createPatientTransaction,
  selectPaymentPlan,
} from '@contract/credit-transaction/calls';
import { viewDocument } from '@contract/document/calls';
import { finishSignup } from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../../../test/builders';
import { pdfText } from '../../../test/pdf-text';
import { type SignupWorld, startSignupWorld } from '../../signup/testing/signup-world';
import { consumerIndexOf } from '../index';
import type { Applicant } from '../testing/apply-world';

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
  await aBorrower(world.deps, {
    email: 'casey@patient.test',
    consumer_index: consumerIndexOf(world.deps.vault, 'consumer-casey'),
  });
});
afterAll(() => world.discard());

/** The newest e-mail with this subject, and the words of each PDF that it carries. */
async function mailTo(to: string, subject: string) {
  const mail = (await world.mailsTo(to)).find((entry) => entry.subject.includes(subject));
  if (!mail) throw new Error(`No e-mail "${subject}" reached ${to}`);
  const files = await Promise.all(
    (mail.attachments ?? []).map(async ({ url, contentType, filename }) => {
      expect(contentType).toBe('application/pdf');
      expect(filename).toMatch(/^[a-z0-9-]+\.pdf$/);
      return pdfText(Buffer.from(await (await fetch(url)).arrayBuffer()));
    }),
  );
  return { mail, files };
}

const finish = (who: Applicant) =>
  world.call(finishApplication, { body: { applicationId: who.applicationId } }, { token: who.token });

async function sign(who: Applicant, lastName: string) {
  const shown = await world.call(
    viewDocument,
    { params: { documentKey: 'credit-line-agreement' }, query: { applicationId: who.applicationId } },
    who,
  );
  const body = {
    applicationId: who.applicationId,
    typedName: `Robin ${lastName}`,
    disclosureHash: shown.body.sha256,
    consents: ['credit-line-agreement', 'electronic-records-signature'],
  };
  return world.call(signCreditLineAgreement, { body }, { token: who.token });
}

describe('an e-mail carries the copy that its screen promises', () => {
  test('of the signed agreement: the very text that was signed, with the signature', async () => {
    const who = await world.applicant('0001', { lastName: 'Signer' });
    await finish(who);
    const signed = await sign(who, 'Signer');
    const { mail, files } = await mailTo(who.email, 'agreement');
    expect(mail.text).toContain('attached');
    expect(files).toHaveLength(1);
    expect(files[0]).toContain(`SHA-256 of the signed text: ${signed.body.documents[0]?.sha256}`);
    expect(files[0]).toContain('Signed electronically by Robin Signer');
  });

  test('of the agreement with the partner lender: the text that was signed, once', async () => {
    const atPartner = { state: 'NY', city: 'New York', zipCode: '10001', lastName: 'Second' } as const;
    const who = await world.applicant('0016', atPartner, 'empire-implants');
    const { applicationId } = who;
    await finish(who);
    const consent = await world.call(getPartnerDisclosure, { query: { applicationId } }, who);
    const asked = { body: { applicationId, consentHash: consent.body.sha256 } };
    expect((await world.call(askPartnerLender, asked, { token: who.token })).status).toBe(200);
    await world.call(acceptPartnerOffer, { body: { applicationId } }, { token: who.token });
    const params = { documentKey: 'partner-loan-agreement' as const };
    const shown = await world.call(viewDocument, { params, query: { applicationId } }, who);
    const signature = { applicationId, typedName: 'Robin Second', disclosureHash: shown.body.sha256 };
    const signing = { body: { ...signature, consents: [...partnerConsents] } };
    for (const _ of ['signed', 'again'])
      expect((await world.call(signPartnerAgreement, signing, { token: who.token })).status).toBe(200);
    const { mail, files } = await mailTo(who.email, 'Your loan agreement');
    expect(mail.text).toContain('You signed your loan agreement with Genesis Lending');
    expect(files).toHaveLength(1);
    expect(files[0]).toContain(`SHA-256 of the signed text: ${shown.body.sha256}`);
    expect(files[0]).toContain('Signed electronically by Robin Second');
    const all = await world.mailsTo(who.email);
    expect(all.filter(({ subject }) => subject === 'Your loan agreement')).toHaveLength(1);
  });

  test('of the denial: the whole notice with score, agency and rights', async () => {
    const who = await world.applicant('0004');
    await finish(who);
    const { mail, files } = await mailTo(who.email, 'About your');
    expect(mail.text).not.toMatch(/520|Delinquent/);
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('Your credit score: 520');
    expect(files[0]).toContain('Sandbox Credit Bureau');
  });

  test('of the smaller limit: the notice goes with the approval', async () => {
    const who = await world.applicant('0013', { requestedAmount: 10_000 });
    await finish(who);
    const { files } = await mailTo(who.email, 'is approved');
    expect(files.some((text) => text.includes('You requested $10,000'))).toBe(true);
  });

  test('an approval names as many notices as it carries', async () => {
    const whole = await world.applicant('0001', { lastName: 'Whole' });
    await finish(whole);
    const { mail: one, files: single } = await mailTo(whole.email, 'approved');
    expect(single).toHaveLength(1);
    expect(one.text).toContain("We've attached the notice about our decision.");
    const smaller = await world.applicant('0013', { requestedAmount: 10_000, lastName: 'Lesser' });
    await finish(smaller);
    const { mail: two, files: both } = await mailTo(smaller.email, 'approved');
    expect(both).toHaveLength(2);
    expect(two.text).toContain("We've attached the notices about your credit score and our decision.");
  });

  test('of the credit score: everybody who is approved, also at the best grade, gets the disclosure as their document', async () => {
    const who = await world.applicant('0001', { lastName: 'Scored' });
    await finish(who);
    const { files } = await mailTo(who.email, 'is approved');
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('Your credit score: 780.');
    expect(files[0]).toMatch(/ranks higher than \d+ percent of U.S. consumers/);
    const own = await world.call(
      viewDocument,
      { params: { documentKey: 'credit-score-disclosure' }, query: { applicationId: who.applicationId } },
      who,
    );
    expect(own.body.title).toBe('Your credit score and the price you pay for credit');
    const query = { applicationId: who.applicationId };
    const params = { documentKey: 'credit-score-disclosure' as const };
    const byStaff = async (email: string) =>
      (await world.call(viewDocument, { params, query }, { token: await world.staffSession(email) })).status;
    expect(await byStaff('admin@demo.test')).toBe(200);
    for (const email of ['staff@bright-smile.test', 'manager@bright-smile.test', 'multi@demo.test'])
      expect([email, await byStaff(email)]).toEqual([email, 403]);
  });

  test('of the loan agreement, once a transaction is approved', async () => {
    const email = 'loan@example.test';
    const borrower = await aBorrower(world.deps, { email });
    const line = await aCreditLine(world.deps, borrower);
    const transaction = await aTransaction(world.deps, line);
    const token = await world.sessionOf('borrower', borrower.id);
    await world.call(selectPaymentPlan, { body: { transactionId: transaction.id, product: 'FIXED_12' } }, { token });
    const params = { id: borrower.id, txId: transaction.id };
    expect((await world.call(approveCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
    const { files } = await mailTo(email, 'You approved');
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('ANNUAL PERCENTAGE RATE');
    expect(files[0]).toContain(`transaction ${transaction.number}`);
  });

  test('of the membership agreement, and its approval asks for no signature that was given', async () => {
    const who = await world.ready('0001');
    await world.call(finishSignup, { body: { typedName: 'Morgan Lee B' } }, who);
    const { files } = await mailTo(who.email, 'agreement');
    expect(files[0]).toContain('Signed electronically by Morgan Lee B');
    const approved = await mailTo(who.email, 'is approved');
    expect(approved.mail.text).not.toMatch(/Read and sign/);
  });

  test('of the account: a summary with the limit, its last day and the place', async () => {
    const who = await world.applicant('0001', { lastName: 'Summary' });
    const { body } = await finish(who);
    await sign(who, 'Summary');
    await world.call(sendAccountSuccess, { body: { applicationId: who.applicationId } }, { token: who.token });
    const { mail } = await mailTo(who.email, 'account is ready');
    expect(mail.text).toContain(`Spending limit: $${body.approvedCreditLine?.toLocaleString('en-US')}`);
    expect(mail.text).toContain('July 14, 2026');
    expect(mail.text).toContain(`ending in ${body.accountNumber?.slice(-4)}`);
    expect(mail.text).not.toContain(String(body.accountNumber));
  });

  test('of a saved application: the link that goes on with it, through a code', async () => {
    const who = await world.applicant('0001', { lastName: 'Saver' });
    await world.call(saveApplicationForLater, { body: { applicationId: who.applicationId } }, { token: who.token });
    const { mail } = await mailTo(who.email, 'is saved');
    expect(mail.text).toContain('/v2/bright-smile/apply?pagePath=welcome-back');
  });

  test('of a new transaction: the patient is told that it waits', async () => {
    const email = 'waits@example.test';
    const borrower = await aBorrower(world.deps, { email, practice_id: 'prac-bright-smile' });
    const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31' });
    // A patient of the practice is one who has had something to do with it.
    await aTransaction(world.deps, line, { status: 'REJECTED', amount_cents: 100 });
    const token = await world.staffSession('staff@bright-smile.test');
    const body = { practiceManagementId: 'prac-bright-smile', txAmount: 900 };
    const made = await world.call(createPatientTransaction, { params: { id: borrower.id }, body }, { token });
    expect(made).toMatchObject({ status: 200 });
    expect((await mailTo(email, 'Choose a payment plan for $900')).mail.text).toContain('$900');
  });
});

describe('an e-mail says what the screen says', () => {
  test('a number that is on another account: neither decision nor notice, only that there is an account', async () => {
    const who = await world.applicant('0011');
    expect((await finish(who)).body.pagePath).toBe('duplicated-ssn');
    const { mail, files } = await mailTo(who.email, 'may already have');
    expect(files).toEqual([]);
    expect(mail.text).not.toContain('casey');
    const all = await world.mailsTo(who.email);
    expect(all.map(({ subject, text }) => subject + text).join()).not.toMatch(/can’t approve|notice/);
    expect(await world.papers(who.applicationId)).toEqual([]);
  });

  test('an approval that leaves after the signature does not ask for it', async () => {
    const who = await world.applicant('0001', { lastName: 'Late' });
    await finish(who);
    await sign(who, 'Late');
    const { mail } = await mailTo(who.email, 'is approved');
    expect(mail.text).not.toContain('Read and sign');
    expect(mail.text).toContain('your agreement is signed');
  });

  test('an approval that leaves before the signature asks for it', async () => {
    const who = await world.applicant('0001', { lastName: 'Early' });
    await finish(who);
    expect((await mailTo(who.email, 'is approved')).mail.text).toContain('Read and sign');
  });
});

test('nothing is attached for an address that nobody has proven: the mail leads there through a code', async () => {
  const who = await world.applicant('0004', { lastName: 'Unproven' });
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('borrower')
        .set({ email_verified_at: null })
        .where('id', '=', row?.borrower_id ?? ''),
    ),
  );
  await finish(who);
  const { mail, files } = await mailTo(who.email, 'About your');
  expect(files).toEqual([]);
  expect(mail.text).toContain('log in with the code we send you');
});
