import type { DocumentKey } from '@contract/entities/document';
import type { Config } from '../../config/config';
import { adverseActionNoticeSample } from './adverse-action-notice';
import { creditLineAgreementSample } from './credit-line-agreement';
import { creditScoreDisclosureSample } from './credit-score-disclosure';
import type { DocumentContent } from './document-content';
import { loanAgreementSample } from './loan-agreement';
import { partnerLoanAgreementSample } from './partner-loan-agreement';
import { accountOpeningDisclosures } from './texts/account-opening-disclosures';
import { achAuthorization } from './texts/ach-authorization';
import { applicationNoticesAndTerms } from './texts/application-notices-and-terms';
import { consentAndAuthorization } from './texts/consent-and-authorization';
import { electronicRecordsSignature } from './texts/electronic-records-signature';
import { financialPrivacyPolicy } from './texts/financial-privacy-policy';
import { LATE_PAYMENT_TEXT } from './texts/late-payment';
import { membershipAgreement } from './texts/membership-agreement';
import { mobilePhoneDisclosure } from './texts/mobile-phone-disclosure';
import { nonTelemarketingCallsTexts } from './texts/non-telemarketing-calls-texts';
import { partnerLenderConsent } from './texts/partner-lender-consent';
import { providerMasterAgreement } from './texts/provider-master-agreement';
import { termsAndConditions } from './texts/terms-and-conditions';
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
  'adverse-action-notice': ({ creditor }) => adverseActionNoticeSample(creditor),
  'credit-line-agreement': ({ creditor }) => creditLineAgreementSample(creditor),
  'partner-lender-consent': partnerLenderConsent,
  'partner-loan-agreement': ({ partnerLender, creditor }) => partnerLoanAgreementSample(partnerLender, creditor),
  'credit-score-disclosure': ({ creditor }) => creditScoreDisclosureSample(creditor),
};

/**
 * The text of a document as it stands before anybody signs.
 * @param states where the applicant lives and where the practice is, as far as they are known.
 */
export function unsignedText(
  documentKey: DocumentKey,
  config: Config,
  states: { state?: string | null; practiceState?: string | null } = {},
): DocumentContent {
  const { brandFinancing, brandMembership } = config;
  return texts[documentKey]({
    creditor: brandFinancing.name,
    membershipBrand: brandMembership.name,
    partnerLender: config.vendors.partnerName,
    postalAddress: brandFinancing.postalAddress,
    supportEmail: brandFinancing.supportEmail,
    supportPhone: brandFinancing.supportPhone,
    membershipEmail: brandMembership.supportEmail,
    membershipPhone: brandMembership.supportPhone,
    state: states.state ?? null,
    practiceState: states.practiceState ?? null,
  });
}
