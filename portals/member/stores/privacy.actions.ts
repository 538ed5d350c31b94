import { confirmPrivacyConsent, getPrivacyConsent } from '@contract/document/privacy-calls';
import type { ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { forgetAlong } from '@portals/state/persist';
import { load, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type PrivacyConsent = ResultOf<typeof getPrivacyConsent>;

/** The privacy policy and when it was confirmed. Kept in memory only. */
export const privacy = proxy({ consent: resource<PrivacyConsent>() });

// Whoever logs in next at this device sees nothing of it.
forgetAlong('member-privacy', () => resetResource(privacy.consent));

/** Reads the policy as it stands; a failure is in the resource. */
export const loadPrivacy = () => load(privacy.consent, (signal) => call(getPrivacyConsent, {}, { signal }));

/** Confirms the text that is shown. One that is not the policy anymore is read anew. @throws ApiError */
export async function confirmPrivacy(): Promise<void> {
  const { data } = privacy.consent;
  if (!data) return;
  try {
    const { user } = await call(confirmPrivacyConsent, { body: { sha256: data.document.sha256 } });
    privacy.consent.data = { ...data, privacyConsentUpdate: user.privacyConsentUpdate };
  } catch (cause) {
    await loadPrivacy();
    throw cause;
  }
}
