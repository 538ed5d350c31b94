import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { POINT_EVENTS, type PointEvent, type PointHundredths } from './loyalty';

/** Tiers of a loyalty program: exactly three (membership §3). */
export const TIERS = [0, 1, 2] as const;

/** What the credits of the tiers cost their practice a month. */
export const monthlyCost = (tiers: readonly { readonly members: number; readonly creditCents: Cents }[]): Cents =>
  cents(tiers.reduce((sum, { members, creditCents }) => sum + members * creditCents, 0));

/** An example of a member who is a little short of a tier, never below nothing; of `elseCents` where there is no tier to reach. */
export function shortOfTier(fromCents: Cents | null, of: { readonly shortCents: Cents; readonly elseCents: Cents }) {
  const spentCents = cents(fromCents === null ? of.elseCents : Math.max(0, fromCents - of.shortCents));
  return { spentCents, missingCents: cents(fromCents === null ? 0 : fromCents - spentCents) };
}

export type Perk = { readonly name: string; readonly enabled: boolean };
/** What an event earns in a tier. */
export type EventPoints = {
  readonly event: PointEvent;
  readonly enabled: boolean;
  readonly points: PointHundredths;
};

/** What a practice sets of a tier. */
export type TierSettings = {
  readonly name: string;
  readonly perks: readonly Perk[];
  readonly creditContributionCents: Cents;
  readonly totalAmountCents: Cents;
  readonly isLoyaltyPlan: boolean;
  readonly isDeleted: boolean;
  readonly isActive: boolean;
  readonly pointsPerDollar: PointHundredths;
  readonly points: readonly EventPoints[];
};

/** A new program: nothing, no perks, and every event enabled with 0 points (membership §3). */
export const NEW_PROGRAM: TierSettings & { readonly tier: number } = {
  name: '',
  tier: 0,
  perks: [],
  creditContributionCents: cents(0),
  totalAmountCents: cents(0),
  isLoyaltyPlan: true,
  isDeleted: false,
  isActive: false,
  pointsPerDollar: 0,
  points: POINT_EVENTS.map((event) => ({ event, enabled: true, points: 0 })),
};

/** All four events in their order: those given, and the others as they were. */
export function withEvents(before: readonly EventPoints[], given: readonly EventPoints[]): EventPoints[] {
  return POINT_EVENTS.map((event) => {
    const own = given.find((one) => one.event === event) ?? before.find((one) => one.event === event);
    return own ?? { event, enabled: true, points: 0 };
  });
}

/** A perk that goes into several programs at once: its text and the tiers that get it (membership §3). */
export type BulkPerk = {
  readonly text: string;
  readonly tier1: boolean;
  readonly tier2: boolean;
  readonly tier3: boolean;
};

/** Adds a perk, enabled, to the first, second and third program as its flags say; one that a program has is enabled there. */
export function withBulkPerk<T extends { readonly perks: readonly Perk[] }>(tiers: readonly T[], perk: BulkPerk): T[] {
  const isWanted = [perk.tier1, perk.tier2, perk.tier3];
  const name = perk.text.trim();
  const isSame = (one: Perk) => one.name.toLowerCase() === name.toLowerCase();
  return tiers.map((tier, index) => {
    if (!isWanted[index]) return tier;
    const perks = tier.perks.some(isSame)
      ? tier.perks.map((one) => (isSame(one) ? { ...one, enabled: true } : one))
      : [...tier.perks, { name, enabled: true }];
    return { ...tier, perks };
  });
}

/**
 * Refuses tiers that no member could be placed in.
 * @param tiers by tier, the first first.
 * @throws DomainRefusal `name` for one in use without a name or with another's, `perks` and `points` for one that is there twice, `totalAmount` for a
 * tier in use that begins below the one before; `limit` says which tier.
 */
export function checkTiers(tiers: readonly (TierSettings & { readonly tier: number })[]): void {
  let from = 0;
  const names = new Set<string>();
  for (const one of tiers) {
    const perks = one.perks.map(({ name }) => name.toLowerCase());
    if (new Set(perks).size < perks.length) refuse('perks', 'Each perk can be listed only once in a tier.', one.tier);
    const events = one.points.map(({ event }) => event);
    if (new Set(events).size < events.length)
      refuse('points', 'Each event can be listed only once in a tier.', one.tier);
    if (!one.isActive || one.isDeleted) continue;
    if (one.name.trim() === '') refuse('name', 'Enter a name for this active tier.', one.tier);
    const name = one.name.trim().toLowerCase();
    if (names.has(name)) refuse('name', 'Another tier has this name. Give each tier its own.', one.tier);
    names.add(name);
    if (one.totalAmountCents < from)
      refuse('totalAmount', "A tier's minimum can't be lower than the previous tier's.", one.tier);
    from = one.totalAmountCents;
  }
}
