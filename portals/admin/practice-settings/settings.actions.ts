import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { creditTableMessages } from '@contract/messages/staff/credit-table';
import { onboardingMessages } from '@contract/messages/staff/onboarding';
import { enrollInPatientfiPlusPromotion, getPatientfiPlusPromotion } from '@contract/plus-promotion/calls';
import {
  changePracticeDetails,
  changePracticeProduct,
  changePracticeRiskProfile,
  getPracticeDetails,
  listPracticeRiskProfiles,
} from '@contract/practice-settings/calls';
import { changePracticeUnderwritingRules } from '@contract/practice-settings/product-calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Frozen } from '@portals/state/frozen';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { namingOvertaker } from '../words/overtaken';
import { tellOvertaken } from '../words/what-changed';
import {
  detailsSaved,
  productsSaved,
  promotionChanged,
  promotionJoined,
  promotionLeft,
  settingsChanged,
  settingsOvertaken,
} from './copy';
import { detailsSheet } from './details-sheet';
import { type Details, type Offer, type Promotion, settings } from './settings.store';

/** Fetches what a practice is called. Another practice starts from an empty page. */
export async function loadDetails(practiceId: string): Promise<void> {
  if (settings.details.data && settings.details.data._id !== practiceId) resetResource(settings.details);
  await load(settings.details, (signal) => call(getPracticeDetails, { query: { practiceId } }, { signal }));
}

export async function loadOffer(practiceId: string): Promise<void> {
  if (settings.offer.data && settings.offer.data.practiceId !== practiceId) resetResource(settings.offer);
  await load(settings.offer, (signal) => call(listPracticeRiskProfiles, { query: { practiceId } }, { signal }));
}

/** Fetches the promotion that a practice is offered. */
export async function loadPromotion(practiceId: string): Promise<void> {
  const { promotion } = settings;
  if (promotion.data && promotion.data.practiceId !== practiceId) resetResource(promotion);
  await load(
    promotion,
    async (signal) => (await call(getPatientfiPlusPromotion, { query: { practiceId } }, { signal })).promotion,
  );
}

/**
 * The practice takes part in the promotion that is shown, or stops. Throws ApiError: STALE after new days were named, which are read
 * then, and STEP_ORDER once it is over.
 */
export async function takePart({ practiceId, version }: Frozen<Promotion>, optIn: boolean): Promise<void> {
  try {
    await call(enrollInPatientfiPlusPromotion, { body: { practiceId, version, optIn } });
  } catch (cause) {
    const failure = toApiError(cause);
    await loadPromotion(practiceId);
    if (failure.code === 'STALE') failure.message = namingOvertaker(promotionChanged, failure.happened);
    throw failure;
  }
  await loadPromotion(practiceId);
  toast(optIn ? promotionJoined : promotionLeft);
}

/** After a colleague was quicker, the current settings are on the screen; what was typed stays in its form. */
async function readAgain(practiceId: string): Promise<void> {
  await Promise.all([loadDetails(practiceId), settings.offer.data ? loadOffer(practiceId) : undefined]);
}

type Changes = Omit<CallInput<typeof changePracticeDetails>['body'], 'version'>;

/**
 * Changes what is named, of details as they were when their form was opened. Throws ApiError: fields, and STALE, which says what a
 * colleague changed since; the current details are read then.
 */
export async function saveDetails(changes: Changes, opened: Frozen<Details>): Promise<void> {
  const { _id: practiceId, version } = opened;
  const readNow = async () => {
    await readAgain(practiceId);
    return settings.details.data ?? undefined;
  };
  await call(changePracticeDetails, { params: { id: practiceId }, body: { ...changes, version } }).catch(
    tellOvertaken<Frozen<Details>>({ before: opened, readNow, sheetOf: detailsSheet, say: settingsOvertaken }),
  );
  await readAgain(practiceId);
  toast(detailsSaved);
}

/**
 * After STALE the current offer is read. Forms that are drawn anew with it cannot tell, so a toast does; a product's dialog stays,
 * unless its group is another now.
 */
function failing({ practiceId, productGroupId }: Offer, message: Message, isDialog = false) {
  return async (cause: unknown): Promise<never> => {
    const failure = toApiError(cause);
    if (failure.code === 'STALE') {
      await readAgain(practiceId);
      const isSameGroup = settings.offer.data?.productGroupId === productGroupId;
      if (isDialog && isSameGroup) failure.message = namingOvertaker(settingsOvertaken(''), failure.happened);
      else toast({ ...settingsChanged, text: namingOvertaker(settingsChanged.text, failure.happened) });
    } else if (failure.fields.length === 0) toast(message);
    throw failure;
  };
}

/** Gives the practice another risk profile (provider-admin §8: its toasts). */
export async function saveProfile(riskprofile: string): Promise<void> {
  const { data } = settings.offer;
  if (!data) return;
  const input = { params: { id: data.practiceId }, body: { riskprofile, version: data.version } };
  await call(changePracticeRiskProfile, input).catch(failing(data, creditTableMessages.riskProfileErrorUpdate));
  await readAgain(data.practiceId);
  toast(creditTableMessages.riskProfileUpdated);
}

/** Gives the practice other underwriting rules, which bring the risk profile that works with them. Throws ApiError with fields. */
export async function saveRules(underwritingrules: string): Promise<void> {
  const { data } = settings.offer;
  if (!data) return;
  const input = { params: { id: data.practiceId }, body: { underwritingrules, version: data.version } };
  await call(changePracticeUnderwritingRules, input).catch(failing(data, creditTableMessages.riskProfileErrorUpdate));
  await readAgain(data.practiceId);
  toast(creditTableMessages.riskProfileUpdated);
}

type Product = Pick<CallInput<typeof changePracticeProduct>['body'], 'productId' | 'productGroupId' | 'data'>;

/** Changes how one product is offered; without one, the group from which the practice offers. */
export async function saveProduct(product: Product): Promise<void> {
  const { data } = settings.offer;
  if (!data) return;
  const { practiceId, version } = data;
  await call(changePracticeProduct, { body: { ...product, practiceId, version } }).catch(
    failing(data, onboardingMessages.onboardingProductSettingsError, product.productId !== undefined),
  );
  await readAgain(practiceId);
  toast(productsSaved);
}
