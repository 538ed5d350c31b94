import { approveCreditTransaction, getCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import type { CallInput } from '@contract/endpoint';
import { getAutopay, getAutopayAuthorization, sendAutopaySuccess } from '@contract/payment-method/autopay-calls';
import { selectPaymentOption } from '@contract/payment-method/calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreedAutopay } from '../../test/agreed-autopay';
import { aBankAccount, aBorrower, aCard, aCreditLine, aTransaction } from '../../test/builders';
import { faultsOfPaper } from '../../test/paper-faults';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { ensureDocumentPdf } from '../document/index';
import { autopayOf } from './index';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** A transaction of $4,200 with a plan: 12 months fixed, unless another product is named. */
async function aPlan(product = 'FIXED_12') {
  const borrower = await aBorrower(world.deps);
  const transaction = await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
  const token = await world.sessionOf('borrower', borrower.id);
  const params = { id: borrower.id, txId: transaction.id };
  const chosen = await world.call(selectPaymentPlan, { body: { transactionId: transaction.id, product } }, { token });
  expect(chosen.status).toBe(200);
  const monthly = chosen.body.selectedPaymentPlan?.minimumPayment ?? 0;
  const set = async (body: CallInput<typeof setAutopay>['body']) =>
    world.call(setAutopay, await agreedAutopay(world, { params, body }, { token }), { token });
  const get = async () => (await world.call(getAutopay, { params }, { token })).body;
  const running = () => autopayOf(world.deps.database.read, transaction.id);
  return { borrower, transaction, token, params, monthly, set, get, running };
}

describe('autopay', () => {
  test('needs a plan and a payment method', async () => {
    const { borrower, token, set } = await aPlan();
    const bare = await aTransaction(world.deps, await aCreditLine(world.deps, await aBorrower(world.deps)));
    const other = await world.sessionOf('borrower', bare.borrower_id);
    const params = { id: bare.borrower_id, txId: bare.id };
    const early = await world.call(setAutopay, { params, body: { type: 'MINIMUM' } }, { token: other });
    expect(early.body.code).toBe('STEP_ORDER');
    const without = await set({ type: 'MINIMUM' });
    expect([without.status, without.body.message]).toEqual([409, 'Add a payment method first.']);
    expect((await world.call(sendAutopaySuccess, { body: { email: borrower.email } }, { token })).body.code).toBe(
      'STEP_ORDER',
    );
  });

  test('takes the monthly payment, the payment that keeps a promotion free, or an own amount', async () => {
    const plan = await aPlan('PROMO_12');
    const bank = await aBankAccount(world.deps, plan.borrower);
    const before = await plan.get();
    expect(before).toMatchObject({ type: 'NONE', amount: 0, minimum: plan.monthly, suggested: 350, most: 4200 });
    expect((await plan.set({ type: 'SUGGESTED' })).body).toMatchObject({
      amount: 350,
      paymentMethod: { _id: bank.id },
    });
    expect(await plan.running()).toMatchObject({ type: 'SUGGESTED', cents: 35_000 });
    expect((await plan.set({ type: 'MINIMUM' })).body.amount).toBe(plan.monthly);
    expect((await plan.set({ type: 'CUSTOM', customAmount: 400 })).body.amount).toBe(400);
    expect(await plan.running()).toMatchObject({ type: 'CUSTOM', cents: 40_000 });
  });

  test.each([0.01, 4200.01, undefined])('of an own amount of %s is refused with the range', async (customAmount) => {
    const plan = await aPlan();
    await aBankAccount(world.deps, plan.borrower);
    const refused = await plan.set({ type: 'CUSTOM', ...(customAmount === undefined ? {} : { customAmount }) });
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, 'customAmount']);
    expect(refused.body.fields?.[0]?.message).toContain('to $4,200');
    expect(await plan.running()).toMatchObject({ type: 'NONE' });
  });

  test('takes from the way that is named, never from a foreign one, and a stale change is refused', async () => {
    const plan = await aPlan();
    await aBankAccount(world.deps, plan.borrower);
    const card = await aCard(world.deps, plan.borrower);
    const foreign = await aBankAccount(world.deps, await aBorrower(world.deps));
    expect((await plan.set({ type: 'MINIMUM', paymentMethodId: foreign.id })).status).toBe(404);
    const { version } = await plan.get();
    expect((await plan.set({ type: 'MINIMUM', paymentMethodId: card.id, version })).status).toBe(200);
    expect((await plan.running()).method?.id).toBe(card.id);
    expect((await plan.set({ type: 'NONE', version })).body.code).toBe('STALE');
    expect((await plan.running()).type).toBe('MINIMUM');
  });

  test('is told by e-mail to the own address only, and so is its end', async () => {
    const plan = await aPlan();
    await aBankAccount(world.deps, plan.borrower);
    await plan.set({ type: 'MINIMUM' });
    const approved = await world.call(
      approveCreditTransaction,
      { params: plan.params, body: {} },
      { token: plan.token },
    );
    // Autopay was on before: the loan begins at its rate.
    const { rateInForce, selectedPaymentPlan, monthlyPayment } = approved.body.transaction;
    expect(rateInForce).toBe((selectedPaymentPlan?.interestRate ?? 0) - 0.25);
    const tell = (email: string) => world.call(sendAutopaySuccess, { body: { email } }, { token: plan.token });
    expect((await tell('somebody.else@example.test')).status).toBe(422);
    expect((await tell(plan.borrower.email)).status).toBe(200);
    const mailOf = async (subject: string) =>
      (await world.mailsTo(plan.borrower.email)).find((mail) => mail.subject === subject);
    const on = await mailOf('Autopay is on at PatientFi');
    const lower = (await plan.get()).discount?.payment ?? 0;
    expect(lower).toBeLessThan(plan.monthly);
    expect(monthlyPayment).toBe(lower);
    const { number, txAmount, practicemanagement } = approved.body.transaction;
    const loan = `ransaction ${number}, your loan of $${txAmount.toLocaleString('en-US')}.00 at ${practicemanagement.PracticeName}`;
    expect(on?.text).toContain(`T${loan}: $${lower.toFixed(2)} on each due date`);
    expect(on?.text).toContain('ending in 6789');
    await plan.set({ type: 'NONE' });
    expect((await mailOf('Autopay is off at PatientFi'))?.text).toContain(`Autopay is off for t${loan}.`);
    const shown = await world.call(getCreditTransaction, { params: plan.params }, { token: plan.token });
    expect(shown.body.autopayType).toBe('NONE');
  });

  test('is authorized in writing, for an account and for a card: shown, agreed to by its hash, kept, and mailed', async () => {
    const plan = await aPlan();
    const bank = await aBankAccount(world.deps, plan.borrower);
    const card = await aCard(world.deps, plan.borrower);
    const { params, token } = plan;
    const raw = (body: CallInput<typeof setAutopay>['body']) => world.call(setAutopay, { params, body }, { token });
    const shown = async (paymentMethodId: string, type: 'MINIMUM' | 'FIRST_ONLY' = 'MINIMUM') =>
      (await world.call(getAutopayAuthorization, { params, query: { type, paymentMethodId } }, { token })).body;

    const text = (await shown(bank.id)).paragraphs.join(' ');
    const { startsOn: off } = await plan.get();
    expect(off).toBeNull();
    expect(text).toContain('First Sample Bank ending in 6789');
    expect(text).toMatch(
      /On each due date: your plan payment of \$[\d.]+, plus any late fees shown on your statement\./,
    );
    expect(text).toMatch(/Autopay lowers your rate\. Starting \w+ \d+, \d{4}, the payment is \$[\d.]+/);
    expect(text).toMatch(/The first automatic payment is \$[\d.]+ on \w+ \d+, \d{4}\./);
    expect(text).toContain('three business days before a payment');
    expect((await shown(card.id, 'FIRST_ONLY')).paragraphs.join(' ')).toContain('Visa debit card ending in 4242');

    const { sha256 } = await shown(card.id);
    for (const authorizationHash of [undefined, 'a'.repeat(64), (await shown(bank.id)).sha256]) {
      const body = { type: 'MINIMUM' as const, paymentMethodId: card.id };
      const refused = await raw({ ...body, ...(authorizationHash && { authorizationHash }) });
      expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
    }
    expect(await plan.running()).toMatchObject({ type: 'NONE' });
    expect(await world.rows('document', ['borrower_id', plan.borrower.id])).toEqual([]);

    const on = await raw({ type: 'MINIMUM', paymentMethodId: card.id, authorizationHash: sha256 });
    expect(on.status).toBe(200);
    expect(on.body.startsOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const [kept, ...more] = await world.rows<{ id: string; document_key: string; sha256: string; signed_name: string }>(
      'document',
      ['borrower_id', plan.borrower.id],
    );
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ document_key: 'autopay-authorization', sha256, signed_name: 'Ana Reyes' });
    expect(await faultsOfPaper(await ensureDocumentPdf(kept?.id ?? '', world.deps), ['Ana Reyes'])).toEqual([]);
    const mails = await world.mailsTo(plan.borrower.email);
    const mail = mails.find(({ subject }) => subject === 'Your autopay authorization at PatientFi');
    expect(mail?.attachments?.[0]?.filename).toMatch(/^autopay-authorization/);
    await world.call(approveCreditTransaction, { params, body: {} }, { token });
    const tell = await world.call(sendAutopaySuccess, { body: { email: plan.borrower.email } }, { token });
    expect([tell.status, tell.body.message]).toEqual([200, undefined]);
    const told = (await world.mailsTo(plan.borrower.email)).find(
      ({ subject }) => subject === 'Autopay is on at PatientFi',
    );
    expect(told?.text).toMatch(/The next one is on \w+ \d+, \d{4}\./);
  });

  test('authorized for one account takes from no other that becomes the default', async () => {
    const plan = await aPlan();
    const bank = await aBankAccount(world.deps, plan.borrower);
    const card = await aCard(world.deps, plan.borrower);
    expect((await plan.set({ type: 'MINIMUM' })).status).toBe(200);
    await world.call(selectPaymentOption, { body: { paymentMethodId: card.id } }, { token: plan.token });
    expect((await plan.running()).method?.id).toBe(bank.id);
  });

  test('moves to another account of one transaction only with the authorization of that account, which is kept and mailed', async () => {
    const plan = await aPlan('PROMO_12');
    const bank = await aBankAccount(world.deps, plan.borrower);
    const card = await aCard(world.deps, plan.borrower);
    const { token, params, transaction } = plan;
    const choose = (given: { paymentMethodId: string; authorizationHash?: string }) =>
      world.call(selectPaymentOption, { body: { transactionId: transaction.id, ...given } }, { token });
    const papers = async () => (await world.rows('document', ['transaction_id', transaction.id])).length;
    // Off, it takes from nothing.
    expect((await choose({ paymentMethodId: card.id })).status).toBe(200);
    expect((await plan.set({ type: 'CUSTOM', customAmount: 400, paymentMethodId: bank.id })).status).toBe(200);
    const before = await papers();
    const refused = await choose({ paymentMethodId: card.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
    expect([(await plan.running()).method?.id, await papers()]).toEqual([bank.id, before]);

    const query = { type: 'CUSTOM', customAmount: '400', paymentMethodId: card.id } as const;
    const { body: shown } = await world.call(getAutopayAuthorization, { params, query }, { token });
    expect(shown.paragraphs.join(' ')).toContain(`ending in ${card.last_four}`);
    const moved = await choose({ paymentMethodId: card.id, authorizationHash: shown.sha256 });
    expect(moved.status).toBe(200);
    expect(await plan.running()).toMatchObject({ type: 'CUSTOM', cents: 40_000, method: { id: card.id } });
    expect(await papers()).toBe(before + 1);
    const mails = await world.mailsTo(plan.borrower.email);
    const copies = mails.filter(({ subject }) => subject === 'Your autopay authorization at PatientFi');
    expect(copies).toHaveLength(2);
    // What it takes from already needs no second one.
    expect((await choose({ paymentMethodId: card.id })).status).toBe(200);
    expect(await papers()).toBe(before + 1);
  });

  test('authorized for one plan goes on with that plan alone: with another one it is off, and its person is told', async () => {
    const plan = await aPlan();
    await aBankAccount(world.deps, plan.borrower);
    expect((await plan.set({ type: 'MINIMUM' })).status).toBe(200);
    const choose = (product: string) =>
      world.call(
        selectPaymentPlan,
        { body: { transactionId: plan.transaction.id, product, autopayType: 'SUGGESTED' } },
        { token: plan.token },
      );
    const told = async () => {
      const mails = await world.mailsTo(plan.borrower.email);
      return mails.filter(({ subject }) => subject === 'Autopay is off at PatientFi').length;
    };
    // The same figures: what was authorized, whatever pace comes along.
    expect((await choose('FIXED_12')).status).toBe(200);
    expect(await plan.running()).toMatchObject({ type: 'MINIMUM', cents: Math.round(plan.monthly * 100) });
    expect((await choose('PROMO_12')).status).toBe(200);
    expect(await plan.running()).toMatchObject({ type: 'NONE', cents: 0 });
    expect(await told()).toBe(1);
    expect((await choose('PROMO_12')).status).toBe(200);
    expect([(await plan.running()).type, await told()]).toEqual(['NONE', 1]);
  });

  test('that was turned off is not turned on by the pace that comes with a plan', async () => {
    const plan = await aPlan();
    await aBankAccount(world.deps, plan.borrower);
    await plan.set({ type: 'MINIMUM' });
    await plan.set({ type: 'NONE' });
    const body = { transactionId: plan.transaction.id, product: 'FIXED_12', autopayType: 'MINIMUM' as const };
    expect((await world.call(selectPaymentPlan, { body }, { token: plan.token })).status).toBe(200);
    expect(await plan.running()).toMatchObject({ type: 'NONE', cents: 0 });
    await world.call(approveCreditTransaction, { params: plan.params, body: {} }, { token: plan.token });
    expect(await plan.get()).toMatchObject({ type: 'NONE', next: null });
  });
});
