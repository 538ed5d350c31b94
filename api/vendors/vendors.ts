import { createBankLink } from './bank-link/plaid-bank-link';
import type { BankLink } from './bank-link/port';
import { createCardPage } from './card-page/http-card-page';
import type { CardPage } from './card-page/port';
import { createCreditBureau } from './credit-bureau/http-credit-bureau';
import type { CreditBureau } from './credit-bureau/port';
import { createCrm } from './crm/http-crm';
import type { Crm } from './crm/port';
import { createLetters } from './delivery/lob-letters';
import type { Letters, Mail, Sms, Voice } from './delivery/port';
import { createMail } from './delivery/smtp-mail';
import { createSms, createVoice } from './delivery/twilio';
import { createIdentityInquiry } from './identity-inquiry/persona-identity-inquiry';
import type { IdentityInquiry } from './identity-inquiry/port';
import { createKba } from './kba/http-kba';
import type { Kba } from './kba/port';
import { createPartnerLender } from './partner-lender/http-partner-lender';
import type { PartnerLender } from './partner-lender/port';
import { createPaymentProcessor } from './payments/http-payments';
import type { PaymentProcessor } from './payments/port';
import { createManufacturerRewards } from './rewards/http-rewards';
import type { ManufacturerRewards } from './rewards/port';
import type { AttemptOptions } from './transport/attempt';
import type { VendorConfig } from './vendor-config';
import { createVirusScanner } from './virus-scanner/clamav';
import type { VirusScanner } from './virus-scanner/port';

/** Everything the product asks of other companies. Features see these ports and nothing behind them. */
export type Vendors = {
  readonly creditBureau: CreditBureau;
  readonly kba: Kba;
  readonly identityInquiry: IdentityInquiry;
  readonly bankLink: BankLink;
  readonly cardPage: CardPage;
  readonly partnerLender: PartnerLender;
  readonly rewards: ManufacturerRewards;
  readonly crm: Crm;
  readonly payments: PaymentProcessor;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly voice: Voice;
  readonly letters: Letters;
  readonly scanner: VirusScanner;
};

/**
 * The real adapters of every port.
 *
 * @param options limits and time sources for all of them; by default 2 s to connect, 8 s in all with at most three
 * tries, and a breaker per vendor that opens for 15 s after five failures in a row
 */
export function createVendors(config: VendorConfig, options: AttemptOptions = {}): Vendors {
  const twilio = {
    ...options,
    baseUrl: config.twilioUrl,
    accountSid: config.twilioAccountSid,
    authToken: config.twilioAuthToken,
    from: config.twilioFrom,
  };
  return {
    creditBureau: createCreditBureau({ ...options, baseUrl: config.bureauUrl, apiKey: config.bureauKey }),
    kba: createKba({ ...options, baseUrl: config.kbaUrl, apiKey: config.kbaKey }),
    identityInquiry: createIdentityInquiry({
      ...options,
      baseUrl: config.personaUrl,
      apiKey: config.personaKey,
      hostedUrl: config.personaHostedUrl,
      templateId: config.personaTemplateId,
    }),
    bankLink: createBankLink({
      ...options,
      baseUrl: config.plaidUrl,
      clientId: config.plaidClientId,
      secret: config.plaidSecret,
      linkUrl: config.plaidLinkUrl,
    }),
    cardPage: createCardPage({
      ...options,
      baseUrl: config.cardUrl,
      apiKey: config.cardKey,
      pageUrl: config.cardPageUrl,
    }),
    partnerLender: createPartnerLender({
      ...options,
      baseUrl: config.partnerUrl,
      apiKey: config.partnerKey,
      lenderName: config.partnerName,
    }),
    rewards: createManufacturerRewards({
      ...options,
      baseUrl: config.rewardsUrl,
      apiKey: config.rewardsKey,
      loginUrl: config.rewardsLoginUrl,
    }),
    crm: createCrm({ ...options, baseUrl: config.crmUrl, apiKey: config.crmKey }),
    payments: createPaymentProcessor({ ...options, baseUrl: config.paymentsUrl, apiKey: config.paymentsKey }),
    mail: createMail({ ...options, smtpUrl: config.smtpUrl, from: config.mailFrom }),
    sms: createSms(twilio),
    voice: createVoice(twilio),
    letters: createLetters({ ...options, baseUrl: config.lobUrl, apiKey: config.lobKey }),
    scanner: createVirusScanner({ ...options, scannerUrl: config.scannerUrl }),
  };
}
