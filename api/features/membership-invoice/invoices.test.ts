import { exportLoyaltyFunding, getProviderInvoice, getProviderInvoices } from '@contract/membership-invoice/calls';
import { listInvoices } from '@contract/membership-invoice/invoice-list';
import { printProviderDocument } from '@contract/plan-agreement/calls';
import { account } from '@domain/ledger/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../generated/read-csv';
import { pdfPieces, pdfText } from '../../test/pdf-text';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate } from '../membership/testing/member-acts';
import {
  aMember,
  type MemberWorld,
  membershipViolations,
  PRACTICE,
  program,
  sendPlan,
  startMemberWorld,
} from '../membership/testing/member-world';
import { standingWords } from './standing-words';

const WHOLE = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
let sandbox: SandboxHarness;
let world: MemberWorld;

beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withDeposits: true });
  await program(world, { fee_type: 2 });
  const { database } = world.deps;
  await database.migrate([
    `update practice set enterprise_id = null where id = '${PRACTICE}'`,
    `delete from loyalty_program where practice_id = '${PRACTICE}'`,
    `insert into loyalty_program (id, practice_id, tier, name, total_amount_cents, credit_contribution_cents, points_per_dollar, perks, points,
      is_loyalty_plan, is_active, is_deleted, created_at, version)
      values ('silver', '${PRACTICE}', 0, 'Silver', 0, 512, 100, '[]', '[]', 1, 1, 0, '2026-01-01T00:00:00.000Z', 1)`,
  ]);
  for (const _ of [1, 2, 3]) {
    const member = await aMember(world);
    await sendPlan(world, member);
    expect((await activate(world, member)).status).toBe(200);
  }
  await world.passTo('2026-05-01');
  // What nobody used by its last day is the practice's again.
  await database.migrate(["update credit_lot set expires_on = '2026-05-10'"]);
  await world.passTo('2026-06-05');
}, 240_000);
afterAll(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.stop();
});

const MONTHS = ['2026-03', '2026-04', '2026-05'];
const inCents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
const invoiceOf = async (month: string, staff = world.staff) =>
  world.call(getProviderInvoice, { query: { providerId: PRACTICE, month } }, { token: await staff() });
const print = async (documentPath: string) =>
  world.app.request(printProviderDocument.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${await world.staff()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ providerId: PRACTICE, type: 'provider-invoice', documentPath }),
  });

/** What a month's invoice is booked as, entry by entry: the fee for the program, the membership fees, and credits. */
async function booked(month: string): Promise<Record<string, number>> {
  const invoice = (await world.rows('provider_invoice')).find(
    (row) => row.practice_id === PRACTICE && row.month === month,
  );
  const lines = (await world.rows('provider_invoice_line')).filter((line) => line.invoice_id === invoice?.id);
  const ofCredits = new Set(lines.map(({ natural_key: key }) => key.replace(/^credits:/, '')));
  const entries = (await world.rows('journal_entry')).filter(
    (entry) => entry.ref_id === invoice?.id || ofCredits.has(entry.id),
  );
  const postings = (await world.rows('posting')).filter(
    (one) => one.account_id === account.providerReceivable(PRACTICE),
  );
  const sums: Record<string, number> = {};
  for (const { id, kind } of entries)
    for (const posting of postings.filter((one) => one.entry_id === id))
      sums[kind] = (sums[kind] ?? 0) + Number(posting.amount);
  return sums;
}

/** The amounts at the right of a paper, the last of which is the total. */
const amountsOf = (pdf: Buffer) =>
  pdfPieces(pdf).flatMap(({ text }) => {
    const [, sign, amount] = /^(\D?)\$([\d,]+\.\d\d)$/.exec(text.trim()) ?? [];
    return amount === undefined ? [] : [(sign ? -1 : 1) * inCents(Number(amount.replaceAll(',', '')))];
  });

describe('an invoice', () => {
  test.each(MONTHS)('of %s adds up, line by line, to what the ledger has of it', async (month) => {
    const { invoice } = (await invoiceOf(month)).body;
    const ledger = await booked(month);
    const byKind: Record<string, number> = {};
    for (const { kind, amount } of invoice.lines) byKind[kind] = (byKind[kind] ?? 0) + inCents(amount);
    expect(byKind).toEqual(
      Object.fromEntries(
        [
          ['SAAS', ledger.SAAS_BILLED],
          ['MEMBERSHIP_FEE', ledger.PROVIDER_FEE_BILLED],
          ['CREDITS_GRANTED', ledger.CREDITS_GRANTED],
          ['CREDITS_EXPIRED', ledger.CREDITS_EXPIRED],
        ].filter(([, sum]) => sum !== undefined),
      ),
    );
    expect(inCents(invoice.total)).toBe(sumOf(Object.values(ledger)));
  });

  test.each(MONTHS)('of %s is printed as provider-invoice.pdf, whose lines add up to its total', async (month) => {
    const { invoice } = (await invoiceOf(month)).body;
    const response = await print(invoice.documentPath);
    expect(response.headers.get('content-disposition')).toContain('provider-invoice.pdf');
    const pdf = Buffer.from(await response.arrayBuffer());
    const text = pdfText(pdf);
    for (const { title, note } of invoice.lines) expect(text).toContain(`${title}: ${note}`);
    const written = amountsOf(pdf);
    expect(written).toEqual([...invoice.lines.map(({ amount }) => inCents(amount)), inCents(invoice.total)]);
    expect(sumOf(written.slice(0, -1))).toBe(written.at(-1));
    expect(written.at(-1)).toBe(sumOf(Object.values(await booked(month))));
    expect(text).toContain(invoice.ref);
  });

  test('names on paper both sides with their addresses, where it stands and when it is debited', async () => {
    const { invoice } = (await invoiceOf('2026-05')).body;
    const text = async () => pdfText(Buffer.from(await (await print(invoice.documentPath)).arrayBuffer()));
    const { name, postalAddress } = world.deps.config.brandMembership;
    const practice = (await world.rows('practice')).find(({ id }) => id === PRACTICE);
    expect(await text()).toContain(`From: ${name}, ${postalAddress}`);
    expect(await text()).toContain(`To: ${practice?.name}, ${practice?.street}`);
    expect(await text()).toContain(`${practice?.city}, ${practice?.state_code} ${practice?.zip_code}`);
    expect(await text()).toContain(standingWords(invoice));
  });

  test.each([
    [{ status: 'OPEN' }, "Status: Due. We'll debit it from Bank ending in 1 on June 4, 2026."],
    [{ status: 'OPEN', debitOn: null }, 'Status: Due. No debit is planned.'],
    [{ status: 'OPEN', payFrom: null }, 'Status: Due. No debit is planned.'],
    [{ status: 'FAILED' }, "Status: Failed. We'll debit it from Bank ending in 1 on June 4, 2026."],
    [{ status: 'DEBITED' }, 'Status: Processing. Debited from Bank ending in 2 on June 3, 2026.'],
    [{ status: 'PAID', paidOn: '2026-06-05' }, 'Status: Paid on June 5, 2026.'],
    [{ status: 'OPEN', total: -5 }, 'Status: Scheduled. Nothing is debited: this credit comes off your next invoice.'],
    [
      { status: 'PAID', total: -5, paidOn: '2026-06-05' },
      'Status: Paid. This credit came off an invoice on June 5, 2026.',
    ],
  ])('that is %o says so on paper', (of, words) => {
    const debits = [{ account: 'Bank ending in 2', on: '2026-06-03' }];
    const facts = { total: 5, debitOn: '2026-06-04', paidOn: null, payFrom: 'Bank ending in 1', debits, unpaid: null };
    expect(standingWords({ ...facts, ...of } as never)).toBe(words);
  });

  test('of a month that is not over is refused with the day on which it is made', async () => {
    for (const answer of [await invoiceOf('2026-06'), { body: await (await print('2026-06')).json(), status: 409 }]) {
      expect([answer.status, answer.body]).toMatchObject([
        409,
        { code: 'STEP_ORDER', message: "June 2026 isn't over yet. We'll issue its invoice on July 1, 2026." },
      ]);
    }
  });

  test('that never was is not found, and a path that names no month is refused by name', async () => {
    const none = await invoiceOf('2025-11');
    expect([none.status, none.body]).toMatchObject([404, { message: "There's no invoice for November 2025." }]);
    const odd = await print('../secrets');
    expect([odd.status, await odd.json()]).toMatchObject([422, { fields: [{ field: 'documentPath' }] }]);
    const months = await world.call(
      getProviderInvoice,
      { query: { providerId: PRACTICE, month: '2026-13' } },
      { token: await world.staff() },
    );
    expect([months.status, months.body]).toMatchObject([422, { fields: [{ field: 'month' }] }]);
  });

  test('is listed for its practice, newest first, and is no other practice’s', async () => {
    const token = await world.staff();
    const { invoices } = (await world.call(getProviderInvoices, { query: { providerId: PRACTICE } }, { token })).body;
    expect(invoices.map(({ month }) => month)).toEqual([...MONTHS].reverse());
    const { data, sums } = (await world.call(listInvoices, { body: WHOLE }, { token })).body;
    expect(data.map(({ _id }) => _id).sort()).toEqual(invoices.map(({ _id }) => _id).sort());
    expect(inCents(sums?.total ?? 0)).toBe(sumOf(invoices.map(({ total }) => inCents(total))));
    const other = () => world.staffSession('manager@bright-smile.test');
    expect((await invoiceOf('2026-03', other)).status).toBe(404);
    const query = { providerId: PRACTICE };
    expect((await world.call(getProviderInvoices, { query }, { token: await other() })).status).toBe(404);
  });

  test('goes to the practice by mail with the lines that add up to it', async () => {
    const mails = await sandbox.mailbox('hello@harbor-medspa.test');
    const { invoice } = (await invoiceOf('2026-05')).body;
    const mail = mails.find(({ subject }) => subject.startsWith('Invoice for May 2026'));
    expect(mail?.text).toContain(invoice.ref);
    const lines = [...(mail?.text ?? '').matchAll(/: (−?)\$([\d,]+\.\d\d)\.\s/g)];
    const sum = sumOf(
      lines.map(([, sign, amount]) => (sign ? -1 : 1) * inCents(Number(String(amount).replaceAll(',', '')))),
    );
    expect(sum).toBe(inCents(invoice.total));
  });
});

describe('the loyalty credit of an invoice', () => {
  const file = async (paymentId: string, token: string) =>
    world.call(exportLoyaltyFunding, { body: { paymentId } }, { token });

  test.each(MONTHS)('of %s adds up, member by member, to the lines of the invoice', async (month) => {
    const { invoice } = (await invoiceOf(month)).body;
    const [head = [], ...lines] = readCsv(String((await file(invoice._id, await world.staff())).body));
    const of = (kind: string, word: string) => [
      sumOf(invoice.lines.filter((line) => line.kind === kind).map(({ amount }) => inCents(amount))),
      sumOf(
        lines
          .filter((line) => line[head.indexOf('Line')] === word)
          .map((line) => inCents(Number(line[head.indexOf('Amount')]))),
      ),
    ];
    const [given, lapsed] = [of('CREDITS_GRANTED', 'Granted'), of('CREDITS_EXPIRED', 'Expired')];
    expect([given[1], lapsed[1]]).toEqual([given[0], lapsed[0]]);
    expect(lines).toHaveLength({ '2026-03': 0, '2026-04': 3, '2026-05': 6 }[month] ?? -1);
  });

  test('names the member, the tier and until when it is good', async () => {
    const { invoice } = (await invoiceOf('2026-04')).body;
    const [head, first] = readCsv(String((await file(invoice._id, await world.staff())).body));
    expect(head).toEqual(['Date', 'Member', 'Tier', 'Line', 'Good until', 'Amount']);
    expect(first?.slice(2)).toEqual(['Silver', 'Granted', '2026-05-10', '5.12']);
  });

  test('is no other practice’s', async () => {
    const { invoice } = (await invoiceOf('2026-04')).body;
    expect((await file(invoice._id, await world.staffSession('manager@bright-smile.test'))).status).toBe(404);
  });
});
