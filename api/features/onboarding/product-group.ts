import type { Decoded } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import { setOnboardingProductGroup } from '@contract/onboarding/product-calls';
import type { ProductGroup } from '@domain/underwriting/configuration';
import { faultOfTerms, narrowGroup, type OwnTerms, type TermsFault } from '@domain/underwriting/own-products';
import { changeOne, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { keepOwnProducts, listProfileOffers, productView, takenProfile } from '../risk/index';
import { keepOnboarding, onboardedAt } from './keep-onboarding';
import { setProductGroup } from './onboarding.writes';

type Settings = NonNullable<Decoded<typeof setOnboardingProductGroup>['body']['productGroup']['products']>;

const TERMS: Record<TermsFault, { field: string; message: string }> = {
  'disabled-in-group': { field: 'enabled', message: "The group doesn't offer this product." },
  'below-group': { field: 'minAmount', message: "The group's minimum is higher." },
  'above-group': { field: 'maxAmount', message: "The group's maximum is lower." },
  crossed: { field: 'maxAmount', message: 'Enter more than the minimum.' },
};
const GROUP_SAYS = ['name', 'minModifyAmount', 'mdf', 'allerganMdf', 'minimumFee'] as const;

/**
 * Gives a practice that is onboarded its product group, as it is or narrower. Fees and names are the group's; a practice that needs
 * others gets a group of its own.
 * @throws AppError NOT_FOUND; STALE; INVALID_FIELDS, each fault at its field.
 * Source: provider-admin §3 Onboarding state, §7 Onboarding.
 */
export const chooseProducts = command(setOnboardingProductGroup)(async ({ body }, context) => {
  const { tx, now, record } = context;
  const { practiceId, productGroup: wish } = body;
  const { row, practice } = await onboardedAt(tx, practiceId, body.version);
  await tx.all(takenProfile, { id: practice.risk_profile_id });
  const profile = (await listProfileOffers(tx)).find(({ id }) => id === practice.risk_profile_id);
  const group = profile?.productGroups.find(({ id }) => id === wish.productGroupId);
  const at = 'productGroup.productGroupId';
  if (!group) refuse([{ field: at, message: 'Choose a group that the risk profile has rates for.' }]);
  const { own, faults } = read(group, wish.products ?? []);
  refuseAny(faults);
  if (!narrowGroup(group, own).products.some(({ enabled }) => enabled))
    refuse([{ field: 'productGroup.products', message: 'A practice must offer at least one product.' }]);
  const offer = await keepOwnProducts(tx, { group, own }, now);
  await changeOne(tx, setProductGroup, { id: practiceId, group: offer, ratedBy: practice.risk_profile_id });
  const onboarding = await keepOnboarding(context, row, { step: 'products' });
  const detail = { group: group.id, offer, offerBefore: practice.product_group_id };
  await record('practice.product_changed', { practiceId, id: practiceId, detail });
  return { onboarding, productGroupId: group.id };
});

function refuse(fields: FieldFault[]): never {
  throw new AppError('INVALID_FIELDS', { fields });
}
function refuseAny(fields: FieldFault[]): void {
  if (fields.length > 0) refuse(fields);
}

/** How the practice narrows the group, and what it cannot have. */
function read(group: ProductGroup, settings: Settings): { own: Record<string, OwnTerms>; faults: FieldFault[] } {
  const own: Record<string, OwnTerms> = {};
  const faults: FieldFault[] = [];
  for (const [place, wish] of settings.entries()) {
    const at = (field: string, message: string) =>
      faults.push({ field: `productGroup.products[${place}].${field}`, message });
    const product = group.products.find((one) => one.product === wish.product);
    if (!product) at('product', 'Choose a product in the group.');
    else if (own[wish.product]) at('product', 'This product is listed twice.');
    else {
      const terms = { enabled: wish.enabled, minAmountCents: wish.minAmount, maxAmountCents: wish.maxAmount };
      own[wish.product] = terms;
      const fault = faultOfTerms(product, terms);
      if (fault) at(TERMS[fault].field, TERMS[fault].message);
      const says = productView(product);
      for (const field of GROUP_SAYS) {
        if (wish[field] !== undefined && wish[field] !== says[field])
          at(field, `The group is set to ${says[field]}. To use something else, create another group.`);
      }
    }
  }
  return { own, faults };
}
