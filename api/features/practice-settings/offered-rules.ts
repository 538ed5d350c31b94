import { nameList } from '@domain/name-list';
import type { ProfileOffer, RulesOffer } from '../risk/index';
import type { Offer } from './offer';

/** Why a practice cannot be given a profile: it must rate the group from which the practice offers. */
export function profileRefusal({ groupId, row }: Offer, profile: ProfileOffer): string | null {
  if (profile.enrollment === 'MEMBERSHIPS' && row.membership_risk_profile_id === null)
    return "This practice doesn't offer memberships.";
  const isRated = profile.productGroups.some(({ id }) => id === groupId);
  return isRated ? null : "This risk profile has no rates for the practice's products.";
}

/** Which profile a practice is given with rules, or why none. */
export type ProfileOfRules = { profile: ProfileOffer } | { refusal: string };

/**
 * The financing profile that a practice is given with underwriting rules: the one that it has where that works with them already, else
 * the only one that it can be given.
 */
export function profileOfRules(offer: Offer, working: ReadonlySet<string>): ProfileOfRules {
  const able = offer.profiles.filter((one) => one.enrollment === 'APPLICATIONS' && working.has(one.id));
  const inForce = able.find(({ id }) => id === offer.row.risk_profile_id);
  if (inForce) return { profile: inForce };
  const [profile, ...others] = able.filter((one) => profileRefusal(offer, one) === null);
  if (!profile)
    return {
      refusal:
        'No risk profile for this practice’s products uses these rules. Clone a profile and choose the rules there.',
    };
  if (others.length === 0) return { profile };
  const names = nameList.format([profile, ...others].map(({ name }) => name));
  return { refusal: `${names} use these rules. Assign one of these risk profiles to the practice.` };
}

/** Rules as a practice can be given them, in the words of the wire. */
export function rulesView(offer: Offer, { id, name, profileIds }: RulesOffer) {
  const of = profileOfRules(offer, profileIds);
  const profile = 'profile' in of ? of.profile : null;
  return {
    _id: id,
    name,
    isInForce: profileIds.has(offer.row.risk_profile_id),
    riskprofile: profile && { _id: profile.id, name: profile.name },
    refusal: 'refusal' in of ? of.refusal : null,
  };
}
