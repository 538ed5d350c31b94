import {
  changePracticeDetails,
  changePracticeProduct,
  changePracticeRiskProfile,
  getPracticeDetails,
  listPracticeRiskProfiles,
} from '@contract/calls/practice-settings';
import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { creditTableMessages } from '@contract/messages/staff/credit-table';
import { onboardingMessages } from '@contract/messages/staff/onboarding';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { whatChanged } from '../words/what-changed';
import { detailsSaved, productsSaved, settingsChanged } from './copy';
import { detailsSheet } from './details-sheet';
import { type Details, settings } from './settings.store';

/** Fetches what a practice is called. Another practice starts from an empty page. */
export async function loadDetails(practiceId: string): Promise<void> {
  if (settings.details.data && settings.details.data._id !== practiceId) resetResource(settings.details);
  await load(settings.details, (signal) => call(getPracticeDetails, { query: { practiceId } }, { signal }));
}

export async function loadOffer(practiceId: string): Promise<void> {
  if (settings.offer.data && settings.offer.data.practiceId !== practiceId) resetResource(settings.offer);
  await load(settings.offer, (signal) => call(listPracticeRiskProfiles, { query: { practiceId } }, { signal }));
}

/** After a colleague was quicker, the current settings are on the screen; what was typed stays in its form. */
async function readAgain(practiceId: string): Promise<void> {
  await Promise.all([loadDetails(practiceId), settings.offer.data ? loadOffer(practiceId) : undefined]);
}

/** After a refusal: what a quicker colleague changed is on the screen and named, in the words of `settingsChanged`. */
function failing(practiceId: string, message?: Message) {
  return async (cause: unknown): Promise<never> => {
    const failure = toApiError(cause);
    if (failure.code === 'STALE') {
      const { data: before } = settings.details;
      await readAgain(practiceId);
      const { data: now } = settings.details;
      const changes = before && now ? whatChanged(detailsSheet(before), detailsSheet(now)) : '';
      failure.message = settingsChanged(changes);
    } else if (message && failure.fields.length === 0) toast(message);
    throw failure;
  };
}

type Changes = Omit<CallInput<typeof changePracticeDetails>['body'], 'version'>;

/** Changes what is named. Throws ApiError: fields, and STALE, after which the next try goes on from the current settings. */
export async function saveDetails(changes: Changes): Promise<Details | undefined> {
  const { data } = settings.details;
  if (!data) return undefined;
  const body = { ...changes, version: data.version };
  const saved = await call(changePracticeDetails, { params: { id: data._id }, body }).catch(failing(data._id));
  await readAgain(data._id);
  toast(detailsSaved);
  return saved;
}

/** Gives the practice another risk profile (provider-admin §8: its toasts). */
export async function saveProfile(riskprofile: string): Promise<void> {
  const { data } = settings.offer;
  if (!data) return;
  const input = { params: { id: data.practiceId }, body: { riskprofile, version: data.version } };
  await call(changePracticeRiskProfile, input).catch(
    failing(data.practiceId, creditTableMessages.riskProfileErrorUpdate),
  );
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
    failing(practiceId, onboardingMessages.onboardingProductSettingsError),
  );
  await readAgain(practiceId);
  toast(productsSaved);
}
