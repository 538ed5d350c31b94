import { getActivationDetails } from '@contract/membership/activation-calls';
import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { updatePlan, withdrawPlan } from '@contract/membership/plan-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate } from './testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  PRACTICE,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from './testing/member-world';

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

async function proposed(member: Member): Promise<string> {
  const { membershipId } = member;
  const { activePlan } = await seen(world, member);
  const treatments = (activePlan?.treatments ?? []).map(({ treatmentId, threadId, units, interval }) => ({
    _id: treatmentId ?? '',
    threadId,
    units: units + 10,
    interval,
  }));
  const body = { practiceId: PRACTICE, membershipId, treatments, reason: 'As we talked about' };
  expect((await world.call(updatePlan, { body }, { token: await world.staff() })).status).toBe(200);
  const shown = await world.call(getPlanChange, { query: { membershipId } }, { token: await member.session() });
  return shown.body.disclosureHash;
}

/** What a second tab is told of a plan or a change that is not there anymore. */
async function told(member: Member, of: 'plan' | 'change') {
  const query = { membershipId: member.membershipId };
  const token = await member.session();
  const call = of === 'plan' ? getActivationDetails : getPlanChange;
  const { status, body } = await world.call(call, { query }, { token });
  return { status, ...(body as unknown as { code: string; state: string; at: string }) };
}

test('what was signed, declined or withdrawn elsewhere is refused with what happened and when', async () => {
  const now = () => world.deps.clock.now();
  const member = await aMember(world);
  const { membershipId } = member;
  await sendPlan(world, member);
  await activate(world, member);
  expect(await told(member, 'plan')).toMatchObject({ status: 409, code: 'STEP_ORDER', state: 'ACTIVATED', at: now() });

  const disclosureHash = await proposed(member);
  await world.passTo('2026-03-17');
  const accepted = { membershipId, typedName: 'Ana Reyes', disclosureHash };
  await world.call(acceptPlanChange, { body: accepted }, { token: await member.session() });
  expect(await told(member, 'change')).toMatchObject({ status: 409, state: 'CHANGE_ACCEPTED', at: now() });

  await proposed(member);
  await world.passTo('2026-03-18');
  const declined = { membershipId, accept: false };
  await world.call(acceptPlanChange, { body: declined } as never, { token: await member.session() });
  expect(await told(member, 'change')).toMatchObject({ status: 409, state: 'PLAN_DECLINED', at: now() });

  await proposed(member);
  await world.passTo('2026-03-19');
  const body = { membershipId, practiceId: PRACTICE };
  expect((await world.call(withdrawPlan, { body }, { token: await world.staff() })).status).toBe(200);
  expect(await told(member, 'change')).toMatchObject({ status: 409, state: 'PLAN_WITHDRAWN', at: now() });
});
