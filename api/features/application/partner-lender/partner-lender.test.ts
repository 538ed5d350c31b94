import { getPersonalInfo } from '@contract/application/calls';
import { finishApplication } from '@contract/application/decision-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  declinePartnerOffer,
  getPartnerDisclosure,
  getPartnerLoan,
  listPartnerLoans,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { getCreditProfile, verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import { partnerConsents } from '@contract/consents';
import { printDocument, viewDocument } from '@contract/document/calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  // The lender counts days as we do.
  world = await startApplyWorld(undefined, undefined, { now: () => world?.deps.clock.nowMs() ?? 0 });
});
afterEach(() => world.sandbox.reset());
afterAll(() => world.discard());

const DAY_MS = 86_400_000;
const NEW_YORK = { state: 'NY', city: 'New York', zipCode: '10001' } as const;

/** Applies at a practice and finishes. */
async function denied(lastFour = '0016', practice = 'empire-implants'): Promise<Applicant> {
  const who = await world.applicant(lastFour, practice === 'empire-implants' ? NEW_YORK : {}, practice);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return who;
}

const info = async (who: Applicant) =>
  (await world.call(getPartnerLoan, { query: { applicationId: who.applicationId } }, who)).body;
const body = (who: Applicant) => ({ body: { applicationId: who.applicationId } });
const consentOf = async (who: Applicant) =>
  (await world.call(getPartnerDisclosure, { query: { applicationId: who.applicationId } }, who)).body.sha256;

let presses = 0;
async function ask(who: Applicant) {
  const consentHash = await consentOf(who);
  // Each press is a request of its own; without a key the first answer would come again.
  const headers = { 'idempotency-key': `ask-${++presses}` };
  const asked = { body: { applicationId: who.applicationId, consentHash } };
  return world.call(askPartnerLender, asked, { token: who.token, headers });
}
const accept = (who: Applicant) => world.call(acceptPartnerOffer, body(who), who);
const decline = (who: Applicant) => world.call(declinePartnerOffer, body(who), who);

async function sign(who: Applicant, changes: object = {}) {
  const { applicationId } = who;
  const params = { documentKey: 'partner-loan-agreement' as const };
  const shown = await world.call(viewDocument, { params, query: { applicationId } }, who);
  const state = await world.call(getPersonalInfo, { query: { applicationId } }, who);
  const typedName = `${state.body.firstName} ${state.body.lastName}`;
  const signature = { applicationId, typedName, disclosureHash: shown.body.sha256, consents: [...partnerConsents] };
  return world.call(signPartnerAgreement, { body: { ...signature, ...changes } }, who);
}

type Asked = { id: string; lastFour: string; accountNumber: string | null; isDeclined: boolean };
const askedOf = async (): Promise<Asked[]> => (await fetch(`${world.sandbox.url}/sandbox/partner`)).json();

/** An applicant whose offer is accepted and can be signed. */
async function accepted(): Promise<Applicant> {
  const who = await denied();
  await ask(who);
  await accept(who);
  return who;
}

async function logIn(who: Applicant) {
  const { body } = await world.call(verifyWelcomeBack, { body: { data: who.email } });
  const otp = await world.codeFor(who.email);
  return (await world.call(verifyLoginCode, { body: { user: body.user, otp } })).body;
}

test('an offer that waits is where a log-in leads, until it is answered', async () => {
  const logsInTo = async (who: Applicant) => (await logIn(who)).redirectLocation;
  const who = await denied();
  expect(await logsInTo(who)).toBeNull();
  await ask(who);
  expect(await logsInTo(who)).toBe('/v2/empire-implants/apply?pagePath=welcome-back');
  await decline(who);
  expect(await logsInTo(who)).toBeNull();
});

test('a loan that the lender made is where a log-in leads, with what was agreed and to nobody else', async () => {
  const who = await accepted();
  expect((await logIn(who)).creditTransaction).toBeNull();
  const signed = (await sign(who)).body;
  const { creditTransaction, selectPlan, redirectLocation, user, token } = await logIn(who);
  expect(creditTransaction).toEqual({ transaction: who.applicationId, genesis: true });
  expect([selectPlan, redirectLocation]).toEqual([false, null]);
  const params = { id: user.id };
  const { body } = await world.call(listPartnerLoans, { params }, { token });
  expect(body.data).toEqual([
    {
      _id: who.applicationId,
      lender: 'Genesis Lending',
      practice: 'Empire Implants',
      amount: signed.offer?.approvedLoanAmount,
      genesisApr: signed.offer?.genesisApr,
      termMonths: signed.offer?.termMonths,
      monthlyPayment: signed.offer?.monthlyPayment,
      lastPayment: signed.offer?.lastPayment,
      totalOfPayments: signed.offer?.totalOfPayments,
      firstDueOn: signed.offer?.firstDueOn,
      signedAt: signed.signedAt,
      genesisAccountNumber: signed.genesisAccountNumber,
    },
  ]);
  expect((await world.call(getCreditProfile, { params }, { token })).body.hasPartnerLoan).toBe(true);
  const other = await logIn(await denied());
  const theirs = { params: { id: other.user.id } };
  expect((await world.call(listPartnerLoans, theirs, other)).body.data).toEqual([]);
  expect((await world.call(getCreditProfile, theirs, other)).body.hasPartnerLoan).toBe(false);
});

describe('who may ask', () => {
  test('a denied applicant of a practice with a partner lender; nothing has left before the consent', async () => {
    const who = await denied();
    expect(await info(who)).toMatchObject({ available: true, status: null, qualifier: null, offer: null });
    expect(await askedOf()).toEqual([]);
  });

  test.each([
    ['at a practice without one', '0004', 'bright-smile'],
    ['with an approval', '0001', 'empire-implants'],
    ['with a fraud alert', '0012', 'empire-implants'],
  ])('nobody %s', async (_, lastFour, practice) => {
    const who = await denied(lastFour, practice);
    expect((await info(who)).available).toBe(false);
    const consentHash = 'a'.repeat(64);
    const asked = await world.call(askPartnerLender, { body: { applicationId: who.applicationId, consentHash } }, who);
    expect(asked.body.code).toBe('STEP_ORDER');
    expect(await askedOf()).toEqual([]);
  });

  test('nobody without agreeing to the text that is shown', async () => {
    const who = await denied();
    const consentHash = 'a'.repeat(64);
    const asked = await world.call(askPartnerLender, { body: { applicationId: who.applicationId, consentHash } }, who);
    expect(asked.body.code).toBe('STALE');
    expect(await askedOf()).toEqual([]);
    expect(await world.rows('partner_loan', ['application_id', who.applicationId])).toEqual([]);
  });
});

describe('the answer of the lender', () => {
  test.each([
    ['0016', { status: 'APPROVED', pagePath: 'genesis-offer-review', qualifier: 'GENESIS', deniedMarker: null }],
    ['0004', { status: 'DENIED', pagePath: 'genesis-application-denied', deniedMarker: null, offer: null }],
    ['0018', { status: 'DENIED', pagePath: 'genesis-application-freeze', deniedMarker: 'FREEZE', offer: null }],
    ['0015', { status: 'REVIEW', pagePath: 'genesis-application-review', deniedMarker: null, offer: null }],
  ])('%s', async (lastFour, expected) => {
    const who = await denied(lastFour);
    expect((await ask(who)).body).toMatchObject(expected);
    expect(await info(who)).toMatchObject(expected);
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ status: 'DENIED', page_path: expected.pagePath, approved_line_cents: null });
    const consents = await world.rows<{ consent_key: string }>('consent', ['application_id', who.applicationId]);
    expect(consents.map((each) => each.consent_key)).toContain('partner-lender-consent');
  });

  test('an offer adds up', async () => {
    const { offer } = (await ask(await denied())).body;
    expect(offer).toMatchObject({ approvedLoanAmount: 4000, genesisApr: 34.99, termMonths: 24 });
    const { monthlyPayment = 0, lastPayment = 0, totalOfPayments = 0, financeCharge = 0 } = offer ?? {};
    expect(totalOfPayments).toBeCloseTo(monthlyPayment * 23 + lastPayment, 2);
    expect(totalOfPayments).toBeCloseTo(4000 + financeCharge, 2);
  });

  test('names the rate of the day: on a later one it is higher, and what was shown before is not signed', async () => {
    const who = await accepted();
    const shownTo = async (one: Applicant) => {
      const params = { documentKey: 'partner-loan-agreement' as const };
      return (await world.call(viewDocument, { params, query: { applicationId: one.applicationId } }, one)).body;
    };
    const today = await shownTo(who);
    expect([(await info(who)).offer?.genesisApr, today.box?.apr]).toEqual([34.99, 34.99]);
    world.deps.clock.advance(10 * DAY_MS);
    const later = await world.arrive(who.email, 'empire-implants');
    const back = { ...who, token: later.token };
    const stale = await sign(back, { disclosureHash: today.sha256 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const shown = await shownTo(back);
    expect(shown.box?.apr).toBe(35.96);
    expect((await info(back)).offer?.genesisApr).toBe(shown.box?.apr);
    expect((await sign(back)).status).toBe(200);
    expect((await info(back)).offer?.genesisApr).toBe(shown.box?.apr);
    world.deps.clock.advance(10 * DAY_MS);
    const { user, token } = await logIn(who);
    const { body } = await world.call(listPartnerLoans, { params: { id: user.id } }, { token });
    expect(body.data[0]?.genesisApr).toBe(shown.box?.apr);
    world.deps.clock.advance(-20 * DAY_MS);
  });

  test('is named where the outcome is read again: its qualifier and its APR', async () => {
    const who = await denied();
    const outcome = async () => (await world.call(finishApplication, body(who), who)).body;
    expect(await outcome()).toMatchObject({ qualifier: null, genesisApr: null });
    await ask(who);
    const { offer } = await info(who);
    expect(offer?.genesisApr).toBeGreaterThan(0);
    expect(await outcome()).toMatchObject({ status: 'DENIED', qualifier: 'GENESIS', genesisApr: offer?.genesisApr });
  });

  test('what a person there looks at is asked for again, and then there is an offer', async () => {
    const who = await denied('0015');
    await ask(who);
    expect((await ask(who)).body.status).toBe('REVIEW');
    expect((await ask(who)).body).toMatchObject({ status: 'APPROVED', pagePath: 'genesis-offer-review' });
    expect(await askedOf()).toHaveLength(1);
  });

  test('a returning person is where they were, with the amount of the offer', async () => {
    const who = await denied();
    await ask(who);
    const back = await world.arrive(who.email, 'empire-implants');
    expect(back.applicationId).toBe(who.applicationId);
    const { body: state } = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, back);
    expect(state.pagePath).toBe('genesis-offer-review');
  });

  test('asking twice at once is one question', async () => {
    const who = await denied();
    const answers = await Promise.all([ask(who), ask(who)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await askedOf()).toHaveLength(1);
  });
});

describe('a lender in trouble', () => {
  test.each(['down', 'error500'])('that is %s answers 503, denies nobody and is asked again', async (mode) => {
    const who = await denied();
    await world.sandbox.fault({ vendor: 'partner', mode, times: 3 });
    const failed = await ask(who);
    expect(failed).toMatchObject({ status: 503, body: { code: 'VENDOR_UNAVAILABLE' } });
    expect(await info(who)).toMatchObject({ status: 'INCOMPLETE', pagePath: 'genesis-loading', offer: null });
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ status: 'DENIED', page_path: 'genesis-loading' });
    expect((await ask(who)).body).toMatchObject({ status: 'APPROVED', pagePath: 'genesis-offer-review' });
  });

  test('whose answer is lost has been asked once', async () => {
    const who = await denied();
    await world.sandbox.fault({ vendor: 'partner', mode: 'lost-response' });
    expect((await ask(who)).body.status).toBe('APPROVED');
    expect(await askedOf()).toHaveLength(1);
  });

  test('whose loan is confirmed too late makes one loan, and nothing is signed twice', async () => {
    const who = await accepted();
    await world.sandbox.fault({ vendor: 'partner', mode: 'lost-response' });
    expect((await sign(who)).status).toBe(200);
    expect((await sign(who)).status).toBe(200);
    const asked = await askedOf();
    expect(asked.filter(({ accountNumber }) => accountNumber !== null)).toHaveLength(1);
    const documents = await world.papers<{ document_key: string }>(who.applicationId);
    expect(documents.filter((row) => row.document_key === 'partner-loan-agreement')).toHaveLength(1);
  });
});

test.each([
  ['en', 'Signed today, this offer would cost more than the 36% APR we allow, so it has ended. You owe nothing.'],
  [
    'es',
    'Si la firmara hoy, esta oferta costaría más que el 36% de APR que permitimos, así que terminó. No debe nada.',
  ],
])(
  'an offer whose rate passes 36% by the day of the signature is neither signed nor taken, in words (%s)',
  async (language, words) => {
    const [who, later] = [await accepted(), await denied()];
    await ask(later);
    const headers = { 'accept-language': language };
    world.deps.clock.advance(12 * DAY_MS);
    const back = async (one: Applicant) => ({
      ...one,
      token: (await world.arrive(one.email, 'empire-implants')).token,
    });
    const [signer, taker] = [await back(who), await back(later)];
    expect((await info(signer)).offer?.genesisApr).toBeGreaterThan(36);
    expect((await sign(signer)).body.code).toBe('STEP_ORDER');
    const refused = await world.call(acceptPartnerOffer, body(taker), { token: taker.token, headers });
    expect([refused.status, refused.body.message]).toEqual([409, words]);
    expect((await info(signer)).signedAt).toBeNull();
    world.deps.clock.advance(-12 * DAY_MS);
  },
);

describe('an offer whose last day is past', () => {
  async function end({ applicationId }: Applicant) {
    const [row] = await world.rows<{ offer: string }>('partner_loan', ['application_id', applicationId]);
    const offer = JSON.stringify({ ...JSON.parse(row?.offer ?? '{}'), offeredUntil: '2025-12-31' });
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('partner_loan').set({ offer }).where('application_id', '=', applicationId)),
    );
  }

  test('is told as ended, and neither taken nor where a log-in leads', async () => {
    const who = await denied();
    await ask(who);
    expect((await info(who)).offerEnded).toBe(false);
    await end(who);
    expect(await info(who)).toMatchObject({ offerEnded: true, offer: { offeredUntil: '2025-12-31' } });
    const refused = (await accept(who)).body;
    expect([refused.code, refused.message]).toEqual(['STEP_ORDER', expect.stringMatching(/^This offer has expired\./)]);
    expect((await logIn(who)).redirectLocation).toBeNull();
  });

  test('is not signed, though it was accepted before', async () => {
    const who = await accepted();
    await end(who);
    expect((await sign(who)).body.message).toMatch(/^This offer has expired\./);
    expect((await info(who)).offerEnded).toBe(true);
    expect((await askedOf())[0]?.accountNumber).toBeNull();
  });

  test('does not undo a loan that was signed while it stood', async () => {
    const who = await accepted();
    await sign(who);
    await end(who);
    expect(await info(who)).toMatchObject({ offerEnded: false, pagePath: 'genesis-confirmation' });
  });
});

describe('accepting, declining, signing', () => {
  test('an accepted offer leads to its next step, and again to the same', async () => {
    const who = await denied();
    await ask(who);
    const expected = { status: 'APPROVED', pagePath: 'genesis-post-agreement' };
    expect((await accept(who)).body).toMatchObject(expected);
    expect((await accept(who)).body).toMatchObject(expected);
  });

  test('a declined offer is DENIED, the lender is told, and it cannot be taken any more', async () => {
    const who = await denied();
    await ask(who);
    const expected = { status: 'DENIED', pagePath: 'genesis-declined-agreement' };
    expect((await decline(who)).body).toMatchObject(expected);
    expect((await decline(who)).body).toMatchObject(expected);
    expect((await accept(who)).body.code).toBe('STEP_ORDER');
    expect((await sign(who)).body.code).toBe('STEP_ORDER');
    await world.mailsTo(who.email);
    expect(await askedOf()).toMatchObject([{ isDeclined: true, accountNumber: null }]);
  });

  test('declined while the signature is under way, nothing is signed and the lender undoes the loan', async () => {
    const who = await accepted();
    await world.sandbox.fault({ vendor: 'partner', mode: 'slow', delayMs: 1_500 });
    const signing = sign(who);
    await world.sandbox.faultsMet();
    expect((await decline(who)).body).toMatchObject({ status: 'DENIED', pagePath: 'genesis-declined-agreement' });
    const refused = await signing;
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You declined this offer, so you have nothing to sign.',
    ]);
    await expectNothingSigned(who);
  });

  test('declined after a signature whose answer was lost, the loan that it made is undone', async () => {
    const who = await accepted();
    // Each repeat makes the same loan, and loses its answer too.
    await world.sandbox.fault({ vendor: 'partner', mode: 'lost-response', times: 9 });
    expect((await sign(who)).status).toBe(503);
    expect((await askedOf())[0]?.accountNumber).not.toBeNull();
    await world.sandbox.fault({ vendor: 'partner', mode: 'slow', delayMs: 1 });
    expect((await decline(who)).status).toBe(200);
    expect((await sign(who)).body.code).toBe('STEP_ORDER');
    await expectNothingSigned(who);
  });

  async function expectNothingSigned(who: Applicant) {
    await world.mailsTo(who.email);
    expect(await askedOf()).toMatchObject([{ isDeclined: true, accountNumber: null }]);
    const [loan] = await world.rows('partner_loan', ['application_id', who.applicationId]);
    expect(loan).toMatchObject({ status: 'DECLINED', signed_at: null, account_last_four: null });
    const documents = await world.papers<{ document_key: string }>(who.applicationId);
    expect(documents.filter((row) => row.document_key === 'partner-loan-agreement')).toEqual([]);
    const history = await world.rows<{ action: string }>('application_history', ['application_id', who.applicationId]);
    expect(history.map(({ action }) => action)).not.toContain('PARTNER_AGREEMENT_SIGNED');
  }

  test('signing makes the loan, keeps the paper with its figures, and four digits of the account', async () => {
    const who = await accepted();
    const signed = (await sign(who)).body;
    const number = (await askedOf())[0]?.accountNumber ?? '';
    expect(signed).toMatchObject({ pagePath: 'genesis-confirmation', genesisAccountNumber: number.slice(-4) });
    const [document] = (
      await world.rows<{ document_key: string; content: string; signed_at: string }>('document', [
        'application_id',
        who.applicationId,
      ])
    ).filter((row) => row.document_key === 'partner-loan-agreement');
    expect(document?.content).toContain('Genesis Lending');
    expect(document?.signed_at).not.toBeNull();
    const stored = JSON.stringify(
      await Promise.all(['partner_loan', 'audit', 'application', 'outbox'].map((table) => world.rows(table))),
    );
    expect(number).toMatch(/^77\d{8}$/);
    expect(stored).not.toContain(number);
    const params = { documentKey: 'partner-loan-agreement' as const };
    const query = { applicationId: who.applicationId };
    expect((await world.call(printDocument, { params, query }, who)).status).toBe(200);
    expect(await world.rows('credit_profile', ['application_id', who.applicationId])).toEqual([]);
  });

  test.each([
    ['another text', { disclosureHash: '0'.repeat(64) }, 409],
    ['another name', { typedName: 'Somebody Else' }, 422],
    ['a missing consent', { consents: ['partner-loan-agreement'] }, 422],
  ])('%s is refused, and there is no loan', async (_, changes, status) => {
    const who = await accepted();
    expect((await sign(who, changes)).status).toBe(status);
    expect((await askedOf())[0]?.accountNumber).toBeNull();
  });

  test.each(['on_hold', 'flagged_fraud'])(
    'nothing is signed, and nobody is asked, while an account is %s',
    async (flag) => {
      const set = (who: Applicant, value: number) =>
        world.deps.database.migrate([
          `update borrower set ${flag} = ${value} where id = (select borrower_id from application where id = '${who.applicationId}')`,
        ]);
      const signer = await accepted();
      const asker = await denied();
      const before = (await askedOf()).length;
      await set(signer, 1);
      await set(asker, 1);
      expect((await sign(signer)).body.code).toBe('ACCOUNT_BLOCKED');
      expect((await ask(asker)).body.code).toBe('ACCOUNT_BLOCKED');
      expect(await askedOf()).toHaveLength(before);
      await set(signer, 0);
      expect((await sign(signer)).status).toBe(200);
    },
  );

  test('nothing is signed before the offer is accepted', async () => {
    const who = await denied();
    await ask(who);
    expect((await sign(who)).body.code).toBe('STEP_ORDER');
  });
});
