import { activateMembership } from '@contract/membership/activation-calls';
import { payMembershipBill } from '@contract/membership/by-hand-calls';
import {
  cancelForMember,
  cancelMembership,
  getCancellationInformation,
  sendCancellationMail,
} from '@contract/membership/cancellation-calls';
import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { clearContactRequest, emailPrivacyPolicy, requestContact } from '@contract/membership/contact-calls';
import {
  applyGlobalCredits,
  reprocessMembershipPayment,
  withdrawGlobalCredits,
} from '@contract/membership/credit-calls';
import { addMembershipNote } from '@contract/membership/note-calls';
import { seeMemberNotices } from '@contract/membership/notice-calls';
import { answerPause, askForPause, takePauseBack } from '@contract/membership/pause-calls';
import {
  changeRequestedPlan,
  changeRequestedTreatment,
  createPlan,
  savePlanForLater,
  updatePlan,
  withdrawPlan,
} from '@contract/membership/plan-calls';
import { confirmAgreements, getAgreementsConfirmation, takeRenewalBack } from '@contract/membership/renewal-calls';
import { searchRewardsMember, submitRewardTreatments } from '@contract/membership/rewards-calls';
import {
  changeAgreement,
  markAgreementDone,
  removeAgreementDates,
  scheduleAgreements,
} from '@contract/membership/visit-calls';
import { addMonths, civilDate } from '@domain/calendar/civil-date';
import { expect } from 'vitest';
import { applyMemberOutcome } from '../../features/membership/billing/outcome';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberApp,
  PRACTICE,
  seen,
  sells,
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

const cancelByStaff: Story = async (world) => {
  const { one } = await member(world, 'an active plan');
  const staff = await world.staffSession('manager@harbor-medspa.test');
  const { membershipId } = one;
  const told = await world.call(getCancellationInformation, { query: { membershipId } }, { token: staff });
  const { quoteId } = told.body.cancellationInformation;
  const requestedOn = world.deps.clock.now().slice(0, 10);
  const body = { membershipId, quoteId, channel: 'PHONE', requestedOn } as const;
  return {
    send: (index) => world.call(cancelForMember, { body }, { token: staff, ...key('phone', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_refund', one)).toBe(1),
  };
};

const change: Story = async (world) => {
  const { app, one, own, staff } = await member(world, 'an active plan');
  const { activePlan } = await seen(app, one);
  const treatments = (activePlan?.treatments ?? []).map((kept) => ({
    _id: kept.treatmentId ?? '',
    threadId: kept.threadId,
    units: kept.units + 1,
    interval: kept.interval,
  }));
  const { membershipId } = one;
  await world.call(updatePlan, { body: { practiceId: PRACTICE, membershipId, treatments } }, { token: staff });
  const told = await world.call(getPlanChange, { query: { membershipId } }, { token: own });
  const body = { membershipId, typedName: 'Ana Reyes', disclosureHash: told.body.disclosureHash };
  return {
    send: (index) => world.call(acceptPlanChange, { body }, { token: own, ...key('change', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_funding', one)).toBe(2),
  };
};

/** A member whose plan year ends in a month. */
async function lateInYear(world: SignupWorld) {
  const made = await member(world, 'an active plan');
  const begun = addMonths(civilDate(world.deps.clock.now().slice(0, 10)), -11);
  await world.deps.database.migrate([
    `update membership set activated_on = '${begun}' where id = '${made.one.membershipId}'`,
  ]);
  const { membershipId } = made.one;
  const { body } = await world.call(getAgreementsConfirmation, { query: { membershipId } }, { token: made.own });
  const { disclosureHash } = body;
  return { ...made, signed: { membershipId, typedName: 'Ana Reyes', disclosureHash } };
}

const agree: Story = async (world) => {
  const { one, own, signed } = await lateInYear(world);
  return {
    send: (index) => world.call(confirmAgreements, { body: signed }, { token: own, ...key('agree', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_renewal', one)).toBe(1),
  };
};

const takeBack: Story = async (world) => {
  const { one, own, signed } = await lateInYear(world);
  await world.call(confirmAgreements, { body: signed }, { token: own });
  const body = { membershipId: one.membershipId };
  return {
    send: (index) => world.call(takeRenewalBack, { body }, { token: own, ...key('take-back', one, index) }),
    succeed: 1,
  };
};

/** Fifty dollars of the member's own, in two lots. */
async function withCredits(world: SignupWorld, one: Member): Promise<void> {
  await world.deps.database.transaction(async (tx) => {
    for (const [index, cents] of [2_000, 3_000].entries())
      await tx.execute(
        tx.builder.insertInto('credit_lot').values({
          id: `lot-${one.membershipId}-${index}`,
          membership_id: one.membershipId,
          kind: 'PURCHASED',
          source: 'Test',
          natural_key: `lot-${one.membershipId}-${index}`,
          amount_cents: cents,
          remaining_cents: cents,
          received_on: '2026-03-01' as never,
          expires_on: null,
          created_at: world.deps.clock.now(),
          version: 1,
        }),
      );
  });
}

const withdrawCredits: Story = async (world) => {
  const { one, own } = await member(world, 'an active plan');
  const [payment] = await world.rows<{ id: string }>('membership_payment', ['membership_id', one.membershipId]);
  const outcome = { status: 'settled', on: civilDate(world.deps.clock.now().slice(0, 10)) } as const;
  await applyMemberOutcome(world.deps, payment?.id ?? '', outcome);
  await withCredits(world, one);
  const body = { membershipId: one.membershipId, amount: 40 };
  return {
    send: (index) => world.call(withdrawGlobalCredits, { body }, { token: own, ...key('out', one, index) }),
    succeed: 1,
    refuses: 422,
    check: async () => expect(await rowsOf(world, 'membership_refund', one)).toBe(1),
  };
};

/** An active member whose first payment came back. */
async function lateMember(world: SignupWorld) {
  const made = await member(world, 'an active plan');
  const [payment] = await world.rows<{ id: string }>('membership_payment', ['membership_id', made.one.membershipId]);
  const outcome = { status: 'returned', code: 'soft', on: civilDate(world.deps.clock.now().slice(0, 10)) } as const;
  await applyMemberOutcome(world.deps, payment?.id ?? '', outcome);
  return { ...made, paymentId: payment?.id ?? '' };
}

const applyToBill: Story = async (world) => {
  const { one, own } = await lateMember(world);
  await withCredits(world, one);
  const body = { membershipId: one.membershipId, amount: 40 };
  return {
    send: (index) => world.call(applyGlobalCredits, { body }, { token: own, ...key('apply', one, index) }),
    succeed: 1,
    refuses: 422,
  };
};

const again: Story = async (world) => {
  const { one, own, paymentId } = await lateMember(world);
  return {
    send: (index) =>
      world.call(reprocessMembershipPayment, { body: { paymentId } }, { token: own, ...key('again', one, index) }),
    succeed: 1,
  };
};

const payByHand: Story = async (world) => {
  const { app, one, own } = await member(world, 'an active plan');
  const { payAhead } = await seen(app, one);
  const { membershipId, method } = one;
  const body = {
    membershipId,
    paymentMethodId: method.id,
    amount: payAhead?.amount ?? 0,
    ...(payAhead && { on: payAhead.on }),
  };
  return {
    send: (index) => world.call(payMembershipBill, { body }, { token: own, ...key('by-hand', one, index) }),
    succeed: 1,
    check: async () => expect(await rowsOf(world, 'membership_payment', one)).toBe(2),
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

const unschedule: Story = async (world) => {
  const { app, one, staff } = await member(world, 'an active plan');
  const [visit] = (await seen(app, one)).priviagreements;
  const { membershipId } = one;
  const dated = [{ agreementId: visit?._id ?? '', scheduledDate: inAnHour(world), version: visit?.version ?? 0 }];
  const booked = await world.call(scheduleAgreements, { body: { membershipId, agreements: dated } }, { token: staff });
  const agreements = booked.body.agreements.map(({ _id, version }) => ({ agreementId: _id, version }));
  return {
    send: (index) =>
      world.call(
        removeAgreementDates,
        { body: { membershipId, agreements } },
        { token: staff, ...key('unschedule', one, index) },
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

const askForCall: Story = async (world) => {
  const { one, own } = await member(world, 'an active plan');
  const body = { membershipId: one.membershipId };
  return {
    send: (index) => world.call(requestContact, { body }, { token: own, ...key('call', one, index) }),
    succeed: 1,
  };
};

const called: Story = async (world) => {
  const { one, own, staff } = await member(world, 'an active plan');
  const body = { membershipId: one.membershipId };
  await world.call(requestContact, { body }, { token: own });
  return {
    send: (index) => world.call(clearContactRequest, { body }, { token: staff, ...key('called', one, index) }),
    succeed: 1,
  };
};

const policyMailed: Story = async (world) => {
  const { one, staff } = await member(world, 'an active plan');
  const body = { membershipId: one.membershipId };
  return {
    send: (index) => world.call(emailPrivacyPolicy, { body }, { token: staff, ...key('policy', one, index) }),
    succeed: 50,
    check: async () => {
      const told = await world.rows('membership_notice', ['membership_id', one.membershipId]);
      expect(told.filter(({ kind }) => kind === 'PRIVACY_POLICY')).toHaveLength(1);
    },
  };
};

const pauseAsked: Story = async (world) => {
  const { one, own } = await member(world, 'an active plan');
  const body = { membershipId: one.membershipId, months: 2 };
  return {
    send: (index) => world.call(askForPause, { body }, { token: own, ...key('pause', one, index) }),
    succeed: 1,
  };
};

const pauseTakenBack: Story = async (world) => {
  const { one, own } = await member(world, 'an active plan');
  const body = { membershipId: one.membershipId };
  await world.call(askForPause, { body: { ...body, months: 2 } }, { token: own });
  return {
    send: (index) => world.call(takePauseBack, { body }, { token: own, ...key('no-pause', one, index) }),
    succeed: 1,
  };
};

const pauseAnswered: Story = async (world) => {
  const { one, own, staff } = await member(world, 'an active plan');
  const { membershipId } = one;
  await world.call(askForPause, { body: { membershipId, months: 2 } }, { token: own });
  const body = { membershipId, isConfirmed: true };
  return {
    send: (index) => world.call(answerPause, { body }, { token: staff, ...key('answer', one, index) }),
    succeed: 1,
    check: async () => {
      const [row] = await world.rows('membership', ['id', membershipId]);
      expect(JSON.parse(String(row?.pauses))).toHaveLength(1);
    },
  };
};

const note: Story = async (world) => {
  const { one, staff } = await member(world, 'a plan');
  const body = { membershipId: one.membershipId, title: 'Called', note: 'Asked for the afternoon.' };
  return {
    send: (index) => world.call(addMembershipNote, { body }, { token: staff, ...key('note', one, index) }),
    succeed: SOME,
  };
};

const seeNoticesOnce: Story = async (world) => {
  const { one, own } = await member(world, 'an active plan');
  const body = { membershipId: one.membershipId, isShownAround: true };
  return {
    send: (index) => world.call(seeMemberNotices, { body }, { token: own, ...key('see', one, index) }),
    // Seen is seen: nothing is refused, and one row is kept.
    succeed: 50,
  };
};

const mailCancellation: Story = async (world) => {
  const { one, own } = await member(world, 'an active plan');
  const body = { membershipId: one.membershipId };
  return {
    send: (index) => world.call(sendCancellationMail, { body }, { token: own, ...key('mail', one, index) }),
    // Nothing is refused, and the same figures are mailed once.
    succeed: 50,
    check: async () =>
      expect(await world.rows('membership_notice', ['membership_id', one.membershipId])).toMatchObject([
        { kind: 'CANCELLATION_ASKED' },
      ]),
  };
};

let numbers = 0;

const rewards: Story = async (world) => {
  const { app, one, staff } = await member(world, 'nothing');
  numbers += 1;
  const phoneNumber = `${214_550 + numbers}0131`;
  const who = { practiceId: PRACTICE, membershipId: one.membershipId };
  await world.call(searchRewardsMember, { body: { ...who, phoneNumber } }, { token: staff });
  const dysport = await sells(app, { name: 'Dysport', cents: 450, product: 'dysport' });
  const certificates = [{ id: `asp_${phoneNumber}-birthday`, selected: true }];
  const body = { ...who, treatments: [{ _id: dysport, units: 120, interval: 6 }], certificates };
  return {
    send: (index) => world.call(submitRewardTreatments, { body }, { token: staff, ...key('rewards', one, index) }),
    // Whoever comes too late is told that the certificate was used.
    succeed: SOME,
    check: async () => {
      const plans = await world.rows<{ discounts: string }>('membership_plan', ['membership_id', one.membershipId]);
      expect(plans.filter(({ discounts }) => discounts !== '[]')).toHaveLength(1);
      const uses = await world.rows<{ status: string }>('reward_use', ['membership_id', one.membershipId]);
      expect(uses.filter(({ status }) => status === 'USED')).toHaveLength(1);
    },
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
  [cancelForMember.id]: cancelByStaff,
  [sendCancellationMail.id]: mailCancellation,
  [acceptPlanChange.id]: change,
  [confirmAgreements.id]: agree,
  [takeRenewalBack.id]: takeBack,
  [withdrawGlobalCredits.id]: withdrawCredits,
  [applyGlobalCredits.id]: applyToBill,
  [reprocessMembershipPayment.id]: again,
  [payMembershipBill.id]: payByHand,
  [scheduleAgreements.id]: schedule,
  [removeAgreementDates.id]: unschedule,
  [seeMemberNotices.id]: seeNoticesOnce,
  [requestContact.id]: askForCall,
  [clearContactRequest.id]: called,
  [emailPrivacyPolicy.id]: policyMailed,
  [askForPause.id]: pauseAsked,
  [takePauseBack.id]: pauseTakenBack,
  [answerPause.id]: pauseAnswered,
  [addMembershipNote.id]: note,
  [changeAgreement.id]: askDate,
  [markAgreementDone.id]: done,
  [submitRewardTreatments.id]: rewards,
};
