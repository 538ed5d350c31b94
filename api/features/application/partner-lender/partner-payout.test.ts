import { finishApplication } from '@contract/application/decision-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  getPartnerDisclosure,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { sendPartnerPayoutAgain } from '@contract/application/partner-payout-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { partnerConsents } from '@contract/consents';
import { viewDocument } from '@contract/document/calls';
import { civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';
import { followPartnerPayouts } from './partner-payouts';

let world: ApplyWorld;
beforeEach(async () => {
  world = await startApplyWorld();
});
afterEach(async () => {
  await world.sandbox.reset();
  await world.discard();
});

/** Somebody whom the partner lender lends as much as they asked for. */
async function signed(requestedAmount = 4000): Promise<Applicant> {
  const asked = { state: 'NY' as const, city: 'New York', zipCode: '10001', requestedAmount };
  const who = await world.applicant('0016', asked, 'empire-implants');
  const { applicationId, token } = who;
  await world.call(finishApplication, { body: { applicationId } }, { token });
  const consent = await world.call(getPartnerDisclosure, { query: { applicationId } }, who);
  await world.call(askPartnerLender, { body: { applicationId, consentHash: consent.body.sha256 } }, { token });
  await world.call(acceptPartnerOffer, { body: { applicationId } }, { token });
  const params = { documentKey: 'partner-loan-agreement' as const };
  const shown = await world.call(viewDocument, { params, query: { applicationId } }, who);
  const [borrower] = await world.rows<{ first_name: string; last_name: string }>('borrower', ['email', who.email]);
  const typedName = `${borrower?.first_name} ${borrower?.last_name}`;
  const signature = { applicationId, typedName, disclosureHash: shown.body.sha256, consents: [...partnerConsents] };
  expect((await world.call(signPartnerAgreement, { body: signature }, { token })).status).toBe(200);
  return who;
}

/** The work of a day, as the job runner does it. */
async function passTo(day: string): Promise<void> {
  world.deps.clock.setTo(`${day}T13:00:00.000Z`);
  await followPartnerPayouts(world.deps, civilDate(day));
}

const byStaff = async (email = 'admin@demo.test') => ({ token: await world.staffSession(email) });
const loanOf = async ({ applicationId }: Applicant, email?: string) =>
  (await world.call(getApplicationDetails, { params: { applicationId } }, await byStaff(email))).body.partnerLoan;
const askAgain = async ({ applicationId }: Applicant, version: number) =>
  world.call(sendPartnerPayoutAgain, { params: { applicationId }, body: { version } }, await byStaff());
async function mailsToPractice(subject: string) {
  const [practice] = await world.rows<{ email: string }>('practice', ['id', 'prac-empire-implants']);
  return (await world.mailsTo(practice?.email ?? '')).filter((mail) => mail.subject.includes(subject));
}

test('the money of a partner loan is followed from the lender to the practice, whose mail and screen name it as its bank does', async () => {
  const who = await signed();
  expect(await loanOf(who)).toMatchObject({ lender: 'Genesis Lending', amount: 4000, payout: null });
  await passTo('2026-03-16');
  expect((await loanOf(who))?.payout).toMatchObject({ status: 'QUEUED', amount: 4000, ref: null });
  await passTo('2026-03-17');
  expect((await loanOf(who))?.payout).toMatchObject({ status: 'SENT', on: '2026-03-17' });
  await passTo('2026-03-19');
  const paid = await loanOf(who);
  expect(paid?.payout).toMatchObject({ status: 'SETTLED', amount: paid?.amount, on: '2026-03-19', returnCode: null });
  // Those whom it is paid to see it too.
  expect(await loanOf(who, 'manager@empire-implants.test')).toEqual(paid);
  const mails = await mailsToPractice('Genesis Lending paid $4,000.00');
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(paid?.payout?.ref ?? 'no reference')]);
  // Nothing is asked anymore, and nothing is told twice.
  await passTo('2026-03-20');
  expect(await loanOf(who)).toEqual(paid);
  expect(await mailsToPractice('Genesis Lending paid')).toHaveLength(1);
});

test.each([
  ['that comes back', 3333, '2026-03-19', 'RETURNED', 'R03'],
  ['that the lender keeps', 4444, '2026-03-17', 'DEFERRED', null],
] as const)('a payout %s is asked for again, once, and then arrives', async (_, amount, day, status, returnCode) => {
  const who = await signed(amount);
  await passTo('2026-03-17');
  await passTo(day);
  const { payout } = (await loanOf(who)) ?? {};
  expect(payout).toMatchObject({ status, returnCode, amount });
  expect(await mailsToPractice('was returned')).toHaveLength(status === 'RETURNED' ? 1 : 0);
  const version = payout?.version ?? 0;
  expect((await askAgain(who, version - 1)).body.code).toBe('STALE');
  expect((await askAgain(who, version)).body.payout).toMatchObject({ status: 'QUEUED', returnCode: null });
  // What the lender says of the first try, before it has been asked, changes nothing.
  await followPartnerPayouts(world.deps, civilDate(day));
  expect((await loanOf(who))?.payout?.status).toBe('QUEUED');
  expect((await askAgain(who, (await loanOf(who))?.payout?.version ?? 0)).body.code).toBe('NOT_PENDING');
  await world.mailsTo(who.email);
  await passTo('2026-03-20');
  expect((await loanOf(who))?.payout?.status).toBe(status === 'RETURNED' ? 'SENT' : 'SETTLED');
  await passTo('2026-03-23');
  expect((await loanOf(who))?.payout).toMatchObject({ status: 'SETTLED', amount, returnCode: null });
  const audit = await world.rows<{ action: string }>('audit', ['object_id', who.applicationId]);
  expect(audit.filter(({ action }) => action === 'partner_payout.asked_again')).toHaveLength(1);
});

test('a lender that does not answer is asked on the next day, and nothing is made up', async () => {
  const who = await signed();
  await world.sandbox.fault({ vendor: 'partner', mode: 'error500', times: 9 });
  await passTo('2026-03-17');
  expect((await loanOf(who))?.payout?.status).toBe('QUEUED');
  await world.sandbox.fault({ vendor: 'partner', mode: 'duplicate' });
  await passTo('2026-03-18');
  expect((await loanOf(who))?.payout?.status).toBe('SENT');
});
