import { getLoggedBorrower } from '@contract/borrower/calls';
import { approveCreditTransaction, getCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { openPersonaInquiry, submitBorrowerIdentity, verifyCreditTransaction } from '@contract/identity/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** Somebody with two requests that wait for their identity. */
async function somebody() {
  const person = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, person);
  const status = 'VERIFICATION_REQUESTED' as const;
  const first = await aTransaction(world.deps, line, { status, amount_cents: 90_000 });
  const second = await aTransaction(world.deps, line, { status, amount_cents: 80_000 });
  const token = await world.sessionOf('borrower', person.id);
  const see = async (txId: string) =>
    (await world.call(getCreditTransaction, { params: { id: person.id, txId } }, { token })).body;
  return { id: person.id, first: first.id, second: second.id, token, see };
}
type Who = { token: string };
const open = (who: Who) => world.call(openPersonaInquiry, {}, who);
const submit = (who: Who) => world.call(submitBorrowerIdentity, { body: {} }, who);

/** What the person does on the vendor's page; answers where it leads them. */
async function decideAt(url: string, verdict: 'pass' | 'fail') {
  const page = new URL(url);
  const form = new URLSearchParams(page.searchParams);
  form.set('verdict', verdict);
  return (await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' })).headers;
}

test('a transaction that waits for it can be approved after a passed check, and not before', async () => {
  const who = await somebody();
  const params = { id: who.id, txId: who.first };
  expect((await world.call(approveCreditTransaction, { params, body: {} }, who)).body.code).toBe('STEP_ORDER');
  const { body: inquiry } = await open(who);
  expect((await open(who)).body.inquiryId).toBe(inquiry.inquiryId);
  const early = await world.call(verifyCreditTransaction, { body: { transactionId: who.first } }, who);
  expect([early.status, early.body.message]).toEqual([409, 'Finish the identity check first.']);
  // What waits for the check is displayed as pending; the stored status says what it waits for.
  expect(await who.see(who.first)).toMatchObject({ borrowerTxStatus: 'VERIFICATION_REQUESTED', status: 'PENDING' });
  const back = (await decideAt(inquiry.url, 'pass')).get('location');
  expect(back).toContain(`/v2/borrower/verify-identity-transaction?transaction=${who.first}`);
  expect(await open(who)).toMatchObject({ status: 409, body: { code: 'INQUIRY_EXISTS' } });
  const { status, body } = await world.call(verifyCreditTransaction, { body: { transactionId: who.first } }, who);
  expect([status, body.transaction.borrowerTxStatus, body.transaction.status]).toEqual([200, 'PENDING', 'PENDING']);
  expect(body.transaction.statusHistory[0]).toMatchObject({ action: 'VERIFIED', userName: 'Ana Reyes' });
  expect((await who.see(who.second)).borrowerTxStatus).toBe('PENDING');
  expect((await world.call(getLoggedBorrower, {}, who)).body.isIdentityVerified).toBe(true);
  await world.call(selectPaymentPlan, { body: { transactionId: who.first, product: 'FIXED_12' } }, who);
  expect((await world.call(approveCreditTransaction, { params, body: {} }, who)).status).toBe(200);
});

test('a check that is not passed puts what waited into review and tells support: nothing is rejected', async () => {
  const who = await somebody();
  await decideAt((await open(who)).body.url, 'fail');
  expect((await submit(who)).body).toEqual({ isIdentityVerified: false });
  for (const txId of [who.first, who.second]) {
    const seen = await who.see(txId);
    expect([seen.status, seen.statusHistory[0]?.action]).toEqual(['REVIEW', 'NOT_VERIFIED']);
  }
  const mails = await world.mailsTo(world.deps.config.brandFinancing.supportEmail);
  expect(mails.filter(({ subject }) => subject?.startsWith('Review transaction '))).toHaveLength(2);
});

test('a vendor that does not answer changes nothing, and a later try goes on', async () => {
  const who = await somebody();
  const { body: inquiry } = await open(who);
  await decideAt(inquiry.url, 'pass');
  await world.sandbox.fault({ vendor: 'persona', mode: 'error500', times: 3 });
  expect((await submit(who)).status).toBe(503);
  expect((await who.see(who.first)).borrowerTxStatus).toBe('VERIFICATION_REQUESTED');
  expect((await submit(who)).body).toEqual({ isIdentityVerified: true });
});

test('a verdict counts once: a request that came since waits for a check of its own', async () => {
  const who = await somebody();
  await decideAt((await open(who)).body.url, 'pass');
  expect((await submit(who)).body).toEqual({ isIdentityVerified: true });
  const line = { id: (await world.rows<{ id: string }>('credit_profile', ['borrower_id', who.id]))[0]?.id ?? '' };
  const at = { ...line, borrower_id: who.id, practice_id: 'prac-bright-smile' };
  const later = await aTransaction(world.deps, at, { status: 'VERIFICATION_REQUESTED', amount_cents: 1000 });
  const early = await world.call(verifyCreditTransaction, { body: { transactionId: later.id } }, who);
  expect(early.body.code).toBe('STEP_ORDER');
  expect((await open(who)).status).toBe(200);
});

test('somebody without a waiting request proves who they are once; afterwards there is nothing to check', async () => {
  const person = await aBorrower(world.deps);
  const who = { token: await world.sessionOf('borrower', person.id) };
  const { body } = await open(who);
  expect((await decideAt(body.url, 'pass')).get('location')).toContain('/v2/borrower/verify-identity?');
  expect((await submit(who)).body).toEqual({ isIdentityVerified: true });
  expect((await open(who)).body).toMatchObject({ code: 'STEP_ORDER' });
});
