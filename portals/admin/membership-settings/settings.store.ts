import type { ResultOf } from '@contract/endpoint';
import type { listInjectors } from '@contract/membership-settings/injector-calls';
import type { listLoyaltyPrograms } from '@contract/membership-settings/loyalty-calls';
import type { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import type { listMembershipTreatments, listPriviProducts } from '@contract/membership-settings/treatment-calls';
import type { Frozen } from '@portals/state/frozen';
import { isText, orNull, persist } from '@portals/state/persist';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type TreatmentsAnswer = ResultOf<typeof listMembershipTreatments>['data'];
export type Treatment = TreatmentsAnswer['treatments'][number];
export type PackageSuggestion = TreatmentsAnswer['galdermaHits'][number];
export type Plan = ResultOf<typeof listPlanTemplates>['plans'][number];
export type Injector = ResultOf<typeof listInjectors>['data']['injectors'][number];
export type Loyalty = ResultOf<typeof listLoyaltyPrograms>['data'];
export type Program = Loyalty['loyaltyProgram'][number];
export type Product = ResultOf<typeof listPriviProducts>['priviProducts'][number];

/** What was read of a practice. */
type Of<T> = { practiceId: string } & T;

/** Each area with what was read, whether it is asked for, and what went wrong. */
export const settings: {
  /** Treatments that were removed are shown, too. */
  showsRemoved: boolean;
  treatments: Resource<Of<TreatmentsAnswer>>;
  plans: Resource<Of<{ plans: Plan[] }>>;
  loyaltyProgram: Resource<Of<Loyalty>>;
  products: Resource<Product[]>;
} = proxy({
  showsRemoved: false,
  treatments: resource(),
  plans: resource(),
  loyaltyProgram: resource(),
  products: resource(),
});

/** What somebody does with a plan: 0 while it is asked for, 1 once it is done. */
export type PlanModal =
  | { act: 'add'; step: 0 | 1; rows?: readonly PlanRowStart[] }
  | { act: 'change' | 'remove'; step: 0 | 1; of: Frozen<Plan> };
export type PlanRowStart = Readonly<Record<'_id' | 'units' | 'interval' | 'discount' | 'upfrontCost', string>>;
export const planModal = proxy<{ open: PlanModal | null }>({ open: null });

type KeptInjectors = {
  practiceId: string | null;
  injectors: Injector[] | null;
  loading: boolean;
  error: Error | null;
};
const noInjectors = (): KeptInjectors => ({ practiceId: null, injectors: null, loading: false, error: null });

/** Injectors of the practice on the screen; kept across reloads (membership §9). */
export const injectors = proxy<KeptInjectors>(noInjectors());

const isInjector = (one: unknown) =>
  typeof one === 'object' &&
  one !== null &&
  ['_id', 'name', 'color', 'initials'].every((key) => isText(Reflect.get(one, key))) &&
  typeof Reflect.get(one, 'usedIn') === 'object';
const isList = (value: unknown) => Array.isArray(value) && value.length <= 100 && value.every(isInjector);

persist(injectors, {
  key: 'injectors',
  version: 1,
  fields: { practiceId: orNull(isText), injectors: orNull(isList) },
  reset: () => Object.assign(injectors, noInjectors()),
});
