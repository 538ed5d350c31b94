import { printMasterAgreement } from '@contract/onboarding/calls';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { printedAgreement } from '../provider-enrollment/index';
import { onboardingAt } from './keep-onboarding';

/** Where whoever onboards reads the signed master agreement. */
export const agreementPath = (onboardingId: string) =>
  `${printMasterAgreement.path}?${new URLSearchParams({ onboardingId })}`;

/** The master agreement that a practice signed when it enrolled itself. @throws AppError NOT_FOUND for none. */
export async function printAgreement({ query, actor }: HandlerRequest<typeof printMasterAgreement>, deps: Deps) {
  const row = await onboardingAt(deps.database.read, query.onboardingId, actor);
  if (!row.provider_lead_id) throw new AppError('NOT_FOUND');
  return printedAgreement(row.provider_lead_id, deps);
}
