import { getPersonalInfo } from '@contract/application/calls';
import { finishApplication } from '@contract/application/decision-calls';
import { askPatientfiPlus } from '@contract/application/patientfi-plus-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower } from '../../../test/builders';
import { keepLanguage } from '../../borrower/index';
import { consumerIndexOf } from '../index';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
  await aBorrower(world.deps, {
    email: 'casey@patient.test',
    consumer_index: consumerIndexOf(world.deps.vault, 'consumer-casey'),
  });
});
afterAll(() => world.discard());

const finish = ({ token, applicationId }: Applicant) =>
  world.call(finishApplication, { body: { applicationId } }, { token });

/** Arrives with the digits and finishes. */
async function outcomeOf(lastFour: string, answers = {}, practice = 'bright-smile') {
  const who = await world.applicant(lastFour, answers, practice);
  const { status, body } = await finish(who);
  return { who, status, body };
}

describe('each scripted applicant ends as the product says (product.md §5)', () => {
  test.each([
    ['0001', 'A'],
    ['0002', 'C'],
    ['0003', 'C'],
  ])('%s is approved, grade %s, with a line and an account', async (lastFour, grade) => {
    const { who, body } = await outcomeOf(lastFour);
    expect(body).toMatchObject({
      status: 'APPROVED',
      pagePath: 'congratulations',
      counterOffer: false,
      deniedReasons: [],
      tryAgainFrom: null,
    });
    expect(body.approvedCreditLine).toBeGreaterThan(0);
    expect(body.creditProfile).toMatchObject({ balance: 0, expiresOn: '2026-07-14' });
    expect(body.accountNumber).toMatch(/^81\d{8}$/);
    expect(body.apr?.from).toBeGreaterThanOrEqual(0);
    // The shortest and the longest plan of the practice's products.
    expect(body.months).toEqual({ from: 6, to: 60 });
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ status: 'APPROVED', grade, contract_number: body.contractNumber });
  });

  test('0004 is denied with at most four reasons, and gets the notice with the bureau and the score', async () => {
    const { who, body } = await outcomeOf('0004');
    expect(body).toMatchObject({
      status: 'DENIED',
      pagePath: 'application-denied',
      creditProfile: null,
      tryAgainFrom: '2026-04-16',
    });
    expect(body.deniedReasons.length).toBeGreaterThan(0);
    expect(body.deniedReasons.length).toBeLessThanOrEqual(4);
    // Four months before 16 March.
    const late = body.deniedReasons.find(({ code }) => code === 'DELINQUENT_OTHERS');
    expect(late?.fact).toEqual({ kind: 'LATE_90_IN', month: '2025-11', number: null });
    // Decided again weeks later, after a photo check for example: the file tells of the day on which it was read.
    await world.deps.database.migrate([
      `update decision set as_of = '2026-05-02' where application_id = '${who.applicationId}'`,
    ]);
    const later = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
    const told = later.body.outcome?.deniedReasons.find(({ code }) => code === 'DELINQUENT_OTHERS');
    expect(told?.fact).toEqual(late?.fact);
    const [notice] = await world.papers<{ document_key: string; content: string }>(who.applicationId);
    expect(notice?.document_key).toBe('adverse-action-notice');
    expect(notice?.content).toContain('Sandbox Credit Bureau');
    expect(notice?.content).toContain('Your credit score: 520');
    expect(notice?.content).toContain('Delinquent past or present credit obligations with others');
  });

  test.each([
    ['0005', { freeze: true, needMoreInfo: false }, 'post-personal-info-confirmation'],
    ['0007', { personaRequired: true }, 'verify-identity'],
    ['0008', { needMoreInfo: true }, 'post-personal-info-confirmation'],
    ['0012', { fraudAlerts: true }, 'post-personal-info-confirmation'],
  ])('%s is in review', async (lastFour, flags, pagePath) => {
    const { body } = await outcomeOf(lastFour);
    expect(body).toMatchObject({ status: 'REVIEW', ...flags, pagePath, approvedCreditLine: null });
  });

  test('0006 gets questions, and a reload the same ones', async () => {
    const { who, body } = await outcomeOf('0006');
    expect(body).toMatchObject({ status: 'INCOMPLETE', KBARequired: true, pagePath: 'verification-questions' });
    expect(body.truvalidate.KBA?.questions.length).toBeGreaterThan(3);
    const again = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
    expect(again.body.outcome?.truvalidate).toEqual(body.truvalidate);
  });

  test.each([
    ['0009', 'address'],
    ['0010', 'ssn'],
  ])('%s can correct its %s, and gets no notice before', async (lastFour, field) => {
    const { who, body } = await outcomeOf(lastFour);
    expect(body).toMatchObject({
      status: 'DENIED',
      mismatches: [{ field, visited: false }],
      pagePath: 'mismatches',
      tryAgainFrom: null,
    });
    expect(await world.papers(who.applicationId)).toEqual([]);
  });

  test('0011 belongs to another borrower, whose address is masked', async () => {
    const { body } = await outcomeOf('0011');
    expect(body).toMatchObject({
      status: 'DENIED',
      ssnUsed: true,
      pagePath: 'duplicated-ssn',
      duplicatedSsnOwnerEmail: 'c•••@p•••.test',
    });
  });

  test('0004 is told why in the language of the page that asks, and in the notice in their own', async () => {
    const who = await world.applicant('0004');
    const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
    await world.deps.database.transaction((tx) => tx.run(keepLanguage, { id: row?.borrower_id ?? '', language: 'es' }));
    const english = await finish(who);
    const spanish = await world.call(
      getPersonalInfo,
      { query: { applicationId: who.applicationId } },
      { token: who.token, headers: { 'accept-language': 'es' } },
    );
    const told = (reasons: readonly { text: string; howToImprove: string | null }[] = []) =>
      reasons.map(({ text, howToImprove }) => `${text} ${howToImprove ?? ''}`);
    const inSpanish = told(spanish.body.outcome?.deniedReasons);
    expect(inSpanish).toHaveLength(english.body.deniedReasons.length);
    for (const words of told(english.body.deniedReasons)) expect(words).toMatch(/\b(?:your|you)\b/i);
    for (const words of inSpanish) expect(words).not.toMatch(/\b(?:the|your|you|and)\b/i);
    const [notice] = await world.papers<{ content: string }>(who.applicationId);
    expect(notice?.content).toContain('Su puntaje de crédito: 520');
    expect(notice?.content).toContain('Obligaciones de crédito atrasadas, pasadas o presentes, con otros');
    expect(notice?.content).toContain(
      'Factores clave que afectaron negativamente su puntaje de crédito: Número de cuentas con atrasos; ',
    );
    expect(notice?.content).toContain('"language":"es"');
  });

  test('0013 is approved below the request, with the reason', async () => {
    const { body } = await outcomeOf('0013', { requestedAmount: 10_000 });
    expect(body).toMatchObject({
      status: 'APPROVED',
      counterOffer: true,
      deniedReasons: [{ code: 'OBLIGATIONS_HIGH', fact: { kind: 'DEBT_OF_INCOME' } }],
    });
    expect(body.approvedCreditLine).toBeLessThan(10_000);
  });

  test('0015 is denied here, with patientfi-plus where the practice has it', async () => {
    const without = await outcomeOf('0015', {}, 'prairie-audiology');
    expect(without.body).toMatchObject({ status: 'DENIED', pagePath: 'application-denied' });
    const refused = await world.call(
      askPatientfiPlus,
      { body: { applicationId: without.who.applicationId } },
      without.who,
    );
    expect(refused).toMatchObject({ status: 409, body: { code: 'STEP_ORDER' } });

    const { body } = await outcomeOf('0015');
    expect(body).toMatchObject({
      status: 'DENIED',
      patientfiPlusAvailable: true,
      patientfiPlusAskedAt: null,
      pagePath: 'patientfi-plus',
    });
    expect(body.deniedReasons.length).toBeGreaterThan(0);
  });

  test('patientfi-plus is asked for once: the practice gets one e-mail, which tells nothing of the decision', async () => {
    const { who } = await outcomeOf('0015');
    const ask = (key: string) =>
      world.call(
        askPatientfiPlus,
        { body: { applicationId: who.applicationId } },
        { token: who.token, headers: { 'idempotency-key': key } },
      );
    const [first, second] = [await ask('plus-1'), await ask('plus-2')];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const state = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
    expect(state.body.outcome?.patientfiPlusAskedAt).toBe(first.body.askedAt);
    expect(await world.rows('application_history', ['action', 'PATIENTFI_PLUS_ASKED'])).toHaveLength(1);
    expect(await world.rows('outbox', ['kind', 'patientfi-plus-asked'])).toHaveLength(1);
  });

  test('a practice with a debit card in place of a bank sends its approved patients there', async () => {
    const { body } = await outcomeOf('0001', { state: 'CA', city: 'Los Angeles', zipCode: '90069' }, 'sunset-plastics');
    expect(body).toMatchObject({ status: 'APPROVED', pagePath: 'debit-card' });
  });
});

describe('a bureau that does not answer', () => {
  test('is 503 with a time to wait; the application is kept, never denied, and can be finished later', async () => {
    const who = await world.applicant('0014', { lastName: 'Outage' });
    const refused = await finish(who);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ status: 'INCOMPLETE', submitted_at: null, page_path: 'personal-info' });
    expect(await world.rows('decision', ['application_id', who.applicationId])).toEqual([]);
    await world.call(
      savePersonalInfo,
      { body: { applicationId: who.applicationId, ssnLastFourDigits: '0001', lastName: 'Back' } },
      who,
    );
    world.deps.clock.advance(1000);
    expect((await finish(who)).body.status).toBe('APPROVED');
  });
});
