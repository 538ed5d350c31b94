import { answerPause, askForPause, takePauseBack } from '@contract/membership/pause-calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, quoteOf } from '../testing/member-acts';
import {
  agreeToNextYear,
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  PRACTICE,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
let member: Member;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { from: '2027-01-31T15:00:00.000Z' });
  member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  await world.sendAll();
  return () => world.discard();
});

let tries = 0;
/** Each press is another one. */
const headers = () => {
  tries += 1;
  return { 'idempotency-key': `press-${tries}` };
};
const ofMember = () => ({ membershipId: member.membershipId });
const ask = async (months: number, given = member) =>
  world.call(
    askForPause,
    { body: { membershipId: given.membershipId, months } },
    { token: await member.session(), headers: headers() },
  );
const takeBack = async () =>
  world.call(takePauseBack, { body: ofMember() }, { token: await member.session(), headers: headers() });
const answer = async (isConfirmed: boolean, version?: number) =>
  world.call(
    answerPause,
    { body: { ...ofMember(), isConfirmed, ...(version !== undefined && { version }) } },
    { token: await world.staff(), headers: headers() },
  );
const sentTo = async (to: string, subject: string) => {
  await world.sendAll();
  return (await sandbox.mailbox(to)).filter((one) => one.subject === subject).map(({ text }) => text);
};
const toMember = (subject: string) => sentTo(member.borrower.email, subject);
const PAUSED = 'Your membership is paused';
const actions = async () => (await world.rows('membership_history')).map(({ action }) => action);
const monthBills = async () =>
  (await world.rows('membership_bill')).filter(({ kind }) => kind === 'MONTH').map(({ due_on: on }) => on);

test('a pause that is asked for and confirmed moves what is left by whole months, and nothing is billed meanwhile', async () => {
  await world.passTo('2027-03-05');
  const before = await seen(world, member);
  expect(before.pause).toEqual({
    askedMonths: null,
    until: null,
    choices: [
      { months: 1, nextPaymentOn: '2027-04-30', renewsOn: '2028-02-29' },
      { months: 2, nextPaymentOn: '2027-05-31', renewsOn: '2028-03-31' },
      { months: 3, nextPaymentOn: '2027-06-30', renewsOn: '2028-04-30' },
    ],
  });
  expect(before.paymentDays.slice(0, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);

  expect((await ask(2)).body.membership.pause?.askedMonths).toBe(2);
  expect((await ask(2)).body.code).toBe('STEP_ORDER');
  const [practice] = await world.rows('practice').then((all) => all.filter(({ id }) => id === PRACTICE));
  expect(await sentTo(practice?.email ?? '', 'A member requested a pause')).toEqual([
    expect.stringContaining(
      'requested to pause their plan for 2 months. Payments continue until you confirm it on their member page.',
    ),
  ]);
  const { version } = await seen(world, member);
  expect((await answer(true, version - 1)).body.code).toBe('STALE');
  expect((await answer(true, version)).status).toBe(200);

  const paused = await seen(world, member);
  expect(paused.pause).toEqual({ askedMonths: null, until: '2027-05-31', choices: [] });
  expect([paused.nextPayment?.on, paused.renewsOn]).toEqual(['2027-06-01', '2028-03-31']);
  expect(paused.paymentDays.slice(1, 4)).toEqual(['2027-02-28', '2027-05-31', '2027-06-30']);
  const due = (of: typeof paused) => of.priviagreements.map(({ dueOn }) => dueOn).sort();
  const moved: Record<string, string> = {
    '2027-01-31': '2027-01-31',
    '2027-02-28': '2027-02-28',
    '2027-03-31': '2027-05-31',
    '2027-04-30': '2027-06-30',
    '2027-05-31': '2027-07-31',
    '2027-06-30': '2027-08-31',
    '2027-07-31': '2027-09-30',
    '2027-08-31': '2027-10-31',
    '2027-09-30': '2027-11-30',
    '2027-10-31': '2027-12-31',
    '2027-11-30': '2028-01-31',
    '2027-12-31': '2028-02-29',
  };
  expect(due(paused)).toEqual(
    due(before)
      .map((day) => moved[day])
      .sort(),
  );
  expect(await toMember(PAUSED)).toEqual([
    expect.stringContaining(
      "your 2-month pause. Your next payment is due on June 1, 2027; we won't bill you before then. Your plan year now ends on March 31, 2028.",
    ),
  ]);

  await world.passTo('2027-05-30');
  expect(await monthBills()).toEqual(['2027-01-31', '2027-02-28']);
  await world.passTo('2027-07-01');
  expect(await monthBills()).toEqual(['2027-01-31', '2027-02-28', '2027-05-31', '2027-06-30']);
  expect((await seen(world, member)).pause?.until).toBeNull();
  expect((await ask(1)).body.code).toBe('STEP_ORDER');
  expect(await membershipViolations(world)).toEqual([]);
});

test('a pause that is declined or taken back changes nothing, and can be asked for again', async () => {
  await ask(1);
  expect((await takeBack()).body.membership.pause?.askedMonths).toBeNull();
  expect((await takeBack()).body.code).toBe('STEP_ORDER');
  expect((await answer(true)).body.code).toBe('STEP_ORDER');

  await ask(3);
  expect((await ask(1)).body.membership.pause?.askedMonths).toBe(1);
  expect((await answer(false)).status).toBe(200);
  const after = await seen(world, member);
  expect([after.pause?.askedMonths, after.pause?.choices.length, after.renewsOn]).toEqual([null, 3, '2028-01-31']);
  expect(await toMember(PAUSED)).toEqual([]);
  expect(await toMember('Your pause request was declined')).toEqual([
    expect.stringContaining(
      'declined your pause request. Your payments continue as before. Questions? Call (555) 555-0101.',
    ),
  ]);
  expect((await actions()).filter((action) => action.startsWith('PAUSE'))).toEqual([
    'PAUSE_ASKED',
    'PAUSE_TAKEN_BACK',
    'PAUSE_ASKED',
    'PAUSE_ASKED',
    'PAUSE_DECLINED',
  ]);
});

test('a pause is refused while a payment is open, after the year was paid at once, and for the membership of somebody else', async () => {
  const rich = await aMember(world);
  await sendPlan(world, rich);
  await activate(world, rich, { payAtOnce: true });
  expect((await seen(world, rich)).pause?.choices).toEqual([]);
  expect((await ask(1, rich)).status).toBe(404);
  for (const months of [0, 4, 1.5]) expect((await ask(months)).body.fields?.[0]?.field).toBe('months');

  await ask(2);
  await world.deps.database.migrate([`update payment_method set last_four = '9995' where id = '${member.method.id}'`]);
  await world.passTo('2027-03-01');
  const late = await seen(world, member);
  expect([late.bills.some(({ status }) => status === 'OPEN'), late.pause?.choices]).toEqual([true, []]);
  expect((await answer(true)).body).toMatchObject({
    code: 'STEP_ORDER',
    message: 'This membership has an unpaid payment. Pay it before you request a pause.',
  });
  expect((await answer(false)).status).toBe(200);
});

test('fifty presses pause once', async () => {
  await ask(1);
  const token = await world.staff();
  const presses = await Promise.all(
    Array.from({ length: 50 }, () =>
      world.call(answerPause, { body: { ...ofMember(), isConfirmed: true } }, { token, headers: headers() }),
    ),
  );
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(JSON.parse((await world.rows('membership'))[0]?.pauses ?? '[]')).toHaveLength(1);
});

test('after a pause the next year is agreed to anew, and a cancellation ends what was asked for', async () => {
  await world.passTo('2027-12-20');
  expect((await agreeToNextYear(world, member)).status).toBe(200);
  await ask(1);
  await answer(true);
  expect(await toMember(PAUSED)).toEqual([expect.stringContaining("We'll ask you again before this year ends.")]);
  expect((await seen(world, member)).renewal).toMatchObject({ agreedAt: null });

  const other = await aMember(world);
  await sendPlan(world, other);
  await activate(world, other);
  await world.call(
    askForPause,
    { body: { membershipId: other.membershipId, months: 1 } },
    { token: await other.session(), headers: headers() },
  );
  const { quoteId } = await quoteOf(world, other);
  expect((await cancel(world, other, { quoteId })).status).toBe(200);
  expect((await seen(world, other)).pause).toBeNull();
  expect((await world.rows('membership')).find(({ id }) => id === other.membershipId)?.asked_pause_months).toBe(0);
});

test('a pause that is asked for and withdrawn sixty times is one mail to the practice for each number of months and day', async () => {
  const [practice] = await world.rows('practice').then((all) => all.filter(({ id }) => id === PRACTICE));
  const mails = async () => {
    await world.sendAll();
    return (await sandbox.mailbox(String(practice?.email))).filter(
      ({ text }) => /month/.test(text) && /pause/.test(text),
    );
  };
  const before = (await mails()).length;
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await ask(1 + (turn % 2))).status).toBe(200);
    expect((await takeBack()).status).toBe(200);
  }
  expect((await mails()).length - before).toBe(2);
  await world.passTo('2027-02-02');
  await ask(1);
  expect((await mails()).length - before).toBe(3);
});
