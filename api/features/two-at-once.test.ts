import { addEnterprise, changeEnterprise } from '@contract/enterprise/calls';
import { createPlan, savePlanForLater } from '@contract/membership/plan-calls';
import { setProviderPublic, startOnboarding } from '@contract/onboarding/calls';
import { addProviderInformation } from '@contract/onboarding/provider-information-calls';
import { createPlanAgreementUser, updatePlanAgreementUser } from '@contract/plan-agreement/calls';
import { startEnrollment } from '@contract/provider-enrollment/calls';
import { startSignup, verifySignupCode } from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeTurn } from '../db/turn';
import { aBorrower } from '../test/builders';
import { isWaiting } from '../test/waiting';
import { START } from './provider-enrollment/testing/enrollee';
import { type SignupWorld, startSignupWorld } from './signup/testing/signup-world';

// What is looked for and then added, by thirty at once: one of each is left, on either database.

const PRACTICE = 'prac-harbor-medspa';
const MANY = 30;
const NOW = '2026-03-01T12:00:00.000Z';

let world: SignupWorld;
let desk: string;
let admin: string;
beforeAll(async () => {
  world = await startSignupWorld();
  [desk, admin] = [await world.staffSession('staff@harbor-medspa.test'), await world.staffSession('admin@demo.test')];
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.insertInto('membership_treatment').values({
        id: 'sold-facial',
        practice_id: PRACTICE,
        name: 'Facial',
        name_key: 'test facial',
        area: null,
        unit_type: 'unit',
        units: 1,
        price_per_unit_cents: 19_900,
        discount_kind: 'NONE',
        discount_value: 0,
        interval_months: null,
        product_key: null,
        created_at: world.deps.clock.now(),
        removed_at: null,
        version: 1,
      }),
    ),
  );
});
afterAll(() => world.discard());

const atOnce = <T>(ask: (index: number) => Promise<T>, many = MANY): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, index) => ask(index)));
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const oneAndRefused = (status: number, many = MANY) => [200, ...Array<number>(many - 1).fill(status)];
const treatments = [{ _id: 'sold-facial', units: 1, discountPercent: 0, interval: 1 }];
const key = (name: string, index: number) => ({ 'idempotency-key': `${name}-${index}` });

/** Who of the practice's people has an address or number, and how many plans and membership rows they have. */
async function peopleOf(column: 'email' | 'phone', contact: string) {
  const people = await world.rows<{ id: string }>('borrower', [column, contact]);
  const memberships = (await Promise.all(people.map(({ id }) => world.rows('membership', ['borrower_id', id])))).flat();
  const plans = await Promise.all(
    memberships.map((row) => world.rows('membership_plan', ['membership_id', (row as { id: string }).id])),
  );
  return { people: people.length, memberships: memberships.length, plans: plans.flat().length };
}

describe('a contact of a practice is of one person', () => {
  test.each([
    ['email', 'maya.once@example.test'],
    ['phone', '3055550191'],
  ] as const)('who is sent a plan, by %s', async (column, isPhoneOrEmail) => {
    const body = { practiceId: PRACTICE, treatments, firstName: 'Maya', lastName: 'Lopez', isPhoneOrEmail };
    const answers = await atOnce((index) =>
      world.call(createPlan, { body }, { token: desk, headers: key(`plan-${column}`, index) }),
    );
    expect(statusesOf(answers)).toEqual(oneAndRefused(422));
    expect(await peopleOf(column, isPhoneOrEmail)).toEqual({ people: 1, memberships: 1, plans: 1 });
    if (column === 'email') expect(await world.mailsTo(isPhoneOrEmail)).toHaveLength(1);
  });

  test('whose plan is saved for later', async () => {
    const isPhoneOrEmail = 'later.once@example.test';
    const body = { practiceId: PRACTICE, treatments, firstName: 'Maya', lastName: 'Lopez', isPhoneOrEmail };
    const answers = await atOnce((index) =>
      world.call(savePlanForLater, { body }, { token: desk, headers: key('later', index) }),
    );
    expect(statusesOf(answers)).toEqual(oneAndRefused(422));
    expect(await peopleOf('email', isPhoneOrEmail)).toMatchObject({ people: 1, memberships: 1 });
  });

  test('who stands in the practice, beside others who are sent a plan meanwhile', async () => {
    const [email, phoneNumber] = ['stands.once@example.test', '3055550192'];
    const named = { practiceId: PRACTICE, treatments, firstName: 'Maya', lastName: 'Lopez' };
    const answers = await atOnce(async (index) => {
      const of = { token: desk, headers: key('stands', index) };
      if (index % 3 === 0) return world.call(createPlan, { body: { ...named, isPhoneOrEmail: email } }, of);
      const contact = index % 3 === 1 ? { email, phoneNumber } : { phoneNumber, email };
      return world.call(createPlanAgreementUser, { body: { ...named, ...contact } }, of);
    });
    expect(statusesOf(answers)).toEqual(oneAndRefused(422));
    expect(await peopleOf('email', email)).toEqual({ people: 1, memberships: 1, plans: 1 });
  });

  test('to whom several others are corrected', async () => {
    const begun = await atOnce(async (index) => {
      const body = { practiceId: PRACTICE, treatments, firstName: 'Maya', lastName: 'Lopez' };
      const answer = await world.call(
        createPlanAgreementUser,
        { body: { ...body, email: `wrong${index}.once@example.test` } },
        { token: desk, headers: key('begun', index) },
      );
      expect(answer.status).toBe(200);
      return answer.body.planAgreement;
    }, 10);
    const email = 'right.once@example.test';
    const answers = await atOnce(async (index) => {
      const { privimembership: membershipId, version } = begun[index] as (typeof begun)[number];
      const body = { practiceId: PRACTICE, membershipId, version, firstName: 'Maya', lastName: 'Lopez', email };
      return world.call(updatePlanAgreementUser, { body }, { token: desk, headers: key('corrected', index) });
    }, 10);
    expect(statusesOf(answers)).toEqual(oneAndRefused(422, 10));
    expect(await peopleOf('email', email)).toMatchObject({ people: 1, memberships: 1 });
  });
});

describe('codes that are entered at once', () => {
  const begin = async (data: string) => {
    const { body } = await world.call(startSignup, { body: { data, practiceId: 'harbor-medspa' } });
    return { user: body.user, otp: await world.codeFor(data.includes('@') ? data : `+1${data}`) };
  };
  const enter = (begun: readonly { user: string; otp: string }[]) =>
    Promise.all(begun.map((body) => world.call(verifySignupCode, { body })));

  test('and prove one number open one person and one sign-up', async () => {
    const phone = '3055550193';
    const begun = [];
    for (let index = 0; index < 6; index += 1) begun.push(await begin(phone));
    expect(statusesOf(await enter(begun))).toEqual(Array(6).fill(200));
    const people = await world.rows<{ id: string }>('borrower', ['phone', phone]);
    expect(people).toHaveLength(1);
    expect(await world.rows('application', ['borrower_id', people[0]?.id ?? ''])).toHaveLength(1);
  });

  test('and prove address and number of one person open one sign-up', async () => {
    for (const [index, phone] of ['3055550194', '3055550195', '3055550201'].entries()) {
      const email = `both${index}.once@example.test`;
      const { id } = await aBorrower(world.deps, { email, phone, email_verified_at: NOW, phone_verified_at: NOW });
      const answers = await enter([await begin(email), await begin(phone)]);
      expect(statusesOf(answers)).toEqual([200, 200]);
      expect(await world.rows('application', ['borrower_id', id])).toHaveLength(1);
    }
  });
});

describe('an address part is of one practice or enterprise', () => {
  let made = 0;
  /** A practice that is being onboarded. */
  async function aPractice(practiceName: string): Promise<string> {
    made += 1;
    const begun = await world.call(startOnboarding, { body: {} }, { token: admin });
    const body = {
      onboardingId: begun.body.onboarding._id,
      practiceName,
      phoneNumber: '5095550148',
      email: `once${made}@cedarridge.test`,
      streetAddress: '400 Cedar Street',
      city: 'Spokane',
      stateCode: 'WA' as const,
      zipCode: '99201',
      specialty: 'Dentistry' as const,
      enrollments: ['APPLICATIONS' as const],
    };
    const answer = await world.call(addProviderInformation, { body }, { token: admin });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.providerInformation.practiceId;
  }
  const holders = async (slug: string) => {
    const practices = await world.rows('practice', ['slug', slug]);
    return practices.length + (await world.rows('enterprise', ['url_slug', slug])).length;
  };

  /** What an ask is answered that comes while a colleague gives an address to an enterprise: it waits for them, then sees it. */
  async function whileGiven<T>(urlSlug: string, ask: () => Promise<T>): Promise<T> {
    const { database } = world.deps;
    let asked: Promise<T> | undefined;
    await database.transaction(async (tx) => {
      await takeTurn(tx, `address:${urlSlug}`);
      await tx.execute(
        tx.builder.insertInto('enterprise').values({
          id: `ent-${urlSlug}`,
          name: urlSlug,
          url_slug: urlSlug,
          logo: null,
          fees_paid_by_enterprise: 0,
          name_key: urlSlug,
          list_key: 'all',
          created_at: world.deps.clock.now(),
          version: 1,
        }),
      );
      let isAnswered = false;
      asked = ask().finally(() => {
        isAnswered = true;
      });
      if (database.dialect === 'postgres')
        while (!isAnswered && !(await isWaiting(database.read))) await new Promise(setImmediate);
    });
    return asked as Promise<T>;
  }

  test('which a practice, an enterprise and a new practice ask for while it is given to another', async () => {
    const practiceId = await aPractice('Wishes');
    const group = await world.call(addEnterprise, { body: { name: 'Moves', urlSlug: 'moves' } }, { token: admin });
    const { _id, version } = group.body.enterprise;
    const answers = [
      await whileGiven('wished-a', () =>
        world.call(
          setProviderPublic,
          { body: { practiceId, publicFacing: false, urlSlug: 'wished-a' } },
          { token: admin },
        ),
      ),
      await whileGiven('wished-b', () =>
        world.call(addEnterprise, { body: { name: 'B', urlSlug: 'wished-b' } }, { token: admin }),
      ),
      await whileGiven('wished-c', () =>
        world.call(changeEnterprise, { body: { _id, version, urlSlug: 'wished-c' } }, { token: admin }),
      ),
    ];
    expect(statusesOf(answers)).toEqual([409, 409, 409]);
    await whileGiven('called-alike', () => aPractice('Called Alike'));
    for (const slug of ['wished-a', 'wished-b', 'wished-c', 'called-alike']) expect(await holders(slug)).toBe(1);
    expect(await holders('called-alike-2')).toBe(1);
  });
});

test('a self-enrollment is begun once with its key', async () => {
  const email = 'once@cedarridge.test';
  const body = { ...START, key: 'o'.repeat(43), primaryContact: { ...START.primaryContact, email } };
  const answers = await atOnce(() => world.call(startEnrollment, { body }));
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.body.enrollment.providerLeadId)).size).toBe(1);
  expect(await world.mailsTo(email)).toHaveLength(1);
});
