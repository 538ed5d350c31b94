import type { DocumentKey } from '@contract/entities/document';
import { paths } from '@contract/paths';

/** The public legal pages: where they are, which document they show and what the tab says meanwhile. */
export const legalPages: readonly { path: string; documentKey: DocumentKey; title: string }[] = [
  { path: paths.legal.termsAndConditions.pattern, documentKey: 'terms-and-conditions', title: 'Terms and conditions' },
  {
    path: paths.legal.consentAndAuthorization.pattern,
    documentKey: 'consent-and-authorization',
    title: 'Consent and authorization',
  },
  {
    path: paths.legal.electronicRecordsSignature.pattern,
    documentKey: 'electronic-records-signature',
    title: 'Electronic records and signature',
  },
  {
    path: paths.legal.financialPrivacyPolicy.pattern,
    documentKey: 'financial-privacy-policy',
    title: 'Financial privacy policy',
  },
  {
    path: paths.legal.nonTelemarketing.pattern,
    documentKey: 'non-telemarketing-calls-texts',
    title: 'Calls and texts',
  },
  {
    path: paths.legal.applicationNotices.pattern,
    documentKey: 'application-notices-and-terms',
    title: 'Application notices and terms',
  },
  // The instalment loan agreement is document 503 (decision 37).
  { path: paths.legal.installmentLoanAgreement.pattern, documentKey: '503', title: 'Installment loan agreement' },
  {
    path: paths.legal.accountOpeningDisclosures.pattern,
    documentKey: 'account-opening-disclosures',
    title: 'Account opening disclosures',
  },
  {
    path: paths.legal.mobilePhoneDisclosure.pattern,
    documentKey: 'mobile-phone-disclosure',
    title: 'Mobile phone disclosure',
  },
  { path: paths.legal.membershipAgreement.pattern, documentKey: 'membership-agreement', title: 'Membership agreement' },
  { path: paths.legal.achAuthorization.pattern, documentKey: 'ach-authorization', title: 'ACH authorization' },
  {
    path: paths.legal.providerMasterAgreement.pattern,
    documentKey: 'provider-master-agreement',
    title: 'Provider master agreement',
  },
];
