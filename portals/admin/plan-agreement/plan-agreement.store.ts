import type { ResultOf } from '@contract/endpoint';
import type { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import type { viewPlanAgreement } from '@contract/plan-agreement/calls';
import type { Frozen } from '@portals/state/frozen';
import { forgetAlong } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type PlanAgreement = ResultOf<typeof viewPlanAgreement>['planAgreement'];
export type ShownAgreement = Frozen<PlanAgreement>;
export type Template = ResultOf<typeof listPlanTemplates>['plans'][number];

/** The agreement in the dialog, and the plans of the practice that one may begin with. */
export const agreementPage: { agreement: Resource<PlanAgreement>; templates: Resource<Template[]> } = proxy({
  agreement: resource<PlanAgreement>(),
  templates: resource<Template[]>(),
});

/** Closing the dialog forgets the agreement: the next one begins empty. */
export function resetAgreement(): void {
  resetResource(agreementPage.agreement);
}

forgetAlong('plan-agreement', () => {
  resetAgreement();
  resetResource(agreementPage.templates);
});
