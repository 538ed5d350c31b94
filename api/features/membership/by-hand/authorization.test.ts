import { chooseMemberPaymentMethod, getMembershipAuthorization } from '@contract/membership/by-hand-calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOfPaper } from '../../../test/paper-faults';
import { pdfText } from '../../../test/pdf-text';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { type DocumentContent, ensureDocumentPdf } from '../../document/index';
import { activate } from '../testing/member-acts';
import {
  aMember,
  keepMethod,
  type Member,
  type MemberWorld,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
let member: Member;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});
beforeEach(async () => {
  member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).status).toBe(200);
});

const papers = async () =>
  (await world.rows('document')).filter(
    ({ document_key: key, borrower_id: id }) => key === 'autopay-authorization' && id === member.borrower.id,
  );
async function shownFor(paymentMethodId: string, language = 'en') {
  const query = { membershipId: member.membershipId, paymentMethodId };
  const headers = { 'accept-language': language };
  return (await world.call(getMembershipAuthorization, { query }, { token: await member.session(), headers })).body;
}
const choose = async (paymentMethodId: string, authorizationHash?: string) =>
  world.call(
    chooseMemberPaymentMethod,
    { body: { membershipId: member.membershipId, paymentMethodId, ...(authorizationHash && { authorizationHash }) } },
    { token: await member.session() },
  );

test.each(['en', 'es'] as const)(
  'a running membership is charged to another card as its member read it in %s, kept and mailed',
  async (language) => {
    const other = await keepMethod(world, member.borrower.id, { card: '5454' });
    const shown = await shownFor(other.id, language);
    const text = shown.paragraphs.join(' ');
    expect(text).toContain('5454');
    expect(text).toMatch(/\$555\.14 (?:monthly starting April 16, 2026|al mes desde el 16 de abril de 2026)/);
    expect((await choose(other.id, shown.sha256)).status).toBe(200);
    const [paper, ...more] = await papers();
    expect([paper?.sha256, paper?.signed_name, more]).toEqual([shown.sha256, 'Ana Reyes', []]);
    const content = JSON.parse(paper?.content ?? '') as DocumentContent;
    expect(content.sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(shown.paragraphs);
    const pdf = await ensureDocumentPdf(paper?.id ?? '', world.deps);
    expect(pdfText(pdf)).toContain('5454');
    expect(await faultsOfPaper(pdf, ['Ana Reyes'])).toEqual([]);
    expect(JSON.parse(paper?.evidence ?? '{}')).toMatchObject({ membershipId: member.membershipId });
    await world.sendAll();
    const mail = (await sandbox.mailbox(member.borrower.email)).find(({ text: body }) => body.includes('5454'));
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)]);
    // The same again authorizes nothing new.
    expect((await choose(other.id)).status).toBe(200);
    expect(await papers()).toHaveLength(1);
  },
);

test('without the text, or with that of another card, nothing changes', async () => {
  const [other, third] = [
    await keepMethod(world, member.borrower.id, { card: '5454' }),
    await keepMethod(world, member.borrower.id, { card: '1881' }),
  ];
  for (const hash of [undefined, 'a'.repeat(64), (await shownFor(third.id)).sha256]) {
    const refused = await choose(other.id, hash);
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
  }
  expect((await seen(world, member)).paymentMethod?._id).toBe(member.method.id);
  expect(await papers()).toEqual([]);
});
