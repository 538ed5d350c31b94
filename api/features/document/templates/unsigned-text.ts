import type { DocumentKey } from '@contract/document/entity';
import { type Language, languages } from '@contract/language';
import { supportHoursWords } from '@domain/support-hours';
import type { Config } from '../../../config/config';
import { contentHash } from '../rendering/content-hash';
import type { DocumentContent } from '../rendering/document-content';
import { adverseActionNoticeSample } from './adverse-action-notice';
import { creditLineAgreementSample } from './credit-line-agreement';
import { creditScoreDisclosureSample } from './credit-score-disclosure';
import { loanAgreementSample } from './loan-agreement';
import { partnerLoanAgreementSample } from './partner-loan-agreement';
import { spouseNoticeSample } from './spouse-notice';
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
import { membershipAgreement } from './texts/membership-agreement';
import { membershipAgreement as membershipAgreementInSpanish } from './texts/membership-agreement.es';
import { membershipPrivacyPolicy } from './texts/membership-privacy-policy';
import { membershipPrivacyPolicy as membershipPrivacyPolicyInSpanish } from './texts/membership-privacy-policy.es';
import { mobilePhoneDisclosure } from './texts/mobile-phone-disclosure';
import { mobilePhoneDisclosure as mobilePhoneDisclosureInSpanish } from './texts/mobile-phone-disclosure.es';
import { nonTelemarketingCallsTexts } from './texts/non-telemarketing-calls-texts';
import { nonTelemarketingCallsTexts as nonTelemarketingCallsTextsInSpanish } from './texts/non-telemarketing-calls-texts.es';
import { partnerLenderConsent } from './texts/partner-lender-consent';
import { partnerLenderConsent as partnerLenderConsentInSpanish } from './texts/partner-lender-consent.es';
import { providerMasterAgreement } from './texts/provider-master-agreement';
import { termsAndConditions } from './texts/terms-and-conditions';
import { termsAndConditions as termsAndConditionsInSpanish } from './texts/terms-and-conditions.es';
import { reachOf, type TextFacts } from './texts/text-facts';

type Texts = Readonly<Record<DocumentKey, (facts: TextFacts) => DocumentContent>>;
type FilledKey =
  | '503'
  | 'installment-loan-agreement'
  | 'adverse-action-notice'
  | 'credit-line-agreement'
  | 'partner-loan-agreement'
  | 'credit-score-disclosure'
  | 'spouse-notice';

/** The samples of what is otherwise filled in for somebody. */
const samplesIn = (language: Language): Pick<Texts, FilledKey> => {
  const loan = (facts: TextFacts) => loanAgreementSample({ ...facts, borrowerState: facts.state, language });
  return {
    '503': loan,
    'installment-loan-agreement': (facts) => ({ ...loan(facts), documentKey: 'installment-loan-agreement' }),
    'adverse-action-notice': (facts) => adverseActionNoticeSample({ ...facts, language }),
    'credit-line-agreement': (facts) => creditLineAgreementSample({ ...facts, language }),
    'partner-loan-agreement': (facts) =>
      partnerLoanAgreementSample({ ...facts, lender: facts.partnerLender, platform: facts.creditor, language }),
    'credit-score-disclosure': (facts) => creditScoreDisclosureSample({ ...facts, language }),
    'spouse-notice': (facts) => spouseNoticeSample({ ...facts, language }),
  };
};

const texts: Texts = {
  ...samplesIn('en'),
  'terms-and-conditions': termsAndConditions,
  'consent-and-authorization': consentAndAuthorization,
  'electronic-records-signature': electronicRecordsSignature,
  'financial-privacy-policy': financialPrivacyPolicy,
  'non-telemarketing-calls-texts': nonTelemarketingCallsTexts,
  'application-notices-and-terms': applicationNoticesAndTerms,
  'account-opening-disclosures': accountOpeningDisclosures,
  'mobile-phone-disclosure': mobilePhoneDisclosure,
  'membership-agreement': membershipAgreement,
  'membership-privacy-policy': membershipPrivacyPolicy,
  'ach-authorization': achAuthorization,
  'provider-master-agreement': providerMasterAgreement,
  'partner-lender-consent': partnerLenderConsent,
};

/** Every text that patients read; a practice reads its own agreement in English. */
export const spanishTexts: Omit<Texts, 'provider-master-agreement'> = {
  ...samplesIn('es'),
  'terms-and-conditions': termsAndConditionsInSpanish,
  'consent-and-authorization': consentAndAuthorizationInSpanish,
  'electronic-records-signature': electronicRecordsSignatureInSpanish,
  'financial-privacy-policy': financialPrivacyPolicyInSpanish,
  'non-telemarketing-calls-texts': nonTelemarketingCallsTextsInSpanish,
  'application-notices-and-terms': applicationNoticesAndTermsInSpanish,
  'account-opening-disclosures': accountOpeningDisclosuresInSpanish,
  'mobile-phone-disclosure': mobilePhoneDisclosureInSpanish,
  'membership-agreement': membershipAgreementInSpanish,
  'membership-privacy-policy': membershipPrivacyPolicyInSpanish,
  'ach-authorization': achAuthorizationInSpanish,
  'partner-lender-consent': partnerLenderConsentInSpanish,
};

const isPatients = (key: DocumentKey): key is keyof typeof spanishTexts => key in spanishTexts;

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
  const spanish = language === 'es' && isPatients(documentKey) ? spanishTexts[documentKey] : undefined;
  const textIn = spanish ?? texts[documentKey];
  return textIn({
    creditor: brandFinancing.name,
    membershipBrand: brandMembership.name,
    partnerLender: config.vendors.partnerName,
    postalAddress: brandFinancing.postalAddress,
    supportEmail: brandFinancing.supportEmail,
    ...reachOf(brandFinancing),
    membershipEmail: brandMembership.supportEmail,
    membershipWriteTo: reachOf(brandMembership).writeTo,
    membershipPhone: brandMembership.supportPhone,
    supportHours: supportHoursWords[spanish ? 'es' : 'en'](config.supportHours),
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
