import {
  findEnterprise,
  generateExternalToken,
  getApplicationHistory,
  getBorrowerApplication,
  loginExternalToken,
  shareAppLink,
  viewApplicationStatus,
} from '@contract/account/calls';
import { calculateOwnPayments } from '@contract/account/own-calculator-calls';
import { askForTransaction } from '@contract/account/transaction-request-calls';
import { getPersonalInfo } from '@contract/application/calls';
import { finishApplication } from '@contract/application/decision-calls';
import { renewDuplicatedApplicant } from '@contract/application/renew-calls';
import { verifyLoginCode } from '@contract/borrower/calls';
import {
  approveCreditTransaction,
  getCreditTransaction,
  rejectCreditTransaction,
  selectPaymentPlan,
  unrejectCreditTransaction,
} from '@contract/credit-transaction/calls';
import { calculateGenericPayments } from '@contract/payment-calculator/calls';
import { declinePatientRequest, withdrawRequest } from '@contract/servicing/transaction-request-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aMembership, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** Somebody who was approved. */
async function approved() {
  const who = await world.applicant('0001');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const id = row?.borrower_id ?? '';
  return { ...who, id, borrower: { token: await world.sessionOf('borrower', id) } };
}

describe('the applications of a person', () => {
  test('are told newest first, to the person alone; a refresh also says what may be asked for', async () => {
    const who = await approved();
    const { body } = await world.call(getApplicationHistory, { query: { userId: who.id } }, who.borrower);
    expect(body.applicationHistory).toMatchObject([{ _id: who.applicationId, status: 'APPROVED' }]);
    const asApplicant = await world.call(getApplicationHistory, { query: { userId: who.id } }, who);
    expect(asApplicant.body).toEqual(body);
    const one = { params: { id: who.id } };
    const plain = await world.call(getBorrowerApplication, one, who.borrower);
    expect(plain.body).toMatchObject({ application: { _id: who.applicationId }, reapply: null });
    const refreshed = await world.call(
      getBorrowerApplication,
      { ...one, query: { autoRefresh: 'true' } },
      who.borrower,
    );
    expect(refreshed.body.reapply).toMatchObject({ token: null, isReapplyEnabled: expect.any(Boolean) });
  });

  test('say where they go on, and first ask for the plan of a request that waits', async () => {
    const who = await approved();
    const asked = { body: { applicationId: who.applicationId } };
    const before = await world.call(viewApplicationStatus, asked, who.borrower);
    expect([before.status, before.body.redirect]).toEqual([200, expect.stringContaining('/v2/bright-smile/apply?')]);
    const line = await aCreditLine(world.deps, { id: who.id, practice_id: 'prac-bright-smile' }).catch(async () => {
      const [row] = await world.rows<{ id: string; borrower_id: string; practice_id: string }>('credit_profile', [
        'borrower_id',
        who.id,
      ]);
      if (!row) throw new Error('No line');
      return row;
    });
    await aTransaction(world.deps, line);
    const waits = await world.call(viewApplicationStatus, asked, who.borrower);
    expect([waits.status, waits.body.code]).toEqual([400, 'MISSING_PLAN']);
  });
});

test('an enterprise is found by its address part and by its id, with the practices that take applications', async () => {
  const [one] = await world.rows<{ id: string; url_slug: string; name: string }>('enterprise');
  if (!one) throw new Error('The template has no enterprise');
  const bySlug = await world.call(findEnterprise, { query: { urlSlug: one.url_slug } });
  expect(bySlug.body.enterprise).toMatchObject({ _id: one.id, name: one.name });
  expect((await world.call(findEnterprise, { query: { _id: one.id } })).body).toEqual(bySlug.body);
  expect((await world.call(findEnterprise, { query: {} })).status).toBe(404);
});

describe('a shared link', () => {
  const share = async (contact: string, more: object = {}) => {
    const person = await aBorrower(world.deps);
    const token = await world.sessionOf('borrower', person.id);
    const body = { borrowerName: 'Robin', borrowerContact: contact, selectedPractice: 'prac-bright-smile', ...more };
    return world.call(shareAppLink, { body }, { token });
  };

  test('reaches an address or a phone in fixed words, and leads to the practice’s application', async () => {
    expect((await share('robin@shared.test')).status).toBe(200);
    const [mail] = await world.mailsTo('robin@shared.test');
    expect(mail?.subject).toBe('Someone shared a link with you');
    expect(mail?.text).toContain("Here's the link to apply with PatientFi at Bright Smile Dental.");
    expect(mail?.text).not.toMatch(/Ana|Reyes|Robin/);
    expect(mail?.text).toContain('/v2/bright-smile/apply');
    await share('(512) 555-0177');
    const [message] = await world.mailsTo('+15125550177');
    expect(message?.text).toMatch(
      /^Bright Smile Dental: Someone shared a PatientFi application link with you: .*\/v2\/bright-smile\/apply/,
    );
    expect(message?.text).not.toMatch(/Ana|Reyes|Robin/);
  });

  test('speaks Spanish when it is shared from a Spanish page', async () => {
    const person = await aBorrower(world.deps);
    const options = { token: await world.sessionOf('borrower', person.id), headers: { 'accept-language': 'es' } };
    for (const borrowerContact of ['eva@shared.test', '(512) 555-0178']) {
      const body = { borrowerName: 'Eva', borrowerContact, selectedPractice: 'prac-bright-smile' };
      expect((await world.call(shareAppLink, { body }, options)).status).toBe(200);
    }
    expect((await world.mailsTo('eva@shared.test'))[0]?.subject).toBe('Un enlace que alguien comparte con usted');
    expect((await world.mailsTo('+15125550178'))[0]?.text).toMatch(
      /^Bright Smile Dental: Alguien compartió con usted un enlace de solicitud de PatientFi: /,
    );
  });

  test('carries no words of the sender, and goes to own practices only', async () => {
    const words = await share('robin2@shared.test', { borrowerName: 'Win at https://evil.example' });
    expect([words.status, words.body.fields?.[0]?.field]).toEqual([422, 'borrowerName']);
    expect((await share('robin2@shared.test', { selectedPractice: 'prac-harbor-medspa' })).status).toBe(404);
    expect(await world.mailsTo('robin2@shared.test')).toEqual([]);
  });
});

describe('a reference to a person in a link', () => {
  test('names nobody, opens nothing, and sends the code to the person’s own address', async () => {
    const person = await approved();
    const staff = { token: await world.staffSession('staff@bright-smile.test') };
    const { body: made } = await world.call(generateExternalToken, { body: { customerID: person.id } }, staff);
    expect(made.externalToken).not.toContain(person.id);
    expect(made.url).toContain('/v2/borrower/login?customerID=');
    const { status, body } = await world.call(loginExternalToken, {
      body: { externalToken: made.externalToken },
    });
    expect([status, Object.keys(body).includes('token')]).toEqual([200, false]);
    expect(body.phoneOrEmail).not.toBe(person.email);
    const otp = await world.codeFor(person.email);
    const session = await world.call(verifyLoginCode, { body: { user: body.user, otp } });
    expect(session.body.user.id).toBe(person.id);
  });

  test('of a member leads to the log-in of members, and sends a member’s code there', async () => {
    const person = await aBorrower(world.deps);
    await aMembership(world.deps, person, { status: 'ACTIVE' });
    const token = await world.sessionOf('borrower', person.id);
    const asked = { customerID: person.id, brand: 'privi' };
    const { body: made } = await world.call(generateExternalToken, { body: asked }, { token });
    const { externalToken } = made;
    const link = new URL(made.url);
    expect(link.pathname).toBe('/v2/privi/member/login');
    expect(link.searchParams.get('customerID')).toBe(externalToken);
    const { body } = await world.call(loginExternalToken, { body: { externalToken, brand: 'privi' } });
    const otp = await world.codeFor(person.email);
    const asBorrower = await world.call(verifyLoginCode, { body: { user: body.user, otp, brand: 'patientfi' } });
    expect(asBorrower.body.code).toBeDefined();
    // Without a brand it is the code of a member, as it was sent.
    const session = await world.call(verifyLoginCode, { body: { user: body.user, otp } });
    expect((await world.deps.sessions.find(session.body.token))?.kind).toBe('member');
  });

  test('ends after seven days, and one that was changed or made up is none', async () => {
    const person = await aBorrower(world.deps);
    const token = await world.sessionOf('borrower', person.id);
    const { body: made } = await world.call(generateExternalToken, { body: { customerID: person.id } }, { token });
    const follow = (externalToken: string) => world.call(loginExternalToken, { body: { externalToken } });
    expect((await follow(`${made.externalToken.slice(0, -2)}AA`)).body.code).toBe('CODE_EXPIRED');
    expect((await follow('nonsense-token')).body.code).toBe('CODE_EXPIRED');
    expect((await follow(made.externalToken)).status).toBe(200);
    world.deps.clock.setTo(new Date(new Date(made.expiresAt).getTime() + 1000).toISOString());
    expect((await follow(made.externalToken)).body.code).toBe('CODE_EXPIRED');
    world.deps.clock.setTo('2026-03-16T15:00:00.000Z');
  });
});

test('an application with the number of an earlier account goes on with that account, by the code of its owner', async () => {
  const first = await world.applicant('0001', { ssn: '123-45-0001', birthDate: '1970-01-01', lastName: 'First' });
  await world.call(finishApplication, { body: { applicationId: first.applicationId } }, first);
  const who = await world.applicant('0001', { ssn: '123-45-0001', birthDate: '1971-01-01', lastName: 'Second' });
  const decided = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  expect(decided.body).toMatchObject({ ssnUsed: true, pagePath: 'duplicated-ssn' });
  const owner = first;
  const renew = (otp?: string) =>
    world.call(renewDuplicatedApplicant, { body: { applicationId: who.applicationId, ...(otp && { otp }) } }, who);
  const { body: sent } = await renew();
  expect(sent).toMatchObject({ codeSent: true, pagePath: 'duplicated-ssn' });
  expect(sent.destination).not.toBe(owner.email);
  const otp = await world.codeFor(owner.email);
  expect((await renew(otp === '000000' ? '000001' : '000000')).body.code).toBe('WRONG_CODE');
  expect((await renew(otp)).body).toMatchObject({ codeSent: false, pagePath: 'personal-info' });
  const state = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
  expect(state.body).toMatchObject({ email: owner.email, status: 'INCOMPLETE', pagePath: 'personal-info' });
  expect((await renew()).body.code).toBe('STEP_ORDER');
});

test('the own calculator offers what a request would offer, within the own limit, at own practices only', async () => {
  const person = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, person);
  const token = await world.sessionOf('borrower', person.id);
  const ask = (amount: number, practiceId = 'prac-bright-smile') =>
    world.call(calculateOwnPayments, { params: { id: person.id }, body: { amount, practiceId } }, { token });
  const { body } = await ask(4200);
  expect(body.availableCredit).toBe(12_000);
  const { id: txId } = await aTransaction(world.deps, line);
  const offered = await world.call(getCreditTransaction, { params: { id: person.id, txId } }, { token });
  const byProduct = (plans: readonly { product: string }[]) => new Map(plans.map((plan) => [plan.product, plan]));
  expect(byProduct(body.plans)).toEqual(byProduct(offered.body.paymentPlans));
  expect(body.plans.map(({ minimumPayment }) => minimumPayment)).toEqual(
    body.plans.map(({ minimumPayment }) => minimumPayment).sort((a, b) => a - b),
  );
  // The request holds its part of the limit now.
  expect((await ask(8000)).body).toEqual({ availableCredit: 7800, plans: [] });
  expect((await ask(500, 'prac-harbor-medspa')).status).toBe(404);
});

describe('a transaction that the patient asks for', () => {
  async function asked() {
    const person = await aBorrower(world.deps);
    await aCreditLine(world.deps, person);
    const who = { token: await world.sessionOf('borrower', person.id) };
    const body = { practiceManagementId: 'prac-bright-smile', txAmount: 1800, reason: 'The night guard.' };
    const made = await world.call(askForTransaction, { params: { id: person.id }, body }, who);
    const params = { id: person.id, txId: made.body.transaction._id };
    const staff = { token: await world.staffSession('staff@bright-smile.test') };
    const answer = (answer: 'CONFIRMED' | 'DECLINED') =>
      world.call(declinePatientRequest, { params, body: { answer, reason: 'We talked about it.' } }, staff);
    return { who, person, made, params, answer };
  }

  test('can be approved once the practice has confirmed it, and not before', async () => {
    const { who, made, params, answer } = await asked();
    expect([made.status, made.body.transaction.status]).toEqual([200, 'REVIEW']);
    expect(made.body.transaction.request).toMatchObject({ kind: 'CREATE', reason: 'The night guard.' });
    for (const act of [approveCreditTransaction, rejectCreditTransaction, unrejectCreditTransaction])
      expect((await world.call(act, { params, body: {} }, who)).body.code).toBe('NOT_PENDING');
    const { body } = await answer('CONFIRMED');
    expect(body.transaction).toMatchObject({ status: 'PENDING', request: null, canWithdraw: true });
    await world.call(selectPaymentPlan, { body: { transactionId: params.txId, product: 'FIXED_12' } }, who);
    expect((await world.call(approveCreditTransaction, { params, body: {} }, who)).status).toBe(200);
  });

  test('that is declined or taken back holds nothing, and cannot be revived', async () => {
    const declined = await asked();
    expect((await declined.answer('DECLINED')).body.transaction.status).toBe('REJECTED');
    const taken = await asked();
    const back = await world.call(withdrawRequest, { params: taken.params, body: {} }, taken.who);
    expect(back.body.transaction.status).toBe('REJECTED');
    for (const { params, who } of [declined, taken])
      expect((await world.call(unrejectCreditTransaction, { params, body: {} }, who)).body.code).toBe('NOT_PENDING');
  });

  test('is refused above the limit and at a practice that is not theirs', async () => {
    const { who, person } = await asked();
    const at = (practiceManagementId: string, txAmount: number) =>
      world.call(askForTransaction, { params: { id: person.id }, body: { practiceManagementId, txAmount } }, who);
    expect((await at('prac-bright-smile', 10_201)).body.code).toBe('OVER_LIMIT');
    expect((await at('prac-harbor-medspa', 500)).status).toBe(404);
  });
});

describe('the page of an enterprise', () => {
  const urlSlug = 'harborline';
  const read = async (language = 'en') =>
    (await world.call(findEnterprise, { query: { urlSlug } }, { headers: { 'accept-language': language } })).body
      .enterprise;

  test('says of each practice where it is, what it does, how it is called, and whether it has a membership', async () => {
    const { practices } = await read();
    expect(practices.find(({ slug }) => slug === 'gulf-medspa')).toEqual({
      _id: 'prac-gulf-medspa',
      PracticeName: 'Gulf Med Spa',
      slug: 'gulf-medspa',
      specialty: expect.any(String),
      streetAddress: expect.any(String),
      unitApartment: null,
      city: 'Tampa',
      stateCode: 'FL',
      zipCode: expect.stringMatching(/^33\d{3}$/),
      phoneNumber: expect.stringMatching(/^\d{10}$/),
      hasMembership: expect.any(Boolean),
    });
    const { rows } = { rows: await world.rows<{ id: string; enrollments: string }>('practice') };
    for (const { _id, hasMembership } of practices)
      expect(hasMembership).toBe(rows.find(({ id }) => id === _id)?.enrollments.includes('MEMBERSHIPS'));
  });

  test('says its rates by the function of the calculators, in the page’s language', async () => {
    const { practices, ratesExample } = await read();
    const body = { amount: 3000, practiceRef: practices[0]?.slug };
    const { body: calculated } = await world.call(calculateGenericPayments, { body }, {});
    const { to: plan } = calculated.fixed[Math.floor(calculated.fixed.length / 2)] ?? {};
    const exact = (dollars: number | undefined) =>
      (dollars ?? 0).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    expect(ratesExample).toContain(
      `Example: $3,000.00 over ${plan?.fixedTerm} months at ${plan?.interestRate}% APR is`,
    );
    expect(ratesExample).toContain(`payments of ${exact(plan?.minimumPayment)}`);
    expect(ratesExample).toContain(`, for a total of ${exact(plan?.totalOfPayments)}.`);
    const range = /rate can be ([\d.]+)% to ([\d.]+)%/.exec(calculated.example ?? '');
    expect(ratesExample).toContain(`Plans from ${range?.[1]}% to ${range?.[2]}% APR`);
    expect((await read('es')).ratesExample).toMatch(/^Planes de .* Ejemplo: \$3,000\.00 en/);
  });

  test.each([{ is_active: 0 }, { suspend_funds: 1 }, { enrollments: '["MEMBERSHIPS"]' }])(
    'leaves out a practice with %j',
    async (given) => {
      const set = (values: object) =>
        world.deps.database.transaction((tx) =>
          tx.execute(tx.builder.updateTable('practice').set(values).where('id', '=', 'prac-gulf-medspa')),
        );
      const listed = async () => (await read()).practices.some(({ slug }) => slug === 'gulf-medspa');
      const [before] = await world.rows<Record<string, unknown>>('practice', ['id', 'prac-gulf-medspa']);
      expect(await listed()).toBe(true);
      await set(given);
      expect(await listed()).toBe(false);
      await set(Object.fromEntries(Object.keys(given).map((key) => [key, before?.[key]])));
    },
  );
});
