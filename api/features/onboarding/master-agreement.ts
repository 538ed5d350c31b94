import { printMasterAgreement } from '@contract/onboarding/calls';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { printedAgreement } from '../provider-enrollment/index';
import { onboardingById } from './onboarding.reads';

/** Where whoever onboards reads the signed master agreement. */
export const agreementPath = (onboardingId: string) =>
  `${printMasterAgreement.path}?${new URLSearchParams({ onboardingId })}`;

/** The master agreement that a practice signed when it enrolled itself. @throws AppError NOT_FOUND for none. */
export async function printAgreement({ query }: HandlerRequest<typeof printMasterAgreement>, deps: Deps) {
  const row = await deps.database.read.first(onboardingById, { id: query.onboardingId });
  if (!row?.provider_lead_id) throw new AppError('NOT_FOUND');
  return printedAgreement(row.provider_lead_id, deps);
}
