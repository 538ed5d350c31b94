import { setAccountHold } from '@contract/account-restriction/calls';
import { endPersonState, printStatePaper, recordPersonState } from '@contract/account-restriction/state-calls';
import { getBorrower } from '@contract/borrower-file/calls';
import { listLoanPayments, makeLoanPayment } from '@contract/servicing/payment-calls';
import type { PersonState } from '@domain/person-state/person-state';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../servicing/testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
/** Whose session the calls have; days pass, so each has a new one. */
let staff = '';
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
  staff = 'admin@demo.test';
});
afterEach(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

type Made = Awaited<ReturnType<typeof aLoanOf>>;
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
).toString('base64');
const SPEAKER = { speakerName: 'Rosa Whitlock', speakerEmail: 'rosa.whitlock@estate.test' };
const BANKRUPT = { chapter: '13', caseNumber: '26-10457' } as const;

let key = 0;
const keyed = async () => {
  key += 1;
  return { token: await world.staffSession(staff), headers: { 'idempotency-key': `state-${key}` } };
};
const record = async (
  { params: { id } }: Pick<Made, 'params'>,
  state: PersonState,
  more: Record<string, string> = {},
  on = '2026-03-15',
) =>
  world.call(
    recordPersonState,
    { params: { id }, body: { state, on, note: 'Seen on paper.', pdf: PDF, ...more } },
    await keyed(),
  );
const end = async ({ params: { id } }: Pick<Made, 'params'>, state: PersonState) =>
  world.call(endPersonState, { params: { id }, body: { state, reason: 'Recorded by mistake.' } }, await keyed());

async function mailsOf(address: string) {
  await world.sendAll();
  return sandbox.mailbox(address);
}
const subjects = async (address: string) => (await mailsOf(address)).map(({ subject }) => subject);
const seen = async ({ params, borrower }: Made) => {
  const token = await world.sessionOf('borrower', borrower.id);
  return (await world.call(listLoanPayments, { params }, { token })).body;
};
const pay = async ({ params, borrower }: Made, more: { payOn?: string } = {}) => {
  const token = await world.sessionOf('borrower', borrower.id);
  return world.call(makeLoanPayment, { params, body: { amount: 50, ...more } }, { ...(await keyed()), token });
};
const COLLECTS = /is due on|is due today|late|past due|unpaid|debe|vence|atras/i;

test('a death stops debits, fees and mails to the person; whoever settles the estate is told once, with what is owed', async () => {
  const loan = await aLoanOf(world, { account: '77' });
  await world.passTo('2026-04-14');
  const { email } = loan.borrower;
  expect((await subjects(email)).some((one) => /autopay/i.test(one))).toBe(true);
  const before = (await mailsOf(email)).length;
  const done = await record(loan, 'DECEASED', SPEAKER);
  expect(done.body).toMatchObject({
    states: [{ state: 'DECEASED', on: '2026-03-15', note: 'Seen on paper.', ...SPEAKER, userName: 'Priya Raman' }],
    changes: [{ kind: 'DECEASED', reason: 'Seen on paper.' }],
  });
  await world.passTo('2026-07-20');
  expect(await ordersOf(sandbox, 'debit')).toEqual([]);
  expect((await world.rows('loan_event')).map(({ kind }) => kind)).not.toContain('FEE');
  expect(await mailsOf(email)).toHaveLength(before);
  const told = await mailsOf(SPEAKER.speakerEmail);
  const [first] = told.filter(({ subject }) => subject === 'About an account you handle for someone');
  expect(first?.text).toMatch(/died on March 15, 2026/);
  expect(first?.text).toMatch(/The balance of their loans today is \$4,2\d\d\.\d\d/);
  // What was announced is taken back in words, and statements inform.
  expect(told.filter(({ subject }) => /^No autopay payment on April/.test(subject))).toHaveLength(1);
  expect(told.filter(({ text }) => /still due then/.test(text))).toEqual([]);
  expect(told.every(({ text }) => text.includes('Hi Rosa Whitlock,'))).toBe(true);
  expect(told.filter(({ subject }) => COLLECTS.test(subject))).toEqual([]);
  expect((await pay(loan)).body.code).toBe('ACCOUNT_BLOCKED');
  const statements = (await world.rows('document')).filter((one) => one.document_key === 'account-statement');
  expect(statements.at(-1)?.content).toContain("isn't a demand for payment");
});

test('a death that was none ends: what fell due gets one new due date, is told with its sum, and is taken on it', async () => {
  const loan = await aLoanOf(world);
  await world.passTo('2026-04-10');
  expect((await record(loan, 'DECEASED', SPEAKER)).status).toBe(200);
  await world.passTo('2026-06-20');
  const ended = await end(loan, 'DECEASED');
  expect(ended.body).toMatchObject({ states: [], changes: [{ kind: 'DECEASED_ENDED' }, { kind: 'DECEASED' }] });
  const told = await mailsOf(loan.borrower.email);
  const resumed = told.find(({ text }) => /came due during the pause/.test(text));
  expect(resumed?.text).toMatch(/Its new due date is July 1\d, 2026/);
  const said = Number(/\$([\d,.]+) came due/.exec(resumed?.text ?? '')?.[1]?.replace(',', '')) * 100;
  expect(told.some(({ subject }) => subject === 'We updated our records of your account')).toBe(true);
  await world.passTo('2026-07-20');
  const moved = (await ordersOf(sandbox, 'debit')).map(({ amountCents }) => amountCents);
  expect(moved).toContain(Math.round(said));
  expect((await world.rows('loan_event')).map(({ kind }) => kind)).not.toContain('FEE');
});

test('in bankruptcy nothing is asked for or taken, also not by an attorney; statements come for information, and new credit is closed', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', isListed: true });
  const done = await record(loan, 'BANKRUPTCY', BANKRUPT);
  expect(done.body.states).toMatchObject([BANKRUPT]);
  await record(loan, 'REPRESENTED', SPEAKER);
  await world.passTo('2026-08-20');
  const told = await mailsOf(loan.borrower.email);
  const after = told.filter(({ subject }) => !/^Your loan of/.test(subject));
  expect(after.filter(({ subject }) => COLLECTS.test(subject))).toEqual([]);
  expect(after.filter(({ subject }) => subject === 'We updated our records of your account')).toHaveLength(1);
  expect(after.some(({ subject }) => subject === 'Your statement is ready')).toBe(true);
  expect(await subjects(SPEAKER.speakerEmail)).toEqual(['About an account you handle for someone']);
  expect((await world.rows('loan_event')).map(({ kind }) => kind)).not.toContain('FEE');
  const file = await world.call(getBorrower, { query: { user_id: loan.params.id } }, await keyed());
  expect(file.body.user.credit_profile?.availableCredit).toBe(0);
  const [listed] = (await world.rows('listed_application')).filter((row) => row.borrower_id === loan.params.id);
  expect(Number(listed?.available_cents)).toBe(0);
  // What the person sends by their own will is theirs to send.
  expect((await pay(loan)).status).toBe(200);
});

test('who wants no contact gets what a law asks for: the letter before a charge-off, and no reminder; autopay goes on', async () => {
  const [taken, byHand] = [await aLoanOf(world), await aLoanOf(world, { autopay: 'NONE' })];
  for (const loan of [taken, byHand]) expect((await record(loan, 'CEASE_CONTACT')).status).toBe(200);
  await world.passTo('2026-06-20');
  expect((await ordersOf(sandbox, 'debit')).length).toBeGreaterThan(0);
  const told = await subjects(byHand.borrower.email);
  expect(told.filter((one) => /^Your statement/.test(one)).length).toBeGreaterThan(0);
  expect(told.filter((one) => /is due on|missed|late fee|Your .* payment is late/i.test(one))).toEqual([]);
  // Fees and clocks go on.
  expect((await world.rows('loan_event')).map(({ kind }) => kind)).toContain('FEE');
  expect((await subjects(taken.borrower.email)).some((one) => /autopay/i.test(one))).toBe(true);
});

test('an attorney alone reads what asks for payment, by their own name', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await record(loan, 'REPRESENTED', SPEAKER);
  await world.passTo('2026-05-20');
  const own = await subjects(loan.borrower.email);
  expect(own.filter((one) => /Your \$[\d.,]+ payment is (?:due|late)/.test(one))).toEqual([]);
  const theirs = await mailsOf(SPEAKER.speakerEmail);
  const asking = theirs.filter(({ subject }) => /payment is due/.test(subject));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking[0]?.text).toMatch(/^Hi Rosa Whitlock,\n\nYou get this because you speak for /);
  expect(asking[0]?.text).not.toContain('/v2/');
});

test('the paper is kept sealed and opened by our own people, and the trail says who did', async () => {
  const loan = await aLoanOf(world);
  const [state] = (await record(loan, 'POWER_OF_ATTORNEY', SPEAKER)).body.states;
  const params = { id: loan.params.id, stateId: state?._id ?? '' };
  const opened = await world.call(printStatePaper, { params }, await keyed());
  expect(opened.status).toBe(200);
  const [vault] = (await world.rows('vault')).filter(({ kind }) => kind === 'person-state-paper');
  expect(vault?.ciphertext).not.toContain(PDF.slice(0, 30));
  const trail = (await world.rows('audit')).map(({ action }) => action);
  expect(trail).toContain('document.printed');
  expect(trail).toContain('borrower.power_of_attorney');
  const other = await aLoanOf(world);
  const foreign = await world.call(printStatePaper, { params: { ...params, id: other.params.id } }, await keyed());
  expect(foreign.status).toBe(404);
});

describe('what is refused by name', () => {
  test.each([
    ['a bankruptcy without its chapter', 'BANKRUPTCY', { caseNumber: '26-1' }, '2026-03-15', 'chapter'],
    ['one without its case', 'BANKRUPTCY', { chapter: '7' }, '2026-03-15', 'caseNumber'],
    ['a chapter of a death', 'DECEASED', { chapter: '7' }, '2026-03-15', 'chapter'],
    ['an attorney without a name', 'REPRESENTED', {}, '2026-03-15', 'speakerName'],
    ['one who cannot be reached', 'REPRESENTED', { speakerName: 'Rosa Whitlock' }, '2026-03-15', 'speakerEmail'],
    ['a day to come', 'CEASE_CONTACT', {}, '2027-03-15', 'on'],
    ['a file that is no PDF', 'CEASE_CONTACT', { pdf: 'aGVsbG8=' }, '2026-03-15', 'pdf'],
  ] as const)('%s', async (_, state, more, on, field) => {
    const { status, body } = await record(await aLoanOf(world), state, more, on);
    expect([status, body.fields?.map((one) => one.field)]).toEqual([422, [field]]);
    expect(await world.rows('person_state')).toEqual([]);
  });

  test('the same twice, and the end of what is not on record', async () => {
    const loan = await aLoanOf(world);
    expect((await end(loan, 'DECEASED')).body.code).toBe('STEP_ORDER');
    expect((await record(loan, 'CEASE_CONTACT')).status).toBe(200);
    expect((await record(loan, 'CEASE_CONTACT')).body.code).toBe('STEP_ORDER');
  });

  test('a practice, and whoever may block nobody', async () => {
    const loan = await aLoanOf(world);
    for (const who of ['manager@bright-smile.test', 'finance@demo.test']) {
      staff = who;
      expect((await record(loan, 'CEASE_CONTACT')).status).toBe(403);
    }
  });
});

describe('at once', () => {
  test('a hold, a death and a payment leave a paused loan, and neither end alone lets it go on', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    const { id } = loan.params;
    const all = await Promise.all([
      record(loan, 'DECEASED', SPEAKER),
      world.call(setAccountHold, { body: { borrowerId: id, reason: 'Called.' } }, await keyed()),
      pay(loan, { payOn: '2026-04-01' }),
      record(loan, 'DECEASED', SPEAKER),
    ]);
    expect(
      all
        .map(({ status }) => status)
        .sort()
        .at(0),
    ).toBe(200);
    expect(all.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await world.rows('person_state')).toHaveLength(1);
    expect((await world.rows('payment')).filter(({ status }) => status === 'SCHEDULED')).toEqual([]);
    expect((await seen(loan)).isPaused).toBe(true);
    expect((await end(loan, 'DECEASED')).status).toBe(200);
    const held = (await world.rows('borrower')).find((row) => row.id === id)?.on_hold === 1;
    expect((await seen(loan)).isPaused).toBe(held);
    if (held) await world.call(setAccountHold, { body: { borrowerId: id, reason: 'Done.' } }, await keyed());
    expect((await seen(loan)).isPaused).toBe(false);
  });
});
