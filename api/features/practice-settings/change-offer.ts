import { changePracticeProduct, changePracticeRiskProfile } from '@contract/practice-settings/calls';
import { changePracticeUnderwritingRules } from '@contract/practice-settings/product-calls';
import { productGroup } from '@contract/versioned-tables/product-group';
import type { ProductGroup } from '@domain/underwriting/configuration';
import {
  faultOfTerms,
  narrowGroup,
  type OwnProducts,
  type OwnTerms,
  type TermsFault,
} from '@domain/underwriting/own-products';
import { type Context, command } from '../../command/command';
import { type RowChange, saveVersioned } from '../../command/save-versioned';
import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import { takenHead } from '../../versioned-table/tables.reads';
import { keepOwnProducts, listRulesOffers, offeredGroup, type RulesOffer, takenProfile } from '../risk/index';
import { loadOffer, type Offer } from './offer';
import { groupOf, groupRefusal, offerView } from './offer.view';
import { profileOfRules, profileRefusal } from './offered-rules';
import { practiceOffer, type SettingsRow } from './settings.reads';
import { setOffer } from './settings.writes';

const TERMS: Record<TermsFault, { field: string; message: string }> = {
  'disabled-in-group': { field: 'data.enabled', message: "The group doesn't offer this product." },
  'below-group': { field: 'data.minAmount', message: "The group's minimum is higher." },
  'above-group': { field: 'data.maxAmount', message: "The group's maximum is lower." },
  crossed: { field: 'data.maxAmount', message: 'Enter more than the minimum.' },
};

function refuse(field: string, message: string): never {
  throw new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}

type Wished = { groupId?: string; profileIds?: readonly string[] };
type Seen = { id: string; version: number | undefined; wished: Wished };

/**
 * Takes what a practice offers from and is to offer from, so that no group changes, and no profile goes into the archive, before
 * the practice has it: groups before profiles, as whoever publishes them.
 */
async function takeOffer(tx: Tx, row: SettingsRow, { groupId, profileIds = [] }: Wished): Promise<void> {
  const { groupId: current } = await offeredGroup(tx, row.product_group_id);
  for (const id of inOrder([current, groupId])) await tx.first(takenHead, { kind: productGroup.key, id });
  const profiles = inOrder([row.risk_profile_id, row.membership_risk_profile_id, ...profileIds]);
  for (const id of profiles) await tx.all(takenProfile, { id });
}

const inOrder = (ids: readonly (string | null | undefined)[]): string[] =>
  [...new Set(ids.flatMap((id) => id ?? []))].toSorted();
type OfferChange = (offer: Offer) => Promise<RowChange<SettingsRow> | undefined>;

/** @throws AppError NOT_FOUND, STALE */
async function saveOffer(context: Context, { id, version, wished }: Seen, change: OfferChange) {
  const { tx } = context;
  const saved = await saveVersioned(context, {
    read: () => tx.first(practiceOffer, { id }),
    seen: version,
    write: setOffer,
    change: async (row) => {
      await takeOffer(tx, row, wished);
      return change(await loadOffer(tx, row));
    },
  });
  return offerView(await loadOffer(tx, saved));
}

/**
 * Gives a practice another risk profile. Decisions that were made keep theirs; plans that a patient has not taken yet are quoted
 * anew by it.
 * @throws AppError INVALID_FIELDS for a profile that is not published, in the archive, or does not rate what the practice offers; STALE.
 * Source: provider-admin §7 Auth and admin users.
 */
export const changeRiskProfile = command(changePracticeRiskProfile)(({ params, body }, context) =>
  saveOffer(
    context,
    { id: params.id, version: body.version, wished: { profileIds: [body.riskprofile] } },
    async (offer) => {
      const { row, profiles } = offer;
      const profile = profiles.find(({ id }) => id === body.riskprofile);
      if (!profile) refuse('riskprofile', 'Choose a published risk profile.');
      const refusal = profileRefusal(offer, profile);
      if (refusal) refuse('riskprofile', refusal);
      const column = profile.enrollment === 'MEMBERSHIPS' ? 'membership_risk_profile_id' : 'risk_profile_id';
      if (row[column] === profile.id) return undefined;
      const after = { ...row, [column]: profile.id };
      const detail = {
        enrollment: profile.enrollment,
        before: row[column],
        after: profile.id,
        version: profile.version,
      };
      return { after, action: 'practice.risk_profile_changed', practiceId: row.id, detail };
    },
  ),
);

/**
 * Gives a practice the financing profile that works with other underwriting rules, because a decision names one profile for all that
 * it depends on.
 * @throws AppError INVALID_FIELDS where no profile works with the rules, several do, or the practice cannot be given it; STALE.
 * Source: provider-admin §7 Onboarding.
 */
export const changeUnderwritingRules = command(changePracticeUnderwritingRules)(async ({ params, body }, context) => {
  const workingIn = (offers: readonly RulesOffer[]) =>
    offers.find(({ id }) => id === body.underwritingrules)?.profileIds ?? new Set<string>();
  const wished = { profileIds: [...workingIn(await listRulesOffers(context.tx))] };
  return saveOffer(context, { id: params.id, version: body.version, wished }, async (offer) => {
    const { row } = offer;
    const of = profileOfRules(offer, workingIn(offer.rules));
    if ('refusal' in of) refuse('underwritingrules', of.refusal);
    const { profile } = of;
    if (profile.id === row.risk_profile_id) return undefined;
    const after = { ...row, risk_profile_id: profile.id };
    const detail = {
      enrollment: profile.enrollment,
      before: row.risk_profile_id,
      after: profile.id,
      version: profile.version,
    };
    return { after, action: 'practice.risk_profile_changed', practiceId: row.id, detail };
  });
});

/**
 * Changes how a practice offers a product, or from which group it offers. The calculator, the plans of a transaction and the next
 * decisions read it at once; a plan that a patient chose keeps its figures.
 * @throws AppError INVALID_FIELDS for terms beyond the group's, a group that a profile of the practice does not rate, and the last
 * product; STALE.
 * Source: provider-admin §7 Auth and admin users.
 */
export const changeProduct = command(changePracticeProduct)(({ body }, context) =>
  saveOffer(
    context,
    { id: body.practiceId, version: body.version, wished: { groupId: body.productGroupId } },
    async (offer) => {
      const { row } = offer;
      const group = wishedGroup(offer, body.productGroupId);
      const terms = body.data && {
        enabled: body.data.enabled,
        minAmountCents: body.data.minAmount,
        maxAmountCents: body.data.maxAmount,
      };
      const own = wishedProducts(group, group.id === offer.groupId ? offer.own : {}, {
        product: body.productId,
        terms,
      });
      const productGroupId = await keepOwnProducts(context.tx, { group, own }, context.now);
      if (productGroupId === row.product_group_id) return undefined;
      const detail = {
        groupBefore: offer.groupId,
        group: group.id,
        offerBefore: row.product_group_id,
        offer: productGroupId,
        ...(body.productId && terms && { product: body.productId, ...terms }),
      };
      const after = { ...row, product_group_id: productGroupId };
      return { after, action: 'practice.product_changed', practiceId: row.id, detail };
    },
  ),
);

function wishedGroup(offer: Offer, id: string): ProductGroup {
  const current = groupOf(offer);
  if (id === current.id) return current;
  const financing = offer.profiles.find((profile) => profile.id === offer.row.risk_profile_id);
  const group = financing?.productGroups.find((one) => one.id === id);
  if (!group) refuse('productGroupId', 'Choose a group that the risk profile has rates for.');
  const refusal = groupRefusal(offer, group);
  if (refusal) refuse('productGroupId', refusal);
  return group;
}

function wishedProducts(
  group: ProductGroup,
  own: OwnProducts,
  { product: name, terms }: { product: string | undefined; terms: OwnTerms | undefined },
): OwnProducts {
  // Without a product, the group as it is: what the practice narrowed before is gone.
  if (name === undefined && terms === undefined) return {};
  if (terms === undefined) refuse('data', "Choose how it's offered.");
  const product = group.products.find((one) => one.product === name);
  if (!name || !product) refuse('productId', 'Choose a product in the group.');
  const fault = faultOfTerms(product, terms);
  if (fault) refuse(TERMS[fault].field, TERMS[fault].message);
  const wished = { ...own, [name]: terms };
  if (!narrowGroup(group, wished).products.some(({ enabled }) => enabled))
    refuse('data.enabled', 'A practice must offer at least one product.');
  return wished;
}
