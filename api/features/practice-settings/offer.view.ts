import type { ResultOf } from '@contract/endpoint';
import type { changePracticeProduct } from '@contract/practice-settings/calls';
import { dollarsFromCents } from '@domain/money/dollars';
import { nameList } from '@domain/name-list';
import type { Product, ProductGroup } from '@domain/underwriting/configuration';
import { narrowGroup, type OwnTerms } from '@domain/underwriting/own-products';
import type { ProfileOffer } from '../risk/index';
import type { Offer } from './offer';
import { profileRefusal, rulesView } from './offered-rules';

/** The profiles that decide at a practice: of financing, and of memberships where it has them. */
export function profilesInForce({ row, profiles }: Pick<Offer, 'row' | 'profiles'>): ProfileOffer[] {
  return profiles.filter(({ id }) => id === row.risk_profile_id || id === row.membership_risk_profile_id);
}

/** @throws Error for a practice whose profile or group is not published. */
export function groupOf(offer: Offer): ProductGroup {
  const financing = offer.profiles.find(({ id }) => id === offer.row.risk_profile_id);
  const group = financing?.productGroups.find(({ id }) => id === offer.groupId);
  if (!group) throw new Error(`Practice ${offer.row.id} has a product group that its risk profile does not rate`);
  return group;
}

/** Why a practice cannot be given a group: each of its profiles must rate it, and it must offer something. */
export function groupRefusal(offer: Offer, group: ProductGroup): string | null {
  if (!group.products.some(({ enabled }) => enabled)) return 'It has no active products.';
  const missing = profilesInForce(offer).filter(
    ({ productGroups }) => !productGroups.some(({ id }) => id === group.id),
  );
  if (missing.length === 0) return null;
  return `${nameList.format(missing.map(({ name }) => name))} ${missing.length > 1 ? 'have' : 'has'} no rates for it.`;
}

/** What a practice may offer, in the words of the wire. */
export function offerView(offer: Offer): ResultOf<typeof changePracticeProduct> {
  const { row, profiles, own } = offer;
  const group = groupOf(offer);
  const named = (id: string) => ({ _id: id, name: profiles.find((profile) => profile.id === id)?.name ?? id });
  const financing = profiles.find(({ id }) => id === row.risk_profile_id);
  const enrollments = JSON.parse(row.enrollments) as string[];
  return {
    practiceId: row.id,
    PracticeName: row.name,
    patientfiriskprofile: named(row.risk_profile_id),
    priviriskprofile: row.membership_risk_profile_id === null ? null : named(row.membership_risk_profile_id),
    data: profiles
      .filter(({ enrollment }) => enrollments.includes(enrollment))
      .map((profile) => ({
        _id: profile.id,
        name: profile.name,
        enrollment: profile.enrollment,
        version: profile.version,
        isInForce: profilesInForce(offer).includes(profile),
        refusal: profileRefusal(offer, profile),
      })),
    underwritingrules: offer.rules.map((one) => rulesView(offer, one)),
    productGroupId: group.id,
    productGroups: (financing?.productGroups ?? []).map((one) => ({
      _id: one.id,
      name: one.name,
      refusal: groupRefusal(offer, one),
    })),
    products: narrowGroup(group, own).products.map((product, place) => ({
      productId: product.product,
      name: product.name,
      ...termsView(product),
      group: termsView(group.products[place] ?? product),
    })),
    version: row.version,
  };
}

const termsView = (terms: OwnTerms | Product) => ({
  enabled: terms.enabled,
  minAmount: dollarsFromCents(terms.minAmountCents),
  maxAmount: dollarsFromCents(terms.maxAmountCents),
});
