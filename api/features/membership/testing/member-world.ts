import { getActivationDetails } from '@contract/membership/activation-calls';
import { createPlan, getMembership } from '@contract/membership/plan-calls';
import { confirmAgreements, getAgreementsConfirmation } from '@contract/membership/renewal-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { account, accountPath } from '@domain/ledger/account';
import type { JournalEntry } from '@domain/ledger/entry';
import { type Balances, balanceOf, checkJournal, type Violation } from '@domain/ledger/invariants';
import { cents } from '@domain/money/cents';
import type { Tables } from '../../../db/tables/index';
import { createOutboxDispatcher } from '../../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../../outbox-handlers';
import { startTestApp, type TestApp } from '../../../test/app';
import { aBorrower, aMembership } from '../../../test/builders';
import { createTestClock } from '../../../test/clock';
import type { TestDatabase } from '../../../test/database';
import { quickRuntime } from '../../../test/quick-runtime';
import type { SandboxHarness } from '../../../vendors/sandbox-harness';
import { runBusinessDays } from '../../business-day/index';
import { fundingJobs } from '../../funding/index';
import { invoiceJobs } from '../../membership-invoice/index';
import { keepPaymentMethod } from '../../payment-method/index';
import { journalOf, rowsOf, unpaidByPractice } from '../../servicing/testing/loan-world';
import { membershipJobs } from '../end-of-day-jobs';

export const PRACTICE = 'prac-harbor-medspa';

/** A platform with a practice's staff: sessions end while days pass, so each call asks for one. */
export type MemberApp = TestApp & { staff(): Promise<string> };

/** The same with a payment processor, and days that can be let pass. */
export type MemberWorld = MemberApp & {
  passTo(day: string, onDay?: (day: string) => Promise<void>): Promise<void>;
  sendAll(): Promise<void>;
  restVendors(): void;
  rows<T extends keyof Tables>(table: T): Promise<Tables[T][]>;
};

const VENDOR_LIMIT_MS = 2000;

type MemberWorldWish = {
  withMails?: boolean;
  /** The days pay practices too. */
  withDeposits?: boolean;
  from?: string;
  database?: TestDatabase;
  /** How the work of a day is run: at once, unless a test ends it between. */
  workDay?: (run: () => Promise<void>) => Promise<void>;
};

export async function startMemberWorld(
  sandbox: SandboxHarness,
  { withMails = true, withDeposits = false, from, database, workDay = (run) => run() }: MemberWorldWish = {},
): Promise<MemberWorld> {
  const clock = createTestClock();
  if (from !== undefined) clock.setTo(from);
  const runtime = quickRuntime();
  const vendors = sandbox.vendors({ runtime, timeoutMs: VENDOR_LIMIT_MS });
  const world = await startTestApp({ clock, sandbox, overrides: { vendors }, ...(database && { database }) });
  const { deps } = world;
  const handlers = outboxHandlers(deps);
  const silent = Object.fromEntries(Object.keys(handlers).map((kind) => [kind, async () => ({})]));
  const needed = [
    'submit-membership-payment',
    'submit-membership-refund',
    'submit-deposit',
    'submit-invoice-debit',
  ] as const;
  const moneyOnly = { ...silent, ...Object.fromEntries(needed.map((kind) => [kind, handlers[kind]])) };
  const dispatcher = createOutboxDispatcher({ deps, handlers: withMails ? handlers : moneyOnly });
  const sendAll = async () => {
    while ((await dispatcher.runDue()) > 0);
  };
  const jobs = withDeposits ? [...membershipJobs, ...invoiceJobs, ...fundingJobs] : membershipJobs;
  await runBusinessDays(deps, jobs);
  return {
    ...world,
    staff: () => world.staffSession('staff@harbor-medspa.test'),
    sendAll,
    restVendors: () => runtime.advance(60_000),
    async passTo(day, onDay) {
      for (;;) {
        await sendAll();
        const today = clock.now().slice(0, 10);
        if (today >= day) break;
        clock.setTo(`${addDays(civilDate(today), 1)}T15:00:00.000Z`);
        await workDay(async () => {
          await runBusinessDays(deps, jobs);
        });
        await onDay?.(clock.now().slice(0, 10));
      }
    },
    rows: (table) => rowsOf(deps.database.read, table),
  };
}

type Sold = { name: string; cents: number; product?: string };

/** A treatment that the practice sells. */
export async function sells(world: TestApp, { name, cents: price, product }: Sold): Promise<string> {
  const id = `sold-${name.toLowerCase()}`;
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .insertInto('membership_treatment')
        .values({
          id,
          practice_id: PRACTICE,
          name,
          name_key: `test ${name.toLowerCase()}`,
          area: null,
          unit_type: 'unit',
          units: 1,
          price_per_unit_cents: price,
          discount_kind: 'NONE',
          discount_value: 0,
          interval_months: null,
          product_key: product ?? null,
          created_at: world.deps.clock.now(),
          removed_at: null,
          version: 1,
        })
        .onConflict((conflict) => conflict.doNothing()),
    ),
  );
  return id;
}

/** The plan of the anchors: Botox, HydraFacial and filler, 6,601.80 a year. */
export async function signature(world: TestApp) {
  const [botox, facial, filler] = [
    await sells(world, { name: 'Botox', cents: 1_300, product: 'botox' }),
    await sells(world, { name: 'HydraFacial', cents: 19_900 }),
    await sells(world, { name: 'Filler', cents: 75_000 }),
  ];
  return [
    { _id: botox, units: 40, discountPercent: 10, interval: 3 },
    { _id: facial, units: 1, discountPercent: 15, interval: 1 },
    { _id: filler, units: 2, discountPercent: 10, interval: 6 },
  ];
}

/** How the practice takes part, where it is not by the defaults. */
export async function program(world: TestApp, of: Partial<Tables['practice_program']> = {}): Promise<void> {
  await world.deps.database.transaction(async (tx) => {
    await tx.execute(tx.builder.deleteFrom('practice_program').where('practice_id', '=', PRACTICE));
    await tx.execute(
      tx.builder.insertInto('practice_program').values({
        practice_id: PRACTICE,
        contract: 'UPFRONT',
        fee_type: 0,
        provider_fee_cents: 499,
        member_fee_cents: 499,
        merchant_fee: 29_900,
        saas_fee_cents: 39_900,
        annual_discount: 100_000,
        payment_period: 'MONTHLY',
        basis: 'MEMBER',
        installments_max: 12,
        enabled: 1,
        payment_method: 'BANK',
        version: 1,
        ...of,
      }),
    );
  });
}

let made = 0;

type Digits = { card?: string; account?: string };

/** A card or an account of a person, by whose last digits the sandbox's processor acts. */
export async function keepMethod(
  { deps }: Pick<MemberApp, 'deps'>,
  borrowerId: string,
  { card = '4242', account: number }: Digits = {},
) {
  made += 1;
  const { method } = await deps.database.transaction((tx) =>
    keepPaymentMethod({ tx, deps }, borrowerId, {
      secret:
        number === undefined
          ? { kind: 'CARD', cardToken: `tok_${made}_${card}`, fingerprint: `print-${made}` }
          : { kind: 'BANK', routingNumber: '110000000', accountNumber: `${600_000 + made}${number}` },
      shown: {
        source: number === undefined ? 'CARD_PAGE' : 'MANUAL',
        name: number === undefined ? 'Visa' : 'First Bank',
        holder_name: null,
        account_type: number === undefined ? null : 'checking',
        last_four: number === undefined ? card : `00${number}`.slice(-4),
        expires_on: number === undefined ? '2031-12-31' : null,
        authorization_document_id: number === undefined ? null : 'authorization-of-test',
      },
    }),
  );
  return method;
}

/** A registered member with a card or an account. */
export async function aMember(world: MemberApp, { birthDate, ...digits }: Digits & { birthDate?: string } = {}) {
  const { deps } = world;
  const borrower = await aBorrower(deps, { practice_id: PRACTICE, ...(birthDate && { birth_date: birthDate }) });
  const membership = await aMembership(deps, borrower);
  const method = await keepMethod(world, borrower.id, digits);
  const session = () => world.sessionOf('member', borrower.id);
  return { borrower, membershipId: membership.id, session, method };
}
export type Member = Awaited<ReturnType<typeof aMember>>;

type PlanBody = Record<string, unknown>;

/** Sends a member a plan. */
export async function sendPlan(world: MemberApp, member: Member, plan: PlanBody = {}) {
  const treatments = await signature(world);
  const body = { practiceId: PRACTICE, membershipId: member.membershipId, treatments, ...plan };
  const answer = await world.call(createPlan, { body } as never, { token: await world.staff() });
  if (answer.status !== 200) throw new Error(`No plan: ${JSON.stringify(answer.body)}`);
  return answer.body.membership;
}

export const detailsOf = async (
  world: MemberApp,
  member: Member,
  query: { applyCredits?: 'true' | 'false'; payAtOnce?: 'true' | 'false' } = {},
) =>
  (
    await world.call(
      getActivationDetails,
      { query: { membershipId: member.membershipId, ...query } },
      { token: await member.session() },
    )
  ).body;

/** The next year as the member sees it. */
export const nextYearOf = async (
  world: MemberApp,
  { membershipId, session }: Pick<Member, 'membershipId' | 'session'>,
  query: { applyCredits?: 'true' | 'false'; payAtOnce?: 'true' | 'false' } = {},
) => world.call(getAgreementsConfirmation, { query: { membershipId, ...query } }, { token: await session() });

/** Signs the next year as it is shown. */
export async function agreeToNextYear(
  world: MemberApp,
  member: Pick<Member, 'membershipId' | 'session'>,
  given: {
    applyCredits?: boolean;
    payAtOnce?: boolean;
    typedName?: string;
    disclosureHash?: string;
    version?: number;
  } = {},
) {
  const query = given.payAtOnce ? { payAtOnce: 'true' as const } : {};
  const { disclosureHash } = (await nextYearOf(world, member, query)).body;
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, ...given };
  return world.call(confirmAgreements, { body }, { token: await member.session() });
}

export const seen = async (world: MemberApp, { membershipId }: { membershipId: string }) =>
  (await world.call(getMembership, { params: { id: membershipId } }, { token: await world.staff() })).body.membership;

/** What the ledger says against its own rules and against the rows of memberships. */
export const membershipViolations = async (world: MemberWorld): Promise<Violation[]> => watchBooks(world)();

/**
 * The same for a test that asks every day: the journal is only added to, which the database sees to, so that each time what was booked
 * since is read.
 */
export function watchBooks(world: MemberWorld): () => Promise<Violation[]> {
  const { read } = world.deps.database;
  const journal: JournalEntry[] = [];
  const known = new Set<string>();
  let since = '';
  return async () => {
    const entries = await read.query(
      read.builder.selectFrom('journal_entry').selectAll().where('booked_at', '>=', since).orderBy('booked_at'),
    );
    const postings = await read.query(
      read.builder
        .selectFrom('posting')
        .innerJoin('journal_entry', 'journal_entry.id', 'posting.entry_id')
        .selectAll('posting')
        .where('journal_entry.booked_at', '>=', since),
    );
    journal.push(
      ...journalOf(
        entries.filter(({ id }) => !known.has(id)),
        postings,
      ),
    );
    for (const { id } of entries) known.add(id);
    since = entries.at(-1)?.booked_at ?? since;
    const accounts = await world.rows('ledger_account');
    const stored: Balances = new Map(accounts.map(({ id, balance }) => [accountPath(id), cents(Number(balance))]));
    return [...checkJournal(journal, stored), ...(await checkMembers(world, stored))];
  };
}

const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);

type Compared = (subject: string, booked: number, told: number) => void;

type Rows = Pick<MemberWorld, 'rows'>;

/** Every membership's accounts are what its rows say. */
async function checkMembers(world: Rows, balances: Balances): Promise<Violation[]> {
  const { violations, same } = comparing();
  await checkReceivables(world, balances, same);
  await checkCreditsAndPoints(world, balances, same);
  await checkPayables(world, balances, same);
  await checkInvoices(world, balances, same);
  await checkClearings(world, balances, same);
  return violations;
}

function comparing() {
  const violations: Violation[] = [];
  const same: Compared = (subject, booked, told) => {
    if (booked !== told) violations.push({ invariant: 20, subject, message: `books ${booked}, rows say ${told}` });
  };
  return { violations, same };
}

/** The same of the accounts that are a membership's own, in a world where practices are paid for other things too. */
export async function ownAccountViolations(world: Rows): Promise<Violation[]> {
  const { violations, same } = comparing();
  const balances: Balances = new Map(
    (await world.rows('ledger_account')).map(({ id, balance }) => [accountPath(id), cents(Number(balance))]),
  );
  await checkReceivables(world, balances, same);
  await checkCreditsAndPoints(world, balances, same);
  return violations;
}

async function checkReceivables(world: Rows, balances: Balances, same: Compared): Promise<void> {
  const bills = await world.rows('membership_bill');
  const plans = await world.rows('membership_plan');
  const left = (bill: Tables['membership_bill']) =>
    Number(bill.treatments_cents) +
    Number(bill.fee_cents) -
    Number(bill.paid_treatments_cents) -
    Number(bill.paid_fee_cents);
  for (const row of await world.rows('membership')) {
    const own = bills.filter((bill) => bill.membership_id === row.id && bill.status !== 'VOID');
    same(`member of ${row.id}`, balanceOf(balances, account.memberReceivable(row.id)), sum(own.map(left)));
    const plan = plans.find((one) => one.id === row.active_plan_id);
    const year = own.filter(
      (bill) =>
        Number(bill.plan_year) === Number(row.plan_year) && bill.kind !== 'CANCELLATION' && bill.kind !== 'CREDITS',
    );
    const isFunded = plan?.contract === 'UPFRONT' && row.status === 'ACTIVE';
    const billed = sum(year.map((bill) => Number(bill.treatments_cents)));
    const unbilled = isFunded ? Number(plan.total_cents) - billed : 0;
    same(`plan of ${row.id}`, balanceOf(balances, account.planReceivable(row.id)), unbilled);
  }
}

async function checkCreditsAndPoints(world: Rows, balances: Balances, same: Compared): Promise<void> {
  const lots = await world.rows('credit_lot');
  const points = await world.rows('points_entry');
  const refunds = await world.rows('membership_refund');
  for (const { id } of await world.rows('membership')) {
    const own = <T extends { membership_id: string }>(rows: readonly T[]) =>
      rows.filter((one) => one.membership_id === id);
    const kept = sum(own(lots).map((lot) => Number(lot.remaining_cents)));
    same(`credits of ${id}`, 0 - balanceOf(balances, account.globalCredits(id)), kept);
    const earned = sum(own(points).map((entry) => Number(entry.hundredths)));
    same(`points of ${id}`, 0 - balanceOf(balances, account.points(id)), earned);
    const waiting = own(refunds).filter(
      ({ status, sent_again_as: next }) => status === 'SCHEDULED' || (status === 'RETURNED' && next === null),
    );
    const owed = sum(waiting.map((one) => Number(one.amount_cents)));
    same(`credit balance of ${id}`, 0 - balanceOf(balances, account.creditBalance(id)), owed);
  }
}

async function checkPayables(world: Rows, balances: Balances, same: Compared): Promise<void> {
  const [deposits, fundings, ofMembers] = [
    await world.rows('deposit'),
    await world.rows('funding'),
    await world.rows('membership_funding'),
  ];
  for (const { practiceId, unpaidFundings } of unpaidByPractice({ deposits, fundings, ofMembers }))
    same(`payable of ${practiceId}`, 0 - balanceOf(balances, account.providerPayable(practiceId)), unpaidFundings);
  const [offsets, refunds] = [await world.rows('deposit_membership_offset'), await world.rows('deposit_offset')];
  for (const row of deposits) {
    const paid = ofMembers.filter((one) => one.deposit_id === row.id && one.net_cents > 0);
    const net = sum(paid.map((one) => Number(one.net_cents)));
    const of = (rows: readonly { deposit_id: string; amount_cents: number }[]) =>
      sum(rows.filter((one) => one.deposit_id === row.id).map((one) => Number(one.amount_cents)));
    const bought = sum(fundings.filter((one) => one.deposit_id === row.id).map((one) => Number(one.net_cents)));
    same(`memberships of deposit ${row.ref}`, Number(row.memberships_cents), net - of(offsets));
    same(`deposit ${row.ref}`, Number(row.amount_cents), bought + net - of(offsets) - of(refunds));
  }
  for (const row of ofMembers.filter((one) => one.net_cents < 0)) {
    const taken = sum(offsets.filter((one) => one.funding_id === row.id).map((one) => Number(one.amount_cents)));
    same(`kept back of ${row.natural_key}`, taken, Number(row.taken_cents));
    same(
      `all kept back of ${row.natural_key}`,
      row.deposit_id === null ? 0 : taken,
      row.deposit_id === null ? 0 : -row.net_cents,
    );
  }
}

/** What a practice owes is its invoices, the credits that it gave, which are booked when they are given, and refunds not kept back. */
async function checkInvoices(world: Rows, balances: Balances, same: Compared): Promise<void> {
  const [invoices, lines] = [await world.rows('provider_invoice'), await world.rows('provider_invoice_line')];
  for (const one of invoices) {
    const own = lines.filter(({ invoice_id: id }) => id === one.id);
    same(`invoice ${one.natural_key}`, Number(one.total_cents), sum(own.map((line) => Number(line.amount_cents))));
  }
  const paidByEnterprise = new Set(invoices.filter(({ payer }) => payer === 'ENTERPRISE').map(({ id }) => id));
  const memberships = await world.rows('membership');
  const [lots, uses] = [await world.rows('credit_lot'), await world.rows('credit_use')];
  const recoveries = await world.rows('recovery');
  // A debit counts from the day on which it is handed over.
  const paid = (await world.rows('invoice_debit')).filter(({ status }) => status !== 'RETURNED');
  for (const practiceId of new Set(memberships.map((row) => row.practice_id))) {
    const members = new Set(memberships.filter((row) => row.practice_id === practiceId).map(({ id }) => id));
    const granted = lots.filter((lot) => lot.kind === 'GRANTED' && members.has(lot.membership_id));
    const ids = new Set(granted.map(({ id }) => id));
    const lapsed = uses.filter((use) => use.kind === 'EXPIRED' && ids.has(use.lot_id));
    const billed = lines.filter(
      (line) =>
        line.practice_id === practiceId &&
        !paidByEnterprise.has(line.invoice_id) &&
        (line.kind === 'SAAS' || line.kind === 'MEMBERSHIP_FEE'),
    );
    const left = recoveries.filter((row) => row.practice_id === practiceId);
    const own = new Set(
      invoices.filter((row) => row.practice_id === practiceId && row.payer === 'PRACTICE').map(({ id }) => id),
    );
    const owes =
      sum(billed.map((line) => Number(line.amount_cents))) +
      sum(granted.map((lot) => Number(lot.amount_cents))) -
      sum(lapsed.map((use) => Number(use.amount_cents))) +
      sum(left.map((row) => Number(row.left_cents))) -
      sum(paid.filter((one) => own.has(one.invoice_id)).map((one) => Number(one.amount_cents)));
    same(`receivable of ${practiceId}`, balanceOf(balances, account.providerReceivable(practiceId)), owes);
  }
}

const UNDER_WAY: readonly string[] = ['SUBMITTED', 'UNKNOWN', 'PENDING'];

/** What the processor has not finished; the payment of an order counts once what waits for it is done. */
async function checkClearings(world: Rows, balances: Balances, same: Compared): Promise<void> {
  const orders = await world.rows('membership_order');
  const waiting = new Set(orders.filter(({ done_at: done }) => done === null).map((order) => order.payment_id));
  const payments = (await world.rows('membership_payment')).filter(({ id }) => !waiting.has(id));
  const refunds = await world.rows('membership_refund');
  const of = (rows: readonly { status: string; method_kind: string; amount_cents: number }[], kind: string) =>
    sum(
      rows
        .filter((one) => UNDER_WAY.includes(one.status) && one.method_kind === kind)
        .map((one) => Number(one.amount_cents)),
    );
  const debits = (await world.rows('invoice_debit')).map((row) => ({ ...row, method_kind: row.account_kind }));
  const came = [...payments, ...debits];
  same('clearing of banks', balanceOf(balances, account.clearing('ach_in')), of(came, 'BANK'));
  same('clearing of cards', balanceOf(balances, account.clearing('card')), of(came, 'CARD') - of(refunds, 'CARD'));
  const deposits = (await world.rows('deposit')).map((row) => ({ ...row, method_kind: 'BANK' }));
  const out = 0 - of(refunds, 'BANK') - of(deposits, 'BANK');
  same('clearing of transfers', balanceOf(balances, account.clearing('ach_out')), out);
}
