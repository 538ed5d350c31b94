import { setAccountHold, setUserFraud } from '@contract/account-restriction/calls';
import { listLoanPayments } from '@contract/servicing/payment-calls';
import { declinePatientRequest, disputeTransaction } from '@contract/servicing/transaction-request-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { unpaidOf } from '@domain/loan/loan-state';
import { newDueDay } from '@domain/loan/new-due-date';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { getLoan } from './loan';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from './testing/loan-world';
import { type Books, faultOf, readSaid, type Said } from './testing/said-of-loan';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
const NAMES = ['disputed', 'decided', 'held', 'flagged', 'notAuthorized', 'byHand', 'deceased'] as const;
type Name = (typeof NAMES)[number];
let loans: Record<Name, Made>;
let payment: number;

/** Everything that mails and statements said, with what the books say against it. */
const read = { mails: new Map<string, number>(), papers: new Set<string>(), later: [] as { name: Name; said: Said }[] };
const faults: string[] = [];
let saidCount = 0;

async function booksOf(loan: Made): Promise<Books> {
  const { events } = await getLoan(world.deps.database.read, loan.transactionId);
  const payments = (await world.rows('payment')).filter((row) => row.transaction_id === loan.transactionId);
  return { events, payments };
}

/** Reads what is new, and asks again what was said of today. A debit that a pause has stopped since is not asked for. */
async function readAll(): Promise<void> {
  await world.sendAll();
  const today = civilDate(world.deps.clock.now().slice(0, 10));
  for (const name of NAMES) {
    const loan = loans[name];
    const mails = await mailsOf(loan);
    const papers = (await world.rows('document')).filter(
      (row) => row.transaction_id === loan.transactionId && row.document_key === 'account-statement',
    );
    const texts = [
      ...mails.slice(read.mails.get(name) ?? 0).map(({ text }) => text),
      ...papers.filter(({ id }) => !read.papers.has(id)).flatMap(({ content }) => paragraphsOf(String(content))),
    ];
    read.mails.set(name, mails.length);
    for (const { id } of papers) read.papers.add(id);
    const books = await booksOf(loan);
    for (const said of texts.flatMap(readSaid)) {
      saidCount += 1;
      const fault = faultOf(said, books, today);
      if (fault && said.kind !== 'DEBIT') faults.push(`${name} ${fault}`);
      if (said.on && said.on >= today && said.kind !== 'DUE') read.later.push({ name, said });
    }
    const isPausedNow = foldLoan(books.events).pausedOn !== null;
    const takenBack = new Set(
      read.later.flatMap((one) => (one.name === name && one.said.kind === 'TAKEN_BACK' ? [one.said.on] : [])),
    );
    for (const { name: whose, said } of read.later) {
      if (whose !== name || said.on !== today || isPausedNow) continue;
      if (said.kind === 'DEBIT' && takenBack.has(said.on)) continue;
      const fault = faultOf(said, books, today);
      if (fault) faults.push(`${name} ${fault}`);
    }
  }
}

const paragraphsOf = (content: string): string[] =>
  (JSON.parse(content) as { sections: { paragraphs: string[] }[] }).sections.flatMap(({ paragraphs }) => paragraphs);

const pass = (day: string) => world.passTo(day, readAll);

const admin = async () => ({ token: await world.staffSession('admin@demo.test') });
const borrower = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const versionOf = async (loan: Made) => ({ version: await seenVersion(world, loan.transactionId) });
const dispute = async (loan: Made) => {
  const body = { ...(await versionOf(loan)), reason: 'Not as agreed.' };
  const asked = await world.call(disputeTransaction, { params: loan.params, body }, await borrower(loan));
  expect(asked.status).toBe(200);
};
const decline = async (loan: Made, email: string) => {
  const body = { ...(await versionOf(loan)), answer: 'DECLINED' as const, reason: 'It was given.' };
  const token = await world.staffSession(email);
  expect((await world.call(declinePatientRequest, { params: loan.params, body }, { token })).status).toBe(200);
};
const hold = async ({ params }: Made) => {
  const body = { borrowerId: params.id, reason: 'Reviewed.' };
  expect((await world.call(setAccountHold, { body }, await admin())).status).toBe(200);
};
const flag = async ({ params }: Made, undo = false) => {
  const body = { borrowerId: params.id, reason: 'Reviewed.', ...(undo && { undo: true }) };
  expect((await world.call(setUserFraud, { body }, await admin())).status).toBe(200);
};
const mailsOf = async (loan: Made) => [...(await sandbox.mailbox(loan.borrower.email))].reverse();
const subjectsOf = async (loan: Made) => (await mailsOf(loan)).map(({ subject }) => subject);
const textOf = async (loan: Made, subject: RegExp) =>
  (await mailsOf(loan)).find((mail) => subject.test(mail.subject))?.text.replace(/\s+/g, ' ') ?? '';
const pageOf = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await borrower(loan))).body;
const missingOf = async (loan: Made, on: string) =>
  foldLoan((await getLoan(world.deps.database.read, loan.transactionId)).events, { on: civilDate(on) })
    .billed.filter((row) => unpaidOf(row) > 0)
    .map(({ number }) => number);
const feesOf = async (loan: Made) =>
  (await world.rows('loan_event')).filter(
    ({ transaction_id: id, kind }) => id === loan.transactionId && kind === 'FEE',
  );
const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Due on the 16th, first on April 16; autopay takes it. Something is looked into from April 10 to the 27th. */
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
  const made: Partial<typeof loans> = {};
  for (const name of NAMES) {
    const account = name === 'notAuthorized' ? '10' : '77';
    made[name] = await aLoanOf(world, { account, autopay: name === 'byHand' ? 'NONE' : 'MINIMUM' });
  }
  loans = made as typeof loans;
  await pass('2026-04-10');
  payment = (await pageOf(loans.disputed)).schedule[0]?.amount ?? 0;
  for (const name of ['disputed', 'decided', 'byHand'] as const) await dispute(loans[name]);
  await hold(loans.held);
  await flag(loans.flagged);
  const { id } = loans.deceased.params;
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ deceased: 1 }).where('id', '=', id)),
  );
  await pass('2026-04-27');
}, 180_000);
afterAll(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.stop();
});

const PAUSED = ['disputed', 'decided', 'held', 'flagged'] as const;
/** What asks for money or warns. */
const DUNNING = /due today|is due on|past due|late fee|autopay payment on|couldn't make/;

describe('a payment that fell due while it could not be taken', () => {
  test.each(PAUSED)('(%s) is asked for by nothing until then', async (name) => {
    const since = (await mailsOf(loans[name])).filter(({ subject }) => DUNNING.test(subject));
    expect(since.map(({ subject }) => subject)).toEqual([]);
    expect(await subjectsOf(loans[name])).toContain('Your statement is ready');
    const page = await pageOf(loans[name]);
    expect(page).toMatchObject({ isPaused: true, owed: { pastDue: 0, daysLate: 0 } });
    expect(page.schedule.map(({ state }) => state)).not.toContain('missed');
  });

  test('is asked for by nothing of somebody who has died, however that came to stand in their file', async () => {
    await pass('2026-04-27');
    expect((await mailsOf(loans.deceased)).filter(({ subject }) => DUNNING.test(subject))).toEqual([]);
    expect(await pageOf(loans.deceased).catch(() => null)).toMatchObject({ isPaused: true });
  });

  test('gets one new due date, three weeks after it can be taken, told with its sum and how it ended', async () => {
    await decline(loans.disputed, 'manager@bright-smile.test');
    await decline(loans.decided, 'admin@demo.test');
    await decline(loans.byHand, 'admin@demo.test');
    await hold(loans.held);
    await flag(loans.flagged, true);
    await world.sendAll();
    const said = {
      disputed: 'Your practice declined your dispute.',
      decided: 'We reviewed your dispute and declined it.',
      held: 'We removed the hold on your account.',
      flagged: 'Our review is finished.',
    };
    for (const name of PAUSED) {
      const text = await textOf(loans[name], /^Your loan payments continue/);
      expect(text).toContain(said[name]);
      expect(text).toContain(`${usd(payment)} came due during the pause. Its new due date is May 18, 2026`);
      expect(text).toContain('Autopay will pay it that day.');
      expect(text).toContain(`Your next monthly payment is ${usd(payment)}, due on May 16, 2026.`);
      expect(await textOf(loans[name], /declined your request/)).toBe('');
    }
    expect(await textOf(loans.byHand, /^Your loan payments continue/)).toContain('Pay it in your account by then.');
  });

  test('is taken by autopay on it, beside the payment of its month, and nobody was late', async () => {
    await pass('2026-05-20');
    const debits = (await world.rows('payment')).filter(({ kind }) => kind === 'AUTOPAY');
    for (const name of PAUSED) {
      const own = debits.filter((row) => row.transaction_id === loans[name].transactionId);
      expect(own.map((row) => [row.due_on, row.scheduled_on]).sort()).toEqual([
        ['2026-05-16', '2026-05-18'],
        ['2026-05-18', '2026-05-18'],
      ]);
      expect(await missingOf(loans[name], '2026-05-20')).toEqual([]);
    }
    await pass('2026-06-20');
    for (const name of PAUSED) {
      expect(await missingOf(loans[name], '2026-06-20')).toEqual([]);
      expect(await feesOf(loans[name])).toEqual([]);
      expect((await subjectsOf(loans[name])).filter((subject) => /past due|late fee/.test(subject))).toEqual([]);
      expect(
        (await subjectsOf(loans[name])).filter((subject) => /autopay payment on May 18/.test(subject)),
      ).toHaveLength(2);
    }
  });

  test('is told with the day of its late fee where its debit came back, and the fee is charged on that day', async () => {
    const [payment1] = (await world.rows('payment')).filter(
      (row) => row.transaction_id === loans.notAuthorized.transactionId,
    );
    const dueOn = newDueDay(civilDate(payment1?.returned_on ?? ''));
    const feeOn = addDays(dueOn, 11);
    expect(await textOf(loans.notAuthorized, /^Add another card or account/)).toContain(
      `${usd(payment)} is now due on ${longDates.en(dueOn)}, and until then it isn't late. If it isn't paid before ${longDates.en(feeOn)}, we add a late fee that day.`,
    );
    await pass('2026-07-10');
    const fees = (await feesOf(loans.notAuthorized)).map(({ effective_on: on, detail }) => [
      on,
      JSON.parse(detail).number,
    ]);
    expect(fees.filter(([, number]) => number === 1)).toEqual([[feeOn, 1]]);
  });

  test('is late since its new day where its owner pays nothing', async () => {
    const subjects = await subjectsOf(loans.byHand);
    expect(subjects.filter((subject) => /due on May 18|due today/.test(subject)).length).toBeGreaterThan(1);
    expect(await textOf(loans.byHand, /^Your payment is past due/)).toContain('due on May 16, 2026');
    const feeDays = (await feesOf(loans.byHand)).map(({ effective_on: on }) => on).sort();
    expect(feeDays.slice(0, 2)).toEqual(['2026-05-27', '2026-05-29']);
  });
});

describe('what mails and statements said over these months', () => {
  test('names the sums and days of the books', () => {
    expect(faults).toEqual([]);
    expect(saidCount).toBeGreaterThan(60);
  });

  test('is read: one wrong cent or day in a mail is a fault', async () => {
    const books = await booksOf(loans.held);
    const text = await textOf(loans.held, /^Your loan payments continue/);
    const before = { ...books, events: books.events.filter(({ effectiveOn }) => effectiveOn <= '2026-04-27') };
    const faultsOf = (of: string) =>
      readSaid(of).flatMap((said) => faultOf(said, before, civilDate('2026-04-27')) ?? []);
    expect(readSaid(text)).toHaveLength(2);
    expect(faultsOf(text)).toEqual([]);
    const wrong = usd(payment + 0.01);
    expect(faultsOf(text.replace(usd(payment), wrong))).toEqual([expect.stringContaining(wrong)]);
    expect(faultsOf(text.replace('is May 18, 2026', 'is May 19, 2026'))).toHaveLength(1);
  });
});
