import { createPlan, getMembership } from '@contract/membership/plan-calls';
import { listInjectors } from '@contract/membership-settings/injector-calls';
import { addLoyaltyProgram, listLoyaltyPrograms } from '@contract/membership-settings/loyalty-calls';
import {
  addMembershipTreatment,
  changeMembershipTreatment,
  listMembershipTreatments,
  removeMembershipTreatment,
} from '@contract/membership-settings/treatment-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../db/tables/index';
import { startTestApp, type TestApp } from '../../test/app';
import { aBankAccount, aBorrower, aMembership, aMembershipTreatment, anInjector, aPlan } from '../../test/builders';

const practiceId = 'prac-harbor-medspa';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('enterprise@demo.test');
});
afterAll(() => world.discard());

async function set<T extends 'membership_plan' | 'plan_treatment' | 'visit'>(
  table: T,
  id: string,
  values: Partial<Tables[T]>,
): Promise<void> {
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable(table as 'visit')
        .set(values as never)
        .where('id', '=', id),
    ),
  );
}

test('a treatment and an injector say in how many plans and visits to come they are', async () => {
  const treatment = await aMembershipTreatment(world.deps, practiceId);
  const injector = await anInjector(world.deps, practiceId);
  const member = await aMembership(world.deps, await aBorrower(world.deps, { practice_id: practiceId }));
  const { plan, planTreatment, visit } = await aPlan(world.deps, member);
  const uses = async () => {
    const input = { params: { practiceId } };
    const treatments = (await world.call(listMembershipTreatments, input, { token })).body.data.treatments;
    const { injectors } = (await world.call(listInjectors, input, { token })).body.data;
    const shown = [treatments.find(({ _id }) => _id === treatment), injectors.find(({ _id }) => _id === injector)];
    return shown.map((one) => [one?.usedIn.plans, one?.usedIn.visits]);
  };
  expect(await uses()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await set('plan_treatment', planTreatment, { treatment_id: treatment, injector_id: injector });
  await set('visit', visit, { injector_id: injector });
  expect(await uses()).toEqual([
    [1, 1],
    [1, 1],
  ]);
  await set('visit', visit, { done_at: world.deps.clock.now() });
  expect(await uses()).toEqual([
    [1, 0],
    [1, 0],
  ]);
  await set('membership_plan', plan, { status: 'ENDED' });
  expect(await uses()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('members are counted by the tier that their settled payments of twelve months reach', async () => {
  for (const [tier, totalAmount] of [0, 3000, 7500].entries())
    await world.call(
      addLoyaltyProgram,
      { body: { practicemanagement: practiceId, tier, totalAmount, name: `Tier ${tier}`, isActive: true } },
      { token },
    );
  const standing = async () =>
    (await world.call(listLoyaltyPrograms, { params: { practiceId } }, { token })).body.data.standing;
  const counts = async () => (await standing()).tiers.map(({ members }) => members);
  const before = await counts();
  const today = world.deps.clock.now().slice(0, 10);
  const pay = async (paid: { amount: number; refunded?: number; on?: string; status?: 'SETTLED' | 'PENDING' }[]) => {
    const borrower = await aBorrower(world.deps, { practice_id: practiceId });
    const { id } = await aMembership(world.deps, borrower, { status: 'ACTIVE' });
    const { id: methodId } = await aBankAccount(world.deps, borrower);
    for (const [index, { amount, refunded = 0, on = today, status = 'SETTLED' }] of paid.entries())
      await world.deps.database.transaction((tx) =>
        tx.execute(
          tx.builder.insertInto('membership_payment').values({
            id: `${id}-${index}`,
            membership_id: id,
            borrower_id: borrower.id,
            practice_id: practiceId,
            kind: 'MONTH',
            status,
            amount_cents: amount,
            refunded_cents: refunded,
            natural_key: `${id}-${index}`,
            method_id: methodId,
            method_kind: 'BANK',
            method_name: 'Bank name',
            method_last_four: '6789',
            series_id: `${id}-${index}`,
            attempt: 0,
            scheduled_on: on as never,
            submitted_on: null,
            settles_on: null,
            settled_on: status === 'SETTLED' ? (on as never) : null,
            returned_on: null,
            return_code: null,
            receipt_id: null,
            ask_at: null,
            asks: 0,
            created_at: world.deps.clock.now(),
            version: 1,
          } as never),
        ),
      );
  };
  await pay([]);
  await pay([{ amount: 200_000 }, { amount: 100_000 }]);
  await pay([{ amount: 300_000, refunded: 1 }]);
  await pay([{ amount: 300_000, status: 'PENDING' }]);
  await pay([{ amount: 900_000, on: `${Number(today.slice(0, 4)) - 2}${today.slice(4)}` }, { amount: 1_000 }]);
  await pay([{ amount: 750_000 }]);
  expect((await counts()).map((count, tier) => count - (before[tier] ?? 0))).toEqual([4, 1, 1]);
  expect((await standing()).since).not.toBeNull();
});

test('a plan that was sent keeps its price and treatments when the settings change, and when they are removed', async () => {
  const content = { name: 'Facial', unitType: 'session' as const, pricePerUnit: 199, interval: 1, discountPercent: 15 };
  const added = { body: { ...content, practicemanagement: practiceId } };
  const { treatment } = (await world.call(addMembershipTreatment, added, { token })).body;
  const body = {
    practiceId,
    treatments: [{ _id: treatment._id, units: 1, interval: 1, discountPercent: 15 }],
    firstName: 'Maya',
    lastName: 'Lopez',
    isPhoneOrEmail: 'maya.kept@example.test',
  };
  const sent = await world.call(createPlan, { body }, { token });
  expect(sent.status).toBe(200);
  const { _id: id } = sent.body.membership;
  const shown = async () =>
    (await world.call(getMembership, { params: { id } }, { token })).body.membership.requestedPlan;
  const before = await shown();
  expect(JSON.stringify(before)).toContain('2029.8');
  const params = { treatmentId: treatment._id };
  await world.call(changeMembershipTreatment, { params, body: { ...content, pricePerUnit: 299 } }, { token });
  await world.call(removeMembershipTreatment, { params }, { token });
  expect(await shown()).toEqual(before);
});
