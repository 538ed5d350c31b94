import { activateMembership } from '@contract/membership/activation-calls';
import { cancelMembership, getCancellationInformation } from '@contract/membership/cancellation-calls';
import {
  changeRequestedPlan,
  changeRequestedTreatment,
  createPlan,
  savePlanForLater,
  updatePlan,
  withdrawPlan,
} from '@contract/membership/plan-calls';
import { changeAgreement, markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { expect } from 'vitest';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberApp,
  PRACTICE,
  seen,
  sendPlan,
  signature,
} from '../../features/membership/testing/member-world';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import type { Story } from './story';

const SOME = [1, 50] as const;

const appOf = (world: SignupWorld): MemberApp => ({
  ...world,
  staff: () => world.staffSession('staff@harbor-medspa.test'),
});
const key = (name: string, member: Member, index: number) => ({
  headers: { 'idempotency-key': `${name}-${member.membershipId}-${index}` },
});

/** How many rows of a table are of one membership. */
async function rowsOf(world: SignupWorld, table: string, { membershipId }: Member): Promise<number> {
  return (await world.rows(table, ['membership_id', membershipId])).length;
}

/** A member, with what is sent to them where the story needs it. */
async function member(world: SignupWorld, has: 'nothing' | 'a plan' | 'an active plan') {
  const app = appOf(world);
  const one = await aMember(app);
  if (has !== 'nothing') await sendPlan(app, one);
  if (has === 'an active plan') await activate(app, one, 'first');
  return { app, one, staff: await app.staff(), own: await one.session() };
}

async function activate(app: MemberApp, one: Member, name: string) {
  const { disclosureHash, paymentDueToday } = await detailsOf(app, one);
  const body = { membershipId: one.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  return app.call(
    activateMembership,
    { body },
    { token: await one.session(), headers: { 'idempotency-key': `${name}-${one.membershipId}` } },
  );
}

const create: Story = async (world) => {
  const { app, one, staff } = await member(world, 'nothing');
  const body = { practiceId: PRACTICE, membershipId: one.membershipId, treatments: await signature(app), version: 1 };
  return {
    send: (index) => world.call(createPlan, { body }, { token: staff, ...key('create', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_plan', one)).toBe(1),
  };
};

const save: Story = async (world) => {
  const { app, one, staff } = await member(world, 'nothing');
  const body = { practiceId: PRACTICE, membershipId: one.membershipId, treatments: await signature(app), version: 1 };
  return {
    send: (index) => world.call(savePlanForLater, { body }, { token: staff, ...key('save', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_plan', one)).toBe(1),
  };
};

const update: Story = async (world) => {
  const { app, one, staff } = await member(world, 'a plan');
  const { version } = await seen(app, one);
  const treatments = (await signature(app)).slice(0, 1);
  const body = { practiceId: PRACTICE, membershipId: one.membershipId, treatments, version };
  return {
    send: (index) => world.call(updatePlan, { body }, { token: staff, ...key('update', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_plan', one)).toBe(2),
  };
};

const withdraw: Story = async (world) => {
  const { one, staff } = await member(world, 'a plan');
  const body = { practiceId: PRACTICE, membershipId: one.membershipId };
  return {
    send: (index) => world.call(withdrawPlan, { body }, { token: staff, ...key('withdraw', one, index) }),
    succeed: 1,
  };
};

const ask: Story = async (world) => {
  const { app, one, own } = await member(world, 'a plan');
  const { version } = await seen(app, one);
  const treatments = (await signature(app)).slice(0, 2);
  return {
    send: (index) =>
      world.call(
        changeRequestedPlan,
        { params: { practiceId: PRACTICE }, body: { treatments, version } },
        { token: own, ...key('ask', one, index) },
      ),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_plan', one)).toBe(2),
  };
};

const changeOne: Story = async (world) => {
  const { app, one, staff } = await member(world, 'a plan');
  const id = (await seen(app, one)).requestedPlan?.treatments[0]?._id ?? '';
  return {
    send: (index) =>
      world.call(
        changeRequestedTreatment,
        { params: { id }, body: { units: 10 } },
        { token: staff, ...key('one', one, index) },
      ),
    succeed: 1,
  };
};

const begin: Story = async (world) => {
  const { app, one, own } = await member(world, 'a plan');
  const { disclosureHash, paymentDueToday } = await detailsOf(app, one);
  const body = { membershipId: one.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  return {
    send: (index) => world.call(activateMembership, { body }, { token: own, ...key('begin', one, index) }),
    succeed: SOME,
    async check() {
      expect(await rowsOf(world, 'membership_payment', one)).toBe(1);
      expect(await rowsOf(world, 'membership_bill', one)).toBe(1);
      expect(await rowsOf(world, 'visit', one)).toBe(18);
    },
  };
};

const cancel: Story = async (world) => {
  const { one, own } = await member(world, 'an active plan');
  const { membershipId } = one;
  const told = await world.call(getCancellationInformation, { query: { membershipId } }, { token: own });
  const { quoteId } = told.body.cancellationInformation;
  return {
    send: (index) =>
      world.call(cancelMembership, { body: { membershipId, quoteId } }, { token: own, ...key('cancel', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_refund', one)).toBe(1),
  };
};

const inAnHour = (world: SignupWorld) => new Date(world.deps.clock.nowMs() + 3_600_000).toISOString();

const schedule: Story = async (world) => {
  const { app, one, staff } = await member(world, 'an active plan');
  const [visit] = (await seen(app, one)).priviagreements;
  const agreements = [{ agreementId: visit?._id ?? '', scheduledDate: inAnHour(world), version: visit?.version ?? 0 }];
  return {
    send: (index) =>
      world.call(
        scheduleAgreements,
        { body: { membershipId: one.membershipId, agreements } },
        { token: staff, ...key('schedule', one, index) },
      ),
    succeed: 1,
  };
};

const askDate: Story = async (world) => {
  const { app, one, own } = await member(world, 'an active plan');
  const [visit] = (await seen(app, one)).priviagreements;
  return {
    send: (index) =>
      world.call(
        changeAgreement,
        {
          params: { id: visit?._id ?? '' },
          body: { appointmentStatus: 'CONTACT_REQUESTED', version: visit?.version ?? 0 },
        },
        { token: own, ...key('ask-date', one, index) },
      ),
    succeed: 1,
  };
};

const done: Story = async (world) => {
  const { app, one, staff } = await member(world, 'an active plan');
  const { membershipId } = one;
  const [visit] = (await seen(app, one)).priviagreements;
  const agreementId = visit?._id ?? '';
  const agreements = [{ agreementId, scheduledDate: inAnHour(world) }];
  await world.call(scheduleAgreements, { body: { membershipId, agreements } }, { token: staff });
  return {
    send: (index) =>
      world.call(
        markAgreementDone,
        { body: { membershipId, agreementId } },
        { token: staff, ...key('done', one, index) },
      ),
    succeed: 1,
  };
};

export const membershipStories: Record<string, Story> = {
  [createPlan.id]: create,
  [savePlanForLater.id]: save,
  [updatePlan.id]: update,
  [withdrawPlan.id]: withdraw,
  [changeRequestedPlan.id]: ask,
  [changeRequestedTreatment.id]: changeOne,
  [activateMembership.id]: begin,
  [cancelMembership.id]: cancel,
  [scheduleAgreements.id]: schedule,
  [changeAgreement.id]: askDate,
  [markAgreementDone.id]: done,
};
