import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { getPaymentsAhead } from '@contract/membership/home-calls';
import { updatePlan } from '@contract/membership/plan-calls';
import { confirmAgreements, takeRenewalBack } from '@contract/membership/renewal-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, giveOne, quoteOf } from '../testing/member-acts';
import {
  agreeToNextYear,
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  nextYearOf,
  PRACTICE,
  program,
  seen,
  sendPlan,
  signature,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  return member;
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const mailOf = async (member: Member, subject: string) =>
  (await sandbox.mailbox(member.borrower.email)).filter((mail) => mail.subject === subject);

test('without consent the plan ends on its day, owing nothing; who signed the next year goes on, as it was shown', async () => {
  const [leaves, stays] = [await active(), await active()];
  expect(codeOf(await nextYearOf(world, stays))).toEqual([409, 'STEP_ORDER']);
  expect((await seen(world, stays)).renewal).toEqual({
    opensOn: '2027-01-30',
    isOpen: false,
    agreedAt: null,
    difference: null,
  });
  await world.passTo('2027-01-30');
  await world.sendAll();
  const [told] = await mailOf(stays, 'Your membership year ends March 16, 2027');
  expect(told?.text).toContain(`/privi/member/agreement-confirmation?membership=${stays.membershipId}`);
  expect((await seen(world, stays)).renewal).toMatchObject({ isOpen: true });
  const shown = (await nextYearOf(world, stays)).body;
  expect(shown).toMatchObject({
    beginsOn: '2027-03-16',
    renewsOn: '2028-03-16',
    totalTreatmentsCost: 6601.8,
    membershipPayment: 555.14,
    paymentDueToday: 0,
    dueOnFirstDay: 555.14,
    paymentsRemaining: 12,
    yearInOneSum: { dueOnFirstDay: 6661.68 },
    agreedAt: null,
  });
  expect(shown.federalBox).toMatchObject({ amountFinanced: 6601.8, financeCharge: 0 });
  expect(shown.payments.at(-1)).toEqual({ on: '2028-02-16', amount: 555.14 });
  expect(shown.agreements).toHaveLength(18);
  expect(shown.agreements[0]).toMatchObject({ dueOn: '2027-03-16' });
  const said = shown.agreement.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(said).toContain('The next plan year begins on March 16, 2027, with the treatments listed above');
  const agreed = await agreeToNextYear(world, stays);
  expect([agreed.status, agreed.body.agreements]).toEqual([200, shown.agreements]);
  expect(agreed.body.membership.renewal).toMatchObject({ isOpen: false, agreedAt: world.deps.clock.now() });
  const { payments } = (await world.call(getPaymentsAhead, {}, { token: await stays.session() })).body;
  const ofNextYear = payments.filter(({ on }) => on >= '2027-03-16');
  expect(ofNextYear.map(({ amount, number }) => [amount, number])).toEqual(
    shown.payments.map((_, index) => [555.14, index + 1]),
  );
  await world.sendAll();
  const [signed] = await mailOf(stays, 'Your PRIVI plan continues for another year');
  expect(signed?.attachments?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)]);
  await world.passTo('2027-03-13');
  await world.sendAll();
  const ahead = (await mailOf(stays, '$555.14 membership payment on March 16, 2027')).map(({ text }) => text);
  expect(ahead.some((text) => /We'll charge \$555\.14 for .+ on March 16, 2027\./.test(text))).toBe(true);
  await world.passTo('2027-03-20');
  expect(await seen(world, leaves)).toMatchObject({ status: 'CANCELLED', cancellationDate: '2027-03-16' });
  const goes = await seen(world, stays);
  expect(goes).toMatchObject({ status: 'ACTIVE', nextPaymentDate: '2027-04-16', nextPaymentAmount: 555.14 });
  const due = goes.priviagreements.filter(({ dueOn }) => dueOn >= '2027-03-16').map(({ dueOn }) => dueOn);
  expect(due.sort()).toEqual(shown.agreements.map(({ dueOn }) => dueOn));
  const notices = (await world.rows('membership_notice')).filter(({ kind }) => kind === 'RENEWAL_AHEAD');
  expect(notices.map(({ membership_id: id, sent_on: on }) => [id === leaves.membershipId, on]).sort()).toEqual([
    [false, '2027-01-30'],
    [true, '2027-01-30'],
    [true, '2027-03-09'],
  ]);
});

test('the next year is signed once, as it was shown, by its member, and can be taken back until it begins', async () => {
  const member = await active();
  await world.passTo('2027-02-10');
  expect(codeOf(await agreeToNextYear(world, member, { disclosureHash: 'a'.repeat(64) }))).toEqual([409, 'STALE']);
  const { version, disclosureHash } = (await nextYearOf(world, member)).body;
  expect(codeOf(await agreeToNextYear(world, member, { version: version - 1 }))).toEqual([409, 'STALE']);
  const named = await agreeToNextYear(world, member, { typedName: 'Bo Reyes' });
  expect(named.body.fields?.map(({ field }) => field)).toEqual(['typedName']);
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash };
  const token = await member.session();
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      world.call(confirmAgreements, { body }, { token, headers: { 'idempotency-key': `tap-${index}-of-renewal` } }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(all.filter(({ status }) => status !== 200).map((one) => String(codeOf(one))))).toEqual(
    new Set(['409,STEP_ORDER']),
  );
  const [renewal, ...more] = await world.rows('membership_renewal');
  expect([renewal?.signed_name, more]).toEqual(['Ana Reyes', []]);
  const kept = (await world.rows('document')).find(({ id }) => id === renewal?.document_id);
  expect(kept?.signed_name).toBe('Ana Reyes');
  expect(JSON.parse(kept?.evidence ?? '{}')).toMatchObject({ disclosureHash, membershipId: member.membershipId });
  const back = await world.call(takeRenewalBack, { body: { membershipId: member.membershipId } }, { token });
  expect([back.status, back.body.membership.renewal?.isOpen]).toEqual([200, true]);
  const twice = await world.call(
    takeRenewalBack,
    { body: { membershipId: member.membershipId, version: 0 } },
    { token },
  );
  expect(twice.status).toBe(409);
  await world.sendAll();
  expect((await mailOf(member, 'Your PRIVI plan ends on March 16, 2027'))[0]?.text).toContain(
    'ends on March 16, 2027.',
  );
  await world.passTo('2027-03-17');
  expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED' });
});

test('the next year is paid as it was chosen: in one sum, and by credits again', async () => {
  const member = await active();
  await world.passTo('2027-02-20');
  await world.deps.database.migrate([
    `update membership set pays_with_credits = 0 where id = '${member.membershipId}'`,
  ]);
  const agreed = await agreeToNextYear(world, member, { payAtOnce: true });
  expect(agreed.status).toBe(200);
  await world.passTo('2027-03-18');
  const [row] = await world.rows('membership');
  expect(row).toMatchObject({ pays_at_once: 1, pays_with_credits: 1, plan_year: 1 });
  const year = (await world.rows('membership_bill')).filter(({ plan_year: one }) => Number(one) === 1);
  expect(
    year.map(({ kind, treatments_cents: treatments, fee_cents: fee }) => [kind, Number(treatments), Number(fee)]),
  ).toEqual([['YEAR', 660_180, 5_988]]);
});

test('what was given in the year before is not counted in the next: all of it can be given again', async () => {
  const member = await active();
  await world.passTo('2027-02-01');
  expect(await giveOne(world, member, 'HydraFacial')).toBe(true);
  const facial = async () =>
    (await seen(world, member)).activePlan?.treatments.find((one) => one.name === 'HydraFacial');
  expect(await facial()).toMatchObject({ delivered: 1, left: 11 });
  await agreeToNextYear(world, member);
  await world.passTo('2027-03-18');
  expect(await facial()).toMatchObject({ delivered: 0, left: 12 });
  expect(await quoteOf(world, member)).toMatchObject({ delivered: [], totalDelivered: 0 });
});

test('a consent holds for the plan that was signed: after a change it is asked for anew', async () => {
  const member = await active();
  await world.passTo('2027-02-10');
  expect((await agreeToNextYear(world, member)).status).toBe(200);
  const { activePlan } = await seen(world, member);
  const treatments = (activePlan?.treatments ?? []).map(({ treatmentId, threadId, units, interval, name }) => ({
    _id: treatmentId ?? '',
    threadId,
    units: name === 'Botox' ? 50 : units,
    interval,
  }));
  const { membershipId } = member;
  await world.call(
    updatePlan,
    { body: { practiceId: PRACTICE, membershipId, treatments } },
    { token: await world.staff() },
  );
  const token = await member.session();
  const { disclosureHash } = (await world.call(getPlanChange, { query: { membershipId } }, { token })).body;
  const changed = await world.call(
    acceptPlanChange,
    { body: { membershipId, typedName: 'Ana Reyes', disclosureHash } },
    { token },
  );
  expect(changed.status).toBe(200);
  expect((await seen(world, member)).renewal).toMatchObject({ isOpen: true, agreedAt: null });
  await world.passTo('2027-03-09');
  const notices = (await world.rows('membership_notice')).filter(({ kind }) => kind === 'RENEWAL_AHEAD');
  expect(notices.map(({ sent_on: on }) => on)).toEqual(['2027-01-30', '2027-03-09']);
  expect((await agreeToNextYear(world, member)).status).toBe(200);
  await world.passTo('2027-03-17');
  expect(await seen(world, member)).toMatchObject({ status: 'ACTIVE' });
});

test('a next year is made from the prices of today, without coupons, discounts and what is gone; as it was signed it holds', async () => {
  const member = await aMember(world);
  const treatments = await signature(world);
  await sendPlan(world, member, { discounts: [{ issuer: 'Provider Discount', amount: 60 }] });
  await activate(world, member);
  expect(await seen(world, member)).toMatchObject({ activePlan: { totalTreatmentsCost: 6541.8 } });
  const [botox, , filler] = treatments.map(({ _id }) => _id);
  await world.deps.database.migrate([
    `update membership_treatment set price_per_unit_cents = 1500 where id = '${botox}'`,
    `update membership_treatment set removed_at = '2026-12-01T00:00:00.000Z' where id = '${filler}'`,
  ]);
  await world.passTo('2027-01-30');
  await world.sendAll();
  const practice = (await world.rows('practice')).find(({ id }) => id === PRACTICE);
  const toPractice = (await sandbox.mailbox(practice?.email ?? '')).filter(
    ({ subject }) => subject === "A member's next year differs from this one",
  );
  expect(toPractice.map(({ text }) => text)).toEqual([expect.stringContaining('Botox, $468.00 to $540.00 each')]);
  const { body } = await nextYearOf(world, member);
  // 40 units at 15.00 less 10 %, four times; HydraFacial twelve times at its price.
  const facial = body.plan.treatments.find(({ name }) => name === 'HydraFacial')?.annualAmount ?? 0;
  const total = Math.round((2160 + facial) * 100) / 100;
  expect(body).toMatchObject({
    totalTreatmentsCost: total,
    difference: {
      prices: [{ treatment: 'Botox', priceBefore: 468, priceAfter: 540 }],
      removed: ['Filler'],
      discounts: [{ issuer: 'Provider Discount', amount: 60 }],
      totalBefore: 6541.8,
      totalAfter: total,
    },
  });
  expect((await seen(world, member)).renewal).toMatchObject({ isOpen: true, difference: body.difference });
  const [ahead] = await mailOf(member, 'Your membership year ends March 16, 2027');
  expect(ahead?.text).toContain("made from today's prices, without this year's discounts");
  const said = body.agreement.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(said).toContain('Prices that change: Botox, $468.00 to $540.00 each.');
  expect((await agreeToNextYear(world, member)).status).toBe(200);
  // What was signed holds, whatever the practice asks for later.
  await world.deps.database.migrate([
    `update membership_treatment set price_per_unit_cents = 9900 where id = '${botox}'`,
  ]);
  await world.passTo('2027-03-20');
  const goes = await seen(world, member);
  expect(goes).toMatchObject({
    status: 'ACTIVE',
    activePlan: { totalTreatmentsCost: total, discounts: [], status: 'ACTIVE' },
    nextPaymentAmount: body.membershipPayment,
  });
  expect(goes.activePlan?.treatments.map(({ name }) => name)).toEqual(['Botox', 'HydraFacial']);
  const year = (await world.rows('membership_bill')).filter(({ plan_year: one }) => Number(one) === 1);
  expect(Number(year[0]?.treatments_cents)).toBe(Math.round(body.firstTreatments * 100));
});

test('a plan of which the practice offers nothing anymore has no next year', async () => {
  const member = await active();
  await world.deps.database.migrate([`update membership_treatment set removed_at = '2026-12-01T00:00:00.000Z'`]);
  await world.passTo('2027-02-01');
  expect(codeOf(await nextYearOf(world, member))).toEqual([409, 'STEP_ORDER']);
  expect((await seen(world, member)).renewal).toMatchObject({ isOpen: false, agreedAt: null });
});
