import { changeProviderFund, getProviderFund } from '@contract/funding/calls';
import { onboardingMessages } from '@contract/messages/staff/onboarding';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { fund } from './funds.store';

/** Fetches what a suspension or a release does to what runs at a practice. */
export async function loadFund(practiceId: string): Promise<void> {
  // Figures of another moment would be taken for those of now.
  resetResource(fund);
  await load(fund, async (signal) => (await call(getProviderFund, { query: { practiceId } }, { signal })).fund);
}

/** Holds a practice's payments back, or lets them go again; told in the contract's words. Throws ApiError. */
export async function holdFunds(practiceId: string, suspendSendingFunds: boolean): Promise<void> {
  await call(changeProviderFund, { body: { practiceId, suspendSendingFunds } });
  toast(
    suspendSendingFunds ? onboardingMessages.onboardingFundsSuspended : onboardingMessages.onboardingFundsUnsuspended,
  );
}
