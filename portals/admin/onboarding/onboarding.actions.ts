import type { CallInput, Endpoint } from '@contract/endpoint';
import { findEnterprisesByName } from '@contract/enterprise/calls';
import type { Message } from '@contract/messages/message';
import { onboardingMessages as texts } from '@contract/messages/staff/onboarding';
import {
  activateProvider,
  askSugarAgain,
  deactivateProvider,
  getOnboarding,
  getPracticeTemplate,
  getRiskBasedTerms,
  givePracticeTemplate,
  printMasterAgreement,
  setFundingType,
  setOnboardingBank,
  setOnboardingUsers,
  setProviderPublic,
  setRewardsProgram,
  setRiskBasedTerms,
  startOnboarding,
} from '@contract/onboarding/calls';
import { listOnboardings } from '@contract/onboarding/list';
import { setOnboardingProductGroup } from '@contract/onboarding/product-calls';
import { addProviderInformation, changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { getPatientfiPlusPromotion, setPatientfiPlusPromo } from '@contract/plus-promotion/calls';
import { listPracticeRiskProfiles } from '@contract/practice-settings/calls';
import { getDefaultProductGroup } from '@contract/practice-settings/product-calls';
import { listSystemAdmins } from '@contract/staff/colleague-calls';
import { productGroupCalls } from '@contract/versioned-tables/product-group';
import { FIRST_DAY } from '@domain/calendar/civil-date';
import { instantsOfDays } from '@domain/calendar/zoned-day';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { todayIn } from '@portals/format/today';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { namingOvertaker } from '../words/overtaken';
import { copy } from './copy';
import { onboarding } from './onboarding.store';

/** Fetches an onboarding. Another one starts from an empty page. */
export async function loadOnboarding(onboardingId: string): Promise<void> {
  const { details, terms, template, promotion } = onboarding;
  if (details.data && details.data.onboarding._id !== onboardingId)
    for (const one of [details, terms, template, promotion]) resetResource(one as typeof details);
  await load(details, (signal) => call(getOnboarding, { query: { onboardingId } }, { signal }));
}

const shown = () => onboarding.details.data;
/** Reads the onboarding on the screen again. */
export const reload = async (): Promise<void> => {
  const data = shown();
  if (data) await loadOnboarding(data.onboarding._id);
};

/** The practice of the onboarding on the screen, with the version that is shown. */
function seen() {
  const data = shown();
  return { practiceId: data?.onboarding.practiceId ?? '', version: data?.onboarding.version ?? 1 };
}

/**
 * What a failure says: the server's own message, and where it has none the text of the specification. After a colleague was quicker the
 * onboarding is read again; what was typed stays.
 */
function failing(fallback: Message) {
  return async (cause: unknown): Promise<never> => {
    const failure = toApiError(cause);
    if (failure.code === 'STALE') {
      await reload();
      failure.message = namingOvertaker(copy.overtaken, failure.happened);
    } else if (failure.code === 'INTERNAL') failure.message = fallback.text;
    throw failure;
  };
}

/** Begins an onboarding, with the number of a lead or without. Returns its id. Throws ApiError with fields. */
export async function start(sugarId: string | undefined, idempotencyKey: string): Promise<string> {
  const body = sugarId ? { sugarId } : {};
  const answer = await call(startOnboarding, { body }, { idempotencyKey }).catch(
    failing(texts.onboardingFallbackSugarId),
  );
  const { _id, lead } = answer.onboarding;
  if (sugarId) toast(lead.error === null ? texts.onboardingSugarOk : texts.onboardingSugarFailed);
  return _id;
}

/** How many of those that wait stand in the lead step; the list has all of them. */
const WAITING_SHOWN = 8;

/** Fetches the practices that enrolled themselves and wait for somebody, the last one first. */
export async function loadWaiting(): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = todayIn(zone);
  const { from, to } = instantsOfDays(FIRST_DAY, today, zone);
  const body = {
    filters: { status: ['WAITING' as const] },
    dateRange: { start: from, end: to },
    sort: { key: 'createdAt' as const, direction: 'desc' as const },
    limit: WAITING_SHOWN,
  };
  await load(onboarding.waiting, async (signal) => {
    const { data, total } = await call(listOnboardings, { body }, { signal });
    return { rows: data, total, today };
  });
}

/** Takes up a practice that enrolled itself. Returns its onboarding, which is another one where the practice was being set up. Throws ApiError. */
export async function takeUp(providerLeadId: string) {
  const idempotencyKey = `take-up-${crypto.randomUUID()}`;
  const answer = await call(startOnboarding, { body: { providerLeadId } }, { idempotencyKey }).catch(
    async (cause: unknown) => {
      await reload();
      return failing(copy.notTaken)(cause);
    },
  );
  await loadOnboarding(answer.onboarding._id);
  return answer.onboarding;
}

/** Saves the master agreement that the practice signed. Throws ApiError. */
export const openAgreement = (onboardingId: string): Promise<void> =>
  download(printMasterAgreement, { query: { onboardingId } });

/** Asks the sales team's system again. */
export async function askAgain(): Promise<void> {
  const data = shown();
  if (!data) return;
  const input = { body: { providerId: data.onboarding._id } };
  const answer = await call(askSugarAgain, input).catch(failing(texts.onboardingSugarFailed));
  await reload();
  toast(answer.onboarding.lead.error === null ? texts.onboardingSugarOk : texts.onboardingSugarFailed);
}

export type Information = Omit<CallInput<typeof addProviderInformation>['body'], 'onboardingId'>;

/** Keeps what is told of a practice; the first time makes it. Throws ApiError with fields. */
export async function saveInformation(information: Information, idempotencyKey: string): Promise<void> {
  const data = shown();
  if (!data) return;
  const { practiceId, _id: onboardingId } = data.onboarding;
  const sent =
    practiceId === null
      ? call(addProviderInformation, { body: { onboardingId, ...information } }, { idempotencyKey })
      : call(changeProviderInformation, {
          body: { practiceId, version: data.providerInformation?.version, ...information },
        });
  await sent.catch(failing(texts.onboardingFallbackProviderInfo));
  await reload();
}

/** What a step says, beside the practice and the version that is shown. */
type Sent<E extends Endpoint> = Omit<
  CallInput<E> extends { body: infer Body } ? Body : never,
  'practiceId' | 'version'
>;

export async function savePublic(said: Sent<typeof setProviderPublic>): Promise<void> {
  await call(setProviderPublic, { body: { ...seen(), ...said } }).catch(failing(texts.onboardingFallbackProviderInfo));
  await reload();
}

export async function saveUsers(users: Sent<typeof setOnboardingUsers>['users']): Promise<void> {
  await call(setOnboardingUsers, { body: { ...seen(), users } }).catch(failing(texts.onboardingFallbackUsers));
  await reload();
}

/** Its failure is told twice, as the specification has it: at the form and as a toast. */
export async function saveFunding(fundingType: Sent<typeof setFundingType>['fundingType']): Promise<void> {
  await call(setFundingType, { body: { ...seen(), fundingType } }).catch((cause: unknown) => {
    toast(texts.onboardingToastFunding);
    return failing(texts.onboardingFallbackFunding)(cause);
  });
  await reload();
}

export async function saveBank(bank: Sent<typeof setOnboardingBank>): Promise<void> {
  await call(setOnboardingBank, { body: { ...seen(), ...bank } }).catch(failing(texts.onboardingFallbackBank));
  await reload();
}

export async function loadTerms(): Promise<void> {
  const { practiceId } = seen();
  await load(onboarding.terms, (signal) =>
    call(getRiskBasedTerms, { query: { practiceId } }, { signal }).catch(failing(texts.onboardingFallbackRisksGet)),
  );
}

export async function saveTerms(risks: Sent<typeof setRiskBasedTerms>['risks'], riskProfile: string): Promise<void> {
  await call(setRiskBasedTerms, { body: { ...seen(), risks, riskProfile } }).catch(
    failing(texts.onboardingFallbackRisksUpdate),
  );
  await reload();
}

export async function saveRewards(said: Sent<typeof setRewardsProgram>): Promise<void> {
  await call(setRewardsProgram, { body: { ...seen(), ...said } }).catch(failing(copy.notSaved));
  await reload();
}

/** Offers the promotion, or withdraws it. Throws ApiError with fields. */
export async function savePromotion(said: Sent<typeof setPatientfiPlusPromo>): Promise<void> {
  await call(setPatientfiPlusPromo, { body: { ...seen(), ...said } }).catch(failing(copy.promotionNotSaved));
  await reload();
}

/** Fetches the promotion of the practice with what happened to it. */
export async function loadPromotion(): Promise<void> {
  const { practiceId } = seen();
  await load(
    onboarding.promotion,
    async (signal) => (await call(getPatientfiPlusPromotion, { query: { practiceId } }, { signal })).promotion,
  );
}

export async function loadTemplate(): Promise<void> {
  const { practiceId } = seen();
  await load(
    onboarding.template,
    async (signal) => (await call(getPracticeTemplate, { query: { practiceId } }, { signal })).template,
  );
}

export async function giveTemplate(): Promise<void> {
  const { practiceId } = seen();
  await call(givePracticeTemplate, { body: { practiceId } }).catch(failing(texts.onboardingFallbackTemplate));
  await loadTemplate();
}

/** Opens the practice. Throws ApiError. */
export async function activate(): Promise<void> {
  await call(activateProvider, { body: seen() }).catch((cause: unknown) => {
    toast(texts.onboardingActivateFailed);
    return failing(texts.onboardingActivateFailed)(cause);
  });
  await reload();
  toast(texts.onboardingActivated);
}

/** Closes the practice to new patients. Throws ApiError. */
export async function deactivate(said: { reason: string; members: 'FINISH' | 'END' }): Promise<void> {
  await call(deactivateProvider, { body: { ...seen(), ...said } }).catch((cause: unknown) => {
    toast(texts.onboardingDeactivateFailed);
    return failing(texts.onboardingDeactivateFailed)(cause);
  });
  await reload();
  toast(texts.onboardingDeactivated);
}

/** Fetches the groups that a practice can begin with: those of onboarding, the one of its specialty, and its own. */
export async function loadGroups(): Promise<void> {
  const { practiceId } = seen();
  const specialty = shown()?.providerInformation?.specialty ?? 'Other';
  // What was read before the last save would stand in the fields.
  resetResource(onboarding.groups);
  await load(onboarding.groups, async (signal) => {
    const { productGroup } = await call(getDefaultProductGroup, { query: { specialty, practiceId } }, { signal });
    const { productGroups } = await call(productGroupCalls.list, {}, { signal });
    const proposed = productGroup.productGroupId;
    const isChosen = shown()?.productGroupId != null;
    const offer = isChosen ? await call(listPracticeRiskProfiles, { query: { practiceId } }, { signal }) : null;
    const own = offer?.productGroupId;
    const groups = productGroups.filter((one) => one.boardingPreset || one._id === proposed || one._id === own);
    return { groups, proposed, offer: offer && { productGroupId: offer.productGroupId, products: offer.products } };
  });
}

/** Its failure is told twice, as the specification has it: at the form and as a toast. */
export async function saveProducts(
  productGroup: Sent<typeof setOnboardingProductGroup>['productGroup'],
): Promise<void> {
  await call(setOnboardingProductGroup, { body: { ...seen(), productGroup } }).catch((cause: unknown) => {
    toast(texts.onboardingProductSettingsError);
    return failing(texts.onboardingProductSettingsError)(cause);
  });
  await reload();
}

/** Fetches who sells to practices and looks after them, and the enterprises that a practice can belong to. */
export async function loadChoices(): Promise<void> {
  await Promise.all([
    load(onboarding.people, async (signal) => {
      const { data } = await call(listSystemAdmins, {}, { signal });
      return data.map(({ _id, name, salesRep, successManager }) => ({ _id, name, salesRep, successManager }));
    }),
    load(onboarding.enterprises, async (signal) => {
      const { data } = await call(findEnterprisesByName, { query: { noLimit: 'true' } }, { signal });
      return data.map(({ _id, name }) => ({ _id, name }));
    }),
  ]);
}
