import { overrideApplicationAmount } from '@contract/application/amount-override-calls';
import { finishApplication } from '@contract/application/decision-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplyWorld, COMPLETE, startApplyWorld } from '../testing/apply-world';

/** A practice that sells below 100 per cent, which the finance partner sees. */
const PARTNERS = 'sunset-plastics';
const IN_CALIFORNIA = {
  ...COMPLETE,
  street: '9000 Sunset Boulevard',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90069',
} as const;
const reason = 'Known to the practice for years.';

let world: ApplyWorld;
let token: string;
let approved: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('finance@demo.test');
});
afterAll(() => world.discard());

async function decided(lastFour: string, practice = PARTNERS) {
  const who = await world.applicant(lastFour, IN_CALIFORNIA, practice);
  const { body } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return { ...who, status: body.status };
}
const override = (applicationId: string, approvedAmount: number, as = token) =>
  world.call(overrideApplicationAmount, { body: { applicationId, approvedAmount, reason } }, { token: as });
const lineOf = async (applicationId: string) =>
  (await world.rows<{ approved_line_cents: number }>('credit_profile', ['application_id', applicationId]))[0];

test('an approved one gets more: line, application and history say it, and the patient is told', async () => {
  const who = await decided('0001');
  approved = who.applicationId;
  const before = Number((await lineOf(who.applicationId))?.approved_line_cents) / 100;
  const { status, body } = await override(who.applicationId, before + 5000);
  expect([status, body]).toEqual([
    200,
    { status: 'APPROVED', approvedAmount: before + 5000, availableCredit: before + 5000 },
  ]);
  const params = { applicationId: who.applicationId };
  const shown = (await world.call(getApplicationDetails, { params }, { token })).body;
  expect([shown.status, shown.approvedAmount, shown.availableCredit]).toEqual([
    'APPROVED',
    before + 5000,
    before + 5000,
  ]);
  expect(shown.statusHistory[0]).toMatchObject({ action: 'AMOUNT_OVERRIDDEN', note: expect.stringContaining(reason) });
  const subjects = (await world.mailsTo(who.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Your PatientFi spending limit is now ${formatUsd(cents((before + 5000) * 100))}`);
});

test('one that waits for a person is approved with it', async () => {
  const who = await decided('0008');
  expect(who.status).toBe('REVIEW');
  const { status, body } = await override(who.applicationId, 40_000);
  expect([status, body.status, body.approvedAmount]).toEqual([200, 'APPROVED', 40_000]);
});

test('one under a fraud alert is not, before the person was reached', async () => {
  const who = await decided('0012');
  expect(await override(who.applicationId, 40_000)).toMatchObject({ status: 409, body: { code: 'RULES_FORBID' } });
  expect(await world.rows('credit_profile', ['application_id', who.applicationId])).toEqual([]);
});

describe('is refused', () => {
  test('to whoever looked at another amount than is approved by now', async () => {
    const before = Number((await lineOf(approved))?.approved_line_cents) / 100;
    const from = (shownAmount: number, approvedAmount: number) =>
      world.call(
        overrideApplicationAmount,
        { body: { applicationId: approved, approvedAmount, reason, shownAmount } },
        { token },
      );
    expect((await from(before, before + 1000)).status).toBe(200);
    const late = await from(before, before + 2000);
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect((await lineOf(approved))?.approved_line_cents).toBe((before + 1000) * 100);
    expect((await from(before + 1000, before + 2000)).status).toBe(200);
  });

  test('for less than was granted, which would need a notice', async () => {
    const { status, body } = await override(approved, 250);
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([422, ['approvedAmount']]);
  });

  test('for one that the rules denied', async () => {
    const who = await decided('0004');
    const { status, body } = await override(who.applicationId, 9000);
    expect([status, body.code, await lineOf(who.applicationId)]).toEqual([409, 'RULES_FORBID', undefined]);
  });
});
