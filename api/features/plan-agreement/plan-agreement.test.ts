import { getMembership } from '@contract/membership/plan-calls';
import {
  activatePlanAgreement,
  createPlanAgreementUser,
  getPlanAgreementCardPage,
  printPlanAgreement,
  printProviderDocument,
  updatePlanAgreementUser,
  viewPlanAgreement,
} from '@contract/plan-agreement/calls';
import { SIGNED_COPY_BYTES_MAX } from '@contract/plan-agreement/entity';
import { addDays, addMonths, civilDate } from '@domain/calendar/civil-date';
import { debitDay } from '@domain/membership/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { practiceToday } from '../../civil-today';
import { agreedDebits } from '../../test/agreed-debits';
import { pdfText } from '../../test/pdf-text';
import { type EnteredCard, enterCard } from '../../vendors/card-page/testing/enter-card';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { ensureDocumentPdf } from '../document/index';
import { type MemberWorld, PRACTICE, signature, startMemberWorld } from '../membership/testing/member-world';

const IN_USE = 'Phone Number or Email already in use.';
const BANK = { bankName: 'First Sample Bank', accountNumber: '000123456789', routingNumber: '110000000' };

let sandbox: SandboxHarness;
let world: MemberWorld;
let token: string;
let treatments: Awaited<ReturnType<typeof signature>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
  token = await world.staff();
  treatments = await signature(world);
});
afterEach(() => sandbox.reset());
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const today = () => practiceToday(world.deps.clock, { time_zone: 'America/New_York' });
const nextMonth = () => debitDay(addMonths(today(), 1));

let people = 0;
const someone = () => {
  people += 1;
  return { firstName: 'Maya', lastName: 'Lopez', email: `maya.agrees.${people}@example.test` };
};
type Body = Parameters<typeof world.call<typeof createPlanAgreementUser>>[1]['body'];
const begin = (body: Partial<Body> = {}) =>
  world.call(createPlanAgreementUser, { body: { practiceId: PRACTICE, treatments, ...someone(), ...body } }, { token });

async function begun() {
  const { body } = await begin();
  return body.planAgreement;
}
type Agreement = Awaited<ReturnType<typeof begun>>;

const cardToken = async (of: Agreement, card?: EnteredCard) => {
  const query = { privimembership: of.privimembership };
  const { body } = await world.call(getPlanAgreementCardPage, { query }, { token });
  return (await enterCard(body.data.url, card)).token;
};
const activate = (of: Agreement, way: object, more: object = {}) =>
  world.call(
    activatePlanAgreement,
    {
      body: {
        practiceId: PRACTICE,
        membershipId: of.privimembership,
        disclosureHash: of.disclosureHash,
        paymentDueToday: of.payment.paymentDueToday,
        version: of.version,
        ...way,
        ...more,
      },
    },
    { token },
  );
async function active() {
  const of = await begun();
  const { body } = await activate(of, { card: { token: await cardToken(of) } });
  return body.planAgreement;
}
const view = (of: Agreement, as = token) =>
  world.call(viewPlanAgreement, { query: { privimembership: of.privimembership } }, { token: as });

const pdfOf = (inside = '') =>
  `%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
const PDF = pdfOf();

async function upload(of: Agreement, content: string | Uint8Array = PDF, as = token) {
  const form = new FormData();
  form.append('privimembership', of.privimembership);
  form.append('pdf', new Blob([content as BlobPart], { type: 'application/pdf' }), 'signed.pdf');
  const response = await world.app.request('/privi/provider/plan-agreement/finish', {
    method: 'POST',
    headers: { authorization: as },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}
const open = (documentPath: string, providerId = PRACTICE, as = token) =>
  world.app.request(printProviderDocument.path, {
    method: 'POST',
    headers: { authorization: as, 'content-type': 'application/json' },
    body: JSON.stringify({ providerId, type: 'signed-plan-agreement', documentPath }),
  });

describe('step 0, the contact', () => {
  test('makes the membership with its plan and leads to the payment; nobody is sent anything', async () => {
    const who = someone();
    const before = (await world.rows('outbox')).length;
    const { status, body } = await begin({ ...who, phoneNumber: '5125550100' });
    expect(status).toBe(200);
    expect(body.planAgreement).toMatchObject({
      ...who,
      phoneNumber: '5125550100',
      status: 'PLAN_REQUESTED',
      step: 1,
      isContactOpen: true,
      signedCopy: null,
      payment: {
        option: null,
        totalTreatmentsCost: 6601.8,
        upfrontCost: 0,
        monthlyPayment: 550.15,
        membershipPayment: 550.15,
        paymentDueToday: 550.15,
        amount: 550.15,
        amountPaidToday: 0,
        spendableCredits: 0,
        cardNumber: null,
        // Nothing is paid yet; the second month is due on the same day of the next one.
        paymentDate: null,
        nextPaymentDate: nextMonth(),
      },
    });
    expect((await world.rows('outbox')).length).toBe(before);
    const id = body.planAgreement.privimembership;
    const { body: seen } = await world.call(getMembership, { params: { id } }, { token });
    expect(seen.membership.requestedPlan?.totalTreatmentsCost).toBe(6601.8);
  });

  test('of a phone number or e-mail address that somebody of the practice has is refused there', async () => {
    const taken = someone();
    await begin({ ...taken, phoneNumber: '5125550101' });
    const byEmail = await begin({ email: taken.email });
    expect([byEmail.status, byEmail.body.message]).toEqual([422, IN_USE]);
    expect(byEmail.body.fields).toEqual([{ field: 'email', message: IN_USE }]);
    const byPhone = await begin({ phoneNumber: '5125550101' });
    expect(byPhone.body.fields).toEqual([{ field: 'phoneNumber', message: IN_USE }]);
    const neither = await begin({ email: undefined });
    expect(neither.body.fields).toMatchObject([{ field: 'email' }]);
  });

  test('is corrected until the plan begins, and a taken one is refused as before', async () => {
    const of = await begun();
    const other = await begun();
    const change = (to: object, membershipId = of.privimembership) =>
      world.call(
        updatePlanAgreementUser,
        { body: { practiceId: PRACTICE, membershipId, firstName: 'Mia', lastName: 'Lopez', ...to } },
        { token },
      );
    const taken = await change({ email: other.email ?? '' });
    expect(taken.body.fields).toEqual([{ field: 'email', message: IN_USE }]);
    const same = await change({ email: of.email ?? '', phoneNumber: '5125550102', version: of.version });
    expect(same.body.planAgreement).toMatchObject({ firstName: 'Mia', email: of.email, phoneNumber: '5125550102' });
    expect((await change({ email: 'mia@example.test', version: of.version })).body.code).toBe('STALE');
    const begunPlan = await active();
    const late = await change({ email: 'late@example.test' }, begunPlan.privimembership);
    expect([late.status, late.body.code]).toEqual([409, 'STEP_ORDER']);
  });
});

describe('step 1, payment and activation', () => {
  test('by card begins the plan; the practice is paid month by month', async () => {
    const of = await begun();
    const { status, body } = await activate(of, { card: { token: await cardToken(of) } });
    expect([status, body.status]).toEqual([200, 'ACTIVE']);
    expect(body.planAgreement).toMatchObject({
      step: 2,
      status: 'ACTIVE',
      isContactOpen: false,
      payment: {
        option: 'CARD',
        cardNumber: '4242',
        amountPaidToday: 550.15,
        paymentDueToday: 0,
        paymentDate: today(),
        nextPaymentDate: nextMonth(),
      },
    });
    const { body: seen } = await world.call(getMembership, { params: { id: of.privimembership } }, { token });
    expect(seen.membership).toMatchObject({
      planIsActive: true,
      practiceReceives: { contract: 'MONTHLY' },
      payments: [{ kind: 'ACTIVATION', amount: 550.15 }],
    });
    expect(seen.membership.priviagreements.length).toBe(18);
  });

  test('by bank account keeps its authorization with the agreement, signed by the patient alone', async () => {
    const of = await begun();
    const bank = { ...BANK, ...agreedDebits(world.deps) };
    expect(of.authorization.sha256).toBe(bank.authorizationHash);
    const own = async () =>
      (await world.rows('document')).filter(({ created_at: at }) => at === world.deps.clock.now());
    const before = (await own()).length;
    // Staff press nothing that is kept as the patient's signature.
    for (const typed of [{}, { typedName: 'Somebody Else' }]) {
      const refused = await activate(of, { bank, ...typed });
      expect([refused.status, refused.body.fields]).toMatchObject([422, [{ field: 'typedName' }]]);
    }
    expect([(await own()).length, (await view(of)).body.planAgreement.payment.option]).toEqual([before, null]);
    const { body } = await activate(of, { bank, typedName: 'Maya Lopez' });
    const signed = (await world.rows('document')).filter(({ signed_name: name }) => name === 'Maya Lopez');
    expect(signed.map(({ document_key: key }) => key).sort()).toEqual(['ach-authorization', 'membership-agreement']);
    for (const { evidence, id } of signed) {
      expect(JSON.parse(evidence)).toMatchObject({ inPracticeBy: expect.any(String) });
      const said = pdfText(await ensureDocumentPdf(id, world.deps)).replace(/\s+/g, ' ');
      expect(said).toContain('Signed electronically by Maya Lopez in the practice, on its screen, on ');
    }
    expect(body.planAgreement.signedName).toBe('Maya Lopez');
    expect(body.planAgreement.payment).toMatchObject({ option: 'BANK', cardNumber: '6789' });
    expect(JSON.stringify(body)).not.toContain(BANK.accountNumber);
    const papers = (await world.rows('document')).map(({ document_key: key }) => key);
    expect(papers).toContain('ach-authorization');
  });

  test('of a declined card takes nothing, and another card begins the plan', async () => {
    const of = await begun();
    const declined = await activate(of, { card: { token: await cardToken(of, { number: '4000 0000 0000 0002' }) } });
    expect([declined.status, declined.body.code]).toEqual([409, 'PAYMENT_DECLINED']);
    const { body } = await view(of);
    expect(body.planAgreement).toMatchObject({ step: 1, status: 'PLAN_REQUESTED' });
    const again = await activate(body.planAgreement, { card: { token: await cardToken(of) } });
    expect(again.body.status).toBe('ACTIVE');
  });

  test('that the processor does not answer is pending, and the plan begins once it does, paid once', async () => {
    const of = await begun();
    const card = { token: await cardToken(of) };
    await sandbox.fault({ vendor: 'payments', mode: 'down', times: 10 });
    const { status, body } = await activate(of, { card });
    expect([status, body.status, body.planAgreement.step]).toEqual([200, 'PENDING', 1]);
    const again = await activate(of, { bank: { ...BANK, ...agreedDebits(world.deps) }, typedName: 'Maya Lopez' });
    expect(again.status).toBe(409);
    await sandbox.reset();
    world.restVendors();
    await world.passTo(addDays(civilDate(world.deps.clock.now().slice(0, 10)), 1));
    token = await world.staff();
    expect((await view(of)).body.planAgreement).toMatchObject({ step: 2, payment: { amountPaidToday: 550.15 } });
  });

  test.each([
    ['another amount', { paymentDueToday: 1 }],
    ['another text', { disclosureHash: '0'.repeat(64) }],
    ['an earlier version', { version: 0 }],
  ])('of %s than was shown is refused, and nothing is kept', async (_, more) => {
    const of = await begun();
    const answer = await activate(of, { card: { token: await cardToken(of) } }, more);
    expect([answer.status, answer.body.code]).toEqual([409, 'STALE']);
    expect((await view(of)).body.planAgreement.payment.option).toBeNull();
  });

  test('without a way to pay, and a second time, is refused', async () => {
    const of = await begun();
    expect((await activate(of, {})).body.code).toBe('STEP_ORDER');
    const done = await active();
    expect(
      (await activate(done, { bank: { ...BANK, ...agreedDebits(world.deps) }, typedName: 'Maya Lopez' })).body.code,
    ).toBe('STEP_ORDER');
  });

  test('of a card that is somebody else’s is refused at its token', async () => {
    const of = await begun();
    const other = await begun();
    const answer = await activate(of, { card: { token: await cardToken(other) } });
    expect(answer.body.fields).toMatchObject([{ field: 'token' }]);
  });
});

describe('step 2, the agreement', () => {
  test('before it is signed is printed with lines for both sides, and so is one that was paid by card and not signed', async () => {
    const lines = async (one: Agreement) => {
      const address = `${printPlanAgreement.path}?privimembership=${one.privimembership}`;
      const file = await world.app.request(address, { headers: { authorization: token } });
      const said = pdfText(Buffer.from(await file.arrayBuffer())).replace(/\s+/g, ' ');
      return [
        said.includes('Patient Name Signature Day Practice Name Signature Day'),
        /Signed electronically/.test(said),
      ];
    };
    const of = await begun();
    expect(of.document.consent).toMatch(
      /^I have read the terms\. Harbor Med Spa may charge my payment method \$550\.15 today/,
    );
    expect(await lines(of)).toEqual([true, false]);
    expect(await lines(await active())).toEqual([true, false]);
    const signed = await activate(of, { card: { token: await cardToken(of) }, typedName: 'maya lopez' });
    expect(signed.body.planAgreement).toMatchObject({ signedName: 'maya lopez', status: 'ACTIVE' });
    expect(await lines(of)).toEqual([false, true]);
  });

  test('is read and printed as it was kept', async () => {
    const of = await active();
    const read = of.document.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(read).toContain('Botox');
    // More than four payments are disclosed before anything is signed (12 CFR 1026.2(a)(17)).
    expect(of.document.box).toMatchObject({
      apr: 0,
      totalOfPayments: 6601.8,
      schedule: [{ count: 12, amount: 550.15 }],
      sale: { creditor: 'Harbor Med Spa', totalSalePrice: 6601.8 },
    });
    const { pathname, search } = new URL(
      `http://localhost${printPlanAgreement.path}?privimembership=${of.privimembership}`,
    );
    const file = await world.app.request(pathname + search, { headers: { authorization: token } });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describe('step 3, the signed paper', () => {
  test('is kept sealed, and its ticket opens it once, at this practice and in this session alone', async () => {
    const of = await active();
    const { status, body } = await upload(of);
    expect(status).toBe(200);
    expect(body.planAgreement).toMatchObject({ step: 3, signedCopy: { type: 'signed-plan-agreement' } });
    const [kept] = (await world.rows('signed_plan_agreement')).filter(
      ({ membership_id: id }) => id === of.privimembership,
    );
    expect(Number(kept?.size_bytes)).toBe(PDF.length);
    const [sealed] = (await world.rows('vault')).filter(({ id }) => id === kept?.vault_id);
    expect(sealed?.ciphertext).not.toContain(Buffer.from(PDF).toString('base64').slice(0, 40));
    expect((await open(kept?.id ?? '')).status).toBe(404);
    const path = async () => (await view(of)).body.planAgreement.signedCopy?.documentPath ?? '';
    const ticket = await path();
    expect((await open(ticket, 'prac-bright-smile')).status).toBe(404);
    const colleague = await world.staffSession('manager@bright-smile.test');
    expect((await open(ticket, PRACTICE, colleague)).status).toBe(404);
    const opened = await open(ticket);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(await opened.text()).toBe(PDF);
    expect((await open(ticket)).status).toBe(404);
    expect((await open(await path())).status).toBe(200);
  });

  test.each([
    ['a picture', '\u00ff\u00d8\u00ff JFIF'],
    ['a PDF that runs something', pdfOf('/OpenAction << /S /JavaScript >>')],
    ['malware in a PDF', pdfOf('\n%X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-' + 'ANTIVIRUS-TEST-FILE!$H+H*\n')],
    ['nothing', ''],
  ])('that is %s is refused at the file', async (_, content) => {
    const answer = await upload(await active(), Buffer.from(content, 'latin1'));
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toMatchObject([{ field: 'pdf' }]);
  });

  test('that is too large is refused, and nothing is kept', async () => {
    const of = await active();
    const answer = await upload(of, new Uint8Array(SIGNED_COPY_BYTES_MAX + 1));
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
    expect((await view(of)).body.planAgreement.signedCopy).toBeNull();
  });

  test('that is uploaded twice at once is there once; another one is refused', async () => {
    const of = await active();
    const both = await Promise.all([upload(of), upload(of)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const kept = (await world.rows('signed_plan_agreement')).filter(
      ({ membership_id: id }) => id === of.privimembership,
    );
    expect(kept).toHaveLength(1);
    const told = (await world.rows('membership_history')).filter(
      ({ membership_id: id, action }) => id === of.privimembership && action === 'AGREEMENT_UPLOADED',
    );
    expect(told).toHaveLength(1);
    const other = await upload(of, pdfOf('/Lang (en)'));
    expect([other.status, other.body.code]).toEqual([409, 'STEP_ORDER']);
  });

  test('of a plan that has not begun, and of another practice, is refused', async () => {
    expect((await upload(await begun())).body.code).toBe('STEP_ORDER');
    const foreign = await world.staffSession('manager@bright-smile.test');
    expect((await upload(await active(), PDF, foreign)).status).toBe(404);
  });
});

test('the next payment is named with the day on which it is taken, before the plan begins and after', async () => {
  // May 16 is a Saturday.
  await world.passTo('2026-04-16');
  token = await world.staff();
  const of = await begun();
  expect(of.payment.nextPaymentDate).toBe('2026-05-18');
  const { body } = await activate(of, { card: { token: await cardToken(of) } });
  expect(body.planAgreement.payment.nextPaymentDate).toBe('2026-05-18');
});
