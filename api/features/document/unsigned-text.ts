import type { DocumentKey } from '@contract/entities/document';
import { type Language, languages } from '@contract/language';
import type { Config } from '../../config/config';
import { adverseActionNoticeSample } from './adverse-action-notice';
import { contentHash } from './content-hash';
import { creditLineAgreementSample } from './credit-line-agreement';
import { creditScoreDisclosureSample } from './credit-score-disclosure';
import type { DocumentContent } from './document-content';
import { loanAgreementSample } from './loan-agreement';
import { partnerLoanAgreementSample } from './partner-loan-agreement';
import { accountOpeningDisclosures } from './texts/account-opening-disclosures';
import { accountOpeningDisclosures as accountOpeningDisclosuresInSpanish } from './texts/account-opening-disclosures.es';
import { achAuthorization } from './texts/ach-authorization';
import { achAuthorization as achAuthorizationInSpanish } from './texts/ach-authorization.es';
import { applicationNoticesAndTerms } from './texts/application-notices-and-terms';
import { applicationNoticesAndTerms as applicationNoticesAndTermsInSpanish } from './texts/application-notices-and-terms.es';
import { consentAndAuthorization } from './texts/consent-and-authorization';
import { consentAndAuthorization as consentAndAuthorizationInSpanish } from './texts/consent-and-authorization.es';
import { electronicRecordsSignature } from './texts/electronic-records-signature';
import { electronicRecordsSignature as electronicRecordsSignatureInSpanish } from './texts/electronic-records-signature.es';
import { financialPrivacyPolicy } from './texts/financial-privacy-policy';
import { financialPrivacyPolicy as financialPrivacyPolicyInSpanish } from './texts/financial-privacy-policy.es';
import { LATE_PAYMENT_TEXT } from './texts/late-payment';
import { membershipAgreement } from './texts/membership-agreement';
import { membershipAgreement as membershipAgreementInSpanish } from './texts/membership-agreement.es';
import { mobilePhoneDisclosure } from './texts/mobile-phone-disclosure';
import { mobilePhoneDisclosure as mobilePhoneDisclosureInSpanish } from './texts/mobile-phone-disclosure.es';
import { nonTelemarketingCallsTexts } from './texts/non-telemarketing-calls-texts';
import { nonTelemarketingCallsTexts as nonTelemarketingCallsTextsInSpanish } from './texts/non-telemarketing-calls-texts.es';
import { partnerLenderConsent } from './texts/partner-lender-consent';
import { partnerLenderConsent as partnerLenderConsentInSpanish } from './texts/partner-lender-consent.es';
import { providerMasterAgreement } from './texts/provider-master-agreement';
import { termsAndConditions } from './texts/terms-and-conditions';
import { termsAndConditions as termsAndConditionsInSpanish } from './texts/terms-and-conditions.es';
import type { TextFacts } from './texts/text-facts';

const sample = ({ creditor, practiceState }: TextFacts) =>
  loanAgreementSample(creditor, LATE_PAYMENT_TEXT, practiceState);

const texts: Record<DocumentKey, (facts: TextFacts) => DocumentContent> = {
  'terms-and-conditions': termsAndConditions,
  'consent-and-authorization': consentAndAuthorization,
  'electronic-records-signature': electronicRecordsSignature,
  'financial-privacy-policy': financialPrivacyPolicy,
  'non-telemarketing-calls-texts': nonTelemarketingCallsTexts,
  'application-notices-and-terms': applicationNoticesAndTerms,
  'installment-loan-agreement': (facts) => ({ ...sample(facts), documentKey: 'installment-loan-agreement' }),
  '503': sample,
  'account-opening-disclosures': accountOpeningDisclosures,
  'mobile-phone-disclosure': mobilePhoneDisclosure,
  'membership-agreement': membershipAgreement,
  'ach-authorization': achAuthorization,
  'provider-master-agreement': providerMasterAgreement,
  'adverse-action-notice': (facts) => adverseActionNoticeSample({ ...facts, language: 'en' }),
  'credit-line-agreement': ({ creditor }) => creditLineAgreementSample(creditor),
  'partner-lender-consent': partnerLenderConsent,
  'partner-loan-agreement': ({ partnerLender, creditor }) => partnerLoanAgreementSample(partnerLender, creditor),
  'credit-score-disclosure': (facts) => creditScoreDisclosureSample({ ...facts, language: 'en' }),
};

/** The texts that have a Spanish one by now; the others are shown in English. */
export const spanishTexts: Partial<typeof texts> = {
  'account-opening-disclosures': accountOpeningDisclosuresInSpanish,
  'application-notices-and-terms': applicationNoticesAndTermsInSpanish,
  'financial-privacy-policy': financialPrivacyPolicyInSpanish,
  'membership-agreement': membershipAgreementInSpanish,
  'terms-and-conditions': termsAndConditionsInSpanish,
  'consent-and-authorization': consentAndAuthorizationInSpanish,
  'electronic-records-signature': electronicRecordsSignatureInSpanish,
  'non-telemarketing-calls-texts': nonTelemarketingCallsTextsInSpanish,
  'mobile-phone-disclosure': mobilePhoneDisclosureInSpanish,
  'ach-authorization': achAuthorizationInSpanish,
  'partner-lender-consent': partnerLenderConsentInSpanish,
  'adverse-action-notice': (facts) => adverseActionNoticeSample({ ...facts, language: 'es' }),
  'credit-score-disclosure': (facts) => creditScoreDisclosureSample({ ...facts, language: 'es' }),
};

type Reader = { state?: string | null; practiceState?: string | null; language?: Language };

/**
 * The text of a document as it stands before anybody signs.
 * @param reader where the applicant lives and where the practice is, as far as they are known, and what they read.
 */
export function unsignedText(
  documentKey: DocumentKey,
  config: Config,
  { state = null, practiceState = null, language = 'en' }: Reader = {},
): DocumentContent {
  const { brandFinancing, brandMembership } = config;
  const textIn = (language === 'es' && spanishTexts[documentKey]) || texts[documentKey];
  return textIn({
    creditor: brandFinancing.name,
    membershipBrand: brandMembership.name,
    partnerLender: config.vendors.partnerName,
    postalAddress: brandFinancing.postalAddress,
    supportEmail: brandFinancing.supportEmail,
    supportPhone: brandFinancing.supportPhone,
    membershipEmail: brandMembership.supportEmail,
    membershipPhone: brandMembership.supportPhone,
    state,
    practiceState,
  });
}

/**
 * The text that somebody was shown, by its hash: a page in Spanish may have shown the English one. Without a hash the one of
 * the reader's language; undefined for a text that is none of today's.
 */
export function shownText(
  documentKey: DocumentKey,
  config: Config,
  { hash, ...reader }: Reader & { hash: string | undefined },
): DocumentContent | undefined {
  if (hash === undefined) return unsignedText(documentKey, config, reader);
  const candidates = languages.map((language) => unsignedText(documentKey, config, { ...reader, language }));
  return candidates.find((text) => contentHash(text) === hash);
}
