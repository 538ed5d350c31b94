import { confirmAgreements, getAgreementsConfirmation, takeRenewalBack } from '@contract/membership/renewal-calls';
import { call } from '@portals/client/call';
import { loadMemberships, takeMembership } from './member.actions';
import { offerActions } from './offer';
import { type NextYear, renewal, resetRenewal } from './renewal.store';

const { loadDetails, open, choose, afterRefusal } = offerActions(renewal, {
  fetch: ({ applyCredits, payAtOnce, methodId }, signal) =>
    call(
      getAgreementsConfirmation,
      {
        query: {
          ...(renewal.membershipId !== null && { membershipId: renewal.membershipId }),
          ...(methodId !== null && { paymentMethodId: methodId }),
          applyCredits: String(applyCredits) as 'true' | 'false',
          payAtOnce: String(payAtOnce) as 'true' | 'false',
        },
      },
      { ...(signal && { signal }) },
    ),
  planIdOf: ({ plan }) => plan._id,
});

export { choose as chooseForYear, loadDetails as loadNextYear };

/** Reads the next year, and what can be paid with. */
export const openNextYear = (membershipId: string | null): Promise<void> => open(membershipId, resetRenewal);

/** Reads the text that names it. */
export const payNextYearFrom = (methodId: string): Promise<void> => choose({ methodId });

/** The others: what was shown is not there anymore. */
export type Agreed = 'done' | 'plan' | 'figures' | 'withdrawn';

/** Signs the next year as it is shown. Throws ApiError for what is none of these. */
export async function agreeToYear(
  { membershipId, disclosureHash, version }: Pick<NextYear, 'membershipId' | 'disclosureHash' | 'version'>,
  typedName: string,
): Promise<Agreed> {
  const { applyCredits, payAtOnce, methodId } = renewal;
  try {
    const { membership } = await call(confirmAgreements, {
      body: {
        membershipId,
        applyCredits,
        payAtOnce,
        ...(methodId !== null && { paymentMethodId: methodId }),
        typedName,
        disclosureHash,
        version,
      },
    });
    renewal.outcome = 'agreed';
    takeMembership(membership);
    return 'done';
  } catch (cause) {
    return afterRefusal(cause);
  }
}

/** Takes the consent back: the plan ends with the year that runs. Throws ApiError. */
export async function takeYearBack({ membershipId }: Pick<NextYear, 'membershipId'>): Promise<void> {
  const { membership } = await call(takeRenewalBack, { body: { membershipId } });
  renewal.outcome = 'taken-back';
  takeMembership(membership);
}

/** Leaves the next year; the memberships are read again. */
export function leaveNextYear(): void {
  resetRenewal();
  void loadMemberships();
}
