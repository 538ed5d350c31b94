import { addDays, addMonths, type CivilDate } from '@domain/calendar/civil-date';
import { formatLongMonth } from '@domain/calendar/us-date';
import { account } from '@domain/ledger/account';
import type { EntryDraft } from '@domain/ledger/entry';
import { providerFeeBilled, saasBilled } from '@domain/ledger/membership-templates';
import { debitDayOf } from '@domain/membership/invoice-debit';
import {
  endedMonth,
  firstDayOf,
  type InvoiceMonth,
  lastDayOf,
  monthsBegun,
  saasOfMonth,
} from '@domain/membership/provider-invoice';
import { setOff } from '@domain/membership/set-off';
import { cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { owesFeeOf } from '@domain/practice/practice-standing';
import { type Context, carryOut, changeOne, type Doer } from '../../command/command';
import type { Db } from '../../db/database';
import type { InvoiceLineKind, ProviderInvoiceTable } from '../../db/tables/membership';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { enterpriseTerms } from '../fee-account/index';
import { feesOwed } from '../fee-schedule/index';
import { postEntry } from '../ledger/index';
import { programOfPractice } from '../membership/index';
import { mailboxesOfPractice, openOrClosed } from '../practice/index';
import { firstFeeInvoice, takenInvoice } from './debit.reads';
import { debit } from './debit-invoices';
import {
  billedMonths,
  creditInvoices,
  creditsGiven,
  creditsLapsed,
  enterpriseOfPractice,
  invoiceByKey,
  invoicedKeys,
  practicesToInvoice,
  saasCovered,
  takenPractice,
} from './invoice.reads';
import { insertInvoice, insertInvoiceLine, setOffInvoice } from './invoice.writes';
import { linesByKind, practiceOfInvoice } from './invoice-list.reads';
import { mailLine } from './invoice-words';
import { accountFor, payerOf } from './payer';

const actor: SystemActor = { kind: 'system', name: 'Membership invoices' };
const BATCH = 200;

type Line = {
  kind: InvoiceLineKind;
  key: string;
  amountCents: number;
  membershipId?: string;
  coversUntil?: InvoiceMonth;
};
type Payer = { payer: ProviderInvoiceTable['payer']; enterpriseId: string | null };
type Invoiced = { practiceId: string; month: InvoiceMonth; day: CivilDate };

/** On the first morning of a month, every practice of the membership program is invoiced for the month that ended, once. */
export async function makeInvoices(deps: Deps, day: CivilDate): Promise<void> {
  const month = endedMonth(day);
  if (month === null) return;
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(practicesToInvoice, { month, before: day, after, limit: BATCH });
    for (const { id: practiceId } of found)
      await carryOut({ actor }, deps, (context) => invoice(context, { practiceId, month, day }));
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

/** One month of one practice in one transaction: what its enterprise pays for it, and what it pays itself. */
async function invoice(context: Context, of: Invoiced): Promise<void> {
  const { tx } = context;
  const practice = await tx.first(takenPractice, { id: of.practiceId });
  const key = `invoice:${of.practiceId}:${of.month}`;
  if (!practice || (await tx.first(invoiceByKey, { key })))
    return context.leaveNoRow('Another process made the invoice.');
  const since = await feesOwed(tx, of.practiceId);
  // Nothing is owed before there is a schedule of fees, and what is invoiced by the month from the first full one on (decision 87).
  const saas =
    since !== null && since <= firstDayOf(of.month) ? await saasLine(context, of, practice.enterprise_id) : null;
  const isOfEnterprise = saas?.payer === 'ENTERPRISE';
  const lines = [
    ...(saas && !isOfEnterprise ? [saas.line] : []),
    ...(since === null ? [] : await feeLines(context, of, since)),
    ...(await creditLines(context, of)),
  ];
  if (saas && isOfEnterprise)
    await issue(context, of, {
      key: `${key}:enterprise`,
      to: { payer: 'ENTERPRISE', enterpriseId: practice.enterprise_id },
      lines: [saas.line],
    });
  if (lines.length === 0) return saas ? undefined : context.leaveNoRow('Nothing is to be invoiced.');
  await issue(context, of, { key, to: { payer: 'PRACTICE', enterpriseId: null }, lines });
}

/** The fee for the program: by the month, or once a year, to the practice or to its enterprise. */
async function saasLine(
  { tx }: Pick<Context<Doer>, 'tx'>,
  { practiceId, month }: Invoiced,
  enterpriseId: string | null,
) {
  const program = await programOfPractice(tx, practiceId);
  const enterprise = enterpriseId === null ? undefined : await tx.first(enterpriseOfPractice, { id: enterpriseId });
  const covered = await tx.first(saasCovered, { practiceId });
  const feesPaidByEnterprise = enterprise?.fees_paid_by_enterprise === 1;
  // Its price is the practice's, whoever pays; whether by the month or the year is for whoever pays to say (decision record 0061).
  const ofEnterprise =
    feesPaidByEnterprise && enterprise ? await tx.first(enterpriseTerms, { id: enterprise.id }) : undefined;
  const { payment_period: period } = ofEnterprise ?? program;
  const saas = saasOfMonth(
    {
      saasFeeCents: cents(Number(program.saas_fee_cents)),
      annualDiscount: rateFromUnits(Number(program.annual_discount), 'annualDiscount'),
      feesPaidByEnterprise,
      period,
    },
    { month, coveredUntil: covered?.until ?? null },
  );
  const standing = await openOrClosed(tx, practiceId);
  if (saas === null || saas.amountCents === 0 || !owesFeeOf(month, { ...standing, period })) return null;
  const { amountCents, coversUntil, payer } = saas;
  const line: Line = { kind: 'SAAS', key: `saas:${practiceId}:${month}`, amountCents, coversUntil };
  return { payer, line };
}

/**
 * The first platform fee of a practice, asked for at once for the month in which it begins, or for its first year: an invoice of its own,
 * debited today. Asked again it is the same one; whose money came back is tried again.
 * @throws AppError NOT_FOUND; STEP_ORDER where whoever pays gave no account, and where the practice has no such fee.
 * @returns the id of the invoice.
 */
export async function askFirstFee<A extends Doer>(
  context: Context<A>,
  { practiceId, day }: { practiceId: string; day: CivilDate },
): Promise<string> {
  const { tx, leaveNoRow } = context;
  const practice = await tx.first(takenPractice, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const known = await tx.first(firstFeeInvoice, { practiceId });
  if (known && known.kind !== 'FIRST')
    throw new AppError('STEP_ORDER', { userMessage: "This practice's platform fee has already been invoiced." });
  if ((await feesOwed(tx, practiceId)) === null) throw new AppError('STEP_ORDER', { userMessage: NO_SCHEDULE });
  const month = day.slice(0, 7);
  const id = known?.id ?? (await issueFirst(context, { practiceId, month, day }, practice.enterprise_id));
  const invoice = await tx.first(takenInvoice, { id });
  if (!invoice) throw new AppError('NOT_FOUND');
  if (invoice.status === 'DEBITED' || invoice.status === 'PAID') {
    leaveNoRow('It was asked for before.');
    return id;
  }
  if (!(await accountFor(tx, payerOf(invoice), day)))
    throw new AppError('STEP_ORDER', { userMessage: NO_ACCOUNT[invoice.payer] });
  await debit(context, invoice, day);
  return id;
}

/** Whether the platform fee of a practice was asked for already. */
export const isFirstFeeAsked = async (db: Db, practiceId: string): Promise<boolean> =>
  (await db.first(firstFeeInvoice, { practiceId })) !== undefined;

const NO_SCHEDULE = "The practice hasn't signed its schedule of fees yet. Nothing can be invoiced before then.";
const NO_ACCOUNT = {
  PRACTICE: 'Add a bank account or card for the practice first.',
  ENTERPRISE: "The enterprise pays this fee but hasn't added a bank account or card yet.",
} as const;

async function issueFirst<A extends Doer>(
  context: Context<A>,
  of: Invoiced,
  enterpriseId: string | null,
): Promise<string> {
  const saas = await saasLine(context, of, enterpriseId);
  if (!saas) throw new AppError('STEP_ORDER', { userMessage: "This practice doesn't pay a platform fee." });
  const to: Payer =
    saas.payer === 'ENTERPRISE' ? { payer: 'ENTERPRISE', enterpriseId } : { payer: 'PRACTICE', enterpriseId: null };
  const key = `invoice:${of.practiceId}:${of.month}:first`;
  return issue(context, of, { key, to, lines: [saas.line], isFirst: true });
}

/** Its part of the membership fee for every month of a member that began and was not invoiced before. */
async function feeLines({ tx }: Context, { practiceId, month }: Invoiced, owedSince: CivilDate): Promise<Line[]> {
  const until = lastDayOf(month);
  const since = addMonths(firstDayOf(month), -12);
  const bills = await tx.all(billedMonths, { practiceId, since, until });
  const known = await tx.all(invoicedKeys, { practiceId, since: since.slice(0, 7) });
  const invoiced = new Set(known.map(({ natural_key: key }) => key));
  const owed = bills.filter(({ due_on: dueOn }) => dueOn >= owedSince);
  return owed.flatMap((bill) =>
    monthsBegun(
      {
        kind: bill.kind === 'YEAR' ? 'YEAR' : 'MONTH',
        dueOn: bill.due_on,
        cancelledOn: bill.cancelled_on,
        nextYearOn: bill.next_year_on,
      },
      until,
    )
      .map((index) => `fee:${bill.id}:${index}`)
      .filter((key) => !invoiced.has(key))
      .map((key) => ({
        kind: 'MEMBERSHIP_FEE' as const,
        key,
        amountCents: Number(bill.provider_fee_cents),
        membershipId: bill.membership_id,
      })),
  );
}

/** Credits that its loyalty program gave, less those that lapsed: booked already, so that their lines only tell of them. */
async function creditLines({ tx }: Context, { practiceId, month }: Invoiced): Promise<Line[]> {
  const owes = account.providerReceivable(practiceId);
  const range = { practiceId, account: owes, since: firstDayOf(month), until: lastDayOf(month) };
  const [given, lapsed] = [await tx.all(creditsGiven, range), await tx.all(creditsLapsed, range)];
  const lineOf = (kind: InvoiceLineKind, row: (typeof given)[number]): Line => ({
    kind,
    key: `credits:${row.id}`,
    amountCents: Number(row.amount),
    membershipId: row.membership_id,
  });
  return [
    ...given.map((row) => lineOf('CREDITS_GRANTED', row)),
    ...lapsed.map((row) => lineOf('CREDITS_EXPIRED', row)),
  ];
}

const sumOf = (lines: readonly Line[], kind?: InvoiceLineKind): number =>
  lines.reduce((sum, line) => sum + (kind === undefined || line.kind === kind ? line.amountCents : 0), 0);

/** Takes off what earlier invoices below zero are still worth, the oldest first; one that is used up is settled. */
async function creditTaken<A extends Doer>(
  { tx }: Pick<Context<A>, 'tx'>,
  { practiceId, day, id, lines }: { practiceId: string; day: CivilDate; id: string; lines: readonly Line[] },
): Promise<Line[]> {
  const rows = await tx.all(creditInvoices, { practiceId });
  const credits = rows.map((row) => ({ row, leftCents: cents(-Number(row.total_cents) - Number(row.set_off_cents)) }));
  const taken = setOff(cents(sumOf(lines)), credits);
  for (const { of, amountCents, isWhole } of taken)
    await changeOne(tx, setOffInvoice, {
      id: of.row.id,
      version: of.row.version,
      cents: amountCents,
      status: isWhole ? 'PAID' : 'OPEN',
      on: isWhole ? day : null,
    });
  return taken.map(({ of, amountCents }) => ({
    kind: 'SET_OFF',
    key: `set-off:${of.row.id}:${id}`,
    amountCents: -amountCents,
  }));
}

type Issued = { key: string; to: Payer; lines: readonly Line[]; isFirst?: boolean };

/**
 * The invoice with its lines, the entries of what is not booked yet, and the audit row. It is debited a few days later where whoever pays
 * it gave an account; the mail says so. @returns its id.
 */
async function issue<A extends Doer>(
  context: Context<A>,
  { practiceId, month, day }: Invoiced,
  { key, to, lines: own, isFirst = false }: Issued,
): Promise<string> {
  const { tx, deps, now, record } = context;
  const id = deps.newId();
  const lines = [
    ...own,
    ...(to.payer === 'PRACTICE' ? await creditTaken(context, { practiceId, day, id, lines: own }) : []),
  ];
  const of = { practice_id: practiceId, payer: to.payer, enterprise_id: to.enterpriseId };
  const account = sumOf(lines) > 0 ? await accountFor(tx, payerOf(of), day) : undefined;
  const debitOn = account ? (isFirst ? day : debitDayOf(day)) : null;
  // What earlier credit pays whole is paid on the day that it is issued.
  const isSetOff = sumOf(own) > 0 && sumOf(lines) === 0;
  const ref = `M${month.slice(2).replace('-', '')}-${id.slice(-8)}`;
  await tx.run(insertInvoice, {
    id,
    natural_key: key,
    ref,
    practice_id: practiceId,
    payer: to.payer,
    enterprise_id: to.enterpriseId,
    month,
    total_cents: sumOf(lines),
    status: isSetOff ? 'PAID' : 'OPEN',
    kind: isFirst ? 'FIRST' : 'MONTH',
    debit_on: debitOn,
    first_debit_on: null,
    attempts: 0,
    tries: 0,
    ...(isSetOff ? { paid_on: day } : { paid_on: null }),
    set_off_cents: 0,
    issued_on: day,
    created_at: now,
    version: 1,
  });
  for (const line of lines)
    await tx.run(insertInvoiceLine, {
      id: deps.newId(),
      invoice_id: id,
      natural_key: line.key,
      kind: line.kind,
      practice_id: practiceId,
      membership_id: line.membershipId ?? null,
      covers_until: line.coversUntil ?? null,
      amount_cents: line.amountCents,
      created_at: now,
    });
  const post = (draft: EntryDraft, what: string) =>
    postEntry(tx, {
      id: deps.newId(),
      draft,
      naturalKey: `${key}:${what}`,
      refType: 'provider_invoice',
      refId: id,
      actor: `provider_invoice:${id}`,
      effectiveOn: addDays(day, -1),
      bookedAt: now,
    });
  const [saas, fees] = [cents(sumOf(lines, 'SAAS')), cents(sumOf(lines, 'MEMBERSHIP_FEE'))];
  // What an enterprise pays is its debt, and none of the practice.
  const owedBy = to.enterpriseId ?? practiceId;
  if (saas > 0) await post(saasBilled({ practiceId: owedBy, amount: saas }), 'saas');
  if (fees > 0) await post(providerFeeBilled({ practiceId: owedBy, amount: fees }), 'fee');
  await tell(context, { id, ref, practiceId, month, to, totalCents: sumOf(lines), account, debitOn });
  await record('provider_invoice.issued', { practiceId, id, detail: { ref, amountCents: sumOf(lines) } });
  return id;
}

type Told = {
  id: string;
  ref: string;
  practiceId: string;
  month: InvoiceMonth;
  to: Payer;
  totalCents: number;
  account: { name: string; last_four: string } | undefined;
  debitOn: CivilDate | null;
};

/** The practice and its enterprise hear of an invoice, whichever of them pays. */
async function tell<A extends Doer>({ tx, send }: Context<A>, of: Told): Promise<void> {
  const { id, ref, practiceId, month, to, totalCents, account, debitOn } = of;
  const practice = await tx.first(practiceOfInvoice, { id: practiceId });
  const groups = await tx.all(linesByKind, { invoiceId: id });
  for (const mailbox of await mailboxesOfPractice(tx, practiceId))
    await send('provider-invoice-issued', {
      to: mailbox,
      ref,
      month: formatLongMonth(month),
      totalCents,
      lines: groups.map((group) => mailLine(group, month)),
      practice: to.payer === 'ENTERPRISE' ? (practice?.name ?? null) : null,
      account: account ? `${account.name} ending in ${account.last_four}` : '',
      debitOn: debitOn ?? '',
    });
}
