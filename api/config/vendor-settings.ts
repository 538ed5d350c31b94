import { sandboxVendorConfig, type VendorConfig } from '../vendors/vendor-config';
import type { Settings } from './environment';

/** Which variable gives which setting of the vendors. */
export const vendorVariables = {
  bureauUrl: 'PF_BUREAU_URL',
  bureauKey: 'PF_BUREAU_KEY',
  kbaUrl: 'PF_KBA_URL',
  kbaKey: 'PF_KBA_KEY',
  personaUrl: 'PF_PERSONA_URL',
  personaKey: 'PF_PERSONA_KEY',
  personaHostedUrl: 'PF_PERSONA_HOSTED_URL',
  personaTemplateId: 'PF_PERSONA_TEMPLATE_ID',
  plaidUrl: 'PF_PLAID_URL',
  plaidClientId: 'PF_PLAID_CLIENT_ID',
  plaidSecret: 'PF_PLAID_SECRET',
  plaidLinkUrl: 'PF_PLAID_LINK_URL',
  cardUrl: 'PF_CARD_URL',
  cardKey: 'PF_CARD_KEY',
  cardPageUrl: 'PF_CARD_PAGE_URL',
  paymentsUrl: 'PF_PAYMENTS_URL',
  paymentsKey: 'PF_PAYMENTS_KEY',
  partnerUrl: 'PF_PARTNER_LENDER_URL',
  partnerKey: 'PF_PARTNER_LENDER_KEY',
  partnerName: 'PF_PARTNER_LENDER_NAME',
  rewardsUrl: 'PF_REWARDS_URL',
  rewardsKey: 'PF_REWARDS_KEY',
  rewardsLoginUrl: 'PF_REWARDS_LOGIN_URL',
  crmUrl: 'PF_CRM_URL',
  crmKey: 'PF_CRM_KEY',
  twilioUrl: 'PF_TWILIO_URL',
  twilioAccountSid: 'PF_TWILIO_ACCOUNT_SID',
  twilioAuthToken: 'PF_TWILIO_AUTH_TOKEN',
  twilioFrom: 'PF_TWILIO_FROM',
  smtpUrl: 'PF_SMTP_URL',
  mailFrom: 'PF_MAIL_FROM',
  lobUrl: 'PF_LOB_URL',
  lobKey: 'PF_LOB_KEY',
  scannerUrl: 'PF_CLAMAV_URL',
} as const satisfies Record<keyof VendorConfig, keyof Settings>;

/** The vendors as configured; what is missing points at the sandbox, which production refuses beforehand. */
export function vendorsFrom(settings: Settings, sandboxUrl: string): VendorConfig {
  const sandbox = sandboxVendorConfig(sandboxUrl, `smtp://localhost:${settings.SANDBOX_SMTP_PORT}`);
  const configured: Partial<Record<keyof VendorConfig, string>> = {};
  for (const name of Object.keys(vendorVariables) as (keyof VendorConfig)[]) {
    configured[name] = settings[vendorVariables[name]] ?? sandbox[name];
  }
  return { ...sandbox, ...configured };
}
