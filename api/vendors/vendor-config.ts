/**
 * Where the vendors are. Every outbound connection of the product goes to a host named here; redirects of a vendor
 * are not followed.
 */
export type VendorConfig = {
  readonly bureauUrl: string;
  readonly bureauKey: string;
  readonly kbaUrl: string;
  readonly kbaKey: string;
  /** Base of the API, for example https://api.withpersona.com. */
  readonly personaUrl: string;
  readonly personaKey: string;
  /** The page people are sent to, for example https://inquiry.withpersona.com/verify. */
  readonly personaHostedUrl: string;
  /** `itmpl_…`: which checks are made. */
  readonly personaTemplateId: string;
  /** Base of the API, for example https://production.plaid.com. */
  readonly plaidUrl: string;
  readonly plaidClientId: string;
  readonly plaidSecret: string;
  /** The page on which people pick their bank; it is framed. */
  readonly plaidLinkUrl: string;
  readonly cardUrl: string;
  readonly cardKey: string;
  /** Where the page stands on which people enter their card; it is framed. */
  readonly cardPageUrl: string;
  readonly paymentsUrl: string;
  readonly paymentsKey: string;
  readonly partnerUrl: string;
  readonly partnerKey: string;
  /** The lender as consents and agreements name it. */
  readonly partnerName: string;
  /** The manufacturer's rewards program: base of its API, and the page on which its members and practices log in. */
  readonly rewardsUrl: string;
  readonly rewardsKey: string;
  readonly rewardsLoginUrl: string;
  /** The sales team's system, for example https://example.sugarondemand.com. */
  readonly crmUrl: string;
  readonly crmKey: string;
  /** For example https://api.twilio.com. */
  readonly twilioUrl: string;
  readonly twilioAccountSid: string;
  readonly twilioAuthToken: string;
  /** Our number, E.164. */
  readonly twilioFrom: string;
  /** `smtp://user:password@host:port` or `smtps://…`. Other hosts than this machine must speak TLS. */
  readonly smtpUrl: string;
  /** `address` or `Name <address>`. */
  readonly mailFrom: string;
  /** For example https://api.lob.com. */
  readonly lobUrl: string;
  readonly lobKey: string;
  /** ClamAV's daemon: `tcp://host:port`, `unix:/path`, or `none` where something else scans what is kept. */
  readonly scannerUrl: string;
};

/**
 * The configuration that points at the vendor sandbox, for demos and tests.
 *
 * @param sandboxUrl for example http://localhost:4002
 * @param smtpUrl for example smtp://localhost:4025
 * @param scannerUrl for example tcp://localhost:4310
 */
export function sandboxVendorConfig(sandboxUrl: string, smtpUrl: string, scannerUrl = 'none'): VendorConfig {
  const base = sandboxUrl.replace(/\/$/, '');
  return {
    bureauUrl: `${base}/bureau`,
    bureauKey: 'sandbox_bureau',
    kbaUrl: `${base}/kba`,
    kbaKey: 'sandbox_kba',
    personaUrl: `${base}/persona`,
    personaKey: 'sandbox_persona',
    personaHostedUrl: `${base}/persona/verify`,
    personaTemplateId: 'itmpl_sandbox',
    plaidUrl: `${base}/plaid`,
    plaidClientId: 'sandbox_client',
    plaidSecret: 'sandbox_plaid',
    plaidLinkUrl: `${base}/plaid-link`,
    cardUrl: `${base}/cards`,
    cardKey: 'sandbox_card',
    cardPageUrl: `${base}/card-page`,
    paymentsUrl: `${base}/payments`,
    paymentsKey: 'sandbox_payments',
    partnerUrl: `${base}/partner`,
    partnerKey: 'sandbox_partner',
    partnerName: 'Genesis Lending',
    rewardsUrl: `${base}/rewards`,
    rewardsKey: 'sandbox_rewards',
    rewardsLoginUrl: `${base}/rewards-page/login`,
    crmUrl: `${base}/crm`,
    crmKey: 'sandbox_crm',
    twilioUrl: base,
    twilioAccountSid: 'AC00000000000000000000000000sandbox',
    twilioAuthToken: 'sandbox_twilio',
    twilioFrom: '+15555550100',
    smtpUrl,
    mailFrom: 'PatientFi <no-reply@patientfi.test>',
    lobUrl: `${base}/lob`,
    lobKey: 'sandbox_lob',
    scannerUrl,
  };
}
