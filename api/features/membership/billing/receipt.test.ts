import { listMemberDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate } from '../testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
  await program(world, { fee_type: 0 });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

async function joined(language: 'en' | 'es'): Promise<Member> {
  const member = await aMember(world);
  await world.deps.database.migrate([
    `update borrower set language = '${language}' where id = '${member.borrower.id}'`,
  ]);
  await sendPlan(world, member);
  await activate(world, member);
  await world.sendAll();
  return member;
}
const contentOf = async (id: string | null | undefined) => {
  const kept = (await world.rows('document')).find((row) => row.id === id);
  return (
    (JSON.parse(kept?.content ?? '{}') as { sections: { paragraphs: string[] }[] }).sections?.[0]?.paragraphs ?? []
  );
};

test('a payment that arrived has one receipt, which says what it paid and adds up to it, and is its member’s alone', async () => {
  const [ana, ben] = [await joined('en'), await joined('en')];
  expect((await seen(world, ana)).payments[0]).toMatchObject({ amount: 555.14 });
  await world.passTo('2026-03-20');
  const [payment] = (await seen(world, ana)).payments;
  expect([payment?.status, payment?.amount]).toEqual(['SETTLED', 555.14]);
  const paragraphs = await contentOf(payment?.receiptId);
  expect(paragraphs.join(' ')).toContain('PRIVI received $555.14 from Ana Reyes.');
  expect(paragraphs).toContain('Payment 1 of 12: $550.15 for treatments, $4.99 membership fee.');
  const { documents } = (await world.call(listMemberDocuments, {}, { token: await ana.session() })).body;
  // Whoever is a member of two practices tells them apart.
  expect(documents.filter(({ documentKey }) => documentKey === 'payment-receipt')).toMatchObject([
    { title: 'Receipt, membership at Harbor Med Spa' },
  ]);
  const print = async (member: Member) =>
    (
      await world.call(
        printMyDocument,
        { params: { documentId: payment?.receiptId ?? '' } },
        { token: await member.session() },
      )
    ).status;
  expect([await print(ana), await print(ben)]).toEqual([200, 404]);
  await world.passTo('2026-03-25');
  expect((await seen(world, ana)).payments[0]?.receiptId).toBe(payment?.receiptId);
});

test('a Spanish receipt is kept with its English copy', async () => {
  const member = await joined('es');
  await world.passTo('2026-04-01');
  const [payment] = (await seen(world, member)).payments;
  expect((await contentOf(payment?.receiptId)).join(' ')).toContain('PRIVI recibió $555.14 de Ana Reyes.');
  const { documents } = (await world.call(listMemberDocuments, {}, { token: await member.session() })).body;
  expect(documents.find(({ documentKey }) => documentKey === 'payment-receipt')).toMatchObject({
    hasEnglishCopy: true,
  });
});

test.each([
  ['en', '2026-05-15', 'Another $100.00 of it was paid with your credit.'],
  ['es', '2026-06-30', 'Otros $100.00 se pagaron con su crédito.'],
] as const)('a receipt names the credit that paid another part of its bill (%s)', async (language, day, words) => {
  const member = await joined(language);
  await world.deps.database.migrate([
    `insert into credit_lot (id, membership_id, kind, source, natural_key, amount_cents, remaining_cents, received_on, expires_on, created_at, version)
      values ('lot-${member.membershipId}', '${member.membershipId}', 'PURCHASED', 'A purchase', 'lot-${member.membershipId}', 10000, 10000,
        '2026-03-01', null, '2026-03-01T00:00:00.000Z', 1)`,
    `update membership set pays_with_credits = 1 where id = '${member.membershipId}'`,
  ]);
  await world.passTo(day);
  const [latest, first] = (await seen(world, member)).payments;
  expect([latest?.status, latest?.amount, first?.amount]).toEqual(['SETTLED', 455.14, 555.14]);
  const [bill] = (await contentOf(latest?.receiptId)).filter((paragraph) => paragraph.includes(' 2 '));
  expect(bill?.endsWith(words)).toBe(true);
  expect((await contentOf(first?.receiptId)).join(' ')).not.toContain(words);
});
