import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import {
  applyGlobalCredits,
  getGlobalCredits,
  listMembershipPayments,
  reprocessMembershipPayment,
  withdrawGlobalCredits,
} from '@contract/membership/credit-calls';
import { answerPause, askForPause } from '@contract/membership/pause-calls';
import { updatePlan } from '@contract/membership/plan-calls';
import { addDays, type CivilDate, civilDate, daysBetween } from '@domain/calendar/civil-date';
import type { Violation } from '@domain/ledger/invariants';
import { keepPracticeBank } from '../../funding/index';
import { countLedgerFaults } from '../../ledger/index';
import { activate, cancel, giveOne, quoteOf } from './member-acts';
import {
  agreeToNextYear,
  aMember,
  type Member,
  type MemberWorld,
  PRACTICE,
  program,
  seen,
  sendPlan,
  signature,
  watchBooks,
} from './member-world';

type Kind = {
  name: string;
  card?: string;
  account?: string;
  /** Digits of the card from the second month on. */
  later?: string;
  payAtOnce?: boolean;
  renews?: boolean;
  /** Months of a pause that is asked for after two months. */
  pauses?: number;
};

/** How members live, twenty kinds in turn. */
export const KINDS: readonly Kind[] = [
  { name: 'pays and stays', renews: true },
  { name: 'pays by bank', account: '77' },
  { name: 'cancels and owes' },
  { name: 'pays at once', payAtOnce: true, renews: true },
  { name: 'takes more', renews: true },
  { name: 'takes less', pauses: 3 },
  { name: 'is paid back in credits', account: '77' },
  { name: 'cancels in installments' },
  { name: 'cancels and gets back' },
  { name: 'cancels at once paid', payAtOnce: true },
  { name: 'hesitates', later: '9995' },
  { name: 'is always short', later: '9996' },
  { name: 'is declined for good', later: '0002' },
  { name: 'pays again', later: '9996' },
  { name: 'returned always', account: '01' },
  { name: 'returned once', account: '91' },
  { name: 'closed', account: '02' },
  { name: 'disputes', account: '10' },
  { name: 'has coupons and upfront costs', renews: true },
  { name: 'cancels by bank', account: '77', pauses: 1 },
];
/** Half of the members begin within this many days, so that their year ends too; the others through the year. */
const EARLY_DAYS = 24;

export type Person = Member & Kind & { since: CivilDate; index: number };
export type MemberDay = { day: CivilDate; people: number; violations: readonly Violation[] };

/** The day on which a member begins, counted from the first. */
const beginsAfter = (index: number, members: number): number =>
  index < members * 0.6 ? 1 + ((index * 7) % EARLY_DAYS) : EARLY_DAYS + ((index * 37) % 250);

/**
 * Lets days pass for many members, each of whom lives in a way of their own, over the same calls and jobs as ever. After each day the
 * books are checked: every membership, practice, deposit, invoice and open item of the processor, and the journal's own rules.
 */
export async function simulateMembers(
  world: MemberWorld,
  { members, days, before }: { members: number; days: number; before?: (number: number) => Promise<void> },
  onDay: (day: MemberDay) => void,
): Promise<Person[]> {
  const people: Person[] = [];
  const violations = watchBooks(world);
  const first = civilDate(world.deps.clock.now().slice(0, 10));
  for (let number = 1; number <= days; number += 1) {
    const day = addDays(first, number);
    await before?.(number);
    await world.passTo(day);
    for (let index = 0; index < members; index += 1)
      if (beginsAfter(index, members) === number) people.push(await begin(world, { index, day }));
    for (const person of people) await act(world, person, daysBetween(person.since, day));
    await world.sendAll();
    const faults = await countLedgerFaults(world.deps.database.read);
    const own = faults === 0 ? [] : [{ invariant: 0, subject: 'self-check', message: `finds ${faults} faults` }];
    onDay({ day, people: people.length, violations: [...(await violations()), ...own] });
  }
  return people;
}

/** A practice's program changes while members come: every third plan is paid to it by the month, every fifth counts by list price. */
async function begin(world: MemberWorld, { index, day }: { index: number; day: CivilDate }): Promise<Person> {
  const kind = KINDS[index % KINDS.length] ?? { name: 'pays and stays' };
  await program(world, {
    fee_type: index % 2 === 0 ? 2 : 0,
    contract: index % 3 === 1 ? 'MONTHLY' : 'UPFRONT',
    basis: index % 5 === 4 ? 'LIST' : 'MEMBER',
  });
  const { card, account } = kind;
  const member = await aMember(world, {
    ...(card !== undefined && { card }),
    ...(account !== undefined && { account }),
    birthDate: `1988-0${1 + (index % 9)}-1${index % 9}`,
  });
  const person = { ...member, ...kind, since: day, index };
  await sendPlan(world, member, kind.name === 'has coupons and upfront costs' ? await withCoupons(world) : {});
  await activate(world, member, kind.payAtOnce === true ? { payAtOnce: true } : {});
  return person;
}

type Asked = { _id: string; threadId: string; units: number; interval: number | null };
type Shown = { treatmentId: string | null; threadId: string; units: number; interval: number | null; name: string };
const asAsked = (rows: readonly Shown[], units: Readonly<Record<string, number>> = {}): Asked[] =>
  rows
    .filter(({ name }) => units[name] !== 0)
    .map((row) => ({
      _id: row.treatmentId ?? '',
      threadId: row.threadId,
      units: units[row.name] ?? row.units,
      interval: row.interval,
    }));

/** A plan with a discount of the practice, a coupon of a manufacturer, and a part that is paid on the first day. */
const withCoupons = async (world: MemberWorld) => ({
  treatments: (await signature(world)).map((row, index) => ({ ...row, ...(index === 0 && { upfrontCost: 150 }) })),
  discounts: [
    { issuer: 'Provider Discount', amount: 120 },
    { issuer: 'Manufacturer Coupon', amount: 60, product: 'botox' },
  ],
});

function expectDone({ status, body }: { status: number; body: unknown }, what: string): void {
  if (status !== 200) throw new Error(`${what}: ${JSON.stringify(body)}`);
}

/** Another plan in place of the running one. */
async function change(world: MemberWorld, person: Person, units: Readonly<Record<string, number>>): Promise<void> {
  const { membershipId } = person;
  const { activePlan, status } = await seen(world, person);
  if (status !== 'ACTIVE' || !activePlan) return;
  const { discounts } = activePlan;
  const kept = discounts.map(({ issuer, amount, product }) => ({ issuer, amount, ...(product && { product }) }));
  const body = {
    practiceId: PRACTICE,
    membershipId,
    treatments: asAsked(activePlan.treatments, units),
    discounts: kept,
  };
  const proposed = await world.call(updatePlan, { body: { ...body, reason: 'As agreed' } } as never, {
    token: await world.staff(),
  });
  expectDone(proposed, 'change');
  const token = await person.session();
  const { disclosureHash } = (await world.call(getPlanChange, { query: { membershipId } }, { token })).body;
  const accepted = { membershipId, typedName: 'Ana Reyes', disclosureHash };
  expectDone(await world.call(acceptPlanChange, { body: accepted }, { token }), 'acceptance');
}

async function end(world: MemberWorld, person: Person, cancelMethod: 'lumpsum' | 'installment'): Promise<void> {
  const { status } = await seen(world, person);
  if (status !== 'ACTIVE') return;
  const quote = await quoteOf(world, person);
  const method = quote.installment ? cancelMethod : 'lumpsum';
  await cancel(world, person, { quoteId: quote.quoteId, cancelMethod: method });
}

const give = async (world: MemberWorld, person: Person, names: readonly string[]) => {
  for (const name of names) await giveOne(world, person, name);
};

async function withdraw(world: MemberWorld, person: Person): Promise<void> {
  const { membershipId } = person;
  const token = await person.session();
  const { maxWithdrawal } = (await world.call(getGlobalCredits, { query: { membershipId } }, { token })).body;
  if (maxWithdrawal < 20) return;
  const body = { membershipId, amount: maxWithdrawal - 10 };
  expectDone(await world.call(withdrawGlobalCredits, { body }, { token }), 'withdrawal');
}

/** Pays what failed with what credits there are, then with a card that works. */
async function payAgain(world: MemberWorld, person: Person): Promise<void> {
  const { membershipId } = person;
  const token = await person.session();
  const account = (await world.call(getGlobalCredits, { query: { membershipId } }, { token })).body;
  const left = account.openBills.reduce((total, bill) => total + Math.round(bill.left * 100), 0) / 100;
  const amount = Math.min(account.globalCredits, left);
  if (amount > 0) await world.call(applyGlobalCredits, { body: { membershipId, amount } }, { token });
  await cardOf(world, person, '4242');
  const { payments } = (await world.call(listMembershipPayments, { query: { membershipId } }, { token })).body;
  const failed = payments.find(({ canReprocess }) => canReprocess);
  if (failed) await world.call(reprocessMembershipPayment, { body: { paymentId: failed._id } }, { token });
}

/** A pause that the practice confirms the same day, once nothing is open. */
async function pause(world: MemberWorld, person: Person, months: number): Promise<void> {
  const { membershipId } = person;
  if (!(await seen(world, person)).pause?.choices.length) return;
  const token = await person.session();
  expectDone(await world.call(askForPause, { body: { membershipId, months } }, { token }), 'pause');
  const body = { membershipId, isConfirmed: true };
  expectDone(await world.call(answerPause, { body }, { token: await world.staff() }), 'confirmed pause');
}

const cardOf = (world: MemberWorld, { method }: Person, digits: string) =>
  world.deps.database.migrate([`update payment_method set last_four = '${digits}' where id = '${method.id}'`]);

/** What a person does by themselves on a day, counted from their first. */
async function act(world: MemberWorld, person: Person, since: number): Promise<void> {
  const { name } = person;
  if (since === 5 && person.later !== undefined) await cardOf(world, person, person.later);
  if (since === 20) await give(world, person, ['Botox', 'HydraFacial']);
  const hasFiller = name !== 'is paid back in credits';
  if (since === 130)
    await give(world, person, ['Botox', 'HydraFacial', 'HydraFacial', ...(hasFiller ? ['Filler'] : [])]);
  if (since === 140 && name.startsWith('cancels and owes')) await end(world, person, 'lumpsum');
  if (since === 140 && name === 'cancels in installments') await end(world, person, 'installment');
  if (since === 250 && /^cancels (?:and gets|at once|by bank)/.test(name)) await end(world, person, 'lumpsum');
  if (since === 75 && name === 'takes more') await change(world, person, { Botox: 60 });
  if (since === 200 && name === 'takes more') await change(world, person, { HydraFacial: 2 });
  if (since === 100 && name === 'takes less') await change(world, person, { Botox: 20 });
  if (since === 235 && name === 'is paid back in credits') await change(world, person, { Filler: 0 });
  if (since === 236 && name === 'is paid back in credits') await withdraw(world, person);
  if (since >= 62 && since < 80 && person.pauses !== undefined) await pause(world, person, person.pauses);
  if (since === 37 && name === 'pays again') await payAgain(world, person);
  if (since === 325 && person.renews === true) expectDone(await agreeToNextYear(world, person), 'renewal');
}

/** Silver from nothing, gold from 3,000.00: 5.00 and 15.00 of credits a month, a point and a quarter more for a dollar. */
export async function withTiers(of: MemberWorld): Promise<void> {
  const tier = (number: number, name: string, [from, credits, points]: readonly number[]) =>
    `insert into loyalty_program (id, practice_id, tier, name, total_amount_cents, credit_contribution_cents, points_per_dollar, perks,
      points, is_loyalty_plan, is_active, is_deleted, created_at, version)
      values ('tier-${number}', '${PRACTICE}', ${number}, '${name}', ${from}, ${credits}, ${points}, '[]',
        '[{"event":"BIRTHDAY","enabled":true,"points":50}]', 1, 1, 0, '2026-01-01T00:00:00.000Z', 1)`;
  await of.deps.database.migrate([
    `delete from loyalty_program where practice_id = '${PRACTICE}'`,
    tier(0, 'Silver', [0, 500, 100]),
    tier(1, 'Gold', [300_000, 1_500, 125]),
    `update practice set enterprise_id = null where id = '${PRACTICE}'`,
  ]);
  await of.deps.database.transaction((tx) =>
    keepPracticeBank({ tx, deps: of.deps }, PRACTICE, {
      bankName: 'First Bank',
      routingNumber: '110000000',
      accountNumber: '520000077',
    }),
  );
}
