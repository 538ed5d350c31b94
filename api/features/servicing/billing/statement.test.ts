import { chooseLanguage } from '@contract/borrower/calls';
import { listMyDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { listPromotions } from '@contract/servicing/promotion-calls';
import { quoteRefund, refundPatientTransaction } from '@contract/servicing/refund-calls';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

const loggedIn = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const kept = async ({ transactionId }: Made) =>
  (await world.rows('document'))
    .filter((row) => row.document_key === 'account-statement' && row.transaction_id === transactionId)
    .sort((one, other) => (one.created_at < other.created_at ? -1 : 1));
const textOf = (row: { content: string }) =>
  (JSON.parse(row.content) as { sections: { paragraphs: string[] }[] }).sections.flatMap((one) => one.paragraphs);
const balanceOf = (row: { evidence: string }) => (JSON.parse(row.evidence) as { balanceCents: number }).balanceCents;

test('a statement is kept three weeks before each payment; it adds up, and the next one carries it on', async () => {
  const loan = await aLoanOf(world, { product: 'FIXED_24', autopay: 'MINIMUM' });
  await world.passTo('2026-06-20');
  const [first, second, third, ...more] = await kept(loan);
  expect(more).toEqual([]);
  if (!first || !second || !third) throw new Error('Three payments fell due.');
  expect(textOf(first)).toContain('Purchase: $4,200.00');
  expect(textOf(first)).toContain('Balance: $4,200.00');
  expect(balanceOf(first)).toBe(420_000);
  expect(textOf(second)[0]).toMatch(/^.+, transaction \d+ at .+\.$/);
  expect(textOf(second)).toContain('Previous statement balance: $4,200.00');
  expect(textOf(third)).toContain(
    `Previous statement balance: $${(balanceOf(second) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  );
  expect(textOf(second).find((line) => line.startsWith('Autopay will pay'))).toContain(
    "You don't need to do anything.",
  );

  const mails = (await sandbox.mailbox(loan.borrower.email)).filter(({ subject }) =>
    /^Your statement: \$[\d,.]+ due \w+ \d+, \d{4}$/.test(subject),
  );
  expect(mails).toHaveLength(3);
  const asked = /Payment due: (\$[\d,.]+) on (.+)\./.exec(textOf(third)[1] ?? '');
  expect(mails[0]?.text).toContain(`${asked?.[1]} is due on ${asked?.[2]}`);
  expect(mails[0]?.text).toContain('/borrower/my-documents');
});

test('whoever reads Spanish gets statements and receipts in Spanish; those of before stay as they were sent', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'MINIMUM' });
  const choose = async (language: 'en' | 'es') =>
    world.call(chooseLanguage, { body: { language } }, await loggedIn(loan));
  await world.passTo('2026-04-10');
  const before = await kept(loan);
  expect(before).toHaveLength(1);
  expect((await choose('es')).status).toBe(200);
  await world.passTo('2026-05-10');
  const [first, second] = await kept(loan);
  const receipt = (await world.rows('document')).find((row) => row.document_key === 'payment-receipt');
  await choose('en');
  expect(first).toEqual(before[0]);
  if (!second || !receipt) throw new Error('A payment was taken and the next one fell due.');
  expect(second.title).toMatch(/^Estado de cuenta del \d+ de [a-z]+ de 2026$/);
  expect(receipt.title).toBe('Recibo de pago');
  expect(textOf(second)).toContain(`Saldo del estado de cuenta anterior: $4,200.00`);
  for (const row of [second, receipt]) {
    expect(JSON.parse(row.content).language).toBe('es');
    expect(
      textOf(row)
        .join(' ')
        .replace(/Bright Smile \w+/g, ''),
    ).not.toMatch(/\b(?:the|your|and|from|of|on)\b/i);
    expect(textOf(row).at(-1)).toMatch(/copia en inglés/);
  }
});

test('a promotion that was lost is told with its interest on the next statement, and on no later one', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'MINIMUM' });
  await world.passTo('2026-12-20');
  const told = (await kept(loan)).map((row) =>
    textOf(row).find((line) => /^It ended on|you'll owe no interest/.test(line)),
  );
  const lost = told.findIndex((line) => line?.startsWith('It ended on'));
  expect(told[lost]).toMatch(
    /^It ended on September \d+, 2026\. The purchase wasn't paid in full by then, so you owe interest from the purchase date: \$\d+\.\d\d\.$/,
  );
  expect(told.slice(0, lost).every((line) => line?.includes("you'll owe no interest"))).toBe(true);
  expect(told.slice(lost + 1).length).toBeGreaterThan(0);
  expect(told.slice(lost + 1).every((line) => line === undefined)).toBe(true);
});

test('late fees do not raise what keeps a promotion: they are told apart', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE' });
  await world.passTo('2026-05-28');
  const said = textOf((await kept(loan)).at(-1) ?? { content: '{"sections":[]}' }).join(' ');
  expect(said).toMatch(/Pay \$4,200\.00 by .+ and you'll owe no interest\./);
  expect(said).toMatch(/You also owe \$\d+\.\d\d in fees\./);
  expect(said).toMatch(/If you pay only the minimum until then, you'll owe interest from the purchase date: \$/);
  const { body } = await world.call(listPromotions, { params: { id: loan.params.id } }, await loggedIn(loan));
  const [only] = body.data;
  expect(only?.promo).toMatchObject({ paid: 0, payoff: 4200, needed: 1050, paymentsLeft: 4 });
  expect(only?.promo.fees).toBeGreaterThan(0);
});

test('the interest at stake in a promotion is that of minimum payments, whatever autopay takes', async () => {
  const [byHand, more] = [
    await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE' }),
    await aLoanOf(world, { product: 'PROMO_6', autopay: 'SUGGESTED' }),
  ];
  await world.passTo('2026-04-10');
  const stake = /If you pay only the minimum until then, you'll owe interest from the purchase date: \$[\d,.]+\d/;
  const said = async (loan: Made) => stake.exec((await kept(loan))[0]?.content ?? '')?.[0];
  expect(await said(byHand)).toBeDefined();
  expect(await said(more)).toBe(await said(byHand));
});

test('its owner reads it as PDF; a day that is worked on twice keeps one', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE' });
  await world.passTo('2026-04-10');
  await world.passTo('2026-04-10');
  const [only, ...more] = await kept(loan);
  expect(more).toEqual([]);
  expect(textOf(only ?? { content: '{"sections":[]}' }).join(' ')).toMatch(
    /Pay \$4,200\.00 by .+ and you'll owe no interest\./,
  );
  const token = await loggedIn(loan);
  const { body } = await world.call(listMyDocuments, {}, token);
  const paper = body.documents.find(({ documentKey }) => documentKey === 'account-statement');
  expect(paper?.title).toMatch(/^Statement of /);
  const { status } = await world.call(printMyDocument, { params: { documentId: paper?._id ?? '' } }, token);
  expect(status).toBe(200);
});

test('a payment that came back is on the next statement, not taken out of the last', async () => {
  // The sandbox returns debits of an account that ends in 01.
  const loan = await aLoanOf(world, { product: 'FIXED_24', autopay: 'MINIMUM', account: '01' });
  await world.passTo('2026-06-20');
  const all = await kept(loan);
  expect(all.length).toBeGreaterThan(1);
  const last = all.at(-1);
  expect(last && textOf(last).join(' ')).toMatch(/is past due|Returned payments/);
});

describe('after a statement went out, a refund', () => {
  async function refund(loan: Made, amount?: number) {
    const token = await world.staffSession('manager@bright-smile.test');
    const { body: quoted } = await world.call(
      quoteRefund,
      { params: loan.params, query: amount ? { amount: String(amount) } : {} },
      { token },
    );
    const { status } = await world.call(
      refundPatientTransaction,
      { params: loan.params, body: { ...(amount && { amount }), version: quoted.version } },
      { token },
    );
    expect(status).toBe(200);
    await world.sendAll();
  }
  const mailsOf = async (loan: Made, name: RegExp) =>
    (await sandbox.mailbox(loan.borrower.email)).filter(({ subject }) => name.test(subject));
  const amountsIn = (lines: string[], start: string) =>
    lines.filter((line) => line.startsWith(start)).flatMap((line) => line.match(/\$[\d,.]+\d/g) ?? []);

  test('of a part is mailed with a corrected one, which the next carries on', async () => {
    const loan = await aLoanOf(world, { product: 'FIXED_24', autopay: 'MINIMUM' });
    await world.passTo('2026-04-30');
    const sent = await kept(loan);
    const said = textOf(sent.at(-1) ?? { content: '{"sections":[]}' });
    const [asked] = amountsIn(said, 'Payment due');
    const [balance] = amountsIn(said, 'Balance:');
    await refund(loan, 1200);
    const corrected = (await kept(loan)).at(-1);
    if (!corrected) throw new Error('A statement was corrected.');
    expect(await kept(loan)).toHaveLength(sent.length + 1);
    expect(corrected.title).toBe('Corrected statement of April 30, 2026');
    const text = textOf(corrected);
    expect(text).toContain(
      `Your practice refunded part of this purchase. This replaces the April 25, 2026 statement, which showed ${asked} due on May 16, 2026.`,
    );
    expect(text).toContain(`Payment due: ${asked} on May 16, 2026.`);
    expect(text).toContain(`Previous statement balance: ${balance}`);
    expect(text).toContain('Purchase refund (was $4,200.00, now $3,000.00): −$1,200.00');
    expect(text.join()).not.toContain('corrections');
    const [mail, ...others] = await mailsOf(loan, /^Your corrected statement: /);
    expect(mail?.subject).toBe(`Your corrected statement: ${asked} due May 16, 2026`);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`${asked} is due on May 16, 2026`);

    await world.passTo('2026-05-30');
    const next = (await kept(loan)).at(-1);
    const after = textOf(next ?? corrected);
    expect(after).toContain(`Previous statement balance: $${(balanceOf(corrected) / 100).toLocaleString('en-US')}`);
    expect(after.join()).not.toContain('Purchase refund');
  });

  test('within fourteen days asks for the lower payment in place of the higher, and autopay takes it', async () => {
    const loan = await aLoanOf(world, { product: 'FIXED_24', autopay: 'MINIMUM' });
    await world.passTo('2026-03-27');
    const [asked] = amountsIn(textOf((await kept(loan))[0] ?? { content: '{"sections":[]}' }), 'Payment due');
    await refund(loan, 1200);
    const [, corrected] = await kept(loan);
    const text = textOf(corrected ?? { content: '{"sections":[]}' });
    const [lower] = amountsIn(text, 'Payment due');
    const cents = (told = '') => Number(told.replace(/[$,]/g, '')) * 100;
    expect(cents(lower)).toBeLessThan(cents(asked));
    expect(amountsIn(text, 'Autopay will pay')).toEqual([lower]);
    expect(amountsIn(text, 'Balance:')).toEqual(['$3,000.00']);
    expect(text.find((line) => line.includes('replaces'))).toContain(`showed ${asked} due on April 16, 2026`);
  });

  test('of all of it says that nothing is left to pay, in the language of its reader', async () => {
    const loan = await aLoanOf(world, { product: 'FIXED_24', autopay: 'MINIMUM' });
    await world.passTo('2026-04-30');
    await world.call(chooseLanguage, { body: { language: 'es' } }, await loggedIn(loan));
    await refund(loan);
    const corrected = (await kept(loan)).at(-1);
    const text = textOf(corrected ?? { content: '{"sections":[]}' });
    expect(corrected?.title).toBe('Estado de cuenta corregido del 30 de abril de 2026');
    expect(text).toContain('No queda nada por pagar.');
    expect(text).toContain('Saldo: $0.00');
    expect(text).toContain('Reembolso de su compra, que era de $4,200.00 y ahora es de $0.00: −$4,200.00');
    const [mail] = await mailsOf(loan, /^Corregimos su estado de cuenta$/);
    expect(mail?.text).toContain('el 16 de mayo de 2026 no tiene que pagar nada');
    await world.passTo('2026-06-30');
    expect((await kept(loan)).at(-1)?.id).toBe(corrected?.id);
  });

  test('before any statement has nothing to correct: the first one tells it', async () => {
    const loan = await aLoanOf(world, { product: 'FIXED_24', autopay: 'MINIMUM' });
    await world.passTo('2026-03-20');
    await refund(loan, 1200);
    expect(await kept(loan)).toEqual([]);
    await world.passTo('2026-03-27');
    const [first] = await kept(loan);
    expect(textOf(first ?? { content: '{"sections":[]}' })).toEqual(
      expect.arrayContaining([
        'Purchase: $4,200.00',
        'Purchase refund (was $4,200.00, now $3,000.00): −$1,200.00',
        'Balance: $3,000.00',
      ]),
    );
    expect(await mailsOf(loan, /corrected/)).toEqual([]);
  });
});
