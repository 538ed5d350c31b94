import { listMemberDocuments } from '@contract/document/my-document-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOfPaper } from '../../../test/paper-faults';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { type DocumentContent, ensureDocumentPdf } from '../../document/index';
import { activate, cancel, giveOne, quoteOf } from '../testing/member-acts';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberWorld,
  program,
  sendPlan,
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
afterEach(() => world.discard());

async function active(given: Parameters<typeof activate>[2] = {}): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member, given);
  return member;
}

const total = (values: readonly { amount_cents: number | string }[]) =>
  values.reduce((sum, { amount_cents: amount }) => sum + Number(amount), 0);

test('of a year that was paid at once, the fees of months that have not begun come back', async () => {
  const member = await active({ payAtOnce: true });
  // The payment days of March, April and May have come.
  await world.passTo('2026-06-01');
  expect(await giveOne(world, member, 'Botox')).toBe(true);
  const quote = await quoteOf(world, member);
  // 6,601.80 less 468.00, and nine fees of 4.99.
  expect(quote).toMatchObject({ feesKept: 14.97, feesReturned: 44.91, totalRefund: 6178.71, moneyBack: 6178.71 });
  expect((await cancel(world, member, quote)).body.type).toBe('CANCELLED');
  expect(total(await world.rows('membership_refund'))).toBe(617_871);
});

test('what was paid by credits returns to them: quote, mail and refunds say the same parts', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  const { membershipId } = member;
  await world.deps.database.migrate([
    `insert into credit_lot (id, membership_id, natural_key, kind, source, received_on, expires_on, amount_cents, remaining_cents, created_at, version)
     values ('lot-1', '${membershipId}', 'lot-1', 'GRANTED', 'Welcome', '2026-03-16', '2027-03-16', 1500, 1500, '2026-03-16T12:00:00.000Z', 1)`,
  ]);
  await activate(world, member, { applyCredits: true });
  await world.passTo('2026-03-30');
  const quote = await quoteOf(world, member);
  expect(quote).toMatchObject({ totalRefund: 550.15, moneyBack: 540.14, creditsReturned: 10.01, feesKept: 4.99 });
  expect(quote.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(540.14, 5);
  expect((await cancel(world, member, quote)).body.type).toBe('CANCELLED');
  expect(total(await world.rows('membership_refund'))).toBe(54_014);
  await world.sendAll();
  const [mail] = (await sandbox.mailbox(member.borrower.email)).filter(({ subject }) => /is canceled/.test(subject));
  expect(mail?.text).toContain("We'll refund $540.14 to the card or account you paid with.");
  expect(mail?.text).toContain('$10.01 returned to your credit.');
});

test('a cancellation leaves a paper of what was given and paid, what goes back and what is still owed', async () => {
  const member = await active({ payAtOnce: true });
  await world.passTo('2026-06-01');
  expect(await giveOne(world, member, 'Botox')).toBe(true);
  await cancel(world, member, await quoteOf(world, member));
  const [paper, ...more] = (await world.rows('document')).filter(
    ({ document_key: key }) => key === 'membership-cancellation',
  );
  expect(more).toEqual([]);
  const content = JSON.parse(paper?.content ?? '{}') as DocumentContent;
  expect(await faultsOfPaper(await ensureDocumentPdf(paper?.id ?? '', world.deps))).toEqual([]);
  expect(content.title).toMatch(/^Cancellation of your membership at /);
  const said = content.sections.flatMap(({ paragraphs }) => paragraphs);
  expect(said).toContain('Given: Botox, 1 time.');
  expect(said.find((line) => line.includes(' ending in '))).toContain('$6,178.71 to ');
  expect(said).toContain('You owe nothing more.');
  expect(Object.fromEntries(content.sections.flatMap(({ amounts = [] }) => amounts))).toMatchObject({
    'Treatments given, at plan price': '$468.00',
    'Membership fees of months that began, kept': '$14.97',
    'Membership fees that come back': '$44.91',
    Owed: '$0.00',
  });
  const { documents } = (await world.call(listMemberDocuments, {}, { token: await member.session() })).body;
  expect(documents.map(({ documentKey }) => documentKey)).toContain('membership-cancellation');
});

test('more than four installments are disclosed with their true days, in the quote and in a paper that is kept and mailed', async () => {
  const member = await active();
  await world.passTo('2026-04-28');
  for (const name of ['Botox', 'HydraFacial', 'Filler']) expect(await giveOne(world, member, name)).toBe(true);
  const quote = await quoteOf(world, member);
  const [first, second, third] = quote.installment?.payments ?? [];
  expect([first?.on, second?.on, third?.on]).toEqual(['2026-04-28', '2026-05-16', '2026-06-16']);
  expect(quote.installment?.laterTotal).toBeCloseTo(quote.totalUnpaid - (quote.installment?.paymentDueToday ?? 0), 5);
  const box = quote.installment?.federalBox;
  expect(box?.schedule.slice(0, 2).map(({ count, dueFrom }) => [count, dueFrom])).toEqual([
    [1, '2026-04-28'],
    [expect.any(Number), '2026-05-16'],
  ]);
  // The creditor, the price with what was paid of it, and where to look for the rest (12 CFR 1026.18(a), (j), (p)).
  expect(box?.sale).toMatchObject({ creditor: 'Harbor Med Spa', totalSalePrice: quote.totalDelivered });
  expect(box?.contractReference).toMatch(/^See your contract documents/);
  expect(box?.itemization.map(({ label }) => label)).toEqual([
    'Price of the treatments',
    'Less what you paid before',
    'Amount credited to your account with Harbor Med Spa',
  ]);
  expect((await cancel(world, member, { ...quote, cancelMethod: 'installment' })).body.type).toBe(
    'CANCELLATION_INSTALLMENT',
  );
  const [paper] = (await world.rows('document')).filter(({ title }) => title === 'Federal disclosure of your payments');
  const kept = JSON.parse(paper?.content ?? '') as DocumentContent;
  expect(kept.box).toMatchObject({ creditor: 'Harbor Med Spa', contractReference: box?.contractReference });
  expect(kept.box?.paymentLines[0]).toMatch(/^1 payment of \$[\d.,]+, due April 28, 2026$/);
  expect(kept.box?.sale?.totalSalePriceCents).toBe(Math.round(quote.totalDelivered * 100));
  await world.sendAll();
  const [mail] = (await sandbox.mailbox(member.borrower.email)).filter(({ subject }) => /is canceled/.test(subject));
  expect(mail?.text).toContain('The federal disclosure of your payments is attached as a PDF.');
});

test('the agreement of a year that is paid at once names the sum that is due', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  const details = await detailsOf(world, member, { payAtOnce: 'true' });
  expect(details.paymentDueToday).toBe(6661.68);
  const text = JSON.stringify(details.agreement);
  expect(text).toContain('in one payment of $6,661.68: $6,601.80 for treatments');
});
