import type { CallInput } from '@contract/endpoint';
import {
  addInjector as add,
  listInjectors,
  removeInjector as remove,
} from '@contract/membership-settings/injector-calls';
import {
  addLoyaltyProgram,
  changeLoyaltyPrograms,
  listLoyaltyPrograms,
} from '@contract/membership-settings/loyalty-calls';
import {
  addPlanTemplate,
  changePlanTemplate,
  listPlanTemplates,
  removePlanTemplate,
} from '@contract/membership-settings/plan-calls';
import {
  addMembershipTreatment,
  changeMembershipTreatment,
  listMembershipTreatments,
  listPriviProducts,
  removeMembershipTreatment,
} from '@contract/membership-settings/treatment-calls';
import { membershipMessages } from '@contract/messages/membership';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Frozen } from '@portals/state/frozen';
import { load, type Resource, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { usd } from '../words/amounts';
import { type Sheet, tellOvertaken } from '../words/what-changed';
import {
  everyText,
  injectorAdded,
  injectorRemoved,
  planOvertaken,
  treatmentOvertaken,
  treatmentRemoved,
  treatmentSaved,
  unitText,
} from './copy';
import { discountWords } from './discount-text';
import {
  type Injector,
  injectors,
  type Plan,
  type Program,
  planModal,
  settings,
  type Treatment,
} from './settings.store';

/** What the specification asks an area to say of a failure: the server's message, or its own words where no answer came. */
function told(cause: unknown): Error {
  const failure = toApiError(cause);
  return failure.code === 'OFFLINE' ? new Error(membershipMessages.internalServerError.text, { cause }) : failure;
}

/** Fetches what belongs to a practice. Another practice starts from an empty page. */
async function loadOf<T extends { practiceId: string }>(
  target: Resource<T>,
  practiceId: string,
  fetch: (signal: AbortSignal) => Promise<Omit<T, 'practiceId'>>,
): Promise<void> {
  if (target.data && target.data.practiceId !== practiceId) resetResource(target);
  await load(target, async (signal) => {
    const answer = await fetch(signal).catch((cause: unknown) => {
      throw told(cause);
    });
    return { ...answer, practiceId } as T;
  });
}

export const loadTreatments = (practiceId: string): Promise<void> =>
  loadOf(settings.treatments, practiceId, async (signal) => {
    const input = {
      params: { practiceId },
      query: { all: settings.showsRemoved ? ('true' as const) : ('false' as const) },
    };
    return (await call(listMembershipTreatments, input, { signal })).data;
  });

export const loadPlans = (practiceId: string): Promise<void> =>
  loadOf(settings.plans, practiceId, (signal) => call(listPlanTemplates, { params: { practiceId } }, { signal }));

/** Tiers that are deleted are shown beside the others, so that one can be put back. */
export const loadLoyalty = (practiceId: string): Promise<void> =>
  loadOf(settings.loyaltyProgram, practiceId, async (signal) => {
    const asked = (isDeleted: 'true' | 'false') =>
      call(listLoyaltyPrograms, { params: { practiceId }, query: { isDeleted } }, { signal });
    const [kept, gone] = await Promise.all([asked('false'), asked('true')]);
    const all = [...kept.data.loyaltyProgram, ...gone.data.loyaltyProgram];
    return { ...kept.data, loyaltyProgram: all.sort((one, other) => one.tier - other.tier) };
  });

export async function loadProducts(): Promise<void> {
  if (settings.products.data) return;
  await load(settings.products, async (signal) => (await call(listPriviProducts, {}, { signal })).priviProducts);
}

export async function loadInjectors(practiceId: string): Promise<void> {
  if (injectors.practiceId !== practiceId) Object.assign(injectors, { practiceId, injectors: null });
  Object.assign(injectors, { loading: true, error: null });
  try {
    const { data } = await call(listInjectors, { params: { practiceId } });
    if (injectors.practiceId === practiceId) Object.assign(injectors, { injectors: data.injectors, loading: false });
  } catch (cause) {
    if (injectors.practiceId === practiceId) Object.assign(injectors, { error: told(cause), loading: false });
  }
}

export type TreatmentAnswers = Omit<CallInput<typeof addMembershipTreatment>['body'], 'practicemanagement'>;

/** Adds a treatment. @throws ApiError with fields */
export async function addTreatment(practiceId: string, answers: TreatmentAnswers): Promise<void> {
  await call(addMembershipTreatment, { body: { ...answers, practicemanagement: practiceId } });
  toast(treatmentSaved, { values: { name: answers.name } });
  await loadTreatments(practiceId);
}

/**
 * Sends a treatment in full, as it was when its form was opened but for what was typed. @throws ApiError with fields, and STALE, which
 * says what a colleague changed since; the current treatments are read then.
 */
export async function changeTreatment(opened: Frozen<Treatment>, answers: TreatmentAnswers): Promise<void> {
  const { _id, version, practicemanagement } = opened;
  const readNow = async () => {
    await loadTreatments(practicemanagement);
    return settings.treatments.data?.treatments.find((one) => one._id === _id);
  };
  const body = { _id, ...answers, practicemanagement, version };
  await call(changeMembershipTreatment, { params: { treatmentId: _id }, body }).catch(
    tellOvertaken<Frozen<Treatment>>({ before: opened, readNow, sheetOf: treatmentSheet, say: treatmentOvertaken }),
  );
  toast(treatmentSaved, { values: { name: answers.name } });
  await loadTreatments(practicemanagement);
}

/** A treatment by what its form calls it. */
const treatmentSheet = (of: Frozen<Treatment>): Sheet => ({
  Treatment: of.name,
  Area: of.area ?? '',
  Price: `${usd(of.pricePerUnit)} per ${of.unitType}`,
  Usually: `${unitText(of.unitType, of.amountOfUnits)}, ${everyText(of.interval)}`,
  Discount: discountWords(of, of.unitType),
  Product: of.priviproduct ?? '',
});

/** Answers of a row that a colleague removed meanwhile: it is gone, as was asked for. */
const unlessGone = (cause: unknown): void => {
  if (toApiError(cause).status !== 404) throw cause;
};

export async function removeTreatment({ _id, name, practicemanagement }: Frozen<Treatment>): Promise<void> {
  await call(removeMembershipTreatment, { params: { treatmentId: _id } }).catch(unlessGone);
  toast(treatmentRemoved, { values: { name } });
  await loadTreatments(practicemanagement);
}

export type PlanAnswers = Omit<CallInput<typeof addPlanTemplate>['body'], 'practiceId'>;

/** What the server says of a discount belongs to the one field in which it is typed. */
function atDiscount(cause: unknown): never {
  const failure = toApiError(cause);
  const fields = failure.fields.map((fault) => ({
    ...fault,
    field: fault.field.replace(/discount(?:Amount|Percent)$/, 'discount'),
  }));
  throw Object.assign(failure, { fields });
}

/** Adding and changing reload the plans and the treatments; the modal then says that it is done. */
async function showPlans(practiceId: string): Promise<void> {
  toast(membershipMessages.changesSaved);
  if (planModal.open) planModal.open = { ...planModal.open, step: 1 };
  await Promise.all([loadPlans(practiceId), loadTreatments(practiceId)]);
}

/** @throws ApiError with fields */
export async function addPlan(practiceId: string, answers: PlanAnswers): Promise<void> {
  await call(addPlanTemplate, { body: { ...answers, practiceId } }).catch(atDiscount);
  await showPlans(practiceId);
}

/** @throws ApiError with fields, and STALE, which says what a colleague changed since; the current plans are read then. */
export async function changePlan(opened: Frozen<Plan>, answers: PlanAnswers): Promise<void> {
  const { _id, version, practicemanagement: practiceId } = opened;
  const readNow = async () => {
    await loadPlans(practiceId);
    return settings.plans.data?.plans.find((one) => one._id === _id);
  };
  await call(changePlanTemplate, { params: { planId: _id }, body: { ...answers, practiceId, version } })
    .catch(tellOvertaken<Frozen<Plan>>({ before: opened, readNow, sheetOf: planSheet, say: planOvertaken }))
    .catch(atDiscount);
  await showPlans(practiceId);
}

const planSheet = (of: Frozen<Plan>): Sheet => ({
  Plan: of.name,
  Description: of.description ?? '',
  Treatments: of.treatments.map((row) => `${row.name} ${everyText(row.interval)}`).join(', '),
  'Annual discount': usd(of.providerDiscount),
});

/** Removing reloads the plans alone. */
export async function removePlan({ _id, practicemanagement }: Frozen<Plan>): Promise<void> {
  await call(removePlanTemplate, { params: { planId: _id } }).catch(unlessGone);
  toast(membershipMessages.changesSaved);
  if (planModal.open) planModal.open = { ...planModal.open, step: 1 };
  await loadPlans(practicemanagement);
}

export type InjectorAnswers = Omit<CallInput<typeof add>['body'], 'practicemanagement'>;

/** @throws ApiError with fields */
export async function addInjector(practiceId: string, answers: InjectorAnswers): Promise<void> {
  await call(add, { body: { ...answers, practicemanagement: practiceId } });
  toast(injectorAdded, { values: { name: answers.name } });
  await loadInjectors(practiceId);
}

export async function removeInjector({ _id, name, practicemanagement }: Frozen<Injector>): Promise<void> {
  await call(remove, { params: { injectorId: _id } }).catch(unlessGone);
  toast(injectorRemoved, { values: { name } });
  await loadInjectors(practicemanagement);
}

const NAMES = ['Silver', 'Gold', 'Platinum'] as const;

/** Adds the tiers that a practice has not yet, as new programs. @throws ApiError */
export async function addTiers(practiceId: string, missing: readonly number[]): Promise<void> {
  for (const tier of missing)
    await call(addLoyaltyProgram, { body: { practicemanagement: practiceId, tier, name: NAMES[tier] ?? '' } });
  await loadLoyalty(practiceId);
}

export type ProgramChange = CallInput<typeof changeLoyaltyPrograms>['body'][number];

/** Saves tiers together. @throws ApiError with fields, and STALE, after which the current tiers are on the screen. */
export async function saveLoyalty(programs: readonly Frozen<Program>[], changes: ProgramChange[]): Promise<void> {
  const practiceId = programs[0]?.practicemanagement ?? '';
  try {
    await call(changeLoyaltyPrograms, { body: changes });
  } catch (cause) {
    if (toApiError(cause).code === 'STALE') await loadLoyalty(practiceId);
    throw cause;
  }
  await loadLoyalty(practiceId);
}
