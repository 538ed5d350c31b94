import { listMemberDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { activateMembership } from '@contract/membership/activation-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
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
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

test('whoever activates gets the signed agreement by e-mail, and hears of the next debit three days before it', async () => {
  const member = await aMember(world);
  const { email } = member.borrower;
  await sendPlan(world, member);
  const { disclosureHash, paymentDueToday, version } = await detailsOf(world, member);
  const { membershipId } = member;
  const body = { membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday, version };
  const answer = await world.call(activateMembership, { body }, { token: await member.session() });
  expect(answer.body.status).toBe('ACTIVE');
  await world.sendAll();
  const about = async (subject: string) => (await sandbox.mailbox(email)).find((mail) => mail.subject === subject);
  const agreement = await about('Your PRIVI membership is active');
  expect(agreement?.text).toContain('You paid $555.14 today');
  expect(agreement?.attachments?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)]);
  await world.passTo('2026-04-12');
  expect(await about('$555.14 membership payment on April 16, 2026')).toBeUndefined();
  await world.passTo('2026-04-13');
  await world.sendAll();
  expect((await about('$555.14 membership payment on April 16, 2026'))?.text).toMatch(
    /We'll charge \$555\.14 for your membership at .+ on April 16, 2026\./,
  );
});

test('what was signed is among the papers of its member, as PDF, and nobody else’s', async () => {
  const [one, other] = [await aMember(world), await aMember(world)];
  for (const member of [one, other]) await sendPlan(world, member);
  const { disclosureHash, paymentDueToday } = await detailsOf(world, one);
  const body = { membershipId: one.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  await world.call(activateMembership, { body }, { token: await one.session() });
  const { documents: all } = (await world.call(listMemberDocuments, {}, { token: await one.session() })).body;
  const beside = all.filter(({ isAccepted }) => isAccepted).map(({ documentKey }) => documentKey);
  expect(beside.sort()).toEqual(['ach-authorization', 'electronic-records-signature']);
  const documents = all.filter(({ isAccepted }) => !isAccepted);
  expect(documents).toMatchObject([{ documentKey: 'membership-agreement', signedName: 'Ana Reyes' }]);
  expect((await world.call(listMemberDocuments, {}, { token: await other.session() })).body.documents).toEqual([]);
  const foreign = { borrowerId: one.borrower.id };
  expect((await world.call(listMemberDocuments, { query: foreign }, { token: await other.session() })).status).toBe(
    404,
  );
  const path = printMyDocument.path.replace('{documentId}', documents[0]?._id ?? '');
  const print = async (member: Member) =>
    world.app.request(path, { headers: { authorization: await member.session() } });
  const own = await print(one);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await print(other)).status).toBe(404);
});
