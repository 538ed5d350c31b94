import { getMembershipSummary } from '@contract/membership/summary-calls';
import { approveCustomTheme, requestCustomTheme } from '@contract/membership-settings/theme-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../../test/png';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import {
  aMember,
  type MemberWorld,
  PRACTICE,
  program,
  sendPlan,
  startMemberWorld,
} from '../../membership/testing/member-world';

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
  const office = (await sandbox.mailbox('hello@harbor-medspa.test')).find(({ subject }) => subject.includes('look'));
  expect(office?.html).not.toContain('#2E6E64');
});
