import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { account, accountPath } from '@domain/ledger/account';
import type { JournalEntry } from '@domain/ledger/entry';
import {
  type Balances,
  balanceOf,
  checkClearing,
  checkJournal,
  checkLoanPrincipal,
  checkProviderPayable,
  type OpenItem,
  type Violation,
} from '@domain/ledger/invariants';
import { foldLoan } from '@domain/loan/fold-loan';
import { outstandingPrincipal, takenFromLimit } from '@domain/loan/loan-state';
import { owedBackOf } from '@domain/loan/owed-back';
import { cents } from '@domain/money/cents';
import type { Db } from '../../../db/database';
import type { Tables } from '../../../db/tables/index';
import { insertApplication } from '../../../generated/insert-application';
import { createOutboxDispatcher } from '../../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../../outbox-handlers';
import { startTestApp, type TestApp } from '../../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../../test/builders';
import { createTestClock } from '../../../test/clock';
import type { TestDatabase } from '../../../test/database';
import { quickRuntime } from '../../../test/quick-runtime';
import type { SandboxHarness } from '../../../vendors/sandbox-harness';
import { runBusinessDays } from '../../business-day/index';
import { creditPayoutJobs } from '../../credit-payout/index';
import { fundingJobs } from '../../funding/index';
import { keepPaymentMethod } from '../../payment-method/index';
import { servicingJobs } from '../end-of-day-jobs';
import { getLoan } from '../loan';

/** A platform with a payment processor, on which days can be let pass. */
export type LoanWorld = TestApp & {
  /** Does the work of every day up to the given one, and sends what it promised. */
  passTo(day: string, onDay?: () => Promise<void>): Promise<void>;
  /** Lets the pause go by in which nobody asks a vendor that was down. */
  restVendors(): void;
  /** Sends everything that waits. */
  sendAll(): Promise<void>;
  rows<T extends keyof Tables>(table: T): Promise<Tables[T][]>;
};

/** A processor that hangs costs this much of a test; one that is well answers within a hundredth of it. */
const VENDOR_LIMIT_MS = 2000;

export async function startLoanWorld(
  sandbox: SandboxHarness,
  { withMails = true, database }: { withMails?: boolean; database?: TestDatabase } = {},
): Promise<LoanWorld> {
  const clock = createTestClock();
  const runtime = quickRuntime();
  const vendors = sandbox.vendors({ runtime, timeoutMs: VENDOR_LIMIT_MS });
  const world = await startTestApp({ clock, sandbox, overrides: { vendors }, ...(database && { database }) });
  const { deps } = world;
  const handlers = outboxHandlers(deps);
  // Thousands of mails would be the longest part of a simulated year.
  const silent = Object.fromEntries(Object.keys(handlers).map((kind) => [kind, async () => ({})]));
  // Money, and the letter without which no loan is charged off.
  const needed = ['submit-payment', 'submit-deposit', 'submit-credit-payout', 'post-cure-notice'] as const;
  const submitOnly = { ...silent, ...Object.fromEntries(needed.map((kind) => [kind, handlers[kind]])) };
  const dispatcher = createOutboxDispatcher({ deps, handlers: withMails ? handlers : submitOnly });
  const sendAll = async () => {
    while ((await dispatcher.runDue()) > 0);
  };
  const jobs = [...servicingJobs, ...creditPayoutJobs, ...fundingJobs];
  await runBusinessDays(deps, jobs);
  return {
    ...world,
    restVendors: () => runtime.advance(60_000),
    sendAll,
    async passTo(day, onDay) {
      for (;;) {
        await sendAll();
        const today = clock.now().slice(0, 10);
        if (today >= day) break;
        clock.setTo(`${addDays(civilDate(today), 1)}T13:00:00.000Z`);
        await runBusinessDays(deps, jobs);
        await onDay?.();
      }
    },
    rows: (table) => rowsOf(deps.database.read, table),
  };
}

export async function rowsOf<T extends keyof Tables>(read: Db, table: T): Promise<Tables[T][]> {
  return (await read.query(read.builder.selectFrom(table as 'funding').selectAll())) as unknown as Tables[T][];
}

/** What the sandbox's processor was asked for: debits of borrowers, or credits to practices. */
export async function ordersOf(sandbox: SandboxHarness, direction: 'debit' | 'credit') {
  const all = (await (await fetch(`${sandbox.url}/sandbox/payments`)).json()) as {
    paymentId: string;
    direction: string;
    amountCents: number;
  }[];
  return all.filter((one) => one.direction === direction);
}

export type LoanWish = {
  product?: string;
  autopay?: string;
  customCents?: number;
  /** Last digits of the account, which the sandbox's processor acts by; undefined for nobody's account. */
  account?: string;
  card?: string;
  amountCents?: number;
  /** The treatments that are bought. */
  treatments?: readonly string[];
  /** Where the borrower lives, when it is not where the builder puts them. */
  stateCode?: string;
  /** Where it was bought, when it is not where the builder puts borrowers. */
  practiceId?: string;
  /** A proven phone, ten digits. */
  phone?: string;
  /** With the application that the limit came from, by whose words lists find it. */
  isListed?: boolean;
};

let made = 0;

/** Somebody with a loan in force, and a way to pay it. */
export async function aLoanOf(world: TestApp, wish: LoanWish = {}) {
  const { deps } = world;
  const { product = 'FIXED_24', autopay = 'MINIMUM', account = '77', amountCents = 420_000 } = wish;
  const { phone, stateCode } = wish;
  const borrower = await aBorrower(deps, {
    ...(phone && { phone, phone_verified_at: deps.clock.now() }),
    ...(stateCode && { state_code: stateCode }),
    ...(wish.practiceId && { practice_id: wish.practiceId }),
  });
  const practiceId = borrower.practice_id ?? 'prac-bright-smile';
  const line = await aCreditLine(deps, borrower, {
    expires_on: '2099-12-31',
    ...(wish.isListed && { application_id: await insertApplication(deps, borrower.id, { practiceId }) }),
  });
  const transaction = await aTransaction(deps, line, {
    amount_cents: amountCents,
    products: JSON.stringify(wish.treatments ?? []),
  });
  const token = await world.sessionOf('borrower', borrower.id);
  made += 1;
  const number = `${String(500_000 + made)}${account}`;
  const method = await deps.database.transaction((tx) =>
    keepPaymentMethod({ tx, deps }, borrower.id, {
      secret: wish.card
        ? { kind: 'CARD', cardToken: `tok_${made}`, fingerprint: `card-${made}` }
        : { kind: 'BANK', routingNumber: '110000000', accountNumber: number },
      shown: {
        source: wish.card ? 'CARD_PAGE' : 'MANUAL',
        name: wish.card ? 'Visa' : 'First Bank',
        holder_name: null,
        account_type: wish.card ? null : 'checking',
        last_four: wish.card ?? number.slice(-4),
        expires_on: null,
        authorization_document_id: 'authorization-of-test',
      },
    }),
  );
  const type = autopay as 'MINIMUM';
  const body = {
    transactionId: transaction.id,
    product,
    autopayType: type,
    ...(wish.customCents && { customAmount: wish.customCents / 100 }),
  };
  const params = { id: borrower.id, txId: transaction.id };
  const chosen = await world.call(selectPaymentPlan, { body }, { token });
  // As if it had been authorized for the plan that is chosen now.
  await deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('credit_transaction')
        .set({ autopay_type: autopay, autopay_set_at: deps.clock.now() })
        .where('id', '=', transaction.id),
    ),
  );
  const accepted = await world.call(approveCreditTransaction, { params, body: {} }, { token });
  if (chosen.status !== 200 || accepted.status !== 200)
    throw new Error(`No loan: ${JSON.stringify([chosen.body, accepted.body])}`);
  return { borrower, line, token, params, transactionId: transaction.id, method: method.method };
}

/** Rows of the journal as the ledger's checks read them. */
export function journalOf(entries: Tables['journal_entry'][], postings: Tables['posting'][]): JournalEntry[] {
  const lines = new Map<string, { account: ReturnType<typeof accountPath>; amount: ReturnType<typeof cents> }[]>();
  for (const posting of postings) {
    const own = lines.get(posting.entry_id) ?? [];
    own.push({ account: accountPath(posting.account_id), amount: cents(Number(posting.amount)) });
    lines.set(posting.entry_id, own);
  }
  return entries.map((entry) => ({
    id: entry.id,
    kind: entry.kind as JournalEntry['kind'],
    idempotencyKey: entry.natural_key,
    ...(entry.reversal_of === null ? {} : { reversalOf: entry.reversal_of }),
    postings: lines.get(entry.id) ?? [],
  }));
}

/** Everything that the ledger must hold whatever happened: the journal's own rules, each loan's principal, the processor's open items. */
export async function ledgerViolations(world: Pick<TestApp, 'deps'>): Promise<Violation[]> {
  const { read } = world.deps.database;
  const [
    entries,
    postings,
    accounts,
    payments,
    transactions,
    lines,
    deposits,
    fundings,
    credits,
    payouts,
    ofMembers,
    memberPayments,
    memberRefunds,
  ] = await Promise.all([
    rowsOf(read, 'journal_entry'),
    rowsOf(read, 'posting'),
    rowsOf(read, 'ledger_account'),
    rowsOf(read, 'payment'),
    rowsOf(read, 'credit_transaction'),
    rowsOf(read, 'credit_profile'),
    rowsOf(read, 'deposit'),
    rowsOf(read, 'funding'),
    rowsOf(read, 'borrower_credit'),
    rowsOf(read, 'credit_payout'),
    rowsOf(read, 'membership_funding'),
    rowsOf(read, 'membership_payment'),
    rowsOf(read, 'membership_refund'),
  ]);
  const journal = journalOf(entries, postings);
  const stored = new Map(accounts.map((row) => [accountPath(row.id), cents(Number(row.balance))]));
  const loans = await Promise.all(
    transactions
      .filter(({ status }) => status === 'ACCEPTED')
      .map(async ({ id, borrower_id, paid_off_on }) => {
        const state = foldLoan((await getLoan(read, id)).events);
        return {
          transactionId: id,
          borrowerId: borrower_id,
          outstandingPrincipal: outstandingPrincipal(state),
          takenCents: takenFromLimit(state),
          isPaid: state.status === 'PAID',
          saysPaid: paid_off_on !== null,
        };
      }),
  );
  const unbooked = await unbookedInterest(world, transactions);
  const openDeposits: OpenItem[] = [...deposits, ...payouts].filter(isUnderWay).map((row) => ({
    id: row.id,
    channel: 'ach_out',
    amount: cents(Number(row.amount_cents)),
    ageDays: 0,
  }));
  const openPayments: OpenItem[] = [...payments, ...memberPayments].filter(isUnderWay).map((row) => ({
    id: row.id,
    channel: row.method_kind === 'BANK' ? 'ach_in' : 'card',
    amount: cents(Number(row.amount_cents)),
    ageDays: 0,
  }));
  const mistold = loans
    .filter(({ isPaid, saysPaid }) => isPaid !== saysPaid)
    .map(({ transactionId }) => ({ invariant: 8, subject: transactionId, message: 'is paid off in one place alone' }));
  return [
    ...mistold,
    ...unbooked,
    ...checkJournal(journal, stored),
    ...checkLoanPrincipal(stored, loans),
    ...checkClearing(stored, [...openPayments, ...openDeposits, ...sentToMembers(memberRefunds)]),
    ...checkProviderPayable(stored, unpaidByPractice({ deposits, fundings, ofMembers })),
    ...owedByPractices(stored, await debtsOfPractices(read)),
    ...owedToBorrowers(stored, credits),
    ...driftedLines(lines, loans, credits),
  ];
}

/** Interest of every installment whose day has come stands in the books, once the work of that day is done. */
async function unbookedInterest({ deps }: Pick<TestApp, 'deps'>, transactions: Tables['credit_transaction'][]) {
  const done = (await rowsOf(deps.database.read, 'business_day')).filter((row) => row.finished_at !== null);
  const last = done
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (last === undefined) return [];
  const on = civilDate(last);
  const found: Violation[] = [];
  for (const { id, status } of transactions) {
    if (status !== 'ACCEPTED') continue;
    const { events } = await getLoan(deps.database.read, id);
    const booked = new Set(foldLoan(events).billed.map((row) => row.number));
    for (const { number, dueOn } of foldLoan(events, { on }).billed)
      if (!booked.has(number))
        found.push({ invariant: 8, subject: id, message: `interest of ${number}, due ${dueOn}, is not booked` });
  }
  return found;
}

/** A refund to a card lowers what the card's processor brings. */
const sentToMembers = (refunds: readonly Tables['membership_refund'][]): OpenItem[] =>
  refunds.filter(isUnderWay).map((row) => ({
    id: row.id,
    channel: row.method_kind === 'BANK' ? 'ach_out' : 'card',
    amount: cents(row.method_kind === 'BANK' ? Number(row.amount_cents) : 0 - Number(row.amount_cents)),
    ageDays: 0,
  }));

const isUnderWay = ({ status }: { status: string }) => ['SUBMITTED', 'UNKNOWN', 'PENDING'].includes(status);
const sum = (amounts: readonly (number | bigint)[]) =>
  cents(amounts.reduce<number>((all, one) => all + Number(one), 0));

/** What a line holds is what its loans and its credits owe. */
function driftedLines(
  lines: Tables['credit_profile'][],
  loans: readonly { borrowerId: string; takenCents: number }[],
  credits: Tables['borrower_credit'][],
): Violation[] {
  return lines.flatMap(({ id, borrower_id: borrowerId, balance_cents: held }): Violation[] => {
    const owed = sum([
      ...loans.filter((loan) => loan.borrowerId === borrowerId).map((loan) => loan.takenCents),
      ...credits.filter((row) => row.borrower_id === borrowerId).map((row) => owedBackOf(Number(row.owed_cents))),
    ]);
    return owed === Number(held)
      ? []
      : [{ invariant: 8, subject: id, message: `holds ${held}, its loans and credits owe ${owed}` }];
  });
}

/**
 * What practices have earned and is not on its way: fundings that wait, those of memberships less what deposits kept back of them, and
 * deposits that came back.
 */
export function unpaidByPractice(of: {
  deposits: Tables['deposit'][];
  fundings: Tables['funding'][];
  ofMembers: Tables['membership_funding'][];
}) {
  const { deposits, fundings, ofMembers } = of;
  const waiting = new Set(deposits.filter(({ status }) => status === 'DEFERRED').map(({ id }) => id));
  return [...new Set([...fundings, ...ofMembers].map((row) => row.practice_id))].map((practiceId) => ({
    practiceId,
    unpaidFundings: sum([
      ...fundings
        .filter((row) => row.practice_id === practiceId && row.status === 'QUEUED')
        .map((row) => row.net_cents),
      ...ofMembers
        .filter((row) => row.practice_id === practiceId && (row.deposit_id === null || waiting.has(row.deposit_id)))
        .map((row) => Number(row.net_cents) + Number(row.taken_cents)),
      ...deposits
        .filter((row) => row.practice_id === practiceId && row.status === 'RETURNED')
        .map((row) => row.amount_cents),
    ]),
  }));
}

type PracticeDebts = {
  recoveries: Tables['recovery'][];
  memberships: Tables['membership'][];
  lots: Tables['credit_lot'][];
  uses: Tables['credit_use'][];
  invoices: Tables['provider_invoice'][];
  invoiceLines: Tables['provider_invoice_line'][];
  debits: Tables['invoice_debit'][];
};

/** What practices owe for refunds, for credits that their programs gave, and for what they were invoiced is what the books say of them. */
function owedByPractices(stored: Balances, of: PracticeDebts): Violation[] {
  const practices = [...of.recoveries, ...of.invoices, ...of.memberships].map((row) => row.practice_id);
  return [...new Set(practices)].flatMap((practiceId): Violation[] => {
    const left = owedBy(practiceId, of);
    const booked = balanceOf(stored, account.providerReceivable(practiceId));
    return left === booked
      ? []
      : [{ invariant: 7, subject: practiceId, message: `owes ${left}, the books say ${booked}` }];
  });
}

async function debtsOfPractices(read: Db): Promise<PracticeDebts> {
  return {
    recoveries: await rowsOf(read, 'recovery'),
    memberships: await rowsOf(read, 'membership'),
    lots: await rowsOf(read, 'credit_lot'),
    uses: await rowsOf(read, 'credit_use'),
    invoices: await rowsOf(read, 'provider_invoice'),
    invoiceLines: await rowsOf(read, 'provider_invoice_line'),
    debits: await rowsOf(read, 'invoice_debit'),
  };
}

function owedBy(practiceId: string, of: PracticeDebts): number {
  const members = new Set(of.memberships.filter((row) => row.practice_id === practiceId).map(({ id }) => id));
  const granted = of.lots.filter((lot) => lot.kind === 'GRANTED' && members.has(lot.membership_id));
  const ids = new Set(granted.map(({ id }) => id));
  const lapsed = of.uses.filter((use) => use.kind === 'EXPIRED' && ids.has(use.lot_id));
  const own = new Set(
    of.invoices.filter((row) => row.practice_id === practiceId && row.payer === 'PRACTICE').map(({ id }) => id),
  );
  // Credits are booked on the day on which they are given; an invoice only tells of them.
  const billed = of.invoiceLines.filter(
    (line) => own.has(line.invoice_id) && (line.kind === 'SAAS' || line.kind === 'MEMBERSHIP_FEE'),
  );
  // A debit counts from the day on which it is handed over.
  const paid = of.debits.filter((debit) => own.has(debit.invoice_id) && debit.status !== 'RETURNED');
  const refunds = of.recoveries.filter((row) => row.practice_id === practiceId);
  return (
    sum(refunds.map((row) => row.left_cents)) +
    sum(granted.map((lot) => lot.amount_cents)) -
    sum(lapsed.map((use) => use.amount_cents)) +
    sum(billed.map((line) => line.amount_cents)) -
    sum(paid.map((debit) => debit.amount_cents))
  );
}

/** What we owe borrowers is what the books say of them. */
function owedToBorrowers(stored: Balances, credits: Tables['borrower_credit'][]): Violation[] {
  return [...new Set(credits.map((row) => row.borrower_id))].flatMap((borrowerId): Violation[] => {
    const owed = sum(credits.filter((row) => row.borrower_id === borrowerId).map((row) => row.owed_cents));
    const booked = 0 - balanceOf(stored, account.creditBalance(borrowerId));
    return owed === booked
      ? []
      : [{ invariant: 4, subject: borrowerId, message: `is owed ${owed}, the books say ${booked}` }];
  });
}
