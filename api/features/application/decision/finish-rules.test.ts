import { getPersonalInfo } from '@contract/application/calls';
import { finishApplication } from '@contract/application/decision-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, COMPLETE, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

const finish = ({ token, applicationId }: Applicant, headers: Record<string, string> = {}) =>
  world.call(finishApplication, { body: { applicationId } }, { token, headers });

/** Arrives with the digits and finishes. */
async function outcomeOf(lastFour: string, answers = {}, practice = 'bright-smile') {
  const who = await world.applicant(lastFour, answers, practice);
  const { status, body } = await finish(who);
  return { who, status, body };
}

describe('finish', () => {
  test('names every missing answer and asks no bureau', async () => {
    const { token, applicationId } = await world.arrive('missing@example.test');
    const { status, body } = await world.call(finishApplication, { body: { applicationId } }, { token });
    expect(status).toBe(422);
    expect(body.fields?.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'birthDate',
      'ssnLastFourDigits',
      'phoneNumber',
      'street',
      'city',
      'state',
      'zipCode',
      'requestedAmount',
      'annualIncome',
      'creditPullConsent',
    ]);
  });

  test('at a Wisconsin practice asks the married for their spouse, and the answer reaches no decision', async () => {
    const answers = { state: 'WI', city: 'Madison', zipCode: '53703', isMarried: true } as const;
    const who = await world.applicant('0001', answers, 'lakeview-derm');
    expect((await finish(who)).body.fields).toMatchObject([{ field: 'spouseInfo' }]);
    const spouseInfo = { firstName: 'Sky', lastName: 'Sample', isSameAddressAsSpouse: true };
    await world.call(savePersonalInfo, { body: { applicationId: who.applicationId, spouseInfo } }, who);
    expect((await finish(who)).body.status).toBe('APPROVED');
    const [decision] = await world.rows<{ record: string; inputs_vault_id: string }>('decision', [
      'application_id',
      who.applicationId,
    ]);
    const inputs = await world.deps.vault.open(world.deps.database.read, decision?.inputs_vault_id ?? '');
    for (const text of [decision?.record, inputs]) expect(text).not.toMatch(/married|spouse|Sky|Sample/i);
  });

  test('asks for the address of a spouse who lives elsewhere, and keeps it sealed', async () => {
    const answers = { state: 'WI', city: 'Madison', zipCode: '53703', isMarried: true } as const;
    const who = await world.applicant('0001', answers, 'lakeview-derm');
    const save = (change: object) => {
      const spouseInfo = { firstName: 'Sky', lastName: 'Sample', isSameAddressAsSpouse: false, ...change };
      return world.call(savePersonalInfo, { body: { applicationId: who.applicationId, spouseInfo } }, who);
    };
    await save({});
    expect((await finish(who)).body.fields).toMatchObject([{ field: 'spouseInfo' }]);
    const address = { street: '9 Birch Lane', city: 'Madison', state: 'WI', zipCode: '53703' };
    await save({ address });
    const { body } = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
    expect(body.spouseInfo).toMatchObject({ isSameAddressAsSpouse: false, address });
    expect((await finish(who)).body.status).toBe('APPROVED');
    expect(JSON.stringify(await world.rows('application', ['id', who.applicationId]))).not.toContain('Birch');
  });

  test('at a practice that requires it asks for the patient', async () => {
    const who = await world.applicant('0001', { state: 'IL', city: 'Chicago', zipCode: '60601' }, 'clearview-eye');
    expect((await finish(who)).body.fields).toMatchObject([{ field: 'isPatient' }]);
  });

  test('clicked twice at once decides once and answers the same', async () => {
    const who = await world.applicant('0001');
    const key = { 'idempotency-key': 'finish-twice-1' };
    const answers = await Promise.all([finish(who, key), finish(who, key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const replay = await finish(who, key);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.body).toEqual(answers.find(({ status }) => status === 200)?.body);
    expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(1);
  });

  test('under two keys at once decides once', async () => {
    const who = await world.applicant('0002');
    const answers = await Promise.all([
      finish(who, { 'idempotency-key': 'finish-a' }),
      finish(who, { 'idempotency-key': 'finish-b' }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'APPROVED'],
      [200, 'APPROVED'],
    ]);
    expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(1);
    expect(await world.rows('credit_profile', ['application_id', who.applicationId])).toHaveLength(1);
  });

  test('freezes the answers', async () => {
    const { who } = await outcomeOf('0001');
    const changed = await world.call(
      savePersonalInfo,
      { body: { applicationId: who.applicationId, annualIncome: 200_000 } },
      who,
    );
    expect(changed).toMatchObject({ status: 409, body: { code: 'STEP_ORDER' } });
  });

  test('shows a denial for thirty days to the person who comes back, then begins afresh', async () => {
    const { who } = await outcomeOf('0004');
    const back = await world.arrive(who.email);
    expect(back.applicationId).toBe(who.applicationId);
    world.deps.clock.advance(31 * 24 * 3600_000);
    expect((await world.arrive(who.email)).applicationId).not.toBe(who.applicationId);
  });

  test('with a full number that another borrower was approved with is a used SSN', async () => {
    const first = await outcomeOf('0001', { ssn: '123-45-0001', birthDate: '1970-01-01', lastName: 'First' });
    const second = await outcomeOf('0001', { ssn: '123-45-0001', birthDate: '1971-01-01', lastName: 'Second' });
    expect(first.body.status).toBe('APPROVED');
    expect(second.body).toMatchObject({ status: 'DENIED', ssnUsed: true });
  });
});

test('no answer and no stored column holds the digits of a social security number in the clear', async () => {
  const who = await world.applicant('0001', { ssn: '987-65-0001' });
  const { body } = await finish(who);
  const state = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
  const tables = [
    'borrower',
    'application',
    'application_history',
    'decision',
    'vault',
    'outbox',
    'audit',
    'idempotency',
  ];
  const stored = JSON.stringify(await Promise.all(tables.map((table) => world.rows(table))));
  for (const text of [JSON.stringify(body), JSON.stringify(state.body), stored])
    expect(text).not.toContain('987650001');
});

test('the fourth different number of one application is refused', async () => {
  const who = await world.applicant('0001');
  const save = (ssnLastFourDigits: string) =>
    world.call(savePersonalInfo, { body: { applicationId: who.applicationId, ssnLastFourDigits } }, who);
  expect((await save('1111')).status).toBe(200);
  expect((await save('2222')).status).toBe(200);
  expect((await save('3333')).status).toBe(429);
  expect(
    (await world.call(savePersonalInfo, { body: { ...COMPLETE, applicationId: who.applicationId } }, who)).status,
  ).toBe(200);
});

describe('answers that cannot be', () => {
  const refusedField = async (answers: Partial<typeof COMPLETE>) => {
    const who = await world.applicant('0001');
    const body = { applicationId: who.applicationId, ...answers };
    const answer = await world.call(savePersonalInfo, { body }, who);
    return answer.status === 422 ? answer.body.fields?.[0]?.field : answer.status;
  };

  test.each([
    ['a PO box', { street: 'P.O. Box 12' }, 'street'],
    ['a mailbox in the second line', { unit: 'PMB 201' }, 'unit'],
    ['a ZIP code of another state', { state: 'NY' }, 'zipCode'],
    ['a ZIP code that nobody has', { zipCode: '00000' }, 'zipCode'],
    ['digits that no number ends in', { ssnLastFourDigits: '0000' }, 'ssnLastFourDigits'],
  ] as const)('%s is refused by name', async (_, answers, field) => expect(await refusedField(answers)).toBe(field));

  test('nobody under 18 may apply, and whoever turns 18 today may', async () => {
    const today = world.deps.clock.now().slice(0, 10);
    const eighteen = civilDate(`${Number(today.slice(0, 4)) - 18}${today.slice(4)}`);
    expect(await refusedField({ birthDate: addDays(eighteen, 1) })).toBe('birthDate');
    expect(await refusedField({ birthDate: eighteen })).toBe(200);
  });
});
