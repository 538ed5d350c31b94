import { listMemberDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { activateMembership } from '@contract/membership/activation-calls';
import { getMembershipSummary } from '@contract/membership/summary-calls';
import { approveCustomTheme, requestCustomTheme } from '@contract/membership-settings/theme-calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pdfDrawing } from '../../../test/pdf-text';
import { png } from '../../../test/png';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import {
  aMember,
  detailsOf,
  type MemberWorld,
  PRACTICE,
  program,
  sendPlan,
  startMemberWorld,
} from '../../membership/testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeEach(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(async () => {
  await world.discard();
  await sandbox.stop();
});

test('the agreement and the receipt of a member wear it as it was on their day, also after the practice has another', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  const token = await world.staffSession('admin@demo.test');
  const logo = png(120, 40, [20, 40, 200]);
  const wear = async (primary: string) => {
    await world.call(requestCustomTheme, { body: { practicemanagement: PRACTICE, primary, logo } }, { token });
    await world.call(approveCustomTheme, { body: { practicemanagement: PRACTICE } }, { token });
  };
  await wear('#1428C8');
  const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  await world.call(activateMembership, { body }, { token: await member.session() });
  await wear('#00A030');
  await world.passTo('2026-03-20');
  const session = await member.session();
  const { documents } = (await world.call(listMemberDocuments, {}, { token: session })).body;
  // The line under the header, in the color of the day.
  const colors = {
    'membership-agreement': /0\.078\d* 0\.156\d* 0\.784\d* SCN/,
    'payment-receipt': /0 0\.627\d* 0\.188\d* SCN/,
  };
  for (const [key, color] of Object.entries(colors)) {
    const id = documents.find(({ documentKey }) => documentKey === key)?._id ?? key;
    const path = printMyDocument.path.replace('{documentId}', id);
    const pdf = await (await world.app.request(path, { headers: { authorization: session } })).arrayBuffer();
    expect(Buffer.from(pdf).toString('latin1'), key).toContain('/Subtype /Image');
    expect(pdfDrawing(Buffer.from(pdf)).join('\n'), key).toMatch(color);
  }
});

test('mails to a member and the member’s portal wear what the practice wears, once it is approved', async () => {
  const mailed = async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await world.sendAll();
    const mail = (await sandbox.mailbox(member.borrower.email)).at(-1);
    return mail?.html ?? '';
  };
  const one = await aMember(world);
  const theirs = async () => {
    const { body } = await world.call(getMembershipSummary, {}, { token: await one.session() });
    return body.memberships[0]?.practiceTheme;
  };
  const before = await mailed();
  expect(before).toContain('Harbor Med Spa</p>');
  expect(before).toContain('background:#FF7A64;color:#37120C');

  const token = await world.staffSession('admin@demo.test');
  const body = { practicemanagement: PRACTICE, primary: '#2E6E64', logo: png(120, 40, [46, 110, 100, 255]) };
  const asked = (await world.call(requestCustomTheme, { body }, { token })).body.customTheme;
  expect((await theirs())?.primary).toBe('#FF7A64');
  await world.call(approveCustomTheme, { body: { practicemanagement: PRACTICE } }, { token });

  expect(await theirs()).toEqual({ mark: null, logo: asked.requestedTheme?.logo, primary: '#2E6E64' });
  const after = await mailed();
  expect(after).toContain('background:#2E6E64;color:#FFFFFF');
  const address = /<img src="https?:\/\/[^/"]+(\/theme-pictures\/[0-9a-f]{64}\.png)" alt="Harbor Med Spa"/.exec(
    after,
  )?.[1];
  expect(address).toBe(asked.requestedTheme?.logo);
  expect((await world.app.request(address ?? '')).status).toBe(200);
  // A mail to the practice is ours.
  const office = (await sandbox.mailbox('hello@harbor-medspa.test')).find(({ subject }) =>
    subject.includes('branding'),
  );
  expect(office?.html).not.toContain('#2E6E64');
});
