import { endpoint } from '../endpoint';
import { text } from '../schema';
import * as z from '../z';
import { legalDocument } from './entity';

export const getPrivacyConsent = endpoint({
  id: 'getPrivacyConsent',
  method: 'GET',
  path: '/privi/member/privacy-consent',
  summary: "The current privacy policy, and when the member confirmed it; null if they haven't confirmed this version",
  source: 'own call; membership §2 Member portal (privacy-consent confirmation)',
  access: [{ kind: 'member' }],
  result: z.object({ document: legalDocument, privacyConsentUpdate: z.nullable(z.string()) }),
  errors: [],
});

export const confirmPrivacyConsent = endpoint({
  id: 'confirmPrivacyConsent',
  method: 'POST',
  path: '/privi/member/privacy-consent-confirmation',
  summary: 'Record that the member confirmed the privacy policy shown; the first confirmation of a text counts',
  source: 'membership §2 Member portal, §7 Member portal',
  access: [{ kind: 'member' }],
  /** The sha256 of the text that was shown. */
  body: z.strictObject({ sha256: text(64) }),
  result: z.object({ user: z.object({ privacyConsentUpdate: z.string() }) }),
  errors: ['STEP_ORDER'],
});
