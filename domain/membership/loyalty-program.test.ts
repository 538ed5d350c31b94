import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { POINT_EVENTS } from './loyalty';
import { checkTiers, monthlyCost, NEW_PROGRAM, shortOfTier, TIERS, withBulkPerk, withEvents } from './loyalty-program';

test('a new program has nothing, no perks and every event enabled with 0 points', () => {
  expect(NEW_PROGRAM).toEqual({
    name: '',
    tier: 0,
    perks: [],
    creditContributionCents: 0,
    totalAmountCents: 0,
    isLoyaltyPlan: true,
    isDeleted: false,
    isActive: false,
    pointsPerDollar: 0,
    points: [
      { event: 'BIRTHDAY', enabled: true, points: 0 },
      { event: 'ANNIVERSARY', enabled: true, points: 0 },
      { event: 'LOYALTY_SIGN_UP', enabled: true, points: 0 },
      { event: 'MULTIPLE_TREATMENTS', enabled: true, points: 0 },
    ],
  });
  expect(TIERS).toEqual([0, 1, 2]);
});

test('events that are not given stay as they were, in their order', () => {
  const before = POINT_EVENTS.map((event) => ({ event, enabled: false, points: 7 }));
  const given = { event: 'ANNIVERSARY' as const, enabled: true, points: 50 };
  expect(withEvents(before, [given])).toEqual([before[0], given, before[2], before[3]]);
  expect(withEvents([], [given]).map(({ points }) => points)).toEqual([0, 50, 0, 0]);
});

describe('a bulk perk', () => {
  const tiers = [
    { perks: [] },
    { perks: [{ name: 'Free parking', enabled: false }] },
    { perks: [{ name: 'A guest', enabled: true }] },
  ];
  const namesOf = (changed: ReturnType<typeof withBulkPerk<(typeof tiers)[number]>>) =>
    changed.map(({ perks }) => perks.map(({ name, enabled }) => `${name} ${enabled}`));

  test('goes to the first, second and third program as its flags say', () => {
    const perk = { text: ' Free parking ', tier1: true, tier2: false, tier3: true };
    expect(namesOf(withBulkPerk(tiers, perk))).toEqual([
      ['Free parking true'],
      ['Free parking false'],
      ['A guest true', 'Free parking true'],
    ]);
  });

  test('is enabled where a program has it already, and is there once', () => {
    const perk = { text: 'free PARKING', tier1: false, tier2: true, tier3: false };
    expect(namesOf(withBulkPerk(tiers, perk))).toEqual([[], ['Free parking true'], ['A guest true']]);
  });
});

describe('tiers', () => {
  const tier = (number: number, rest: Partial<typeof NEW_PROGRAM>) => ({
    ...NEW_PROGRAM,
    name: `Tier ${number}`,
    isActive: true,
    tier: number,
    ...rest,
  });

  test('may begin at the same amount, and need not be in use', () => {
    const sold = [tier(0, {}), tier(1, { name: '', isActive: false }), tier(2, {})];
    expect(() => checkTiers(sold)).not.toThrow();
  });

  test.each([
    ['name', 1, [tier(0, {}), tier(1, { name: ' ' })]],
    ['name', 1, [tier(0, { name: 'Gold' }), tier(1, { name: ' gold ' })]],
    ['totalAmount', 2, [tier(0, { totalAmountCents: cents(5) }), tier(2, { totalAmountCents: cents(4) })]],
    ['perks', 0, [tier(0, { perks: ['A', 'a'].map((name) => ({ name, enabled: true })) })]],
    ['points', 0, [tier(0, { points: [...NEW_PROGRAM.points, ...NEW_PROGRAM.points] })]],
  ])('with an impossible %s are refused, naming tier %i', (field, limit, tiers) => {
    expect(() => checkTiers(tiers)).toThrow(expect.objectContaining({ name: 'DomainRefusal', field, limit }));
  });

  test('that are deleted or not in use count for nothing', () => {
    const gone = tier(1, { totalAmountCents: cents(900), isDeleted: true });
    expect(() => checkTiers([tier(0, {}), gone, tier(2, { totalAmountCents: cents(1) })])).not.toThrow();
  });
});

test('the credits of the tiers cost so much a month, to the cent', () => {
  const tiers = [
    { members: 3, creditCents: cents(1_010) },
    { members: 7, creditCents: cents(2_005) },
  ];
  expect(monthlyCost(tiers)).toBe(17_065);
});

test('an example stands a little short of a tier, and at its own amount where there is none', () => {
  const of = { shortCents: cents(24_925), elseCents: cents(55_015) };
  expect(shortOfTier(cents(300_000), of)).toEqual({ spentCents: 275_075, missingCents: 24_925 });
  expect(shortOfTier(cents(10_000), of)).toEqual({ spentCents: 0, missingCents: 10_000 });
  expect(shortOfTier(null, of)).toEqual({ spentCents: 55_015, missingCents: 0 });
});
